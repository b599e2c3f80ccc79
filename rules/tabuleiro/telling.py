"""How the facts of this system are told, in Portuguese and English."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from rules.geometry import cell_name
from rules.sheets import in_words
from rules.tabuleiro import spanish
from rules.tabuleiro.catalogue import PLACE_LABELS, POOLS, STAT_LABELS
from rules.tabuleiro.house_rules import HOUSE_RULES
from rules.tabuleiro.statuses import in_full
from rules.telling import Phrases

if TYPE_CHECKING:
    from rules.facts import Fact
    from rules.telling import Teller

TEMPLATES: Mapping[str, Mapping[str, str]] = {
    "pt_BR": {
        "initiative": "{actor}: PER {value}",
        "initiative.tie": "{actor}: PER {value}, desempate {faces}",
        "turn": "Turno de {actor} ({acao} AÇÃO)",
        "move": "{actor} move {start} → {end}{by} (custo {cost}), direção {facing}",
        "move.placed": "{actor} vai para {end}",
        "face": "{actor} vira para o {to}",
        "roll.free": "{what}: {dice_}",
        "roll.sum": "{what}: {dice_} = {total}",
        "attack.hit": "{actor} ataca {target} com {card}{back_}: {sum} → LESÃO {lesao}",
        "attack.miss": "{actor} ataca {target} com {card}{back_}: {sum} → falha",
        "attack.ruling": "{target}: {sum} → LESÃO {lesao}",
        "use": "{actor} usa {card}{on}{saying}",
        "rest": "{actor} descansa",
        "card": "{actor}: {card} → {place}",
        "card.mesa": "{actor} baixa {card} para a MESA",
        "card.inventario": "{actor} sobe {card} para o INVENTÁRIO",
        "card.descarte": "{actor} descarta {card}",
        "fall": "{actor} cai sem sentidos",
        "wake": "{actor} volta com {vida} de VIDA",
        "salvation": "Salvação Divina: {actor} descarta {spent} de DESTINO e fica com {to} de VIDA",
        "condition": "{actor}: {which}{lasting}",
        "tick": "{actor}: {which}{lasting}",
        "lift": "{actor}: {which} termina",
        "countdown": "{name}: faltam {left}{unit}",
        "spoils": "{told}",
        "game_over": "Fim do jogo para {player}",
        "end": "Fim da batalha",
        "end.winner": "Fim da batalha: vitória para {winner}",
        "word.by": " por {path_}",
        "word.back": " pelas costas",
        "word.on": " em {targets_}",
        "word.turns": ", {timer} turnos",
        "word.turn": ", 1 turno",
        "word.normal": "ATAQUE NORMAL",
        "word.unit.rounds": " rodadas",
        "word.unit.turns": " turnos",
        "spoils.banned": "{card} é banida",
        "spoils.given": "{card} vai para {to}",
        "spoils.market": "{card} vai para o MERCADO",
        "spoils.discarded": "{card} vai para o descarte",
    },
    "en": {
        "initiative": "{actor}: PER {value}",
        "initiative.tie": "{actor}: PER {value}, tie-break {faces}",
        "turn": "{actor}’s turn ({acao} AÇÃO)",
        "move": "{actor} moves {start} → {end}{by} (cost {cost}), facing {facing}",
        "move.placed": "{actor} goes to {end}",
        "face": "{actor} turns {to}",
        "roll.free": "{what}: {dice_}",
        "roll.sum": "{what}: {dice_} = {total}",
        "attack.hit": "{actor} attacks {target} with {card}{back_}: {sum} → LESÃO {lesao}",
        "attack.miss": "{actor} attacks {target} with {card}{back_}: {sum} → fails",
        "attack.ruling": "{target}: {sum} → LESÃO {lesao}",
        "use": "{actor} uses {card}{on}{saying}",
        "rest": "{actor} rests",
        "card": "{actor}: {card} → {place}",
        "card.mesa": "{actor} plays {card} to the MESA",
        "card.inventario": "{actor} takes {card} up to the INVENTÁRIO",
        "card.descarte": "{actor} discards {card}",
        "fall": "{actor} is knocked out",
        "wake": "{actor} comes back with {vida} VIDA",
        "salvation": "Divine Salvation: {actor} discards {spent} DESTINO and stays at {to} VIDA",
        "condition": "{actor}: {which}{lasting}",
        "tick": "{actor}: {which}{lasting}",
        "lift": "{actor}: {which} ends",
        "countdown": "{name}: {left}{unit} left",
        "spoils": "{told}",
        "game_over": "The game is over for {player}",
        "end": "The battle ends",
        "end.winner": "The battle ends, won by {winner}",
        "word.by": " by {path_}",
        "word.back": " from behind",
        "word.on": " on {targets_}",
        "word.turns": ", {timer} turns",
        "word.turn": ", 1 turn",
        "word.normal": "ATAQUE NORMAL",
        "word.unit.rounds": " rounds",
        "word.unit.turns": " turns",
        "spoils.banned": "{card} is banished",
        "spoils.given": "{card} goes to {to}",
        "spoils.market": "{card} to the MERCADO",
        "spoils.discarded": "{card} to the discard",
    },
    "es": spanish.TEMPLATES,
}

REFUSALS: Mapping[str, Mapping[str, str]] = {
    "pt_BR": {
        "not_begun": "A batalha ainda não começou.",
        "already_begun": "A batalha já começou.",
        "already_ended": "A batalha acabou.",
        "no_such_actor": "Ninguém aqui se chama “{id}”.",
        "no_such_action": "Não existe a ação “{action}”.",
        "no_such_option": "“{option}” não foi oferecido.",
        "no_such_item": "{actor} não tem a carta “{item}”.",
        "invalid_params": "“{param}” não pode ser {value}.",
        "invalid_params.bare": "“{param}” falta, ou não cabe aqui.",
        "wrong_action": "Essa carta se usa com outra ação.",
        "not_your_turn": "Não é o turno de {actor}.",
        "cannot_act": "{actor} não pode agir ({status}).",
        "already_acted": "DESCANSAR pede o turno inteiro, e {actor} já agiu nele.",
        "not_enough": "{actor} não tem {pool} suficiente: tem {has}, precisa de {needs}.",
        "not_enough.bare": "{actor} não tem {pool} suficiente.",
        "card_not_at_hand": "“{item}” não está na MESA nem no INVENTÁRIO.",
        "card_not_at_hand.bare": "A carta não está na MESA nem no INVENTÁRIO.",
        "card_not_in_inventory": "“{item}” não está no INVENTÁRIO.",
        "card_not_in_inventory.bare": "A carta não está no INVENTÁRIO.",
        "card_not_on_table": "“{item}” não está na MESA.",
        "card_not_on_table.bare": "A carta não está na MESA.",
        "need_targets": "Qual é o alvo?",
        "too_many_targets": "São alvos demais.",
        "no_such_target": "Ninguém aqui se chama “{id}”.",
        "invalid_target": "{target} não pode ser o alvo.",
        "out_of_range": "O alvo está fora de ALCANCE.",
        "no_line_of_sight": "Há uma parede no caminho.",
        "off_board": "Essa casa fica fora do tabuleiro.",
        "not_on_board": "{actor} não está no tabuleiro.",
        "same_cell": "A peça já está nessa casa.",
        "already_facing": "{actor} já olha para lá.",
        "cell_blocked": "Essa casa está bloqueada.",
        "cell_occupied": "Essa casa está ocupada.",
        "cell_obstructed": "Essa casa está obstruída: pode-se passar, não ficar.",
        "not_adjacent": "O caminho pula casas.",
        "no_path": "Não há caminho até lá.",
        "no_such_status": "Não existe a condição “{status}”.",
        "no_such_condition": "{actor} não tem {status}.",
        "no_such_countdown": "Não existe a contagem “{name}”.",
        "id_taken": "O id “{id}” já é de outro.",
        "no_surprise": "Este sistema não tem surpresa.",
        "nothing_to_undo": "Não há nada a desfazer.",
        "nothing_to_redo": "Não há nada a refazer.",
    },
    "en": {
        "not_enough": "{actor} has not enough {pool}: has {has}, needs {needs}.",
        "not_enough.bare": "{actor} has not enough {pool}.",
        "already_acted": "DESCANSAR takes a whole turn, and {actor} has acted in this one.",
        "card_not_at_hand": "“{item}” is neither on the MESA nor in the INVENTÁRIO.",
        "card_not_at_hand.bare": "The card is neither on the MESA nor in the INVENTÁRIO.",
        "card_not_in_inventory": "“{item}” is not in the INVENTÁRIO.",
        "card_not_in_inventory.bare": "The card is not in the INVENTÁRIO.",
        "card_not_on_table": "“{item}” is not on the MESA.",
        "card_not_on_table.bare": "The card is not on the MESA.",
        "wrong_action": "That card is used by another action.",
        "out_of_range": "The target is out of ALCANCE.",
        "no_line_of_sight": "A wall is in the way.",
        "same_cell": "The piece stands on that cell already.",
        "already_facing": "{actor} looks there already.",
    },
    "es": spanish.REFUSALS,
}

NUMBER_LABELS: Mapping[str, str] = {**{pool.id: pool.label for pool in POOLS}, **STAT_LABELS}


def key(fact: Fact, teller: Teller) -> str | None:
    """The template of a fact, where the core's own choice is not enough."""
    kind = fact["kind"]
    if kind == "move":
        return "move.placed" if fact["placed"] else "move"
    if kind == "attack":
        if fact["actor"] is None:
            return "attack.ruling"
        return "attack.hit" if fact["hit"] else "attack.miss"
    if kind == "roll":
        return "roll.sum" if str(fact["total"]) != words_of_roll(fact)["dice_"] else "roll.free"
    if kind == "card":
        named = f"card.{fact['to']}"
        return named if teller.template(named) else "card"
    if kind == "tick" and fact["timer"] == 0:
        return ""
    if kind == "spoils":
        return "spoils" if words_of_spoils(fact, teller)["told"] else ""
    return None


