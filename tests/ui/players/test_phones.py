"""Players' phones at a fight: seats, what each is shown, answers, and what players ask of the game master."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.demonstration import answer_all
from models.library import Library
from rules.core.questions import DieQuestion
from tests.rules.ffrpg.playing import foe, hero
from tests.there import there
from tests.ui.players.phone import PhoneInHand, Table
from tests.ui.session.playing import ATTACK, duel
from tests.web_client import Browser, Response
from ui.players.curtain import Shown
from ui.players.page_files import page_files, page_words
from ui.players.phones import DEED, MARK, NOTE, SEAT, TURN
from ui.players.picture_shelf import AT_ONCE, PictureShelf
from ui.session.appearance import PLAIN
from ui.session.dice_rollers import APP, PHONES, TABLE
from ui.session.history_view import HistoryView
from ui.session.players import PlayersSettings
from ui.session.view.question import question_view
from ui.text.words import TERMS


def names(phone: PhoneInHand) -> list[str]:
    return [row["name"] for row in phone.page["view"]["rows"]]


# --- seats -------------------------------------------------------------------------------------------------------


def test_who_has_no_seat_sees_the_names_to_choose_from_and_nothing_else(table: Table) -> None:
    page = table.phone().page
    assert [seat["name"] for seat in page["seats"]] == ["Ana", "Bea"]
    assert page.get("view") is None
    assert "Guard" not in json.dumps(page)


def test_a_seat_that_is_taken_is_said_to_be(table: Table) -> None:
    table.phone("Ana")
    taken = {seat["name"]: seat["taken"] for seat in table.phone().page["seats"]}
    assert taken == {"Ana": True, "Bea": False}


def test_several_seats_at_a_phone_and_several_phones_at_a_seat(table: Table) -> None:
    both, other = table.phone("Ana", "Bea"), table.phone("Bea")
    assert len(both.page["mine"]) == 2
    assert other.page["mine"][0] in both.page["mine"]


def test_beside_somebody_one_sits_once_the_game_master_says_so(table: Table) -> None:
    """A player could take another one's seat in the middle of a turn, and read what was declared there in secret."""
    bea, other = table.phone("Bea"), table.phone("Ana")
    keys = {seat.name: seat.key for seat in table.phones.seats()}
    assert other.post("sit", {"seats": [keys["Ana"], keys["Bea"]]}).status == 200
    assert other.page["mine"] == []
    assert bea.page["mine"] != []
    table.let_sit()
    assert len(other.page["mine"]) == 2
    assert other.post("sit", {"seats": [keys["Bea"]]}).status == 200
    assert len(other.page["mine"]) == 1, "who sits there already asks for nothing more"


def test_with_the_code_one_only_asks_for_a_seat(table: Table) -> None:
    phone = PhoneInHand(table)
    assert phone.join_by_code(table.phones.code).status == 200
    phone.sit("Ana")
    assert (phone.known.seats, phone.page.get("view")) == ((), None)
    assert phone.page["wait"] == "You asked to sit as Ana. Wait a moment: the game master lets you in."
    assert phone.page["asks"]
    table.phones.seat(phone.device, phone.known.wants)
    assert names(phone)[0] == "Ana"


def test_who_asks_for_a_seat_is_let_sit_or_not_with_the_key_of_proposals(table: Table) -> None:
    phone = PhoneInHand(table)
    phone.join_by_code(table.phones.code)
    with table.qtbot.waitSignal(table.phones.seat_asked) as asked:
        phone.sit("Ana")
    assert asked.args == ["Ana"]
    table.phones.drop_wish()
    assert (phone.known.wants, table.phones.wishes) == ((), [])
    assert phone.page["seats"], "another seat can be chosen"
    phone.sit("Bea")
    assert [(wish.kind, wish.names) for wish in table.phones.wishes] == [(SEAT, "Bea")]
    table.phones.take_wish()
    assert (table.phones.names_of(phone.known), phone.known.wants, table.phones.wishes) == ("Bea", (), [])


def test_who_was_let_sit_in_the_invitation_asks_no_more(table: Table) -> None:
    phone = PhoneInHand(table)
    phone.join_by_code(table.phones.code)
    phone.sit("Ana")
    table.let_sit()
    assert table.phones.wishes == []


def test_the_game_master_moves_and_ends_seats(table: Table) -> None:
    phone = table.phone("Ana")
    bea = next(seat.key for seat in table.phones.seats() if seat.name == "Bea")
    table.phones.seat(phone.device, (bea,))
    assert table.phones.names_of(phone.known) == "Bea"
    table.phones.put_out(phone.device)
    assert phone.post("mark", {"is_set": True}).status == 401


def test_a_hidden_hero_has_no_seat_before_it_is_seen(table: Table) -> None:
    table.playing.conductor.hide("bea", hidden=True)
    assert [seat.name for seat in table.phones.seats()] == ["Ana"]


def test_a_seat_that_does_not_exist_is_nobodys(table: Table) -> None:
    phone = table.phone()
    assert phone.post("sit", {"seats": ["name:Guard A"]}).status == 422
    assert phone.known.seats == ()


# --- what is shown ---------------------------------------------------------------------------------------------


def test_documents_come_over_the_network_as_the_fight_goes_on(table: Table) -> None:
    phone = table.phone("Ana")

    waiting: list[bool] = []

    def watch() -> list[int]:
        with phone.browser.stream() as stream:
            pages = [stream.next()["data"]]
            waiting.append(True)
            pages.append(stream.next()["data"])
        return [page["view"]["rows"][0]["health"]["pools"][0]["value"] for page in pages]

    watching = table.started(watch)
    table.wait(lambda: bool(waiting))
    table.playing.do({"do": "damage", "actor": "ana", "amount": 3})
    before, after = table.ended(watching)
    assert before - after == 3


