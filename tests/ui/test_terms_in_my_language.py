"""The terms of a book in the reader's language, wherever a translation is kept, with the book's own word beside."""

import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from models.exchange.records.report import Fate, FieldFate
from models.exchange.tables import labelled_text
from models.storage.errors import MESSAGES
from rules.core.state import LISTS, Condition
from rules.engine.replay import service_for
from rules.engine.service import RulesService
from rules.ffrpg.combatant.rows import Ability, Weapon
from rules.log.narrative import STYLES, narrate
from rules.log.redaction import hidden_always, players_edition
from rules.log.sentences import Teller
from rules.odds.disaster import Story
from rules.scripts import script
from rules.sheets.schema import row_names, words_of
from rules.summary.highlights import sentence
from rules.summary.summary import players_summary, summary
from rules.system import registry
from rules.system.system import System
from rules.system.translated_system import worded
from rules.tabuleiro.combatant.sheet import Card
from rules.tactics.ideas import LOSS, REASONS
from rules.text.localized import LocalizedText, said
from rules.text.messages import LANGUAGES, messages_of, terms
from tests.proving import short_of
from tests.rules.fulminato.playing import PISTOL, Fray, person
from tests.rules.log.recorded_fights import recorded, teller
from tests.rules.tabuleiro.playing import Battle, piece
from tests.there import there
from tests.ui.encounter.picking import listed
from tools.book_terms import of_system
from tools.pictures.languages import speaking
from ui.bestiary.forms.notation_line import NotationLine, NotedBlock
from ui.bestiary.forms.row_templates import RowOffers
from ui.bestiary.forms.text_editors import TextEditor
from ui.bestiary.forms.value_words import StatWords
from ui.encounter.fight.history_bar import _standing
from ui.encounter.prepare.options import OptionsPane
from ui.exchange.words import fate_words, field_label
from ui.session.loader import OpenedFight
from ui.sheets import rule_systems
from ui.sheets.schema import ABSENT, fields
from ui.text.words import TERMS, as_read, gloss, hint_words, localize, purpose_of_die, terms_language

ROOT = Path(__file__).resolve().parents[2]
KEPT = [
    (path.parents[1].name, language)
    for path in sorted(ROOT.glob("rules/*/messages/terms.toml"))
    for language in sorted({name for words in tomllib.loads(path.read_text("utf-8")).values() for name in words})
]
"""The systems whose book can be read in other languages, with each of these."""


@pytest.fixture
def portuguese(qapp: QApplication) -> Iterator[None]:
    with speaking(qapp, "pt_BR"):
        yield


@pytest.mark.parametrize(("id", "language"), KEPT)
def test_every_word_of_a_book_is_translated(id: str, language: str) -> None:
    system = registry.system(id)
    kept = terms(system.phrases.file, language)
    assert of_system(system) - kept.keys() == set()
    assert all(kept.values())


@pytest.mark.parametrize(("id", "language"), KEPT)
def test_two_statuses_or_actions_are_never_called_alike(id: str, language: str) -> None:
    system = registry.system(id)
    read = worded(system, language)
    for named in ("statuses", "actions"):
        before = Counter(item.label for item in getattr(system, named).values())
        after = Counter(item.label for item in getattr(read, named).values())
        assert sorted(before.values()) == sorted(after.values())


def test_a_spanish_book_is_read_in_portuguese(portuguese: None) -> None:
    system = rule_systems.find("fulminato")
    assert system is not None
    file = system.phrases.file
    assert terms_language() == "pt_BR"
    assert system.statuses["useless_off_arm"].label == "Braço inábil inútil"
    assert system.actions["charge"].label == "Investida"
    assert [field.label for field in fields(system.sheet) if field.name == "desvio_ranks"] == ["Graus de desvio"]
    assert system.stat_label("desvio_ranks") == "Graus de desvio"
    assert gloss(file, system.statuses["grabbed"].gloss_ids, "Em agarrão").startswith("Apresado – ")


