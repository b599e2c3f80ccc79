"""An idea: something that a combatant may do at this stop, and why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from rules.sayings import Said, Saying
from rules.service import RulesService
from rules.tactics.deeds import read
from rules.tactics.mind import Thought

REASONS: Mapping[str, Saying] = {
    "fells": Saying("said-idea_fells", ""),
    "harms": Saying("said-idea_harms", ""),
    "sweeps": Saying("said-idea_sweeps", ""),
    "holds": Saying("said-idea_holds", ""),
    "heals": Saying("said-idea_heals", ""),
    "raises": Saying("said-idea_raises", ""),
    "strengthens": Saying("said-idea_strengthens", ""),
    "only": Saying("said-idea_only", ""),
    "declared": Saying("said-idea_declared", ""),
    "frees": Saying("said-idea_frees", ""),
    "mends": Saying("said-idea_mends", ""),
    "readies": Saying("said-idea_readies", ""),
    "presses": Saying("said-idea_presses", ""),
    "nears": Saying("said-idea_nears", ""),
    "guards": Saying("said-idea_guards", ""),
    "flees": Saying("said-idea_flees", ""),
    "whims": Saying("said-idea_whims", ""),
}
NUMBERS = Saying("said-idea_numbers", "")
CHANCE = Saying("said-idea_chance", "")
LOSS = Saying("said-idea_loss", "")


class Idea(NamedTuple):
    """What would be done, with the reason in words and the numbers that speak for it."""

    command: dict[str, Any]
    """A command of a script that would not be refused now."""
    reason: Said
    chance: float | None
    """How likely it does what it should, 0 to 1; None: nothing is left to chance, or nothing is foretold of it."""
    loss: float | None
    """What those at whom it is aimed would lose on the average if it does; None: nothing is foretold of it."""
    fells: bool
    """Whether that would bring one of them down."""
    why: str = ""
    """What speaks for it, as a `Thought` has it."""


def idea_of(service: RulesService, thought: Thought, command: dict[str, Any]) -> Idea:
    """A thought with what is foretold of it as things stand."""
    fight, vital = service.fight, service.system.vital
    told = service.preview(command) if thought.targets and thought.why not in ("nears", "mends", "readies") else ()
    chance = loss = None
    fells = False
    for id in thought.targets:
        figure = read(told, id)
        if any(one.what == "chance" and one.target == id for one in told):
            chance = figure.chance if chance is None else chance
        if figure.loss > 0:
            loss = (loss or 0.0) + figure.loss
            fells = fells or figure.loss >= fight.combatants[id].pools[vital.id]
    return Idea(command, _reason(service, thought, chance, loss, fells=fells), chance, loss, fells, thought.why)


def _is_only_one(service: RulesService, thought: Thought) -> bool:
    """Whether nobody else on the other side could be struck so from where it stands."""
    there, command = service.fight.combatants, thought.command
    actor = there[command["actor"]]
    others = [
        one.id
        for one in there.values()
        if one.side != actor.side and one.state == "active" and one.id not in thought.targets
    ]
    if actor.cell is None or not others or len(thought.targets) != 1:
        return False
    return all(service.refusal_of({**command, "targets": [id]}) is not None for id in others)


def _reason(service: RulesService, thought: Thought, chance: float | None, loss: float | None, *, fells: bool) -> Said:
    """`Only Maren stands in reach; 74 %, about 31 HP, would fell her`, as far as it is known."""
    there, vital = service.fight.combatants, service.system.vital
    name = there[thought.targets[0]].name if thought.targets else None
    why = thought.why
    if why in ("fells", "harms", "declared"):
        why = "fells" if fells else "harms" if why == "fells" else why
    if why == "harms" and _is_only_one(service, thought):
        why = "only"
    words = {} if name is None else {"name": name}
    reason = REASONS[why](**words)
    percent = None if chance is None else round(chance * 100)
    if percent is not None and loss is not None:
        return NUMBERS(reason=reason, percent=percent, loss=round(loss), pool=vital.label)
    if percent is not None:
        return CHANCE(reason=reason, percent=percent)
    if loss is not None:
        return LOSS(reason=reason, loss=round(loss), pool=vital.label)
    return reason
