"""The players' edition holds no secret, in no format, style or language: its bytes are searched for each of them."""

import base64
import copy
import re
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from rules.engine.replay import service_for
from rules.engine.service import RulesService
from rules.log.narrative import NARRATED, PLAIN, STYLES
from rules.log.redaction import GM, PLAYERS, Hidden, HiddenSpans, hidden_always, players_edition
from rules.scripts import script
from rules.summary.summary import players_summary, summary
from rules.system import registry
from rules.text.messages import LANGUAGES
from tests.proving import by_turns, short_of
from tests.ui.tellings import kept, read_pdf, text_of
from tools.keep_tellings import Player, played
from ui.paper.printed_log import PrintedLog
from ui.session.appearance import OwnLook
from ui.session.loader import OpenedFight
from ui.summary.course_plot import SEEN, CoursesPlot, SidesPlot
from ui.telling.choice import TellingChoice
from ui.telling.handout import HandoutSource, handout
from ui.telling.told_fight import Telling, told_log
from ui.telling.told_log import ToldLog

UNSEEN, NOTE = "Xyzzyqua", "Plughtwisty"
PICTURE = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"
"""A picture of one dot."""
LARGEST = {"ffrpg": 7919, "fantasia": 7919}
"""How much a foe can take at the most, of an unlikely number."""


def secretive(system: str) -> tuple[RulesService, str, list[int]]:
    """A fight with notes, rulings, unlikely numbers and a foe in hiding who acts; its id, those numbers."""
    data = copy.deepcopy(kept(system)["script"])
    vital = registry.system(system).vital.id
    foes = [item for item in data["combatants"] if item["side"] != "party"]
    numbers = [LARGEST.get(system, 997) - 4 * place for place in range(len(foes))]
    for value, number in zip(foes, numbers, strict=True):
        value["sheet"][vital] = number
        value.pop("pools", None)
    foes[-1] |= {"id": UNSEEN.lower(), "name": UNSEEN}
    service = service_for(script.check({**data, "commands": []}))
    service.do({"do": "begin"})
    service.do({"do": "note", "text": NOTE})
    for _ in Player(service, Random(4)).turns(90):
        pass
    foe = foes[0]["id"]
    service.do({"do": "set", "actor": foe, "stat": vital, "value": numbers[0] - 1})
    service.do({"do": "note", "text": f"{NOTE} again"})
    service.do({"do": "countdown", "name": f"{NOTE} clock", "left": 3})
    service.do({"do": "end"})
    return service, foes[-1]["id"], numbers


def betrayed(words: Sequence[str], text: str) -> list[str]:
    """The secrets that stand in a text; a number is one where it stands by itself."""
    found = set(re.findall(r"\d+", text))
    return [word for word in words if (word in found if word.isdigit() else word.casefold() in text.casefold())]


def pools_of_foes(service: RulesService) -> set[int]:
    """What a foe had left at any time."""
    vital = service.system.vital.id
    found: set[int] = set()
    for fact in service.journal.facts():
        actor = service.fight.combatants.get(fact.get("actor") or "")
        if actor is not None and actor.side != "party" and fact.get("pool") == vital:
            found |= {value for name in ("from", "to") if isinstance(value := fact.get(name), int) and value > 900}
    return found


@pytest.fixture(scope="module", params=registry.ids())
def secrets(request: pytest.FixtureRequest) -> tuple[RulesService, str, list[str]]:
    service, unseen, numbers = secretive(request.param)
    words = [UNSEEN, UNSEEN.lower(), NOTE, *(str(item) for item in {*numbers, *pools_of_foes(service), numbers[0] - 1})]
    return service, unseen, words


def test_the_game_master_is_told_what_the_players_are_not(secrets: tuple[RulesService, str, list[str]]) -> None:
    service, _, _ = secrets
    text = told_log("The door", service, (), TellingChoice("en")).to_text()
    assert UNSEEN in text
    assert NOTE in text
    assert any(str(number) in text for number in pools_of_foes(service))


