// A bot for Fiefdom in JavaScript, for Node, without any library: Treasures, then Provinces.
//
// Try it: fiefdom bot check "node examples/bots/big_money.mjs"

import { createInterface } from "node:readline";

function choose({ id, answers, view }) {
  const first = (...cards) => cards.find((card) => answers.includes(card));
  const word = id.split(".").at(-1);
  if (word === "buy") {
    const late = view.supply.Province <= 4 ? ["Duchy", "Estate"] : [];
    return first("Province", ...late, "Gold", "Silver", "pass");
  }
  if (["discard", "trash", "topdeck"].includes(word)) {
    return first("Curse", "Estate", "Duchy", "Province", "pass") ?? answers[0]; // first what is good for nothing
  }
  if (word === "gain") return first("Gold", "Silver", "Duchy") ?? answers.at(-1);
  return answers[0];
}

const replies = {
  hello: () => ({ type: "hello", protocol: 1, name: "Big Money in JavaScript" }),
  newgame: () => ({ type: "ready" }),
  question: (message) => ({ type: "answer", answer: choose(message) }),
};

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "quit") break;
  const reply = replies[message.type]?.(message);
  if (reply) process.stdout.write(JSON.stringify(reply) + "\n");
}
