// Everything that the page of a table shows, as somebody would read it off: names and numbers, by where they stand.
window.shown = () => {
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const text = (element) => element?.textContent.replace(/[\u2066-\u2069]/g, "").replace(/\s+/g, " ").trim() ?? null;
  const one = (selector, within = document) => text(within.querySelector(selector));
  const number = (words) => (words === null ? null : Number(words.replace(/[^\d−-]/g, "").replace("−", "-")));
  const name = (element) => {
    const labels = (element.getAttribute("aria-labelledby") ?? "").split(" ").filter(Boolean);
    return element.getAttribute("aria-label") ?? labels.map((id) => text(document.getElementById(id))).join(" ");
  };

  const counts = (seat) => Object.fromEntries(all(".seat-counts .count", seat).map((count) => [count.title, number(one(".ltr", count))]));
  const seat = (element) => ({
    name: one(".seat-name bdi", element),
    you: all(".seat-name .tag:not(.away-tag)", element).map(text),
    turn: element.matches(".has-turn[aria-current=true]"),
    own: element.matches(".own"),
    thinking: element.querySelector(".thinking") !== null,
    counts: counts(element),
    top: one(".top-card .hidden", element),
  });
  const pile = (row) => ({
    name: text(row.querySelector(".pile-name button")),
    cost: number(one(".price", row)),
    left: one(".pile-left > .ltr", row) ?? text(row.querySelector(".pile-left")),
    can: text(row.lastElementChild),
    legal: row.matches(".legal") && row.querySelector("[data-legal]") !== null,
  });
  const heap = (card) => ({
    name: one(".card-title", card),
    number: number(one(".times", card)) ?? 1,
    said: number(text(card.querySelector(":scope > .hidden"))?.match(/×(\d+)/)?.[1] ?? "1"),
    legal: card.matches(".legal"),
  });
  const lying = (group) => ({
    kind: [...group.classList].at(-1),
    whose: one(".lying-label bdi", group),
    cards: all(".card:not(.face-down)", group).map((card) => [one(".card-title", card), number(one(".times", card)) ?? 1]),
    hidden: all(".face-down", group).length,
  });
  const row = (line) => all("th, td", line).map(text);

  return {
    turn: number(one(".turn-number .ltr")),
    ending: all(".end-signal .ltr").map(text),
    seats: all(".seats .seat").map(seat),
    supply: Object.fromEntries(all(".pile").map((element) => [element.querySelector("button").dataset.card, pile(element)])),
    playing: one(".play-row > header bdi"),
    counters: all(".counter").map((counter) => [one(".counter-label", counter), one(".ltr", counter)]),
    lying: all(".lying-group").map(lying),
    trash: number(one(".trash-chip .ltr")),
    hand: Object.fromEntries(all(".heaps .card").map((card) => [card.dataset.card, heap(card)])),
    deck: number(one(".own-pile .ltr")),
    prompt: one(".prompt")?.replace(one(".prompt .progress") ?? "", "").trim(),
    doing: all(".decision-buttons button:not(:disabled)").map(text),
    undo: all(".decision-buttons .undo").map((button) => !button.disabled),
    log: all(".log-heading, .log-line").map((line) => text(line)),
    decks: all(".decks section").map((section) => [one("h3", section), all(".card-list li", section).map((line) => [one(".card-list-name", line), number(one(".ltr", line))])]),
    verdict: one(".end-head h2"),
    scores: all(".score-table tbody tr").map(row),
    columns: all(".score-table thead th").map((cell) => one(".card-column", cell) ?? text(cell)),
    winners: all(".score-table .winner th").map(text),
    curves: all(".curve-table").map((table) => all("tbody tr", table).map(row)),
    names: all("main section, main [role=region], main [role=grid], main [role=group], [role=log], aside, [role=tablist], [role=tabpanel]").map((element) => [element.className.split(" ")[0] || element.getAttribute("role"), name(element)]),
  };
};

// What the server has sent, message by message.
window.told = [];
window.WebSocket = class extends WebSocket {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", ({ data }) => told.push(JSON.parse(data)));
  }
};
window.tableTold = () => told.findLast(({ type }) => type === "snapshot" || type === "update")?.state;
window.logTold = () => told.reduce((log, { type, log: lines }) => (type === "snapshot" ? lines : type === "update" ? [...log, ...lines] : log), []);