def test_where_a_piece_looks_is_read_in_spanish(qapp: QApplication) -> None:
    """The marks of the order said *sul* in the middle of Spanish."""
    battle = Battle(piece("lia", cell=(5, 5), facing="s"), board={})
    with speaking(qapp, "es"):
        system = as_read(battle.service.system)
        fight = battle.service.fight
        (chip,) = system.window.chips(fight, fight.combatants["lia"])
    assert (chip.label, chip.value) == ("↓", "sur")


EVERY_EFFECT = {
    "kind": "ferramenta",
    "damage": "forca+1d4",
    "range": 3,
    "area": "burst",
    "afeta": "enemies",
    "trajetoria": "arqueado",
    "consumivel": True,
    "status": [{"status": "modifier", "timer": 2, "params": {"stat": "acao", "amount": -1, "label": "Frio"}}],
    "text": "Por AÇÃO.",
}
CARDS = [
    {"name": "Cajado", **EVERY_EFFECT},
    {"name": "Erva", "kind": "item", "heal": "forca+2", "local": "inventario"},
    {"name": "Casa do Farol", "kind": "casa"},
]


def test_a_card_is_read_in_spanish_but_for_its_name_and_what_its_owner_wrote(qapp: QApplication) -> None:
    """*Ferramenta · DANO FOR+1d4* stood over *DAÑO 3*, and *Estados AÇÃO −1* in the stat block."""
    battle = Battle(piece("lia", "party", cell=(5, 5), cards=CARDS), board={})
    with speaking(qapp, "es"):
        system = as_read(battle.service.system)
        fight = battle.service.fight
        lia = fight.combatants["lia"]
        staff, house, herb = system.window.hand(fight, lia)
        read = [localize(text) for text in (staff.place, staff.kind, staff.cost, staff.effect)]
        assert read == [
            "MESA",
            "Herramienta",
            "3 ACCIÓN",
            "DAÑO FUE+1d4 · ÁREA 1 enemigos · ALCANCE 3 · arqueada · ACCIÓN −1 (2 turnos) · consumible · Por AÇÃO.",
        ]
        assert [localize(text) for text in (herb.kind, herb.effect)] == ["Objeto", "CURA FUE+2"]
        uses = " ".join(use.label for use in (*staff.uses, *herb.uses, *house.uses))
        assert uses == "ATACAR SUBIR USAR BAJAR SUBIR"
        frozen = Condition("modifier", 2, None, {"stat": "acao", "amount": -1, "label": "AÇÃO lenta"})
        assert system.condition_label(frozen) == "ACCIÓN −1 (AÇÃO lenta)", "what somebody has named keeps its name"
        walk = system.ground.walk(fight, lia)
        assert walk is not None
        assert system.word(walk.unit) == "ACCIÓN"


def test_the_words_within_a_formula_are_shown_as_read_and_typed_in_either_language(qapp: QApplication) -> None:
    with speaking(qapp, "es"):
        (damage,) = (field for field in fields(Card) if field.name == "damage")
        editor = TextEditor(damage)
        editor.put("forca+1d4")
        assert editor.line.text() == "FUE+1d4"
        for typed in ("FUE+2", "FOR+2", "forca+2"):
            editor.line.setText(typed)
            assert editor.read() == "forca+2"


@pytest.mark.parametrize("system", ["d100", "fantasia", "ffrpg", "fulminato"])
def test_what_somebody_is_has_no_gender_in_portuguese(portuguese: None, system: str) -> None:
    """*Surpreso* and *Agarrado* stood on Ilva: a noun, or what one is in, is so of everybody."""
    found = rule_systems.find(system)
    assert found is not None
    named = {status.label: status.label.split()[0] for status in found.statuses.values()}
    masculine = [label for label, first in named.items() if re.search(r"(ad|id|eit|pres)o$", first)]
    assert masculine == [], "a status is called by a noun (Enraizamento, not Enraizado)"


