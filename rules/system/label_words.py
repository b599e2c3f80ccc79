"""Words for the fields of a sheet: written out where the book abbreviates, and in other languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rules.sheets.schema import file_of, slug
from rules.text.messages import LANGUAGES, terms

if TYPE_CHECKING:
    from pydantic import BaseModel

    from rules.system.system import System

_SHOTS = ("Tiros", "Disparos", "Balas", "Shots", "Rounds", "Tiro", "Disparo", "Bala", "Shot")
_QUIVERS = ("Aljava", "Aljaba", "Carcaj", "Quiver", "Magazine", "Clip", "Tambor", "Pente", "Capacity", "Capacidade")
WRITTEN_OUT: Mapping[str, tuple[str, ...]] = {
    "PV": ("Puntos de vida", "Puntos de golpe", "Pontos de vida", "Vida", "Hit points", "HP"),
    "Puntos de vida": ("Hit points", "HP", "Life points"),
    "PM": ("Puntos de magia", "Puntos de maná", "Pontos de magia", "Magic points", "MP"),
    "PS": ("Puntos de soltura", "Pontos de soltura"),
    "Puntos de soltura": ("PS", "Flow points"),
    "Velocidad (pies)": ("Velocidad", "Velocidade", "Speed"),
    "VIDA": ("Pontos de vida", "PV", "Puntos de vida", "Life", "Hit points", "HP"),
    "DE": ("Defensa", "Defesa", "Defense", "Defence"),
    "DM": ("Defensa mágica", "Defesa mágica", "Magic defense", "Magic defence"),
    "AT": ("Ataque",),
    "MA": ("Magia",),
    "EV": ("Evasión", "Evasão", "Esquiva", "Evasion"),
    "BM": ("Bloqueo mágico", "Bloqueio mágico", "Magic block"),
    "MO": ("Movimiento", "Movement"),
    "FUE": ("Fuerza", "Força", "FOR", "Strength", "STR"),
    "AGI": ("Agilidad", "Agilidade", "Agility"),
    "VIT": ("Vitalidad", "Vitalidade", "Vitality"),
    "ARM": ("Armor", "Armour"),
    "M. ARM": ("Magic armor", "Magic armour", "Magical armor", "M. Armor", "M. Armour"),
    "ACC": ("Accuracy",),
    "M. ACC": ("Magic accuracy", "M. Accuracy"),
    "EVA": ("Evasion",),
    "M. EVA": ("Magic evasion", "M. Evasion"),
    "XP": ("Exp", "Experience", "Experience points", "EXP"),
    "MEN": ("Mente", "Mind"),
    "Nv": ("Nivel", "Level"),
    "Ajuste de Iniciativa": ("Iniciativa", "Initiative"),
    "Sigilo": ("Furtividade", "Stealth"),
    "Peso": ("Weight",),
    "Protecciones": ("Armadura", "Armor", "Armour"),
    "Profesión": ("Profession",),
    "PEX": ("Experiencia", "Experiência", "Experience", "XP"),
    "DES": ("Destreza", "Dexterity", "DEX"),
    "MD": ("Modificador de daño", "Modificador al daño", "MD daño", "Damage modifier", "Damage bonus", "DB", "BD"),
    "ambas": ("dos manos", "a dos manos", "duas mãos", "a duas mãos", "two hands", "two-handed", "both hands"),
    "mágica": ("mágico", "magic", "magical"),
    "Esquivar %": ("Esquivar", "Esquiva", "Dodge"),
    "Protección": ("Proteção", "Armadura", "Armor", "Armour"),
    "Lucha %": ("Lucha", "Briga", "Luta", "Fighting", "Brawling"),
    "Constitución": ("Constitution",),
    "Destreza": ("Dexterity", "DEX"),
    "Mente": ("Mind",),
    "Gracia": ("Grace",),
    "CON": ("Constituição", "Constitución", "Constitution"),
    "FOR": ("Força", "Strength"),
    "PER": ("Percepção", "Perception"),
    "AÇÃO": ("Ações", "Pontos de ação", "Actions", "Action points"),
    "MANA": ("Pontos de mana",),
    "ESTAMINA": ("Stamina",),
    "DESTINO": ("Destiny", "Fate"),
    "Ataque con armas CaC sencillas": (
        *("Ataque con armas sencillas", "Armas sencillas", "Ataque com armas simples", "Armas simples"),
        *("Simple melee weapons", "Attack with simple melee weapons", "Simple weapons"),
    ),
    "Ataque con armas CaC expertas": (
        *("Ataque con armas expertas", "Armas expertas", "Ataque com armas complexas", "Armas complexas"),
        *("Expert melee weapons", "Attack with expert melee weapons", "Expert weapons"),
    ),
    "Ataque con pistolas": ("Attack with pistols",),
    "Ataque con arcos y ballestas": (
        *("Arcos y ballestas", "Arcos e bestas", "Bows and crossbows", "Attack with bows and crossbows"),
    ),
    "Ataque con rifles y escopetas": (
        *("Rifles y escopetas", "Rifles e espingardas", "Rifles and shotguns", "Attack with rifles and shotguns"),
    ),
    "Manos rápidas": ("Quick hands",),
    "Desarmar": ("Disarm",),
    "Esquiva": ("Dodge",),
    "Aguante": ("Endurance",),
    "Bono al desvío": ("Desvío", "Desvio", "Deflection"),
    "Reducción de daño": ("Reducción", "Redução", "Reduction"),
    "Arrojadizo": ("Arrojadiza", "Arremesso", "Arremessável", "Throwing"),
    "arrojadiza": ("arrojadizo", "arremesso", "arremessável", "throwing"),
    "Objeto improvisado": ("Improvisado", "Improvisada", "Improvised"),
    "Alcance (pies)": ("Alcance", "Range"),
    "Alcance efectivo (m)": ("Alcance", "Range"),
    "Capacidad": (*_SHOTS, *_QUIVERS),
    "Daño": ("Damage", "Dano"),
    "DANO": ("Damage", "Daño"),
    "ALCANCE": ("Range", "Reach"),
    "Alcance": ("Range", "Reach"),
    "Puntos de resistencia": ("PR",),
    "Cura": ("Heal", "Heals", "Healing", "Sana"),
    "Curación": ("Cura", "Sana", "Heal", "Heals", "Healing"),
    "De área": ("Área", "Area"),
    "Alcance CaC (pies)": ("Alcance CaC", "Reach"),
    "Manos": ("Mano", "Mãos", "Mão", "Hand", "Hands", "Handed"),
    "Cargador": (*_SHOTS, *_QUIVERS),
    "Recámara": (*_SHOTS, *_QUIVERS),
    "Munición": ("Reserva", "Ammo", "Ammunition", "Reserve", "Munição"),
    "Calibre": ("Caliber",),
    "Tipo de acción": ("Acción", "Ação", "Action", "Action type"),
    "Tamaño": ("Size",),
    "corte": ("cortante", "tajo", "slash", "cutting"),
    "perforación": ("perforante", "perfurante", "punzante", "pierce", "estocada"),
    "contundente": ("contusión", "contusão", "impacto", "blunt", "crushing"),
    "Visión dificultada": ("Visão dificultada", "Visión reducida", "Visão reduzida"),
    "Derribado": ("Caído", "Derrubado", "Prone", "Knocked down"),
    "Apresado": ("Agarrado", "Grappled", "Grabbed"),
    "Paralizado": ("Paralisado", "Paralysed"),
    "Sorprendido": ("Surpreso", "Surpreendido"),
    "casco": ("elmo", "yelmo", "capacete", "helmet", "helm"),
    "escudo": ("broquel", "rodela", "shield", "buckler"),
    "armadura": ("coraza", "couraça", "armor", "armour"),
    "Rápida": ("Rápido", "Quick"),
    "Movimiento": ("de movimiento", "de movimento", "Movement", "Move"),
    "Estándar": ("Estandar", "Standard"),
    "Completa": ("Completo", "Full"),
    "Precisión": ("de precisión", "de precisão", "Precision"),
}
"""What people write out where a sheet abbreviates, and what they call it whose language has no terms kept of its book.

