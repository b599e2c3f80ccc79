"""Actions."""

from rules.actions import Action
from rules.d100 import attacks, handling, holds, tasks

ACTIONS = {
    a.id: a
    for a in (
        Action("attack", "Atacar", "", attacks.attack),
        Action("grapple", "Presa", "", attacks.grapple),
        Action("disarm", "Desarmar", "", holds.disarm),
        Action("escape", "Liberarse", "", holds.escape),
        Action("release", "Soltar", "", holds.release),
        Action("wait", "Esperar", "", tasks.wait),
        Action("defend", "Defenderse", "", tasks.defend),
        Action("draw", "Preparar el arma", "", handling.draw),
        Action("pick_up", "Recoger", "", handling.pick_up),
        Action("reload", "Recargar", "", tasks.reload),
        Action("repair", "Desencasquillar", "", tasks.repair),
        Action("use_skill", "Usar", "", tasks.use_skill),
        Action("other", "Otra", "", tasks.other),
    )
}