def test_each_part_of_a_body_has_one_word(portuguese: None) -> None:
    """The log spoke of *pierna izquierda* where the sheet had *perna esquerda*."""
    system = rule_systems.find("fulminato")
    assert system is not None
    teller = Teller(system, {}, "pt_BR")
    said = terms(system.phrases.file, "pt_BR")
    for part in ("pierna izquierda", "pierna derecha", "brazo torpe", "brazo diestro", "torso", "cabeza"):
        ids = {"pierna izquierda": "left_leg", "pierna derecha": "right_leg", "brazo torpe": "off_arm"}
        ids |= {"brazo diestro": "main_arm", "torso": "torso", "cabeza": "head"}
        assert teller.say(f"step-{ids[part]}") == said[part]


@pytest.mark.parametrize(("terms_on", "torso", "head"), [(False, "torso", "cabeza"), (True, "tronco", "cabeça")])
def test_log_form_and_forecast_call_a_part_of_a_body_by_one_word(
    portuguese: None, qapp: QApplication, terms_on: bool, torso: str, head: str
) -> None:
    """Without the option the log had *torso*, the form *cabeza*, and the forecast *tronco*."""
    qapp.setProperty(TERMS, terms_on)
    system = rule_systems.find("fulminato")
    assert system is not None
    fray = Fray(person("ana", weapons=[PISTOL]), person("orc"))
    command = {"do": "act", "actor": "ana", "action": "attack", "targets": ["orc"]}
    foretold = [localize(item.text, system.phrases.file) for item in fray.service.preview(command)]
    assert any(f"{torso} " in text and f"{head} " in text for text in foretold)
    teller = Teller(system, {"ana": "Ana", "orc": "Orc"}, "pt_BR")
    assert (teller.step("torso"), teller.step("head")) == (torso, head)
    for part, word in (("torso", torso), ("head", head)):
        assert word in str(teller.say("question-cover", final=9, part=part))
        blow = {"with": "colt", "hit": True, "total": 14, "desvio": 2, "final": 12, "part": part}
        fact = {"n": 1, "command": 1, "kind": "attack", "actor": "ana", "target": "orc", **blow}
        assert str(teller.line(fact)).endswith(word)


def test_dice_and_values_are_named_in_the_reader_s_words(portuguese: None) -> None:
    """*Ataque con pistolas 4* and *Desvío* stood in a Portuguese question, and among the values that can be set."""
    system = rule_systems.find("fulminato")
    assert system is not None
    teller = Teller(system, {"a": "Ana"}, "pt_BR")
    assert teller.step("Ataque con pistolas") == "Ataque com pistolas"
    assert purpose_of_die("Desvío −3", system.phrases.file) == "Desvio −3"
    assert teller.setting("a", "pistolas", "d8")[0] == "Ataque com pistolas"
    assert teller.setting("a", "aguante", "d8")[0] == "Resistência"


def test_an_english_book_is_read_in_portuguese(portuguese: None) -> None:
    system = rule_systems.find("ffrpg")
    assert system is not None
    file = system.phrases.file
    assert system.statuses["haste"].label == "Pressa"
    assert system.actions["cast"].label == "Conjurar"
    assert system.stat_label("str") == "FOR"
    assert [field.label for field in fields(system.sheet) if field.name == "ratings"] == ["Valores"]
    meaning = gloss(file, system.statuses["venom"].gloss_ids, "Peçonha")
    assert meaning == "Venom – Fase de estados: − 10% dos PV máximos e dos PM máximos."


