import "./rules.css";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { everyCard } from "../cards/catalogue";
import { Icon } from "../ui/Icon";
import { announce } from "../ui/notices";
import { Ltr } from "../ui/Texts";
import type { ConditionPart, StatementShown, StrategyChecked } from "../wire/protocol";
import { cardName } from "../words/cards";
import { t } from "../words/t";
import { type Dragging, useDragging } from "./dragging";
import { helpFor } from "./help";
import type { Vocabulary } from "./language";
import { added, movedTo, type Rules, removed, replaced, written } from "./rules";

interface Props {
  text: string;
  change: (text: string) => void;
  checked: StrategyChecked | null;
  vocabulary: Vocabulary;
}

/** The rules of a text as a form. What is changed here is changed in the text, and nowhere else. */
export function RuleBuilder({ text, change, checked, vocabulary }: Props) {
  // Until the server has read a text that was changed here, its statements are those that the change has made.
  const [made, setMade] = useState<Rules>({ text: "", statements: [] });
  const rules = checked ? { text, statements: checked.statements } : made.text === text ? made : { text, statements: [] };
  const put = (changed: Rules): void => {
    setMade(changed);
    change(changed.text);
  };
  const { statements } = rules;
  const list = useRef<HTMLOListElement>(null);
  const follow = useFocus(list);
  const move = (from: number, to: number): void => {
    const changed = movedTo(rules, from, to);
    if (!changed) return;
    put(changed);
    follow(to);
    announce(t("lab-rule-moved", { rule: statements[from]?.text ?? "", n: to + 1 }));
  };
  const dragging = useDragging(list, (from, to) => movedTo(rules, from, to) !== null, move);
  const last = (place: number): boolean => statements.slice(place + 1).every(({ section, kind }) => section !== statements[place]?.section || kind === "section" || kind === "opening");
  return (
    <div class="rules">
      <ol ref={list}>
        {statements.map((statement, place) => (
          <li key={place} class={`rule ${statement.kind} ${dragging.mark(place)}`} onKeyDown={(event) => event.altKey && moveByKey(event, place, move)}>
            <Row
              statement={statement}
              n={place + 1}
              vocabulary={vocabulary}
              put={(changed) => put(replaced(rules, place, changed))}
              can={(step) => movedTo(rules, place, place + step) !== null}
              move={(step) => move(place, place + step)}
              grip={dragging.grip(place)}
              remove={() => put(removed(rules, place))}
            />
            {statement.kind !== "opening" && last(place) && <AddRule press={() => put(added(rules, place, vocabulary.cards[0] ?? ""))} />}
          </li>
        ))}
      </ol>
      {statements.every(({ kind }) => kind === "opening") && <AddRule press={() => put(added(rules, statements.length - 1, vocabulary.cards[0] ?? ""))} />}
    </div>
  );
}

/** After a rule has moved, whoever moved it by keys is still with it. */
function useFocus(list: { current: HTMLOListElement | null }): (place: number) => void {
  const wanted = useRef<{ place: number; label: string } | null>(null);
  useLayoutEffect(() => {
    const { place, label } = wanted.current ?? {};
    wanted.current = null;
    const row = place === undefined ? undefined : list.current?.children[place];
    const same = label ? row?.querySelector<HTMLElement>(`[data-does="${label}"]:not(:disabled)`) : null;
    (same ?? row?.querySelector<HTMLElement>("[data-does=grip]"))?.focus();
  });
  return (place) => {
    const held = list.current?.querySelector<HTMLElement>(":focus");
    if (held) wanted.current = { place, label: held.dataset["does"] ?? "" };
  };
}

/** Up and down, as in the text. */
function moveByKey(event: KeyboardEvent, place: number, move: (from: number, to: number) => void): void {
  const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
  if (step === 0) return;
  event.preventDefault();
  move(place, place + step);
}

function AddRule({ press }: { press: () => void }) {
  return (
    <button type="button" class="button quiet slim rule-add" onClick={press}>
      <Icon name="plus" /> {t("lab-rule-add")}
    </button>
  );
}

