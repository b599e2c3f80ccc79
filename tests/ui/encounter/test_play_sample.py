"""The shipped sample fight, played by the keyboard alone, from the first start to the rewards in the party."""

from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from models.library import Library
from models.repositories.encounters import PREPARED
from tests.proving import PROVE
from tests.resting import rest
from tests.ui.encounter.conftest import GameTable
from ui.navigation.tabs import ENCOUNTER, PARTY
from ui.shell.main_window import MainWindow

SHIFT = Qt.KeyboardModifier.ShiftModifier


def _answer(table: GameTable) -> None:
    """The app rolls what is asked, and choices take their default."""
    for _ in range(60):
        if table.conductor.open_question is None:
            return
        table.press(Qt.Key.Key_Return, SHIFT)
        if table.conductor.open_question is not None:
            table.type("\n")
    raise AssertionError(f"still asked: {table.conductor.open_question}")


def _act(table: GameTable, used: set[str]) -> None:
    """One turn of the party: each kind of action once, else an attack on the first foe."""
    fight = table.fight
    actor = fight.combatants[fight.active]
    foes = [
        combatant for combatant in fight.combatants.values() if combatant.side == "foes" and combatant.state == "active"
    ]
    letters = {button.action.id: button.action.key.lower() for button in table.page.stage.buttons if button.isEnabled()}
    sheet = actor.sheet
    if "wait" in letters and "wait" not in used:
        used.add("wait")
        table.type(f"{letters['wait']}2\n")
    elif "use_ability" in letters and "charged" not in used and any(row.ct for row in sheet.abilities):
        number = next(n for n, row in enumerate(r for r in sheet.abilities if r.type != "magic") if row.ct) + 1
        table.type(f"{letters['use_ability']}{number}{table.key_of(foes[0].id)}\n")
        if table.page.composer.action is None:
            used.add("charged")
        else:
            table.press(Qt.Key.Key_Escape)
    elif "cast" in letters and "cast" not in used:
        table.type(f"{letters['cast']}1")
        field = table.page.composer.field
        if field is not None and field.kind == "targets" and not table.page.composer.values.get("targets"):
            table.type(table.key_of(foes[0].id))
        table.type("\n")
        if table.page.composer.action is None:
            used.add("cast")
        else:
            table.press(Qt.Key.Key_Escape)
    elif "defend" in letters and "defend" not in used:
        used.add("defend")
        table.type(letters["defend"])
        if table.page.composer.action is not None:
            table.type("\n")
    elif "attack" in letters:
        used.add("attack")
        table.type(f"{letters['attack']}{table.key_of(foes[0].id)}\n")
    _answer(table)


def _play(table: GameTable) -> set[str]:
    """Until one side is down; what the party has used on the way."""
    used: set[str] = set()
    for _ in range(300):
        fight = table.fight
        alive = {combatant.side for combatant in fight.combatants.values() if combatant.state == "active"}
        if len(alive) < 2:
            break
        if fight.active is not None and fight.combatants[fight.active].state == "active":
            actor = fight.combatants[fight.active]
            if actor.side == "party":
                _act(table, used)
            else:
                target = next(o for o in fight.combatants.values() if o.side == "party" and o.state == "active")
                button = table.page.stage.button_for("a")
                if button is not None and button.isEnabled():
                    table.type(f"a{table.key_of(target.id)}\n")
                    _answer(table)
        if table.page.composer.action is not None:
            table.press(Qt.Key.Key_Escape)
        table.type(" ")
        _answer(table)
    return used


@PROVE
def test_the_sample_fight_by_the_keyboard_alone(qtbot: QtBot, tmp_path: Path) -> None:
    library = Library.open(tmp_path / "First.turnwright")
    window = MainWindow(library)
    qtbot.addWidget(window)
    window.show()
    window.show_tab(ENCOUNTER)
    table = GameTable(window, library)
    prepared = library.encounters.all(PREPARED)[0]
    page = window.encounter.prepare
    assert page.chosen_id == prepared.id
    page.go()
    table.type(" ")
    _answer(table)
    used = _play(table)
    assert {"wait", "charged", "cast", "defend", "attack"} <= used
    assert len({combatant.side for combatant in table.fight.combatants.values() if combatant.state == "active"}) == 1
    won = table.fight.winner == "party"
    window.menus.by_name["end"].trigger()
    _answer(table)
    assert table.fight.phase == "ended"
    encounter = library.encounters.get(prepared.id or 0)
    assert encounter is not None
    assert encounter.state == "ended"
    party = library.parties.all()[0]
    members = library.parties.members(party.id)
    assert all(member.gains.get("xp", 0) > 0 for member in members) == won
    for member in members:
        fighter = next(combatant for combatant in table.fight.combatants.values() if combatant.name == member.name)
        assert member.pools["hp"] == fighter.pools["hp"]
    window.show_tab(PARTY)
    rest(library, members)
    window.party.reload()
    assert all(member.full_pools["hp"] > 0 for member in library.parties.members(party.id))
    window.close()
    library.close()