def words(fact: Fact, teller: Teller) -> Mapping[str, Any]:
    """The words of a fact beside its own fields."""
    make = WORDS.get(fact["kind"])
    return make(fact, teller) if make is not None else {}


def _word(teller: Teller, word: str, **filling: Any) -> str:
    return (teller.template(f"word.{word}") or word).format_map(filling)


def words_of_initiative(fact: Fact, teller: Teller) -> Mapping[str, Any]:
    """The faces of a tie, one after the other."""
    return {"faces": ", ".join(str(face) for face in fact["dice"])}


def words_of_roll(fact: Fact, teller: Teller | None = None) -> Mapping[str, Any]:
    """What is rolled, in the book's words, and the faces."""
    what = in_words(str(fact["what"]), STAT_LABELS)
    return {"what": what, "dice_": " + ".join(str(face) for face in fact["dice"])}


def words_of_move(fact: Fact, teller: Teller) -> Mapping[str, Any]:
    """Cells by column letter and row number, and the way between them."""
    between = [cell_name(cell) for cell in (fact.get("path") or ())[:-1]]
    return {
        "start": cell_name(fact["from"]) if fact["from"] is not None else "–",
        "end": cell_name(fact["to"]),
        "by": _word(teller, "by", path_=", ".join(between)) if between else "",
    }