def test_who_is_hidden_is_in_no_document(table: Table) -> None:
    phone = table.phone("Ana")
    table.playing.conductor.hide("guard-a", hidden=True)
    assert "Guard A" not in names(phone)
    table.playing.do({"do": "condition", "actor": "guard-a", "status": "poison"})
    assert "Poison" not in json.dumps(phone.page)
    table.playing.conductor.hide("guard-a", hidden=False)
    assert "Guard A" in names(phone)
    assert "Poison" in json.dumps(phone.page)


def test_a_phone_has_its_own_language(table: Table) -> None:
    phone = table.phone("Ana")
    assert phone.post("language", {"language": "es"}).status == 200
    assert phone.page["view"]["language"] == "es"
    assert phone.page["view"]["round_label"] == "Asalto 1"


def test_the_page_says_the_same_in_all_languages() -> None:
    english = page_words("en")
    for language in ("es", "pt_BR"):
        assert page_words(language).keys() == english.keys()
    used = set()
    files = page_files()
    for path in ("/", "/page.js"):
        text = files[path].body.decode()
        used |= {id for id in english if f'"{id}"' in text}
    of_documents = {
        "wait-fight",
        "wait-seat",
        "curtain",
        "not-now",
        "answered-elsewhere",
        "declined",
        "no-seat",
        "undone",
    }
    of_documents |= {"busy", "past", "answer-waits", "answer-taken", "answered-otherwise"}
    from_names = {id for id in english if id.startswith(("health-", "ground-", "sent-"))} | of_documents
    assert english.keys() - used - from_names == set()


def test_no_page_loads_or_runs_anything_from_elsewhere() -> None:
    for path, file in page_files().items():
        text = file.body.decode()
        if path.endswith((".html", ".css", ".js")) or file.media_type.startswith("text/html"):
            assert "http://" not in text, path
            assert "https://" not in text, path
            assert "innerHTML" not in text, path
            assert "style=" not in text, path
            assert not [word for word in ("eval(", "onclick=", "document.write") if word in text], path


# --- answers ---------------------------------------------------------------------------------------------------


def test_dice_are_asked_of_the_phone_whose_they_are(table: Table) -> None:
    ana, bea = table.phone("Ana"), table.phone("Bea")
    table.playing.do(ATTACK)
    assert [die["faces"] for die in ana.question["dice"]] == [100]
    assert bea.page["question"] is None
    assert ana.post("answer", {"token": ana.question["token"], "faces": [40]}).status == 200
    assert there(table.playing.conductor.open_question).dice == (40,)
    assert [die["faces"] for die in ana.question["dice"]] == [6]


def test_rolled_for_me_is_shown_and_taken(table: Table) -> None:
    ana = table.phone("Ana")
    table.playing.do(ATTACK)
    answer = ana.post("answer", {"token": ana.question["token"], "rolls": True})
    (face,) = json.loads(answer.body)["faces"]
    assert 1 <= face <= 100
    facts = table.playing.conductor.current_fight.log()
    asked = table.playing.conductor.open_question
    assert (asked.dice == (face,)) if asked is not None else any(face in fact.get("dice", ()) for fact in facts)


@pytest.mark.parametrize(
    "body", [{"faces": [101]}, {"faces": [4, 4]}, {"faces": []}, {"option": "none"}, {"faces": None}]
)
def test_what_is_no_answer_to_it_changes_nothing(table: Table, body: dict[str, object]) -> None:
    ana = table.phone("Ana")
    table.playing.do(ATTACK)
    before = table.playing.conductor.open_question
    assert ana.post("answer", {"token": ana.question["token"], **body}).status == 422
    assert table.playing.conductor.open_question is before


def test_the_first_answer_counts_and_a_late_one_is_told_so(table: Table) -> None:
    first, second = table.phone("Ana"), table.phone("Ana")
    table.playing.do(ATTACK)
    token = first.question["token"]
    assert first.post("answer", {"token": token, "faces": [40]}).status == 200
    asked = table.playing.conductor.open_question
    assert second.post("answer", {"token": token, "faces": [90]}).status == 409
    assert table.playing.conductor.open_question is asked


def test_the_game_master_may_answer_first(table: Table) -> None:
    ana = table.phone("Ana")
    table.playing.do(ATTACK)
    token = ana.question["token"]
    table.playing.conductor.questions.answer_die(40)
    table.playing.conductor.questions.answer_die(3)
    assert ana.page["question"] is None
    assert ana.post("answer", {"token": token, "faces": [90]}).status == 409


def test_an_answer_from_another_seat_changes_nothing(table: Table) -> None:
    ana, bea = table.phone("Ana"), table.phone("Bea")
    table.playing.do(ATTACK)
    before = table.playing.conductor.open_question
    assert bea.post("answer", {"token": ana.question["token"], "faces": [40]}).status == 409
    assert table.playing.conductor.open_question is before


def test_dice_on_the_table_are_not_asked_of_phones(table: Table) -> None:
    ana = table.phone("Ana")
    table.playing.conductor.rollers.set("party", TABLE)
    table.playing.do(ATTACK)
    assert ana.page["question"] is None
    table.playing.conductor.cancel()
    table.playing.conductor.rollers.set("party", APP)
    table.playing.do(ATTACK)
    assert table.playing.conductor.open_question is None