def test_chips_and_effects_call_a_condition_by_the_reader_s_word(portuguese: None) -> None:
    system = rule_systems.find("ffrpg")
    assert system is not None
    assert system.condition_label(Condition("float", None)) == "Levitação"
    assert system.condition_label(Condition("element_weak", None, None, {"element": "fire"})) == (
        "Fraqueza a elemento (Fogo)"
    )
    spanish = rule_systems.find("fantasia")
    assert spanish is not None
    words = {id: spanish.condition_label(Condition(id, None)) for id in ("sleep", "poison")}
    assert words == {id: spanish.statuses[id].label for id in words} == {"sleep": "Sono", "poison": "Veneno"}


def test_the_words_of_a_book_in_a_message_stay_as_they_are_without_the_option(qapp: QApplication) -> None:
    """The rest of the message is in the reader's language all the same."""
    system = registry.system("ffrpg")
    assert Teller(system, {}, "es").say("question-at_zero") == "¿Qué pasa al llegar a 0 HP?"
    assert Teller(worded(system, "es"), {}, "es").say("question-at_zero") == "¿Qué pasa al llegar a 0 PV?"


def test_a_formula_is_shown_and_read_in_the_reader_s_words(portuguese: None, qtbot: QtBot) -> None:
    system = rule_systems.find("ffrpg")
    assert system is not None
    words = StatWords(system)
    weapon = {"id": "a", "name": "A", "scale": 3, "attribute": "str", "die": "d10", "element": "fire"}
    assert words.details(Weapon, weapon, frozenset({"id", "name"}))[0] == "3 × FOR + d10"
    line = NotationLine(Weapon)
    qtbot.addWidget(line)
    line.begin({**weapon, "target": "group", "range": "ranged"})
    assert line.line.text() == "3 × FOR + d10 Fogo, À distância, Subgrupo"
    found: list[dict[str, object]] = []
    line.notation_entered.connect(found.append)
    line.line.clear()
    QTest.keyClicks(line.line, "2 x for + d8 gelo, subgrupo")
    assert {key: found[-1][key] for key in ("scale", "attribute", "element", "target")} == {
        "scale": 2,
        "attribute": "str",
        "element": "ice",
        "target": "group",
    }
    line.line.clear()
    QTest.keyClicks(line.line, "2 x STR + d8 Ice")
    assert found[-1]["element"] == "ice"
    cure = NotationLine(Ability)
    qtbot.addWidget(cure)
    cure.begin({"id": "a", "heal": {"scale": 3, "die": "d8"}, "target": "group"})
    assert cure.line.text() == "Restaura 3 × MAG + d8 PV, Subgrupo"
    cure.notation_entered.connect(found.append)
    cure.line.clear()
    QTest.keyClicks(cure.line, "Restaura 4 × MAG + d8 PM")
    assert found[-1]["damage"] is ABSENT
    healed = found[-1]["heal"]
    assert isinstance(healed, NotedBlock)
    assert healed.said == {"scale": 4, "attribute": "mag", "die": "d8", "pool": "mp"}


@pytest.mark.parametrize(
    ("system", "list", "own", "book"),
    [
        ("ffrpg", "abilities", "Fogo 3", "Fire 3"),
        ("ffrpg", "weapons", "Espada, nível 2", "Sword, Tier 2"),
        ("fulminato", "weapons", "Faca", "Cuchillo"),
        ("fulminato", "items", "Bandagens", "Vendas"),
        ("d100", "skills", "Escutar", "Escuchar"),
    ],
)
def test_a_row_is_offered_in_the_reader_s_words_beside_the_book_s(
    portuguese: None, qtbot: QtBot, system: str, list: str, own: str, book: str
) -> None:
    found = rule_systems.find(system)
    assert found is not None
    whole = QWidget()
    qtbot.addWidget(whole)
    offers = RowOffers(next(field for field in fields(found.sheet) if field.name == list), whole)
    offers.offer(found)
    offers.open()
    assert offers.picker is not None
    lines = listed(offers.picker)
    assert any(line.startswith(own) and book in line for line in lines), lines
    offers.picker.shut()


