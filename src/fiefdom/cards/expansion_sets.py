"""The sets of the second edition's rulebook that need an expansion, as reference data; none is offered for play (R-SETX-1 to R-SETX-26)."""

from __future__ import annotations

from typing import NamedTuple

from fiefdom.cards.recommended import set_key


class ExpansionSet(NamedTuple):
    """A set with cards that are not part of this product; `hebrew` is the name under which it was printed."""

    expansion: str
    name: str
    hebrew: str
    base_cards: tuple[str, ...]
    other_cards: tuple[str, ...]
    events: tuple[str, ...] = ()
    landmarks: tuple[str, ...] = ()
    bane: str = ""  # an eleventh pile

    @property
    def key(self) -> str:
        """The name in one word: `kings-army`."""
        return set_key(self.name)

    @property
    def missing(self) -> tuple[str, ...]:
        """Everything that only the expansion has."""
        return self.other_cards + self.events + self.landmarks


def _set(
    expansion: str, name: str, hebrew: str, base_cards: str, other_cards: str, *, events: str = "", landmarks: str = "", bane: str = ""
) -> ExpansionSet:
    return ExpansionSet(expansion, name, hebrew, _names(base_cards), _names(other_cards), _names(events), _names(landmarks), bane)


def _names(text: str) -> tuple[str, ...]:
    return tuple(text.split(", ")) if text else ()