def test_without_phones_who_rolled_on_them_rolls_at_the_table(table: Table) -> None:
    rollers = table.playing.conductor.rollers
    assert rollers.of("party") == PHONES
    table.phones.close()
    assert rollers.of("party") == TABLE
    seen = []
    for _ in range(3):
        rollers.switch("party")
        seen.append(rollers.of("party"))
    assert seen == [APP, TABLE, APP]


# --- what players ask ------------------------------------------------------------------------------------------


def test_a_player_proposes_and_the_game_master_takes_it_with_one_key(table: Table) -> None:
    ana = table.phone("Ana")
    offer = next(offer for offer in ana.page["offers"] if offer["action"] == "attack")
    thing = offer["with"][0]
    sent = {"action": "attack", "thing": thing["id"], "targets": thing["targets"][:1]}
    steps = table.playing.conductor.steps_done
    assert ana.post("propose", sent).status == 200
    (wish,) = table.phones.wishes
    assert (wish.kind, wish.names, table.playing.conductor.steps_done) == (DEED, "Ana", steps)
    table.phones.take_wish()
    asked = there(table.playing.conductor.open_question)
    assert isinstance(asked.question, DieQuestion)
    assert asked.command["targets"] in (["guard-a"], ["guard-b"])
    assert table.phones.wishes == []


def test_chances_are_on_phones_where_the_game_master_allows_them(table: Table) -> None:
    ana = table.phone("Ana")
    assert "ahead" not in json.dumps(ana.page["offers"])
    table.players.settings = PlayersSettings(chances=True)
    thing = next(offer for offer in ana.page["offers"] if offer["action"] == "attack")["with"][0]
    assert all("chance" in thing["ahead"][target] for target in thing["targets"])


def test_what_needs_a_number_goes_to_the_game_master_in_words(table: Table) -> None:
    ana = table.phone("Ana")
    assert ana.post("propose", {"action": "full_move", "words": "to the door"}).status == 200
    (wish,) = table.phones.wishes
    assert (wish.kind, wish.words, wish.command) == (DEED, "Full-Move: “to the door”", None)
    table.phones.take_wish()
    assert sent(ana) == [("Full-Move: “to the door”", "read")], "nothing has happened by it"


def test_what_only_words_can_say_is_not_taken_without_them(table: Table) -> None:
    ana = table.phone("Ana")
    offers = {offer["action"]: offer for offer in ana.page["offers"]}
    assert offers["full_move"]["says"]
    assert not any("says" in thing for thing in offers["attack"]["with"])
    answer = ana.post("propose", {"action": "full_move", "words": "  "})
    assert (answer.status, json.loads(answer.body)["id"], table.phones.wishes) == (422, "say-what", [])


@pytest.mark.parametrize(
    "sent",
    [
        {"action": "fly", "thing": "", "targets": []},
        {"action": "attack", "thing": "nothing", "targets": []},
        {"action": "attack", "thing": "", "targets": ["guard-a"]},
        {"action": "full_move", "cell": [1, 1]},
        {"action": "full_move", "choices": {"terrain": "ice"}},
    ],
)
def test_only_what_is_offered_can_be_proposed(table: Table, sent: dict[str, object]) -> None:
    ana = table.phone("Ana")
    assert ana.post("propose", sent).status == 422
    assert table.phones.wishes == []


def test_out_of_turn_nothing_is_proposed(table: Table) -> None:
    bea = table.phone("Bea")
    assert bea.page["offers"] is None
    assert bea.post("propose", {"action": "attack", "thing": "", "targets": []}).status == 409
    assert bea.post("end-turn", {}).status == 409


def test_a_wish_waits_while_the_past_is_shown_and_no_other_is_taken(table: Table) -> None:
    """The key let it go with nothing done, and who asked meanwhile was told that somebody had answered."""
    conductor = table.playing.conductor
    past, ana = HistoryView(conductor), table.phone("Ana")
    conductor.command({"do": "note", "text": "before"})
    assert ana.post("end-turn", {}).status == 200
    past.look_back(0)
    assert conductor.looks_back
    table.phones.take_wish()
    assert [wish.kind for wish in table.phones.wishes] == [TURN]
    answer = ana.post("end-turn", {})
    assert (answer.status, json.loads(answer.body)["id"]) == (409, "busy")
    past.come_back()
    table.phones.take_wish()
    assert table.phones.wishes == []
    assert table.playing.fight.active != "ana"


def test_what_was_proposed_goes_with_its_turn(table: Table) -> None:
    ana = table.phone("Ana")
    ana.post("end-turn", {})
    assert [wish.kind for wish in table.phones.wishes] == [TURN]
    table.playing.conductor.next()
    assert table.phones.wishes == []


def test_a_mark_and_a_note_reach_the_game_master_alone(table: Table) -> None:
    ana, bea = table.phone("Ana"), table.phone("Bea")
    assert ana.post("mark", {"is_set": True}).status == 200
    assert ana.post("note", {"text": "I hide\nbehind <b>the door</b>"}).status == 200
    assert [(wish.kind, wish.words) for wish in table.phones.wishes] == [
        (MARK, ""),
        (NOTE, "I hide behind <b>the door</b>"),
    ]
    assert "door" not in json.dumps(bea.page)
    assert ana.page["marked"]
    table.phones.take_wish()
    assert not ana.page["marked"]
    assert [wish.kind for wish in table.phones.wishes] == [NOTE]


# --- pictures ----------------------------------------------------------------------------------------------------


def fetched(phone: PhoneInHand, id: str) -> Response:
    phone.table.wait(lambda: phone.table.phones.is_settled)
    return phone.table.done(lambda: phone.browser.get(f"/picture/{id}"))


