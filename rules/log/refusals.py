"""Refusals: the sentence for a command that is not possible, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.mechanics.vocabulary import Terms, status_in_sentence
from rules.text.localized import in_language
from rules.text.messages import SHORT, messages_of

NOT_ENOUGH = "not_enough_"
"""How the codes begin of what a pool cannot pay."""


def refusal_sentence(
    system: Terms,
    code: str,
    details: Mapping[str, Any],
    names: Mapping[str, str],
    language: str = "en",
    *,
    shortly: bool = False,
) -> str:
    """Return one clear sentence for a refusal.

    `shortly`: beside the thing of somebody who is named already; where a system has no shorter one, the usual sentence.
    """
    words = dict(details)
    for key in ("actor", "target", "other", "id"):
        if isinstance(details.get(key), str):
            words[key] = names.get(details[key], details[key])
    status = details.get("status")
    if isinstance(status, str) and status in system.statuses:
        words["status"] = status_in_sentence(system, status)
    action = details.get("action")
    if isinstance(action, str) and action in system.actions:
        words["deed"] = system.actions[action].label
    slot = details.get("slot")
    if isinstance(slot, str):
        words["slot"] = next((known.label for known in system.slots if known.id == slot), slot)
    key = f"refused-{code}"
    if code.startswith(NOT_ENOUGH) and "most" in details:  # whatever is left: its maximum never pays it
        key, words["pool"] = "never_enough", _pool_label(system, code.removeprefix(NOT_ENOUGH))
    if "place" in details:
        key = "sheet-refused"
        words.update({name: in_language(details[name], language) for name in ("place", "reason")})
    messages = messages_of(system.phrases.file, language, translated=bool(system.words))
    sentence = messages.format(key + SHORT, words) if shortly else None
    sentence = messages.format(key, words) if sentence is None else sentence
    if sentence is not None:
        why = str(details.get("why") or "")
        return sentence if why in sentence else f"{sentence} ({why})"
    if code.startswith(NOT_ENOUGH):
        return refusal_sentence(
            system,
            "not_enough",
            {**details, "pool": _pool_label(system, code.removeprefix(NOT_ENOUGH))},
            names,
            language,
            shortly=shortly,
        )
    return code.replace("_", " ").capitalize() + "."


def _pool_label(system: Terms, id: str) -> str:
    return next((pool.label for pool in system.pools if pool.id == id), id)
