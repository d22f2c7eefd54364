"""What lies on the table, as lines to read: for the game in lines and for replays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from fiefdom.cards.card import Card
from fiefdom.cards.catalogue import find_card
from fiefdom.engine.kinds import BASIC
from fiefdom.game.game import Game, Outcome
from fiefdom.game.question import Question
from fiefdom.game.view import View
from fiefdom.text.texts import Texts


def named(texts: Texts, key: str, value: str) -> str:
    """A line such as `Hand: Copper ×3`."""
    return texts.format("ui-line", name=texts.format(key), value=value)


# The Supply


def supply_lines(view: View, texts: Texts) -> Iterator[str]:
    """All piles with cost and size, the Trash, and how near the end is."""
    piles = list(view.supply.items())
    for key, part in (("ui-basic", piles[:BASIC]), ("ui-kingdom", piles[BASIC:])):
        yield texts.format(key)
        yield from (f"  {texts.format('ui-pile', card=card, cost=view.cost(card), n=number)}" for card, number in part)
    yield named(texts, "ui-trash", texts.cards(view.trash))
    yield end_signals(view, texts)


def end_signals(view: View, texts: Texts) -> str:
    """How near the end of the game is (R-END-1)."""
    provinces = view.supply[find_card("Province")]
    return texts.format("ui-end-signals", provinces=provinces, n=view.empty_piles, of=view.piles_that_end)


# One player


def own_lines(view: View, players: Sequence[str], texts: Texts) -> Iterator[str]:
    """What the player who looks has at hand, and may do."""
    for seat, player in enumerate(players):
        cards = view.aside(seat)
        if cards:
            yield texts.format("ui-line", name=f"{texts.format('ui-aside')} ({player})", value=texts.cards(cards))
    yield named(texts, "ui-hand", texts.cards(view.hand))
    if view.picked:
        yield texts.format("ui-picked", cards=texts.cards(view.picked))
    if view.turn == view.seat:
        yield texts.format("ui-counters", actions=view.actions, buys=view.buys, coins=view.coins)


def question_lines(question: Question, view: View, players: Sequence[str], texts: Texts) -> Iterator[str]:
    yield texts.question(question, view, players)
    answers = [texts.cards(question.cards)] if question.cards else []
    answers += [f"{texts.label(label)} ({label})" if texts.label(label) != label else label for label in question.labels]
    answers += [] if question.highest is None else [f"0–{question.highest}"]
    yield texts.format("ui-answers", answers=", ".join([*answers, *[texts.format("ui-pass")] * question.may_pass]))


def deck_lines(view: View, seat: int, players: Sequence[str], texts: Texts) -> Iterator[str]:
    """A player's cards outside the hand, as far as one may know them."""
    size = view.deck_size(seat)
    if size is not None:
        yield texts.format("ui-deck-size", n=size)
    yield named(texts, "ui-discard", top_card(view, seat, texts))
    yield texts.format("ui-line", name=texts.format("ui-cards-of", player=players[seat]), value=texts.cards(view.owned(seat)))
    if view.unknown(seat):
        yield texts.format("ui-unknown", n=view.unknown(seat))


def top_card(view: View, seat: int, texts: Texts) -> str:
    top = view.discard_top(seat)
    return texts.format("ui-top-card", card=top) if top else texts.format("ui-nothing")


# Everybody


def table_lines(game: Game, seat: int | None, texts: Texts) -> Iterator[str]:
    """The whole table as a seat sees it; None sees all the cards."""
    yield from supply_lines(game.view(seat), texts)
    for other in range(len(game.players)):
        yield from player_lines(game, other, seat, texts)


def player_lines(game: Game, seat: int, viewer: int | None, texts: Texts) -> Iterator[str]:
    view = game.view(seat if viewer is None else viewer, open_counts=viewer is None)
    if view.seat == seat:
        yield texts.format("ui-line", name=game.players[seat], value=texts.cards(view.hand))
    else:
        yield texts.format("ui-hand-of", player=game.players[seat], n=view.hand_size(seat))
    for key, cards in (("ui-in-play", Counter(view.in_play(seat))), ("ui-aside", view.aside(seat))):
        if cards:
            yield f"  {named(texts, key, texts.cards(cards))}"
    yield from (f"  {line}" for line in deck_lines(view, seat, game.players, texts))


# Points


def score_line(game: Game, seat: int, texts: Texts) -> str:
    """The points and turns of a player as they stand."""
    return texts.format("end-score", player=game.players[seat], points=game.position.scores[seat], turns=game.view(None).turns(seat))


def outcome_lines(game: Game, outcome: Outcome, texts: Texts) -> Iterator[str]:
    """How the game ended: everybody by rank, who won, and with which cards."""
    yield texts.format("ui-final-scores")
    for seat in [seat for rank in outcome.ranking for seat in rank]:
        yield f"  {score_line(game, seat, texts)}"
        yield f"    {texts.cards(game.view(None).owned(seat))}"
    yield winners_line(game, outcome, texts)
    if is_tie_broken(outcome):
        yield texts.format("end-tie-break")


def winners_line(game: Game, outcome: Outcome, texts: Texts) -> str:
    names = [game.players[seat] for seat in outcome.winners]
    return texts.format("end-winner", player=names[0]) if len(names) == 1 else texts.format("end-shared", players=", ".join(names))


def is_tie_broken(outcome: Outcome) -> bool:
    """Whether somebody had as many points as the winners, but more turns (R-SCORE-6)."""
    best = outcome.scores[outcome.winners[0]]
    return outcome.scores.count(best) > len(outcome.winners)


# One card


def card_lines(card: Card, texts: Texts, edition: int | str | None = None) -> Iterator[str]:
    """Everything about a card: of one edition, or of all it is in."""
    cost = texts.format("ui-line", name=texts.format("ui-cost"), value=f"${card.cost}")
    yield f"{texts.card(card)} · {texts.types(card)} · {cost}"
    yield from text_lines(card, texts, edition)
    rulings = texts.rulings(card)
    if rulings:
        yield texts.format("ui-rulings")
        yield from (f"- {ruling}" for ruling in rulings)


def text_lines(card: Card, texts: Texts, edition: int | str | None) -> Iterator[str]:
    """The text of a card; those of both editions where they differ."""
    editions = card.editions if edition is None else (edition,)
    written = [texts.text(card, each) for each in editions]
    if len(set(written)) == 1:
        yield written[0]
        return
    for each, text in zip(editions, written, strict=True):
        yield texts.format("ui-line", name=texts.format("ui-edition-text", n=str(each)), value=text)


# Help

COMMANDS = ("play", "buy", "treasures", "choose", "pass", "end", "letters", "undo", "card", "show", "why", "save", "quit")
"""In the order in which they are explained."""


def help_lines(texts: Texts) -> list[str]:
    return [texts.format(f"ui-help-{key}") for key in ("title", "intro", *COMMANDS)]
