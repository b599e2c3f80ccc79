"""Declarations that players make on their phones at the same time: nobody sees one before all are revealed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from desktop.demonstration import answer_all
from models.library import Library
from rules.players.players_view import as_json
from tests.rules.d100.playing import ESPADA, ana, bruto
from tests.rules.fantasia.playing import SWORD
from tests.rules.fantasia.playing import hero as fighter
from tests.rules.fantasia.playing import one as beast
from tests.there import there
from tests.ui.players.phone import PhoneInHand, Table
from tests.ui.session.playing import Playing, duel
from ui.players.screen_content import screen_content

BY_KIND = {"initiative": "side", "order_by_kind": True}
LANGUAGES = ("en", "es", "pt_BR")
Invite = Callable[..., Table]


@pytest.fixture
def invite(qtbot: QtBot, tmp_path: Path) -> Iterator[Invite]:
    """Opens a fight of a system, in which everybody has a weapon of the name that is given, and invites players."""
    opened: list[Callable[[], object]] = []

    def begin(system: str, words: dict[str, str]) -> Table:
        library = Library.open(tmp_path / f"{len(opened)}.turnwright", samples=())
        sides = {"Ana": "party", "Bea": "party", "Bruto": "foes"}
        people = [(name, side, _armed(system, name, words[name])) for name, side in sides.items()]
        playing = duel(library, system, *people, **(BY_KIND if system == "fantasia" else {}))
        playing.conductor.begin_fight()
        while playing.conductor.open_question is not None:  # both sides rolled the same
            playing.conductor.questions.answer_choice("reroll")
        table = Table(playing, qtbot)
        opened.extend((lambda: library.close(back_up=False), table.end))
        return table

    yield begin
    for close in reversed(opened):
        close()


def _armed(system: str, name: str, word: str) -> dict[str, Any]:
    """A sheet whose only weapon is called by a word."""
    if system == "fantasia":
        sheet = (fighter() if name != "Bruto" else beast("bruto"))["sheet"]
        return {**sheet, "weapons": [{**SWORD, "id": word, "name": word}]}
    sheet = (ana if name != "Bruto" else bruto)()["sheet"]
    return {**sheet, "weapons": [{**ESPADA, "id": word, "name": word}]}


WORDS = {"Ana": "Zqana", "Bea": "Zqbea", "Bruto": "Zqbruto"}


def declare(phone: PhoneInHand, thing: str = "", action: str = "attack", **more: object) -> int:
    """Declare for the first of a seat, at whoever has to be named."""
    asked = phone.page["declares"]
    (offer,) = (offer for offer in asked["who"][0]["offers"] if offer["action"] == action)
    aimed: Mapping[str, Any] = next((each for each in offer["with"] if each["id"] == thing), offer)
    targets = aimed.get("targets", [])[: aimed.get("least", 0)]
    body = {"token": asked["token"], "combatant": asked["who"][0]["id"], "action": action, "thing": thing}
    return phone.post("declare", {**body, "targets": targets, **more}).status


def declared(table: Table) -> list[str]:
    """Who has declared in the fight."""
    journal = there(table.playing.conductor.service).journal
    return [str(fact["actor"]) for fact in journal.facts() if fact["kind"] == "declare"]


# --- asked at once, revealed together ----------------------------------------------------------------------------


@pytest.mark.parametrize("system", ["d100", "fantasia"])
def test_all_are_asked_at_once_and_the_last_one_reveals_them(invite: Invite, system: str) -> None:
    table = invite(system, WORDS)
    anas, beas = table.phone("Ana"), table.phone("Bea")
    for phone in (beas, anas):
        assert [one["made"] for one in phone.page["declares"]["who"]] == [None]
        assert phone.page["view"]["active"] is None
    assert declare(beas, "Zqbea") == 200
    table.playing.conductor.command(_of_foe(table))
    assert declared(table) == []
    assert declare(anas, "Zqana") == 200
    table.wait(lambda: len(declared(table)) == 3)
    assert anas.page["declares"] is None
    table.playing.conductor.undo()
    assert declared(table) == [], "they are one step"


@pytest.mark.parametrize("system", ["d100", "fantasia"])
def test_what_was_declared_goes_on_being_said_to_its_own_seat(invite: Invite, system: str) -> None:
    table = invite(system, WORDS)
    anas, beas = table.phone("Ana"), table.phone("Bea")
    for _ in range(2):
        assert declare(anas, "Zqana") == 200
        (line,) = anas.page["sent"]
        assert ("Zqana" in line["words"], line["state"]) == (True, "declared")
    assert beas.page["sent"] == []


def _of_foe(table: Table, thing: str = "Zqbruto") -> dict[str, Any]:
    return {"do": "declare", "actor": "bruto", "action": "attack", "with": thing}


@pytest.mark.parametrize("system", ["d100", "fantasia"])
def test_nobody_sees_what_another_has_declared_before_it_is_revealed(invite: Invite, system: str) -> None:
    """Every weapon carries a random word: the one that somebody declares is in no document but that of its own seat."""
    chance = Random(system)
    for _ in range(4):
        words = {name: "Zq" + "".join(chance.choices("bcdfghjklm", k=8)) for name in WORDS}
        table = invite(system, words)
        phones = {name: table.phone(name) for name in ("Ana", "Bea")}
        for name in chance.sample(("Ana", "Bea", "Bruto"), 2):
            if name == "Bruto":
                table.playing.conductor.command(_of_foe(table, words[name]))
            else:
                assert declare(phones[name], words[name]) == 200
            for other, text in _shown(table, phones).items():
                secrets = [word for whose, word in words.items() if whose != other and word in text]
                assert not secrets, (other, text)
            assert all(there(table.players.view((), language)).declared == () for language in LANGUAGES)
        assert table.phones.secrets.reveal()
        text = "".join(_shown(table, phones).values())
        assert any(word in text for word in words.values())
        table.end()


def _shown(table: Table, phones: dict[str, PhoneInHand]) -> dict[str, str]:
    """What each phone is sent, and the players' screen in every language with its content."""
    shown = {name: json.dumps(phone.page, ensure_ascii=False) for name, phone in phones.items()}
    views = [as_json(there(table.players.view((), language))) for language in LANGUAGES]
    return {**shown, "": json.dumps(views, ensure_ascii=False) + _screen(table)}