By the sheet's label; accents and capitals do not matter.
"""
_FIREARMS = ("Firearms", "Armas de fuego", "Armas de fogo")
_NATURAL = (
    *("Natural weapons", "Natural attacks", "Armas naturales", "Armas naturais"),
    *("Ataques naturales", "Ataques naturais"),
)
_WEAPONS = (
    *("Weapons", "Weapon", "Attacks", "Attack", "Armas", "Arma", "Ataques", "Ataque"),
    *(*_FIREARMS, *_NATURAL),
)
_TECHNIQUES = ("Techniques", "Technique", "Técnicas", "Técnica")
_TOOLS = ("Tools", "Tool", "Ferramentas", "Ferramenta", "Herramientas", "Herramienta")
_POWERS = (
    *_TECHNIQUES,
    *("Abilities", "Ability", "Spells", "Spell", "Powers", "Power"),
    *("Hechizos", "Hechizo", "Conjuros", "Conjuro", "Magias", "Magia", "Poderes", "Poder"),
)
_ABILITIES = (*_POWERS, "Habilidades", "Habilidad", "Habilidade")
_ITEMS = (
    *("Items", "Item", "Inventory", "Equipment", "Gear", "Objetos", "Objeto", "Ítems", "Inventario", "Equipo"),
    *("Itens", "Inventário", "Equipamento"),
)
_ARMOUR = (
    *("Armor", "Armour", "Armors", "Armours", "Shield", "Shields", "Armadura", "Armaduras", "Escudo", "Escudos"),
    *("Protección", "Protecciones", "Proteção", "Proteções"),
    *("Helmet", "Helm", "Casco", "Cascos", "Yelmo", "Elmo", "Elmos", "Capacete", "Capacetes", "Broquel", "Rodela"),
)
_SKILLS = (
    *("Skills", "Skill", "Habilidades", "Habilidad", "Habilidade", "Pericias", "Pericia", "Competencias"),
    *("Competencia", "Competências", "Competência"),
)
_IMMUNITIES = (
    *("Immunities", "Immunity", "Immune", "Immune to", "Inmunidades", "Inmunidad", "Inmune", "Inmune a"),
    *("Imunidades", "Imunidade", "Imune", "Imune a"),
)
_CARDS = ("Cards", "Card", "Cartas", "Carta", *_TOOLS, *_WEAPONS, *_ABILITIES, *_ITEMS)
LISTS: Mapping[str, tuple[str, ...]] = {
    "Weapons": _WEAPONS,
    "Armas": _WEAPONS,
    "Armas y ataques": _WEAPONS,
    "Abilities": _ABILITIES,
    "Solturas": (*_POWERS, "Soltura"),
    "Habilidades": (*_SKILLS, *_ABILITIES),
    "Items": _ITEMS,
    "Ítems": _ITEMS,
    "Objetos": _ITEMS,
    "Shields": ("Shield", "Escudo", "Escudos"),
    "Armaduras y escudos": _ARMOUR,
    "Items dropped": ("Drops", "Drop", "Loot", "Botín", "Saque"),
    "Reactions": ("Reaction", "Reaction ability", "Reaction abilities", "Reacciones", "Reacción", "Reações", "Reação"),
    "Status Immunities": (*_IMMUNITIES, "Status immunity"),
    "Inmunidades": _IMMUNITIES,
    "Affinities": (
        *("Weakness", "Weaknesses", "Weak", "Weak to", "Resistance", "Resistances", "Resist", "Resists", "Absorb"),
        *("Absorbs", "Debilidad", "Debilidades", "Débil a", "Resistencia", "Resistencias", "Resiste", "Absorbe"),
        *("Fraqueza", "Fraquezas", "Fraco a", "Resistência", "Resistências", "Absorve"),
    ),
    "Cartas": _CARDS,
}
"""Words for a list or a column of one, by the sheet's label; the first list of a word has it."""
KIND_HEADINGS: Mapping[str, tuple[str, ...]] = {
    "FERRAMENTA": (*_WEAPONS, *_TOOLS),
    "HABILIDADE": _ABILITIES,
    "ITEM": _ITEMS,
    "arma de fuego": _FIREARMS,
    "natural": _NATURAL,
    "escudo": ("Escudo", "Escudos", "Shield", "Shields", "Broquel", "Rodela"),
    "casco": ("Helmet", "Helm", "Casco", "Cascos", "Yelmo", "Elmo", "Elmos", "Capacete", "Capacetes"),
    "magia": ("Magias", "Hechizos", "Hechizo", "Conjuros", "Conjuro", "Spells", "Spell", "Magic"),
    "poder": ("Poderes", "Powers", "Power"),
    "técnica": _TECHNIQUES,
}
"""Words over rows that say of which kind all of them are, by the label of that kind."""
OF_DEFENCES = (
    *LISTS["Status Immunities"],
    *LISTS["Affinities"],
    *LISTS["Items dropped"],
    *("Auto-Status", "Null", "Nulls", "Anula", "Vulnerable", "Vulnerable to", "Vulnerabilities", "Vulnerability"),
    *("Vulnerable a", "Vulnerabilidad", "Vulnerabilidades", "Vulnerabilidade", "Resistant", "Resistant to", "Resists"),
    *("Resistente", "Resistente a", "Débil", "Débil contra", "Frágil", "Fraco", "Fraca", "Fraco contra", "Fraca a"),
    *("Fraca contra", "Immunity to", "Halves", "Reduce", "Reduz", "Languages", "Idiomas", "Lenguas", "Línguas"),
    *("Treasure", "Tesoro", "Tesouro", "Senses", "Sentidos"),
)
"""Words over lists of what somebody withstands, leaves behind or knows, which name no attack."""
FREE_SKILLS = (
    *(
        "stealth",
        "riding",
        "ride",
        "climb",
        "climbing",
        "swim",
        "swimming",
        "tracking",
        "track",
        "first aid",
        "medicine",
    ),
    *("driving", "drive", "persuasion", "persuade", "intimidation", "intimidate", "lockpicking", "survival", "hiding"),
    *("sigilo", "cabalgar", "montar", "equitación", "trepar", "escalar", "nadar", "natación", "rastrear", "rastreo"),
    *(
        "primeros auxilios",
        "medicina",
        "conducir",
        "persuasión",
        "persuadir",
        "intimidación",
        "intimidar",
        "esconderse",
    ),
    *("abrir cerraduras", "supervivencia", "ocultarse", "buscar", "escuchar", "engañar", "regatear", "acrobacias"),
    *("furtividade", "cavalgar", "equitação", "natação", "rastreamento", "primeiros socorros", "dirigir", "persuasão"),
    *("intimidação", "abrir fechaduras", "sobrevivência", "esconder-se", "enganar", "ouvir", "procurar", "barganhar"),
)
"""Words that name a skill on a sheet that takes skills of any name."""
BEFORE_WEAPON = ("weapon", "weapons", "arma", "armas")
"""What may stand before the name of one weapon without a colon and is no part of it: `weapon Club 2 x STR + d6`."""
HEADINGS = (*_WEAPONS, *_SKILLS, *_ABILITIES, *_ARMOUR, *_ITEMS)
"""Names over the lists of a text, whether or not a system's sheet has such a list."""


def translated(system: System, label: str) -> list[str]:
    """Return a label of a sheet in each language with terms of its book."""
    translations = (terms(system.phrases.file, language).get(label) for language in LANGUAGES)
    return [word for word in translations if word]


def written_out(label: str) -> tuple[str, ...]:
    """Return the words written out for this label."""
    return WRITTEN_OUT.get(label, ())


def kind_named(model: type[BaseModel], name: str) -> str:
    """Return the kind of a thing that its name says already, such as `corda` of a rope; empty if it says none."""
    info = model.model_fields.get("kind")
    extra = None if info is None else info.json_schema_extra
    if info is None or info.default != "other" or not isinstance(extra, dict):
        return ""
    labels = extra.get("terms")
    for value, label in labels.items() if isinstance(labels, dict) else ():
        words = (str(label), *(terms(file_of(model), language).get(str(label), "") for language in LANGUAGES))
        if slug(name) in map(slug, filter(None, words)):
            return value
    return ""
