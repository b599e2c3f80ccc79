"""What is underlined as understood in a pasted text has arrived: each word and each number of it is in the record.

`TURNWRIGHT_UNDERLINED=20000` tries that many texts.
"""

from __future__ import annotations

import json
import os
import re
import tomllib
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any

import pytest

from models.exchange.foreign.fifth import stat_block
from models.exchange.foreign.fifth.ability_scores import modifier
from models.exchange.foreign.text import vocabulary
from models.exchange.foreign.text.translated_text import UnderstoodSpan
from models.exchange.formats import READERS
from models.exchange.importer import preview_files
from models.exchange.records.import_options import ImportChoice
from models.exchange.records.neutral_creature import NeutralCreature
from models.exchange.records.readers import Content
from models.exchange.records.report import TakenCreature
from models.exchange.tables import labelled_text
from models.exchange.understood import understood_spans
from models.library import Library
from models.repositories.sheets import installed_system
from models.storage.errors import LibraryError
from rules.sheets.schema import REWARD
from rules.system import registry
from tests.models.exchange.foreign.layouts import LAYOUTS
from tests.models.exchange.foreign.whole_files import creatures
from tests.proof_table import Proved

TEXTS = int(os.environ.get("TURNWRIGHT_UNDERLINED", "400"))
FOLDER = Path(__file__).parents[3] / "golden" / "foreign"
SHEETS = (
    "Trasgo\nPV 24  DE 12  DM 9\nGarras: 2d+3 de daño\nCorre mucho.",
    "Bandido\nDES 12, PV 11\nEspada 60 %, 1D8+1D4\nEsquivar 30 %\nArco: 40 %, 1D6, 20 m",
    """Beto
Constituição d12, Destreza d8, Mente d6, Graça d8
PV 18
Armas: Colt 45 d10 60 pés; Faca d6 corte; Lança
Solturas: Bálsamo (2 PS): cura d8; Grito (3 PS, precisão): dano d6; Nada (7 XY): cura d4
Objetos: 2 ataduras (cura d6); corda 9""",
    """Ana
Constitución d12, Destreza d8, Mente d6, Gracia d8
PV 18
Armas: Machete d8 corte, Ballesta d10 alcance 80
Armas: Arco d4, Espada d6 777 quux; Piedra d6 20 m""",
    """Maga
PV 24  DE 12  DM 9
Habilidades: Fuego (5 PM): daño 2d; Hielo (7 quux): daño 1d; Garra 1d
Armas: Arco: 1d, 12 m""",
    """Bruta
Con d12, Des d6, Men d6, Gra d6
PV 22
Velocidad 40 pies
Armas: Garras d8 (natural), Mordida d6+1 perfuração (alcance 5); Colt d10 (6 tiros, quux 7)
Armas: Punhos de pedra d8 (natural, quux 7)
Objetos: 2 bandagens (cura d6), corda""",
    "Coruja\nVIDA 5\nFORÇA 3\nPER 4\nAÇÃO 2\nBico 9",
)
CASTERS = (  # the same line twice doubles what is carried
    """Hexer
HP 120, MP 90, SPD 11, MAG 13

### Spells
- Cure: 8 MP, CT 6, (3 x MAG) + d8 heal, single/group
- Life: 30 MP, CT 12, revive 25%, single
- Esuna: 10 MP, CT 5, esuna, single
- Doom: 20 MP, CT 9, 40% death, single
- Moonlight: 20 MP, CT 9, turns the moon green 7 times, Sleep (4), group
- Gloom (20 MP, CT 9): 40% of all the moons, Sleep (4), group

### Items
- Potion x3
- Arrow x10
- Rope 12

### Reactions
- Counter (a melee hit, 40%)

### Weapons
- Short Bow 2 x AGI + d8, ranged, ammo arrow, strung 9 times""",
    """Arquera
PV 95, VEL 12, FUE 8

### Hechizos
- Fuego: 8 PM, TC 6, (3 x Magia) + d8 fuego, individual
- Sueño: 12 PM, TC 9, inflige sueño (4), grupo

### Armas
- Arco corto: (2 x AGI) + d8, a distancia, munición flecha

### Objetos
- Poción x3
- Flechas x10""",
)
WORD = re.compile(r"\d+|(?<=\d)x(?=[a-z])|[^\W\d_]+")
SET_ASIDE = re.compile(
    r"\]\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)|\[\[[^\[\]|\n]*\||(?:\\?\|)[\w-]+(?=[|`])"
    r"|(?:\\?\|)text\([^()\n]*\)|dice: ?(?:1?d20)?"
    r"|&#?\w{1,8};|<[^<>\n]*>|\{\{[^\n]*|\[![^\]\n]*\]"
)
"""What is markup: the targets of links, what dice codes ask of their program."""
SAID_BY_FIELDS = frozenset(
    {
        *("armor", "class", "ac", "hit", "points", "hp", "speed", "saving", "throws", "saves", "skills", "senses"),
        *("damage", "vulnerabilities", "resistances", "immunities", "condition", "languages", "challenge", "rating"),
        *("cr", "traits", "actions", "bonus", "reactions", "legendary", "mythic", "lair", "regional", "effects"),
        *("mod", "modifier", "modifiers", "mods", "save", "score", "scores", "stat", "stats", "ability", "abilities"),
        *("strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma"),
        *("attributes", "features", "special", "ft", "feet", "and", "or", "initiative", "proficiency", "the"),
        "none",
    }
)
"""Words of labels and headings, which the fields themselves say, and what stands where there is nothing."""
OF_FFRPG = frozenset(
    {
        *("level", "lv", "str", "strength", "vit", "vitality", "agi", "agility", "spd", "speed", "mag", "magic", "spr"),
        *(
            "spirit",
            "hp",
            "mp",
            "acc",
            "macc",
            "eva",
            "meva",
            "arm",
            "marm",
            "dex",
            "mnd",
            "xp",
            "exp",
            "gil",
            "m",
            "x",
        ),
        *("weak", "weakness", "resist", "resistance", "resists", "immune", "immunity", "immun", "absorb", "absorbs"),
        *("to", "status", "vs", "target", "armor", "armour", "elemental", "ct", "regular", "d", "weaknesses", "weapon"),
        "heals",
    }
)


