/** Changing the statements of a text one at a time: each is put where the old one stood, and everything around it stays. */

import type { ConditionPart, StatementShown } from "../wire/protocol";

/** A text and its statements, as the server has told them. */
export interface Rules {
  text: string;
  statements: readonly StatementShown[];
}

/** Parts of a condition as they are written. */
export function written(parts: readonly ConditionPart[], joined: string): string {
  return parts.map(({ what, of, left, sign, right }) => [what ? (of ? `${what}(${of})` : what) : left, sign, right].filter(Boolean).join(" ")).join(` ${joined} `);
}

/** A statement as it is written. */
function textOf(statement: StatementShown): string {
  const { kind, targets, parts, joined, condition, section, text } = statement;
  if (kind === "opening") return `open ${section}: ${targets.join(", ")}`;
  if (kind !== "rule") return text;
  const said = parts.length > 0 ? written(parts, joined) : condition;
  return said ? `${targets[0]} if ${said}` : (targets[0] ?? "");
}

/** The rules with a statement in place of another one. */
export function replaced(rules: Rules, place: number, changed: StatementShown): Rules {
  // Without its parts a condition is what is written out; a rule without any has none.
  const before = rules.statements[place]!;
  const bare = changed.parts.length === 0 && before.parts.length > 0 ? { ...changed, condition: "" } : changed;
  return put(rules, place, textOf(bare), bare);
}

function put({ text, statements }: Rules, place: number, said: string, changed: StatementShown): Rules {
  const old = statements[place]!;
  const lines = text.split("\n");
  const line = lines[old.line - 1] ?? "";
  lines[old.line - 1] = line.slice(0, old.column - 1) + said + line.slice(old.column - 1 + old.length);
  const longer = said.length - old.length;
  const moved = statements.map((each, other) => {
    if (other === place) return { ...changed, line: old.line, column: old.column, length: said.length, text: said };
    return each.line === old.line && each.column > old.column ? { ...each, column: each.column + longer } : each;
  });
  return { text: lines.join("\n"), statements: moved };
}

/** The rules with one of them a place further up or down, within its section; null where it cannot go. */
export function swapped(rules: Rules, place: number, step: number): Rules | null {
  const [one, two] = [rules.statements[place], rules.statements[place + step]];
  if (!one || !two || one.kind === "opening" || two.kind === "section" || two.kind === "opening" || one.section !== two.section) return null;
  return put(put(rules, place, two.text, two), place + step, one.text, one);
}

/** The rules with one of them at the place of another one; null where it cannot go. */
export function movedTo(rules: Rules, from: number, to: number): Rules | null {
  const step = Math.sign(to - from);
  if (step === 0) return null;
  const further = swapped(rules, from, step);
  return further && from + step !== to ? movedTo(further, from + step, to) : further;
}

/** The rules without one of them; its line goes with it unless something else stands there. */
export function removed(rules: Rules, place: number): Rules {
  const old = rules.statements[place]!;
  const lines = rules.text.split("\n");
  const line = lines[old.line - 1] ?? "";
  const rest = line.slice(0, old.column - 1) + line.slice(old.column - 1 + old.length);
  const left = rules.statements.filter((_, other) => other !== place);
  if (rest.replace(/[;\s]/g, "")) {
    lines[old.line - 1] = rest.replace(/;\s*;/, ";").replace(/^\s*;\s*|\s*;\s*$/g, "");
    return { text: lines.join("\n"), statements: left.filter(({ line: other }) => other !== old.line) };
  }
  lines.splice(old.line - 1, 1);
  return { text: lines.join("\n"), statements: left.map((each) => (each.line > old.line ? { ...each, line: each.line - 1 } : each)) };
}

/** The rules with a new one behind another: any card, to be changed. */
export function added(rules: Rules, place: number, card: string): Rules {
  const before = rules.statements[place];
  const line = before?.line ?? rules.text.split("\n").length;
  const lines = rules.text.split("\n");
  lines.splice(line, 0, card);
  const made: StatementShown = { kind: "rule", line: line + 1, column: 1, length: card.length, text: card, section: before?.kind === "opening" ? "" : (before?.section ?? ""), targets: [card], joined: "", parts: [], condition: "" };
  const moved = rules.statements.map((each) => (each.line > line ? { ...each, line: each.line + 1 } : each));
  return { text: lines.join("\n"), statements: [...moved.slice(0, place + 1), made, ...moved.slice(place + 1)] };
}
