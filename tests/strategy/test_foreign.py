"""Strategies from elsewhere: menus of buys, and bots of DominionSim."""

from __future__ import annotations

from pathlib import Path

import pytest

from fiefdom.cli.main import main
from fiefdom.errors import BadStrategy
from fiefdom.strategy.foreign import converted, is_foreign
from fiefdom.strategy.library import library
from fiefdom.strategy.strategy import Strategy

BOT = """\
<player name="Smithy" author="HiveMindEmulator" description="Big Money with a Smithy for every eleven Treasures.">
 <type name="Bot"/>
 <buy name="Province">
  <condition><left type="getTotalMoney"/><operator type="greaterThan"/><right type="constant" attribute="15.0"/></condition>
 </buy>
 <buy name="Duchy">
  <condition><left type="countCardsInSupply" attribute="Province"/><operator type="smallerOrEqualThan"/>
   <right type="constant" attribute="4"/></condition>
 </buy>
 <buy name="Estate">
  <condition><left type="countCardsInSupply" attribute="Province"/><operator type="smallerOrEqualThan"/>
   <right type="constant" attribute="2"/></condition>
 </buy>
 <buy name="Gold"/>
 <buy name="Duchy">
  <condition><left type="countCardsInSupply" attribute="Province"/><operator type="smallerOrEqualThan"/>
   <right type="constant" attribute="6"/></condition>
 </buy>
 <buy name="Smithy">
  <condition><left type="countCardsInDeck" attribute="Smithy"/><operator type="smallerThan"/>
   <right type="countCardTypeInDeck" attribute="Treasure"/><extra_operation type="divideBy" attribute="11.0"/></condition>
 </buy>
 <buy name="Silver"/>
</player>
"""


def test_a_bot_of_dominionsim_is_the_strategy_that_the_library_has() -> None:
    assert is_foreign(BOT)
    assert converted(BOT) == library()["smithy"]


AS_SAVED = """\
<?xml version="1.0" encoding="UTF-8"?>
<playerCollection>
    <player name="Throne and smithies" author="somebody" description="As the program writes it">
        <type name="Bot"/>
        <type name="TwoPlayer"/>
        <board contents="Throne_Room, Smithy" bane="" Mountain_Pass_Bid="0" Obelisk_Choice=""/>
        <start_state>
            <hand contents=""/>
            <discard contents=""/>
            <drawdeck contents="7 Copper, 3 Estate" shuffle="true"/>
        </start_state>
        <buy name="Province">
            <condition>
                <left type="countAvailableMoney"/>
                <operator type="greaterOrEqualThan" />
                <right type="constant" attribute="13.0"/>
            </condition>
            <condition>
                <left type="countVP"/>
                <operator type="smallerThan" />
                <right type="countMAXOpponentVP"/>
            </condition>
        </buy>
        <buy name="Throne_Room">
            <condition>
                <left type="countCardsInDeck" attribute="Throne_Room"/>
                <operator type="smallerThan" />
                <right type="countCardsInDeck" attribute="Smithy"/>
                <extra_operation type="minus" attribute="1.0" />
            </condition>
        </buy>
        <buy name="Smithy" strategy="standard">
            <condition>
                <left type="countCardsInDeck" attribute="Smithy"/>
                <operator type="smallerOrEqualThan" />
                <right type="countCardTypeInDeck" attribute="Village"/>
            </condition>
        </buy>
        <buy name="Village">
            <condition>
                <left type="countCardTypeInDeck" attribute="Terminal"/>
                <operator type="greaterThan" />
                <right type="constant" attribute="0.0"/>
            </condition>
        </buy>
    </player>
</playerCollection>
"""
"""A bot of ours, written out with every element and in the layout that DominionSim saves."""


def test_a_bot_is_read_as_the_program_saves_it() -> None:
    rules = (
        "name: Throne and smithies; author: somebody; source: DominionSim; about: As the program writes it; weigh last gains: no;"
        "Province if coins >= 13 and score < (score - lead); Throne Room if count(Throne Room) < count(Smithy) - 1;"
        "Smithy if count(Smithy) <= count(splitter); Village if count(terminal) > 0"
    )
    assert converted(AS_SAVED) == Strategy.parse(rules.replace(";", "\n"))


@pytest.mark.parametrize(
    ("menu", "rules"),
    [
        ("Province, Gold, 2 Smithy, Silver", "Province; Gold; Smithy if count(Smithy) < 2; Silver"),
        (
            "1. Province\n2. Gold\n3. Throne_Room (max 2)\n4. Silver x3",
            "Province; Gold; Throne Room if count(Throne Room) < 2; Silver if count(Silver) < 3",
        ),
        ("$8: Province\n$6-7: Gold\n3-5: Silver", "Province; Gold if coins <= 7; Silver if coins <= 5"),
        ("$7: Gold\n- Silver", "Gold if coins >= 7; Silver"),
        ("buy: province > gold > silver", "Province; Gold; Silver"),
    ],
)
def test_menus_become_rules(menu: str, rules: str) -> None:
    assert is_foreign(menu)
    assert converted(menu) == Strategy.parse(rules)


@pytest.mark.parametrize("text", ["", "Province\nGold", "open 4/3: Silver, Smithy\nGold", "Gold if count(Gold) < 2, 3", "Provinse, Gold"])
def test_what_is_ours_or_nothing_is_left_alone(text: str) -> None:
    assert not is_foreign(text)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("<player><buy name='Gold'></player>", "strategy.foreign-xml"),
        ("<!DOCTYPE a [<!ENTITY b 'c'>]><player/>", "strategy.foreign-declares"),
        ("<bot/>", "strategy.foreign-no-player"),
        ("<player><buy name='Gold'><condition><left type='countRuins'/></condition></buy></player>", "strategy.foreign-word"),
        (AS_SAVED.replace('"Terminal"', '"Knight"'), "strategy.foreign-word"),
        ("<playerCollection><player name='One'/><player name='Two'/></playerCollection>", "strategy.foreign-players"),
        ("<player><buy name='Colony'/></player>", "strategy"),
        ("Gold, ???", "strategy.foreign-entry"),
    ],
)
def test_what_cannot_be_converted_says_why(text: str, code: str) -> None:
    with pytest.raises(BadStrategy) as failure:
        converted(text)
    assert failure.value.code == code


def test_the_command_line_converts_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bot = tmp_path / "bot.xml"
    bot.write_text(BOT, encoding="utf-8")
    assert main(["strategies", "--convert", str(bot)]) == 0
    assert Strategy.parse(capsys.readouterr().out) == library()["smithy"]
