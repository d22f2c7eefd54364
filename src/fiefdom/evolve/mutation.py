"""Small changes of a strategy: its rules, numbers, openings, what it trashes and in which order it plays; and a cross of two."""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from fiefdom.cards.card import Card
from fiefdom.engine.kinds import ACTION, CURSED, TREASURE, VICTORY
from fiefdom.evolve.roles import CHOICES
from fiefdom.strategy.board import Piles
from fiefdom.strategy.expression import (
    Binary,
    Expression,
    Not,
    Number,
    Quantity,
    buys,
    coins,
    count,
    empty_piles,
    gains_to_end,
    lead,
    left,
    money,
    terminals,
    theirs,
    treasures,
    turn,
)
from fiefdom.strategy.library import defaults
from fiefdom.strategy.strategy import Opening, Rule, Strategy

MOST_RULES = 30
"""Longer lists are not read by anybody, and breed badly."""

Rules = tuple[Rule, ...]


class Mutation:
    """Changes of strategies for one kingdom, chosen by lot."""

    def __init__(self, board: Piles, lots: random.Random) -> None:
        self.lots = lots
        self.cards = tuple(card for card in board.cards if not card.has_type(CURSED))
        self.bought = tuple(card for card in self.cards if card.name != "Copper")
        self.actions = tuple(card for card in self.cards if card.has_type(ACTION))
        self.choices = KingdomDefaults(board)
        self.kinds: tuple[tuple[Callable[[Strategy], Strategy], float], ...] = (
            (self.change_number, 6),
            (self.insert_rule, 4),
            (self.move_rule, 3),
            (self.remove_rule, 3),
            (self.change_card, 1.5),
            (self.add_clause, 1),
            (self.drop_clause, 1),
            (self.change_opening, 1.5),
            (self.change_choice, 1),
            (self.change_setting, 0.3),
        )

    def child(self, parent: Strategy, other: Strategy | None = None) -> Strategy:
        """A strategy that differs from its parent in one to four places; `other` may lend it rules."""
        found = self.cross(parent, other) if other and self.lots.random() < 0.3 else parent
        for _ in range(self.lots.choice((1, 1, 1, 2, 2, 3, 4))):
            kinds, weights = zip(*self.kinds, strict=True)
            found = self.lots.choices(kinds, weights)[0](found)
        return found

    # Two parents

    def cross(self, one: Strategy, other: Strategy) -> Strategy:
        """The first rules of one and the last of another, or one with a rule of the other."""
        mine, theirs = one.sections["buy"], other.sections["buy"]
        if self.lots.random() < 0.5:
            cut = self.lots.random()
            kept = mine[: round(cut * len(mine))]
            rules = (*kept, *[rule for rule in theirs[round(cut * len(theirs)) :] if rule not in kept])
        else:
            place = self.lots.randrange(len(theirs))
            target = round(place / len(theirs) * len(mine))
            rules = (*mine[:target], theirs[place], *mine[target:])
        sections = {**other.sections, **one.sections, "buy": rules[:MOST_RULES]}
        return replace(one, sections=sections)

    # Rules for buying

    def change_number(self, strategy: Strategy) -> Strategy:
        """One number of a condition becomes a little larger or smaller."""
        places = [place for place, rule in enumerate(strategy.sections["buy"]) if rule.condition is not None and numbers(rule.condition)]
        if not places:
            return self.insert_rule(strategy)
        place = self.lots.choice(places)
        rule = strategy.sections["buy"][place]
        assert rule.condition is not None
        changed = self.changed_number(rule.condition)
        return self.with_rule(strategy, place, Rule(rule.target, changed))

    def changed_number(self, condition: Expression) -> Expression:
        """A condition with one number changed."""
        found = numbers(condition)
        which = self.lots.randrange(len(found))
        step = self.lots.choice((-1, 1, -1, 1, -2, 2, -4, 4))
        return with_number(condition, which, max(0.0, found[which] + step))

    def insert_rule(self, strategy: Strategy) -> Strategy:
        """A new rule anywhere."""
        rules = strategy.sections["buy"]
        if len(rules) >= MOST_RULES:
            return self.remove_rule(strategy)
        rule = self.new_rule()
        place = natural_place(rules, rule) if self.lots.random() < 0.6 else self.lots.randrange(len(rules) + 1)
        return with_buys(strategy, (*rules[:place], rule, *rules[place:]))

    def new_rule(self) -> Rule:
        """A card that can be bought, and a condition that such rules often have."""
        card = self.lots.choice(self.bought)
        if card.has_type(VICTORY):
            return Rule(card, self.greening(card))
        return Rule(card, self.wanting(card) if self.lots.random() < 0.9 else None)

    def greening(self, card: Card) -> Expression:
        """When points might be bought."""
        near = self.lots.randint(1, 8)
        return self.lots.choice(
            (
                left("Province") <= near,
                left("Province") <= near,
                gains_to_end <= near,
                money > self.lots.randint(6, 24),
                count("Gold") >= self.lots.randint(1, 3),
                coins >= self.lots.randint(card.cost, max(16, card.cost)),
                count("Province") > self.lots.randint(0, 2),
                (lead > self.lots.randint(-6, 3)) & (gains_to_end <= buys),
                turn >= self.lots.randint(6, 20),
                theirs("Province") > self.lots.randint(0, 3),
                self.seeing(),
            )
        )

    def wanting(self, card: Card) -> Expression:
        """When a card that does not score might be bought."""
        copies = self.lots.choice((1, 1, 1, 2, 2, 3, 4, 5, 7))
        other = self.lots.choice(self.actions) if self.actions else card
        return self.lots.choice(
            (
                count(card) < copies,
                count(card) < copies,
                count(card) < copies,
                (count(card) < copies) & (turn <= self.lots.randint(2, 8)),
                (count(card) < copies) & (count(other) > self.lots.randint(0, 3)),
                count(card) < self.around(count(other)),
                count(card) < self.around(terminals),
                count(card) < treasures / self.lots.randint(3, 11),
                count("splitter") < self.around(terminals),
                money < self.lots.randint(5, 16),
                treasures < self.lots.randint(4, 12),
                left("Province") > self.lots.randint(1, 6),
                coins <= self.lots.randint(card.cost, max(7, card.cost)),
                empty_piles.equals(2) & (left(card) <= buys) & (lead > 0),
                self.seeing(),
            )
        )

    def seeing(self) -> Expression:
        """Something that another player has."""
        card = self.lots.choice(self.actions) if self.actions else self.lots.choice(self.bought)
        return theirs(card) > self.lots.randint(0, 2)

    def around(self, quantity: Expression) -> Expression:
        """A quantity, or one or two more or less."""
        offset = self.lots.randint(-2, 2)
        return quantity if offset == 0 else quantity + offset if offset > 0 else quantity - -offset

    def move_rule(self, strategy: Strategy) -> Strategy:
        """A rule before or after others."""
        rules = list(strategy.sections["buy"])
        rule = rules.pop(self.lots.randrange(len(rules)))
        rules.insert(self.lots.randrange(len(rules) + 1), rule)
        return with_buys(strategy, tuple(rules))

    def remove_rule(self, strategy: Strategy) -> Strategy:
        """A rule less."""
        rules = list(strategy.sections["buy"])
        if len(rules) > 3:
            rules.pop(self.lots.randrange(len(rules)))
        return with_buys(strategy, tuple(rules))

    def change_card(self, strategy: Strategy) -> Strategy:
        """A rule for another card, wherever it stood in the condition too."""
        rules = strategy.sections["buy"]
        place = self.lots.randrange(len(rules))
        old = rules[place].target
        if not isinstance(old, Card) or old.has_type(VICTORY):
            return self.change_number(strategy)
        new = self.lots.choice([card for card in self.bought if not card.has_type(VICTORY)])
        condition = rules[place].condition
        return self.with_rule(strategy, place, Rule(new, None if condition is None else exchanged(condition, old, new)))

    def add_clause(self, strategy: Strategy) -> Strategy:
        """A rule that holds in fewer cases."""
        rules = strategy.sections["buy"]
        place = self.lots.randrange(len(rules))
        rule = rules[place]
        if not isinstance(rule.target, Card):
            return strategy
        clause = self.greening(rule.target) if rule.target.has_type(VICTORY) else self.wanting(rule.target)
        return self.with_rule(strategy, place, Rule(rule.target, clause if rule.condition is None else rule.condition & clause))

    def drop_clause(self, strategy: Strategy) -> Strategy:
        """A rule that holds in more cases."""
        places = [place for place, rule in enumerate(strategy.sections["buy"]) if isinstance(rule.condition, Binary)]
        if not places:
            return strategy
        place = self.lots.choice(places)
        rule = strategy.sections["buy"][place]
        assert isinstance(rule.condition, Binary)
        parts = (rule.condition.left, rule.condition.right) if rule.condition.operator in ("and", "or") else (None,)
        return self.with_rule(strategy, place, Rule(rule.target, self.lots.choice(parts)))

    def with_rule(self, strategy: Strategy, place: int, rule: Rule) -> Strategy:
        """A strategy with another rule in one place."""
        rules = strategy.sections["buy"]
        return with_buys(strategy, (*rules[:place], rule, *rules[place + 1 :]))

    # Openings, choices and settings

    def change_opening(self, strategy: Strategy) -> Strategy:
        """Other purchases in the first two turns, or none laid down."""
        split = self.lots.choice(("4/3", "4/3", "5/2"))
        others = tuple(opening for opening in strategy.openings if opening.split != split)
        if len(others) < len(strategy.openings) and self.lots.random() < 0.3:
            return replace(strategy, openings=others)
        amounts = [int(amount) for amount in split.split("/")]
        first, second = (self.lots.choice(self.affordable(amount)) for amount in amounts)
        return replace(strategy, openings=tuple(sorted((*others, Opening(split, (first, second))), key=lambda each: each.split)))

    def affordable(self, amount: int) -> Sequence[Card | str]:
        """What one might buy first with so many coins."""
        found = [card for card in self.bought if card.cost <= amount and card.has_type(ACTION | TREASURE)]
        dear = [card for card in found if card.cost >= min(amount, 4) - 1]
        return dear or found or ["nothing"]

    def change_choice(self, strategy: Strategy) -> Strategy:
        """Another order of play, or other cards to trash."""
        section = self.lots.choice(self.choices.sections)
        rules = list(strategy.sections.get(section) or self.choices.rules(section))
        if len(rules) < 2:
            return self.change_number(strategy)
        place = self.lots.randrange(len(rules))
        condition = rules[place].condition
        if condition is not None and numbers(condition) and self.lots.random() < 0.5:
            rules[place] = Rule(rules[place].target, self.changed_number(condition))
        elif section != "play" and self.lots.random() < 0.2:
            rules.pop(place)
        else:
            rule = rules.pop(place)
            rules.insert(self.lots.randrange(len(rules) + 1), rule)
        return replace(strategy, sections=self.choices.whole({**strategy.sections, section: tuple(rules)}))

    def change_setting(self, strategy: Strategy) -> Strategy:
        """The last gains are weighed, or left to the rules: what is solved for two plain decks need not suit every plan."""
        return replace(strategy, weighs_last_gains=not strategy.weighs_last_gains)


