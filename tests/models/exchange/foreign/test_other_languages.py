"""Stat blocks in Spanish and Brazilian Portuguese are read as English ones are, and told in their own words."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from dataclasses import replace
from importlib import resources
from pathlib import Path

import pytest

from models.exchange.foreign.fifth import stat_block
from models.exchange.foreign.text import translation, vocabulary
from models.exchange.foreign.text.phrases import RUN
from models.exchange.records.neutral_creature import NeutralAttack, NeutralCreature
from models.exchange.records.report import TakenCreature
from tests.models.exchange.foreign.converting import convert

FOLDER = Path(__file__).parents[3] / "golden" / "foreign" / "5e-text"
BLOCKS = ("spanish", "portuguese", "spanish-newer")


def block(name: str) -> NeutralCreature:
    (creature,) = stat_block.read_fifth((FOLDER / f"{name}.txt").read_text("utf-8"))[0]
    return creature


def attacks(creature: NeutralCreature, name: str) -> tuple[NeutralAttack, ...]:
    return tuple(attack for attack in creature.attacks if attack.name == name)


def short(language: str, sentence: str, actions: str = "") -> NeutralCreature:
    """A creature of a language with a sentence in its block, which may be the text of an action."""
    labels = {"es": ("Clase de Armadura", "Puntos de Golpe", "Acciones"), "pt": ("CA", "Pontos de Vida", "AÇÕES")}
    ac, hp, heading = labels[language]
    (creature,), _ = stat_block.read_fifth(f"Algo\n{ac} 12\n{hp} 9 (2d8)\n{sentence}\n{heading}\n{actions}")
    return creature


def test_a_spanish_stat_block_is_read_with_all_its_fields() -> None:
    goblin = block("spanish")
    assert (goblin.name, goblin.size, goblin.type, goblin.subtype) == (
        "Trasgo del juncal",
        "small",
        "humanoid",
        "trasgo",
    )
    assert goblin.alignment == "neutral malvado"
    assert (goblin.ac, goblin.ac_text, goblin.hp, goblin.hp_dice) == (15, "armadura de cuero, escudo", 27, "6d6+6")
    assert goblin.speeds == {"walk": 30, "climb": 15}
    assert goblin.abilities == {"str": 8, "dex": 14, "con": 12, "int": 10, "wis": 8, "cha": 8}
    assert (goblin.saves, goblin.skills) == ({"dex": 4, "wis": 1}, {"stealth": 6, "perception": 1})
    assert goblin.resistances[0] == "cold"
    assert "nonmagical" in goblin.resistances[1]
    assert goblin.condition_immunities == ("frightened", "poisoned")
    assert (goblin.challenge, goblin.challenge_text) == (1.0, "1 (200 PX)")
    assert [(feature.name, feature.section) for feature in goblin.features] == [
        ("Huida veloz", "trait"),
        ("Ataque múltiple", "action"),
        ("Cimitarra", "action"),
        ("Arco corto", "action"),
        ("Aliento de fuego (Recarga 5-6)", "action"),
    ]
    (sword,), (bow,), (breath,) = (attacks(goblin, name) for name in ("Cimitarra", "Arco corto", "Aliento de fuego"))
    assert (sword.kind, sword.to_hit, sword.reach, sword.damage[0].type) == ("melee", 4, 5, "slashing")
    assert (bow.kind, bow.range, [damage.type for damage in bow.damage]) == ("ranged", 80, ["piercing", "poison"])
    assert (breath.dc, breath.save, breath.half, breath.area, breath.recharge) == (13, "dex", True, True, "5-6")


def test_a_portuguese_stat_block_is_read_with_all_its_fields() -> None:
    goblin = block("portuguese")
    assert (goblin.name, goblin.size, goblin.type) == ("Goblin do Brejo", "small", "humanoid")
    assert (goblin.ac, goblin.hp, goblin.speeds) == (15, 7, {"walk": 30, "fly": 60})
    assert goblin.abilities == {"str": 8, "dex": 14, "con": 10, "int": 10, "wis": 8, "cha": 8}
    assert (goblin.immunities, goblin.condition_immunities) == (("fire", "force"), ("poisoned",))
    assert goblin.challenge == 0.25
    assert [feature.name for feature in goblin.features] == ["Ágil Fuga", "Cimitarra", "Azagaia", "Picada (1/Dia)"]
    (sword,), (sting,) = attacks(goblin, "Cimitarra"), attacks(goblin, "Picada")
    assert (sword.kind, sword.to_hit, sword.reach, sword.damage[0].dice) == ("melee", 4, 5, "1d6+2")
    assert [(attack.kind, attack.reach, attack.range) for attack in attacks(goblin, "Azagaia")] == [
        ("melee", 5, None),
        ("ranged", None, 30),
    ]
    assert (sting.dc, sting.save, sting.conditions, sting.uses) == (11, "con", ("poisoned",), 1)


def test_a_block_of_newer_spanish_books_is_read_too() -> None:
    spider = block("spanish-newer")
    assert (spider.ac, spider.ac_text, spider.hp, spider.size, spider.type) == (14, "", 26, "large", "beast")
    assert spider.abilities == {"str": 14, "dex": 16, "con": 12, "int": 2, "wis": 11, "cha": 4}
    (bite,), (web,) = attacks(spider, "Mordisco"), attacks(spider, "Telaraña")
    assert (bite.to_hit, [damage.type for damage in bite.damage]) == (5, ["piercing", "poison"])
    assert (web.dc, web.save, web.conditions, web.recharge) == (13, "dex", ("restrained",), "5-6")


@pytest.mark.parametrize(("name", "gear"), [("spanish", "Equipo"), ("portuguese", "Equipamento")])
def test_notes_tell_it_in_the_words_of_the_block(name: str, gear: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text("utf-8").replace("\nIdiomas", f"\n{gear} cimitarra\nIdiomas")
    (found,), _ = stat_block.read_fifth(text)
    made = convert(found, "fantasia")
    assert isinstance(made, TakenCreature)
    told = re.sub(r"\s+", " ", stat_block.with_keyboard_signs(text)).replace(f"{gear} ", f"{gear}. ")
    for line in made.notes.splitlines():
        assert re.sub(r"\s+", " ", line) in told, line
    assert f"{gear}. cimitarra" in made.notes


@pytest.mark.parametrize("name", BLOCKS)
def test_what_was_understood_is_found_in_the_text_as_it_was_pasted(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text("utf-8")
    spans = {span.field: text[span.start : span.end] for span in reversed(stat_block.understood_spans(text))}
    assert spans["name"] == text.partition("\n")[0]
    assert spans["type"] == text.split("\n")[1]
    for field, number in (("ac", r"1[45]"), ("hp", r"\d+ \("), ("challenge", r"\d")):
        assert re.search(number, spans[field]), field
    assert "\n" not in spans["hp"]


@pytest.mark.parametrize(
    ("language", "sentence", "save", "dc"),
    [
        (
            "es",
            "debe superar una tirada de salvación de Constitución con CD 12 o sufre 3 (1d6) de daño de frío",
            "con",
            12,
        ),
        ("es", "hace una tirada de salvación de CD 14 de Fuerza o sufre 3 (1d6) de daño de frío", "str", 14),
        ("es", "debe superar una salvación de Sabiduría (CD 11) o queda asustado", "wis", 11),
        ("es", "Tirada de salvacion de Destreza: CD 15. Fallo: 3 (1d6) puntos de daño por acido", "dex", 15),
        ("pt", "deve passar em um teste de resistência de Força CD 13 ou ficará derrubado", "str", 13),
        (
            "pt",
            "deve ser bem-sucedido em uma salvaguarda de Destreza com CD 16 ou sofre 3 (1d6) de dano elétrico",
            "dex",
            16,
        ),
        ("pt", "SAB CD 17 ou fica enfeitiçado", "wis", 17),
    ],
)
def test_the_ways_to_say_a_save_are_read(language: str, sentence: str, save: str, dc: int) -> None:
    (attack,) = short(language, "Idiomas —", f"Cosa. El objetivo {sentence}.").attacks
    assert (attack.save, attack.dc) == (save, dc)


@pytest.mark.parametrize(
    ("language", "line", "speeds"),
    [
        ("es", "Velocidad 30 pies, volar 60 pies (levitar)", {"walk": 30, "fly": 60}),
        ("es", "Velocidad: 7,5 metros, nadar 12 m", {"walk": 25, "swim": 40}),
        ("pt", "Deslocamento 9m, natação 3 m, escavação 1,5 m", {"walk": 30, "swim": 10, "burrow": 5}),
    ],
)
def test_feet_and_metres_are_read(language: str, line: str, speeds: dict[str, int]) -> None:
    assert short(language, line).speeds == speeds


def test_a_sentence_that_begins_in_a_new_line_is_no_action() -> None:
    text = "Rugido. El oso ruge.\nCada criatura tiembla. Después se calma.\nZarpa. El oso araña."
    assert [feature.name for feature in short("es", "Idiomas —", text).features] == ["Rugido", "Zarpa"]


def test_english_is_read_as_it_stands() -> None:
    text = (FOLDER / "page.txt").read_text("utf-8")
    assert translation.language_of(text) == ""
    assert stat_block.read_fifth(text)[0][0].lines == {}


def test_the_table_has_words_of_every_language_for_everything() -> None:
    table = tomllib.loads((resources.files(vocabulary.__package__) / "block_words.toml").read_text("utf-8"))
    del table["sentences"]
    for group, rows in table.items():
        for english, words in rows.items():
            assert all(words.get(language) for language in vocabulary.LANGUAGES), (group, english)


def spoken(language: str) -> str:
    """The stat blocks, and every word of the table that is written out, with accents and without them."""
    table = tomllib.loads((resources.files(vocabulary.__package__) / "block_words.toml").read_text("utf-8"))
    del table["sentences"]
    known = [word for rows in table.values() for words in rows.values() for word in words[language]]
    plain = [word.replace("@", "a") for word in known if re.fullmatch(r"[\w @]+", word)]
    folded = [unicodedata.normalize("NFD", word).encode("ascii", "ignore").decode() for word in plain]
    numbered = [f"{word.upper()} 12, CD13 de {word} de {word}, 12d6 de {word} (2d6) {word}." for word in plain + folded]
    radius = "9 pies de radio, 9m. 10 ft de raio: raio de 20pés. RADIO de 5 pies"
    return "\n".join([(FOLDER / f"{name}.txt").read_text("utf-8") for name in BLOCKS] + numbered + [radius])


@pytest.mark.parametrize("language", vocabulary.LANGUAGES)
def test_all_that_is_found_begins_where_it_is_looked_for(language: str) -> None:
    text = vocabulary.plain_lower(spoken(language))
    begun = {run.end() if run[0] == ")" else run.start(): vocabulary.head_key(run[0]) for run in RUN.finditer(text)}
    looked_for = list(translation.vocabulary(language).phrases.all)
    assert {"sentences", "damage", "conditions", "skills", "said", "abilities"} == {
        candidate.group for candidate in looked_for
    }
    for phrase in looked_for:
        # A word of a group stands with others that begin in the same way, and may itself begin in several.
        like = [other for other in looked_for if other is phrase or phrase.group == other.group != "sentences"]
        heads = tuple(head for other in like for head in other.heads)
        for found in phrase.pattern.finditer(text):
            assert begun[found.start()].startswith(heads), found[0]


def test_a_text_is_compared_without_accents_sign_for_sign() -> None:
    text = "ÁRBOL é à ção ¿señor? – ½ 𝔸 ×"
    assert vocabulary.plain_lower(text) == "arbol _ a cao ¿senor? ? ½ ? ×"
    assert len(vocabulary.plain_lower(text)) == len(text)


@pytest.mark.parametrize(
    ("sentence", "kind", "spell"),
    [
        ("Ataque de conjuro cuerpo a cuerpo o a distancia: +5 a impactar", ["melee", "ranged"], True),
        ("Ataque mágico\na distancia: +5 a impactar", ["ranged"], True),
        ("Ataque de arma cuerpo a cuerpo: +5 a impactar", ["melee"], False),
    ],
)
def test_what_an_attack_is_like_stands_anywhere_in_its_sentence(sentence: str, kind: list[str], spell: bool) -> None:
    read = short("es", "Idiomas —", f"Rayo. {sentence}, alcance 9 m. Impacto: 3 (1d6) de daño de fuego.")
    assert [(attack.kind, attack.spell, attack.to_hit) for attack in read.attacks] == [(how, spell, 5) for how in kind]


@pytest.mark.parametrize(
    ("language", "text", "read"),
    [
        ("es", "Cada criatura en 6 m de radio", "20-foot radius"),
        ("es", "en un radio de 10 pies", "10-foot radius"),
        ("pt", "Toda criatura em um raio de 4,5 m:", "15-foot radius"),
        ("pt", "alcance 1,5m ou 9/36 m, um alvo", "reach 5 ft or range 30 ft, one target"),
        ("es", "alcance 24/96 m o 30 pies", "reach range 80/320 ft or 30 ft"),
    ],
)
def test_metres_are_read_as_feet_wherever_they_stand(language: str, text: str, read: str) -> None:
    assert read in translation.in_english(text, language).text


def test_labels_that_two_languages_share_are_read_in_that_of_the_whole_block() -> None:
    block = "Fera\nBesta Média, sem alinhamento\nCA 12\nPV 9 (2d8)\nPerícias Furtividade +4\nIdiomas —"
    assert translation.language_of(block) == "pt"
    assert stat_block.read_fifth(block)[0][0].skills == {"stealth": 4}
    assert translation.language_of("Fiera\nCA 12\nPV 9\nHabilidades Sigilo +4") == "es"


def test_blanks_at_the_ends_of_lines_say_nothing() -> None:
    for name in (*BLOCKS, "page"):
        text = (FOLDER / f"{name}.txt").read_text("utf-8")
        (blank,), (bare,) = (stat_block.read_fifth(item)[0] for item in (text.replace("\n", " \n"), text))
        assert replace(blank, lines={}) == replace(bare, lines={})


def test_a_word_of_the_table_begins_in_each_way_that_it_may() -> None:
    assert vocabulary.word_heads("Médi@") == ("medi",)
    assert vocabulary.word_heads("fadas?") == ("fada",)
    assert vocabulary.word_heads("a (?:menos de|hasta)") == ("a ",)
    assert vocabulary.word_heads("(?:de |por )?(?:ataques|armas) no") == ("de ", "por ", "ataques ", "armas ")
