"""The tags of 5etools texts: `{@hit 4}`, `{@spell light|phb|a light}`, possibly nested."""

from __future__ import annotations

import re

from models.exchange.foreign.fifth.attacks import SAVES
from models.exchange.foreign.text.words import DEEPEST

_TAG = re.compile(r"\{@(\w+)(?: ([^{}]*))?\}")
_LEFT = re.compile(r"\{?@[a-z]\w* ?")
_ATTACKS = {
    "m": "Melee",
    "r": "Ranged",
    "mw": "Melee Weapon",
    "rw": "Ranged Weapon",
    "ms": "Melee Spell",
    "rs": "Ranged Spell",
}
_FIXED = {
    "h": "Hit: ",
    "m": "Miss: ",
    "hom": "Hit or Miss: ",
    "actSaveFail": "Failure:",
    "actSaveSuccess": "Success:",
    "actSaveSuccessOrFail": "Failure or Success:",
    "actTrigger": "Trigger:",
    "actResponse": "Response:",
}
_FIRST = frozenset(
    {
        *("damage", "dice", "condition", "filter", "link", "5etools", "note", "b", "i", "bold", "italic", "color"),
        *("footnote", "quickref"),
    }
)
"""Tags that show their first part; others show their third if there is one."""


def untagged(text: str) -> str:
    """Return a text with its tags replaced by what a reader of the page would see, inner ones first."""
    if "{@" not in text:
        return text
    for _ in range(DEEPEST):
        text, count = _TAG.subn(_shown, text)
        if not count:
            break
    # What somebody forgot to close, or to open, is read as if it were.
    text = _LEFT.sub("", text)
    return (text if "{" in text else text.replace("}", "")).replace("  ", " ")


def _shown(match: re.Match[str]) -> str:
    tag, content = match[1], (match[2] or "").strip()
    parts = content.split("|")
    match tag:
        case "atk" | "atkr":
            words = [_ATTACKS.get(item.strip(), "") for item in content.split(",")]
            end = " Attack Roll:" if tag == "atkr" else " Attack:"
            kinds = [word.partition(" ")[0] for word in words]
            return f"{' or '.join(filter(None, kinds))} {words[0].partition(' ')[2]}".rstrip() + end
        case "hitYourSpellAttack":
            return parts[0] or "your spell attack modifier"
        case "dcYourSpellSave":
            return parts[0] or "your spell save DC"
        case "hit":
            return parts[0] if parts[0][:1] in "+-" and parts[0] else f"+{parts[0]}"
        case "dc":
            return f"DC {parts[0]}"
        case "recharge":
            return f"(Recharge {content}-6)" if content and content != "6" else "(Recharge 6)"
        case "actSave":
            return f"{SAVES.get(content, content)} Saving Throw:"
        case "chance":
            return f"{parts[0]} percent"
        case _ if tag in _FIXED:
            return _FIXED[tag]
        case _ if tag in _FIRST:
            return parts[0]
        case _:
            return parts[2] if len(parts) > 2 and parts[2] else parts[0]
