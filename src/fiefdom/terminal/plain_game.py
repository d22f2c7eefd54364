"""The game as lines, one after the other: for screen readers and pipes. No colours and no control characters."""

from __future__ import annotations

import contextlib
import shutil
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from fiefdom.errors import BadPath, FiefdomError, NotUnderstood
from fiefdom.terminal import lines
from fiefdom.terminal.direction import Direction, untouched_streams
from fiefdom.terminal.session import Session
from fiefdom.text.letters import fold
from fiefdom.text.log import Log, LogLine, log_lines
from fiefdom.text.texts import Texts
from fiefdom.text.typed import Command, parse

PROMPT = "> "
RESUME = "fiefdom play --resume"
INTERRUPTED = 130


class PlainGame:
    """Plays a session by printing lines and reading commands.

    The game is saved to `save_to` whenever a person has decided. `new_session` makes the next game; `bidi` is how right-to-left
    text is printed.
    """

    def __init__(self, session: Session, texts: Texts, *, save_to: Path, new_session: Callable[[], Session], bidi: str = "auto") -> None:
        self.texts = texts
        self.save_to = save_to
        self.new_session = new_session
        self.direction = Direction(texts.is_rtl, visual=texts.is_rtl and bidi == "visual")
        self.commands: dict[str, Callable[[Command], None]] = {
            "answer": lambda command: self._done(lambda: self.session.answer(*command.answers)),
            "treasures": lambda _: self._done(self.session.play_all_treasures),
            "end-turn": lambda _: self._done(self.session.end_turn),
            "undo": lambda _: self._done(self.session.undo),
            "redo": lambda _: self._done(self.session.redo),
            "help": lambda _: self._put_all(lines.help_lines(self.texts)),
            "card": self._tell,
            "show": self._show,
            "why": lambda _: self._put_all(self.session.told_by_bots(self.texts)),
            "save": self._save,
        }
        self._sit_down(session)

    def _sit_down(self, session: Session) -> None:
        self.session = session
        self.at_keyboard: int | None = session.people[0] if len(session.people) == 1 else None
        self.log = Log(session.game.players, self.texts, self.at_keyboard)
        self.logged = 0
        self.is_news = True
        """Whether there is something that the player has not been told yet."""

    # The game

    def run(self) -> int:
        """Play until somebody leaves; the exit code."""
        with untouched_streams():
            return self._play()

    def _play(self) -> int:
        try:
            self._greet()
            while self._go_on():
                pass
        except (EOFError, KeyboardInterrupt) as end:
            self._put("")
            self._leave()
            return INTERRUPTED if isinstance(end, KeyboardInterrupt) else 0
        self._leave()
        return 0

    def _greet(self) -> None:
        game = self.session.game
        self._put(f"{self.texts.format('ui-title')} – {self.texts.format('ui-unofficial')}")
        self._put(lines.named(self.texts, "ui-players", ", ".join(game.players)))
        name = self.texts.set_name(game.kingdom)
        cards = self.texts.cards(game.kingdom.kingdom_cards)
        self._put(lines.named(self.texts, "ui-kingdom", f"{name} – {cards}" if name else cards))
        self._put(self.texts.format("ui-command-hint"))
        if game.entries:
            self._put(self.texts.format("ui-resumed"))
            self._put_all(self._line(line) for line in self._recent())
            self._read_log()

    def _go_on(self) -> bool:
        """Let the bots play, ask for one command and carry it out; whether to go on after it."""
        self.session.advance()
        while self.session.failures:
            self._put_problem(self.session.failures.pop(0))
        self._put_log()
        if self.is_news:
            self._hand_over()
            self._put_news()
        line = self._read()
        try:
            return self._obey(line)
        except FiefdomError as problem:
            self._put_problem(problem)
            return True

    def _read(self) -> str:
        """The next command. What comes out of a pipe is printed too, as if it had been typed."""
        line = input(PROMPT)
        if not sys.stdin.isatty():
            self._put(line)
        return line

    def _obey(self, line: str) -> bool:
        if self.session.game.outcome and fold(line) in ("r", "n"):
            self._play_again(fold(line))
            return True
        command = parse(line, self.texts, self.session.game.view(self.session.viewer))
        if command.kind == "quit":
            return False
        self.commands[command.kind](command)
        return True

    def _done(self, decide: Callable[[], object]) -> None:
        """Carry out a decision of a person, and keep it."""
        decide()
        self.is_news = True
        self._keep()
        if self.session.unanswered:
            self._put_log()
            cards = self.texts.cards(map(self.session.game.kingdom.find, self.session.unanswered))
            self._put(self.texts.format("problem-left-out", cards=cards))

    def _keep(self) -> None:
        with contextlib.suppress(BadPath):  # a game that cannot be kept can still be played
            self.session.save(self.save_to)

    def _play_again(self, letter: str) -> None:
        session = self.session.rematch() if letter == "r" else self.new_session()
        self._sit_down(session)
        self._greet()
        if letter == "r":
            starter = session.game.players[session.game.setup.starter]
            self._put(self.texts.format("ui-rematch-starts", player=starter))

    # Several people at one keyboard

    def _hand_over(self) -> None:
        """Wait until the right person looks, before anything is shown that only that person may see."""
        session = self.session
        if not session.is_waiting_for_person or session.viewer == self.at_keyboard:
            return
        self.at_keyboard = session.viewer
        assert self.at_keyboard is not None
        if sys.stdout.isatty():
            self._put("\n" * shutil.get_terminal_size().lines)  # what the other one saw moves out of sight
        self._put(self.texts.format("ui-pass-device", player=session.game.players[self.at_keyboard]))
        input()

    # What is printed

    def _put(self, text: str) -> None:
        for part in text.split("\n"):
            sys.stdout.writelines(f"{line}\n" for line in self._broken(part))
        sys.stdout.flush()

    def _broken(self, text: str) -> list[str]:
        """A line as it is shown: a terminal would break it within words, and one that was turned round before its beginning."""
        if not sys.stdout.isatty():
            return [self.direction.line(text)]
        return self.direction.lines(text, shutil.get_terminal_size().columns)

    def _put_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._put(line)

    def _put_problem(self, problem: FiefdomError) -> None:
        self._put(self.texts.error(problem))
        if isinstance(problem, NotUnderstood):
            self._put(self.texts.format("problem-hint"))

    def _put_log(self) -> None:
        """Print what has happened since the last time. Where several people look, only what all may see."""
        self._put_all(self._line(line) for line in self._read_log())

    def _read_log(self) -> list[LogLine]:
        events = self.session.game.events[self.logged :]
        self.logged += len(events)
        return self.log.add(events)

    def _line(self, line: LogLine) -> str:
        return f"{line} {self.texts.format('log-only-choice')}" if line.only_choice else str(line)

    def _put_news(self) -> None:
        """Print where the game is and what it asks."""
        self.is_news = False
        game, seat = self.session.game, self.session.viewer
        if game.outcome:
            self._put_all(lines.outcome_lines(game, game.outcome, self.texts))
            self._put(self.texts.format("ui-next"))
        elif game.question and seat is not None:
            view = game.view(seat)
            self._put_all(lines.own_lines(view, game.players, self.texts))
            self._put_all(lines.question_lines(game.question, view, game.players, self.texts))

    # Commands that change nothing

    def _tell(self, command: Command) -> None:
        assert command.card is not None
        self._put_all(lines.card_lines(command.card, self.texts, self.session.game.kingdom.edition))

    def _show(self, command: Command) -> None:
        game, seat = self.session.game, self.session.viewer
        view = game.view(seat)
        if command.value == "question":
            self._put_news()
        elif command.value == "supply":
            self._put_all(lines.supply_lines(view, self.texts))
        elif command.value == "log":
            self._put_all(self._line(line) for line in self._recent())
        elif command.value == "score":
            self._put_all(lines.score_line(game, each, self.texts) for each in range(len(game.players)))
        elif seat is not None and command.value == "hand":
            self._put_all(lines.own_lines(view, game.players, self.texts))
        elif seat is not None and command.value == "deck":
            self._put_all(lines.deck_lines(view, seat, game.players, self.texts))

    def _recent(self) -> list[LogLine]:
        """The log of the last turn of everybody."""
        lines = log_lines(self.session.game.events, self.session.game.players, self.texts, self.log.viewer)
        first = (lines[-1].turn if lines else 0) - len(self.session.game.players) + 1
        return [line for line in lines if line.turn >= max(first, 1)]

    # Keeping the game

    def _save(self, command: Command) -> None:
        path = Path(command.value).expanduser() if command.value else self.save_to
        self.session.save(path)
        self._put(self.texts.format("ui-saved", value=str(path)))

    def _leave(self) -> None:
        try:
            self.session.save(self.save_to)
        except BadPath as problem:
            self._put(self.texts.error(problem))
        else:
            if not self.session.game.outcome:
                self._put(self.texts.format("ui-game-kept", value=RESUME))
