// A bot for Fiefdom in JavaScript, for Node, without any library: Treasures, then Provinces.
//
// Try it: fiefdom bot check "node examples/bots/big_money.mjs"

import { createInterface } from "node:readline";

function choose({ id, answers, view }) {
  const word = id.split(".").at(-1);
  let wishes = [];
  if (word === "buy") {
    const late = view.supply.Province <= 4 ? ["Duchy", "Estate"] : [];
    wishes = ["Province", ...late, "Gold", "Silver", "pass"];
  } else if (["discard", "trash", "topdeck"].includes(word)) {
    wishes = ["Curse", "Estate", "Duchy", "Province", "pass"]; // first what is good for nothing
  } else if (word === "gain") {
    wishes = ["Gold", "Silver", "Duchy"];
  }
  return wishes.find((card) => answers.includes(card)) ?? answers[0];
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
