"""Whether the open question and the steps that wait below it are such as play leaves them.

No rule is told twice here: a question is right if an instruction of its card, done once more, asks it again to the byte. For that, what
an instruction can have moved before it asked (revealed cards, looked-at cards, a trashed card) is put back first. No card is named: what
is put back in vain leads to another state. The steps further below are not done again; they have to be ones that can wait, with numbers
that point at instructions of their card.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy

from fiefdom.cards.card import Piles
from fiefdom.cards.kind_table import Step, about, step_numbers, steps
from fiefdom.cards.verbs import do_next_turn, do_options, next_option, no_option, option_chosen
from fiefdom.cards.vocabulary import asked_in, vocabulary
from fiefdom.engine.bits import bit, mask_of
from fiefdom.engine.kinds import ACTION, ATTACK, Instruction, Kinds
from fiefdom.engine.later import MOST_IN_MIND, MOST_TIMES, kept_in_mind, take_up_later
from fiefdom.engine.layout import DEPTH, KNOWN, SLOTS
from fiefdom.engine.plays import AFTER_GUARD, carry_out, offer_reaction, reacted
from fiefdom.engine.questions import pick_next, picked
from fiefdom.engine.rules import Dealt
from fiefdom.engine.stack import ROOM_TO_PLAY
from fiefdom.engine.state import EMPTY, NOTHING, Frame
from fiefdom.engine.turn import action_chosen, action_phase, buy_chosen, buy_phase, treasure_chosen, treasure_phase
from fiefdom.engine.words import ACTION_PHASE, ASIDE, BUY_PHASE, DISCARD_PILE, GAME_OVER, HAND, LABELS, LOOKED, LOOT, TRASH, TREASURE_PHASE
from fiefdom.game.engines import GameHandle
from fiefdom.game.plain import record_of

PHASES: dict[Step, Step] = {action_chosen: action_phase, treasure_chosen: treasure_phase, buy_chosen: buy_phase}
"""The questions of the turn itself, and what asks them; nothing waits below."""

SHOWN: dict[Step, tuple[int, ...]] = {action_chosen: (0,), treasure_chosen: (0, TREASURE_PHASE), buy_chosen: (0, TREASURE_PHASE, BUY_PHASE)}
"""The phases that deeds can have shown before (`fiefdom.engine.turn.shown_phase`), which these steps keep in `number`."""

RESUMED: dict[int, tuple[Step, int]] = {ACTION_PHASE: (action_phase, 0), TREASURE_PHASE: (treasure_phase, TREASURE_PHASE)}
"""What lies at the bottom of the stack while a card is played, by phase, and its number."""

QUESTION = ("question", "decider", "asker", "may_pass", "answer", "source", "remaining", "among", "legal")
"""The fields that opening a question sets."""

# Frames that must be free above a waiting step, of the ROOM_TO_PLAY that playing a card makes sure of (docs/concepts/state.md)
ROOM_TO_GO_ON = ROOM_TO_PLAY - 1  # the second play waits below
OTHERS = 6  # what follows, and a block for five other players
OPTIONS = 3  # what follows a choice, the other options, and what follows in this one
EVERYONE = 6  # an answer of every player
CHOICES = tuple(verb.step for verb in vocabulary().values() if any(each.source == LABELS for each in verb.asks))
"""The steps that ask for some of the options below them."""

MOST_TYPES = 6  # of a card

ROOM_TO_ASK = ROOM_TO_GO_ON - OTHERS - OPTIONS


class Attempt(NamedTuple):
    """How a question may have come about."""

    before: Any
    """How things were, with what has moved since put back."""
    frame: Frame
    """The step that would have asked it."""
    apart: tuple[str, ...] = ()
    """What may lie about meanwhile."""
    answers: Mapping[int, int] = MappingProxyType({})
    """What was answered to the questions before it, by seat."""
    room: int = ROOM_TO_ASK
    """How many frames must be free for what it may leave."""


def contradiction(kinds: Kinds, handle: GameHandle, record: Any) -> str:
    """What cannot be pending in a state that is within bounds and breaks no law, in words; empty if play can have left it so."""
    asked = Asked(kinds, handle.copy(), record)
    if wrong := asked.wrong_later():
        return wrong
    if record["phase"] == GAME_OVER:
        return asked.wrong_at_end()
    if not asked.frames:
        return "a question is open, and no step waits for the answer"
    return asked.wrong_in_phase() if asked.top.step in PHASES else asked.wrong_in_play()


@functools.lru_cache(maxsize=256)
def book_of(piles: Piles) -> Kinds:
    """The cards of a game as lists, with their instructions."""
    return piles.kinds()


class Asked:
    """One open question and what waits below it; trials on copies show whether play can have asked it."""

    def __init__(self, kinds: Kinds, handle: GameHandle, record: Any) -> None:
        self.kinds = kinds
        self.handle = handle
        self.record = record
        self.frames = [Frame(steps()[row[0]], *row[1:]) for row in record["stack"][: record["depth"]].tolist()]

    @property
    def top(self) -> Frame:
        """The step that waits for the answer."""
        return self.frames[-1]

    # The turn itself

    def wrong_at_end(self) -> str:
        """What cannot be when a game is over."""
        numbers = ("actions", "buys", "coins", "counters", "last_picked", *QUESTION)
        left = [name for name in numbers if self.record[name].any()]
        if left:
            return f"the game is over, and its `{left[0]}` is `{self.record[left[0]]}`"
        return "" if is_tidy(self.record) else "the game is over, and cards are left aside"

    def wrong_in_phase(self) -> str:
        """What is wrong with the question which Action, Treasure or purchase it shall be."""
        asking = PHASES[self.top.step]
        usual = Frame(self.top.step, int(self.record["turn"]), number=self.top.number)
        if len(self.frames) > 1 or self.top != usual or self.top.number not in SHOWN[self.top.step]:
            return f"`{self.top.step.__name__}` waits where the turn of seat `{self.record['turn']}` does not"
        attempt = Attempt(self.closed(), self.top._replace(step=asking))
        return "" if self.is_asked_by(attempt) else f"`{asking.__name__}` would not ask this question"

    def wrong_later(self) -> str:
        """What cannot wait for another turn: anything but instructions of a card, and cards that a play keeps in mind."""
        for row in self.record["later"][: int(self.record["later_size"])].tolist():
            frame = Frame(steps()[row[0]], *row[1:])
            kept = Frame(kept_in_mind, int(self.record["turn"]), immune=1, amount=frame.amount, slot=frame.slot)
            block = self.later_block(frame)
            most = MOST_IN_MIND if frame == kept else MOST_TIMES
            is_known = frame == block or (frame == kept and frame.slot < self.kinds.number)
            if not is_known or frame.immune > 1 or not 0 < frame.amount <= most:
                return f"`{frame.step.__name__}` cannot wait for another turn with the numbers `{','.join(map(str, frame[1:]))}`"
        return ""

    def later_block(self, frame: Frame) -> Frame | None:
        """The entry of a block that its card leaves for the next turn, if that is one."""
        for place in self.places(frame.card) if frame.card < self.kinds.number else ():
            head = self.kinds.instructions[place]
            if head.step is do_next_turn and place + 1 == frame.place:
                return Frame(carry_out, frame.seat, frame.card, frame.immune, frame.amount, place=place + 1, number=place + 1 + head.size)
        return None

    # A card that is played

    def wrong_in_play(self) -> str:
        """What is wrong with a question of a card, or below it."""
        if self.top.card >= self.kinds.number:
            return f"`{self.top.step.__name__}` waits because of card `{self.top.card}`, which there is not"
        if self.top.step is picked:
            wrong = self.wrong_choice()
            if wrong:
                return wrong
            self.begin_choice()
        for attempt in self.attempts():
            if self.is_asked_by(attempt):
                return self.wrong_below(attempt)
        return f"no instruction of card `{self.top.card}` asks this question of `{self.top.step.__name__}`"

    def wrong_below(self, attempt: Attempt) -> str:
        """What cannot wait below the steps that an attempt has left."""
        expected = RESUMED.get(int(self.record["phase"]))
        size = len(self.frames) - self.left
        if expected is None or size == 0 or self.frames[0] != Frame(expected[0], int(self.record["turn"]), number=expected[1]):
            return f"the turn of seat `{self.record['turn']}` does not go on after the card that is played"
        if size + attempt.room > DEPTH or not self.is_left_by(attempt, size):  # what plays another card asks only with room for that
            return f"`{len(self.frames)}` steps wait, and there is no room for what they may leave"
        for place, frame in enumerate(self.frames[1:size], 1):
            if not self.can_wait(frame, place):
                return f"`{frame.step.__name__}` cannot wait with the numbers `{','.join(map(str, frame[1:]))}`"
        return ""

    def can_wait(self, frame: Frame, place: int) -> bool:
        """Whether a step can wait at this place of the stack: the next instruction of a card, or the second play of an Action."""
        if frame.step is take_up_later:
            return place == 1 and frame == Frame(take_up_later, int(self.record["turn"]))
        if frame.card >= self.kinds.number:
            return False
        if frame.step is offer_reaction:
            return self.can_still_react(frame) and place + ROOM_TO_GO_ON <= DEPTH
        if frame.step is do_options:
            usual = frame._replace(amount=0)
            return frame == usual and frame.slot > 0 and self.has_options(frame) and place + self.room_above(frame) <= DEPTH
        if about(step_numbers()[frame.step]).plays_again:
            usual = Frame(frame.step, frame.seat, frame.card)
            return frame == usual and self.kinds.types[frame.card] & ACTION != 0 and place + ROOM_TO_PLAY <= DEPTH
        usual = Frame(carry_out, frame.seat, frame.card, frame.immune, place=frame.place, number=self.block_end(frame))
        known = frame.place in self.places(frame.card) and self.kinds.instructions[frame.place].step is not no_option
        return frame == usual and known and frame.immune >> int(self.record["seats"]) == 0 and place + self.room_above(frame) <= DEPTH

    def can_still_react(self, frame: Frame) -> bool:
        """Whether a Reaction to an Attack that does something can be under way, of the player at `place` seats to the left."""
        seats = int(self.record["seats"])
        until = sum(1 << (frame.seat + distance) % seats for distance in range(1, min(frame.place, seats - 1) + 1))
        usual = Frame(offer_reaction, frame.seat, frame.card, frame.immune, frame.amount, place=frame.place)
        return frame == usual and bool(self.kinds.types[frame.card] & ATTACK) and 0 < frame.place < seats and not frame.immune & ~until

    def has_options(self, frame: Frame) -> bool:
        """Whether a choice of the card stands at the frame's place, and has the options that are chosen in `slot`."""
        head = self.kinds.instructions[frame.place - 1] if frame.place - 1 in self.places(frame.card) else None
        if head is None or head.step not in CHOICES or head.size != frame.number or frame.immune >> int(self.record["seats"]):
            return False
        block = self.kinds.instructions[frame.place : frame.place + frame.number]
        chosen = frame.slot.bit_count() + (frame.amount if frame.step is option_chosen else 0)
        return frame.slot < 1 << sum(each.step is no_option for each in block) and chosen <= (head.amount or MOST_TYPES)

    def places(self, slot: int) -> range:
        """Where the instructions of a card stand in the table."""
        return range(self.kinds.first[slot], self.kinds.last[slot])

    def block_end(self, frame: Frame) -> int:
        """Where the innermost block ends that an instruction stands in; the card's end if it stands in none."""
        return min((head + 1 + self.kinds.instructions[head].size for head in self.heads(frame)), default=self.kinds.last[frame.card])

    def heads(self, frame: Frame) -> list[int]:
        """The heads of the blocks that an instruction stands in."""
        return [head for head in self.places(frame.card) if head < frame.place <= head + self.kinds.instructions[head].size]

    def room_above(self, frame: Frame) -> int:
        """How many frames must be free above a waiting step."""
        outer = {self.kinds.instructions[head].step for head in self.heads(frame)}
        return ROOM_TO_GO_ON - (OTHERS if outer - {*CHOICES, no_option} else 0) - (OPTIONS if outer & set(CHOICES) else 0)

    # A choice of several cards

    def wrong_choice(self) -> str:
        """What is wrong with a choice of several cards that has begun."""
        zone = self.zone()
        named = self.record["picked"]
        number = int(named.sum(dtype=int))
        last = int(self.record["last_picked"])
        if (named > zone).any() or number != self.top.immune - self.top.number:
            return f"`{number}` cards are picked that were not to be picked"
        if (last != NOTHING) != (number > 0) or (number and (last >= len(named) or not named[last])):
            return f"card `{last}` is not the last one picked"
        reopened = Attempt(self.closed(), self.top._replace(step=pick_next))
        return "" if self.is_left_by(reopened) else "`pick_next` would not ask this question"

    def zone(self) -> Any:
        """The cards that a choice is about, as `fiefdom.engine.zones.kinds_in` finds them."""
        seat = self.top.seat
        zones = {HAND: self.record["hand"][seat], DISCARD_PILE: self.record["discard"][seat], ASIDE: self.record["aside"][seat]}
        return zones.get(self.top.slot, self.record["looked"] if self.top.slot == LOOKED else in_mind(self.record))

    def begin_choice(self) -> None:
        """Go back to the first question of the choice: nothing is picked yet, and nothing else has changed since."""
        first = self.closed()
        first["picked"] = 0
        first["last_picked"] = NOTHING
        self.frames[-1] = self.top._replace(number=self.top.immune)
        self.record = record_of(self.done(Attempt(first, self.top._replace(step=pick_next))))

    # Asking again

    def attempts(self) -> Iterator[Attempt]:
        """All the ways in which a card can have asked the open question."""
        if self.top.step is reacted:
            yield from self.reactions()
            return
        if self.top.step is option_chosen:
            if self.has_options(self.top):
                yield Attempt(self.closed(), self.top._replace(step=next_option))
            return
        if asking := about(step_numbers()[self.top.step]).asked_by:
            yield from self.sorting(asking)
            return
        for place in self.places(self.top.card):
            instruction = self.kinds.instructions[place]
            if instruction.size == 0:
                yield from self.instructed(instruction)
            elif instruction.step in CHOICES:
                frame = Frame(instruction.step, self.top.seat, self.top.card, self.top.immune, place=place + 1, number=instruction.size)
                yield Attempt(self.closed(), frame)

    def sorting(self, asking: Step) -> Iterator[Attempt]:
        """Cards that lie aside are put into an order."""
        lying = self.record["aside"].sum(axis=1, dtype=int)
        most = max((self.kinds.instructions[place].amount for place in self.places(self.top.card)), default=0)
        if 0 < lying[self.top.seat] == lying.sum() == self.top.immune <= most:
            yield Attempt(self.closed(), self.top._replace(step=asking), ("aside",))

    def reactions(self) -> Iterator[Attempt]:
        """The offer to reveal a Reaction to an Attack; only those who were asked before can be immune."""
        seats, attacker = int(self.record["seats"]), self.top.seat
        distance = self.top.place % AFTER_GUARD
        before = sum(1 << (attacker + each) % seats for each in range(1, distance + 1))
        if self.kinds.types[self.top.card] & ATTACK and distance > 0 and not self.top.immune & ~before:
            yield Attempt(self.closed(), self.top._replace(step=offer_reaction), room=ROOM_TO_GO_ON)

    def instructed(self, instruction: Instruction) -> Iterator[Attempt]:
        """The ways in which an instruction, done as `carry_out` does it, can have come to ask."""
        top = self.top
        immune = 0 if top.step is picked or top.immune >> int(self.record["seats"]) else top.immune
        frame = Frame(instruction.step, top.seat, top.card, immune, instruction.amount, number=instruction.number)
        questions = tuple(asked_in((instruction,)))
        if any(each.of == "everyone" for each in questions):
            chosen = {each.seat: each.slot for each in self.frames if about(step_numbers()[each.step]).dealt is Dealt.FROM_HAND}
            yield Attempt(self.closed(), frame, answers=chosen, room=EVERYONE)
            return
        yield Attempt(self.closed(), frame, ("loot",) if any(each.source == LOOT for each in questions) else ())
        if about(step_numbers()[top.step]).dealt is Dealt.FROM_HAND:
            yield Attempt(self.closed(), frame, answers={top.seat: top.slot})
        yield from (Attempt(before, frame) for before in (self.unrevealed(), self.undiscarded()) if before is not None)
        if self.record["looker"] == top.seat and self.record["looked"].any():
            yield from self.looking(instruction, frame)
        from_hand = any((each.number, each.source) == (TRASH, HAND) for each in questions[:-1])
        for slot in self.record["trash"].nonzero()[0].tolist():
            before = self.untrashed(slot, to_hand=from_hand)
            if before is not None:
                yield Attempt(before, frame, answers={top.seat: slot} if from_hand else {})

    def looking(self, instruction: Instruction, frame: Frame) -> Iterator[Attempt]:
        """Cards of the deck were looked at, some set aside before, the one in `slot` last; or what is left of them is asked about."""
        last = NOTHING if self.top.step is picked else self.top.slot
        before, aside = self.closed(), self.record["aside"]
        own = slots_of(aside[self.top.seat])
        is_last = last in own if own else last == NOTHING
        could_be = all(int(self.record["among"]) & bit(slot) for slot in own) and len(own) == aside.sum(dtype=int)
        if is_last and could_be and put_on_deck(before, self.top.seat, slots_of(before["looked"])):
            before["looked"] = 0
            before["looked_size"] = 0
            yield Attempt(before, frame._replace(slot=last), ("aside",))
        number = self.top.immune if self.top.step is picked else instruction.amount
        if self.record["looked"].sum(dtype=int) <= number <= instruction.amount:
            following = (step for place, step in enumerate(steps()) if about(place).follows is instruction.step)
            yield from (Attempt(self.closed(), frame._replace(step=step, amount=number, number=0), ("looked",)) for step in following)

    # What an instruction can have moved before it asked, put back

    def unrevealed(self) -> Any:
        """Cards of the deck were revealed, the one in `frame.slot` last."""
        before, last = self.closed(), self.top.slot
        revealed = slots_of(before["aside"][self.top.seat])
        if last not in revealed:
            return None
        revealed.remove(last)
        before["aside"][self.top.seat] = 0
        return before if put_on_deck(before, self.top.seat, [last, *revealed]) else None

    def undiscarded(self) -> Any:
        """The top card of the deck, which is in `frame.number`, was discarded onto the card in `frame.slot`."""
        before, top = self.closed(), self.top
        discard = before["discard"][top.seat]
        if top.number >= self.kinds.number or not discard[top.number]:
            return None
        discard[top.number] -= 1
        before["discard_size"][top.seat] -= 1
        before["top"][top.seat] = top.slot
        is_top = discard[top.slot] > 0 if top.slot < self.kinds.number else top.slot == NOTHING and not discard.any()
        return before if is_top and put_on_deck(before, top.seat, [top.number]) else None

    def untrashed(self, slot: int, *, to_hand: bool) -> Any:
        """A card of the hand, or the top card of the deck, was trashed for what is asked now."""
        before, seat = self.closed(), self.top.seat
        before["trash"][slot] -= 1
        before["owned"][seat][slot] += 1
        if not to_hand:
            return before if put_on_deck(before, seat, [slot]) else None
        before["hand"][seat][slot] += 1
        before["hand_size"][seat] += 1
        before["hand_mask"][seat] = mask_of(before["hand"][seat].tolist())
        return before

    # Trials

    def closed(self) -> Any:
        """The record before the question was opened, with nothing else changed."""
        before = record_of(self.record.tobytes())
        for name in QUESTION:
            before[name] = 0
        before["stack"] = 0
        before["depth"] = 0
        return before

    def is_asked_by(self, attempt: Attempt) -> bool:
        """Whether a step asks the open question, from a table where nothing lies about that its card does not account for."""
        apart = attempt.apart + (("loot",) if self.offers_loot() else ())
        if self.top.step is picked:
            attempt.before["last_picked"] = 0
        return is_tidy(attempt.before, apart) and attempt.before["last_picked"] == 0 and self.is_left_by(attempt)

    def is_left_by(self, attempt: Attempt, below: int = 0) -> bool:
        """Whether an attempt leaves the state as it is; instead of the steps further below so many blank ones wait."""
        after = self.done(attempt, below)
        self.left = min(int(record_of(after)["depth"]) - below, len(self.frames))
        expected = record_of(self.record.tobytes())
        expected["stack"] = 0
        expected["depth"] = below + self.left
        for place, frame in enumerate(self.frames[len(self.frames) - self.left :], below):
            expected["stack"][place] = row_of(frame)
        return bool(expected.tobytes()[: len(after)] == after)

    def done(self, attempt: Attempt, below: int = 0) -> bytes:
        """The state after an attempt with so many blank steps below."""
        asked = (self.record["question"], self.record["decider"])
        trial = record_of(attempt.before.tobytes())
        trial["stack"][:below] = row_of(EMPTY)
        trial["stack"][below] = row_of(attempt.frame)
        trial["depth"] = below + 1
        self.handle.load(trial.tobytes()[: len(self.handle.dump())])
        self.handle.resume()
        answers, game = dict(attempt.answers), self.handle
        while game.decider in answers and (game.question, game.decider) != asked and game.is_legal(answers[game.decider]):
            game.answer(answers.pop(game.decider))
        after: bytes = self.handle.dump()
        return after

    def offers_loot(self) -> bool:
        """Whether a waiting instruction will offer what a play keeps in mind."""
        waiting = (self.kinds.instructions[frame.place : frame.number] for frame in self.frames if frame.step is carry_out)
        return any(question.source == LOOT for block in waiting for question in asked_in(block))


