// Plays at a table by pressing what can be pressed, as quickly as the page allows. Always the same in the same position: nothing is pressed
// twice because the answer takes a while.
window.playOn = async ({ buys, turns = 999, until = null }) => {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.offsetParent !== null);
  const one = (selector) => all(selector)[0];
  const main = () => one(".decision-buttons .main:not(:disabled)");

  // Whether not all copies of a card are picked: `1/3`.
  const hasMore = (card) => {
    const [picked, copies] = (card.querySelector(".times")?.textContent ?? "").split("/").map(Number);
    return picked < copies;
  };

  const several = () => {
    const [chosen, most] = one(".progress").textContent.trim().split("/").map(Number);
    if (chosen === most) return main();
    const junk = one(".hand .card.legal:not(.picked):is(.kind-victory, .kind-curse)");
    if (main()) return junk ?? main();
    const spare = all(".hand .card.legal, .choosing .card").find((card) => !card.matches(".picked") || hasMore(card));
    return junk ?? one(".hand .card.legal:not(.picked), .choosing .card:not(.picked)") ?? spare;
  };

  // "witch:1" is wanted once only.
  const left = new Map(buys.map((entry) => [entry.split(":")[0], Number(entry.split(":")[1] ?? 99)]));
  const fromSupply = () => {
    const piles = all(".pile.legal button");
    const wanted = [...left].filter(([, number]) => number > 0).map(([card]) => piles.find((pile) => pile.dataset.card === card)).find(Boolean);
    if (wanted && left.get(wanted.dataset.card) < 99) left.set(wanted.dataset.card, left.get(wanted.dataset.card) - 1);
    return wanted ?? main() ?? piles[0];
  };

  const next = () => {
    if (one(".prompt.doubtful")) return main();
    if (one(".progress")) return several();
    const action = one(".hand .card.legal:is(.kind-action, .kind-attack, .kind-reaction)");
    if (action) return action;
    if (one(".choosing .card")) return one(".choosing .card");
    if (one(".pile.legal")) return fromSupply();
    return main() ?? all(".hand .card.legal").at(-1);
  };

  const PARTS = [".top-bar", ".seats", ".supply", ".play-row", ".prompt", ".hand", ".toasts", ".end-of-game"];
  const look = () => PARTS.map((part) => document.querySelector(part)?.textContent).join("|");
  const change = (before) =>
    new Promise((resolve) => {
      const done = () => look() !== before && (observer.disconnect(), resolve());
      const observer = new MutationObserver(done);
      observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
      done();
    });

  for (;;) {
    const before = look();
    if (one(".end-of-game")) return "over";
    if (until && one(until)) return "seen";
    const turn = Number(one(".turn-number")?.textContent.match(/\d+/)?.[0] ?? 0);
    const asked = one(".decision.asked");
    if (asked && turn >= turns) return "there";
    if (asked) next()?.click();
    await change(before);
    await new Promise((resolve) => setTimeout(resolve)); // messages come in between
  }
};
