"""What the form of a member asks for: once, and only what the rules know."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.encounters import Encounter
from models.repositories.parties import Member, Party
from tests.worked import SYSTEMS
from ui.party.member_form import MemberForm

SHEET = {"vida": 4, "con": 4, "jogador": "Rui"}


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    opened = Library.open(tmp_path / "Table.turnwright", samples=())
    yield opened
    opened.close()


@pytest.fixture
def form(qtbot: QtBot, library: Library) -> MemberForm:
    made = MemberForm(library)
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize("system", SYSTEMS)
def test_nothing_is_asked_for_that_the_rules_never_give(form: MemberForm, system: str) -> None:
    gains = {"ffrpg": ["xp", "gil"], "fantasia": ["xp"]}.get(system, [])
    form.open_member(Member(party_id=1, name="", system=system))
    assert list(form.gains.spins) == gains
    assert form.gains.isHidden() == (gains == [])
    form.open_member(Member(party_id=1, name="", system=system, gains={"gil": 3}))
    assert form.gains.spins["gil"].value() == 3
    assert not form.gains.isHidden()


def test_the_player_is_asked_for_once_and_reaches_the_fight(form: MemberForm, library: Library) -> None:
    form.open_member(Member(party_id=1, name="Lia", system="tabuleiro", player="Ana", sheet=SHEET))
    assert form.sheet_form is not None
    assert "jogador" not in form.sheet_form.editors
    party = library.parties.add(Party(name="Us"), [form.member(), Member(name="Teo", system="tabuleiro", sheet=SHEET)])
    encounter = library.encounters.add(Encounter(name="Stair", system="tabuleiro"))
    ids = [member.id for member in library.parties.members(party.id) if member.id is not None]
    library.encounters.add_members(encounter.id or 0, ids)
    players = [item["sheet"]["jogador"] for item in library.setup(encounter.id or 0).script["combatants"]]
    assert players == ["Ana", "Rui"]