def test_everybody_who_is_seen_has_a_picture_and_it_goes_with_them(table: Table) -> None:
    ana, stranger = table.phone("Ana"), table.phone()
    faces = {row["name"]: row["portrait"] for row in ana.page["view"]["rows"]}
    assert faces["Guard A"] == faces["Guard B"] != faces["Ana"]  # they look alike
    got = fetched(ana, faces["Guard A"])
    assert (got.status, got.headers["content-type"], got.body[1:4]) == (200, "image/png", b"PNG")
    assert got.headers["cache-control"] == "no-store"
    assert fetched(stranger, faces["Guard A"]).status == 404
    with table.qtbot.waitSignal(table.players.changed):
        table.playing.conductor.hide("guard-a", "guard-b", hidden=True)
    assert faces["Guard A"] not in json.dumps(ana.page)
    assert fetched(ana, faces["Guard A"]).status == 404
    assert fetched(ana, faces["Bea"]).status == 200
    table.phones.put_out(ana.device)
    table.wait(lambda: table.done(lambda: ana.browser.get(f"/picture/{faces['Bea']}")).status == 401)


def test_what_is_shown_is_on_the_phones_of_those_who_sit_until_it_is_taken_away(table: Table) -> None:
    ana, stranger = table.phone("Ana"), table.phone()
    table.phones.open_overlay(is_open=True)
    table.wait(lambda: bool(table.phones.overlay_invitation))
    overlay = PhoneInHand(table)
    overlay.join(table.phones.overlay_invitation)
    huge = QImage(4000, 1000, QImage.Format.Format_RGB32)
    huge.fill(QColor("teal"))
    table.phones.follow_screen(has_curtain=True, is_frozen=False, showing=Shown("A map", picture=huge))
    shown = ana.page["showing"]
    assert (shown["title"], shown["text"]) == ("A map", "")
    assert [phone.page.get("showing") for phone in (stranger, overlay)] == [None, None]
    got = fetched(ana, shown["picture"])
    picture = QImage.fromData(got.body)
    assert (got.headers["content-type"], picture.width(), picture.height()) == ("image/jpeg", 1280, 320)
    assert fetched(stranger, shown["picture"]).status == 404
    table.phones.follow_screen(has_curtain=True, is_frozen=False, showing=Shown("A letter", "x" * 9000))
    letter = ana.page["showing"]
    assert (len(letter["text"]), letter["picture"]) == (4000, None)
    assert fetched(ana, shown["picture"]).status == 404
    table.phones.follow_screen(has_curtain=False, is_frozen=False)
    assert ana.page.get("showing") is None


@pytest.mark.parametrize("id", ["", "x", "../page.js", "%2e%2e%2fpage.js", "c1", "guard-a", "\u00e9" * 3000])
def test_no_other_address_is_a_picture(table: Table, id: str) -> None:
    assert fetched(table.phone("Ana"), quote(id)).status == 404


def test_pictures_are_painted_a_few_at_a_time(qapp: QApplication) -> None:
    shelf, names = PictureShelf(), [f"{letter}{letter.lower()}" for letter in "ABCDEFGHIJ"]
    first = [shelf.row(PLAIN, "foes", name) for name in names]
    assert (first.count(""), shelf.is_behind) == (len(names) - AT_ONCE, True)
    shelf.take_breath()
    assert shelf.row(PLAIN, "foes", names[0]) == first[0]
    assert "" not in [shelf.row(PLAIN, "foes", name) for name in names]
    assert not shelf.is_behind


def test_everybody_has_a_picture_in_the_end_however_many_they_are(tmp_path: Path, qtbot: QtBot) -> None:
    names = ["Wolf", "Bandit", "Dragon", "Skeleton", "Spider", "Ghost", "Ogre", "Knight", "Priest", "Witch", "Bat"]
    people = [("Ana", "party", hero("ana")["sheet"]), *((name, "foes", foe()["sheet"]) for name in names)]
    playing = duel(Library.open(tmp_path / "Many.turnwright", samples=()), "ffrpg", *people)
    table = Table(playing, qtbot)
    try:
        ana = table.phone("Ana")
        table.wait(lambda: table.phones.is_settled)
        rows = json.loads(ana.known.sent)["view"]["rows"]
        assert len({row["portrait"] for row in rows} - {None}) == len(people)
    finally:
        table.end()
        playing.library.close(back_up=False)


# --- the overlay and the end -----------------------------------------------------------------------------------


def test_the_overlay_shows_what_the_big_screen_does_and_asks_nothing(table: Table) -> None:
    table.phones.open_overlay(is_open=True)
    table.wait(lambda: bool(table.phones.overlay_invitation))
    overlay = PhoneInHand(table)
    assert overlay.join(table.phones.overlay_invitation).status == 200
    assert overlay.page["view"]["seat"] is None
    assert overlay.post("note", {"text": "hello"}).status == 403
    table.phones.open_overlay(is_open=False)
    table.wait(lambda: not table.phones.overlay_invitation)
    assert overlay.post("note", {"text": "hello"}).status == 401


def test_behind_the_curtain_there_is_only_ones_own(table: Table) -> None:
    ana = table.phone("Ana")
    table.phones.open_overlay(is_open=True)
    table.wait(lambda: bool(table.phones.overlay_invitation))
    overlay = PhoneInHand(table)
    overlay.join(table.phones.overlay_invitation)
    table.phones.follow_screen(has_curtain=True, is_frozen=False)
    assert (names(ana), ana.page["wait"], ana.page["offers"]) == (["Ana"], page_words("en")["curtain"], None)
    assert "Guard" not in json.dumps([ana.page, overlay.page])
    table.phones.follow_screen(has_curtain=False, is_frozen=False)
    assert "Guard A" in names(ana)


