"""A fight of forty with three waves and two cues, played by keys alone to its end, and every key counted."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from models.library import Library
from models.repositories.encounters import Encounter, EncounterEntry
from tests.proving import PROVE
from tests.ui.encounter.conftest import APP, GUARD, HERO, GameTable
from ui.shell.main_window import MainWindow
from ui.widgets.picker import Picker

CTRL, SHIFT, PLAIN = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier(0)
FORTY = 40
MOST_KEYS = 130
"""For the whole fight; sixty of them write the two cues."""
STORM = {
    "id": "storm",
    "name": "Storm",
    "type": "fast",
    "target": "all",
    "hit": {"stat": "acc", "mod": 300, "vs": "eva"},
    "damage": {"scale": 5, "attribute": "mag", "die": "d6"},
}
MAGE = {**HERO, "hp": 900, "mp": 0, "spd": 25, "arm": 30, "abilities": [STORM], "items": []}
FOE = {**GUARD, "hp": 130, "arm": 0, "acc": 60}
WAVES: dict[str, dict[str, Any]] = {
    "Wolf": {"when": "round", "number": 2},
    "Bat": {"when": "countdown", "number": 2, "unit": "rounds", "name": "Bell"},
    "Ogre": {"when": "word", "number": 1, "name": "Horn"},
}
COUNTS = {"Wolf": 8, "Bat": 6, "Ogre": 6}


class Player:
    """Presses keys, and counts them."""

    def __init__(self, table: GameTable) -> None:
        self.table = table
        self.pressed = 0
        self.for_: dict[str, int] = {}
        """What the keys were for, and how many it took."""
        self.purpose = ""

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = PLAIN) -> None:
        """One key, to whatever has the keys."""
        self._count()
        QTest.keyClick(self._focus(), key, modifier)
        QApplication.processEvents()

    def write(self, text: str) -> None:
        """A key for each sign; a line end is Enter, a space the Space key."""
        for sign in text:
            self._count()
            if sign in "\n ":
                QTest.keyClick(self._focus(), Qt.Key.Key_Return if sign == "\n" else Qt.Key.Key_Space)
            else:
                QTest.keyClicks(self._focus(), sign)
            QApplication.processEvents()

    def _focus(self) -> QWidget:
        return QApplication.focusWidget() or self.table.page

    def _count(self) -> None:
        self.pressed += 1
        self.for_[self.purpose] = self.for_.get(self.purpose, 0) + 1

    # --- what a game master does -------------------------------------------------------------------------

    def play(self) -> None:
        """One thing: whatever comes first of what stands on the page."""
        page, fight = self.table.page, self.table.fight
        if page.wave_line.isVisible():
            self.purpose = "a wave enters"
            self.key(Qt.Key.Key_J, CTRL | SHIFT)
        elif page.cue_line.isVisible():
            self.purpose = "a cue is taken"
            self.key(Qt.Key.Key_U, CTRL)
        elif fight.active is None:
            self.purpose = "on"
            self.write(" ")
        else:
            self._act(fight.combatants[fight.active])

    def _act(self, value: Any) -> None:
        standing = [each for each in self.table.fight.combatants.values() if each.state == "active"]
        against = next((each for each in standing if each.side != value.side), None)
        if against is None:
            self.purpose = "the end"
            self.key(Qt.Key.Key_E, CTRL)
        elif value.side == "party":
            self.purpose = "a storm"
            self.write("b\n ")
        else:
            self.purpose = "a group attacks"
            self.write(f"a{self.table.key_of(against.id)}")
            self.key(Qt.Key.Key_Return, CTRL | SHIFT)
            self.write(" ")


def opened(window: MainWindow, library: Library) -> GameTable:
    """Two against eighteen, and twenty more to come; all dice are the app's."""
    entries = [
        EncounterEntry(name="Ana", side="party", sheet=MAGE),
        EncounterEntry(name="Bea", side="party", sheet={**MAGE, "spd": 22}),
        EncounterEntry(name="Guard", side="foes", count=18, sheet=FOE),
        *(
            EncounterEntry(name=name, side="foes", count=COUNTS[name], sheet=FOE, wave=when)
            for name, when in WAVES.items()
        ),
    ]
    made = Encounter(name="Forty", system="ffrpg", seed=5, options={"group_initiative": True})
    kept = library.encounters.add(made, entries)
    table = GameTable(window, library)
    assert window.conductor.open_prepared(kept.id or 0)
    table.all_by(APP)
    return table


@PROVE
def test_forty_with_three_waves_and_two_cues_by_keys_to_the_end(window: MainWindow, library: Library) -> None:
    table = opened(window, library)
    player = Player(table)
    player.purpose = "begin"
    player.write("  ")
    assert len(table.fight.combatants) == FORTY - sum(COUNTS.values())
    player.purpose = "cues"
    player.key(Qt.Key.Key_U, CTRL)
    player.write("round 2\nthe gate rattles\n")
    player.key(Qt.Key.Key_U, CTRL)
    player.write("bea is hurt\nd20+5 keeps the spell\n")
    bell = table.fight.countdowns["Bell"]
    assert (bell.unit, bell.left) == ("rounds", 2)
    horn = False
    while table.fight.phase != "ended":
        player.play()
        if table.fight.round == 3 and not horn and not table.page.wave_line.isVisible():
            horn = True
            player.purpose = "at the word"
            player.key(Qt.Key.Key_J, CTRL | SHIFT)
            assert [item for item in table.page.findChildren(Picker) if item.isVisible()]
            player.write("\n")
        assert player.pressed < MOST_KEYS, player.for_
    assert_played(table, player)


def assert_played(table: GameTable, player: Player) -> None:
    """All came, the groups acted as one, both cues were told, and the end can be taken back by one key."""
    assert len(table.fight.combatants) == FORTY
    assert table.fight.winner == "party"
    entries = table.conductor.current_fight.service.journal.entries
    acts = [entry.command for entry in entries if entry.command["do"] == "act" and entry.command["action"] == "attack"]
    assert len(acts) > 30
    assert player.for_["a group attacks"] == 4 * sum("along" not in command for command in acts)
    log = table.log()
    assert any("the gate rattles" in line for line in log)
    assert any("keeps the spell" in line for line in log)
    assert player.for_["a wave enters"] + player.for_["at the word"] <= 4
    assert player.for_["a cue is taken"] <= table.fight.round * 4
    assert player.for_["cues"] <= 61
    assert table.page.stage.outcome.isVisible()
    player.key(Qt.Key.Key_Z, CTRL)
    assert table.fight.phase == "action"
