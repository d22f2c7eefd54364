import "./new.css";
import { useState } from "preact/hooks";
import { choices } from "../cards/catalogue";
import { has, t, tOf } from "../words/t";
import { clockWords } from "../ui/ClockWords";
import { Icon } from "../ui/Icon";
import { PageFrame } from "../shell/Page";
import { Notice } from "../ui/Notice";
import { Portrait } from "../ui/Portrait";
import { Ltr } from "../ui/Texts";
import type { ChoosingWish, ClockRule, NewSeat, TableOptions } from "../wire/protocol";
import type { Route } from "../shell/router";
import { person } from "../kept/person";
import { ownName, start } from "../shell/starting";
import { KingdomChooser } from "./KingdomChooser";

type Policy = NonNullable<TableOptions["undo"]>;

/** A table to one's own liking: cards, players, and what is allowed. */
export function NewTablePage({ route }: { route: Route }) {
  const first = choices.value?.first;
  const [chosenEdition, setEdition] = useState("");
  const edition = chosenEdition || (first?.edition ?? "");
  const [chosenKingdom, setKingdom] = useState(route.query.get("kingdom"));
  const kingdom = chosenKingdom ?? first?.kingdoms[edition] ?? "";
  const [seats, setSeats] = useState<readonly NewSeat[]>([{ kind: "person" }, { kind: route.query.has("friend") || route.query.has("open") ? "person" : "bot" }]);
  const [options, setOptions] = useState<TableOptions>({ undo: "ask", spectators: true, open_counts: false, score_counter: false, hints: false, advice: true, listed: route.query.has("open"), rated: false });
  const [name, setName] = useState("");
  const [cards, setCards] = useState("");
  const [choosing, setChoosing] = useState<ChoosingWish | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const begin = (event: SubmitEvent): void => {
    event.preventDefault();
    const filled = seats.map((seat, place) => (place === 0 ? { ...seat, name: ownName() } : seat));
    const ten = choosing && choosing.method !== "swap" ? "random" : kingdom; // a draft begins with none, but of an edition
    start({ name: name.trim(), kingdom: ten, cards, edition, seats: filled, options, choosing }).catch(setProblem);
  };
  return (
    <PageFrame wide>
      <form class="new-table" onSubmit={begin}>
        <h1>{t("web-new-table")}</h1>
        <div class="new-table-columns">
          <KingdomChooser edition={edition} setEdition={setEdition} kingdom={kingdom} setKingdom={setKingdom} setCards={setCards} choosing={choosing} setChoosing={setChoosing} />
          <div class="new-table-side">
            <SeatsChooser seats={seats} setSeats={setSeats} />
            <OptionsChooser options={options} setOptions={setOptions} name={name} setName={setName} isShared={seats.slice(1).some((seat) => seat.kind === "person")} />
            <Notice problem={problem} />
            <p class="new-table-start">
              <button type="submit" class="button main big" disabled={!kingdom}>
                <Icon name="play" /> {t("web-open-table")}
              </button>
            </p>
          </div>
        </div>
      </form>
    </PageFrame>
  );
}

/** The bot of a seat, if not said otherwise that of a first game; nothing for a person. */
const botOf = (seat: NewSeat): string => (seat.kind === "bot" ? seat.bot || choices.value?.first.bot || "" : "");