@pytest.mark.parametrize("language", short_of(LANGUAGES, "es"))
@pytest.mark.parametrize(("secrets", "style"), by_turns(registry.ids(), STYLES), indirect=["secrets"])
def test_no_secret_is_in_the_bytes_of_any_file(
    secrets: tuple[RulesService, str, list[str]], style: str, language: str, qapp: QApplication
) -> None:
    service, unseen, words = secrets
    chosen = TellingChoice(language, PLAYERS, style)
    log = told_log("The door", service, (), chosen, hidden=hidden_always({unseen}))
    for kind in ("html", "md", "csv", "txt"):
        content = log.content(kind)
        assert isinstance(content, str)
        assert betrayed(words, content) == [], kind
    pdf = PrintedLog.like(log).to_pdf()
    reader = read_pdf(pdf)
    pages = " ".join(page.extract_text() for page in reader.pages)
    assert betrayed(words, f"{pages} {reader.metadata} {reader.outline}") == []
    assert UNSEEN.casefold() not in text_of(pdf).casefold()
    assert NOTE.casefold() not in text_of(pdf).casefold()


def handout_of(service: RulesService, hidden: Hidden, chosen: TellingChoice) -> ToldLog:
    """A handout with a note of the encounter and pictures."""
    looks = dict.fromkeys(service.fight.combatants, OwnLook(picture=PICTURE))
    return handout(HandoutSource("The door", OpenedFight(service, {}), looks, 0, NOTE, hidden), chosen)


def drawn(page: str) -> str:
    """What stands in the drawings of a page of HTML."""
    found = re.findall(r"data:image/svg\+xml;base64,([^\"]+)", page)
    return "".join(base64.b64decode(item).decode() for item in found)


@pytest.mark.parametrize("language", short_of(LANGUAGES, "es"))
@pytest.mark.parametrize(("secrets", "style"), by_turns(registry.ids(), STYLES), indirect=["secrets"])
def test_no_secret_is_in_the_bytes_of_a_handout(
    secrets: tuple[RulesService, str, list[str]], style: str, language: str, qapp: QApplication
) -> None:
    service, unseen, words = secrets
    log = handout_of(service, hidden_always({unseen}), TellingChoice(language, PLAYERS, style))
    page = log.to_html()
    drawings = drawn(page)
    assert service.fight.combatants[next(iter(service.fight.combatants))].name in drawings
    # What a drawing has besides words are places, which no reader takes for points.
    texts = " ".join(re.findall(r"<text[^>]*>(.*?)</text>", drawings, re.DOTALL))
    for content in (re.sub(r"base64,[^\"]+", "", page), texts, log.to_markdown()):
        assert betrayed(words, content) == []
    assert UNSEEN.casefold() not in drawings.casefold()
    reader = read_pdf(PrintedLog.like(log).to_pdf())
    pages = " ".join(page_object.extract_text() for page_object in reader.pages)
    assert betrayed(words, f"{pages} {reader.metadata} {reader.outline}") == []


def test_a_handout_shows_each_who_was_seen_once_and_nobody_else(secrets: tuple[RulesService, str, list[str]]) -> None:
    service, unseen, _ = secrets
    log = handout_of(service, hidden_always({unseen}), TellingChoice("en", PLAYERS, PLAIN))
    assert log.handout is not None
    shown = [name for _, cast in log.handout.sides for candidate in cast for name in candidate.names]
    assert len(shown) == len(service.fight.combatants) - 1
    assert all(shown)
    assert not any(line.kind == "sides" for line in log.lines)


def test_the_handout_of_the_game_master_holds_what_the_players_lacks(
    secrets: tuple[RulesService, str, list[str]], qapp: QApplication
) -> None:
    service, unseen, words = secrets
    log = handout_of(service, hidden_always({unseen}), TellingChoice("en", GM, NARRATED))
    page = log.to_html()
    assert {UNSEEN, NOTE} <= set(betrayed(words, page))
    assert UNSEEN in drawn(page)
    assert len(betrayed([word for word in words if word.isdigit()], log.to_markdown())) > 0


