"""The rows of the order: what is shown of each combatant."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import islice
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from models.marks.marks import Marks
from models.marks.play_styles import TEMPERAMENT
from rules.core.display import Chip, PoolView
from rules.core.drawings import MARKS, STATE_DRAWINGS, Drawing, drawing_of, status_drawing
from rules.core.facts import Json
from rules.core.state import Combatant, Condition, Fight, standing
from rules.mechanics.statuses import helps
from rules.sheets.schema import Sheet
from rules.system.system import System
from ui.session.appearance import NO_LOOKS, PLAIN, Looks, OwnLook
from ui.text.odds_words import temperament_name
from ui.text.words import figure, gloss, localize, side_name, state_name, timed
from ui.theme.status_token import StatusToken

NO_MARKS: Marks = {}
KNOWN_AS = "known as"
"""The key of the name by which players know somebody otherwise, beside the marks."""
FORBIDS = 2
"""The weight of chips from which on they come before the rest of the row."""
NO_DRAWING = Drawing("")
FALLEN = frozenset({"unconscious", "dead", "stone"})


class ChipView(NamedTuple):
    """A status or another mark, as a chip."""

    status: str
    """The status id; empty for marks that are no conditions."""
    text: str
    family: str
    good: bool
    tip: str
    matters: bool = False
    """Whether it comes before the rest of the row: what forbids actions, a posture, a gaze."""
    word: str = ""
    """Its text without the timer."""
    timer: str = ""
    drawing: Drawing = NO_DRAWING
    """Its drawing with the mark at the corner; of a mark that has none, the name is empty."""
    element: str = ""
    """The drawing of the element that it concerns."""


def token_of(chip: ChipView, *, faded: bool = False) -> StatusToken:
    """Return the token of a mark with all its words."""
    mark = chip.drawing.mark
    sign = MARKS.get(mark, "")
    return StatusToken(
        chip.drawing.name,
        chip.family,
        good=chip.good,
        word=chip.word or chip.text,
        timer=chip.timer,
        trend=mark if mark in ("up", "down", "break") else "",
        sign=sign if mark in ("half", "quarter") else "",
        sign_drawing=chip.element if mark == "element" else "",
        matters=chip.matters,
        faded=faded,
    )


@dataclass(frozen=True, slots=True)
class OrderRow:
    """One combatant in the order."""

    id: str
    letter: str
    name: str
    side: str
    state: str
    active: bool
    to_come: bool
    """Whether it has a place still to come in this round."""
    place: str
    """Its tick or initiative, in figures."""
    pools: tuple[PoolView, ...]
    chips: tuple[ChipView, ...]
    dying: bool = False
    """Whether it has fallen and will die without help."""
    turn: int = 0
    """1: the next to act, 2: the one after; 0: any other."""
    look: OwnLook = PLAIN
    """Its picture, emblem, kind and own colour."""
    hidden: bool = False
    """Whether the players do not see it."""
    plays: str = ""
    """The temperament that it plays by."""
    fights_for: str = ""
    """The side that it fights for now, which may be made to be another."""

    @property
    def colour(self) -> str:
        """Return the colour of a player's character, saved in the library."""
        return self.look.colour

    @property
    def fallen(self) -> bool:
        """Whether it is down."""
        return self.state in FALLEN

    @property
    def standing(self) -> str:
        """How it is with it: its state, or that it is dying."""
        return standing(self.state, dying=self.dying)

    @property
    def out(self) -> bool:
        """Whether it has left the fight."""
        return self.state == "out"

    def spoken(self) -> str:
        """The row in words, for screen readers."""
        parts = [f"{self.letter.upper()}: {self.name}", side_name(self.side), self.place]
        parts += [f"{pool.label} {figure(pool.value)}/{pool.maximum}" for pool in self.pools if pool.maximum]
        parts += [chip.text for chip in self.chips]
        if self.plays:
            words = QCoreApplication.translate("order", "plays: {temperament}")
            parts.append(words.format(temperament=temperament_name(self.plays)))
        if self.standing != "active":
            parts.append(state_name(self.standing))
        if self.active:
            parts.append(QCoreApplication.translate("order", "acts now"))
        elif self.turn == 1:
            parts.append(QCoreApplication.translate("order", "comes next"))
        elif self.turn == 2:
            parts.append(QCoreApplication.translate("order", "comes after the next"))
        return ", ".join(part for part in parts if part)