def test_what_a_sheet_calls_by_itself_keeps_its_name_among_the_choices(portuguese: None) -> None:
    read = rule_systems.find("ffrpg")
    assert read is not None
    hero = {
        "hp": 50,
        "mp": 50,
        "spd": 9,
        "abilities": [{"id": "haste", "name": "Haste", "type": "magic", "target": "self"}],
    }
    fight = script.read(
        json.dumps(
            {
                "system": "ffrpg",
                "combatants": [
                    {"id": "a", "name": "Ana", "side": "party", "sheet": {**hero, "kind": "pc"}},
                    {"id": "b", "name": "Bo", "side": "foes", "sheet": {"hp": 20, "spd": 5}},
                ],
                "commands": [],
            }
        )
    )
    service = service_for(fight)
    actor = service.fight.combatants["a"]
    field = next(candidate for candidate in read.actions["cast"].fields if candidate.name == "with")
    assert field.options is not None
    assert [option.label for option in field.options(service.fight, actor, {})] == ["Haste"]


def test_without_the_option_the_book_keeps_its_words(qapp: QApplication) -> None:
    system = registry.system("fulminato")
    assert terms_language() == ""
    assert as_read(system) is system


def test_what_is_stored_and_what_commands_say_stays_the_same(portuguese: None) -> None:
    before, read = registry.system("fulminato"), rule_systems.find("fulminato")
    assert read is not None
    assert read.statuses.keys() == before.statuses.keys()
    assert read.actions.keys() == before.actions.keys()
    assert [pool.id for pool in read.pools] == [pool.id for pool in before.pools]
    assert registry.system("fulminato").statuses["grabbed"].label == "Apresado"


def own_words(service: RulesService) -> list[str]:
    """What the sheets of a fight call by themselves."""
    sheets = [combatant.sheet.model_dump() for combatant in service.fight.combatants.values()]
    rows = [row for sheet in sheets for list in LISTS for row in sheet.get(list) or () if isinstance(row, dict)]
    ids = [str(row["id"]) for row in rows if "id" in row]
    own = {*(name for sheet in sheets for name in row_names(sheet)), *ids, *map(words_of, ids)}
    return sorted(own - {""}, key=len, reverse=True)


@pytest.mark.parametrize(("system", "language"), KEPT)
def test_no_telling_has_a_word_of_the_book_where_the_reader_has_another(system: str, language: str) -> None:
    """Worked examples and fights at random, in every edition and style: also short words (DANO, FOR) and highlights."""
    read = worded(registry.system(system), language)
    met: dict[str, str] = {}
    for service, facts in recorded(system):
        writer = teller(service, language)
        own = own_words(service)
        written = [fact for fact in facts if not fact.get("text")]
        for edition in (None, players_edition(service.fight.combatants, facts, hidden_always(()))):
            known = summary(service) if edition is None else players_summary(service, edition)
            said = [sentence(highlight, writer, read.vital.label) for highlight in known.highlights]
            said += [line.text for style in STYLES for line in narrate(style, written, writer, edition)]
            met |= words_of_the_book(read, said, own)
    assert met == {}


@pytest.mark.parametrize(("system", "language"), KEPT)
def test_nothing_foretold_has_a_word_of_the_book_where_the_reader_has_another(system: str, language: str) -> None:
    """*Blind (4): chance 30* was foretold to who reads *Ceguera* everywhere else."""
    read, kept = worded(registry.system(system), language), terms(registry.system(system).phrases.file, language)
    met: dict[str, str] = {}
    foretold = 0
    for service, _ in recorded(system):
        told = {
            preview.text.in_language(language, kept)
            for command in acts_with_things(service)
            for preview in service.preview(command)
            if isinstance(preview.text, LocalizedText)
        }
        foretold += len(told)
        met |= words_of_the_book(read, sorted(told), own_words(service))
    assert foretold > 0
    assert met == {}


