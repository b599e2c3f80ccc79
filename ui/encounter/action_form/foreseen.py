"""What would come of the action that is put together: the lines that say it, and what stands against its targets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from rules.mechanics.action import Action, Option, Preview
from ui.encounter.action_form.model import TARGETS, Composer
from ui.text.line_breaks import unbroken_if_short
from ui.text.words import saying

MANY = 5
"""How many targets there have to be for what would happen to all to be said once, without names, in one row."""
LONGEST_WHOLE = 40
"""Words of so many signs stay on one line wherever they stand; longer ones might not have room on any."""


def price(action: Action, ahead: Sequence[Preview]) -> str:
    """What the action costs as it stands; what it usually does, where nothing more is known."""
    return saying(next((preview.text for preview in ahead if preview.what == "price"), action.cost))


def lines(composer: Composer, ahead: Sequence[Preview]) -> list[str]:
    """What would come of it; those to whom the same would happen share a line."""
    people = composer.fight.combatants
    texts: dict[str | None, list[str]] = {}
    for preview in ahead:
        if preview.what == "price" or (composer.action is not None and preview.text == composer.action.cost):
            continue  # it stands in the title
        if preview.tick is None:  # else where it lands says it
            texts.setdefault(preview.target, []).append(saying(preview.text))
    named = [target for target in texts if target in people]
    are_many = len(named) >= MANY
    if are_many:
        common = [text for text in texts[named[0]] if all(text in texts[target] for target in named)]
        for target in named:
            texts[target] = [text for text in texts[target] if text not in common]
        texts[None] = [*texts.get(None, ()), *common]
    alike: dict[tuple[tuple[str, ...], bool], list[str]] = {}
    whole = partial(unbroken_if_short, longest=LONGEST_WHOLE) if are_many else str
    for target, said in texts.items():
        is_named = target is not None and target in people
        alike.setdefault((tuple(said), is_named), []).extend([whole(people[target or ""].name)] if is_named else ())
    found = []
    for (shared, _), names in alike.items():
        words = "   ·   ".join(whole(one) for one in shared)
        if words:
            found.append(f"{', '.join(names)}:   {words}" if names else words)
    return ["    ".join(found)] if are_many else found


def against(composer: Composer, why: Callable[[Option], str]) -> list[str]:
    """What would refuse the targets that are named, each thing once."""
    named = set(composer.values.get(TARGETS) or ())
    field = next((one for one in composer.fields() if one.kind == TARGETS), None)
    options = () if field is None else composer.options(field)
    return list(dict.fromkeys(why(one) for one in options if one.id in named and one.refused is not None))
