"""Rulings written in a line as one says them, with a name and a figure: `-12 ana`, `ana hp 12`, `flood 5`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from ui.encounter.action_panel.group_action import give_together, people
from ui.text.words import figure
from ui.widgets.picker import PickerItem, plain

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rules.core.display import PoolView
    from rules.core.facts import Command
    from ui.encounter.fight.page import FightPage
    from ui.session.view.order import OrderRow

_FIGURE = re.compile(r"([-+=]?)(\d{1,6})(?:/(\d{1,6}))?")
DOES: Mapping[str, str] = {"-": "damage", "+": "heal"}
LEAST_LETTERS = 2
"""How many letters of a pool's name mean it."""


class _Written(NamedTuple):
    """What a line says."""

    sign: str
    """What becomes of the pool: less, more, or (`=`, or none) just this."""
    number: int
    maximum: int | None
    """The figure behind a stroke: `12/30`."""
    words: tuple[str, ...]


def rulings_of(page: FightPage, line: str) -> list[PickerItem]:
    """Return the rulings that a line may mean: on those whom it names, or on those who are selected."""
    found = []
    for written in _readings(line):
        found += [*_changes(page, written), *_countdowns(page, written)]
    return found


def _readings(line: str) -> Iterator[_Written]:
    """Yield a line's figure and its words; each of its figures may be the one, as names have figures, too."""
    verbs = {
        "-": QCoreApplication.translate("TypedLine", "damage hurt", "words for taking hit points, apart by blanks"),
        "+": QCoreApplication.translate("TypedLine", "heal cure", "words for giving hit points, apart by blanks"),
    }
    words = plain(line.replace("−", "-")).split()
    for place, word in enumerate(words):
        match = _FIGURE.fullmatch(word)
        if match is None:
            continue
        others = [*words[:place], *words[place + 1 :]]
        sign, said = match[1], next((sign for sign in verbs if set(others) & set(plain(verbs[sign]).split())), "")
        if said and not sign:
            others = [other for other in others if other not in plain(verbs[said]).split()]
        yield _Written(sign or said, int(match[2]), None if match[3] is None else int(match[3]), tuple(others))


def _changes(page: FightPage, written: _Written) -> Iterator[PickerItem]:
    """Yield the changes of pools: of the vital one unless another is named."""
    pools = page.views.view().rows[0].pools if page.views.view().rows else ()
    named = [pool for pool in pools if any(_means(word, pool) for word in written.words)]
    for pool in named or [pool for pool in pools if pool.vital and written.sign]:
        name = " ".join(word for word in written.words if pool not in named or not _means(word, pool))
        for rows in _people(page, name):
            yield _change(page, written, pool, rows)


def _means(word: str, pool: PoolView) -> bool:
    """Whether a word is the name of a pool, or begins it."""
    return len(word) >= LEAST_LETTERS and any(name.startswith(word) for name in (plain(pool.label), plain(pool.id)))


def _people(page: FightPage, name: str) -> list[Sequence[OrderRow]]:
    """Return whom a name means, each by itself; without one all who are selected together."""
    if not name:
        return [page.order.selected_rows] if page.order.selected_rows else []
    rows = page.views.view().rows
    exact = [row for row in rows if name in (plain(row.name), plain(row.letter))]
    return [(row,) for row in exact or [row for row in rows if _begins(row, name)]]


def _begins(row: OrderRow, name: str) -> bool:
    """Whether a name, or each of its words, begins that of a combatant."""
    own = plain(row.name).split()
    return all(any(word.startswith(begun) for word in own) for begun in name.split())


def _change(page: FightPage, written: _Written, pool: PoolView, rows: Sequence[OrderRow]) -> PickerItem:
    sign = {"-": "−", "+": "+"}.get(written.sign, "= ")
    names = people([row.name for row in rows])
    now = [own for row in rows for own in row.pools if own.id == pool.id]
    hints = [QCoreApplication.translate("TypedLine", "ruling")]
    if len(now) == 1:
        words = QCoreApplication.translate("TypedLine", "now {value} of {maximum}")
        hints.append(words.format(value=figure(now[0].value), maximum=now[0].maximum))
    if written.maximum is not None and any(own.maximum != written.maximum for own in now):
        hints.append(QCoreApplication.translate("TypedLine", "the maximum stays: it stands on the sheet, Shift+F2"))
    text = f"{names}: {pool.label} {sign}{written.number}"
    return PickerItem(text, " · ".join(hints), partial(_give, page, written, pool, rows))


def _give(page: FightPage, written: _Written, pool: PoolView, rows: Sequence[OrderRow], tail: str) -> None:
    """Gives the ruling, as one step for all of them."""
    commands: list[Command] = []
    for row in rows:
        if written.sign in DOES:
            change: Command = {"do": DOES[written.sign], "amount": written.number}
        else:
            change = {"do": "set", "value": written.number}
        commands.append({**change, "actor": row.id, "pool": pool.id})
    give_together(page.conductor, commands)


def _countdowns(page: FightPage, written: _Written) -> Iterator[PickerItem]:
    """Yield the countdowns that the words begin, with what would be left of them."""
    name = " ".join(written.words)
    if written.sign not in ("", "=") or not name:
        return
    for countdown in page.views.view().clock.countdowns:
        if plain(countdown.name).startswith(name):
            hint = QCoreApplication.translate("TypedLine", "countdown")
            yield PickerItem(
                f"{countdown.name}: {written.number}", hint, partial(_count, page, countdown.name, written)
            )


def _count(page: FightPage, name: str, written: _Written, tail: str) -> None:
    page.conductor.command({"do": "timer", "name": name, "value": written.number})
