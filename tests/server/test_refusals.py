"""Every refusal in every language: a code for programs, a sentence for people, no advice that is only of use in a terminal."""

from __future__ import annotations

import ast
import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

import fiefdom.server
from fiefdom import errors
from fiefdom.server import guard
from fiefdom.server.feed import ENCODER
from fiefdom.server.refusal import STATUS, Refused
from fiefdom.server.wire import MessageRefused
from fiefdom.text.languages import LANGUAGES, language_for
from fiefdom.text.texts import QuickTexts, Texts
from tests.server.clients import PATIENCE, Player, Running

ROOT = Path(__file__).parents[2]
OTHERS = LANGUAGES[1:]
FOR_TERMINALS = re.compile(r"`fiefdom |`?--[a-z]|draft\.|\.kingdom\(")
"""What is of no use in a browser."""


def raised() -> Iterator[tuple[str, frozenset[str]]]:
    """Every `Refused(...)` in the server: its code, and the names of its values."""
    for path in sorted(Path(fiefdom.server.__path__[0]).glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                assert isinstance(node.args[0], ast.Constant), ast.unparse(node)
                yield str(node.args[0].value), frozenset(str(word.arg) for word in node.keywords)


ALL = sorted(set(raised()), key=lambda each: (each[0], sorted(each[1])))


def test_the_server_refuses_for_many_reasons() -> None:
    assert len({code for code, _ in ALL}) > 45


@pytest.mark.parametrize(("code", "values"), ALL)
def test_every_reason_has_a_sentence_in_every_language(code: str, values: frozenset[str]) -> None:
    problem = Refused(code, **dict.fromkeys(values, "Xyz"))
    assert problem.code == code
    sentences = {language: problem.words(QuickTexts(language)) for language in LANGUAGES}
    assert len(set(sentences.values())) == len(LANGUAGES)
    for language, (message, hint) in sentences.items():
        assert message != code
        assert bool(hint) == bool(sentences["en"][1]), language
        assert not FOR_TERMINALS.search(message)
        assert code == "unknown-host" or not FOR_TERMINALS.search(hint)
    assert str(problem).startswith(sentences["en"][0])


def test_every_status_is_that_of_a_refusal() -> None:
    assert STATUS.keys() <= {code.partition(".")[0] for code, _ in ALL}


FOUND_ELSEWHERE = [
    errors.UnknownCard("none", name="Foo"),
    errors.BadKingdom("not-ten", number=2, missing=8),
    errors.BadPlayers("name", name=" "),
    errors.BadAgent("none", name="Foo", names="expert"),
    errors.BadAgent("cannot-play", cause=errors.BotFailed("no-start", command="./x", why="Permission denied", fault="start")),
    errors.BadLanguage("none", language="xx", languages="en"),
    errors.BadRecord(cause=errors.BadPlayers("number", number=9, most=6), line=7),
    errors.BadNotation("decision", text="Foo"),
    errors.IllegalAnswer("no-question", answer="Gold"),
    errors.CannotUndo("nothing-free"),
    errors.BadStrategy("no-rule", line=1, column=1),
    errors.BadScenario("no-winner", line=3),
]


@pytest.mark.parametrize("problem", FOUND_ELSEWHERE, ids=lambda problem: type(problem).__name__)
def test_what_other_layers_have_found_is_said_in_every_language(problem: errors.FiefdomError) -> None:
    sentences = {language: problem.words(QuickTexts(language)) for language in LANGUAGES}
    assert sentences["en"][0].endswith(problem.message)
    assert len({message for message, _ in sentences.values()}) == len(LANGUAGES)
    for language, (message, hint) in sentences.items():
        assert not FOR_TERMINALS.search(f"{message} {hint}"), language


def test_the_language_of_a_reader_is_the_first_one_that_we_speak() -> None:
    assert language_for("de-DE, is;q=0.5, pl-PL;q=0.8, en;q=0.1") == "pl"
    assert language_for("iw") == "he"
    assert language_for("pl;q=0, ro;q=0.3") == "ro"
    assert language_for("") == language_for("de") == language_for(";;q=x,") == "en"


def test_the_samples_are_what_the_server_says() -> None:
    problem = errors.IllegalAnswer("not-legal", answer="Gold", question="buy", seat=0, legal=["Copper", "pass"])
    message, hint = problem.words(QuickTexts("en"))
    said = ENCODER.encode(MessageRefused(code=problem.code, values=problem.data, message=message, hint=hint, to=2))
    assert sample("server-refused") == json.loads(said)
    unknown = json.loads(bytes(guard.refusal(Refused("unknown-table", value="abc"), "en").body))
    assert sample("http-refusal") == unknown


def sample(name: str) -> Any:
    return json.loads((ROOT / "web" / "samples" / f"{name}.json").read_text(encoding="utf-8"))


# Over HTTP and the socket


def refusal(server: Running, method: str, path: str, language: str, **wanted: Any) -> dict[str, Any]:
    response = httpx.request(
        method, f"http://{server.host}{path}", headers={"Accept-Language": f"{language}, en;q=0.5"}, **wanted, timeout=PATIENCE
    )
    assert response.status_code >= 400
    return {**response.json(), "status": response.status_code}


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_over_http_are_in_the_language_of_the_reader(server: Running, language: str) -> None:
    texts = Texts(language)
    unknown = refusal(server, "GET", "/api/tables/nowhere", language)
    assert unknown["message"] == texts.format("error-unknown-table", value="nowhere")
    assert unknown["hint"] == texts.attribute("error-unknown-table", "hint")
    card = refusal(server, "POST", "/api/tables", language, json={"kingdom": "Foo, Moat", "language": language})
    assert (card["code"], "fiefdom" in card["hint"]) == ("unknown-card.none", False)
    assert card["message"] == texts.format("error-unknown-card-none", name="Foo")
    assert card["values"]["name"] == "Foo"
    asked_for = refusal(server, "GET", f"/api/replays/nowhere?language={language}", "en")
    assert asked_for["message"] == unknown["message"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_table_is_refused_in_the_language_of_the_hello(server: Running, language: str) -> None:
    async def main() -> tuple[dict[str, Any], dict[str, Any]]:
        async with connect(f"ws://{server.host}/ws", additional_headers={"Accept-Language": language}) as connection:
            player = Player(connection)
            early = await player.ask("chat", text="Hi")
            return early, await player.ask("hello", table="nowhere", language=language)

    early, unknown = asyncio.run(main())
    assert early["message"] == Texts(language).format("error-no-hello", value="hello")
    assert unknown["message"] == Texts(language).format("error-unknown-table", value="nowhere")
    assert json.dumps(unknown)
