"""From a strategy to the tables that the engine executes, for the cards of one game.

What strategies have in common is done once: the defaults for the cards, which sections answer which question, and every section that
another strategy has, too. So variants of a plan cost little more than the section in which they differ.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import numpy

from fiefdom.cards.card import Card
from fiefdom.cards.verbs import do_trash_this
from fiefdom.engine.layout import dtype
from fiefdom.engine.words import ASK_ACTION, ASK_BUY, GAIN, QUESTION_NAMES
from fiefdom.errors import BadStrategy
from fiefdom.game.plain import unpack
from fiefdom.strategy.board import Piles
from fiefdom.strategy.expression import coins, turn, words_of
from fiefdom.strategy.library import defaults
from fiefdom.strategy.program import BUYING, BY_PHASE, MOST_RULES, MOST_SECTIONS, NO_PAGE, NODES, PAGES, PURCHASE_PAGES, Program
from fiefdom.strategy.reading import ReadRule, RuleReader, chain_place
from fiefdom.strategy.section import LENGTHS, ROOM, CompiledSection, Purchases, mark_of
from fiefdom.strategy.strategy import Rule, Strategy

Rules = tuple[Rule, ...]

Chain = tuple[tuple[bool, str], ...]
"""The sections to try for a question, the own ones marked."""

OPENING_TURNS = 2

MOST = 127

DRAWN_BY_TERMINALS = 6
"""Of ten cards that Actions draw which end a turn; the others are lost where two of them meet."""

BOARDS_KEPT = 64
SECTIONS_KEPT = 1024
"""Boards, and sections of a board, that are remembered as they were compiled."""


def compile_strategy(strategy: Strategy, board: Piles) -> Program:
    """The program of a strategy for a kingdom. Rules about cards that are not there are left out; their counts are 0."""
    program = Program()
    unpack(numpy.frombuffer(packed_program(strategy, board), dtype(Program))[0], program)
    return program


@functools.lru_cache(maxsize=256)
def packed_program(strategy: Strategy, board: Piles) -> bytes:
    """The program as bytes for the compiled engine."""
    return compiler_for(board.cards).compile(strategy)


@functools.lru_cache(maxsize=BOARDS_KEPT)
def compiler_for(cards: tuple[Card, ...]) -> Compiler:
    """The compiler for the cards of a game."""
    return Compiler(cards)


class Skeleton(NamedTuple):
    """A program with the default sections and the chains; the own sections are missing, from `first_page` on."""

    image: bytes
    first_page: int
    own: tuple[str, ...]
    chains: Mapping[int, Chain]


class Compiler:
    """Compiles strategies for the cards of one game, and remembers what they have in common."""

    ALTERNATIVES = 4
    """Rules that are made of one whose condition has alternatives, at most; beyond that a tree is quicker."""

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards
        self.reader = RuleReader(cards)
        self.section = functools.lru_cache(maxsize=SECTIONS_KEPT)(self._section)
        self.purchases = functools.lru_cache(maxsize=SECTIONS_KEPT)(self._purchases)
        self.skeleton = functools.lru_cache(maxsize=SECTIONS_KEPT)(self._skeleton)
        self.default_section = functools.cache(self._default_section)

    def compile(self, strategy: Strategy) -> bytes:
        """The program of a strategy. Alternatives are rules of their own as long as there is room for them."""
        try:
            return self.compiled(strategy, Compiler.ALTERNATIVES)
        except BadStrategy:
            return self.compiled(strategy, 1)

    def compiled(self, strategy: Strategy, alternatives: int) -> bytes:
        """The program with up to so many rules for the alternatives of one."""
        own = self.own_sections(strategy)
        skeleton = self.skeleton(frozenset(own))
        image = bytearray(skeleton.image)
        program = numpy.frombuffer(image, dtype(Program))[0]
        sections = {name: self.section(own[name], words_of(name, self.cards), alternatives) for name in skeleton.own}
        for page, section in enumerate(sections.values(), skeleton.first_page):
            add_section(program, page, section, strategy.name)
        if any(section.woulds for section in sections.values()):
            self.check_circles(sections, skeleton.chains, strategy.name)
        program["careless"] = strategy.ends_while_losing
        program["weighs"] = strategy.weighs_last_gains and not strategy.ends_while_losing
        bought = self.purchases(own["buy"], alternatives)
        self.add_purchases(program, bought, strategy.name)
        self.add_marks(program, sections, skeleton, bought.mark)
        return bytes(image)

    def add_marks(self, program: Any, sections: Mapping[str, CompiledSection], skeleton: Skeleton, bought: bytes) -> None:
        """Mark the sections by what they say, and by what those say that they ask."""

        everything = mark_of(bought, *(part for name in skeleton.own for part in (name.encode(), sections[name].mark)))

        @functools.cache
        def mark(key: tuple[bool, str]) -> bytes:
            section = sections[key[1]] if key[0] else self.default_section(key[1])
            asked = [mark(each) for place in sorted(section.woulds) for each in skeleton.chains.get(place, ())[:1]]
            asked += [bought] if key == (True, "buy") else []
            asked += [everything] if section.trees.spares else []
            return mark_of(section.mark, *asked) if asked else section.mark

        for page, name in enumerate(skeleton.own, skeleton.first_page):
            program["marks"][page] = int.from_bytes(mark((True, name)), "little")
        for name, page in self.base[1].items():
            section = self.default_section(name)
            if section.woulds or section.trees.spares:
                program["marks"][page] = int.from_bytes(mark((False, name)), "little")

    def add_purchases(self, program: Any, bought: Purchases, strategy: str) -> None:
        """Write down what is known before a purchase."""
        if len(bought.with_coins) > PURCHASE_PAGES:
            raise too_large("targets", strategy)
        if rows := len(bought.with_coins):
            program["with_coins"][:rows] = bought.with_coins
            program["with_provinces"][:rows] = bought.with_provinces
        program["looks"] = bought.looks

    def own_sections(self, strategy: Strategy) -> dict[str, Rules]:
        """The sections of a strategy, openings as rules, and what to gain with cards that trash themselves."""
        if len(strategy.sections) > MOST_SECTIONS:
            raise BadStrategy("too-many-sections", name=strategy.name, most=MOST_SECTIONS)
        if sum(map(len, strategy.sections.values())) > MOST_RULES:
            raise BadStrategy("too-many-rules", name=strategy.name, most=MOST_RULES)
        own = dict(strategy.sections)
        own["buy"] = (*opening_rules(strategy), *own.get("buy", ()))
        for card in self.self_trashing:
            own.setdefault(f"{card.slug}.{QUESTION_NAMES[GAIN]}", gains_for(card, own))
        return own

    # Sections

    def _section(self, rules: Rules, words: tuple[str, ...], alternatives: int) -> CompiledSection:
        """A section as the engine tries it."""
        return CompiledSection(self.reader, self.read(rules, words, alternatives))

    def _default_section(self, name: str) -> CompiledSection:
        """The default rules for a question."""
        return self.section(defaults().sections[name], words_of(name, self.cards), Compiler.ALTERNATIVES)

    def _purchases(self, rules: Rules, alternatives: int) -> Purchases:
        """What is known before a purchase of the rules of `buy`."""
        return Purchases.of(self.reader, self.read(rules, (), alternatives))

    def read(self, rules: Rules, words: tuple[str, ...], alternatives: int) -> list[ReadRule]:
        """The rules that can ever apply."""
        return [read for rule in rules for read in self.reader.read(rule, words, alternatives)]

    @functools.cached_property
    def self_trashing(self) -> tuple[Card, ...]:
        """The cards that are gone when they have been played."""
        return tuple(card for card in self.cards if trashes_itself(card))

    # What programs have in common

    @functools.cached_property
    def base(self) -> tuple[bytes, dict[str, int]]:
        """A program of nothing but the default sections that can come up here, and their first pages."""
        names = dict.fromkeys(name for chain in all_chains(self.cards, frozenset()).values() for _, name in chain)
        pages = {name: page for page, name in enumerate(names, NO_PAGE + 1)}
        image = bytearray(dtype(Program).itemsize)
        program = numpy.frombuffer(image, dtype(Program))[0]
        program["pages"] = len(pages) + 1
        for slot, card in enumerate(self.cards):
            program["coins"][slot], program["sizes"][slot] = strength_of(card)
        for name, page in pages.items():
            section = self.default_section(name)
            add_section(program, page, section, "")
            program["marks"][page] = int.from_bytes(section.mark, "little")
        return bytes(image), pages

    def _skeleton(self, own: frozenset[str]) -> Skeleton:
        """What all strategies that have these sections begin with."""
        image, pages = self.base
        chains = all_chains(self.cards, own)
        used = sorted({name for chain in chains.values() for is_own, name in chain if is_own})
        begun = bytearray(image)
        program = numpy.frombuffer(begun, dtype(Program))[0]
        first_page = int(program["pages"])
        own_pages = {name: page for page, name in enumerate(used, first_page)}
        for place, chain in chains.items():
            program["chains"][place : place + len(chain)] = [own_pages[name] if is_own else pages[name] for is_own, name in chain]
        program["pages"] += len(used)
        return Skeleton(bytes(begun), first_page, tuple(used), chains)

    def check_circles(self, sections: Mapping[str, CompiledSection], chains: Mapping[int, Chain], strategy: str) -> None:
        """Refuse sections that ask for what they answer."""

        def follow(key: tuple[bool, str], path: tuple[tuple[bool, str], ...]) -> None:
            if key in path:
                raise BadStrategy("asks-itself", question=key[1], name=strategy)
            name = key[1]
            section = sections[name] if key[0] else self.default_section(name)
            for place in section.woulds:
                for asked in chains.get(place, ())[:1]:
                    follow(asked, (*path, key))

        for name in sections:
            follow((True, name), ())


def add_section(program: Any, first: int, section: CompiledSection, strategy: str) -> None:
    """Write a section behind what the program of a strategy has; its first page has a place."""
    used = {counter: int(program[counter]) for counter in LENGTHS}
    moves = numpy.array([0, used["nodes"], used["set_rows"], used["tests"]])
    starts = dict.fromkeys(("first_test", "last_bought", "last_test"), used["tests"])
    for counter, size in section.sizes.items():
        start, stop = used[counter], used[counter] + size
        for name in LENGTHS[counter] if size else ():
            if stop > ROOM[name]:
                raise too_large(name, strategy)
            row = section.tables[name]
            move = moves[section.kinds[name]] if name in section.kinds else starts.get(name)
            program[name][start:stop] = row if move is None else row + move
        program[counter] = stop
    add_pages(program, first, section, used["rules"], strategy)


def add_pages(program: Any, first: int, section: CompiledSection, rules: int, strategy: str) -> None:
    """Write the pages of a section: the first one in its place, the others behind all that there are."""
    page = first
    for number, (start, end) in enumerate(section.pages):
        program["page_rules"][page], program["page_ends"][page] = rules + start, rules + end
        program["page_words"][page] = (1 << end - start) - 1
        if number + 1 < len(section.pages):
            if program["pages"] == PAGES:
                raise too_large("targets", strategy)
            program["next_page"][page] = page = int(program["pages"])
            program["pages"] += 1


def too_large(table: str, strategy: str) -> BadStrategy:
    """What is said where a table is full."""
    if table in LENGTHS["rules"]:
        return BadStrategy("too-many-rules", name=strategy, most=MOST_RULES)
    return BadStrategy("conditions-too-long", name=strategy, most=NODES)


# Which sections answer a question


def chain_of(word: str, card: Card | None, own: frozenset[str]) -> Chain:
    """The sections to try: the strategy's own, for gains what it buys, then the defaults."""
    name = f"{card.slug}.{word}" if card else word
    found = [(True, name)]
    if card and word != "play":  # [play] is about the Action phase, not about what Throne Room doubles
        found.append((True, word))
    found.append((False, name))
    if card and word == QUESTION_NAMES[GAIN]:
        found.append((True, "buy"))
    if card:
        found.append((False, word))
    return tuple(key for key in dict.fromkeys(found) if key[1] in (own if key[0] else defaults().sections))