def acts_with_things(service: RulesService) -> Iterator[dict[str, Any]]:
    """Yield each action of each combatant with each of its things, at each other one."""
    fight = service.fight
    for combatant, action in product(fight.combatants.values(), service.system.actions.values()):
        options = next((field.options for field in action.fields if field.name == "with"), None)
        things = [option.id for option in options(fight, combatant, {})] if options is not None else []
        for thing, other in product(things, fight.combatants):
            yield {"do": "act", "actor": combatant.id, "action": action.id, "with": thing, "targets": [other]}


@pytest.mark.parametrize(("system", "language"), short_of(KEPT, ("fulminato", "pt_BR"), ("tabuleiro", "es")))
def test_no_option_has_a_hint_with_a_word_of_the_book_where_the_reader_has_another(
    system: str, language: str, qapp: QApplication
) -> None:
    """*Visión dificultada · 1 PS* stood beside a power, and *5 AÇÃO* beside a cell."""
    met: dict[str, str] = {}
    hints: set[str] = set()
    with speaking(qapp, language):
        read = there(rule_systems.find(system))
        for service in (*(service for service, _ in recorded(system)), *every_power()):
            if service.system.id != system:
                continue
            shown = set(hints_of(service, read))
            met |= words_of_the_book(read, sorted(shown), own_words(service))
            hints |= shown
    assert hints
    assert met == {}


def hints_of(service: RulesService, read: System) -> Iterator[str]:
    """Yield the hints of the options of all actions of one of each sheet, before and after a target is chosen."""
    fight = service.fight
    targets: list[dict[str, Any]] = [{}, {"targets": [next(reversed(fight.combatants))]}]
    fields = [field for action in read.actions.values() for field in action.fields if field.options is not None]
    actors = {id(combatant.sheet): combatant for combatant in fight.combatants.values()}
    for combatant, field, chosen in product(actors.values(), fields, targets):
        assert field.options is not None
        yield from (hint_words(option.hint, read.phrases.file) for option in field.options(fight, combatant, chosen))


def every_power() -> Iterator[RulesService]:
    """A fight in which somebody has a power for each status, and nothing else about it."""
    powers = [{"id": id, "ps": 1, "status": [{"status": id}]} for id in registry.system("fulminato").statuses]
    yield Fray(person("ana", abilities=powers), person("orc")).service


def words_of_the_book(read: System, said: list[str], own: list[str]) -> dict[str, str]:
    """Return the words of a book that stand in sentences though the reader has another, each with its sentence."""
    reader_words = {part for said in read.words.values() for part in re.findall(r"\w+", said)}
    other = [
        word for word, said in read.words.items() if word != said and reader_words.isdisjoint(re.findall(r"\w+", word))
    ]
    pattern = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, sorted(other, key=len, reverse=True)))})(?!\w)")
    met: dict[str, str] = {}
    for line in said:
        rest = line
        for word in own:
            rest = re.sub(rf"(?<!\w){re.escape(word)}(?!\w)", "", rest, flags=re.IGNORECASE)
        met |= dict.fromkeys(pattern.findall(rest), line)
    return met


def test_what_a_column_is_taken_as_is_said_in_the_reader_s_words(portuguese: None) -> None:
    assert field_label("sheet.gracia", "fulminato") == "Graça"
    fate = FieldFate("GRA", Fate.MAPPED, "4", said("import-column", MESSAGES, field="sheet.gracia"))
    assert fate_words(fate, "fulminato").endswith("tomado como Graça")


@pytest.mark.usefixtures("portuguese")
def test_a_pasted_sheet_names_its_lists_in_my_language() -> None:
    text = (
        "Beto\nConstituição d12, Destreza d8, Mente d6, Graça d8\nPV 18\nArmas: Facão d8 corte; Lança d8\n"
        "Armadura: Couro desvio 1\nSolturas: Bálsamo (2 PS): cura d8\n"
    )
    (hero,) = labelled_text.read_sheets(text)
    told = [fate_words(fate, "fulminato").partition(" · ")[2] for fate in hero.fields]
    assert list(filter(None, told)) == [
        "não dito: Habilidade Ataque com armas CaC complexas",
        "não dito: perfuração, Habilidade Ataque com armas CaC complexas, Mãos 2, Tamanho grande",
        "tornou-se Armaduras e escudos",
        "tornou-se Solturas",
    ]


