"""The public names and where they live, for type checkers and for `__init__.py`."""

from fiefdom import errors as errors
from fiefdom.agents.agent import find_agent as find_agent
from fiefdom.bots.guests import simulate as simulate
from fiefdom.cards.card import Card as Card
from fiefdom.cards.card_file import CardFile as CardFile
from fiefdom.cards.card_file import load_cards as load_cards
from fiefdom.cards.catalogue import CATALOGUE as CATALOGUE
from fiefdom.cards.catalogue import find_card as find_card
from fiefdom.cards.kingdoms import Kingdom as Kingdom
from fiefdom.cards.kingdoms import find_kingdom as find_kingdom
from fiefdom.cards.kingdoms import random_kingdom as random_kingdom
from fiefdom.game.batch import Batch as Batch
from fiefdom.game.determinise import determinise as determinise
from fiefdom.game.driver import Agent as Agent
from fiefdom.game.game import Game as Game
from fiefdom.game.game import new_game as new_game
from fiefdom.game.notation import read_position as read_position
from fiefdom.game.notation import write_position as write_position
from fiefdom.game.position import Position as Position
from fiefdom.game.question import PASS as PASS
from fiefdom.game.question import Question as Question
from fiefdom.game.record import Record as Record
from fiefdom.game.view import View as View
from fiefdom.game.view import view as view
from fiefdom.simulation.result import Result as Result

__version__: str
__all__: list[str]
_HOMES: dict[str, str]