def words_of_attack(fact: Fact, teller: Teller) -> Mapping[str, Any]:
    """The DANO as a sum, and what with."""
    steps = fact["steps"][:-1]
    terms = "".join(
        str(step[1]) if index == 0 else f" {'+' if step[1] >= 0 else '−'} {abs(step[1])}"
        for index, step in enumerate(steps)
    )
    total = f"{terms} = {fact['dano']}" if len(steps) > 1 else str(fact["dano"])
    return {
        "card": card_name(teller, fact["actor"], fact["with"]),
        "back_": _word(teller, "back") if fact["back"] else "",
        "sum": f"DANO {total}, CON {fact['con']}",
    }


def words_of_use(fact: Fact, teller: Teller) -> Mapping[str, Any]:
    """The card, on whom, and its text."""
    targets = ", ".join(teller.name(id) for id in fact["targets"])
    return {
        "card": card_name(teller, fact["actor"], fact["with"]),
        "on": _word(teller, "on", targets_=targets) if targets else "",
        "saying": f": {fact['text']}" if fact["text"] else "",
    }


def words_of_card(fact: Fact, teller: Teller) -> Mapping[str, Any]:
    """The card, and where it goes."""
    return {
        "card": card_name(teller, fact["actor"], fact["card"]),
        "place": PLACE_LABELS.get(str(fact["to"]), str(fact["to"])),
    }


def words_of_condition(fact: Fact, teller: Teller) -> Mapping[str, Any]:
    """`CON −2 (Maldição)` or a marker's label, and how long it lasts."""
    params = fact.get("params") or {}
    label = str(params.get("label") or "")
    which = teller.status(str(fact["status"]))
    if fact["status"] == "modifier" and "stat" in params:
        which = in_full("modifier", params)
    elif label:
        which = label
    timer = fact.get("timer")
    lasting = "" if timer is None else _word(teller, "turn" if timer == 1 else "turns", timer=timer)
    return {"which": which, "lasting": lasting}


