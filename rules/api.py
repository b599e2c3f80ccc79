"""What authors of rule systems import: these names stay here, wherever the modules behind them go.

Of `rules` it may import anything of the core; nothing of the core imports it.
"""

from rules.core.drawings import Drawings
from rules.core.modifiers import Modifier
from rules.core.questions import Fault
from rules.core.state import Combatant, Pool, Slot
from rules.dice.dice import parse
from rules.engine.replay import replay
from rules.mechanics import slots
from rules.mechanics.action import Preview
from rules.mechanics.checks import ahead, check
from rules.mechanics.declared_action import Declared
from rules.mechanics.pools import pay
from rules.mechanics.statuses import (
    EVERYWHERE,
    NO_TIMER,
    OVER,
    OWN_TURN_ENDS,
    RUNS_OUT,
    Catalogue,
    ChangeableNumber,
    RowMoment,
    Status,
)
from rules.mechanics.table import Table
from rules.mechanics.vocabulary import Phrases
from rules.sheets.schema import Sheet, described, figure, number
from rules.system import defaults, simple_fight
from rules.system.parts import Outcome
from rules.system.system import System
from rules.text.localized import said

__all__ = [
    "EVERYWHERE",
    "NO_TIMER",
    "OVER",
    "OWN_TURN_ENDS",
    "RUNS_OUT",
    "Catalogue",
    "ChangeableNumber",
    "Combatant",
    "Declared",
    "Drawings",
    "Fault",
    "Modifier",
    "Outcome",
    "Phrases",
    "Pool",
    "Preview",
    "RowMoment",
    "Sheet",
    "Slot",
    "Status",
    "System",
    "Table",
    "ahead",
    "check",
    "defaults",
    "described",
    "figure",
    "number",
    "parse",
    "pay",
    "replay",
    "said",
    "simple_fight",
    "slots",
]
