"""Messages of previews and costs; AÇÃO, DANO and the like stay as the book has them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from rules.tabuleiro.combatant.state import POOLS
from rules.text.localized import MessageTemplate, joined

_template = partial(MessageTemplate, beside=__file__)

SUGGESTED = _template("said-suggested")()
THE_TURN = _template("said-the_turn")()
EACH_CELL = _template("said-each_cell")()
COST = _template("said-cost")
ONE_CELL = _template("said-one_cell")()
CELLS = _template("said-cells")
REACH = _template("said-reach")
AROUND = _template("said-around")
FLIES_DOWN = _template("said-flies_down")
FLIES_UP = _template("said-flies_up")
TEXT = _template("said-text")
FORMULA = _template("said-formula")
"""Terms of the book among figures."""
EITHER = _template("said-either")
REGAINED = _template("said-regained")
NOTHING_TO_REGAIN = _template("said-nothing_to_regain")()
DANO = _template("said-dano")
BACK = _template("said-back")
DANO_BEHIND = _template("said-dano_behind")
GAIN = _template("said-gain")
REVIVED = _template("said-revived")
FOR_A_TURN = _template("said-for_a_turn")
FOR_TURNS = _template("said-for_turns")
IF_HURT = _template("said-if_hurt")
LOOKS: Mapping[str, str] = {
    "n": _template("said-looks-n")(),
    "e": _template("said-looks-e")(),
    "s": _template("said-looks-s")(),
    "w": _template("said-looks-w")(),
}

LABELS: Mapping[str, str] = {pool.id: pool.label for pool in POOLS}


def price(costs: Mapping[str, int]) -> str:
    """Return costs in the book's words: `3 AÇÃO, 2 MANA`."""
    named = [COST(amount=amount, pool=LABELS[pool]) for pool, amount in costs.items() if amount]
    return joined(named) or COST(amount=0, pool=LABELS["acao"])