interface RowProps {
  statement: StatementShown;
  n: number;
  vocabulary: Vocabulary;
  put: (changed: StatementShown) => void;
  /** Whether it can go so many places down. */
  can: (step: number) => boolean;
  move: (step: number) => void;
  grip: ReturnType<Dragging["grip"]>;
  remove: () => void;
}

function Row({ statement, n, vocabulary, put, can, move, grip, remove }: RowProps) {
  if (statement.kind === "section") return <SectionHead section={statement.section} />;
  const said = { rule: statement.text };
  return (
    <>
      <span class="rule-moves">
        <button
          type="button"
          class="rule-move rule-grip"
          data-does="grip"
          disabled={!can(-1) && !can(1)}
          aria-label={t("lab-rule-move", said)}
          onKeyDown={(event) => moveByKey(event, 0, (_, step) => move(step))}
          {...grip}
        >
          ⠿
        </button>
        <button type="button" class="rule-move" data-does="up" disabled={!can(-1)} aria-label={t("lab-rule-up", said)} onClick={() => move(-1)}>
          ▴
        </button>
        <button type="button" class="rule-move" data-does="down" disabled={!can(1)} aria-label={t("lab-rule-down", said)} onClick={() => move(1)}>
          ▾
        </button>
      </span>
      <span class="rule-parts">
        <Parts statement={statement} n={n} vocabulary={vocabulary} put={put} />
      </span>
      <button type="button" class="rule-move" aria-label={t("lab-rule-remove", said)} onClick={remove}>
        <Icon name="close" />
      </button>
    </>
  );
}

function SectionHead({ section }: { section: string }) {
  return (
    <h3>
      <Ltr>[{section}]</Ltr> <small>{helpFor(section)}</small>
    </h3>
  );
}

function Parts({ statement, n, vocabulary, put }: Pick<RowProps, "statement" | "n" | "vocabulary" | "put">) {
  const { kind, targets, section, text } = statement;
  const target = (place: number, name: string): void => put({ ...statement, targets: targets.map((each, other) => (other === place ? name : each)) });
  if (kind === "opening") {
    return (
      <>
        <span>{t("lab-rule-opening", { split: section })}</span>
        <TargetSelect label={t("lab-rule-first")} value={targets[0] ?? ""} vocabulary={vocabulary} choose={(name) => target(0, name)} />
        <TargetSelect label={t("lab-rule-second")} value={targets[1] ?? ""} vocabulary={vocabulary} choose={(name) => target(1, name)} />
      </>
    );
  }
  if (kind === "text") {
    return (
      <input class="field rule-text" dir="ltr" aria-label={t("lab-rules-mistake", { text })} value={text} onChange={(event) => put({ ...statement, text: event.currentTarget.value })} />
    );
  }
  return (
    <>
      <TargetSelect label={t("lab-rule-card", { n })} value={targets[0] ?? ""} vocabulary={vocabulary} choose={(name) => target(0, name)} />
      <ConditionParts statement={statement} vocabulary={vocabulary} put={put} />
    </>
  );
}

function ConditionParts({ statement, vocabulary, put }: Pick<RowProps, "statement" | "vocabulary" | "put">) {
  const { parts, condition, joined } = statement;
  if (condition && parts.length === 0) {
    return (
      <>
        <span>{t("lab-rule-if")}</span>
        <input class="field rule-text" dir="ltr" aria-label={t("lab-rule-words")} value={condition} onChange={(event) => put({ ...statement, condition: event.currentTarget.value })} />
      </>
    );
  }
  const change = (changed: readonly ConditionPart[]): void => put({ ...statement, parts: [...changed], joined: changed.length > 1 ? joined || "and" : "" });
  return (
    <>
      {parts.map((part, place) => (
        <span key={place} class="rule-part">
          {place === 0 ? <span>{t("lab-rule-if")}</span> : <Joined joined={joined} choose={(word) => put({ ...statement, joined: word })} />}
          <Part part={part} vocabulary={vocabulary} put={(changed) => change(parts.map((each, other) => (other === place ? changed : each)))} />
          <button type="button" class="rule-move" aria-label={t("lab-rule-without")} onClick={() => change(parts.filter((_, other) => other !== place))}>
            <Icon name="close" />
          </button>
        </span>
      ))}
      <button type="button" class="rule-move" title={t("lab-rule-condition")} aria-label={t("lab-rule-condition")} onClick={() => change([...parts, firstPart(statement, vocabulary)])}>
        <Icon name="plus" />
      </button>
    </>
  );
}