def test_of_strangers_a_players_handout_has_no_course_and_no_share(
    secrets: tuple[RulesService, str, list[str]],
) -> None:
    service, unseen, _ = secrets
    told = Telling.of(service, TellingChoice("en", PLAYERS, NARRATED), hidden_always({unseen}))
    assert told.edition is not None
    known = players_summary(service, told.edition)
    own = {id for id, item in service.fight.combatants.items() if item.side == "party"}
    assert {course.id for course in known.courses} == set(known.shares) == own
    assert {share.dealt for share in known.shares.values()} == {0}
    assert {highlight.kind for highlight in known.highlights if highlight.target not in own} & {
        "greatest_blow",
        "first_blow",
    } == set()
    close = {
        highlight.actor
        for highlight in known.highlights
        if highlight.kind in ("close_call", "only_healer", "untouched")
    }
    assert close <= own


def test_one_of_the_party_who_hid_for_a_while_has_no_course_either() -> None:
    service, _, _ = secretive("ffrpg")
    own = next(id for id, item in service.fight.combatants.items() if item.side == "party")
    told = Telling.of(service, TellingChoice("en", PLAYERS, NARRATED), HiddenSpans({own: [(5, 9)]}))
    assert told.edition is not None
    assert own not in {course.id for course in players_summary(service, told.edition).courses}


def test_the_players_still_learn_what_was_done(secrets: tuple[RulesService, str, list[str]]) -> None:
    service, unseen, _ = secrets
    text = told_log(
        "The door", service, (), TellingChoice("en", PLAYERS, NARRATED), hidden=hidden_always({unseen})
    ).to_text()
    for combatant in service.fight.combatants.values():
        assert (combatant.name in text) == (combatant.id != unseen)
    assert any(line.strip() for line in text.splitlines() if "hits" in line or "strikes" in line or "hurts" in line)


def seen_from(n: int, service: RulesService, unseen: str, style: str) -> ToldLog:
    hidden = HiddenSpans({unseen: [(1, n)]})
    return told_log("The door", service, (), TellingChoice("en", PLAYERS, style), hidden=hidden)


@pytest.mark.parametrize("style", [PLAIN, NARRATED])
def test_one_who_shows_is_told_of_from_then_on(secrets: tuple[RulesService, str, list[str]], style: str) -> None:
    service, unseen, _ = secrets
    facts = service.journal.facts()
    turns = [fact["n"] for fact in facts if fact["kind"] == "turn" and fact.get("actor") == unseen]
    assert len(turns) > 1
    shown = seen_from(turns[-1], service, unseen, style)
    always_there = seen_from(1, service, unseen, style)
    assert 0 < shown.to_text().count(UNSEEN) < always_there.to_text().count(UNSEEN)
    assert not any(UNSEEN in line.text for line in shown.lines if line.kind == "sides")


def test_a_hidden_roll_is_called_so(qapp: Any) -> None:
    service, unseen, _ = secretive("ffrpg")
    text = told_log(
        "The door", service, (), TellingChoice("en", PLAYERS, PLAIN), hidden=hidden_always({unseen})
    ).to_text()
    assert "makes a hidden roll" in text


def test_a_letter_that_parts_somebody_from_the_unseen_alone_is_left_out() -> None:
    data = copy.deepcopy(kept("ffrpg"))
    service = played(data)
    lettered = next(id for id, item in service.fight.combatants.items() if item.name == "Steam Wisp B")
    text = told_log(
        "Stair", service, (), TellingChoice("en", PLAYERS, NARRATED), hidden=hidden_always({lettered})
    ).to_text()
    assert "Steam Wisp" in text
    assert "Steam Wisp A" not in text


def test_the_players_are_told_both_halves_of_a_grip_that_the_game_master_rules() -> None:
    """The foe was held, and of the hero who held it their story said nothing."""
    sheet = {"constitucion": "d8", "destreza": "d8", "mente": "d8", "gracia": "d8", "pv": 12}
    combatants = [
        {"id": "ana", "name": "Ana", "side": "party", "sheet": sheet},
        {"id": "orc", "name": "Orc", "side": "foes", "sheet": sheet},
    ]
    service = service_for(script.check({"system": "fulminato", "seed": 3, "combatants": combatants, "commands": []}))
    service.do({"do": "begin"})
    service.do({"do": "condition", "actor": "orc", "status": "grabbed", "source": "ana"})
    for edition in (GM, PLAYERS):
        log = told_log("Grip", service, (), TellingChoice("en", edition, NARRATED))
        told = " ".join(line.text for line in log.lines)
        label = service.system.statuses["grabbing"].label
        assert label.lower() in told.lower(), edition
        plain = told_log("Grip", service, (), TellingChoice("en", edition, PLAIN))
        marked = [line.text for line in plain.lines if label.lower() in line.text.lower()]
        assert len(marked) == 1
        assert marked[0].startswith("Chronicler: ") == (edition == GM), marked


