import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { qrCode } from "../src/ui/qr";

/** The digests of codes that another encoder (qrcode 8.2 of Python) has made of links of so many bytes, with this mask: every version, full and less so. */
const MADE_ELSEWHERE: readonly [bytes: number, mask: number, digest: string][] = [
  [14, 0, "70a57c0297e4c797"],
  [13, 3, "206c732f59371766"],
  [9, 5, "cce57efd4c8b3f60"],
  [26, 1, "583100260b66ecd0"],
  [25, 4, "39e9ab7b2dadcc54"],
  [21, 6, "c4aca12b0ae31601"],
  [42, 2, "1f862cf4761bce82"],
  [41, 5, "7f9790aa9cc35ab6"],
  [37, 7, "b801626b04218e97"],
  [62, 3, "770bdf90d75cb0a0"],
  [61, 6, "3b1644f62d128ee9"],
  [57, 0, "241b74314903ebbb"],
  [84, 4, "be6da9af0ad18975"],
  [83, 7, "f02451441efb6d7e"],
  [79, 1, "8e7554beb15e2d87"],
  [106, 5, "4f1daddee12ae862"],
  [105, 0, "90448e8336e6e612"],
  [101, 2, "e3041b2ee8aec692"],
  [122, 6, "f28dbb6da78557cd"],
  [121, 1, "74e2388c25271752"],
  [117, 3, "4097e2e3dd474368"],
  [152, 7, "ce8990e117c4bcf7"],
  [151, 2, "9828d651b7722548"],
  [147, 4, "bd8910e1e3a7be39"],
  [180, 0, "0558ac82a81c2bd9"],
  [179, 3, "4810ee7f07a6b837"],
  [175, 5, "eb87fdd55cfb9116"],
];

const link = (bytes: number): string => `http://192.168.1.20:8000/t/k3JmQ-2x_9aB#join=${"gP0zU5tQ".repeat(30)}`.slice(0, bytes);
const written = (code: ReturnType<typeof qrCode>): string => code!.map((row) => row.map(Number).join("")).join("");

test("a code is the one that others make, in every version", () => {
  for (const [bytes, mask, digest] of MADE_ELSEWHERE) {
    assert.equal(createHash("sha256").update(written(qrCode(link(bytes), mask))).digest("hex").slice(0, 16), digest, `${bytes} bytes, mask ${mask}`);
  }
});

test("without a mask one of the eight is taken, and what is too long has no code", () => {
  const all = Array.from({ length: 8 }, (_, mask) => written(qrCode(link(60), mask)));
  assert.ok(all.includes(written(qrCode(link(60)))));
  assert.equal(qrCode(link(181)), null);
});
