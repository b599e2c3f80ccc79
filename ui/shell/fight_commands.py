"""Commands of the Fight menu outside of the page: notes, free rolls, countdowns, reinforcements, who rolls."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from rules.core.facts import Command
from ui.dnd.payload import DropPayload
from ui.text.words import goal_word, unit_meant

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from models.library import Library
    from ui.encounter.fight.page import FightPage
    from ui.encounter.prepare.page import PreparePage
    from ui.navigation.active_page import ActivePage
    from ui.services.tasks import Tasks
    from ui.session.dice_rollers import Rollers
    from ui.widgets.picker import PickerItem

MOST_AT_ONCE = 99
"""The most of one creature prepared or joining at once."""
translate = QCoreApplication.translate


# --- one line ----------------------------------------------------------------------------------------------------


def write_note(page: FightPage) -> None:
    """Ask for a line for the log."""
    title, hint = translate("FightCommands", "Note"), translate("FightCommands", "Type it, then Enter")
    _ask_line(page, title, hint, lambda text: {"do": "note", "text": text})


def roll_freely(page: FightPage) -> None:
    """Ask for dice that no rule asks for."""
    title = translate("FightCommands", "Free roll")
    hint = translate("FightCommands", "Dice such as 2d6+3 or d%, then Enter")
    _ask_line(page, title, hint, lambda text: {"do": "roll", "expression": text})


def start_countdown(page: FightPage) -> None:
    """Ask for a countdown: a name, a number, a unit (else rounds), and where rules have it what its end means."""
    system, teller = page.conductor.system, page.conductor.teller()
    units = {id: teller.unit(id) for id in sorted(system.countdown_units)}
    goals = {id: goal_word(teller, id) for id in sorted(system.countdown_goals)}
    words = list(dict.fromkeys(units.values())) or [""]
    if goals:
        title = translate(
            "FightCommands", "Countdown: a name, a number, a unit ({units}), then what its end means ({goals})"
        )
    else:
        title = translate("FightCommands", "Countdown: a name, a number, a unit ({units})")
    hint = translate("FightCommands", "For example: Tower 5 {unit}").format(unit=words[0])
    wanted = translate("FightCommands", "A countdown has a name, a number and a unit ({units}): Tower 5 {unit}.")
    _ask_line(
        page,
        _titled_with_secret(title.format(units=" / ".join(words), goals=" / ".join(goals.values()))),
        hint,
        partial(read_countdown, units, goals, system.phrases.file),
        wanted.format(units=" / ".join(words), unit=words[0]),
    )


def _titled_with_secret(title: str) -> str:
    return f"{title} · " + translate("FightCommands", "write “{secret}” at the end to hide it from the players").format(
        secret=_secret_word()
    )


def _secret_word() -> str:
    return translate("FightCommands", "secret")


def read_countdown(units: Mapping[str, str], goals: Mapping[str, str], file: str, text: str) -> Command | None:
    """Return the command for a countdown that was typed; None if it is none.

    `units` and `goals` are called as the reader calls them; the words of the system stand beside `file`.
    """
    from models.storage.store import folded
    from ui.session.command_tags import UNSEEN

    words = text.replace(",", " ").split()
    is_secret = len(words) > 1 and folded(words[-1]) in {"secret", folded(_secret_word())}
    words = words[:-1] if is_secret else words
    last = folded(words[-1]) if words else ""
    goal = next((id for id, word in goals.items() if last in {id, folded(word)}), None)
    words = words[:-1] if goal else words
    *name, number, unit = ["", "", *words, "rounds"] if words and words[-1].isdecimal() else ["", "", *words]
    unit = unit_meant(unit, units, file)
    if not any(name) or not number.isdecimal() or int(number) < 1 or not unit:
        return None
    command: Command = {"do": "countdown", "name": " ".join(filter(None, name)), unit: int(number)}
    goal_part = {} if goal is None else {"goal": goal}
    return {**command, **goal_part, UNSEEN: True} if is_secret else {**command, **goal_part}


def _ask_line(
    page: FightPage, title: str, hint: str, command: Callable[[str], Command | None], wanted: str = ""
) -> None:
    """Open a line to write; `wanted` says what it should have been where no command can be read in it."""
    from ui.widgets.prompt_card import LineEntry

    def take(text: str) -> str:
        made = command(text)
        return wanted if made is None else page.conductor.try_command(made)

    LineEntry(title, hint, take, page).open()


def log_timeline(page: FightPage) -> None:
    """Write what is still to come in this round into the log, in words."""
    words = page.timeline.in_words()
    if words:
        page.conductor.command({"do": "note", "text": words})


# --- cards and lists ---------------------------------------------------------------------------------------------


def change_options(page: FightPage, name: str = "") -> None:
    """Let options be changed by ruling that may change while the fight runs, with the cursor in one of them."""
    from ui.encounter.gm.options_card import OptionsCard

    shown = next((card for card in page.findChildren(OptionsCard) if card.isVisible()), None)
    (shown or OptionsCard(page.conductor, page)).open(name)


def reinforce(page: FightPage) -> None:
    """Let a creature of the bestiary, or a member of a party, join the running fight."""
    from ui.session.appearance import emblem_in_list
    from ui.sheets.creature_search import CreatureSearch
    from ui.widgets.picker import Picker, PickerItem

    library, system = page.conductor.library, page.conductor.system.id
    here = page.conductor.current_fight.members_here()

    def join(dropped: DropPayload) -> None:
        page.drops.join(dropped)
        if page.conductor.open_question is not None:  # dice of theirs come first, under the list
            picker.shut()

    bestiary, party = translate("FightCommands", "bestiary"), translate("FightCommands", "party")
    emblem = partial(emblem_in_list, library)
    creatures = CreatureSearch(library, system, lambda row: bestiary, partial(_join_some, join), emblem=emblem)
    members = [member for member in library.parties.members() if member.system == system and member.id is not None]
    own = {member.party_id for member in members if member.id in here}
    choices = [
        PickerItem(
            member.name,
            party,
            partial(_join_one, join, member.id),
            once=True,
            elsewhere=bool(own) and member.party_id not in own,
        )
        for member in members
        if member.id is not None and member.id not in here
    ]
    title = translate("FightCommands", "Who joins the fight? A name, then how many (guard 3)")
    picker = Picker(title, choices, page, search=creatures, several=True)
    picker.open()


def switch_roller(page: FightPage) -> None:
    """Change who rolls for a side: the app, or the table."""
    from ui.widgets.picker import Picker

    Picker(translate("FightCommands", "Who rolls? Enter changes it."), rollers(page), page).open()


def rollers(page: FightPage) -> list[PickerItem]:
    """Return each side of the running fight with who rolls for it; picking one changes that."""
    from ui.session.dice_rollers import APP, PHONES, TABLE
    from ui.text.words import side_name
    from ui.widgets.picker import PickerItem

    conductor = page.conductor
    words = {
        APP: translate("FightCommands", "the app rolls"),
        TABLE: translate("FightCommands", "dice on the table"),
        PHONES: translate("FightCommands", "dice on their phones"),
    }
    return [
        PickerItem(side_name(side), words[conductor.rollers.of(side)], partial(_switch, conductor.rollers, side))
        for side in page.views.view().sides
    ]


def show_calibration(library: Library, over: QWidget) -> None:
    """Show over a page whether what was foretold came as often as it was said to."""
    from ui.odds.calibration import CalibrationCard

    CalibrationCard(library, over).open()


def pick_temperament(page: FightPage | PreparePage, say: Callable[[str], None]) -> None:
    """Ask how the selected creatures play."""
    from ui.encounter.fight.page import FightPage
    from ui.encounter.gm.ai_styles import pick_in_fight, pick_prepared

    if isinstance(page, FightPage):
        if rows := page.order.selected_rows:
            pick_in_fight(page.conductor, rows, say, page)
        return
    roster = page.pane.who.roster
    if roster.may_change and roster.entries:
        pick_prepared(roster.entries, roster.entries_edited.emit, say, page)


def sum_up(front: ActivePage, tasks: Tasks, say: Callable[[str], None]) -> None:
    """Show what the fight in front has come to: what stood out, plots, who did what with what."""
    from ui.summary.loader import SummaryData, gather
    from ui.text.errors import library_sentence

    def show(gathered: SummaryData) -> None:
        from ui.summary.summary_card import SummaryCard

        if front.page is not None:
            card = SummaryCard(gathered, front.page.window())
            card.message_requested.connect(say)
            card.open()

    if front.page is not None and front.encounter_id is not None:
        conductor = front.page.conductor
        job = partial(gather, conductor.library, front.encounter_id, conductor.language)
        words = translate("FightCommands", "Making the summary")
        tasks.start(words, job, done=show, failed=lambda error: say(library_sentence(error)))


def _join_some(join: Callable[[DropPayload], None], creature_id: int, tail: str) -> None:
    count = max(1, min(MOST_AT_ONCE, int(tail))) if tail.isdecimal() else 1
    join(DropPayload((creature_id,) * count, ()))


def _join_one(join: Callable[[DropPayload], None], member_id: int, tail: str) -> None:
    join(DropPayload((), (member_id,)))


def _switch(rollers: Rollers, side: str, tail: str) -> None:
    rollers.switch(side)
