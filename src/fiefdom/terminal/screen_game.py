"""The table on the screen: everything in sight, one line that says what to decide, keys, mouse and typed commands."""

from __future__ import annotations

import dataclasses
import os
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import ClassVar, TypeAlias

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Grid, Horizontal, Vertical, VerticalScroll
from textual.events import Resize
from textual.widgets import Footer, Input, Static

from fiefdom.cards.card import Card
from fiefdom.engine.kinds import BASIC
from fiefdom.errors import BadPath, FiefdomError, NotUnderstood
from fiefdom.game.commands import completed
from fiefdom.game.question import PASS, Question
from fiefdom.game.view import View
from fiefdom.terminal.direction import Direction
from fiefdom.terminal.lines import card_lines, end_signals, outcome_lines
from fiefdom.terminal.plain_game import INTERRUPTED
from fiefdom.terminal.screens import (
    CAN_BE_CHOSEN,
    CLOSING_KEYS,
    KEY_LABELS,
    SheetScreen,
    Tile,
    classes_of,
    columns_of_sheet,
    keys_and_commands,
)
from fiefdom.terminal.session import Session
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.log import log_lines
from fiefdom.text.texts import Texts
from fiefdom.text.typed import Command, parse

DIGITS = "1234567890"
LATER = "…"
"""The labels of keys come with the language."""

COLUMNS = 3
"""Piles in a row of the Supply."""

PANELS = {"supply": "ui-supply", "hand": "ui-hand", "side": "ui-log"}
"""The parts of the table that have a heading."""


NewSession: TypeAlias = Callable[[], Session]


