"""All actions of the system."""

from __future__ import annotations

from collections.abc import Mapping

from rules.actions import Action
from rules.fantasia.fighting import FIGHTING
from rules.fantasia.other_actions import OTHERS

ACTIONS: Mapping[str, Action] = {action.id: action for action in (*FIGHTING, *OTHERS)}
