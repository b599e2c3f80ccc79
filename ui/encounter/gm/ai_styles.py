"""Asks by which temperament one or several creatures play where a playbook proposes for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from models.marks.play_styles import TEMPERAMENT
from models.repositories.encounters import EncounterEntry
from models.storage.store import twin
from rules.core.state import PARTY
from rules.tactics import TEMPERAMENTS
from rules.tactics.temperaments import BEASTLY, COWARDLY, CUNNING, PLAIN, RANDOM, RECKLESS
from ui.encounter.action_panel.group_action import people
from ui.session.controller import Conductor
from ui.session.view.order import OrderRow
from ui.text.odds_words import temperament_name
from ui.widgets.picker import Picker, PickerItem

OFFERED = tuple(item for item in TEMPERAMENTS if item != RANDOM)


def meaning_of(temperament: str) -> str:
    """Return how a combatant of a temperament plays, in words."""
    meanings = {
        CUNNING: QCoreApplication.translate("Temperaments", "what is worth most, and the means spared"),
        PLAIN: QCoreApplication.translate("Temperaments", "strikes whom it strikes best, and nothing clever"),
        BEASTLY: QCoreApplication.translate("Temperaments", "goes for whoever is nearest"),
        COWARDLY: QCoreApplication.translate("Temperaments", "leaves when it is badly hurt"),
        RECKLESS: QCoreApplication.translate("Temperaments", "spends all it has, and never holds back"),
    }
    return meanings.get(temperament, "")


def pick(names: str, current_style: str | None, do: Callable[[str], object], page: QWidget, *, party: bool) -> None:
    """Ask how combatants play; `party`: nothing is suggested for those unless their player is absent.

    `current_style` is the temperament that all of them have now.
    """
    title = (
        QCoreApplication.translate("Temperaments", "How do they play while their player is absent? {names}")
        if party
        else QCoreApplication.translate("Temperaments", "How do they play? {names}")
    )
    also = QCoreApplication.translate("Temperaments", "player absent") if party else ""
    choices = [
        PickerItem(
            temperament_name(item),
            _hint(meaning_of(item), is_now=current_style == item),
            partial(_take, do, item),
            also=also,
        )
        for item in OFFERED
    ]
    choices.append(PickerItem(_by_default(party=party), _hint("", is_now=current_style == ""), partial(_take, do, "")))
    Picker(title.format(names=names), choices, page).open()


def _by_default(*, party: bool) -> str:
    """Return the words for the temperament that applies if none was chosen."""
    if party:
        return QCoreApplication.translate("Temperaments", "the player is here: nothing is proposed")
    words = QCoreApplication.translate("Temperaments", "as the notes say, else {name}")
    return words.format(name=temperament_name(OFFERED[0]))


def _hint(meaning: str, *, is_now: bool) -> str:
    now = QCoreApplication.translate("Temperaments", "now ✓") if is_now else ""
    return " · ".join(filter(None, (meaning, now)))


def _take(do: Callable[[str], object], temperament: str, _tail: str) -> None:
    do(temperament)


def _sentence(names: str, temperament: str, *, party: bool) -> str:
    """Return a sentence on how a combatant plays from now on."""
    how = temperament_name(temperament) if temperament else _by_default(party=party)
    return QCoreApplication.translate("Temperaments", "From now on {names} – {how}.").format(names=names, how=how)


def _shared(temperaments: Iterable[object]) -> str | None:
    """Return the temperament of all; empty where none was chosen, None where they differ."""
    styles = {str(temperament) for temperament in temperaments}
    return styles.pop() if len(styles) == 1 else None


def pick_in_fight(conductor: Conductor, rows: Sequence[OrderRow], say: Callable[[str], object], page: QWidget) -> None:
    """Ask how those who are selected play; Ctrl+A selects a side."""
    ids, names = [row.id for row in rows], people([row.name for row in rows])
    party = all(row.fights_for == PARTY for row in rows)

    def keep(temperament: str) -> None:
        words = QCoreApplication.translate("Temperaments", "how {names} play").format(names=names)
        conductor.marking.put(ids, TEMPERAMENT, temperament, conductor.steps_done, words)
        say(_sentence(names, temperament, party=party))

    pick(names, _shared(row.plays for row in rows), keep, page, party=party)


def pick_prepared(
    entries: Sequence[EncounterEntry],
    keep: Callable[[list[EncounterEntry]], object],
    say: Callable[[str], object],
    page: QWidget,
) -> None:
    """Ask how those on the chosen lines play."""
    names = people([entry.name for entry in entries])
    party = all(entry.side == PARTY for entry in entries)

    def change(temperament: str) -> None:
        keep([twin(entry, extra=with_temperament(entry.extra, temperament)) for entry in entries])
        say(_sentence(names, temperament, party=party))

    pick(names, _shared(entry.extra.get(TEMPERAMENT, "") for entry in entries), change, page, party=party)


def with_temperament(extra: dict[str, object], temperament: str) -> dict[str, object]:
    """Return the extra data of a line with its temperament; an empty one is left out."""
    rest = {key: value for key, value in extra.items() if key != TEMPERAMENT}
    return {**rest, TEMPERAMENT: temperament} if temperament else rest
