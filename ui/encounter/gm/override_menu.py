"""The game master's rulings on a combatant, or on several at once: by menu, or by picking with a few letters."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QMenu, QWidget

from models.marks.marks import with_countdown
from rules.core.facts import NAME, Command, Json
from rules.core.state import Condition, Pool
from rules.engine.service import Refused
from rules.sheets.schema import Settable
from ui.encounter.action_panel.group_action import give_together, groups, people
from ui.encounter.gm.status_palette import StatusPrompt, sign_of, with_figures
from ui.encounter.turn_order.view import OrderView
from ui.session.controller import Conductor
from ui.session.players import hidden_countdowns
from ui.session.view.order import ChipView, chip_of
from ui.sheets import rule_systems
from ui.text.words import figure, gloss
from ui.widgets.focus_actions import context_menu
from ui.widgets.menu_items import add, entitle, offer
from ui.widgets.picker import Picker, PickerItem, Sign, whole
from ui.widgets.prompt_card import LineEntry
from ui.widgets.sides import ANOTHER, ask_for_side, offered_name, offered_sides

NAMED_POOLS = 2
"""How many of the pools that can be set are named beside the command."""


def _joined(*hints: str) -> str:
    return " · ".join(filter(None, hints))


def _change(now: str, then: str) -> str:
    return f"{now} → {then}"


@dataclass(frozen=True)
class Ruling:
    """A ruling on the combatants it is offered for."""

    text: str
    do: Callable[[], None]
    under: str = ""
    """The submenu that it belongs to, such as the one of sides."""
    also: str = ""
    """Other words by which it is found."""
    is_sought: bool = True
    """Whether it is found by a few letters: not where it would stand beside each name, or is a command anyway."""
    key: str = ""
    """The key that its text names."""
    is_open: bool = True
    """Whether it can be done; what cannot be says why, and is grey."""


class RulingMenu(QObject):
    """The rulings of the game master: on pools, numbers, statuses, timers, sides and order."""

    message_requested = Signal(str)
    """What a ruling still needs."""
    check_requested = Signal(object)
    """A check is called for: the ids of those who are to make it."""
    sheet_requested = Signal(str)
    """The sheet of a combatant is to be changed: its id."""
    lines_requested = Signal(str)
    """The newest lines of the log about a combatant are to be shown: its id."""

    def __init__(self, conductor: Conductor, order: OrderView, over: QWidget) -> None:
        """All combatants selected in the order are ruled on together."""
        super().__init__(over)
        self._conductor, self._order = conductor, order
        self._over = over
        self._asking = StatusPrompt(conductor, over, self)
        self._asking.message_requested.connect(self.message_requested)

    def open_for(self, id: str, place: QPoint) -> None:
        """The menu of a combatant, and of whoever is selected with it."""
        if self._conductor.is_open and id in self._conductor.fight.combatants:
            self.menu_for(*self._order.with_others(id)).popup(place)

    def open_for_selected(self) -> None:
        """The menu of who is selected, at its row."""
        if (row := self._order.selected) is not None:
            self.open_for(row.id, self._order.viewport().mapToGlobal(self._order.place_of_selected()))

    def menu_for(self, *ids: str) -> QMenu:
        """The menu of one combatant or of several, not yet shown."""
        menu = context_menu(self._over)
        for at, part in enumerate(self._parts(ids, moves=True)):
            if at:
                menu.addSeparator()
            for under, rulings in groupby(part, key=lambda ruling: ruling.under):
                offer(
                    menu,
                    under,
                    [(ruling.text, ruling.do if ruling.is_open else None, ruling.key) for ruling in rulings],
                    self._over,
                )
        menu.addSeparator()
        if len(ids) == 1:
            add(menu, self.tr("Its last lines in the log"), partial(self.lines_requested.emit, *ids))
        together = groups(self._conductor.fight.combatants.values(), self._conductor.system)
        selecting = [(words, partial(self._order.select_together, ids)) for words, ids in together]
        offer(menu, self.tr("Select several"), selecting, self._over)
        return menu

    def rulings(self, *ids: str) -> Iterator[Ruling]:
        """Yield the rulings on one combatant or several, to be searched by letters."""
        for part in self._parts(ids):
            yield from (ruling for ruling in part if ruling.is_sought)

    def _parts(self, ids: Sequence[str], *, moves: bool = False) -> tuple[Iterator[Ruling], ...]:
        """Return all rulings in groups; `moves`: also each place in the order."""
        return self._on_sheet(ids), self._of_standing(ids, moves=moves), self._leaving(ids)

    def _on_sheet(self, ids: Sequence[str]) -> Iterator[Ruling]:
        """Return the rulings on statuses, checks, pools and numbers."""
        everybody = self._conductor.fight.combatants
        yield Ruling(self.tr("Add a status… (S)"), partial(self.pick_status, *ids), key="S")
        if any(everybody[id].conditions for id in ids):
            yield Ruling(self.tr("Remove a status… (Del)"), partial(self.pick_lift, *ids), key="Del")
            yield Ruling(self.tr("Set a timer…"), partial(self.pick_timer, *ids))
        checked = partial(self.check_requested.emit, ids)
        yield Ruling(self.tr("Call for a check… (?)"), checked, is_sought=False, key="?")
        yield Ruling(self.tr("Set points ({pools})…").format(pools=self._pools()), partial(self.pick_pool, *ids))
        if len(ids) == 1:
            yield Ruling(self.tr("Set a value…"), partial(self.pick_value, *ids))
            changing = partial(self.sheet_requested.emit, *ids)
            also = self.tr("edit weapon spell item ability")
            yield Ruling(self.tr("Change the sheet… (Shift+F2)"), changing, also=also, key="Shift+F2")
            yield Ruling(self.tr("Rename… (F2)"), partial(self.rename, *ids), also=self.tr("rename call"), key="F2")

    def _of_standing(self, ids: Sequence[str], *, moves: bool) -> Iterator[Ruling]:
        """Return the rulings on side, place in the order, and visibility to the players."""
        everybody = self._conductor.fight.combatants
        used = tuple(combatant.side for combatant in everybody.values())
        for side in offered_sides(used):
            do = partial(self._change_sides, ids, side)
            if side == ANOTHER:
                do = partial(ask_for_side, self._over, self._order, used, partial(self._change_sides, ids))
            if any(everybody[id].side != side for id in ids):
                yield Ruling(offered_name(side), do, under=self.tr("Change sides"))
        if moves and len(ids) == 1:
            yield from self._moves_in_order(*ids)
        hidden = all(map(self._conductor.marking.is_hidden, ids))
        words = self.tr("Show to the players") if hidden else self.tr("Hide from the players")
        also = self.tr("reveal appear unhide") if hidden else self.tr("conceal invisible secret")
        yield Ruling(words, partial(self._conductor.hide, *ids, hidden=not hidden), also=also)

    def _change_sides(self, ids: Sequence[str], side: str) -> None:
        everybody = self._conductor.fight.combatants
        others = [id for id in ids if everybody[id].side != side]
        self._give(others or ids, {"do": "side", "side": side})

    def _leaving(self, ids: Sequence[str]) -> Iterator[Ruling]:
        """Return the rulings by which a combatant leaves the fight."""
        for reason, words, also in (
            ("fled", self.tr("Gets away"), self.tr("flees escapes runs")),
            ("ejected", self.tr("Is thrown out"), ""),
            ("removed", self.tr("Leaves the fight"), self.tr("remove take out")),
        ):
            yield Ruling(words, partial(self._give, ids, {"do": "leave", "reason": reason}), also=also)

    def open_for_chip(self, id: str, chip: ChipView, place: QPoint) -> None:
        """The rulings on one condition: off, a round more or less, another timer."""
        fight, system = self._conductor.fight, self._conductor.system
        combatant = fight.combatants.get(id)
        conditions = () if combatant is None else combatant.conditions
        # Of two of one status the words tell which it is.
        of_status = (condition for condition in conditions if condition.status == chip.status)
        condition = next((each for each in of_status if chip_of(fight, system, each).text == chip.text), None)
        if condition is not None:
            self.chip_menu(id, condition).popup(place)

    def chip_menu(self, id: str, condition: Condition) -> QMenu:
        """The menu of a condition, not yet shown."""
        menu = context_menu(self._over)
        entitle(menu, self._label(condition))
        add(menu, self.tr("Remove it"), partial(self._lift, (id,), condition, ""))
        if condition.timer is not None:
            for change, words in ((1, self.tr("One more")), (-1, self.tr("One less"))):
                value = max(0, condition.timer + change)
                add(menu, words, partial(self._timer, (id,), condition, str(value)))
        add(menu, self.tr("Until lifted"), partial(self._timer, (id,), condition, ""))
        add(menu, self.tr("Set a timer…"), partial(self.pick_timer, id))
        return menu

    def _moves_in_order(self, id: str) -> Iterator[Ruling]:
        """The places to which the rules let a combatant be moved, or why there is none."""
        order = [item for item in self._conductor.system.outcome.order(self._conductor.fight) if item != id]
        names, under = self._conductor.names, self.tr("Move in the order")
        places = [("before", other, self.tr("Before {name}")) for other in order]
        places += [("after", order[-1], self.tr("After {name}"))] if order else []
        refusal, is_open = None, False
        for place, other, words in places:
            command = {"do": "order", place: other}
            outcome = self._conductor.would_ask({**command, "actor": id})
            if isinstance(outcome, Refused):
                refusal = refusal or outcome
                continue
            is_open = True
            yield Ruling(words.format(name=names[other]), partial(self._give, (id,), command), under, is_sought=False)
        if refusal is not None and not is_open:
            why = self._conductor.sentence(refusal)
            yield Ruling(f"{under}: {why}", partial(self.message_requested.emit, why), is_sought=False, is_open=False)

    def _give(self, ids: Sequence[str], command: Command) -> None:
        """Give a command to each of them, as one step."""
        give_together(self._conductor, [{**command, "actor": id} for id in ids])

    def pick_together(self) -> None:
        """Select several by a few letters: a side, its wounded, a group, those of one kind."""
        together = groups(self._conductor.fight.combatants.values(), self._conductor.system)
        choices = [PickerItem(words, "", partial(self._select, ids)) for words, ids in together]
        self._pick(self.tr("Select several at once: a side, whoever of it has half or less left, a group"), choices)

    def _select(self, ids: Sequence[str], tail: str) -> None:
        self._order.select_together(ids)

    def _pick(self, title: str, choices: Sequence[PickerItem], figures: int = 1) -> None:
        Picker(title, choices, self._over, figures=figures).open()

    # --- pickers ---------------------------------------------------------------------------------------

    def pick_status(self, *ids: str) -> None:
        """Type to find a status; behind it stand its value, if it has one, and its timer, `-` until lifted."""
        beside, options = self._conductor.system.phrases.file, self._conductor.fight.options
        choices = [
            PickerItem(
                status.label,
                gloss(beside, status.gloss_ids, status.label, options),
                partial(self._inflict_named, ids, status.id),
                also=rule_systems.status_words(self._conductor.system.id, status.id),
                counted=partial(with_figures, status),
                sign=sign_of(status),
            )
            for status in sorted(self._conductor.system.statuses.values(), key=lambda status: status.label)
        ]
        title = self.tr("Status on {name}, and how long it lasts: {status} 3, or {status} - until it is taken off")
        statuses = self._conductor.system.statuses.values()
        example = next(iter(statuses), None)
        shown = "" if example is None else example.label.lower()
        valued = next((status.label.lower() for status in statuses if status.needs_value), "")
        if valued:
            title = self.tr(
                "Status on {name}, and how long it lasts: {status} 3, or {status} - until it is taken off."
                " One with a value has that first: {valued} −2 3"
            )
        self._pick(title.format(name=self._names(ids), status=shown, valued=valued), choices, figures=2)

    def put_on_selected(self, status: str) -> None:
        """Put a status on all who are selected."""
        ids = [row.id for row in self._order.selected_rows]
        if ids and self._conductor.is_open:
            self.inflicter(ids, status)("")

    def inflicter(self, ids: Sequence[str], status: str) -> Callable[[str], None]:
        """Put a status on combatants; called with the figures typed behind it."""
        return partial(self._inflict, ids, status)

    def _inflict(self, ids: Sequence[str], status: str, tail: str) -> None:
        self._asking.ask(ids, status, tail, self._give)

    def _inflict_named(self, ids: Sequence[str], status: str, tail: str) -> None:
        self._asking.ask_with_name(ids, status, tail, self._give)

    def _conditions(self, ids: Sequence[str]) -> list[Condition]:
        """Return the conditions of all of them, each once."""
        conditions: dict[tuple[str, str], Condition] = {}
        for id in ids:
            for condition in self._conductor.fight.combatants[id].conditions:
                conditions.setdefault((condition.status, repr(condition.params)), condition)
        return list(conditions.values())

    def _bearers(self, ids: Sequence[str], condition: Condition) -> list[str]:
        """Return those of them who have a condition."""
        everybody, kind = self._conductor.fight.combatants, (condition.status, condition.params)
        return [
            id
            for id in ids
            if any((candidate.status, candidate.params) == kind for candidate in everybody[id].conditions)
        ]

    def pick_lift(self, *ids: str) -> None:
        """Take a condition off: the only one at once, else the one picked."""
        conditions = self._conditions(ids)
        if len(conditions) == 1:
            self._lift(ids, conditions[0], "")
        elif conditions:
            self._pick(
                self.tr("Remove from {name}").format(name=self._names(ids)),
                [
                    PickerItem(
                        self._label(condition), "", partial(self._lift, ids, condition), sign=self._sign(condition)
                    )
                    for condition in conditions
                ],
            )

    def _sign(self, condition: Condition) -> Sign | None:
        status = self._conductor.system.statuses.get(condition.status)
        return None if status is None else sign_of(status)

    def _lift(self, ids: Sequence[str], condition: Condition, tail: str) -> None:
        command: Command = {"do": "lift", "status": condition.status, "params": dict(condition.params)}
        self._give(self._bearers(ids, condition), command)

    def pick_timer(self, *ids: str) -> None:
        """Set a timer: type the status, then the number."""
        self._pick(
            self.tr("Timer on {name}: the status, then the number (0 ends it)").format(name=self._names(ids)),
            [
                PickerItem(self._label(condition), "", partial(self._timer, ids, condition), sign=self._sign(condition))
                for condition in self._conditions(ids)
            ],
        )

    def _timer(self, ids: Sequence[str], condition: Condition, tail: str) -> None:
        command: Command = {"do": "timer", "status": condition.status, "value": whole(tail)}
        self._give(self._bearers(ids, condition), {**command, "params": dict(condition.params)})

    def _pools(self) -> str:
        """Return the names of what can be set, the first of many."""
        first, *others = (pool.label for pool in self._conductor.system.pools)
        return ", ".join((first, *others[: NAMED_POOLS - 1], *("…" for _ in others[NAMED_POOLS - 1 : NAMED_POOLS])))

    def pick_pool(self, *ids: str) -> None:
        """Set a pool: type its name, then the number."""
        self._pick(
            self.tr("Points of {name}: of what, then how many it has from now on").format(name=self._names(ids)),
            [
                PickerItem(
                    pool.label,
                    gloss(self._conductor.system.phrases.file, pool.gloss_ids, pool.label),
                    partial(self._pool, ids, pool.id),
                    hint_for=partial(self._pool_changed_to, ids, pool),
                    takes_number=True,
                )
                for pool in self._conductor.system.pools
            ],
        )

    def _pool_changed_to(self, ids: Sequence[str], pool: Pool, tail: str) -> str:
        """Return what is left of a pool now, of several the least and the most, and will be."""
        meaning = gloss(self._conductor.system.phrases.file, pool.gloss_ids, pool.label)
        if (number := whole(tail)) is None:
            return meaning
        points = sorted({self._conductor.fight.combatants[id].pools[pool.id] for id in ids})
        now = "–".join(map(figure, points if len(points) < 2 else (points[0], points[-1])))
        return _joined(_change(now, figure(number)), meaning)

    def _pool(self, ids: Sequence[str], pool: str, tail: str) -> None:
        if (number := whole(tail)) is not None:
            self._give(ids, {"do": "set", "pool": pool, "value": number})

    def pick_value(self, id: str) -> None:
        """Set whatever the rules let be set: a number is typed behind its name, a mark changes, a word is picked."""
        fight = self._conductor.fight
        settables = self._conductor.system.rulings.settable(fight, fight.combatants[id])
        title = self.tr("Set a value of {name}: its name, then a number").format(name=self._name(id))
        self._pick(title, [self._choice(id, settable) for settable in settables])

    def _choice(self, id: str, settable: Settable) -> PickerItem:
        label, now = self._conductor.teller().setting(id, settable.stat, settable.current)
        system = self._conductor.system
        meaning = gloss(system.phrases.file, system.stat_gloss(settable.stat))
        if meaning.casefold() == label.casefold():
            meaning = ""
        if len(settable.others) == 1:
            _, then = self._conductor.teller().setting(id, settable.stat, settable.others[0])
            hint = self.tr("{now}; Enter: {then}").format(now=now, then=then)
        else:
            hint = self.tr("now {now}").format(now=now)
        takes_number = not settable.values and len(settable.others) != 1
        return PickerItem(
            label,
            _joined(hint, meaning),
            partial(self._set, id, settable),
            also=settable.stat,
            hint_for=partial(self._changed_to, id, settable, meaning) if takes_number else None,
            takes_number=takes_number,
        )

    def _changed_to(self, id: str, settable: Settable, meaning: str, tail: str) -> str:
        """Return what a value is and will be with the number that was typed: `8 → 60`."""
        setting = self._conductor.teller().setting
        now, number = setting(id, settable.stat, settable.current)[1], whole(tail)
        if number is None:
            return _joined(self.tr("now {now}").format(now=now), meaning)
        return _joined(_change(now, setting(id, settable.stat, number)[1]), meaning)

    def _set(self, id: str, settable: Settable, tail: str) -> None:
        if len(settable.others) == 1:
            self._set_to(id, settable.stat, settable.others[0], "")
        elif settable.values:
            teller = self._conductor.teller()
            label, _ = teller.setting(id, settable.stat, settable.current)
            words = [(value, teller.setting(id, settable.stat, value)[1]) for value in settable.others]
            self._pick(
                self.tr("{what} of {name}: which?").format(what=label, name=self._name(id)),
                [PickerItem(word, "", partial(self._set_to, id, settable.stat, value)) for value, word in words],
            )
        elif (number := whole(tail)) is not None:
            self._set_to(id, settable.stat, number, "")

    def _set_to(self, id: str, stat: str, value: Json, tail: str) -> None:
        self._give((id,), {"do": "set", "stat": stat, "value": value})

    def rename(self, id: str) -> None:
        """Ask for a new name of a combatant."""
        name = self._name(id)
        title = self.tr("What is the new name of {name}?").format(name=name)
        entry = LineEntry(title, name, partial(self._rename, id), self._over)
        entry.line.setText(name)
        entry.open()
        entry.line.selectAll()

    def _rename(self, id: str, typed: str) -> str:
        """Give the name that was typed, and say why where it cannot be given."""
        if typed == self._name(id):
            return ""
        return self._conductor.try_command({"do": "set", "actor": id, "stat": NAME, "value": typed})

    def set_countdown(self, name: str) -> None:
        """Set what is left of a countdown, or who sees it."""
        is_shown = name not in hidden_countdowns(self._conductor.current_fight, self._conductor.marking.marks)
        words = self.tr("Hide from the players") if is_shown else self.tr("Show to the players")
        self._pick(
            self.tr("What is left of a countdown: its name, then the number"),
            [
                PickerItem(name, "", partial(self._countdown, name), takes_number=True),
                PickerItem(f"{name}: {words}", "", lambda _: self._show_countdown(name, shown=not is_shown)),
            ],
        )

    def _show_countdown(self, name: str, *, shown: bool) -> None:
        marking = self._conductor.marking
        words = self.tr("who sees {name}").format(name=name)
        marking.become(with_countdown(marking.marks, name, shown=shown), self._conductor.steps_done, words)

    def _countdown(self, name: str, tail: str) -> None:
        if (number := whole(tail)) is not None:
            self._conductor.command({"do": "timer", "name": name, "value": number})

    def _name(self, id: str) -> str:
        return self._conductor.names.get(id, id)

    def _names(self, ids: Sequence[str]) -> str:
        return people([self._name(id) for id in ids])

    def _label(self, condition: Condition) -> str:
        return self._conductor.system.condition_label(condition)