def test_a_frozen_overlay_keeps_what_stands(table: Table) -> None:
    table.phones.open_overlay(is_open=True)
    table.wait(lambda: bool(table.phones.overlay_invitation))
    overlay = PhoneInHand(table)
    overlay.join(table.phones.overlay_invitation)
    table.wait(lambda: bool(overlay.known.sent))
    kept = overlay.known.sent
    table.phones.follow_screen(has_curtain=False, is_frozen=True)
    with table.qtbot.waitSignal(table.players.changed):
        table.playing.do({"do": "damage", "actor": "ana", "amount": 3})
    table.wait(lambda: table.phones.is_settled)
    assert overlay.known.sent == kept
    table.phones.follow_screen(has_curtain=False, is_frozen=False)
    table.wait(lambda: overlay.known.sent != kept)


def test_nothing_listens_before_players_are_invited_nor_afterwards(table: Table) -> None:
    host = table.phones.url.removeprefix("http://").rstrip("/")
    table.phones.close()
    with pytest.raises(OSError, match="refused"):
        Browser(host).get("/")
    assert (table.phones.url, table.phones.phones) == ("", {})


def test_a_question_stands_when_a_phone_is_gone_and_back(table: Table) -> None:
    ana = table.phone("Ana")
    table.playing.do(ATTACK)
    before = ana.question
    with ana.browser.stream():
        pass
    assert ana.question == before
    assert ana.post("answer", {"token": before["token"], "faces": [40]}).status == 200


# --- what comes back of what was asked ---------------------------------------------------------------------------


def test_who_is_declined_or_answered_for_is_told_so(table: Table) -> None:
    ana = table.phone("Ana")
    ana.post("end-turn", {})
    table.phones.drop_wish()
    assert ana.page["told"]["id"] == "declined"
    with table.qtbot.waitSignal(table.players.changed):
        table.playing.do(ATTACK)
    table.wait(lambda: bool(ana.known.asked))
    assert ana.page["about"].startswith("Attack")
    with table.qtbot.waitSignal(table.players.changed):
        table.playing.conductor.questions.answer_die(40)
    table.wait(lambda: ana.page["told"]["id"] == "answered-elsewhere")
    number = ana.page["told"]["number"]
    assert ana.post("answer", {"token": ana.question["token"], "faces": [3]}).status == 200
    table.wait(lambda: table.phones.is_settled and not ana.known.asked)
    assert ana.page["told"]["number"] == number


@pytest.fixture
def own_terms(qapp: QApplication) -> Iterator[None]:
    """The terms of books are said in each reader's language."""
    qapp.setProperty(TERMS, True)
    yield
    qapp.setProperty(TERMS, None)


@pytest.mark.usefixtures("own_terms")
def test_a_deed_is_named_in_the_language_of_the_phone(qtbot: QtBot, tmp_path: Path) -> None:
    library = Library.open(tmp_path / "Duel.turnwright", samples=())
    sheets = hero("ana")["sheet"], foe()["sheet"]
    table = Table(duel(library, "ffrpg", ("Ana", "party", sheets[0]), ("Imp", "foes", sheets[1])), qtbot)
    conductor = table.playing.conductor
    conductor.command({"do": "begin"})
    conductor.rollers.set("party", PHONES)
    while conductor.fight.active is None or conductor.fight.combatants[conductor.fight.active].side != "party":
        conductor.command({"do": "next", "override": True})
    ana = table.phone("Ana")
    ids = {combatant.side: combatant.id for combatant in conductor.fight.combatants.values()}
    conductor.command({"do": "act", "actor": ids["party"], "action": "attack", "targets": [ids["foes"]]})
    assert ana.page["about"].startswith("Attack")
    assert ana.post("language", {"language": "es"}).status == 200
    assert ana.page["about"].startswith("Ataque")
    table.end()
    library.close(back_up=False)


def test_a_deed_that_lacks_its_target_is_not_taken(table: Table) -> None:
    ana = table.phone("Ana")
    offer = next(offer for offer in ana.page["offers"] if offer["action"] == "attack")
    answer = ana.post("propose", {"action": "attack", "thing": offer["with"][0]["id"], "targets": []})
    assert (answer.status, json.loads(answer.body)) == (422, {"id": "choose-target"})
    assert table.phones.wishes == []


def test_an_invitation_that_is_opened_again_stands_where_it_was(table: Table) -> None:
    url = table.phones.url
    ana = table.phone("Ana")
    with ana.browser.stream():
        pass
    table.phones.close()
    table.phones.open("127.0.0.1", int(url.rstrip("/").rpartition(":")[2]))
    assert table.phones.url == url


# --- what was sent goes on being said -----------------------------------------------------------------------------


def sent(phone: PhoneInHand) -> list[tuple[str, str]]:
    """What a phone says of what it has sent."""
    return [(line["words"], line["state"]) for line in phone.page["sent"]]


def proposed(phone: PhoneInHand) -> int:
    """Propose the first attack at the first who can be aimed at."""
    offer = next(offer for offer in phone.page["offers"] if offer["action"] == "attack")
    thing = offer["with"][0]
    body = {"action": "attack", "thing": thing["id"], "targets": thing["targets"][:1]}
    return phone.post("propose", body).status


def test_what_was_proposed_is_said_until_its_turn_is_over(table: Table) -> None:
    ana = table.phone("Ana")
    assert proposed(ana) == 200
    ((words, state),) = sent(ana)
    assert words.startswith("Attack")
    assert state == "waits"
    table.phones.drop_wish()
    assert sent(ana) == [(words, "not-taken")]
    assert proposed(ana) == 200
    assert sent(ana) == [(words, "waits")]
    table.phones.take_wish()
    assert sent(ana) == [(words, "taken")]


