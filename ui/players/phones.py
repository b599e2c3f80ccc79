"""Players' phones: who sits where, what each is shown, and what players ask; nothing happens by them alone."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import Any, NamedTuple

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Signal

from rules.core.facts import Command
from rules.core.state import PARTY, Combatant
from rules.players.players_view import PlayersView, QuestionOnView, RowOnView, as_json, as_offer
from rules.players.seen_by import declarable, deed_known
from rules.players.turn_offers import Proposal
from rules.text.messages import SOURCE, UNKNOWN, gloss, messages_of
from rules.text.sanitize import single_line
from ui.players.curtain import LETTERS, Shown
from ui.players.page_files import GAPS, page_files, page_words
from ui.players.picture_shelf import PictureShelf
from ui.players.seat_sheet import SeatSheets
from ui.players.secret_declarations import SecretDeclarations
from ui.players.sent_lines import (
    ANSWER,
    DECLARATION,
    DECLARED,
    NOT_TAKEN,
    OTHERWISE,
    READ,
    TAKEN,
    WAITS,
    Moment,
    SentLine,
    SentLines,
)
from ui.services.web.access import OVERLAY
from ui.services.web.hub import Asked
from ui.services.web.server import PORT, PlayersServer
from ui.session.appearance import PLAIN
from ui.session.controller import Conductor
from ui.session.dice_rollers import PHONES, TABLE
from ui.session.pending_command import DieSlot, Place
from ui.session.players import PlayersSettings, PlayersTable
from ui.text.words import as_read

Answered = tuple[HTTPStatus, Mapping[str, Any]]
"""The status and the body with which a device is replied to."""
LATE: Answered = (HTTPStatus.CONFLICT, {})
WRONG: Answered = (HTTPStatus.UNPROCESSABLE_ENTITY, {})
REFUSED: Answered = (HTTPStatus.FORBIDDEN, {})
BUSY: Answered = (HTTPStatus.CONFLICT, {"id": "busy"})
NOT_NOW: Answered = (HTTPStatus.UNPROCESSABLE_ENTITY, {"id": "not-now"})
UNAIMED: Answered = (HTTPStatus.UNPROCESSABLE_ENTITY, {"id": "choose-target"})
UNSAID: Answered = (HTTPStatus.UNPROCESSABLE_ENTITY, {"id": "say-what"})
NEEDS_TARGETS = "need_targets"
"""The refusal of what lacks only its targets, which a player can name."""
NOTE, MARK, TURN, DEED, SEAT = "note", "mark", "turn", "deed", "seat"
"""What a player may wish: that a line is read, to react, the end of the turn, a deed, to be let sit down."""
MOST_WISHES = 32
"""Wishes that wait; the oldest goes first."""


@dataclass
class Phone:
    """A device that is connected, or was."""

    device: str
    kind: str
    by_code: bool
    """Whether it came by the code: the game master lets it sit down."""
    language: str = SOURCE
    seats: tuple[str, ...] = ()
    """The seats at which it sits."""
    wants: tuple[str, ...] = ()
    """The seats it has asked for and waits to be given."""
    streams: int = 0
    marked: bool = False
    """Whether its player wants to react."""
    asked: str = ""
    """The token of the question that it shows; empty: none."""
    asked_for: Mapping[str, Any] = field(default_factory=dict)
    """That question without its token."""
    answered: str = ""
    """The token of the last question that it has answered."""
    offered: str | Mapping[Place, int] = ""
    """Its answer that waits for the game master: an option, or faces by their places; empty: none."""
    told: tuple[int, str] = (0, "")
    """How often it was told something of what it asked, and the id of the last."""
    lines: SentLines = field(default_factory=SentLines)
    """What it has sent, and what became of it."""
    sent: bytes = b""
    """The last document."""

    @property
    def is_here(self) -> bool:
        """Whether it is connected now."""
        return self.streams > 0


class Seat(NamedTuple):
    """A place at the table: a character of the fight."""

    key: str
    """Stays the same over the fights of an evening."""
    combatant: str
    name: str


@dataclass(frozen=True)
class Wish:
    """What a player asks of the game master."""

    device: str
    kind: str
    names: str
    """Who asks: the characters of the seat."""
    words: str
    """A note's text, or the deed in words."""
    command: Command | None = None
    """What is done if the game master takes it."""
    position: Moment = (None, 0)
    """Whose turn it was, and in which round."""