def row_of(frame: Frame) -> tuple[int, ...]:
    """A frame as the record has it."""
    return (step_numbers()[frame.step], *frame[1:])


def is_tidy(record: Any, apart: tuple[str, ...] = ()) -> bool:
    """Whether no card is left aside, looked at, picked or looted, these zones apart."""
    is_out_of_mind = "loot" in apart or not in_mind(record).any()
    return is_out_of_mind and not any(record[zone].any() for zone in ("aside", "looked", "picked") if zone not in apart)


def in_mind(record: Any) -> Any:
    """The cards that a play keeps in mind, as `fiefdom.engine.later` finds them."""
    counts = numpy.zeros(SLOTS, int)
    for frame in record["later"][: record["later_size"]].tolist():
        if steps()[frame[0]] is kept_in_mind and frame[5] < SLOTS:
            counts[frame[5]] = frame[4]
    return counts


def slots_of(counts: Any) -> list[int]:
    """Counted cards as a list of slots."""
    return [slot for slot, number in enumerate(counts.tolist()) for _ in range(number)]


def put_on_deck(record: Any, seat: int, slots: list[int]) -> bool:
    """Put cards onto a deck, the last one on top; False if so many cannot have come from there."""
    size = int(record["known_size"][seat])
    if size + len(slots) > KNOWN:
        return False
    record["known"][seat][size : size + len(slots)] = slots
    record["known_size"][seat] = size + len(slots)
    return True