def test_what_the_game_master_has_undone_is_said_to_be_taken_back(table: Table) -> None:
    ana, conductor = table.phone("Ana"), table.playing.conductor
    conductor.rollers.set("party", APP)
    conductor.rollers.set("foes", APP)
    assert proposed(ana) == 200
    table.phones.take_wish()
    assert conductor.open_question is None
    ((words, _),) = sent(ana)
    conductor.undo()
    assert sent(ana) == [(words, "undone")]
    conductor.redo()
    assert sent(ana) == [(words, "taken")]


def test_what_is_asked_before_the_next_turn_is_asked_in_nobodys(table: Table) -> None:
    ana, conductor = table.phone("Ana"), table.playing.conductor
    assert proposed(ana) == 200
    table.phones.take_wish()
    assert ana.question
    assert not ana.page["between"]
    conductor.cancel()
    while not (ana.page["question"] and conductor.open_question and conductor.open_question.command["do"] == "next"):
        conductor.command({"do": "next", "override": True})
    assert ana.page["between"]


def test_what_the_game_master_passed_over_is_said_not_to_be_taken(table: Table) -> None:
    ana = table.phone("Ana")
    assert proposed(ana) == 200
    table.playing.conductor.command({"do": "next", "override": True})
    assert [state for _, state in sent(ana)] == ["not-taken"]
    table.playing.conductor.command({"do": "next", "override": True})
    assert sent(ana) == []


def test_a_line_to_the_game_master_is_said_to_be_read_once_it_is(table: Table) -> None:
    ana = table.phone("Ana")
    ana.post("note", {"text": "Is the door locked?"})
    ana.post("note", {"text": "I listen."})
    table.playing.conductor.command({"do": "next", "override": True})
    assert sent(ana) == [("“Is the door locked?”", "waits"), ("“I listen.”", "waits")]
    table.phones.take_wish()
    assert sent(ana) == [("“Is the door locked?”", "read"), ("“I listen.”", "waits")]


def test_a_mark_that_is_taken_back_is_said_no_more(table: Table) -> None:
    ana = table.phone("Ana")
    ana.post("mark", {"is_set": True})
    assert [state for _, state in sent(ana)] == ["waits"]
    ana.post("mark", {"is_set": False})
    assert sent(ana) == []


@pytest.mark.parametrize("waits", [False, True])
def test_faces_that_were_sent_are_shown_with_what_became_of_them(table: Table, *, waits: bool) -> None:
    table.players.settings = table.players.settings.with_values({"answers_wait": waits})
    ana = table.phone("Ana")
    table.playing.do(ATTACK)
    ana.post("answer", {"token": ana.question["token"], "faces": [40]})
    (line,) = ana.page["sent"]
    assert (line["faces"], line["state"]) == ([40], "waits" if waits else "taken")
    if waits:
        table.playing.conductor.questions.answer_die(99)
        assert [each["state"] for each in ana.page["sent"]] == ["otherwise"]


def test_what_a_phone_has_sent_is_nothing_to_who_sits_there_next(table: Table) -> None:
    ana = table.phone("Ana")
    ana.post("note", {"text": "I am a traitor."})
    bea = next(seat.key for seat in table.phones.seats() if seat.name == "Bea")
    table.phones.seat(ana.device, (bea,))
    assert "traitor" not in json.dumps(ana.page)


def test_where_several_sit_a_question_says_whose_it_is(table: Table) -> None:
    both, ana = table.phone("Ana", "Bea"), table.phone("Ana")
    ids = {row["name"]: row["id"] for row in both.page["view"]["rows"]}
    table.playing.do(ATTACK)
    assert [die["who"] for die in both.question["dice"]] == [ids["Ana"]]
    assert "who" not in ana.question


# --- answers that wait for the game master -------------------------------------------------------------------------


def waiting(table: Table) -> None:
    table.players.settings = table.players.settings.with_values({"answers_wait": True})


def test_an_answer_waits_for_the_game_master_where_the_table_wants_that(table: Table) -> None:
    waiting(table)
    phone, questions = table.phone("Ana"), table.playing.conductor.questions
    table.playing.do(ATTACK)
    token = phone.question["token"]
    answer = phone.post("answer", {"token": token, "faces": [40]})
    assert (answer.status, json.loads(answer.body)) == (200, {"waits": True})
    assert questions.has_offer
    assert phone.page["question"] is None
    assert phone.page["wait"] == page_words("en")["answer-waits"]
    before = table.playing.question
    questions.take_offer()
    assert table.playing.question is not before
    assert phone.page["told"]["id"] == "answer-taken"
    assert phone.question["token"] != token, "the damage is asked next"


def test_the_game_master_answers_otherwise_and_the_player_is_told_so(table: Table) -> None:
    waiting(table)
    phone, questions = table.phone("Ana"), table.playing.conductor.questions
    table.playing.do(ATTACK)
    phone.post("answer", {"token": phone.question["token"], "faces": [40]})
    questions.answer_die(99)
    assert not questions.has_offer
    assert phone.page["told"]["id"] == "answered-otherwise"


def test_who_is_declined_is_asked_again_and_who_is_too_late_is_told_so(table: Table) -> None:
    waiting(table)
    phone, other = table.phone("Ana"), table.phone("Ana")
    table.playing.do(ATTACK)
    token = phone.question["token"]
    assert phone.post("answer", {"token": token, "faces": [40]}).status == 200
    assert other.post("answer", {"token": token, "faces": [1]}).status == 409
    assert list(table.playing.conductor.questions.offered_dice.values()) == [40]
    table.playing.conductor.questions.drop_offer()
    assert (phone.page["told"]["id"], phone.question["token"]) == ("declined", token)
    assert phone.post("answer", {"token": token, "faces": [41]}).status == 200
    table.playing.conductor.cancel()
    assert phone.page["told"]["id"] == "answered-elsewhere"