def words_of_ruling(fact: Fact, teller: Teller) -> Mapping[str, Any]:
    """The number that a ruling changed, by its label; what it did to a cell the core tells."""
    label = NUMBER_LABELS.get(str(fact["what"]))
    return {} if label is None else {"what": label}


def words_of_countdown(fact: Fact, teller: Teller) -> Mapping[str, Any]:
    """The unit of a countdown, where the fight is at hand to tell it."""
    countdown = None if teller.fight is None else teller.fight.countdowns.get(fact["name"])
    return {"unit": "" if countdown is None else _word(teller, f"unit.{countdown.unit}")}


def words_of_spoils(fact: Fact, teller: Teller) -> Mapping[str, Any]:
    """What becomes of each card of the dead heroes."""
    told = [
        (teller.template(f"spoils.{rows}") or "{card}").format_map(
            {"card": card_name(teller, row["from"], row["card"]), "to": teller.name(row.get("to"))}
        )
        for rows in ("banned", "given", "market", "discarded")
        for row in fact.get(rows) or ()
    ]
    return {"told": "; ".join(told)}


def card_name(teller: Teller, owner: Any, id: Any) -> str:
    """A card by its name; none is the normal attack."""
    return teller.thing(owner, id) if id is not None else _word(teller, "normal")


WORDS: Mapping[str, Callable[[Fact, Teller], Mapping[str, Any]]] = {
    "initiative": words_of_initiative,
    "roll": words_of_roll,
    "move": words_of_move,
    "attack": words_of_attack,
    "use": words_of_use,
    "card": words_of_card,
    "condition": words_of_condition,
    "tick": words_of_condition,
    "lift": words_of_condition,
    "ruling": words_of_ruling,
    "countdown": words_of_countdown,
    "spoils": words_of_spoils,
}

QUESTIONS: Mapping[str, Mapping[str, str]] = {
    "pt_BR": {
        "at_zero": "A VIDA de {dead} chegou a 0: e agora?",
        "divine_salvation": "À beira da morte: descartar DESTINO por uma Salvação Divina?",
        "rest_recovers": "O que o descanso recupera?",
        "item_destination": "Para quem vai esta carta de ITEM ({mercado})?",
    },
    "en": {
        "at_zero": "{dead}’s VIDA has come to 0: what now?",
        "divine_salvation": "About to die: discard DESTINO for a Divine Salvation?",
        "rest_recovers": "What does the rest give back?",
        "item_destination": "Who gets this ITEM card ({mercado})?",
    },
    "es": {
        "at_zero": "La VIDA de {dead} ha llegado a 0: ¿y ahora?",
        "divine_salvation": "A punto de morir: ¿descartar DESTINO por una Salvación Divina?",
        "rest_recovers": "¿Qué recupera el descanso?",
        "item_destination": "¿Para quién es esta carta de ITEM ({mercado})?",
    },
}

OPTIONS: Mapping[str, Mapping[str, Mapping[str, str]]] = {
    "pt_BR": {
        "at_zero": {"dead": "morre", "unconscious": "cai", "stays": "segue"},
        "divine_salvation": {"die": "morrer", "five": "descartar 5 de DESTINO", "ten": "descartar 10 de DESTINO"},
        "rest_recovers": {"vida": "VIDA", "estamina": "ESTAMINA", "mana": "MANA", "mixed": "ESTAMINA e MANA"},
        "item_destination": {"mercado": "MERCADO"},
    },
    "en": {
        "at_zero": {"dead": "dies", "unconscious": "falls", "stays": "goes on"},
        "divine_salvation": {"die": "die", "five": "discard 5 DESTINO", "ten": "discard 10 DESTINO"},
        "rest_recovers": {"vida": "VIDA", "estamina": "ESTAMINA", "mana": "MANA", "mixed": "ESTAMINA and MANA"},
        "item_destination": {"mercado": "MERCADO"},
    },
    "es": {
        "at_zero": {"dead": "muere", "unconscious": "cae", "stays": "sigue"},
        "divine_salvation": {"die": "morir", "five": "descartar 5 de DESTINO", "ten": "descartar 10 de DESTINO"},
        "rest_recovers": {"vida": "VIDA", "estamina": "ESTAMINA", "mana": "MANA", "mixed": "ESTAMINA y MANA"},
        "item_destination": {"mercado": "MERCADO"},
    },
}

PHRASES = Phrases(TEMPLATES, key, words, REFUSALS, QUESTIONS, OPTIONS, house_rules=HOUSE_RULES)