def folded(text: str) -> str:
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def words(text: str) -> list[str]:
    return [word.lstrip("0") or "0" if word.isdigit() else word for word in WORD.findall(folded(text))]


def flat(value: Any) -> Iterator[str]:
    """All words and numbers of a record."""
    if isinstance(value, dict):
        for key, one in value.items():
            yield from words(str(key))
            yield from flat(one)
    elif isinstance(value, list | tuple | set | frozenset):
        for one in value:
            yield from flat(one)
    elif isinstance(value, float) and value.is_integer():
        yield str(int(value))
    elif value is not None:
        yield from words(str(value))


def of_tables() -> set[str]:
    """The labels, headings and units of blocks in other languages."""
    found: set[str] = set()
    for file, groups in (
        ("block_words.toml", ("labels", "sections", "abilities", "said")),
        (
            "ffrpg_words.toml",
            ("stats", "level", "affinities", "attributes", "elements", "statuses", "blows", "speeds", "ranks"),
        ),
    ):
        table = tomllib.loads((resources.files(vocabulary.__package__) / file).read_text("utf-8"))
        for group in groups:
            for each in table[group].values():
                for said in each.values():
                    for word in said:
                        found.update(words(re.sub(r"\(\?:|[()?|\\]", " ", word.replace("@", "o"))))
    return {*found, "mod", "salv", "m", "pes", "pies", "metros"}


TABLES = of_tables()


def arrived(records: Iterable[NeutralCreature | TakenCreature], *, noted: bool = True) -> set[str]:
    """Every word and number that the records hold, with what scores alone add to a roll; of notes where `noted`."""
    found: set[str] = set()
    for record in records:
        if isinstance(record, NeutralCreature):
            found.update(flat(asdict(record)))
            found.update(str(abs(modifier(score))) for score in record.abilities.values())
            found.update(() if record.initiative is None else (str(10 + record.initiative),))
        else:
            found.update(
                flat(
                    [
                        record.name,
                        record.level,
                        record.kind,
                        record.notes if noted else "",
                        json.loads(json.dumps(record.sheet)),
                    ]
                )
            )
    return found


def lost(
    text: str, spans: Iterable[UnderstoodSpan], there: set[str], known: frozenset[str]
) -> list[tuple[str, str, str]]:
    """What is underlined and is nowhere in the record: field, stretch, word."""
    found = []
    for span in spans:
        told = SET_ASIDE.sub(" ", text[span.start : span.end])
        # A number with a comma in it may have arrived as one.
        told = re.sub(
            r"(\d),(\d{3})(?!\d)", lambda two: two[0] if two[1] + two[2] not in there else two[1] + two[2], told
        )
        found += [
            (span.field, text[span.start : span.end], word)
            for word in words(told)
            if word not in there and word not in known and word not in TABLES
        ]
    return found


