"""The numbers that a text says, in figures or in words, in five languages."""

from __future__ import annotations

import re
from collections import Counter

CARDINALS = {
    "en": {
        2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine", 10: "ten", 12: "twelve", 15: "fifteen",
        18: "eighteen", 19: "nineteen",
    },
    "ro": {
        2: "doi două", 3: "trei", 4: "patru", 5: "cinci", 6: "șase", 7: "șapte", 8: "opt", 10: "zece", 12: "doisprezece douăsprezece",
        15: "cincisprezece", 18: "optsprezece", 19: "nouăsprezece",
    },
    "pl": {
        2: "dwa dwie dwóch dwu dwoje dwoma dwiema dwóm", 3: "trzy trzech trzem trzema troje", 4: "cztery czterech czterem czterema",
        5: "pięć pięciu pięcioma", 6: "sześć sześciu sześcioma", 7: "siedem siedmiu siedmioma", 8: "osiem ośmiu ośmioma",
        9: "dziewięć dziewięciu dziewięcioma", 10: "dziesięć dziesięciu dziesięcioma", 12: "dwanaście dwunastu", 15: "piętnaście piętnastu",
        18: "osiemnaście osiemnastu", 19: "dziewiętnaście dziewiętnastu",
    },
    "is": {
        2: "tveir tvær tvö tvo tveimur tveggja tvenn", 3: "þrír þrjár þrjú þrjá þremur þriggja",
        4: "fjórir fjórar fjögur fjóra fjórum fjögurra",
        5: "fimm", 6: "sex", 7: "sjö", 8: "átta", 9: "níu", 10: "tíu", 12: "tólf", 15: "fimmtán", 18: "átján", 19: "nítján",
    },
    "he": {
        2: "שניים שתיים שני שתי", 3: "שלושה שלוש שלושת שלושתם", 4: "ארבעה ארבע ארבעת", 5: "חמישה חמש חמשת", 6: "שישה שש ששת",
        7: "שבעה שבע שבעת", 8: "שמונה שמונת", 9: "תשעה תשע תשעת", 10: "עשרה עשר עשרת עשירייה", 12: "שנים־עשר שתים־עשרה", 15: "חמישה־עשר",
        18: "שמונה־עשר", 19: "תשעה־עשר",
    },
}  # fmt: skip
"""Words for one are articles in most languages, so nothing can be read off them. Romanian *nouă* is both nine and *new*."""

PAIRS = {
    "en": "twice both second double",
    "ro": "ambele ambelor amândouă doua doilea",
    "pl": "oba obie obu drugi drugiej drugim drugą druga podwójnie dwukrotnie dwuosobowej",
    "is": "tvisvar bæði báðum báðir báða báðar annað annar annarri aðra hvort hvorugt",
    "he": "פעמיים שניהם שתיהן שנייה שני",
}
"""Words that may stand where another language says *two*."""

BY_WORD = {language: {word: number for number, words in rows.items() for word in words.split()} for language, rows in CARDINALS.items()}
WORD = re.compile(r"\d+|[^\W\d_]+(?:־[^\W\d_]+)*")


def _roots(language: str, word: str) -> list[str]:
    """A word, and in Hebrew also what is left without the small words written in front of it."""
    return [word, *(word[size:] for size in (1, 2) if set(word[:size]) <= set("ובלכמשה"))] if language == "he" else [word]


def numbers_in(language: str, text: str) -> Counter[int]:
    """How often a text says each number from two on; figures count from zero."""
    numbers: Counter[int] = Counter()
    for word in WORD.findall(text.lower()):
        if word.isdigit():
            numbers[int(word)] += 1
        else:
            numbers.update([BY_WORD[language][root] for root in _roots(language, word) if root in BY_WORD[language]][:1])
    return numbers


def says_a_pair(language: str, text: str) -> bool:
    """Whether a text has a word that another language may say as *two*: both, twice, the second."""
    words = {root for word in WORD.findall(text.lower()) for root in _roots(language, word)}
    return not words.isdisjoint(PAIRS[language].split())


def figures_in(text: str) -> Counter[str]:
    """The figures of a text with their signs: `+2`, `$3`, `+$1`, `−1`."""
    return Counter(re.findall(r"[+−]?\$?\d+", text))