def natural_place(rules: Rules, rule: Rule) -> int:
    """Before the first rule for a card of the same kind, points or not, that is not dearer."""
    assert isinstance(rule.target, Card)
    scores = rule.target.has_type(VICTORY)
    for place, other in enumerate(rules):
        if isinstance(other.target, Card) and other.target.has_type(VICTORY) == scores and other.target.cost <= rule.target.cost:
            return place
    return len(rules)


def with_buys(strategy: Strategy, rules: Rules) -> Strategy:
    """A strategy with other rules for buying."""
    return replace(strategy, sections={**strategy.sections, "buy": rules})


def exchanged(expression: Expression, old: Card, new: Card) -> Expression:
    if isinstance(expression, Quantity):
        return replace(expression, of=tuple(new if target == old else target for target in expression.of))
    if isinstance(expression, Binary):
        return replace(expression, left=exchanged(expression.left, old, new), right=exchanged(expression.right, old, new))
    return expression


def numbers(expression: Expression) -> list[float]:
    """Every number that stands in a condition, from left to right."""
    if isinstance(expression, Number):
        return [expression.number]
    if isinstance(expression, Binary):
        return numbers(expression.left) + numbers(expression.right)
    return numbers(expression.inner) if isinstance(expression, Not) else []


def with_number(expression: Expression, which: int, number: float) -> Expression:
    """A condition with another number in one place."""
    if isinstance(expression, Number):
        return Number(number) if which == 0 else expression
    if isinstance(expression, Not):
        return Not(with_number(expression.inner, which, number))
    if isinstance(expression, Binary):
        before = len(numbers(expression.left))
        if which < before:
            return replace(expression, left=with_number(expression.left, which, number))
        return replace(expression, right=with_number(expression.right, which - before, number))
    return expression