def all_chains(cards: Iterable[Card], own: frozenset[str]) -> dict[int, Chain]:
    """The sections for every question of a strategy with these sections of its own, by where they stand in a program."""
    found = {chain_place(ASK_ACTION, BY_PHASE): chain_of("play", None, own), BUYING: chain_of("buy", None, own)}
    for slot, card in enumerate(cards):
        for question in range(ASK_BUY + 1, len(QUESTION_NAMES)):
            found[chain_place(question, slot)] = chain_of(QUESTION_NAMES[question], card, own)
    return {place: chain for place, chain in found.items() if chain}


def opening_rules(strategy: Strategy) -> Rules:
    """Openings as rules: the coins of the first two hands tell the split."""
    found = []
    for opening in strategy.openings:
        for amount, target in zip(opening.split.split("/"), opening.buys, strict=True):
            found.append(Rule(target, (turn <= OPENING_TURNS) & coins.equals(int(amount))))
    return tuple(found)


def trashes_itself(card: Card) -> bool:
    """Whether a card is gone when it has been played, as Feast is."""
    return any(instruction.step is do_trash_this for block in card.effects.values() for instruction in block)


def strength_of(card: Card) -> tuple[int, int]:
    """What a card brings, and, in tenths, how many cards it leaves to be drawn by hand: Actions that go on lose none of theirs."""
    draws = card.plus.cards * (10 if card.plus.actions else DRAWN_BY_TERMINALS)
    return min(card.plus.coins + card.worth, MOST), max(10 - draws, -MOST)


def gains_for(card: Card, own: Mapping[str, Rules]) -> Rules:
    """What to gain with a card that trashes itself: as with any card, but not another one of it, though none is left to count."""
    rules = own.get(QUESTION_NAMES[GAIN], ()) + own["buy"]
    return tuple(rule for rule in rules if rule.target != card)