function SeatsChooser({ seats, setSeats }: { seats: readonly NewSeat[]; setSeats: (seats: readonly NewSeat[]) => void }) {
  const bots = choices.value?.bots ?? [];
  const put = (place: number, value: string): void => {
    const seat: NewSeat = value ? { kind: "bot", bot: value } : { kind: "person" };
    setSeats(seats.map((other, index) => (index === place ? seat : other)));
  };
  return (
    <fieldset class="panel">
      <legend>{t("ui-players")}</legend>
      <ol class="seat-choices">
        {seats.map((seat, place) => (
          <li key={place} class={`seat-${place}`}>
            <span class="avatar" aria-hidden="true">
              {seat.kind === "bot" ? <Portrait bot={botOf(seat)} /> : <Icon name="user" />}
            </span>
            {place === 0 ? (
              <b>{ownName()}</b>
            ) : (
              <select class="field" aria-label={`${t("web-seat")} ${place + 1}`} value={botOf(seat)} onChange={(event) => put(place, event.currentTarget.value)}>
                <option value="">{t("web-person-by-link")}</option>
                {bots.map((bot) => (
                  <option key={bot.name} value={bot.name}>
                    {bot.title || tOf("bot", bot.name)}
                  </option>
                ))}
              </select>
            )}
            {botOf(seat) && has("bot", `${botOf(seat)}-about`) && <p class="quiet-text">{tOf("bot", `${botOf(seat)}-about`)}</p>}
          </li>
        ))}
      </ol>
      <p class="stepper">
        <button type="button" class="button round" disabled={seats.length <= (choices.value?.fewest_seats ?? 0)} aria-label={t("web-fewer")} onClick={() => setSeats(seats.slice(0, -1))}>
          <Icon name="minus" />
        </button>
        <Ltr>{seats.length}</Ltr>
        <button
          type="button"
          class="button round"
          disabled={seats.length >= (choices.value?.most_seats ?? 0)}
          aria-label={t("web-more")}
          onClick={() => setSeats([...seats, { kind: "bot" }])}
        >
          <Icon name="plus" />
        </button>
      </p>
    </fieldset>
  );
}

interface OptionsProps {
  options: TableOptions;
  setOptions: (options: TableOptions) => void;
  name: string;
  setName: (name: string) => void;
  /** Whether there is a place for somebody else. */
  isShared: boolean;
}

function OptionsChooser({ options, setOptions, name, setName, isShared }: OptionsProps) {
  const clocks = choices.value?.clocks ?? [];
  const policies = (choices.value?.policies ?? []) as Policy[];
  return (
    <fieldset class="panel">
      <legend>{t("web-this-table")}</legend>
      <label class="row">
        <span>{t("web-table-name")}</span>
        <input class="field" dir="auto" maxLength={40} autocomplete="off" placeholder={t("web-table-name-none")} value={name} onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <label class="row">
        <span>{t("web-undo-policy")}</span>
        <select class="field" value={options.undo} onChange={(event) => setOptions({ ...options, undo: event.currentTarget.value as Policy })}>
          {policies.map((policy) => (
            <option key={policy} value={policy}>
              {t(`web-undo-${policy}`)}
            </option>
          ))}
        </select>
      </label>
      <label class="row">
        <span>{t("web-clock")}</span>
        <select class="field" value={clocks.findIndex((rule) => isSame(rule, options.clock ?? null))} onChange={(event) => setOptions({ ...options, clock: clocks[Number(event.currentTarget.value)] ?? null })}>
          <option value={-1}>{t("web-clock-none")}</option>
          {clocks.map((rule, place) => (
            <option key={place} value={place}>
              {clockWords(rule)}
            </option>
          ))}
        </select>
      </label>
      {options.clock && <p class="quiet-text row-note">{options.clock.per === "turn" ? t("web-clock-turn-about") : t("web-clock-game-about")}</p>}
      {isShared && <Switch label={t("web-listed")} value={options.listed ?? false} set={(listed) => setOptions({ ...options, listed })} />}
      {person() && <Switch label={t("web-rated")} value={options.rated ?? false} set={(rated) => setOptions({ ...options, rated })} />}
      <Switch label={t("web-spectators")} value={options.spectators ?? true} set={(spectators) => setOptions({ ...options, spectators })} />
      <Switch label={t("web-open-counts")} value={options.open_counts ?? false} set={(open_counts) => setOptions({ ...options, open_counts })} />
      <Switch label={t("web-score-counter")} value={options.score_counter ?? false} set={(score_counter) => setOptions({ ...options, score_counter })} />
      <Switch label={t("web-hints")} value={options.hints ?? false} set={(hints) => setOptions({ ...options, hints })} />
      <Switch label={t("web-advice-option")} value={options.advice ?? true} set={(advice) => setOptions({ ...options, advice })} />
    </fieldset>
  );
}

const isSame = (one: ClockRule, other: ClockRule | null): boolean => one.per === other?.per && one.seconds === other.seconds && one.increment === other.increment;

function Switch({ label, value, set }: { label: string; value: boolean; set: (value: boolean) => void }) {
  return (
    <label class="row">
      <span>{label}</span>
      <input type="checkbox" role="switch" class="switch" checked={value} onChange={(event) => set(event.currentTarget.checked)} />
    </label>
  );
}