def test_the_handout_says_in_words_which_statuses_ones_own_have_at_the_end() -> None:
    """Its heading promised them, and only the picture had them."""
    sheet = {"constitucion": "d8", "destreza": "d8", "mente": "d8", "gracia": "d8", "pv": 12}
    combatants = [{"id": "ana", "name": "Ana", "side": "party", "sheet": sheet}]
    combatants.append({"id": "orc", "name": "Orc", "side": "foes", "sheet": sheet})
    service = service_for(script.check({"system": "fulminato", "seed": 3, "combatants": combatants, "commands": []}))
    service.do({"do": "begin"})
    service.do({"do": "condition", "actor": "ana", "status": "impaired_vision"})
    known = players_summary(service, players_edition(service.fight.combatants, (), hidden_always(())))
    plot = CoursesPlot(known, lambda message, **words: f"{message} {words}", "<{}>".format, {}, "PV")
    own, stranger = plot.in_words()
    assert own.endswith(", <impaired_vision>")
    assert stranger == "Orc: plot-course_stood {}"


def test_the_players_plot_shows_of_strangers_what_their_story_tells(
    secrets: tuple[RulesService, str, list[str]], qapp: QApplication
) -> None:
    """It showed their own alone, as if nobody had stood against them; of whom they did not see it shows nothing."""
    service, unseen, words = secrets
    told = Telling.of(service, TellingChoice("en", PLAYERS, NARRATED), hidden_always({unseen}))
    assert told.edition is not None
    known = players_summary(service, told.edition)
    foes = {id for id, item in service.fight.combatants.items() if item.side != "party"}
    assert {course.id for course in known.strangers} == foes - {unseen}
    assert {value for course in known.strangers for _, value in course.points} == {1}
    whole = {course.id: course for course in summary(service).courses}
    assert all(course.falls == whole[course.id].falls for course in known.strangers)
    plot = CoursesPlot(known, lambda message, **words: f"{message} {words}", str, {}, "PV")
    lines = list(plot.in_words())
    assert len(lines) == len(known.courses) + len(known.strangers)
    assert betrayed(words, " ".join(lines)) == []
    for number, course in enumerate(known.strangers):
        bottom = plot._axis - (len(known.strangers) - number) * SEEN
        assert plot.said_at(300, bottom + SEEN / 2, 700).startswith(course.name)
    hidden = Telling.of(service, TellingChoice("en", PLAYERS, NARRATED), HiddenSpans({unseen: [(1, 9)]})).edition
    assert hidden is not None
    assert unseen not in {course.id for course in players_summary(service, hidden).strangers}


def test_of_a_side_that_ones_own_went_over_to_no_line_is_drawn_for_the_players() -> None:
    """Their handout told the points of all foes by the one whom they knew."""
    sheet = {"constitucion": "d8", "destreza": "d8", "mente": "d8", "gracia": "d8", "pv": 12}
    sides = {"ana": "party", "bea": "party", "orc": "foes"}
    combatants = [{"id": id, "name": id.title(), "side": side, "sheet": sheet} for id, side in sides.items()]
    service = service_for(script.check({"system": "fulminato", "seed": 3, "combatants": combatants, "commands": []}))
    service.do({"do": "begin"})
    service.do({"do": "side", "actor": "bea", "side": "foes"})
    service.do({"do": "damage", "actor": "bea", "amount": 5})
    told = Telling.of(service, TellingChoice("en", PLAYERS, NARRATED), hidden_always(()))
    assert told.edition is not None
    lines = {}
    for whose, known in (("players", players_summary(service, told.edition)), ("all", summary(service))):
        plot = SidesPlot(known, lambda message, **words: f"{message} {words}", str, "PV")
        lines[whose] = [line.split(":")[0] for line in plot.in_words()]
    assert lines == {"players": ["party"], "all": ["party", "foes"]}