def changed(chance: Random, text: str) -> str:
    """A text as people spoil it: lines gone, twice, in another order, broken, joined, or of something else."""
    lines = text.split("\n")
    for _ in range(chance.randint(0, 4)):
        at = chance.randrange(len(lines))
        match chance.randrange(8):
            case 0:
                del lines[at]
            case 1:
                lines.insert(at, lines[chance.randrange(len(lines))])
            case 2:
                other = chance.randrange(len(lines))
                lines[at], lines[other] = lines[other], lines[at]
            case 3:
                begun, _, rest = lines[at].partition(" ")
                lines[at : at + 1] = [begun, rest]
            case 4:
                lines[at : at + 2] = [" ".join(lines[at : at + 2])]
            case 5:
                lines.insert(
                    at, chance.choice(("Xyzzy 777 quux.", "777", "(777 quux)", "Quux: 777", "STR 777 quux", "* * *"))
                )
            case 6:
                lines[at] += chance.choice((" (777 quux)", ", quux 777", " 777", "; quux", " quux 7d77"))
            case _:
                lines[at] = lines[at].upper() if chance.random() < 0.5 else lines[at].replace(" ", "  ")
        lines = lines or [""]
    return "\n".join(lines)


def sources() -> list[str]:
    kept = [path for folder in ("5e-text", "ffrpg-text", "found") for path in sorted((FOLDER / folder).iterdir())]
    texts = [path.read_bytes().decode("utf-8", "replace") for path in kept if path.suffix in (".txt", ".md")]
    value = creatures("open5e")
    return [*texts, *SHEETS, *(layout(value[at * 7]) for at, layout in enumerate(LAYOUTS * 3))]


def read(text: str) -> tuple[list[NeutralCreature] | list[TakenCreature], list[UnderstoodSpan], frozenset[str]]:
    """The records of a text, what is underlined, and the words that its fields say themselves."""
    if stat_block.is_fifth(text):
        return (*stat_block.read_fifth(text), SAID_BY_FIELDS)
    if stat_block.is_ffrpg(text):
        return (*stat_block.read_ffrpg(text), OF_FFRPG)
    if labelled_text.is_sheet(text):
        return labelled_text.read_sheets(text), labelled_text.understood_spans(text), frozenset()
    return [], [], frozenset()


def test_what_is_underlined_has_arrived(proved: Proved) -> None:
    proved("pasted texts whose underlining is held to what arrived", TEXTS, "19")
    chance = Random(19)
    texts = sources()
    for number in range(TEXTS):
        text = texts[number] if number < len(texts) else changed(chance, chance.choice(texts))
        try:
            records, spans, known = read(text)
        except LibraryError:
            assert stat_block.understood_spans(text) == []
            continue
        is_labelled = bool(records) and isinstance(records[0], TakenCreature) and not known
        if is_labelled:
            # Labels of a sheet are its fields; what stands behind them has to be there, and in no notes.
            spans = [span for span in spans if span.field == "name"] + numbers(text, spans)
        wrong = lost(text, spans, arrived(records, noted=not is_labelled), known)
        assert wrong == [], (number, text)