/** What is mostly wanted: so many copies of the card and no more. */
function firstPart({ targets }: StatementShown, { info }: Vocabulary): ConditionPart {
  return { what: info.of_cards[0] ?? "", of: targets[0] ?? "", left: "", sign: info.signs[0] ?? "", right: "2" };
}

function Joined({ joined, choose }: { joined: string; choose: (word: string) => void }) {
  return (
    <select class="field rule-word" aria-label={t("lab-rule-condition")} value={joined} onChange={(event) => choose(event.currentTarget.value)}>
      <option value="and">{t("lab-rule-and")}</option>
      <option value="or">{t("lab-rule-or")}</option>
    </select>
  );
}

function Part({ part, vocabulary, put }: { part: ConditionPart; vocabulary: Vocabulary; put: (part: ConditionPart) => void }) {
  const { info } = vocabulary;
  if (!part.what) {
    return <input class="field rule-text" dir="ltr" aria-label={t("lab-rule-words")} value={written([part], "")} onChange={(event) => put({ ...part, left: event.currentTarget.value, sign: "", right: "" })} />;
  }
  const isOfCards = info.of_cards.includes(part.what);
  const choose = (what: string): void => put({ ...part, what, of: info.of_cards.includes(what) ? part.of || (vocabulary.cards[0] ?? "") : "" });
  return (
    <>
      <select class="field rule-word" aria-label={t("lab-rule-what")} title={helpFor(part.what)} value={part.what} onChange={(event) => choose(event.currentTarget.value)}>
        {[...info.of_cards, ...info.quantities].map((word) => (
          <option key={word} value={word}>
            {word}
          </option>
        ))}
      </select>
      {isOfCards && <TargetSelect label={t("lab-rule-of")} value={part.of} vocabulary={vocabulary} choose={(of) => put({ ...part, of })} />}
      {part.sign && (
        <>
          <select class="field rule-sign" aria-label={t("lab-rule-sign")} value={part.sign} onChange={(event) => put({ ...part, sign: event.currentTarget.value })}>
            {info.signs.map((sign) => (
              <option key={sign} value={sign}>
                {sign}
              </option>
            ))}
          </select>
          <input
            class="field rule-value"
            dir="ltr"
            inputMode="numeric"
            size={Math.max(SHORT, part.right.length)}
            aria-label={t("lab-rule-value")}
            value={part.right}
            onInput={(event) => {
              // While there is nothing in it, the rule stays as it was.
              if (event.currentTarget.value.trim()) put({ ...part, right: event.currentTarget.value });
            }}
          />
        </>
      )}
    </>
  );
}

/** Letters that a value has room for at least. */
const SHORT = 3;

/** A card by its English name, as it is called in the language of the reader. */
function inWords(name: string): string {
  const card = everyCard().find((each) => each.name === name);
  return card ? cardName(card.slug) : name;
}

/** A card, or a word for several; what is none of the known ones stays as it is. */
function TargetSelect({ label, value, vocabulary, choose }: { label: string; value: string; vocabulary: Vocabulary; choose: (name: string) => void }) {
  const words = [...vocabulary.info.types, vocabulary.info.nothing];
  const known = [...vocabulary.cards, ...words].includes(value);
  return (
    <select class="field rule-word" aria-label={label} title={helpFor(value)} value={value} onChange={(event) => choose(event.currentTarget.value)}>
      {!known && <option value={value}>{value}</option>}
      {vocabulary.cards.map((name) => (
        <option key={name} value={name}>
          {inWords(name)}
        </option>
      ))}
      {words.map((word) => (
        <option key={word} value={word}>
          {word}
        </option>
      ))}
    </select>
  );
}
