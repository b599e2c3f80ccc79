"""Lia with a card of each kind, and an enemy on either side of a wall."""

from tests.rules.tabuleiro.playing import Battle, piece

CARDS = [
    {"name": "Faca", "damage": 4},
    {"name": "Arco", "damage": "1d6+forca", "range": 9, "local": "inventario"},
    {"name": "Raio", "kind": "habilidade", "damage": 9, "acao": 2, "mana": 2},
    {"name": "Bomba", "damage": 6, "range": 2, "area": "burst"},
    {"name": "Sopro", "kind": "habilidade", "revive": 20},
    {"name": "Bálsamo", "kind": "item", "heal": "1d4"},
]


def battle() -> Battle:
    lia = piece("lia", "party", cell=(5, 6), acao=4, cards=CARDS, mana=1, forca=2)
    return Battle(lia, piece("orc", cell=(5, 5), facing="n"), piece("elf", cell=(5, 2)), board={"blocked": [[5, 4]]})