class RowMaker:
    """Make the rows of the order; only changed ones are made anew."""

    def __init__(self) -> None:
        self._made: dict[str, OrderRow] = {}

    def rows(
        self,
        fight: Fight,
        system: System,
        keys: Mapping[str, str],
        changed: frozenset[str] | None = None,
        marks: Marks = NO_MARKS,
        looks: Looks = NO_LOOKS,
    ) -> list[OrderRow]:
        """Return the rows: those still to act, then the others by initiative, the fallen, those who left.

        `changed`: the ids of those whose state has changed since the last call; None: any may have.
        """
        places = {id: number for number, id in enumerate(system.outcome.order(fight))}
        turns, meanings = next_turns(fight, system), meanings_of_pools(system)
        rows: list[OrderRow] = []
        for id, combatant in fight.combatants.items():
            old = self._made.get(id)
            letter = keys.get(id, "")
            same = old is not None and old.letter == letter and old.active == (fight.active == id)
            if changed is None or id in changed or not same or old is None or old.to_come != (id in places):
                mark = marks.get(id, {})
                old = order_row(fight, system, combatant, letter, mark, to_come=id in places, meanings=meanings)
            turn, look = turns.get(id, 0), looks.get(id, PLAIN)
            if (old.turn, old.look) != (turn, look):
                old = replace(old, turn=turn, look=look)
            rows.append(old)
        self._made = {row.id: row for row in rows}
        entered = {row.id: number for number, row in enumerate(rows)}

        def rank(row: OrderRow) -> tuple[int, int, int]:
            part = 3 if row.out else 2 if row.fallen else 0 if row.active or row.to_come else 1
            if part == 0:
                return (0, places.get(row.id, -1), 0)
            return (part, -(fight.combatants[row.id].initiative or 0), entered[row.id])

        rows.sort(key=rank)
        return rows


def next_turns(fight: Fight, system: System) -> dict[str, int]:
    """Return 1 for the next combatant to act, 2 for the one after."""
    return {id: number for number, id in enumerate(islice(system.coming(fight), 2), 1)}


def meanings_of_pools(system: System) -> dict[str, str]:
    """Return what each pool of a system means, by its id."""
    return {pool.id: gloss(system.phrases.file, pool.gloss_ids, pool.label) for pool in system.pools}


def order_row(
    fight: Fight,
    system: System,
    combatant: Combatant,
    letter: str,
    mark: Mapping[str, Json],
    *,
    to_come: bool,
    meanings: Mapping[str, str],
) -> OrderRow:
    """One combatant's row."""
    pools = system.pools_of(combatant, meanings)
    dying = system.window.is_dying(combatant)
    chips = [*standing_chip(combatant, dying=dying), *chips_of(fight, system, combatant), *prepared_chips(mark)]
    place = "" if combatant.initiative is None else str(combatant.initiative)
    return OrderRow(
        combatant.id,
        letter,
        combatant.name,
        combatant.side,
        combatant.state,
        fight.active == combatant.id,
        to_come,
        place,
        pools,
        tuple(chips),
        dying,
        hidden=bool(mark.get("hidden")),
        plays=str(mark.get(TEMPERAMENT, "")),
        fights_for=system.turns.fights_for(fight, combatant),
    )


def standing_chip(combatant: Combatant, *, dying: bool) -> list[ChipView]:
    """Return the chip of a combatant that is down or gone, unless a status says that already."""
    if combatant.state == "active" or dying or combatant.condition(combatant.state) is not None:
        return []
    words, family = state_name(combatant.state), "fatal" if combatant.state == "dead" else "other"
    drawing = drawing_of(STATE_DRAWINGS[combatant.state])
    return [ChipView("", words, family, True, words, matters=True, word=words, drawing=drawing)]


def chips_of(fight: Fight, system: System, combatant: Combatant) -> list[ChipView]:
    """Return the chips of statuses and other marks: the weightiest first, then those that end first."""
    marks = [
        (-chip.priority, None, chip_of_mark(system, chip, fight.options)) for chip in marks_of(fight, system, combatant)
    ]
    return _by_weight([*_weighed(fight, system, combatant), *marks])


_Weighed = tuple[int, int | None, ChipView]
"""A chip with its weight, the least for the weightiest, and its timer."""


