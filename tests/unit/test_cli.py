"""The command line: what each verb prints, in which language, and how it refuses what makes no sense."""

from __future__ import annotations

import importlib
import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from fiefdom.cards.catalogue import CATALOGUE
from fiefdom.cards.kingdoms import find_kingdom
from fiefdom.cli.main import VERBS, language_wanted, main, parser
from fiefdom.game.game import new_game
from fiefdom.terminal.session import Session
from fiefdom.text.languages import LANGUAGES
from fiefdom.text.letters import strip_isolates
from fiefdom.text.texts import Texts

ROOT = Path(__file__).parent.parent.parent
NAMES = VERBS


@pytest.fixture(autouse=True)
def _somewhere_else(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """English, nobody's name, and games that are kept apart."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG", "USER", "USERNAME"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("FIEFDOM_DATA", str(tmp_path / "data"))


Capture = pytest.CaptureFixture[str]


def printed(capsys: Capture, *words: str) -> str:
    """What a command prints when all is well."""
    assert main(words) == 0
    captured = capsys.readouterr()
    return captured.out


def printed_json(capsys: Capture, *words: str) -> Any:
    return json.loads(printed(capsys, *words, "--json"))


def refused(capsys: Capture, *words: str, code: int = 2) -> str:
    """What a command says when it refuses: an error, nothing on standard output."""
    assert main(words) == code
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("error: ")
    return captured.err


@pytest.fixture(name="record")
def _record(tmp_path: Path) -> Path:
    """A saved game in which Ana has played three turns against a bot."""
    session = Session.seated(new_game(players=["Ana", "Bot"], seed=7, starter=0), {"Bot": "big-money"})
    for _ in range(3):
        session.advance()
        session.play_all_treasures()
        session.answer("pass")
    session.save(tmp_path / "game.fief")
    return tmp_path / "game.fief"


# All verbs


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_every_verb_is_in_the_language(language: str, capsys: Capture) -> None:
    texts = Texts(language)
    for words in ([], *([name] for name in NAMES)):
        with pytest.raises(SystemExit) as end:
            main([*words, "--help", "--lang", language])
        assert end.value.code == 0
        about = texts.format(f"help-{words[0]}" if words else "help-fiefdom")
        assert "".join(strip_isolates(about).split()) in "".join(strip_isolates(capsys.readouterr().out).split())


def test_the_language_of_the_help_may_be_that_of_the_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert language_wanted([]) == "pl"
    assert language_wanted(["cards", "--lang", "he"]) == "he"
    assert language_wanted(["--lang=ro", "cards"]) == "ro"
    assert language_wanted(["cards", "--lang", "klingon"]) == "pl"


@pytest.mark.parametrize(
    "words", [("--lang", "pl", "cards", "smithy"), ("cards", "smithy", "--lang", "pl"), ("cards", "--la=pl", "smithy")]
)
def test_the_language_may_stand_before_or_after_the_verb(words: tuple[str, ...], capsys: Capture) -> None:
    assert printed(capsys, *words).startswith("Kuźnia")


def test_a_language_that_there_is_not_is_refused(capsys: Capture) -> None:
    assert "hint: the languages are en, ro, pl, is, he" in refused(capsys, "cards", "--lang", "xx")


@pytest.mark.parametrize(
    ("words", "message", "hint"),
    [
        (("plya",), "there is no verb `plya`", "did you mean `play`?"),
        (("cards", "--waltz"), "there is no `--waltz` here", "`fiefdom cards --help` tells how to use it"),
        (("sim", "smithy", "witch", "--gmaes", "5"), "there is no `--gmaes` here", "did you mean `--games`?"),
        (("replay",), "the following arguments are required: FILE", "`fiefdom replay --help` tells how to use it"),
        (("play", "--bidi", "upwards"), "there is no `--bidi upwards`", "there are auto, logical, visual"),
        (("completion", "cmd"), "there is no", "there are bash, zsh, fish"),
        (("sim", "smithy", "witch", "--games", "1e6"), "`--games 1e6` is no number", "write a whole number in figures: `1000000`"),
        (("bench", "--seconds", "long"), "`--seconds long` is no number", "write a number in figures: `0.5`"),
        (("evolve", "First Game", "--budget", "-5s"), "`--budget` says nothing", "put a value behind it"),
        (("cards", "--json=yes"), "--json: ignored explicit argument 'yes'", "`fiefdom cards --help` tells how to use it"),
        (
            ("sim", "smithy", "witch", "--se", "1", "--p", "x"),
            "ambiguous option: --p could match --plot, --parquet",
            "`fiefdom sim --help` tells how to use it",
        ),
    ],
)
def test_what_the_grammar_does_not_have_is_wrong_use(words: tuple[str, ...], message: str, hint: str, capsys: Capture) -> None:
    said = refused(capsys, *words)
    assert message in said
    assert f"hint: {hint}" in said


def test_wrong_use_is_told_in_the_language(capsys: Capture) -> None:
    assert main(["plya", "--lang", "pl"]) == 2
    assert "nie ma polecenia `plya`" in capsys.readouterr().err
    assert main(["replay", "--lang", "pl"]) == 2
    assert "brakuje: FILE" in capsys.readouterr().err
    assert main(["replay", "nowhere.fief", "--lang", "he"]) == 2
    assert "אין קובץ או תיקייה כאלה" in capsys.readouterr().err


def test_without_a_verb_the_help_is_shown(capsys: Capture) -> None:
    assert main([]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert "tournament" in captured.err


def test_a_full_disk_and_a_closed_stream_are_no_tracebacks() -> None:
    for redirected, code, said in ((">/dev/full", 2, "`standard output` cannot be written"), (">&-", 0, ""), ("nowhere 2>&-", 2, "")):
        command = f'"{sys.executable}" -m fiefdom cards {redirected}'
        done = subprocess.run(["sh", "-c", command], capture_output=True, encoding="utf-8", check=False)
        assert done.returncode == code
        assert said in done.stderr
        assert "Traceback" not in done.stderr


def test_a_stream_that_somebody_has_put_in_the_place_of_the_output_stays_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def give_up(words: object) -> int:
        raise TimeoutError("too slow")

    monkeypatch.setattr("fiefdom.cli.cards.run", give_up)
    with (tmp_path / "output").open("w+") as output:
        monkeypatch.setattr(sys, "stdout", output)
        assert main(["cards"]) == 2
        output.write("still here")
        output.seek(0)
        assert output.read() == "still here"


def test_errors_are_headed_in_the_language_and_keep_the_value(capsys: Capture) -> None:
    assert main(["replay", "nowhere.fief", "--lang", "pl"]) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"{Texts('pl').format('error')}: ")
    assert "`nowhere.fief`" in error


def test_the_command_runs_as_a_program() -> None:
    command = [sys.executable, "-m", "fiefdom", "cards", "smithy"]
    done = subprocess.run(command, env={**os.environ, "LC_ALL": "C"}, capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Smithy")


# cards, kingdoms


def test_cards_lists_all_cards(capsys: Capture) -> None:
    assert [line.split("  ")[0].strip() for line in printed(capsys, "cards").splitlines()] == [card.name for card in CATALOGUE]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_shown_with_its_text_and_rulings(language: str, capsys: Capture) -> None:
    texts = Texts(language)
    card = next(card for card in CATALOGUE if card.name == "Throne Room")
    text = printed(capsys, "cards", texts.name(card), "--lang", language)
    assert text.startswith(texts.name(card))
    for part in (texts.text(card, 1), texts.text(card, 2), *texts.rulings(card)):
        assert strip_isolates(part) in strip_isolates(text)


def test_a_card_as_json_keeps_its_fields_and_has_texts_in_the_language(capsys: Capture) -> None:
    (found,) = printed_json(capsys, "cards", "council-room", "--lang", "pl")
    assert found["name"] == "Council Room"
    assert (found["slug"], found["cost"], found["types"], found["editions"]) == ("council-room", 5, ["action"], [1, 2])
    assert found["title"] == Texts("pl").name(next(card for card in CATALOGUE if card.name == "Council Room"))
    assert found["text"]["1"] == found["text"]["2"] != ""
    assert found["rulings"]


def test_a_card_that_does_not_exist_or_is_not_clear_is_refused(capsys: Capture) -> None:
    assert "did you mean `Smithy`?" in refused(capsys, "cards", "smitty")
    assert "did you mean one of these: `Council Room`, `Throne Room`?" in refused(capsys, "cards", "room")
    assert "`fiefdom cards` lists all of them" in refused(capsys, "cards", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_set_is_found_by_its_name_in_the_language(language: str, capsys: Capture) -> None:
    name = Texts(language).set_name(find_kingdom("first-game-1"))
    assert printed(capsys, "kingdoms", name, "--lang", language).splitlines()[-1] == find_kingdom("First Game").code()
    assert printed(capsys, "kingdoms", name, "--edition", "1", "--lang", language).splitlines()[-1] == find_kingdom("first-game-1").code()


def test_kingdoms_as_json(capsys: Capture) -> None:
    found = printed_json(capsys, "kingdoms", "--lang", "pl")
    assert len(found) == 17
    assert found[0]["name"] == "First Game"
    assert found[0]["title"] == Texts("pl").set_name(find_kingdom("first-game-1"))


def test_kingdoms_that_make_no_sense_are_refused(capsys: Capture) -> None:
    assert "there is no set `Firsty Game`" in refused(capsys, "kingdoms", "Firsty Game")
    assert "leave one of them out" in refused(capsys, "kingdoms", "First Game", "--random")
    assert "`--with` says nothing without `--random`" in refused(capsys, "kingdoms", "--with", "Smithy")
    assert "`--without` says nothing without `--random`" in refused(capsys, "kingdoms", "First Game", "--without", "Smithy")
    assert "`--sets` says nothing without `--random`" in refused(capsys, "kingdoms", "--sets", "intrigue")


# check, bench, soak


def test_check_runs_scenarios(capsys: Capture) -> None:
    report = printed_json(capsys, "check", str(ROOT / "src" / "fiefdom" / "cards" / "base" / "scenarios" / "smithy.md"))
    assert report["passed"] > 0
    assert report["failed"] == 0


def test_a_scenario_that_fails_is_reported(tmp_path: Path, capsys: Capture) -> None:
    page = tmp_path / "page.md"
    page.write_text("## It is so\n\n```scenario\nplayers = a, b\na.hand = Copper\na plays Copper\na.coins = 2\n```\n", encoding="utf-8")
    assert main(["check", str(page)]) == 1
    assert "It is so" in capsys.readouterr().out


def test_numbers_that_make_no_sense_are_refused(capsys: Capture) -> None:
    assert "`seconds` cannot be 0.0" in refused(capsys, "bench", "--seconds", "0")
    assert "`decisions` cannot be 0" in refused(capsys, "soak", "--decisions", "0")
    assert "there is no file" in refused(capsys, "check", "nowhere")


@pytest.mark.parametrize(
    ("words", "module", "name", "said"),
    [
        (("bench", "--seconds", "600"), "bench", "play_for", "games a second on one core"),
        (("soak", "--seed", "1", "--decisions", "1000000"), "soak", "soak", "all laws held"),
    ],
)
def test_ctrl_c_prints_what_there_is(
    words: tuple[str, ...], module: str, name: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    verb = importlib.import_module(f"fiefdom.cli.{module}")
    whole = getattr(verb, name)

    def interrupted(*arguments: Any, progress: Any, **more: Any) -> Any:
        def advance(so_far: Any) -> None:
            progress(so_far)
            raise KeyboardInterrupt

        return whole(*arguments, progress=advance, **more)

    monkeypatch.setattr(verb, name, interrupted)
    assert main(words) == 130
    assert said in capsys.readouterr().out


def test_reports_are_in_the_language(capsys: Capture) -> None:
    assert "pe secundă" in printed(capsys, "bench", "--seconds", "0.01", "--lang", "ro")
    assert "wszystkie reguły zachowane" in printed(capsys, "soak", "--decisions", "20", "--lang", "pl")


def test_ctrl_c_before_anything_has_begun_is_no_traceback(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("fiefdom.cli.main.parser", interrupted)
    assert main(["cards"]) == 130
    assert capsys.readouterr().err == "Interrupted\n"


def test_bench_and_soak_report_as_json(capsys: Capture) -> None:
    assert printed_json(capsys, "bench", "--seconds", "0.01")["games"] > 0
    assert printed_json(capsys, "soak", "--decisions", "20", "--seed", "1")["decisions"] >= 20


# completion


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_knows_every_verb_and_option(shell: str, capsys: Capture) -> None:
    script = printed(capsys, "completion", shell)
    for word in (*NAMES, "resume", "seconds", "council-room", "silver-and-gold-2", "logical"):
        assert word in script


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("fiefdom co", "completion"),
        ("fiefdom cards coun", "council-room"),
        ("fiefdom play --bidi v", "visual"),
        ("fiefdom play --see", "--seed"),
        ("fiefdom replay --lang h", "he"),
        ("fiefdom replay game.f", "game.fief"),
        ("fiefdom sim game.f", "game.fief"),
        ("fiefdom sim moneyl", "moneylender-witch"),
    ],
)
def test_bash_completes(typed: str, offered: str, record: Path, capsys: Capture) -> None:
    script = printed(capsys, "completion", "bash")
    words = typed.split(" ")
    lines = [script, f"COMP_WORDS=({' '.join(words)})", f"COMP_CWORD={len(words) - 1}", "_shtab_fiefdom", 'echo "${COMPREPLY[@]}"']
    done = subprocess.run(["bash", "-c", "\n".join(lines)], cwd=record.parent, capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.split() == [offered]


# replay


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_prints_the_log_and_the_table(language: str, record: Path, capsys: Capture) -> None:
    texts = Texts(language)
    text = printed(capsys, "replay", str(record), "--lang", language)
    assert texts.format("log-turn", n=3, player="Ana") in text
    assert texts.format("ui-cards-of", player="Bot") in text


def test_replay_shows_all_cards_or_those_that_a_seat_saw(record: Path, capsys: Capture) -> None:
    assert "Bot draws: " in printed(capsys, "replay", str(record))
    for seat in ("Ana", "0"):
        text = printed(capsys, "replay", str(record), "--as", seat)
        assert "Bot draws 5 cards" in text
        assert "Ana draws: " in text
        assert "Bot: 5 cards in hand" in text


def test_replay_shows_a_moment(record: Path, capsys: Capture) -> None:
    game = Session.load(record).game
    found = printed_json(capsys, "replay", str(record), "--at", "2")
    assert found["at"] == 2
    assert found["decisions"] == [str(entry) for entry in game.entries]
    assert found["question"]["id"] == "buy"
    assert found["zones"]["coins"] == 2
    assert found["zones"]["players"][0]["in_play"] == ["Copper", "Copper"]
    text = printed(capsys, "replay", str(record), "--at", "2")
    assert text.startswith(f"After decision 2 of {len(game.entries)}\n")
    assert "Buy a card for up to $2, or end your turn" in text
    assert "Turn" not in text


def test_replay_as_json_has_every_card_in_one_zone(record: Path, capsys: Capture) -> None:
    found = printed_json(capsys, "replay", str(record))
    assert found["setup"]["players"] == ["Ana", "Bot"]
    assert found["setup"]["seed"] == 7
    assert found["scores"] == {"Ana": 3, "Bot": 3}
    assert found["winners"] == []
    for player in found["zones"]["players"]:
        zones = [*player["hand"].values(), *player["deck"].values(), *player["discard"].values(), *player["aside"].values()]
        assert sum(zones) + len(player["in_play"]) == sum(player["owned"].values())


def test_replay_as_a_seat_tells_no_secrets(record: Path, capsys: Capture) -> None:
    found = printed_json(capsys, "replay", str(record), "--as", "Ana")
    assert found["setup"]["seed"] is None
    assert "zones" not in found
    assert found["view"]["seat"] == 0
    assert found["view"]["players"][1]["deck_size"] is None


def test_replay_shows_how_a_game_ended(tmp_path: Path, capsys: Capture) -> None:
    session = Session.seated(new_game(players=["Ana", "Bot"], seed=7), {"Ana": "big-money", "Bot": "random"})
    session.advance()
    session.save(tmp_path / "game.fief")
    assert printed_json(capsys, "replay", str(tmp_path / "game.fief"))["winners"] == ["Ana"]
    assert "Ana wins" in printed(capsys, "replay", str(tmp_path / "game.fief"))


def test_a_record_that_does_not_fit_the_rules_says_where_and_why(record: Path, capsys: Capture) -> None:
    record.write_text(record.read_text(encoding="utf-8").replace("Ana: buy -> pass", "Ana: buy -> Province", 1), encoding="utf-8")
    error = refused(capsys, "replay", str(record), code=1)
    assert "decision 2 (`Ana: buy -> Province`) does not fit" in error
    assert printed_json(capsys, "replay", str(record), "--at", "2")["at"] == 2


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--at", "999"), "there is no moment `999`"),
        (("--at", "-1"), "there is no moment `-1`"),
        (("--as", "Eva"), "there is no player `Eva`"),
        (("--as", "2"), "there is no player `2`"),
    ],
)
def test_moments_and_seats_that_there_are_not_are_refused(words: tuple[str, ...], message: str, record: Path, capsys: Capture) -> None:
    assert message in refused(capsys, "replay", str(record), *words)


@pytest.mark.parametrize("content", [b"", b"a letter to Ana", b"\xff\xfe\x00", b"fiefdom record 1\nrules 99\n"])
def test_a_file_that_is_no_record_is_refused(content: bytes, tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "file.fief").write_bytes(content)
    refused(capsys, "replay", str(tmp_path / "file.fief"))
    refused(capsys, "play", "--resume", str(tmp_path / "file.fief"))


def test_a_record_without_its_seed_cannot_be_replayed(record: Path, capsys: Capture) -> None:
    record.write_text(record.read_text(encoding="utf-8").replace("seed 7\n", ""), encoding="utf-8")
    assert "without its seed" in refused(capsys, "replay", str(record))


# play


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--players", "Ana"), "`1` players cannot play"),
        (("--players", "Ana,Ola", "--bots", "5"), "`7` players cannot play"),
        (("--players", "Ana,Ana"), "two players are called `Ana`"),
        (("--players", "Ana,bot:clever"), "there is no player `clever`"),
        (("--players", "Ana,bot:big-money+copper"), "is not an Action"),
        (("--bot", "clever"), "there is no player `clever`"),
        (("--bot", "expert", "--resume"), "contradict each other"),
        (("--players", "Ana,O#la"), "the name `O#la`"),
        (("--players", "Ana,"), "`` is no name"),
        (("--bots", "-1"), "`-1` bots"),
        (("--seed", "-1"), "`-1` is no seed"),
        (("Nowhere",), "there is no set `Nowhere`"),
        (("big-money-1", "--edition", "2"), "edition 2 has no set"),
        (("--resume",), "there is no game to go on with"),
        (("--resume", "nowhere.fief"), "`nowhere.fief` cannot be read"),
        (("--seed", "1", "--resume"), "`--resume` and `--seed` contradict each other"),
    ],
)
def test_games_that_cannot_be_are_refused(words: tuple[str, ...], message: str, capsys: Capture) -> None:
    assert message in refused(capsys, "play", *words)


def test_without_a_terminal_play_is_plain_and_the_end_of_input_keeps_the_game(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Capture
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("t\n"))
    text = printed(capsys, "play", "--seed", "7", "--players", "Ana,Ola=bot:random")
    assert "Ana plays: " in text
    saved = tmp_path / "data" / "last.fief"
    kept = Session.load(saved)
    assert kept.bots == {"Ola": "random"}
    monkeypatch.setattr(sys, "stdin", io.StringIO("end\n"))
    assert Texts().format("ui-resumed") in printed(capsys, "play", "--resume")
    assert Session.load(saved).game.decisions > kept.game.decisions


def test_the_bot_to_play_against_can_be_chosen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Capture) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("t\n"))
    printed(capsys, "play", "--seed", "7", "--players", "Ana", "--bot", "level-4")
    assert Session.load(tmp_path / "data" / "last.fief").bots == {"Journeyman": "level-4"}


def test_an_interrupted_game_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Capture) -> None:
    def interrupt(_: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    assert main(["play", "--plain", "--seed", "1"]) == 130
    assert Session.load(tmp_path / "data" / "last.fief").game.setup.seed == 1
    assert "fiefdom play --resume" in capsys.readouterr().out


def test_a_game_that_cannot_be_kept_can_still_be_played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("FIEFDOM_DATA", str(tmp_path / "file"))
    monkeypatch.setattr(sys, "stdin", io.StringIO("t\n"))
    text = printed(capsys, "play", "--seed", "7")
    assert "Player plays: " in text
    assert f"`{tmp_path / 'file' / 'last.fief'}` cannot be written: " in text


def test_the_parser_can_be_built_without_texts() -> None:
    assert "usage: fiefdom" in parser().format_help()
