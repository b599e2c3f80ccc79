"""Messages of previews and costs; AÇÃO, DANO and the like stay as the book has them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from rules.tabuleiro.combatant.state import POOLS
from rules.text.localized import MessageTemplate, joined

_said = partial(MessageTemplate, beside=__file__)

SUGGESTED = _said("said-suggested")()
THE_TURN = _said("said-the_turn")()
EACH_CELL = _said("said-each_cell")()
COST = _said("said-cost")
ONE_CELL = _said("said-one_cell")()
CELLS = _said("said-cells")
REACH = _said("said-reach")
AROUND = _said("said-around")
FLIES_DOWN = _said("said-flies_down")
FLIES_UP = _said("said-flies_up")
TEXT = _said("said-text")
EITHER = _said("said-either")
REGAINED = _said("said-regained")
NOTHING_TO_REGAIN = _said("said-nothing_to_regain")()
DANO = _said("said-dano")
BACK = _said("said-back")
DANO_BEHIND = _said("said-dano_behind")
GAIN = _said("said-gain")
REVIVED = _said("said-revived")
FOR_A_TURN = _said("said-for_a_turn")
FOR_TURNS = _said("said-for_turns")
IF_HURT = _said("said-if_hurt")
LOOKS: Mapping[str, str] = {
    "n": _said("said-looks-n")(),
    "e": _said("said-looks-e")(),
    "s": _said("said-looks-s")(),
    "w": _said("said-looks-w")(),
}

LABELS: Mapping[str, str] = {pool.id: pool.label for pool in POOLS}


def price(costs: Mapping[str, int]) -> str:
    """Return costs in the book's words: `3 AÇÃO, 2 MANA`."""
    named = [COST(amount=amount, pool=LABELS[pool]) for pool, amount in costs.items() if amount]
    return joined(named) or COST(amount=0, pool=LABELS["acao"])
