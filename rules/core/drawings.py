"""The drawings of what is in the game, by name: what a system declares beside its labels, and the core's own choices.

A name is that of a file in `resources/drawings`, without its ending. A mark behind a `/` is painted at its corner:
`biceps/up`. Systems name the drawings of their statuses, actions and pools; what they leave out is chosen here by
family, by id, or by a word of a name, so that every system is complete from its first day.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from rules.text.word_tables import WordTable, words_of

MARKS: Mapping[str, str] = {"up": "▲", "down": "▼", "break": "▼▼", "half": "½", "quarter": "¼", "element": ""}
"""Each mark with its sign. That of `element` is the drawing of the element that a condition names."""


class Drawing(NamedTuple):
    """A drawing with the mark at its corner."""

    name: str
    mark: str = ""
    """One of `MARKS`; empty: none."""


@cache
def drawing_of(text: str) -> Drawing:
    """Return `biceps/up` as a drawing with its mark."""
    name, _, mark = text.partition("/")
    return Drawing(name, mark)


STATE_DRAWINGS: Mapping[str, str] = {
    "unconscious": "knockout",
    "dead": "death-skull",
    "stone": "stone-bust",
    "out": "exit-door",
    "dying": "bleeding-heart",
}
"""State to its drawing; that of somebody who is dying too."""


# --- statuses, actions, pools ----------------------------------------------------------------------------------

GOOD, BAD = "aura", "cursed-star"
"""The drawings of statuses of which nothing else is known."""
FAMILIES: Mapping[str, str] = {
    "fatal": "skull-crossed-bones",
    "mystify": "misdirection",
    "toxin": "poison-bottle",
    "seal": "padlock",
    "time": "hourglass",
    "transform": "frog",
    "weaken": "broken-shield",
    "barrier": "magic-shield",
    "strengthen": "upgrade",
    "state": "person",
    "mind": "brain",
    "body": "vitruvian-man",
    "fall": "fall-down",
    "grip": "grab",
    "turn": "clockwise-rotation",
    "ward": "defensive-wall",
    "wound": "bleeding-wound",
    "power": "biceps",
    "mark": "position-marker",
    "modifier": "progression",
}
"""Family of statuses to the drawing of those of it that name none."""
STATUS_STEMS: Mapping[str, str] = {
    "poison": "poison-bottle",
    "venom": "snake-bite",
    "burn": "flame",
    "stun": "knocked-out-stars",
    "sleep": "sleepy",
    "blind": "sight-disabled",
    "silen": "silenced",
    "mute": "silenced",
    "fear": "terror",
    "frighten": "terror",
    "charm": "charm",
    "confus": "misdirection",
    "slow": "snail",
    "hast": "wingfoot",
    "bleed": "bleeding-wound",
    "wound": "bleeding-wound",
    "prone": "fall-down",
    "grab": "grab",
    "grappl": "grab",
    "restrain": "manacles",
    "bound": "rope-coil",
    "root": "mantrap",
    "paraly": "spinal-coil",
    "petrif": "stoned-skull",
    "froz": "frozen-block",
    "freez": "frozen-block",
    "bless": "sparkles",
    "curs": "cursed-star",
    "shield": "energy-shield",
    "protect": "checked-shield",
    "defend": "vibrating-shield",
    "cover": "defensive-wall",
    "invisib": "invisible-face",
    "hid": "hidden",
    "unconscious": "knockout",
    "dying": "bleeding-heart",
    "dead": "death-skull",
    "death": "death-skull",
    "regen": "regeneration",
    "rage": "enrage",
    "berserk": "enrage",
    "fly": "feathered-wing",
    "surpris": "surprised",
}
"""How a word of a status's id begins to its drawing."""
ACTIONS: Mapping[str, str] = {
    "attack": "crossed-swords",
    "strike": "crossed-swords",
    "shoot": "bow-arrow",
    "cast": "bolt-spell-cast",
    "spell": "bolt-spell-cast",
    "move": "boot-prints",
    "walk": "boot-prints",
    "run": "sprint",
    "dash": "sprint",
    "defend": "shield",
    "dodge": "acrobatic",
    "parry": "riposte",
    "grapple": "grab",
    "escape": "breaking-chain",
    "shove": "push",
    "trip": "foot-trip",
    "disarm": "drop-weapon",
    "draw": "switch-weapon",
    "reload": "reload-gun-barrel",
    "item": "knapsack",
    "use": "skills",
    "ability": "skills",
    "wait": "hourglass",
    "delay": "hourglass",
    "ready": "tripwire",
    "react": "riposte",
    "hide": "hidden",
    "search": "magnifying-glass",
    "help": "conversation",
    "speak": "talk",
    "stand": "upgrade",
    "jump": "jump-across",
    "flee": "exit-door",
    "retreat": "return-arrow",
    "heal": "healing",
    "rest": "campfire",
    "pause": "campfire",
    "check": "rolling-dices",
    "surprise": "surprised",
    "ambush": "surprised",
    "pass": "next-button",
}
"""Word of an action's id to its drawing."""
ANY_ACTION = "conversation"
POOLS: Mapping[str, str] = {
    "mana": "water-drop",
    "mp": "water-drop",
    "magic": "water-drop",
    "fire": "flame",
    "luck": "star-formation",
    "fate": "star-formation",
    "stamina": "heart-beats",
    "sanity": "brain",
}
"""Word of a pool's id to its drawing."""
VITAL, PIPS, ANY_POOL = "hearts", "power-lightning", "water-drop"