EXPANSION_SETS: tuple[ExpansionSet, ...] = (
    _set(
        "Intrigue",
        "Underlings",
        "המשרתים",
        "Cellar, Festival, Library, Sentry, Vassal",
        "Courtier, Diplomat, Minion, Nobles, Pawn",
    ),
    _set(
        "Intrigue",
        "Grand Scheme",
        "הקנוניה הגדולה",
        "Artisan, Council Room, Market, Militia, Workshop",
        "Bridge, Mill, Mining Village, Patrol, Shanty Town",
    ),
    _set(
        "Intrigue",
        "Deconstruction",
        "השחיתות הפנימית",
        "Bandit, Mine, Remodel, Throne Room, Village",
        "Diplomat, Harem, Lurker, Replace, Swindler",
    ),
    _set(
        "Seaside",
        "Reach for Tomorrow",
        "המסע אל המחר",
        "Artisan, Cellar, Council Room, Vassal, Village",
        "Cutpurse, Ghost Ship, Lookout, Sea Hag, Treasure Map",
    ),
    _set(
        "Seaside",
        "Repetition",
        "הישנות",
        "Festival, Harbinger, Militia, Workshop",
        "Caravan, Explorer, Outpost, Pearl Diver, Pirate Ship, Treasury",
    ),
    _set(
        "Seaside",
        "Give and Take",
        "יחסי הגומלין",
        "Library, Market, Moneylender, Witch",
        "Ambassador, Fishing Village, Haven, Island, Salvager, Smugglers",
    ),
    _set(
        "Alchemy",
        "Forbidden Arts",
        "האומנויות האסורות",
        "Bandit, Cellar, Council Room, Gardens, Laboratory, Throne Room",
        "Apprentice, Familiar, Possession, University",
    ),
    _set(
        "Alchemy",
        "Potion Mixers",
        "רוקחי שיקויים",
        "Cellar, Festival, Militia, Poacher, Smithy",
        "Alchemist, Apothecary, Golem, Herbalist, Transmute",
    ),
    _set(
        "Alchemy",
        "Chemistry Lesson",
        "שיעור בכימיה",
        "Bureaucrat, Market, Moat, Remodel, Vassal, Witch",
        "Alchemist, Golem, Philosopher's Stone, University",
    ),
    _set(
        "Prosperity",
        "Biggest Money",
        "הכסף הגדול",
        "Artisan, Harbinger, Laboratory, Mine, Moneylender",
        "Bank, Grand Market, Mint, Royal Seal, Venture",
    ),
    _set(
        "Prosperity",
        "The King's Army",
        "צבאו של המלך",
        "Bureaucrat, Council Room, Merchant, Moat, Village",
        "Expand, Goons, King's Court, Rabble, Vault",
    ),
    _set(
        "Prosperity",
        "The Good Life",
        "החיים הטובים",
        "Artisan, Bureaucrat, Cellar, Gardens, Village",
        "Contraband, Counting House, Hoard, Monument, Mountebank",
    ),
    _set(
        "Cornucopia",
        "Bounty of the Hunt",
        "נדיבות הלב",
        "Cellar, Festival, Militia, Moneylender, Smithy",
        "Harvest, Horn of Plenty, Hunting Party, Menagerie, Tournament",
    ),
    _set(
        "Cornucopia",
        "Bad Omens",
        "משאלות רעות",
        "Bureaucrat, Laboratory, Merchant, Poacher, Throne Room",
        "Fortune Teller, Hamlet, Horn of Plenty, Jester, Remake",
    ),
    _set(
        "Cornucopia",
        "The Jester's Workshop",
        "סדנת הליצן",
        "Artisan, Laboratory, Market, Remodel, Workshop",
        "Fairgrounds, Farming Village, Horse Traders, Jester, Young Witch",
        bane="Merchant",
    ),
    _set(
        "Guilds",
        "Arts and Crafts",
        "אומנות ויצירה",
        "Laboratory, Cellar, Workshop, Festival, Moneylender",
        "Stonemason, Advisor, Baker, Journeyman, Merchant Guild",
    ),
    _set(
        "Guilds",
        "Clean Living",
        "צלילות החיים",
        "Bandit, Militia, Moneylender, Gardens, Village",
        "Butcher, Baker, Candlestick Maker, Doctor, Soothsayer",
    ),
    _set(
        "Guilds",
        "Gilding the Lily",
        "זהב השושנים",
        "Library, Merchant, Remodel, Market, Sentry",
        "Plaza, Masterpiece, Candlestick Maker, Taxman, Herald",
    ),
    _set(
        "Hinterlands",
        "Highway Robbery",
        "השוד בכביש המהיר",
        "Cellar, Library, Moneylender, Throne Room, Workshop",
        "Highway, Inn, Margrave, Noble Brigand, Oasis",
    ),
    _set(
        "Hinterlands",
        "Adventures Abroad",
        "הרפתקאות מעבר לים",
        "Festival, Laboratory, Remodel, Sentry, Vassal",
        "Crossroads, Farmland, Fool's Gold, Oracle, Spice Merchant",
    ),
    _set(
        "Dark Ages",
        "High and Low",
        "גלגל חוזר בעולם",
        "Cellar, Moneylender, Throne Room, Witch, Workshop",
        "Hermit, Hunting Grounds, Mystic, Poor House, Wandering Minstrel",
    ),
    _set(
        "Dark Ages",
        "Chivalry and Revelry",
        "הילולת האבירים",
        "Festival, Gardens, Laboratory, Library, Remodel",
        "Altar, Knights, Rats, Scavenger, Squire",
    ),
    _set(
        "Adventures",
        "Level Up",
        "מעבר לציפיות",
        "Market, Merchant, Militia, Throne Room, Workshop",
        "Dungeon, Gear, Guide, Lost City, Miser",
        events="Training",
    ),
    _set(
        "Adventures",
        "Son of Size Distortion",
        "צאצאי העיוות הגדול",
        "Bandit, Bureaucrat, Gardens, Moneylender, Witch",
        "Amulet, Duplicate, Giant, Messenger, Treasure Trove",
        events="Bonfire, Raid",
    ),
    _set(
        "Empires",
        "Everything in Moderation",
        "מתינות מתמדת",
        "Cellar, Library, Remodel, Village, Workshop",
        "Enchantress, Forum, Legionary, Overlord, Temple",
        landmarks="Orchard",
        events="Windfall",
    ),
    _set(
        "Empires",
        "Silver Bullets",
        "כפתורי הכסף",
        "Bureaucrat, Gardens, Laboratory, Market, Moneylender",
        "Catapult/Rocks, Charm, Farmers' Market, Groundskeeper, Patrician/Emporium",
        landmarks="Aqueduct",
        events="Conquest",
    ),
)
"""In the order of the rulebook; the names of expansion cards are provisional there."""