class Phones(QObject):
    """Holds the server while players are invited, and speaks for the phones to the fight."""

    changed = Signal()
    """The invitation, a device, a seat or a setting has changed."""
    wishes_changed = Signal()
    seat_asked = Signal(str)
    """A seat was asked for that the game master has to give: which."""
    seat_settled = Signal(str, bool)
    """That was answered: which, and whether somebody sits there now."""
    answered = Signal(str)
    """A question was answered on a phone: by whom."""

    def __init__(self, conductor: Conductor, table: PlayersTable, parent: QObject | None = None) -> None:
        super().__init__(parent or conductor)
        self._conductor, self._table = conductor, table
        self._server: PlayersServer | None = None
        self._bell: QSocketNotifier | None = None
        self.invitation = self.code = self.overlay_invitation = ""
        self.phones: dict[str, Phone] = {}
        """The devices by their ids."""
        self.wishes: list[Wish] = []
        """What players wish and nobody has answered, the oldest first."""
        self.secrets = SecretDeclarations(conductor, self)
        """What is declared in secret."""
        self.secrets.changed.connect(self._view_changed)
        self._has_curtain = self._is_frozen = False
        self._showing: Shown | None = None
        """What the game master shows on purpose."""
        self._shelf = PictureShelf()
        self._sheets = SeatSheets()
        self._stood_at = 0
        """How many steps had been done when that was last looked at."""
        self._waiting: list[str] = []
        """Devices whose documents are to be made anew, each in a moment of its own."""
        self._making = QTimer(self, singleShot=True)
        self._making.timeout.connect(self._make_next)
        self._listen()

    def _listen(self) -> None:
        self._table.changed.connect(self._view_changed)
        self._table.settings_changed.connect(self.changed)
        self._conductor.fight_changed.connect(self._drop_old_wishes)
        self._conductor.step_done.connect(self._step_done)
        self._conductor.rewound.connect(self._rewound)
        self._conductor.questions.answered.connect(self._tell_taken)
        self._conductor.questions.offer_changed.connect(self._take_back_dropped)

    def go_on_in(self, conductor: Conductor, table: PlayersTable, parent: QObject) -> None:
        """Speak for the phones to the fight of another window, which has taken this one's place."""
        self._table.changed.disconnect(self._view_changed)
        self._table.settings_changed.disconnect(self.changed)
        self._conductor.fight_changed.disconnect(self._drop_old_wishes)
        self._conductor.step_done.disconnect(self._step_done)
        self._conductor.rewound.disconnect(self._rewound)
        self._conductor.questions.answered.disconnect(self._tell_taken)
        self._conductor.questions.offer_changed.disconnect(self._take_back_dropped)
        table.ids = self._table.ids
        self.secrets.go_on_in(conductor)
        self._conductor, self._table = conductor, table
        self.setParent(parent)
        self._listen()
        self._let_phones_roll(is_open=self.is_open)
        self._view_changed()

    # --- the server ------------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        """Whether players are invited."""
        return self._server is not None

    @property
    def url(self) -> str:
        """The address of the page; empty while nobody is invited."""
        return "" if self._server is None else self._server.url

    def open(self, address: str, port: int = PORT) -> None:
        """Begin to listen on an address. Raises `OSError` where that is not possible."""
        self.close()
        self._server = PlayersServer(page_files(), address, port)
        self._bell = QSocketNotifier(self._server.bell.fileno(), QSocketNotifier.Type.Read, self)
        self._bell.activated.connect(self._rung)
        self._let_phones_roll(is_open=True)
        self.changed.emit()

    def close(self) -> None:
        """Listen no more: all seats are free, and who rolled on a phone rolls at the table."""
        if self._server is None or self._bell is None:
            return
        self._bell.setEnabled(False)
        self._bell.deleteLater()
        self._server.stop()
        self._server = self._bell = None
        self.invitation = self.code = self.overlay_invitation = ""
        self.phones.clear()
        self.wishes.clear()
        self._waiting.clear()
        self._let_phones_roll(is_open=False)
        self._view_changed()
        self.changed.emit()
        self.wishes_changed.emit()

    def _let_phones_roll(self, *, is_open: bool) -> None:
        rollers = self._conductor.rollers
        rollers.seated = self._seated if is_open else frozenset
        rollers.allow_phones(is_open=is_open)
        if is_open and rollers.of(PARTY) == TABLE:
            rollers.set(PARTY, PHONES)

    def _seated(self) -> frozenset[str]:
        """Return the combatants whose players sit at phones."""
        return frozenset(id for phone in self.phones.values() for id in self.combatants_of(phone))

    @property
    def settings(self) -> PlayersSettings:
        """What the game master lets the players see and do."""
        return self._table.settings

    def set(self, **values: bool) -> None:
        """Change some of the settings that are on or off."""
        self._table.settings = self._table.settings.with_values(values)

    def open_overlay(self, *, is_open: bool) -> None:
        """Open the overlay for streams, or close it."""
        if self._server is not None:
            self._server.open_overlay(is_open=is_open)

    def follow_screen(self, *, has_curtain: bool, is_frozen: bool, showing: Shown | None = None) -> None:
        """Show no more than the players' screen does, and what is shown there.

        Behind a curtain that is only what is one's own; a frozen overlay stays as it is.
        """
        if (has_curtain, is_frozen) != (self._has_curtain, self._is_frozen) or showing is not self._showing:
            self._has_curtain, self._is_frozen, self._showing = has_curtain, is_frozen, showing
            if showing is None:
                self._shelf.take_away()
            self._view_changed()

    def _rung(self) -> None:
        for asked in [] if self._server is None else self._server.asked():
            self._take(asked)

    # --- seats -----------------------------------------------------------------------------------------

    def seats(self) -> list[Seat]:
        """Return the seats of the open fight: of the party's side, and of its members on any other."""
        members = self._table.members()
        return [
            Seat(_key(combatant, members), combatant.id, combatant.name)
            for combatant in self._table.present().values()
            if combatant.side == PARTY or combatant.id in members
        ]

    def combatants_of(self, phone: Phone) -> tuple[str, ...]:
        """Return the combatants of the open fight for whom a phone speaks."""
        return tuple(seat.combatant for seat in self.seats() if seat.key in phone.seats)

    def names_of(self, phone: Phone) -> str:
        """Return for whom a phone speaks, or wants to, in words."""
        keys = phone.seats or phone.wants
        return ", ".join(seat.name for seat in self.seats() if seat.key in keys)

    def seat(self, device: str, keys: Sequence[str]) -> None:
        """Give a device some seats, in the place of those that it has or wants; none: it stands."""
        phone = self.phones.get(device)
        if phone is not None:
            asked_for = self.names_of(phone) if phone.wants else ""
            phone.seats, phone.wants, phone.marked, phone.lines = tuple(keys), (), False, SentLines()
            if keys:
                phone.by_code = False  # it was let in
                self._keep_seats(keys)
            self._drop_wishes_of(device, SEAT)
            if asked_for and not keys:
                phone.told = (phone.told[0] + 1, "no-seat")
            self._view_changed()
            self.changed.emit()
            if asked_for:
                self.seat_settled.emit(asked_for, bool(keys))

    def _keep_seats(self, keys: Sequence[str]) -> None:
        """Keep seats for another evening: the same ones are offered then, to devices with new tokens."""
        taken = {seat.key: seat.name for seat in self.seats() if seat.key in keys}
        others = {key: name for key, name in self._table.last_seats().items() if key not in taken}
        self._table.keep_seats({**others, **taken})

    def last_seats(self) -> list[Seat]:
        """Return the seats of the open fight that were taken the last time."""
        kept = self._table.last_seats()
        return [seat for seat in self.seats() if seat.key in kept]

    def missing(self) -> list[Seat]:
        """Return the seats of the last time that nobody has taken yet."""
        taken = {key for phone in self.phones.values() for key in phone.seats}
        return [seat for seat in self.last_seats() if seat.key not in taken]

    def put_out(self, device: str) -> None:
        """End a device's seat and its connection; it is not kept for another evening."""
        others = {key for phone in self.phones.values() if phone.device != device for key in phone.seats}
        gone = set(self.phones[device].seats if device in self.phones else ()) - others
        self._table.keep_seats({key: name for key, name in self._table.last_seats().items() if key not in gone})
        if self._server is not None and self.phones.pop(device, None) is not None:
            self._server.put_out(device)
            self._drop_wishes_of(device)
            self._view_changed()
            self.changed.emit()

    # --- what devices are shown ------------------------------------------------------------------------

    def _view_changed(self) -> None:
        settings, secrets = self._table.settings, self.secrets
        secrets.become(is_wanted=settings.declares_in_secret, shows_all=settings.shows_declared)
        taken = {key for phone in self.phones.values() for key in phone.seats}
        secrets.ask({seat.combatant for seat in self.seats() if seat.key in taken} if taken else ())
        self._table.let_all_declare(secrets.revealed, in_secret=secrets.is_on)
        for device in self.phones:
            self._make_anew(device)

    def _make_anew(self, device: str) -> None:
        if device not in self._waiting:
            self._waiting.append(device)
        self._making.start()

    @property
    def is_settled(self) -> bool:
        """Whether every device has been sent what it is to be shown."""
        return not self._waiting

    def _make_next(self) -> None:
        """Make the document of one device, so that nothing in the window waits for all of them."""
        if not self._waiting or self._server is None:
            return
        phone = self.phones.get(self._waiting.pop(0))
        if phone is not None and not (phone.kind == OVERLAY and self._is_frozen and phone.sent):
            self._shelf.take_breath()
            shown = self.document(phone)
            if self._shelf.is_behind:
                self._make_anew(phone.device)
            if self._is_answered_elsewhere(phone, shown.get("question")):
                phone.told = (phone.told[0] + 1, "answered-elsewhere")
                shown = {**shown, "told": _told(phone)}
            document = json.dumps(shown, ensure_ascii=False, separators=(",", ":")).encode()
            if document != phone.sent:
                phone.sent = document
                self._server.publish(phone.device, document, self._shelf.files(_pictures_in(shown)))
        if self._waiting:
            self._making.start()

    def _is_answered_elsewhere(self, phone: Phone, question: Mapping[str, Any] | None) -> bool:
        """Return whether the question that a phone showed is gone without its answer; now it shows `question`."""
        if self._table.shows_past:
            return False  # it is asked again afterwards
        before, asked_before = phone.asked, phone.asked_for
        phone.asked = "" if question is None else str(question["token"])
        phone.asked_for = {} if question is None else {key: value for key, value in question.items() if key != "token"}
        # What is asked as before is not gone: another one has answered what the same question asks of that one.
        return before not in ("", phone.asked, phone.answered) and phone.asked_for != asked_before

    def document(self, phone: Phone) -> Mapping[str, Any]:
        """Return what a device is shown: its seats, what it may know of the fight, and what is shown to all."""
        document = self._page(phone)
        if phone.kind == OVERLAY or not phone.seats or self._showing is None:
            return document
        showing = self._showing
        shown = {"title": showing.title, "text": showing.text[:LETTERS], "picture": self._shelf.shown(showing) or None}
        return {**document, "showing": shown}

    def _page(self, phone: Phone) -> Mapping[str, Any]:
        words = page_words(phone.language)
        if phone.kind == OVERLAY:
            view = None if self._has_curtain else self._table.view((), phone.language)
            return {"mine": [], "view": None if view is None else as_json(view)}
        seats = self.seats()
        if not seats:
            return {"mine": [], "wait": words["wait-fight"]}
        own = tuple(seat.combatant for seat in seats if seat.key in phone.seats)
        if not own:
            taken = {key for other in self.phones.values() if other is not phone for key in other.seats}
            again = {seat.key for seat in self.last_seats()} if self.settings.same_seats else set()
            choices = [
                {"key": seat.key, "name": seat.name, "taken": seat.key in taken, "again": seat.key in again}
                for seat in seats
            ]
            waits = words["wait-seat"].replace(GAPS["name"], self.names_of(phone)) if phone.wants else None
            page = {"mine": [], "wait": waits, "asks": bool(waits), "seats": None if waits else choices}
            return {**page, "told": _told(phone)}
        view = self._table.view(own, phone.language)
        if view is None:
            return {"mine": [], "wait": words["wait-fight"]}
        data = as_json(view)
        question, offers = data.pop("question"), data.pop("offers")
        has_answered = question is not None and self._waits(own, question["token"])
        asks = question is not None and not has_answered and (not question["dice"] or self._rolls_on_phones(own))
        self._add_looks(data["rows"], view.rows)
        mine = [self._table.ids.id(id) for id in own]
        data["round_label"] = view.round_label
        data["grounds"] = self._grounds(phone.language)
        data["heads"] = [line.n for line in view.log if line.heads]
        data["sheets"] = self._sheets_of(own, phone.language)
        data["pools"] = self._meanings(view, phone.language)
        data["declared"] = [each._asdict() for each in view.declared]
        if self._has_curtain:
            own_rows = [row for row in data["rows"] if row["id"] in mine]
            nothing = dict.fromkeys(("timeline", "countdowns", "log", "heads", "next", "declared"), ())
            data |= {"rows": own_rows, "board": None, **nothing}
        shown_question = question if asks and question is not None else None
        if shown_question is not None and view.question is not None and len(own) > 1:
            _name_askers(shown_question, view.question)
        return {
            "mine": mine,
            "wait": words[waits] if (waits := self._why_wait(has_answered=has_answered)) else None,
            "curtain": self._has_curtain,
            "view": data,
            "question": shown_question,
            "offers": None if self._has_curtain else offers,
            "declares": None if self._has_curtain else self._declares(own, phone.language),
            "undone": None if self._has_curtain or view.undone is None else view.undone._asdict(),
            "begins": self._asks_for("begin"),
            "between": shown_question is not None and self._asks_for("next"),
            "about": self._own_deed(own, phone.language) if shown_question is not None else "",
            "told": _told(phone),
            "sent": phone.lines.as_data(),
            "marked": phone.marked,
        }

    def _meanings(self, view: PlayersView, language: str) -> Mapping[str, str]:
        """Return what the pools of a seat's own mean, by their labels."""
        played = self._table.played()
        if played is None:
            return {}
        system = as_read(played.system, language)
        words = messages_of(system.phrases.file, language, translated=bool(system.words))
        labels = {pool.id: pool.label for row in view.rows if row.own for pool in row.health.pools}
        meanings = ((label, words.first_of(gloss("pool", id))) for id, label in labels.items())
        return {label: meaning for label, meaning in meanings if meaning}

    def _sheets_of(self, own: Sequence[str], language: str) -> Mapping[str, Any]:
        """Return the sheets of a seat's own, by the ids by which players know them."""
        played = self._table.played()
        if played is None:
            return {}
        fight, system = played.fight, played.system
        known = [fight.combatants[id] for id in own if id in fight.combatants and id not in played.hidden]
        return {
            self._table.ids.id(one.id): self._sheets.sheet(fight, system, one, self._conductor.own_sheet(one), language)
            for one in known
        }

    def _grounds(self, language: str) -> Mapping[str, str]:
        """Return the kinds of ground on the board, each by its name."""
        played = self._table.played()
        board = None if played is None else played.fight.board
        if played is None or board is None:
            return {}
        system = as_read(played.system, language)
        kinds = sorted(set((board.terrains or {}).values()))
        return {kind: str(system.terrain_label(kind)) for kind in kinds}

    def _why_wait(self, *, has_answered: bool) -> str:
        """Return the id of what a seat is told of what it sees, or waits for; empty: nothing."""
        if self._has_curtain:
            return "curtain"
        return "past" if self._table.shows_past else "answer-waits" if has_answered else ""

    def _declares(self, own: Sequence[str], language: str) -> Mapping[str, Any] | None:
        """Return what is asked of a seat while everybody declares in secret: of its own combatants alone."""
        played, secrets = self._table.played(), self.secrets
        open_ids = secrets.open_ids() if secrets.is_on else []
        ids = (
            [] if played is None or played.is_past else [id for id in own if id in open_ids and id not in played.hidden]
        )
        if played is None or not ids:
            return None
        audience = self._table.audience(own, language)
        return {
            "token": str(secrets.token),
            "who": [
                {
                    "id": self._table.ids.id(id),
                    "name": played.fight.combatants[id].name,
                    "made": None if (made := secrets.made(id)) is None else deed_known(played, audience, made),
                    "offers": [as_offer(each) for each in declarable(played, audience, id, secrets.actions_of(id))],
                }
                for id in ids
            ],
        }

    def _add_looks(self, pages: Sequence[dict[str, Any]], rows: Sequence[RowOnView]) -> None:
        """Add how those who are seen look, as far as players may know, and which of their pools is their life."""
        looks = self._table.looks()
        for page, row in zip(pages, rows, strict=True):
            picture = self._shelf.row(looks.get(row.id, PLAIN).seen(row.name), row.side, row.name)
            page["portrait"] = picture or None
            if vital := next((pool.id for pool in row.health.pools if pool.vital), ""):
                page["vital"] = vital
            if row.cell is not None and row.wide > 1:
                page["size"] = row.wide
            if row.facing:
                page["facing"] = row.facing

    def _own_deed(self, own: Sequence[str], language: str) -> str:
        """Return the deed that a question belongs to, in a language, where it is one's own at somebody who is seen."""
        asked, played = self._conductor.open_question, self._table.played()
        command: Command = {} if asked is None else asked.command
        targets = command.get("targets") or ()
        if played is None or command.get("do") != "act" or command.get("actor") not in own:
            return ""
        if not isinstance(targets, Sequence) or not played.hidden.isdisjoint(map(str, targets)):
            return ""
        known = deed_known(played, self._table.audience(own, language), command)
        return "" if known == UNKNOWN else known

    def _asks_for(self, deed: str) -> bool:
        """Whether what is asked is asked for a command that nobody's turn is for: to begin, or before the next turn."""
        asked = self._conductor.open_question
        return asked is not None and asked.command.get("do") == deed

    def _rolls_on_phones(self, own: Sequence[str]) -> bool:
        played = self._table.played()
        combatants = {} if played is None else played.fight.combatants
        sides = {combatants[id].side for id in own if id in combatants}
        return any(self._conductor.rollers.of(side) == PHONES for side in sides)

    # --- what devices ask ------------------------------------------------------------------------------

    def _take(self, asked: Asked) -> None:
        if asked.kind == "invitation":
            self.invitation, self.code = asked.body["invitation"], asked.body["code"]
            self.changed.emit()
        elif asked.kind == "overlay":
            self.overlay_invitation = asked.body["invitation"]
            self.changed.emit()
        elif asked.kind == "joined":
            self.phones[asked.device] = Phone(asked.device, asked.body["kind"], asked.body["by_code"])
            self._make_anew(asked.device)
            self.changed.emit()
        elif (phone := self.phones.get(asked.device)) is not None:
            status, body = self._answer(phone, asked.kind, asked.body)
            if asked.number and self._server is not None:
                self._server.reply(asked.number, status, body)

    def _answer(self, phone: Phone, kind: str, body: Mapping[str, Any]) -> Answered:
        if kind == "connected":
            phone.streams = body["streams"]
            self.changed.emit()
            return HTTPStatus.OK, {}
        if kind == "language":
            phone.language = body["language"]
            self._make_anew(phone.device)
            return HTTPStatus.OK, {}
        if kind == "sit":
            return self._sit(phone, body["seats"])
        if not phone.seats:
            return REFUSED
        if kind == "answer":
            return self._answer_question(phone, body)
        if kind == "declare":
            return self._declare(phone, body)
        if kind == "mark":
            phone.marked = body["is_set"]
            self._make_anew(phone.device)
            return self._wish(phone, MARK, "", is_set=phone.marked)
        if kind == "note":
            return self._wish(phone, NOTE, single_line(body["text"]))
        if kind == "end-turn":
            return self._end_turn(phone)
        return self._propose(phone, body)

    def _sit(self, phone: Phone, keys: Sequence[str]) -> Answered:
        """Sit down: at once with the invitation; with the code, or beside somebody, once the game master says so."""
        known = {seat.key for seat in self.seats()}
        if not known.issuperset(keys):
            return WRONG
        others = {key for other in self.phones.values() if other is not phone for key in other.seats}
        if keys and (phone.by_code or not others.isdisjoint(set(keys).difference(phone.seats))):
            phone.seats, phone.wants, phone.lines = (), tuple(keys), SentLines()
            self._drop_wishes_of(phone.device)
            self._keep_wish(Wish(phone.device, SEAT, self.names_of(phone), ""))
            self.seat_asked.emit(self.names_of(phone))
            self._make_anew(phone.device)
            self.changed.emit()
        else:
            phone.wants = ()  # it is the player's own wish no more
            self.seat(phone.device, keys)
        return HTTPStatus.OK, {}

    # --- answers ---------------------------------------------------------------------------------------

    def _answer_question(self, phone: Phone, body: Mapping[str, Any]) -> Answered:
        """Answer the open question, if it is still the one that the phone was shown and this one of its answers."""
        own, token = self.combatants_of(phone), body["token"]
        if body["option"] is not None:
            if not self._is_asked(phone, own, token):
                return LATE
            option = self._table.option_meant(own, token, body["option"])
            if option is None:
                return WRONG
            return self._give(phone, token, option, body["option"])
        slots = self._table.dice_meant(own, token) if self._rolls_on_phones(own) else ()
        if not slots:
            return LATE
        # Without faces the dice are thrown here, and shown there.
        faces = [1 + secrets.randbelow(slot.faces) for slot in slots] if body["rolls"] else body["faces"]
        if faces is None or len(faces) != len(slots) or not _are_shown(faces, slots):
            return WRONG
        status, said = self._give(phone, token, {slot.place: face for slot, face in zip(slots, faces, strict=True)})
        return status, {**said, **({"faces": faces} if body["rolls"] else {})}

    def _give(self, phone: Phone, token: str, answer: str | Mapping[Place, int], shown: str = "") -> Answered:
        """Answer the open question, or let the answer wait for the game master.

        `shown`: the id by which the phone was shown an option.
        """
        questions, waits = self._conductor.questions, self._table.settings.answers_wait
        own = self.combatants_of(phone)
        if waits and self._waits(own, token):
            return LATE  # another phone of this seat has answered
        phone.answered = token
        view = self._table.view(own, phone.language)
        if view is not None and view.question is not None:
            given = next((option.label for option in view.question.options if option.id == shown), "")
            faces = () if isinstance(answer, str) else tuple(answer.values())
            words = ": ".join(filter(None, (view.question.text.rstrip(":"), given)))
            phone.lines.add(SentLine(ANSWER, words, WAITS if waits else TAKEN, self._moment(), faces, self._steps()))
        self.answered.emit(self.names_of(phone))
        if waits:
            phone.offered = answer
            questions.offer({} if isinstance(answer, str) else answer, answer if isinstance(answer, str) else "")
            self._view_changed()
        elif isinstance(answer, str):
            questions.answer_choice(answer)
        else:
            questions.answer_dice(list(answer.items()))
        return HTTPStatus.OK, {"waits": True} if waits else {}

    def _waits(self, own: Sequence[str], token: str) -> bool:
        """Return whether the answer of a seat to the open question waits for the game master."""
        questions = self._conductor.questions
        if questions.offered_option:
            return True  # whose question it is is asked nothing else
        slots = self._table.dice_meant(own, token)
        return bool(slots) and all(slot.place in questions.offered_dice for slot in slots)

    def _tell_taken(self, given: str | Mapping[Place, int | None]) -> None:
        """Tell the phones whose answers waited whether the game master has taken them."""
        for phone in self.phones.values():
            offered, is_same = phone.offered, phone.offered == given
            if not isinstance(offered, str) and not isinstance(given, str):
                if offered.keys().isdisjoint(given):
                    continue
                is_same = all(given.get(place, face) == face for place, face in offered.items())
            if offered:
                phone.offered = ""
                phone.told = (phone.told[0] + 1, "answer-taken" if is_same else "answered-otherwise")
                phone.lines.settle(ANSWER, TAKEN if is_same else OTHERWISE, self._steps())
                self._make_anew(phone.device)

    def _take_back_dropped(self) -> None:
        """Ask those again whose answers were let go; what is no longer asked at all they are told."""
        questions = self._conductor.questions
        if not questions.has_offer:
            told = "declined" if questions.open_question is not None else "answered-elsewhere"
            for phone in self.phones.values():
                if phone.offered:
                    phone.offered = phone.answered = ""
                    phone.told = (phone.told[0] + 1, told)
                    phone.lines.settle(ANSWER, NOT_TAKEN, self._steps())
                    self._make_anew(phone.device)

    def _is_asked(self, phone: Phone, own: Sequence[str], token: str) -> bool:
        view = self._table.view(own, phone.language) if own else None
        return view is not None and view.question is not None and view.question.token == token

    # --- declarations ----------------------------------------------------------------------------------

    def _declare(self, phone: Phone, body: Mapping[str, Any]) -> Answered:
        """Keep what a player declares, in the place of what was declared for the same combatant before."""
        own, played, secrets = self.combatants_of(phone), self._table.played(), self.secrets
        ids = {self._table.ids.id(id): id for id in own}
        if played is None or played.is_past or not secrets.is_on or body["token"] != str(secrets.token):
            return LATE
        id = ids.get(body["combatant"])
        if id is None or id not in secrets.open_ids() or id in played.hidden:
            return WRONG
        offers = declarable(played, self._table.audience(own, phone.language), id, secrets.actions_of(id))
        offer = next((offer for offer in offers if offer.action == body["action"]), None)
        things = () if offer is None else (offer.alone,) if offer.alone is not None else offer.things
        thing = next((thing for thing in things if thing.id == body["thing"]), None)
        if offer is None or thing is None or not set(body["targets"]) <= set(thing.targets):
            return WRONG
        if len(body["targets"]) < thing.least:
            return UNAIMED
        command: dict[str, Any] = {"do": "declare", "actor": id, "action": offer.action}
        if thing.id:
            command["with"] = thing.id
        if body["targets"]:
            by_shown = {self._table.ids.id(id): id for id in played.fight.combatants if id not in played.hidden}
            command["targets"] = [by_shown[target] for target in body["targets"]]
        words = deed_known(played, self._table.audience(own, phone.language), command)
        if not secrets.declare(command):
            return NOT_NOW
        named = f"{played.fight.combatants[id].name}: {words}" if len(own) > 1 else words
        phone.lines.add(SentLine(DECLARATION, named, DECLARED, self._moment()))
        self._make_anew(phone.device)
        return HTTPStatus.OK, {}

    # --- wishes ----------------------------------------------------------------------------------------

    def _propose(self, phone: Phone, body: Mapping[str, Any]) -> Answered:
        """Propose what is offered to the one whose turn it is: nothing else, and at nobody else."""
        own = self.combatants_of(phone)
        view = self._table.view(own, phone.language) if own else None
        played = self._table.played()
        if view is None or view.offers is None or played is None or self._active_of(own) is None:
            return self._why_not_now(own)
        cell = None if body["cell"] is None else (body["cell"][0], body["cell"][1])
        said = single_line(body["words"]).strip()
        proposal = Proposal(body["action"], body["thing"], body["targets"], cell, body["choices"], said)
        command = self._table.command_meant(own, proposal)
        if command is None:
            return WRONG
        if not said and _has_to_be_said(view, proposal):
            return UNSAID
        words = _with_said(str(self._conductor.system.described(played.fight, command)), said)
        own_words = _with_said(deed_known(played, self._table.audience(own, phone.language), command), said)
        refused = self._conductor.refusal_of(command)
        if refused is None:
            return self._wish(phone, DEED, words, command, own_words=own_words)
        action = self._conductor.system.actions[proposal.action]
        if refused.code != NEEDS_TARGETS and action.is_unfinished(refused.code):
            # What a page cannot say whole is for the game master to do.
            return self._wish(phone, DEED, words, own_words=own_words)
        # Where it is somebody unseen who stands in its way, the game master learns why, and the player nothing.
        if (as_seen := self._table.refusal_as_seen(command)) is not None:
            if refused.code == NEEDS_TARGETS:
                return UNAIMED
            why = self._table.refusal_known(as_seen, own, phone.language)
            return NOT_NOW[0], {**NOT_NOW[1], **({"why": why} if why else {})}
        return self._wish(phone, DEED, words, command, own_words=own_words)

    def _end_turn(self, phone: Phone) -> Answered:
        own = self.combatants_of(phone)
        if self._active_of(own) is None:
            return self._why_not_now(own)
        return self._wish(phone, TURN, "", {"do": "next"})

    def _active_of(self, own: Sequence[str]) -> str | None:
        """Return whose turn it is among a phone's combatants; None while something is asked, or the past is shown."""
        played, conductor = self._table.played(), self._conductor
        if played is None or conductor.looks_back or conductor.open_question is not None:
            return None
        return played.fight.active if played.fight.active in own else None

    def _why_not_now(self, own: Sequence[str]) -> Answered:
        """Return what is told to who can ask for nothing now: it is their turn, but something else comes first."""
        present = self._conductor.open_fight
        is_on_turn = present is not None and present.present.fight.active in own
        return BUSY if is_on_turn else LATE

    def _wish(
        self,
        phone: Phone,
        kind: str,
        words: str,
        command: Command | None = None,
        *,
        own_words: str = "",
        is_set: bool = True,
    ) -> Answered:
        """Keep what a player wishes, in the place of what the same phone wished of this kind before.

        `own_words`: a deed as its player reads it.
        """
        self._keep_line(phone, kind, own_words or words, is_set=is_set)
        self.wishes = [wish for wish in self.wishes if kind == NOTE or (wish.device, wish.kind) != (phone.device, kind)]
        if is_set:
            self._keep_wish(Wish(phone.device, kind, self.names_of(phone), words, command, self._moment()))
        else:
            self.wishes_changed.emit()
        return HTTPStatus.OK, {}

    def _keep_wish(self, wish: Wish) -> None:
        self.wishes = [*self.wishes, wish][-MOST_WISHES:]
        self.wishes_changed.emit()

    def _keep_line(self, phone: Phone, kind: str, words: str, *, is_set: bool) -> None:
        """Let the phone go on saying what it wishes; what is taken back goes."""
        if not is_set:
            phone.lines.take_back(kind)
        else:
            said = page_words(phone.language)
            named = {TURN: said["end-turn"], MARK: said["mark"], NOTE: f"“{words}”"}.get(kind, words)
            phone.lines.add(SentLine(kind, named, WAITS, self._moment()), replaces=kind != NOTE)
        self._make_anew(phone.device)

    def take_wish(self) -> None:
        """Do the first wish; what only has to be read is read."""
        if not self.wishes or (self.wishes[0].command is not None and self._conductor.is_looking_back()):
            return
        wish = self.wishes.pop(0)
        if wish.kind == SEAT:
            self.seat(wish.device, self.phones[wish.device].wants)
            return
        if wish.command is None:
            self._handled(wish, READ)
        else:
            is_refused = self._conductor.refusal_of(wish.command) is not None
            self._handled(wish, NOT_TAKEN if is_refused else TAKEN)
            self._conductor.command(wish.command)
        self.wishes_changed.emit()

    def drop_wish(self) -> None:
        """Let the first wish go."""
        if self.wishes:
            wish = self.wishes.pop(0)
            if wish.kind == SEAT:
                self.seat(wish.device, ())
                return
            self._handled(wish, NOT_TAKEN if wish.kind in (DEED, TURN) else READ)
            if wish.kind in (DEED, TURN) and (phone := self.phones.get(wish.device)) is not None:
                phone.told = (phone.told[0] + 1, "declined")
            self.wishes_changed.emit()

    def _handled(self, wish: Wish, state: str) -> None:
        """Say on the phone what became of a wish."""
        phone = self.phones.get(wish.device)
        if phone is not None:
            phone.lines.settle(wish.kind, state, self._steps())
            phone.marked = phone.marked and wish.kind != MARK
            self._make_anew(wish.device)

    def _steps(self) -> int:
        """Return how many steps have been done in the fight."""
        fight = self._conductor.open_fight
        return 0 if fight is None else fight.present.service.journal.cursor

    def _look_again(self) -> None:
        """Steps were undone or done again: say of what was taken whether it still is."""
        if self._conductor.questions.pending is not None:
            return  # what was taken is not done yet
        self._stood_at = self._steps()
        for phone in self.phones.values():
            if phone.lines.look_again(self._stood_at):
                self._make_anew(phone.device)

    def _step_done(self) -> None:
        self._say_undone()
        self._drop_old_wishes()

    def _rewound(self) -> None:
        self._say_undone()
        self._look_again()

    def _say_undone(self) -> None:
        """Say to all at the table that something was undone: it would only be missing."""
        if self._steps() < self._stood_at and not self._conductor.looks_back:
            for phone in self.phones.values():
                phone.told = (phone.told[0] + 1, "undone") if phone.seats else phone.told

    def _moment(self) -> Moment:
        played = self._table.played()
        return (None, 0) if played is None else (played.fight.active, played.fight.round)

    def _drop_old_wishes(self) -> None:
        """Drop what was wished in a turn that is over."""
        self._look_again()
        now = self._moment()
        for phone in self.phones.values():
            if phone.lines.enter(now, (NOTE, MARK)):
                self._make_anew(phone.device)
        kept = [wish for wish in self.wishes if wish.command is None or wish.position == now]
        if kept != self.wishes:
            self.wishes = kept
            self.wishes_changed.emit()

    def _drop_wishes_of(self, device: str, kind: str = "") -> None:
        """Drop what a device wishes; `kind`: only of that kind."""
        self.wishes = [wish for wish in self.wishes if wish.device != device or kind not in ("", wish.kind)]
        self.wishes_changed.emit()