def _screen(table: Table) -> str:
    content = there(screen_content(table.players))
    return repr(content) + " ".join(content.told)


def test_that_another_has_declared_sends_nobody_a_document(invite: Invite) -> None:
    table = invite("d100", WORDS)
    anas, beas = table.phone("Ana"), table.phone("Bea")
    table.wait(lambda: table.phones.is_settled)
    before = beas.known.sent
    assert declare(anas, "Zqana") == 200
    table.wait(lambda: table.phones.is_settled)
    assert (beas.known.sent, b"Zqana" in anas.known.sent) == (before, True)


def test_a_deed_that_needs_somebody_is_declared_at_somebody(invite: Invite) -> None:
    """It was declared at nobody, and refused in the turn for which it was declared."""
    table = invite("d100", WORDS)
    anas = table.phone("Ana")
    assert declare(anas, "Zqana", targets=[]) == 422
    assert table.phones.secrets.made("ana") is None
    assert declare(anas, "Zqana") == 200
    assert there(table.phones.secrets.made("ana"))["targets"]


def test_what_was_declared_is_said_where_its_turn_comes(invite: Invite) -> None:
    table = invite("d100", WORDS)
    anas, conductor = table.phone("Ana"), table.playing.conductor
    for actor in ("bea", "bruto"):
        conductor.command({"do": "declare", "actor": actor, "action": "defend"})
    targets = [row["id"] for row in anas.page["view"]["rows"] if row["name"] == "Bruto"]
    assert declare(anas, "Zqana", targets=targets) == 200
    table.wait(lambda: len(declared(table)) == 3)
    while conductor.fight.active != "ana":
        assert anas.page["undone"] is None
        conductor.next()
    leaving = "Another action than the one declared: −20%."
    declared_deed = {"action": "attack", "thing": "Zqana", "targets": tuple(targets), "leaving": leaving}
    assert anas.page["undone"] == declared_deed
    conductor.command({"do": "act", "actor": "ana", "action": "attack", "with": "Zqana", "targets": ["bruto"]})
    answer_all(conductor)
    assert anas.page["undone"] is None


def test_what_all_have_declared_is_still_said_after_a_restart(invite: Invite) -> None:
    table = invite("d100", WORDS)
    anas, conductor = table.phone("Ana"), table.playing.conductor
    for actor in ("bea", "bruto"):
        conductor.command({"do": "declare", "actor": actor, "action": "defend"})
    assert declare(anas, "Zqana") == 200
    table.wait(lambda: len(declared(table)) == 3)
    before = anas.page["view"]["declared"]
    assert before
    again = Playing(table.playing.library)
    (encounter,) = table.playing.library.encounters.all()
    assert again.conductor.resume(there(encounter.id))
    opened = Table(again, table.qtbot)
    try:
        phone = opened.phone("Ana")
        opened.wait(lambda: bool(phone.page["view"]["declared"]))
        assert [one["deed"] for one in phone.page["view"]["declared"]] == [one["deed"] for one in before]
    finally:
        opened.end()