# --- the same seats as the last time -------------------------------------------------------------------------------


def test_the_seats_of_an_evening_are_offered_again_with_new_tokens_only_where_the_table_wants_that(
    table: Table,
) -> None:
    phone = table.phone("Ana")
    cookie = phone.browser.cookie
    table.phones.close()
    table.phones.open("127.0.0.1", 0)
    table.wait(lambda: bool(table.phones.invitation))
    back = table.phone()
    assert not any(seat["again"] for seat in back.page["seats"])
    table.players.settings = table.players.settings.with_values({"same_seats": True})
    assert {seat["name"]: seat["again"] for seat in back.page["seats"]} == {"Ana": True, "Bea": False}
    assert [seat.name for seat in table.phones.missing()] == ["Ana"]
    assert (back.known.seats, back.browser.cookie != cookie) == ((), True)
    back.browser.cookie, fresh = cookie, back.browser.cookie
    assert back.post("sit", {"seats": []}).status == 401, "the token of the evening before opens nothing"
    back.browser.cookie = fresh
    back.sit("Ana")
    assert table.phones.missing() == []


def test_what_is_kept_of_seats_is_their_names(table: Table) -> None:
    phone = table.phone("Ana", "Bea")
    kept = table.players.last_seats()
    assert sorted(kept.values()) == ["Ana", "Bea"]
    token = phone.browser.cookie.partition("=")[2]
    assert token
    assert token not in repr(kept)
    table.phones.put_out(phone.device)
    assert table.players.last_seats() == {}, "a seat that the game master has ended is not offered again"


def test_a_phone_is_shown_the_past_with_the_screen_and_its_question_stands_afterwards(table: Table) -> None:
    phone, conductor = table.phone("Ana"), table.playing.conductor
    table.playing.do({"do": "damage", "actor": "ana", "amount": 3})
    table.playing.do(ATTACK)
    question = phone.question
    table.wait(lambda: table.phones.is_settled)
    past = HistoryView(conductor)
    past.position_changed.connect(table.players.look_again)
    past.look_back(conductor.steps_done - 1)
    assert phone.question == question
    table.players.show_past(shown=True)
    table.wait(lambda: table.phones.is_settled and b"what has been" in phone.known.sent)
    assert (phone.page["question"], phone.page["offers"]) == (None, None)
    past.come_back()
    table.wait(lambda: table.phones.is_settled and b"what has been" not in phone.known.sent)
    assert phone.question == question
    assert phone.page["told"]["number"] == 0, "it was answered by nobody"


# --- one's own sheet -------------------------------------------------------------------------------------------


def test_a_seat_is_shown_its_own_sheet_as_it_stands_and_no_other(table: Table) -> None:
    ana = table.phone("Ana")
    (mine,) = ana.page["mine"]
    sheets = ana.page["view"]["sheets"]
    assert list(sheets) == [mine]
    sheet = sheets[mine]
    figures = {figure["label"]: figure["value"] for figure in sheet["figures"]}
    combatant = table.playing.conductor.fight.combatants["ana"]
    assert figures["STR"] == str(combatant.sheet.str)
    assert sheet["meanings"]["STR"]
    (weapons,) = [each["rows"] for each in sheet["lists"] if each["label"] == "Weapons"]
    assert [(row["id"], row["name"]) for row in weapons] == [(row.id, row.name) for row in combatant.sheet.weapons]
    assert "STR" in weapons[0]["text"]


def test_a_sheet_is_in_the_language_of_its_phone_whatever_the_window_speaks(table: Table) -> None:
    there(QApplication.instance()).setProperty(TERMS, True)
    ana = table.phone("Ana")
    ana.post("language", {"language": "pt_BR"})
    (mine,) = ana.page["mine"]
    labels = [each["label"] for each in ana.page["view"]["sheets"][mine]["lists"]]
    assert "Armas" in labels
    assert "Weapons" not in labels


# --- what a player can say ---------------------------------------------------------------------------------------


def test_what_the_game_master_alone_sets_is_offered_to_nobody(table: Table) -> None:
    ana = table.phone("Ana")
    assert "pincer" in table.playing.conductor.system.actions
    assert "pincer" not in {offer["action"] for offer in ana.page["offers"]}
    assert ana.post("propose", {"action": "pincer"}).status == 422


def test_how_long_one_waits_is_for_the_player_to_say(table: Table) -> None:
    ana = table.phone("Ana")
    offers = {offer["action"]: offer for offer in ana.page["offers"]}
    assert offers["wait"]["says"] == "Ticks"
    assert offers["zero"]["says"], "a shout is nothing without its words"
    assert ana.post("propose", {"action": "wait", "words": "3"}).status == 200
    (wish,) = table.phones.wishes
    assert there(wish.command)["params"] == {"ticks": 3}


# --- a seat that is asked for ------------------------------------------------------------------------------------


def test_who_waits_for_a_seat_can_choose_another(table: Table) -> None:
    phone = PhoneInHand(table)
    phone.join_by_code(table.phones.code)
    phone.sit("Ana")
    assert phone.post("sit", {"seats": []}).status == 200
    assert (phone.known.wants, table.phones.wishes, phone.page["asks"]) == ((), [], False)
    assert [seat["name"] for seat in phone.page["seats"]] == ["Ana", "Bea"]