def quantities(expression: Expression) -> list[Quantity]:
    """Everything that a condition counts."""
    if isinstance(expression, Quantity):
        return [expression]
    if isinstance(expression, Binary):
        return quantities(expression.left) + quantities(expression.right)
    return quantities(expression.inner) if isinstance(expression, Not) else []


class KingdomDefaults:
    """Default rules, cut down to the cards of a kingdom."""

    def __init__(self, board: Piles) -> None:
        self.names = {card.name for card in board.cards}
        slugs = {card.slug for card in board.cards}
        self.sections = ("play", *(section for section in CHOICES if section.partition(".")[0] in slugs))
        self.rules = functools.cache(self._rules)  # its own, so that it ends with it: thinkers make many

    def whole(self, sections: Mapping[str, Rules]) -> dict[str, Rules]:
        """Sections with the special ones that a general one among them would hide."""
        hidden = [name for name in self.sections if "." in name and name.rpartition(".")[2] in sections and name not in sections]
        return {**sections, **{name: self.rules(name) for name in hidden}}

    def _rules(self, section: str) -> Rules:
        """The default rules of a section that can apply here."""
        sections = defaults().sections
        rules = sections.get(section) or sections[section.rpartition(".")[2]]
        return tuple(rule for rule in rules if not isinstance(rule.target, Card) or rule.target.name in self.names)