# --- the game master's side --------------------------------------------------------------------------------------


def test_what_is_declared_can_be_changed_until_it_is_revealed(invite: Invite) -> None:
    table = invite("d100", WORDS)
    anas = table.phone("Ana")
    assert declare(anas, "Zqana") == 200
    assert "Zqana" in anas.page["declares"]["who"][0]["made"]
    assert declare(anas, action="defend") == 200
    assert "Zqana" not in anas.page["declares"]["who"][0]["made"]


def test_the_game_master_declares_for_somebody_and_reveals_early(invite: Invite) -> None:
    table = invite("d100", WORDS)
    anas = table.phone("Ana")
    conductor = table.playing.conductor
    conductor.command({"do": "declare", "actor": "bea", "action": "defend"})
    assert declared(table) == []
    assert table.phones.secrets.reveal()
    assert declared(table) == ["bea"]
    assert anas.page["declares"] is None, "who has not declared does so openly"
    conductor.command({"do": "declare", "actor": "ana", "action": "defend"})
    assert declared(table) == ["bea", "ana"]


def test_openly_where_the_table_wants_that_or_nobody_is_asked(invite: Invite) -> None:
    table = invite("d100", WORDS)
    conductor = table.playing.conductor
    conductor.command({"do": "declare", "actor": "ana", "action": "defend"})
    assert declared(table) == ["ana"]
    conductor.undo()
    anas = table.phone("Ana")
    table.players.settings = table.players.settings.with_values({"declares_in_secret": False})
    table.wait(lambda: not table.phones.secrets.is_on)
    assert anas.page["declares"] is None
    conductor.command({"do": "declare", "actor": "ana", "action": "defend"})
    assert declared(table) == ["ana"]


def test_the_next_round_is_asked_anew(invite: Invite) -> None:
    table = invite("d100", WORDS)
    anas = table.phone("Ana")
    token = anas.page["declares"]["token"]
    conductor = table.playing.conductor
    for actor in ("bea", "bruto"):
        conductor.command({"do": "declare", "actor": actor, "action": "defend"})
    assert declare(anas, action="defend") == 200
    table.wait(lambda: len(declared(table)) == 3)
    while conductor.fight.round == 1:
        conductor.next()
    (asked,) = anas.page["declares"]["who"]
    assert asked["made"] is None
    assert anas.page["declares"]["token"] != token
    late = {"token": token, "combatant": asked["id"], "action": "defend"}
    assert anas.post("declare", late).status == 409


@pytest.mark.parametrize(
    "changed", [{"action": "fly"}, {"thing": "Zqbea"}, {"combatant": "c99"}, {"targets": ["c99"]}, {"token": "0"}]
)
def test_only_what_is_offered_can_be_declared(invite: Invite, changed: dict[str, object]) -> None:
    table = invite("d100", WORDS)
    anas = table.phone("Ana")
    asked = anas.page["declares"]
    body = {"token": asked["token"], "combatant": asked["who"][0]["id"], "action": "attack", "thing": "Zqana"}
    assert anas.post("declare", {**body, **changed}).status in (409, 422)
    assert table.phones.secrets.made("ana") is None


def test_what_can_no_longer_be_done_is_asked_again(invite: Invite) -> None:
    table = invite("d100", WORDS)
    anas, beas = table.phone("Ana"), table.phone("Bea")
    assert declare(anas, "Zqana") == 200
    table.playing.do({"do": "condition", "actor": "ana", "status": "unconscious"})
    table.wait(lambda: table.phones.secrets.made("ana") is None)
    assert anas.page["declares"] is None
    assert beas.page["declares"] is not None


def test_while_the_game_master_looks_back_players_declare_and_it_is_revealed_afterwards(invite: Invite) -> None:
    from ui.session.history_view import HistoryView

    table = invite("d100", WORDS)
    anas = table.phone("Ana")
    conductor = table.playing.conductor
    for actor in ("bea", "bruto"):
        conductor.command({"do": "declare", "actor": actor, "action": "defend"})
    past = HistoryView(conductor)
    past.look_back(0)
    assert declare(anas, "Zqana") == 200
    assert declared(table) == []
    past.come_back()
    assert table.phones.secrets.reveal()
    assert len(declared(table)) == 3