def _weighed(fight: Fight, system: System, combatant: Combatant) -> list[_Weighed]:
    return [
        (
            -system.statuses[condition.status].weight if condition.status in system.statuses else 0,
            condition.timer,
            chip_of(fight, system, condition),
        )
        for condition in combatant.conditions
    ]


def _by_weight(weighed: list[_Weighed]) -> list[ChipView]:
    weighed.sort(key=lambda entry: (entry[0], entry[1] is None, entry[1] or 0))
    return [view for _, _, view in weighed]


def marks_of(fight: Fight, system: System, combatant: Combatant) -> tuple[Chip, ...]:
    """Return its system's marks beside statuses; after the fight without intentions."""
    chips = system.chips(fight, combatant)
    return tuple(chip for chip in chips if not chip.until_end) if fight.phase == "ended" else chips


def chip_of_mark(system: System, chip: Chip, options: Sheet | None = None) -> ChipView:
    """Return the chip of a mark: the figure of its value, or an arrow as its label, stands apart as a timer does."""
    meaning = gloss(system.phrases.file, chip.gloss_ids, chip.label, options)
    value, text = localize(chip.value), words_of_chip(chip)
    number, _, rest = value.partition(", ")
    word = text
    if number.lstrip("+").replace("/", "").isdigit():
        word = words_of_chip(chip._replace(value=rest))
    elif _is_sign(chip.label):
        number, word = chip.label, value
    else:
        number = ""
    return ChipView(
        "",
        text,
        "other",
        chip.good,
        f"{text}\n{meaning}".strip(),
        matters=chip.priority >= FORBIDS,
        word=word,
        timer=number,
        drawing=drawing_of(chip.drawing),
    )


def words_of_chip(chip: Chip) -> str:
    """Return a mark in words: a number with its word, another combatant's name, or a word with its arrow."""
    value = localize(chip.value)
    if not value:
        return chip.label
    if value and _is_sign(chip.label):
        return f"{value} {chip.label}"
    between = ": " if value[:1].isalpha() else " "
    return f"{chip.label}{between}{value}".rstrip()


def _is_sign(label: str) -> bool:
    """Return whether a label is an arrow or another sign, which says nothing without a word."""
    return not any(letter.isalpha() for letter in label)


def prepared_chips(mark: Mapping[str, Json]) -> list[ChipView]:
    """Return the chips of a combatant that say what players do not see, or call otherwise, and those of its notes."""
    chips = []
    if mark.get("hidden"):
        words = QCoreApplication.translate("order", "hidden")
        tip = QCoreApplication.translate("order", "The players do not see it: the game master's menu shows it to them.")
        chips.append(ChipView("", words, "other", True, tip, word=words, drawing=drawing_of("sight-disabled")))
    if known_as := mark.get(KNOWN_AS):
        words = QCoreApplication.translate("order", "players: {name}").format(name=known_as)
        tip = QCoreApplication.translate("order", "So the players call it, who have not seen all of this name.")
        chips.append(ChipView("", words, "other", True, tip, word=words, drawing=drawing_of("sight-disabled")))
    if mark.get("notes"):
        words, drawing = QCoreApplication.translate("order", "note"), drawing_of("quill-ink")
        chips.append(ChipView("", words, "other", True, str(mark["notes"]), word=words, drawing=drawing))
    return chips


def chip_of(fight: Fight, system: System, condition: Condition) -> ChipView:
    """Return the chip of a status."""
    status = system.statuses.get(condition.status)
    words = system.condition_label(condition)
    timer = system.window.timer_label(system, condition)
    text = timed(words, timer)
    source = fight.combatants.get(condition.source or "")
    tip = [text]
    if status is not None:
        tip.append(gloss(system.phrases.file, status.gloss_ids, status.label, fight.options))
        if status.rule:
            tip.append(status.rule)
    if source is not None:
        tip.append(f"← {source.name}")
    good = helps(status, condition)
    element = condition.params.get("element")
    return ChipView(
        condition.status,
        text,
        status.family if status is not None else "other",
        good,
        "\n".join(tip),
        status is not None and status.weight >= FORBIDS,
        words,
        timer,
        status_drawing("", condition.status, "other", good=good) if status is None else status.shown_drawing,
        system.drawings.element(element) if isinstance(element, str) else "",
    )