def _pictures_in(document: Mapping[str, Any]) -> list[str]:
    """Return the ids of the pictures that a document names."""
    view, showing = document.get("view"), document.get("showing")
    ids = [row["portrait"] for row in view["rows"]] if view else []
    return [id for id in (*ids, showing["picture"] if showing else None) if id]


def _name_askers(question: dict[str, Any], asked: QuestionOnView) -> None:
    """Say in a question whose it is, and whose each of its dice: more than one sits at this phone."""
    question["who"] = asked.who
    for die, shown in zip(question["dice"], asked.dice, strict=True):
        die["who"] = shown.who


def _has_to_be_said(view: PlayersView, proposal: Proposal) -> bool:
    """Return whether a view asks for words with what is proposed."""
    offer = next((offer for offer in view.offers or () if offer.action == proposal.action), None)
    things = () if offer is None else (offer.alone, *offer.things)
    return any(thing.says is not None for thing in things if thing is not None and thing.id == proposal.thing)


def _with_said(deed: str, said: str) -> str:
    return f"{deed}: “{said}”" if said and said not in deed else deed


def _told(phone: Phone) -> Mapping[str, Any]:
    return {"number": phone.told[0], "id": phone.told[1]}


def _are_shown(faces: Sequence[int], slots: Sequence[DieSlot]) -> bool:
    """Return whether dice can show these faces."""
    return all(face <= slot.faces for slot, face in zip(slots, faces, strict=True))


def _key(combatant: Combatant, members: Mapping[str, int]) -> str:
    """Return the key of a combatant's seat: of the member that it is, else of its name."""
    member = members.get(combatant.id)
    return f"name:{combatant.name}" if member is None else f"member:{member}"
