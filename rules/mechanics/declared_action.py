"""An action declared once: its params, its checks in order, what it does, and its previews.

One declaration gives the form, the reading of a script, the refusal, the disabled action, the disabled option with its
reason, what is still missing, and the list of all that is possible now.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Generic, TypeVar

from rules.core.questions import Fault, Refusal
from rules.core.state import Combatant, Fight, things_on
from rules.mechanics.action import NO_OUTLOOK, Act, Action, Field, Option, Outlook, Preview
from rules.mechanics.checks import ActionNotice, Check, Find, P, demand
from rules.mechanics.params import TARGETS, WITH, Param, Reading, SoFar
from rules.mechanics.table import Table
from rules.text.localized import as_term

F = TypeVar("F", bound=Fight)
"""The fight."""
C = TypeVar("C", bound=Combatant)
"""Its combatants."""
Limits = Mapping[str, frozenset[Any]]
"""Attribute to the values that are tried; empty: only its default."""
NO_WORDS: Mapping[str, str] = MappingProxyType({})
NO_LIMITS: Limits = MappingProxyType({})
NOTHING_PASSED: frozenset[str] = frozenset()
TOLD_BEFORE_CHOICE, TOLD_OF_TARGET = frozenset({"chance"}), frozenset({"chance", "damage", "note", "vain"})
"""The kinds of previews that are told of a thing's target, before and after what is chosen beside the thing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Declared(Action[F, C], Generic[F, C, P]):
    """An action declared by its params, checks and function, from which all of `Action` is derived.

    Only for such an action is it known what is possible, and why it is refused before it is complete.
    """

    params: type[P]
    unread: tuple[Check[F, C, P], ...] = ()
    """The checks before its params are read; unreadable ones count as not given here."""
    checks: tuple[Check[F, C, P], ...] = ()
    """The checks after that, in the book's order."""
    do: Callable[[Table[F, C], C, P], None]
    """Does it, without checking again."""
    previews: tuple[ActionNotice[F, C, P], ...] = ()
    """Its previews, in order."""
    reader: type[Reading[P]] = Reading
    words: Mapping[str, str] = field(default_factory=lambda: NO_WORDS)
    """The book's words for fields and choices to those of a reader (`rules.system.translated_system`)."""

    run: Callable[[Table[F, C], Act[C]], None] = field(init=False)
    reading: Reading[P] = field(init=False)
    all_checks: tuple[Check[F, C, P], ...] = field(init=False)
    _lists: tuple[Callable[[Any, Any, Any], Iterable[Any]], ...] = field(init=False, compare=False)
    """The choices without one of which it is not worth naming."""
    _finds: dict[tuple[str, ...], tuple[Find[F, C, P], ...]] = field(init=False, compare=False)
    """The attributes of a command to the checks that may refuse it, cached, as most commands name the same ones."""

    def __post_init__(self) -> None:
        """Derive what the window and the service need."""
        reading = self.reader(self.params)
        put = object.__setattr__
        put(self, "reading", reading)
        put(self, "all_checks", (*self.unread, *self.checks))
        listed = (param for param in reading.described.values() if param.lists)
        put(self, "_lists", tuple(param.choices for param in listed if param.choices is not None))
        put(self, "_finds", {})
        put(self, "run", self._run)
        put(self, "fields", tuple(self._field(param) for param in reading.described.values() if not param.hidden))
        put(self, "offered", self.is_listed)
        if self.previews:
            put(self, "preview", self._preview)

    # --- doing it --------------------------------------------------------------------------------------

    def _run(self, table: Table[F, C], act: Act[C]) -> None:
        self.do(table, act.actor, self.read(table, act.actor, act.command))

    def read(self, table: Table[F, C], actor: C, command: Mapping[str, Any]) -> P:
        """Return the params of a command, after all checks; an override passes over what it may."""
        reading = self.reading
        try:
            values = reading.values(command)
        except Refusal:
            if self.unread:
                finds = tuple(check.find for check in self.unread)
                demand(table, finds, actor, reading.so_far(reading.flat(command)).params)
            raise
        params = reading.build(values)
        named = tuple(values)
        demand(table, self._finds.get(named) or self._finds_for(named), actor, params)
        return params

    def _finds_for(self, named: tuple[str, ...]) -> tuple[Find[F, C, P], ...]:
        finds = tuple(
            check.find for check in self.all_checks if not check.implied and (not check.about or check.about in named)
        )
        self._finds[named] = finds
        return finds

    def is_possible(self, fight: F, actor: C, params: P) -> bool:
        """Whether nothing refuses it."""
        return not any(True for check in self.all_checks for _ in check.find(fight, actor, params))

    # --- before it is whole ----------------------------------------------------------------------------

    def in_force(self, fight: F) -> tuple[Check[F, C, P], ...]:
        """Return the checks of this stop: all, unless it is only declared now."""
        return self.all_checks

    def is_listed(self, fight: F, actor: C) -> bool:
        """Whether it is listed: no fault says that it makes no sense here."""
        so_far = self.reading.nothing
        broken = False
        for check in self.all_checks:
            if not check.needs <= so_far.known or (broken and check.needs):
                continue
            is_final = False
            for fault in check.find(fight, actor, so_far.params):
                if fault.hides:
                    return False
                is_final = is_final or fault.final
            if is_final and not check.needs:
                break
            broken = broken or is_final
        return not any(next(iter(choices(fight, actor, so_far.params)), None) is None for choices in self._lists)

    def closed(self, fight: F, actor: C) -> Fault | None:
        """Return the fault it would have however it is completed; None: it may be possible."""
        so_far = self.reading.nothing
        for check in self.in_force(fight):
            if check.needs <= so_far.known:
                fault = next(check.find(fight, actor, so_far.params), None)
                if fault is None:
                    continue
                cleared = self._cleared(check, fight, actor, so_far)
                if cleared is None:
                    return fault
                so_far = cleared  # the checks behind it may rest on what this one has seen to
        for attribute, described in self.reading.described.items():
            if described.needed and described.kind == "choice" and attribute not in so_far.known:
                nearest = self._nearest(attribute, described, fight, actor, so_far)
                if nearest is not None:
                    return nearest
        return None

    def _barred(self, fight: F, actor: C, so_far: SoFar[P]) -> Fault | None:
        """Return the fault by a status of the actor's in its own turn; None: there is none."""
        if not actor.conditions:
            return None
        own_turn = fight if fight.active == actor.id else fight.if_it_had(active=actor.id)
        for check in self.in_force(own_turn):
            if check.needs <= so_far.known:
                for fault in check.find(own_turn, actor, so_far.params):
                    if "status" in fault.details and fault.details.get("actor") == actor.id:
                        return fault
                    if fault.final:
                        return None
        return None

    def _nearest(self, attribute: str, described: Param, fight: F, actor: C, so_far: SoFar[P]) -> Fault | None:
        """Return the fault of the choice that gets furthest and lacks least, if every choice of a field is refused."""
        faults: list[tuple[int, int, Fault]] = []
        for value in self._values(described, fight, actor, so_far):
            step = self.with_value(so_far, attribute, value)
            for index, check in enumerate(self.in_force(fight)):
                if attribute in check.needs and check.needs <= step.known:
                    fault = next(check.find(fight, actor, step.params), None)
                    if fault is not None:
                        faults.append((-index, fault.lack, fault))
                        break
            else:
                return None
        return min(faults, key=lambda item: item[:2])[2] if faults else None

    def _cleared(self, check: Check[F, C, P], fight: F, actor: C, so_far: SoFar[P]) -> SoFar[P] | None:
        """Return the params so far with a choice that passes a check; None: there is none."""
        for attribute in check.needs:
            described = self.reading.described.get(attribute)
            if described is None:
                continue
            for value in self._values(described, fight, actor, so_far, each_target=True):
                params = _with(so_far.params, attribute, value)
                if next(check.find(fight, actor, params), None) is None:
                    return so_far._replace(params=params)
        return None

    # --- all that is possible --------------------------------------------------------------------------

    def possible(self, fight: F, actor: C, only: Limits = NO_LIMITS) -> Iterator[P]:
        """Yield every complete act that is not refused: targets, weapons, abilities; numbers by their telling values.

        Advanced fields stay at their default. Refused branches are not followed.
        """
        asked = tuple(name for name in self.asked() if only.get(name, True))
        yield from self._complete(fight, actor, self.reading.nothing, asked, only)

    def asked(self) -> tuple[str, ...]:
        """Return the attributes whose values are tried."""
        return tuple(name for name, param in self.reading.described.items() if not (param.hidden or param.advanced))

    def _complete(self, fight: F, actor: C, so_far: SoFar[P], asked: tuple[str, ...], only: Limits) -> Iterator[P]:
        if not asked:
            if self.is_possible(fight, actor, so_far.params):
                yield so_far.params
            return
        if self._is_lost(fight, actor, so_far, frozenset(asked)):
            return
        attribute, later = asked[0], asked[1:]
        described = self.reading.described[attribute]
        if not self._means_something(attribute, fight, actor, so_far):
            settled = SoFar(so_far.params, so_far.known | {attribute})
            yield from self._complete(fight, actor, settled, later, only)
            return
        allowed = only.get(attribute)
        for value in self.telling(described, fight, actor, so_far):
            if allowed is None or value in allowed:
                yield from self._complete(fight, actor, self.with_value(so_far, attribute, value), later, only)

    def _is_lost(self, fight: F, actor: C, so_far: SoFar[P], asked: frozenset[str]) -> bool:
        """Whether it is refused whatever is chosen for the rest."""
        settled = (check for check in self.all_checks if check.needs <= so_far.known and not check.needs & asked)
        return any(next(check.find(fight, actor, so_far.params), None) is not None for check in settled)

    def with_value(self, so_far: SoFar[P], attribute: str, value: Any) -> SoFar[P]:
        """Return the params so far with one more value."""
        return SoFar(_with(so_far.params, attribute, value), so_far.known | {attribute})

    def _values(
        self, described: Param, fight: F, actor: C, so_far: SoFar[P], *, each_target: bool = False
    ) -> Iterator[Any]:
        """Yield the choices of a field, of several things each one alone."""
        if described.kind == "flag":
            yield from (False, True)
        elif (described.kind != "targets" or each_target) and not described.is_each:
            for option in self._choices(described, fight, actor, so_far):
                yield described.of_option(option.id)

    def _choices(self, described: Param, fight: F, actor: C, so_far: SoFar[P]) -> Iterable[Option]:
        if described.choices is not None:
            return described.choices(fight, actor, so_far.params)
        return (Option(id, label) for id, label in (described.words or {}).items())

    def _meant_first(self, described: Param, fight: F, actor: C, so_far: SoFar[P]) -> Iterable[Option]:
        """The options of a field; of targets first those that it is meant for: one's own for help, foes for harm."""
        options = self._choices(described, fight, actor, so_far)
        meant = described.meant
        if meant is None:
            return options  # of a rest too, which is taken outside of fights
        by_id = fight.combatants
        return sorted(options, key=lambda option: not meant(fight, actor, so_far.params, by_id[option.id]))

    def telling(self, described: Param, fight: F, actor: C, so_far: SoFar[P], *, every: bool = False) -> Iterator[Any]:
        """Yield the values of a field that cover all cases; `every`: refused targets too."""
        if described.kind == "targets":
            yield from self._aims(described, fight, actor, so_far, every=every)
        elif described.kind == "flag":
            yield from (False, True)
        elif described.kind == "number":
            low, high = described.minimum, described.maximum
            numbers = (described.default, low, high) if described.needed else (described.default,)
            yield from dict.fromkeys(number for number in numbers if number is not None or not described.needed)
        elif described.kind == "text":
            yield described.default or ""
        else:
            default = self.reading.defaults[self.reading.attributes[described.name]]
            if not described.needed:
                yield default
            for value in self._values(described, fight, actor, so_far):
                if value != default or described.needed:
                    yield value

    def _aims(
        self, described: Param, fight: F, actor: C, so_far: SoFar[P], *, every: bool
    ) -> Iterator[tuple[str, ...]]:
        """Yield the targets to try: none if that is enough, each one alone, and as many as possible."""
        least, most = (1, 1) if described.most is None else described.most(fight, actor, so_far.params)
        if least == 0:
            yield ()
        if most == 0 or described.choices is None:
            return
        open_ones = []
        aim = self.reading.attributes[TARGETS]
        asked = self.asked()
        later = frozenset(asked[asked.index(aim) + 1 :])
        for option in described.choices(fight, actor, so_far.params):
            step = self.with_value(so_far, aim, (option.id,))
            is_open = not any(
                next(check.find(fight, actor, step.params), None) is not None
                for check in self.all_checks
                if aim in check.needs and check.needs <= step.known and not check.needs & later
            )
            if is_open:
                open_ones.append(option.id)
            if is_open or every:
                yield (option.id,)
        if most > 1 and len(open_ones) > 1:
            yield tuple(open_ones[:most])

    # --- for the window --------------------------------------------------------------------------------

    def _field(self, described: Param) -> Field[F, C]:
        """Return the field as a form shows it."""
        attribute, read = self.reading.attributes[described.name], self.reading.so_far

        def options(fight: F, actor: C, chosen: Mapping[str, Any]) -> tuple[Option, ...]:
            return self._options(attribute, described, fight, actor, chosen)

        def named(fight: F, actor: C, chosen: Mapping[str, Any]) -> dict[str, str]:
            return {
                option.id: self._called(option, actor)
                for option in self._choices(described, fight, actor, read(chosen))
            }

        def of_so_far(ask: Callable[[F, C, Any], Any] | None) -> Callable[[F, C, Mapping[str, Any]], Any] | None:
            """What is asked of the params, asked of as many of them as have been chosen."""
            return None if ask is None else lambda fight, actor, so_far: ask(fight, actor, read(so_far).params)

        def meant(fight: F, actor: C, chosen: Mapping[str, Any], other: C) -> bool:
            assert described.meant is not None
            return described.meant(fight, actor, read(chosen).params, other)

        choosing = described.words is not None or described.choices is not None
        return Field(
            described.name,
            described.kind,
            as_term(described.label, self.words),
            options=options if choosing else None,
            named=named if choosing else None,
            most=of_so_far(described.most),
            repeats=described.repeats,
            also=described.also,
            needed=described.needed,
            minimum=described.minimum,
            maximum=described.maximum,
            default=described.default,
            advanced=described.advanced,
            shown=of_so_far(described.shown),
            at_once=of_so_far(described.at_once),
            begins=of_so_far(described.begins),
            meant=None if described.meant is None else meant,
            proposes=of_so_far(described.proposes),
            asked=of_so_far(described.asked),
        )

    def _options(
        self, attribute: str, described: Param, fight: F, actor: C, chosen: Mapping[str, Any]
    ) -> tuple[Option, ...]:
        """Return the options of a field with their refusals; senseless ones are left out."""
        so_far = self.reading.so_far(chosen)
        if described.is_each:
            numbered = self._choices(described, fight, actor, so_far)
            return tuple(candidate._replace(label=self._called(candidate, actor)) for candidate in numbered)
        fault_of = self._faults_of(attribute, fight, actor, so_far, chosen)
        options = []
        for choice in self._meant_first(described, fight, actor, so_far):
            option = choice._replace(label=self._called(choice, actor))
            fault = fault_of(described.of_option(option.id))
            if fault is None:
                options.append(option)
            elif not fault.hides:
                options.append(option._replace(refused=fault.code, details=fault.details))
        return tuple(options)

    def _called(self, option: Option, actor: C | None) -> str:
        """Return the label of an option: the reader's word, unless it comes from the actor's sheet.

        Before a fight begins nobody acts: `actor` is None then.
        """
        is_named = self.words and actor is not None and things_on(actor.sheet).get(option.id) == option.label
        return option.label if is_named else as_term(option.label, self.words)

    def _faults_of(
        self,
        attribute: str,
        fight: F,
        actor: C,
        so_far: SoFar[P],
        chosen: Container[str],
        passed: frozenset[str] = NOTHING_PASSED,
    ) -> Callable[[Any], Fault | None]:
        """Return what finds the fault of a value of a field; `chosen`: the names of the fields that are set.

        A flag not set yet that would help, such as drawing the weapon first, excuses it. `passed`: attributes of which
        it is known that nothing refuses their values for themselves.
        """
        flags = [
            name for name, param in self.reading.described.items() if param.kind == "flag" and param.name not in chosen
        ]
        answerable = self._answerable(fight, actor, so_far, attribute, passed)
        checks = [check for check in answerable if attribute in check.needs]

        def fault_of(value: Any) -> Fault | None:
            step = self._meant(fight, actor, self.with_value(so_far, attribute, value), attribute)
            for check in checks:
                if check.needs <= step.known:
                    fault = next(check.find(fight, actor, step.params), None)
                    if fault is not None and not any(
                        next(check.find(fight, actor, _with(step.params, flag, True)), None) is None
                        for flag in flags
                        if flag in check.needs and self._means_something(flag, fight, actor, step)
                    ):
                        return fault
            return None

        return fault_of

    def _answerable(
        self, fight: F, actor: C, so_far: SoFar[P], about: str, passed: frozenset[str]
    ) -> list[Check[F, C, P]]:
        """Return the checks that apply to a field: those before one that finds a chosen thing missing."""
        answerable = []
        for check in self.in_force(fight):
            if not check.needs <= passed and about not in check.needs and check.needs <= so_far.known:
                fault = next(check.find(fight, actor, so_far.params), None)
                if fault is not None and fault.final:
                    break  # the checks behind it rest on what this one has seen to
            answerable.append(check)
        return answerable

    def _means_something(self, attribute: str, fight: F, actor: C, so_far: SoFar[P]) -> bool:
        shown = self.reading.described[attribute].shown
        return shown is None or shown(fight, actor, so_far.params)

    def _meant(self, fight: F, actor: C, so_far: SoFar[P], asked: str) -> SoFar[P]:
        """Return the params so far; fields that do not apply beside the one asked count as not given."""
        params, nothing = so_far.params, self.reading.nothing.params
        for name in self.reading.described:
            value, default = getattr(params, name), getattr(nothing, name)
            if name != asked and value != default and not self._means_something(name, fight, actor, so_far):
                params = _with(params, name, default)
        return SoFar(params, so_far.known)

    def _preview(self, fight: F, act: Act[C]) -> tuple[Preview, ...]:
        return self._previews_of(fight, act.actor, self.reading.so_far(self.reading.flat(act.command)))

    def _previews_of(self, fight: F, actor: C, so_far: SoFar[P], *, aside: bool = True) -> tuple[Preview, ...]:
        """Return what is foretold; unless `aside`, without what tells no chance and nothing of a target."""
        previews: list[Preview] = []
        for notice in self.previews:
            if notice.needs <= so_far.known and (aside or not notice.aside):
                previews += notice.tell(fight, actor, so_far.params)
        return tuple(previews)

    def outlook(
        self, fight: F, actor: C, thing: str, target: C | None, *, is_forced: bool = False, is_offered: bool = False
    ) -> Outlook:
        """Return what would come of a thing aimed at `target` (None: at nobody): its chance, and what it does.

        Before what has to be chosen beside the thing, such as the die of an improvised weapon, there is but its chance.
        `is_forced`: a status makes the actor use it, and so bars nothing. `is_offered`: among the options of this
        position nothing refuses the thing itself.
        """
        so_far, refused, kinds = self.reading.so_far({WITH: thing}), None, TOLD_OF_TARGET
        passed = frozenset((self.reading.attributes[WITH],)) if is_offered else NOTHING_PASSED
        if not is_forced and (barred := self._barred(fight, actor, so_far)) is not None:
            return Outlook(barred=barred)
        aimed, chosen = so_far, {WITH}
        for attribute, described in self.reading.described.items():
            if target is None or described.hidden:
                continue
            if described.name == TARGETS:
                if described.meant is not None and not described.meant(fight, actor, so_far.params, target):
                    return NO_OUTLOOK
                if described.choices is not None:
                    fault_of = self._faults_of(attribute, fight, actor, so_far, chosen, passed)
                    refused = fault_of(described.of_option(target.id))
                aimed = self.with_value(aimed, attribute, described.value([target.id]))
                chosen.add(TARGETS)
            elif described.kind == "cell":
                if target.cell is not None:
                    aimed = self.with_value(aimed, attribute, described.value(list(target.cell)))
                    chosen.add(described.name)
            elif described.needed and described.name != WITH and self._is_open(attribute, fight, actor, so_far):
                kinds = TOLD_BEFORE_CHOICE
        previews = [
            preview
            for preview in self._previews_of(fight, actor, aimed, aside=False)
            if (preview.target is None and preview.what == "chance")
            or (target is not None and preview.target == target.id and preview.what in kinds)
        ]
        return Outlook(None if refused is None or refused.hides else refused, tuple(previews))

    def _is_open(self, attribute: str, fight: F, actor: C, so_far: SoFar[P]) -> bool:
        """Return whether a field applies, and a form leaves it empty."""
        begins = self.reading.described[attribute].begins
        return self._means_something(attribute, fight, actor, so_far) and (
            begins is None or begins(fight, actor, so_far.params) is None
        )


def _with(params: P, attribute: str, value: Any) -> P:
    return replace(params, **{attribute: value})  # type: ignore[type-var]