class PlayApp(App[int]):
    """A game at the terminal. It ends with exit code 0, or 130 after Ctrl-C; the session is saved to `save_path` after every decision."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = None
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "obey('treasures')", LATER),
        Binding("a", "go_on", LATER),
        Binding("e", "obey('end-turn')", LATER),
        Binding("u", "obey('undo')", LATER),
        Binding("y", "obey('redo')", show=False),
        Binding("enter", "confirm", show=False),
        Binding("escape", "clear", show=False),
        Binding("question_mark", "help", LATER, key_display="?"),  # before those that need not be seen in a narrow terminal
        Binding("q", "leave", LATER),
        Binding("slash", "command", LATER, key_display="/"),
        Binding("d", "details", LATER),
        Binding("l", "language", LATER),
        Binding("ctrl+c", f"leave({INTERRUPTED})", show=False, priority=True),
        *(Binding(digit, f"hand({place})", show=False) for place, digit in enumerate(DIGITS)),
    ]

    def __init__(
        self, session: Session, texts: Texts, *, save_path: Path | None = None, new_session: NewSession | None = None, bidi: str = "auto"
    ) -> None:
        super().__init__()
        self.new_session = new_session
        self.session = session
        self.texts = texts
        self.save_path = save_path
        self.bidi = bidi
        self.picks: Counter[Card] = Counter()
        self.order: list[Card] = []
        self.message = ""
        self.shown_card: Card | None = None
        self.looking: int | None = None

    # What is on the screen

    def compose(self) -> ComposeResult:
        """The table: players, Supply, play area, decision, hand and command line; the log beside them."""
        with Horizontal(id="table"):
            with Vertical(id="board"):
                yield Static(id="players", markup=False)
                yield Grid(id="supply")
                yield Static(id="play", markup=False)
                yield Static(id="decision", markup=False)
                yield Horizontal(id="hand")
                yield Static(id="message", markup=False)
            with VerticalScroll(id="side"):
                yield Static(id="log", markup=False)
        yield Input(id="command", compact=True)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.set_language(self.texts.language)
        self.start(self.session)

    def on_resize(self, event: Resize) -> None:
        """Lines are broken anew."""
        for name, fits in classes_of(event.size).items():
            self.set_class(fits, name)
        self.query_one("#supply").scroll_home(animate=False)
        self.call_after_refresh(self.refresh_table)

    @property
    def direction(self) -> Direction:
        """How lines are written in this language and terminal."""
        return Direction.of(is_rtl=self.texts.is_rtl, mode=self.bidi, environment=os.environ)

    @property
    def view(self) -> View:
        return self.session.game.view(self.looking)

    def go_on(self) -> None:
        """After anything has changed: bots decide, the game is saved, the table drawn anew."""
        self.session.advance()
        while self.session.failures:
            self.message = self.texts.error(self.session.failures.pop())
        self.keep_game()
        self.clear_picks()
        if self.session.game.outcome:
            self.looking = self.session.viewer
            self.refresh_table()
            self.show_end()
        elif self.session.viewer != self.looking and len(self.session.people) > 1:
            self.hand_over()
        else:
            self.refresh_table()

    def keep_game(self) -> None:
        """Save the game; if it cannot be, it can still be played."""
        try:
            if self.save_path:
                self.session.save(self.save_path)
        except BadPath as problem:
            self.message = self.texts.error(problem)

    def start(self, session: Session) -> None:
        self.session = session
        self.looking = session.viewer if len(session.people) <= 1 else None
        self.message = ""
        self.call_later(self.lay_out_piles)
        self.go_on()

    def hand_over(self) -> None:
        """Another person is to decide: nothing is shown until the keyboard has changed hands."""
        self.looking = None
        self.refresh_table()
        seat = self.session.viewer
        assert seat is not None
        line = self.texts.format("ui-pass-device", player=self.session.game.players[seat])

        def taken(_: str | None) -> None:
            self.looking = seat
            self.refresh_table()

        self.push_screen(self.sheet([line], ("enter",)), taken)

    def refresh_table(self) -> None:
        view = self.view
        self.put("players", "\n".join(self.player_lines(view)))
        self.put("play", self.play_line(view))
        self.put("decision", self.decision_line(view))
        self.put("message", self.message)
        for tile in self.query(Tile).filter(".pile"):
            self.show_pile(tile, view)
        self.show_hand(view)
        self.show_side()

    async def lay_out_piles(self) -> None:
        """Put the piles into their places, the Kingdom cards first; right-to-left rows begin on the right (R-LANG-2)."""
        cards = self.session.game.kingdom.cards
        piles: list[Card | None] = [*cards[BASIC:], *cards[:BASIC]]
        piles += [None] * (-len(piles) % COLUMNS)
        rows = [piles[start : start + COLUMNS] for start in range(0, len(piles), COLUMNS)]
        ordered = [card for row in rows for card in (reversed(row) if self.texts.is_rtl else row)]
        supply = self.query_one("#supply", Grid)
        await supply.remove_children()
        await supply.mount_all([Tile(card, classes="pile") if card else Static() for card in ordered])
        self.refresh_table()

    def put(self, name: str, text: str) -> None:
        """Write a text into its place, line by line."""
        place = self.query_one(f"#{name}", Static)
        place.update("\n".join(self.direction.lines(text, place.content_size.width or 60)))

    def player_lines(self, view: View) -> Iterator[str]:
        """Everybody but the viewer: hand size, visible discard, cards set aside."""
        players = self.session.game.players
        for seat, name in enumerate(players):
            if seat == self.looking and len(players) > 1:
                continue
            top = view.discard_top(seat)
            parts = [self.texts.format("ui-hand-of", player=name, n=view.hand_size(seat))]
            parts += [self.texts.format("ui-top-card", card=top)] if top else []
            aside = view.aside(seat)
            parts += [f"{self.texts.format('ui-aside')}: {self.texts.cards(aside)}"] if aside else []
            yield ("› " if seat == view.turn else "  ") + " · ".join(parts)

    def play_line(self, view: View) -> str:
        """What is in play, and the signs of the end."""
        cards = [card for seat in range(view.seats) for card in view.in_play(seat)]
        line = f"{self.texts.format('ui-in-play')}: {self.texts.cards(cards)}"
        if self.looking is not None and view.aside(self.looking):
            line += f" · {self.texts.format('ui-aside')}: {self.texts.cards(view.aside(self.looking))}"
        return f"{line}\n{end_signals(view, self.texts)}"

    def decision_line(self, view: View) -> str:
        """What there is to decide, and the counters of the turn."""
        counters = self.texts.format("ui-counters", actions=view.actions, buys=view.buys, coins=view.coins)
        if view.question and view.is_asked:
            asked = self.texts.question(view.question, view, self.session.game.players)
            chosen = f" · {self.texts.format('ui-picked', cards=self.texts.cards(self.picks))}" if self.picks else ""
            return f"{asked}{chosen}\n{counters}"
        return f"{self.texts.waiting(view, self.session.game.players)}\n{counters}" if view.phase != "over" else counters

    def show_pile(self, tile: Tile, view: View) -> None:
        legal = self.is_legal(tile.card, view) and self.asks_from_supply(view)
        mark = CAN_BE_CHOSEN if legal else " "
        about = self.texts.summary(tile.card, self.session.game.kingdom.edition)
        width = tile.content_size.width or 20
        text = self.direction.fit(f"{mark}${view.cost(tile.card)} ×{view.supply[tile.card]} {self.texts.name(tile.card)}", width)
        lines = self.direction.lines(about, width, most=2) if self.has_class("roomy") else []
        tile.show(text, legal=legal, about=about, lines=lines)

    def asks_from_supply(self, view: View) -> bool:
        """Whether the open question is about piles."""
        return view.question is not None and (view.question.id == "buy" or view.question.id.endswith(".gain"))

    def is_legal(self, card: Card, view: View) -> bool:
        return view.is_asked and view.question is not None and card in view.question.cards

    def show_hand(self, view: View) -> None:
        """The hand, and cards in question that are not in it, each with the digit that chooses it."""
        hand = self.query_one("#hand", Horizontal)
        hand.remove_children()
        tiles = []
        for place, (card, number) in enumerate(self.hand_cards(view)):
            tile = Tile(card, classes="card")
            legal = self.is_legal(card, view) and not self.asks_from_supply(view)
            digit = DIGITS[place] if place < len(DIGITS) else " "
            picked = f" [{self.picks[card]}]" if self.picks[card] else ""
            times = f" ×{number}" if number > 1 else ""
            text = f"{CAN_BE_CHOSEN if legal else ' '}{digit} {self.texts.card(card)}{times}{picked}"
            tile.show(self.direction.line(text), legal=legal, about=self.texts.summary(card, self.session.game.kingdom.edition))
            tiles.append(tile)
        hand.mount_all(reversed(tiles) if self.texts.is_rtl else tiles)

    def hand_cards(self, view: View) -> list[tuple[Card, int]]:
        """The cards at the bottom of the screen: the hand, or what a card lets one choose from."""
        if self.looking is None:
            return []
        cards = Counter(view.hand)
        if view.question and view.is_asked and not self.asks_from_supply(view):
            for card in view.question.cards:
                cards[card] = max(cards[card], 1)
        slots = self.session.game.kingdom.slots
        order = sorted(cards, key=lambda card: (not card.has_type(1), slots[card.name]))
        return [(card, cards[card]) for card in order]

    def show_side(self) -> None:
        """The log, or the details of a card in its place."""
        side = self.query_one("#side", VerticalScroll)
        self.set_class(self.shown_card is not None, "reading")
        width = max(10, side.content_size.width - 1)
        if self.shown_card:
            lines = list(card_lines(self.shown_card, self.texts, self.session.game.kingdom.edition))
        else:
            game = self.session.game
            lines = [str(line) for line in log_lines(game.events, game.players, self.texts, self.looking)][-200:]
        broken = [part for line in lines for part in self.direction.lines(line, width)]
        self.query_one("#log", Static).update("\n".join(broken))
        side.scroll_end(animate=False) if not self.shown_card else side.scroll_home(animate=False)

    def sheet(self, lines: list[str], keys: tuple[str, ...]) -> SheetScreen:
        """Lines over the table, broken here: once they are in the order of the screen, right-to-left lines cannot be broken."""
        broken = [part for line in lines for part in self.direction.lines(line, columns_of_sheet(self.size))]
        return SheetScreen(broken, keys, is_rtl=self.texts.is_rtl)

    def show_end(self) -> None:
        """Scores, and what to do next."""

        def chosen(key: str | None) -> None:
            if key == "r":
                self.start(self.session.rematch())
            elif key == "n" and self.new_session:
                self.start(self.new_session())
            elif key == "q":
                self.exit(0)

        outcome = self.session.game.outcome
        assert outcome is not None
        lines = [*outcome_lines(self.session.game, outcome, self.texts), "", self.texts.format("ui-next")]
        self.push_screen(self.sheet(lines, ("r", "n", "q", "escape")), chosen)

    # What people do

    def on_tile_chosen(self, event: Tile.Chosen) -> None:
        self.choose(event.card)

    def action_hand(self, place: int) -> None:
        """A digit chooses a card of the hand."""
        cards = self.hand_cards(self.view)
        if place < len(cards):
            self.choose(cards[place][0])

    def choose(self, card: Card) -> None:
        """Name a card: at once where one is asked for, into the selection where several are."""
        view = self.view
        if not self.is_legal(card, view):
            self.shown_card = card
            self.refresh_table()
            return
        assert view.question is not None
        if view.question.remaining > 1:
            self.toggle(card, view)
        else:
            self.attempt(Command("answer", (card.name,)))

    def toggle(self, card: Card, view: View) -> None:
        """Pick one more copy of a card, or none of it after the last."""
        available = dict(self.hand_cards(view)).get(card, 1)
        assert view.question is not None
        if self.picks[card] < available and self.picks.total() < view.question.remaining:
            self.picks[card] += 1
            self.order.append(card)
        else:
            self.order = [other for other in self.order if other != card]
            del self.picks[card]
        self.refresh_table()

    def clear_picks(self) -> None:
        self.picks.clear()
        self.order.clear()

    def action_clear(self) -> None:
        """Escape: the selection, the details, or the command line go away."""
        self.clear_picks()
        self.shown_card = None
        self.message = ""
        self.query_one("#command", Input).value = ""
        self.set_focus(None)
        self.refresh_table()

    def action_confirm(self) -> None:
        """Enter: send the selection."""
        question = self.view.question
        if question is None or not self.view.is_asked:
            return
        if self.order or (question.may_pass and not question.is_phase):
            self.attempt(Command("answer", completed(question, [card.name for card in self.order])))

    def action_go_on(self) -> None:
        self.attempt(Command("answer", (PASS,)))

    def action_obey(self, kind: str) -> None:
        """Do what a command of this kind does."""
        self.attempt(Command(kind))

    def action_details(self) -> None:
        """Show the card that has the focus, or the log again."""
        focused = self.focused
        self.shown_card = focused.card if isinstance(focused, Tile) and self.shown_card is None else None
        self.refresh_table()

    def action_command(self) -> None:
        """Type a command. The focus moves at once, so that whoever types fast does not press other keys instead."""
        self.screen.set_focus(self.query_one("#command", Input))

    def action_language(self) -> None:
        """The next language, in the middle of the game."""
        self.set_language(LANGUAGES[(LANGUAGES.index(self.texts.language) + 1) % len(LANGUAGES)])
        self.refresh_table()

    def action_help(self) -> None:
        self.push_screen(self.sheet(keys_and_commands(self.texts), CLOSING_KEYS))

    def action_leave(self, code: int = 0) -> None:
        """Leave; the game is kept."""
        self.exit(code)

    def set_language(self, language: str) -> None:
        """Speak another language: texts, labels and the side on which things stand."""
        self.texts = Texts(language, also_english=self.texts.also_english)
        self.title = self.texts.format("ui-title")
        for name, key in PANELS.items():
            self.query_one(f"#{name}").border_title = self.direction.line(self.texts.format(key))
        self.set_class(self.texts.is_rtl, "rtl")
        self.call_later(self.lay_out_piles)
        self.query_one("#command", Input).placeholder = self.direction.line(self.texts.format("ui-command-hint"))
        for name, key in KEY_LABELS.items():
            for bindings in self._bindings.key_to_bindings.values():
                for place, binding in enumerate(bindings):
                    if binding.action == name:
                        bindings[place] = dataclasses.replace(binding, description=self.direction.line(self.texts.format(key)))
        self.refresh_bindings()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.input.value = ""
        if not event.value.strip():
            self.action_confirm()
            return
        try:
            command = parse(event.value, self.texts, self.view)
        except FiefdomError as problem:
            self.complain(problem)
            return
        self.attempt(command)

    def attempt(self, command: Command) -> None:
        """Do what is wanted, or say why not; nothing changes then."""
        self.message = ""
        try:
            self.execute(command)
        except FiefdomError as problem:
            self.complain(problem)

    def complain(self, problem: FiefdomError) -> None:
        self.message = self.texts.error(problem)
        self.refresh_table()

    def execute(self, command: Command) -> None:
        session = self.session
        if command.kind == "answer":
            self.answer(command.answers)
        elif command.kind in ("treasures", "end-turn", "undo", "redo"):
            deeds = {"treasures": session.play_all_treasures, "end-turn": session.end_turn, "undo": session.undo, "redo": session.redo}
            deeds[command.kind]()
            self.go_on()
        elif command.kind == "card":
            self.shown_card = command.card
            self.refresh_table()
        elif command.kind == "save":
            path = Path(command.value or (self.save_path or "game.fief")).expanduser()
            session.save(path)
            self.message = self.texts.format("ui-saved", value=str(path))
            self.refresh_table()
        elif command.kind == "help":
            self.action_help()
        elif command.kind == "why":
            self.push_screen(self.sheet(session.told_by_bots(self.texts), CLOSING_KEYS))
        elif command.kind == "quit":
            self.exit(0)
        else:
            self.shown_card = None
            self.refresh_table()

    def answer(self, answers: tuple[str, ...]) -> None:
        question: Question | None = self.view.question
        if question is None or not self.view.is_asked:
            raise NotUnderstood("not-now", value=", ".join(answers))
        self.session.answer(*answers)
        self.shown_card = None
        self.go_on()
