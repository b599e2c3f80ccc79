"""Who plays how, where the game master lets a playbook propose: picked for a creature, several, or a whole side."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from models.encounters import EncounterEntry
from models.manners import TEMPERAMENT
from models.store import twin
from rules.tactics import RANDOM, TEMPERAMENTS
from ui.conductor import Conductor
from ui.encounter.picker import Choice, Picker
from ui.encounter.together import people
from ui.odds.words import PARTY, temperament_name

OFFERED = tuple(one for one in TEMPERAMENTS if one != RANDOM)


def meaning_of(temperament: str) -> str:
    """How somebody of it plays."""
    meanings = {
        "cunning": QCoreApplication.translate("Temperaments", "what is worth most, and the means spared"),
        "plain": QCoreApplication.translate("Temperaments", "strikes whom it strikes best, and nothing clever"),
        "beastly": QCoreApplication.translate("Temperaments", "goes for whoever is nearest"),
        "cowardly": QCoreApplication.translate("Temperaments", "leaves when it is badly hurt"),
        "reckless": QCoreApplication.translate("Temperaments", "spends all it has, and never holds back"),
    }
    return meanings.get(temperament, "")


def pick(title: str, absent: bool, do: Callable[[str], object], page: QWidget) -> None:
    """Asks how somebody plays; `absent`: it is somebody of the party, for whom nothing is proposed otherwise."""
    first = (
        QCoreApplication.translate("Temperaments", "the player is here: nothing is proposed")
        if absent
        else QCoreApplication.translate("Temperaments", "as the notes say, else {name}").format(
            name=temperament_name(OFFERED[0])
        )
    )
    choices = [Choice(temperament_name(one), meaning_of(one), partial(_take, do, one)) for one in OFFERED]
    Picker(title, [*choices, Choice(first, "", partial(_take, do, ""))], page).open()


def _take(do: Callable[[str], object], temperament: str, _tail: str) -> None:
    do(temperament)


def pick_in_fight(conductor: Conductor, ids: Sequence[str], page: QWidget) -> None:
    """Asks how those who are selected play; Ctrl+A selects a side."""
    fight, names = conductor.fight, conductor.names
    title = QCoreApplication.translate("Temperaments", "How do they play? {names}").format(
        names=people([names[id] for id in ids])
    )
    absent = all(fight.combatants[id].side == PARTY for id in ids)

    def keep(temperament: str) -> None:
        words = QCoreApplication.translate("Temperaments", "how {names} play").format(
            names=people([names[id] for id in ids])
        )
        conductor.marking.put(ids, TEMPERAMENT, temperament, conductor.steps_done, words)

    pick(title, absent, keep, page)


def pick_prepared(
    entries: Sequence[EncounterEntry], keep: Callable[[list[EncounterEntry]], object], page: QWidget
) -> None:
    """Asks how those on the chosen lines play."""
    title = QCoreApplication.translate("Temperaments", "How do they play? {names}").format(
        names=people([one.name for one in entries])
    )

    def change(temperament: str) -> None:
        keep([twin(one, extra=with_temperament(one.extra, temperament)) for one in entries])

    pick(title, all(one.side == PARTY for one in entries), change, page)


def with_temperament(extra: dict[str, object], temperament: str) -> dict[str, object]:
    """What else is kept of a line, with how it plays; without one nothing is kept of that."""
    rest = {key: value for key, value in extra.items() if key != TEMPERAMENT}
    return {**rest, TEMPERAMENT: temperament} if temperament else rest