def test_what_has_arrived_is_underlined(proved: Proved) -> None:
    """`Life: 30 MP, CT 12, revive 25%` had its costs, and the preview named them among what was not understood."""
    proved("pasted texts whose other numbers are held to change nothing", TEXTS // 4, "29")
    chance = Random(29)
    texts = [*CASTERS, *SHEETS, *filter(stat_block.is_ffrpg, sources())]
    for number in range(TEXTS // 4):
        text = texts[number] if number < len(texts) else changed(chance, chance.choice(texts))
        before, spans = sheets_of(text)
        for figures in re.finditer(r"\d+", text):
            if any(span.start < figures.end() and figures.start() < span.end for span in spans):
                continue
            other = f"{text[: figures.start()]}{int(figures[0]) + 1}{text[figures.end() :]}"
            assert sheets_of(other)[0] == before, (number, text, figures[0])


def sheets_of(text: str) -> tuple[list[tuple[str, Any]], list[UnderstoodSpan]]:
    """Return names and sheets of a text, without their notes, and what is underlined; nothing if it is refused."""
    try:
        records, spans, _ = read(text)
    except LibraryError:
        return [], []
    return [(record.name, record.sheet) for record in records if isinstance(record, TakenCreature)], spans


HEROES = (
    """Maren
Level 8 Thief
HP 240 MP 60
STR 9 VIT 8 AGI 10 SPD 11 MAG 4 SPR 5
XP 130. Gil 75.
Oak Rod: (2 x STR) + d6 ARM
Weak: Ice, Drops: Potion 50%, Tonic 77%
Player: Ida Quux""",
    "Tobin, level 5\nHP 95, XP 1200, Drops: 2 x Potion 25%\nSTR 9, VIT 9, AGI 14, SPD 14, MAG 4, SPR 6\nGil: 410",
    "Tobín\nNivel 5 (PJ)\nPV 95, Experiencia 431\nFUE 9, VIT 9, VEL 14, MAG 4, ESP 6\nGil 77\nBotín: Poción 35%",
    "Maga\nPV 24  DE 12  DM 9\nPEX 417\nGarra: daño 1d",
)


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[Library]:
    """An empty library."""
    library = Library.open(tmp_path / "empty.turnwright", samples=(), systems=installed_system)
    yield library
    library.close()


def of_party(text: str, empty: Library) -> tuple[list[TakenCreature], list[UnderstoodSpan]]:
    """Who joins a party by a text, and what of it is underlined then."""
    kind = "ffrpg" if stat_block.is_ffrpg(text) else ""
    plan = preview_files(empty, [Content("text", text.encode())], ImportChoice(kind, party="Heroes"), READERS)
    (file,) = plan.files
    joined = [record for record in file.records if isinstance(record, TakenCreature)]
    return joined, understood_spans(text, joins_party=True) if joined else []


def test_what_is_underlined_of_who_joins_a_party_has_arrived_with_a_member(proved: Proved, empty: Library) -> None:
    """`XP 130. Gil 75.` of a hero was underlined, and stood where only foes show it."""
    proved("pasted heroes whose underlining is held to what arrived", TEXTS // 4, "23")
    chance = Random(23)
    texts = [text for text in (*HEROES, *sources()) if stat_block.is_ffrpg(text) or labelled_text.is_sheet(text)]
    for number in range(TEXTS // 4):
        text = texts[number] if number < len(texts) else changed(chance, chance.choice(texts))
        joined, spans = of_party(text, empty)
        for member in joined:
            fields = registry.system(member.system).sheet.model_fields
            extras = {key: info.json_schema_extra for key, info in fields.items()}
            rewards = {key for key, extra in extras.items() if isinstance(extra, dict) and extra.get("group") == REWARD}
            assert not rewards & member.sheet.keys(), (number, text)
        is_labelled = not stat_block.is_ffrpg(text)
        if is_labelled:
            spans = [span for span in spans if span.field in ("name", "player")] + numbers(text, spans)
        there = arrived(joined, noted=not is_labelled)
        there |= set(flat([[member.gains, member.player] for member in joined]))
        wrong = lost(text, spans, there, OF_FFRPG | {"player", "pc"})
        assert wrong == [], (number, text)
        rewarded = [found for span in spans if span.field == "drops" for found in words(text[span.start : span.end])]
        assert rewarded == [], (number, text)


def test_what_a_hero_has_gained_is_a_number_of_the_member(empty: Library) -> None:
    gained = [of_party(text, empty)[0][0].gains for text in HEROES]
    assert gained == [{"xp": 130, "gil": 75}, {"xp": 1200, "gil": 410}, {"xp": 431, "gil": 77}, {"xp": 417}]
    notes = [of_party(text, empty)[0][0].notes for text in HEROES]
    assert [text for text in notes if "%" in text] == [notes[0], notes[1], notes[2]]
    (foe,) = of_party(HEROES[2].replace("(PJ)", "(NPC)"), empty)[0]
    assert (foe.gains, foe.sheet["xp"]) == ({}, 431)


@pytest.mark.parametrize("text", SHEETS, ids=lambda text: text.partition("\n")[0])
def test_another_number_in_what_is_underlined_is_another_record(text: str) -> None:
    """`Garras d8 (natural)` was underlined whole, and its d8 had become a part of the name."""
    spans = labelled_text.understood_spans(text)
    before = [record.sheet for record in labelled_text.read_sheets(text)]
    assert not re.search(r'"name": "[^"]*\b\d*[dD]\d', json.dumps(before)), "dice in a name"
    for span in numbers(text, spans):
        was = int(text[span.start : span.end])
        of_die = text[: span.start].endswith(("d", "D"))
        other = f"{text[: span.start]}{(4 if was != 4 else 6) if of_die else was + 1}{text[span.end :]}"
        assert [record.sheet for record in labelled_text.read_sheets(other)] != before, (other, text)


def numbers(text: str, spans: Iterable[UnderstoodSpan]) -> list[UnderstoodSpan]:
    """The numbers and dice of stretches."""
    return [
        UnderstoodSpan(span.start + found.start(), span.start + found.end(), span.field)
        for span in spans
        if span.field != "name"
        for found in re.finditer(r"\d+", text[span.start : span.end])
    ]