def test_the_reason_of_an_idea_calls_a_pool_by_the_reader_s_word(portuguese: None) -> None:
    system = registry.system("ffrpg")
    reason = LOSS(reason=REASONS["harms"](), loss=18, pool=system.vital.label)
    assert "18 PV" in localize(reason, system.phrases.file)


AFFINITIES = {
    ("ffrpg", "en"): "Fire Weakness, Ice Absorbance",
    ("ffrpg", "es"): "Debilidad a Fuego, Absorción de Hielo",
    ("ffrpg", "pt_BR"): "Fraqueza a Fogo, Absorção de Gelo",
    ("fantasia", "es"): "debilidad a Fuego, afinidad con Hielo",
    ("fantasia", "pt_BR"): "fraqueza a Fogo, afinidade com Gelo",
}


@pytest.mark.parametrize(("system", "language"), AFFINITIES)
def test_a_name_of_two_words_stands_in_the_order_of_the_language_of_both(
    qapp: QApplication, system: str, language: str
) -> None:
    """A Spanish reader was told of `Fuego Debilidad`."""
    held = {"fire": "weak", "ice": "absorb" if system == "ffrpg" else "affinity"}
    with speaking(qapp, language):
        read = as_read(registry.system(system))
        field = next(candidate for candidate in fields(read.sheet) if candidate.name == "elements")
        assert StatWords(read).of(field, held) == AFFINITIES[system, language]


@pytest.mark.parametrize("system", registry.ids())
def test_every_pair_of_words_has_its_pattern_in_every_language(system: str) -> None:
    read = registry.system(system)
    models = [read.sheet, *(field.model for field in fields(read.sheet) if field.model is not None)]
    pairs = {
        field.name
        for model in models
        for field in fields(model)
        if field.kind == "map" and field.value is not None and field.value.kind == "choice"
    }
    for language in LANGUAGES:
        known = messages_of(read.phrases.file, language)
        assert {name for name in pairs if not known.has(f"pair-{name}")} == set()


def test_a_book_that_is_read_in_its_own_words_keeps_their_order(qapp: QApplication) -> None:
    with speaking(qapp, "es"):
        qapp.setProperty(TERMS, False)
        read = as_read(registry.system("ffrpg"))
        field = next(candidate for candidate in fields(read.sheet) if candidate.name == "elements")
        assert StatWords(read).of(field, {"fire": "weak"}) == "Fire Weakness"


def test_what_lies_before_and_beside_a_fight_is_read_in_the_reader_s_words(qapp: QApplication, qtbot: QtBot) -> None:
    """*Status Phase* stood among the options of an encounter, *HP* and *Poison* in the disaster and beside a branch."""
    with speaking(qapp, "es"):
        pane = OptionsPane("es")
        qtbot.addWidget(pane)
        pane.show()
        pane.show_options("ffrpg", {}, {}, {}, may_change=True)
        boxes = pane.findChildren(QComboBox)
        words = " ".join(box.itemText(place) for box in boxes for place in range(box.count()))
        assert "Fase de estados" in words
        assert "Status Phase" not in words
        battle = Battle(piece("ana"), piece("orc", side="foes"))
        battle.run("condition", actor="ana", status="marker", timer=2)
        story = Story(0, (), battle.service)
        told = [line.text for line in story.log("es", as_read(battle.service.system, "es"))]
        assert not any("AÇÃO" in line for line in told)
        opening = OpenedFight(battle.service, {})
        assert "ACCIÓN" in _standing(opening, battle.fight.combatants["ana"])