def status_drawing(declared: str, id: str, family: str, *, good: bool) -> Drawing:
    """Return the drawing of a status: the declared one, else by its id, by its family, by whether it is good."""
    if declared:
        return drawing_of(declared)
    stems = (drawing for word in words_of(id.replace("_", " ")) for drawing in _beginning(word))
    return Drawing(next(stems, None) or FAMILIES.get(family) or (GOOD if good else BAD))


def _beginning(word: str) -> list[str]:
    return [drawing for stem, drawing in STATUS_STEMS.items() if word.startswith(stem)]


@cache
def action_drawing(declared: str, id: str) -> Drawing:
    """Return the drawing of an action: the declared one, else by a word of its id."""
    return drawing_of(declared or _by_word(id, ACTIONS) or ANY_ACTION)


@cache
def pool_drawing(declared: str, id: str, *, vital: bool, pips: bool) -> Drawing:
    """Return the drawing of a pool: the declared one, else by what it is."""
    return drawing_of(declared or (VITAL if vital else _by_word(id, POOLS) or (PIPS if pips else ANY_POOL)))


def _by_word(id: str, drawings: Mapping[str, str]) -> str:
    return next((drawings[word] for word in words_of(id.replace("_", " ")) if word in drawings), "")


# --- elements, weapons, items ----------------------------------------------------------------------------------