def test_who_is_not_given_a_seat_is_told_so(table: Table) -> None:
    phone = PhoneInHand(table)
    phone.join_by_code(table.phones.code)
    phone.sit("Ana")
    table.phones.drop_wish()
    assert phone.page["seats"]
    assert table.phones.document(phone.known) is not None
    assert phone.known.told[1] == "no-seat"


def test_what_is_undone_is_said_on_every_phone(table: Table) -> None:
    ana, conductor = table.phone("Ana"), table.playing.conductor
    table.playing.do({"do": "damage", "actor": "ana", "amount": 3})
    before = ana.known.told
    conductor.undo()
    assert ana.known.told == (before[0] + 1, "undone")
    conductor.redo()
    assert ana.known.told == (before[0] + 1, "undone"), "what is done again is seen"


def test_for_whom_a_deed_is_not_meant_is_offered_apart(table: Table) -> None:
    ana = table.phone("Ana")
    attack = next(offer for offer in ana.page["offers"] if offer["action"] == "attack")["with"][0]
    sides = {row["id"]: row["side"] for row in ana.page["view"]["rows"]}
    assert {sides[id] for id in attack["others"]} == {"party"}
    assert {sides[id] for id in attack["targets"] if id not in attack["others"]} == {"foes"}


def test_the_game_master_hears_what_became_of_a_seat_that_was_asked_for(table: Table) -> None:
    phone = PhoneInHand(table)
    phone.join_by_code(table.phones.code)
    phone.sit("Ana")
    with table.qtbot.waitSignal(table.phones.seat_settled) as settled:
        table.phones.take_wish()
    assert settled.args == ["Ana", True]


def test_only_where_somebody_sits_a_die_is_said_to_be_asked_on_a_phone(table: Table) -> None:
    conductor, told = table.playing.conductor, "Asked on the phone"
    ana = table.phone("Ana")
    conductor.rollers.set("party", PHONES)
    conductor.command(ATTACK)
    asked = there(conductor.questions.open_question)
    assert told in question_view(conductor, asked, conductor.teller()).context
    ana.post("sit", {"seats": []})
    assert told not in question_view(conductor, asked, conductor.teller()).context


def test_what_the_rules_refuse_when_it_is_taken_is_not_said_to_be_taken(table: Table) -> None:
    """The cell was taken by somebody unseen: the phone said that one had gone there."""
    ana, conductor = table.phone("Ana"), table.playing.conductor
    assert ana.post("propose", {"action": "wait", "words": "3"}).status == 200
    (wish,) = table.phones.wishes
    assert isinstance(wish.command, dict)
    wish.command["params"] = {"ticks": 0}
    with table.qtbot.waitSignal(conductor.command_refused):
        table.phones.take_wish()
    assert sent(ana) == [("Wait · Ticks 3", "not-taken")]


def test_until_all_have_rolled_a_fight_is_said_to_begin(table: Table) -> None:
    """Who had rolled read that the fight had not begun."""
    bea, conductor = table.phone("Bea"), table.playing.conductor
    conductor.rollers.set("party", PHONES)
    while conductor.fight.phase != "setup":
        conductor.undo()
    conductor.command({"do": "begin"})
    while bea.page["question"]:
        token, dice = bea.question["token"], bea.question["dice"]
        bea.post("answer", {"token": token, "faces": [5] * len(dice)})
    assert conductor.open_question is not None
    assert bea.page["begins"]
    conductor.questions.roll_rest()
    assert not bea.page["begins"]


def test_what_another_has_answered_is_no_news_where_the_same_is_still_asked(table: Table) -> None:
    """Who had typed a die and not sent it read that nothing was asked any more."""
    ana, bea, conductor = table.phone("Ana"), table.phone("Bea"), table.playing.conductor
    conductor.rollers.set("party", PHONES)
    while conductor.fight.phase != "setup":
        conductor.undo()
    conductor.command({"do": "begin"})
    told = bea.known.told
    asked = {key: value for key, value in bea.question.items() if key != "token"}
    assert ana.post("answer", {"token": ana.question["token"], "faces": [5] * len(ana.question["dice"])}).status == 200
    table.wait(lambda: table.phones.is_settled)
    assert {key: value for key, value in bea.question.items() if key != "token"} == asked
    assert bea.known.told == told
    conductor.questions.roll_rest()
    table.wait(lambda: table.phones.is_settled)
    assert bea.page["question"] is None
    assert bea.known.told == (told[0] + 1, "answered-elsewhere")


def test_a_deed_that_is_asked_about_calls_a_foe_as_the_players_know_it(table: Table) -> None:
    """Its letter said that there was another one, whom nobody sees."""
    ana, conductor = table.phone("Ana"), table.playing.conductor
    while conductor.fight.phase != "setup":
        conductor.undo()
    conductor.hide("guard-b", hidden=True)
    conductor.command({"do": "begin"})
    answer_all(conductor)
    conductor.rollers.set("party", PHONES)
    conductor.command({**ATTACK, "override": True})
    (name,) = [row["name"] for row in ana.page["view"]["rows"] if row["side"] == "foes"]
    assert (name, ana.page["about"]) == ("Guard", "Attack → Guard")


def test_what_the_rules_refuse_says_why_on_the_phone(table: Table) -> None:
    """A player was told only that it was not allowed now, and did not know to wait."""
    ana = table.phone("Ana")
    answer = ana.post("propose", {"action": "full_move", "words": "999"})
    said = json.loads(answer.body)
    assert (answer.status, said["id"], table.phones.wishes) == (422, "not-now", [])
    refused = table.playing.conductor.refusal_of(
        {"do": "act", "actor": "ana", "action": "full_move", "params": {"distance": 999}}
    )
    assert said["why"] == table.playing.conductor.sentence(there(refused))