ELEMENT_WORDS = WordTable(
    {
        "flame": ("fire flame heat", "fuego fogo llama chama calor"),
        "snowflake-1": ("ice cold frost", "hielo gelo frio escarcha"),
        "stone-pile": ("earth stone", "tierra terra piedra pedra"),
        "big-wave": ("water", "agua"),
        "power-lightning": (
            "lightning thunder electric electricity shock",
            "electricidad eletricidade rayo raio trueno trovao",
        ),
        "whirlwind": ("wind air", "viento vento aire ar"),
        "sun": ("holy light radiant sacred", "luz sagrado sacro santo radiante"),
        "evil-moon": ("shadow dark darkness", "sombra oscuridad escuridao oscuro escuro"),
        "death-skull": ("necrotic death", "necrotico muerte morte"),
        "poison-bottle": ("poison", "veneno"),
        "biohazard": ("bio", "plaga praga"),
        "melting-metal": ("acid", "acido"),
        "gravitation": ("gravity force", "gravedad gravidade fuerza forca"),
        "brain": ("psychic mind", "psiquico mente"),
    }
)
WEAPON_WORDS = WordTable(
    {
        "broadsword": (
            "sword sabre saber katana rapier longsword greatsword shortsword blade scimitar",
            "espada sable catana estoque florete mandoble cimitarra",
        ),
        "plain-dagger": ("knife dagger", "cuchillo navaja daga punal faca adaga punhal"),
        "battle-axe": ("axe hatchet battleaxe greataxe handaxe", "hacha machado machete machadinha hachuela"),
        "spear-hook": (
            "spear lance halberd pike trident glaive harpoon",
            "lanza alabarda pica tridente lanca arpon arpao",
        ),
        "wizard-staff": ("staff quarterstaff", "baston vara cajado bastao"),
        "bow-arrow": ("bow longbow shortbow", "arco"),
        "crossbow": ("crossbow", "ballesta besta"),
        "revolver": ("gun pistol revolver", "pistola revolver"),
        "winchester-rifle": ("rifle carbine musket", "rifle carabina mosquete fusil fuzil"),
        "sawed-off-shotgun": ("shotgun", "escopeta espingarda"),
        "thrown-daggers": ("shuriken dart javelin", "dardo jabalina azagaia"),
        "fangs": (
            "bite jaw fang tusk tooth gnaw beak",
            "mordisco mordida colmillo dentellada quijada pico bico presa mandibula fauce",
        ),
        "claws": ("claw talon nail", "garra zarpa zarpazo una unha arranazo"),
        "punch": ("fist punch unarmed slam kick", "puno punetazo soco punho coz patada coice chute"),
        "bull-horns": ("horn gore", "cuerno cornada chifre chifrada"),
        "spiked-tail": ("tail", "cola cauda coletazo rabo"),
        "scorpion-tail": ("sting stinger", "aguijon ferrao picadura ferroada"),
        "wood-club": ("club cudgel mace", "garrote porra maza cachiporra clava porrete"),
        "warhammer": ("hammer warhammer maul", "martillo mazo martelo marreta"),
        "whip": ("whip chain", "latigo cadena chicote corrente"),
        "eye-target": ("gaze", "mirada olhar"),
        "dragon-breath": ("breath", "aliento sopro halito"),
        "scythe": ("scythe sickle", "guadana hoz foice"),
        "crystal-wand": ("rod wand", "varita varinha cetro"),
        "unlit-bomb": ("bomb grenade dynamite", "bomba granada dinamita dinamite"),
        "stone-pile": ("rock pebble", "piedra pedra roca rocha"),
        "tentacle-strike": ("tentacle", "tentaculo"),
        "round-shield": ("shield buckler", "escudo rodela broquel"),
        "breastplate": ("armor armour mail", "armadura coraza couraca malla"),
    }
)
ITEM_WORDS = WordTable(
    {
        "potion-ball": ("potion tonic elixir", "pocion pocao tonico elixir"),
        "round-potion": ("ether tincture", "eter tintura"),
        "vial": ("antidote drop serum vial", "antidoto gota suero soro frasco"),
        "bandage-roll": ("bandage", "venda vendaje curativo atadura bandagem"),
        "unlit-bomb": ("bomb grenade dynamite", "bomba granada dinamita dinamite"),
        "tied-scroll": ("scroll letter paper", "pergamino pergaminho carta papel"),
        "two-coins": ("coin money gold gil", "moneda dinero oro moeda dinheiro ouro"),
        "key": ("key", "llave chave"),
        "meat": ("food meat ration bread", "comida carne racion pan racao pao"),
        "herbs-bundle": ("herb leaf", "hierba hoja erva folha"),
        "cut-diamond": ("gem jewel diamond crystal", "gema joya diamante cristal joia"),
        "bullets": ("bullet ammo ammunition cartridge", "bala municion cartucho municao"),
        "quiver": ("arrow bolt quiver", "flecha virote saeta carcaj aljava"),
        "feather": ("feather down plume", "pluma pena"),
        "lantern-flame": ("lantern torch lamp", "farol antorcha linterna lanterna tocha lampara"),
        "rope-coil": ("rope", "cuerda soga corda"),
        "spell-book": ("book tome", "libro livro tomo"),
    }
)
ANY_ELEMENT, ANY_WEAPON, ANY_ITEM = "sparkles", "crossed-swords", "knapsack"


@dataclass(frozen=True, kw_only=True)
class Drawings:
    """The drawings that a system names beside those of its statuses, actions and pools, by its own ids."""

    system: str = "swords-emblem"
    """The drawing of the system itself, where one chooses what to play."""
    ground: str = ""
    """The kind of creature whose ground lies under that; empty: that of no side."""
    elements: Mapping[str, str] = field(default_factory=dict)
    weapons: Mapping[str, str] = field(default_factory=dict)
    """Kind of weapon to the drawing of those whose names say nothing."""
    items: Mapping[str, str] = field(default_factory=dict)
    """The same of things that are no weapons."""

    def element(self, id: str) -> str:
        """Return the drawing of an element."""
        return self.elements.get(id) or ELEMENT_WORDS.find(id) or ANY_ELEMENT

    def weapon(self, name: str, kind: str = "") -> str:
        """Return the drawing of a weapon: by a word of its name, else by its kind."""
        return WEAPON_WORDS.find(name) or self.weapons.get(kind) or ANY_WEAPON

    def item(self, name: str, kind: str = "") -> str:
        """Return the drawing of a thing that is no weapon: by a word of its name, else by its kind."""
        return ITEM_WORDS.find(name) or self.items.get(kind) or ANY_ITEM
