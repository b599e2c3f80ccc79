"""Import and export: files are previewed on a page, and an import is one step of undo."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QApplication, QFileDialog, QMainWindow

from models.storage.errors import LibraryError
from ui.navigation.tabs import BESTIARY, ENCOUNTER, PARTY
from ui.services.dialogs import ask_to_save, usual_folder, visited, write
from ui.services.tasks import Progress
from ui.text.errors import library_sentence
from ui.text.words import terms_language

if TYPE_CHECKING:
    from models.exchange.foreign.text.translated_text import UnderstoodSpan
    from models.exchange.importer import ImportPlan, ImportReport
    from models.exchange.library_writer import LibraryChange
    from models.exchange.records.readers import Content
    from models.library import Library
    from ui.edits.core import Edits, EditStep
    from ui.exchange.card import ImportCard
    from ui.exchange.pasted_text import PastedText
    from ui.navigation.active_page import ActivePage
    from ui.navigation.tabs import Tabs
    from ui.services.preferences import LibraryPreferences
    from ui.services.tasks import Progress, Tasks

LONGEST_SHOWN = 200_000
"""Signs of a pasted text that is shown, to be mended."""
SUFFIXES = "*.json *.csv *.tsv *.xlsx *.yaml *.yml *.xml *.md *.txt *.db *.monster"
RULES = "*.turnwright-system *.turnwright-house *.toml"


class Exchange(QObject):
    """Imports and exports for one window."""

    message_requested = Signal(str)
    """One sentence for the status line."""
    notice_requested = Signal(str)
    """What was imported, and that it can be undone."""
    library_changed = Signal()
    """The content of the library has changed."""
    files_imported = Signal()
    """Files have just been imported."""
    rules_requested = Signal(list)
    """Files of rules are to be looked at."""

    def __init__(
        self,
        library: Library,
        tabs: Tabs,
        front: ActivePage,
        remembered: LibraryPreferences,
        stack: QUndoStack,
        tasks: Tasks,
        window: QMainWindow,
        own_profiles: Path | None = None,
    ) -> None:
        """`own_profiles`: the folder of the user's conversion profiles."""
        super().__init__(window)
        self._library = library
        self._tabs = tabs
        self._front = front
        self._remembered = remembered
        self._stack = stack
        self._window = window
        self._tasks = tasks
        self.card: ImportCard | None = None
        """The preview, while it is open."""
        self._contents: list[Content | Path] = []
        self._plan: ImportPlan | None = None
        """The plan of the import; None while it is being computed."""
        self._is_wanted = False
        """Whether the import is to run as soon as the plan is ready."""
        self._looks = 0
        self._own_profiles = own_profiles
        stack.indexChanged.connect(self._look)  # what is there already may be another then

    @cached_property
    def edits(self) -> Edits:
        """The way of what has been imported, and its way back; a start does not need it."""
        from ui.edits.core import Edits

        edits = Edits(self._stack, self._tasks)
        edits.library_changed.connect(self.read_again)
        edits.edit_refused.connect(self.message_requested)
        return edits

    # --- in --------------------------------------------------------------------------------------------------

    def ask_import(self) -> None:
        """Ask which files are to be taken in."""
        known = self.tr("Everything that can be read ({suffixes})").format(suffixes=f"{SUFFIXES} {RULES}")
        kinds = self.tr("Files of creatures ({suffixes})").format(suffixes=SUFFIXES)
        rules = self.tr("Files of rules ({suffixes})").format(suffixes=RULES)
        every = self.tr("All files (*)")
        paths, _ = QFileDialog.getOpenFileNames(
            self._window, self.tr("Import"), str(usual_folder()), f"{known};;{kinds};;{rules};;{every}"
        )
        if paths:
            visited(paths[0])
            self.import_files([Path(path) for path in paths])

    def import_files(self, paths: Sequence[Path]) -> None:
        """Show what would come of files and folders; whoever drops them onto the window calls this too."""
        from models.exchange.rule_package import is_of_rules

        rules = [path for path in paths if is_of_rules(path.name)]
        others = [path for path in paths if path not in rules]
        if others:
            self._open(list(others))
        if rules:
            self.rules_requested.emit(rules)

    def import_text(self, text: str) -> None:
        """Show what would come of a text that was pasted or dropped."""
        # What nobody reads through needs no page to be mended on.
        self._open([self._content(text)], text if len(text) <= LONGEST_SHOWN else None)

    def ask_text(self) -> None:
        """Open the page with the text of the clipboard, or an empty one to type in."""
        self.import_text(QApplication.clipboard().text())

    def _open(self, contents: list[Content | Path], text: str | None = None) -> None:
        from models.exchange.profiles.user_profiles import checked
        from models.exchange.records.import_options import ImportChoice
        from models.storage.store import folded, unused
        from rules.system import registry
        from ui.exchange.card import ImportCard
        from ui.exchange.profile import listed_profiles
        from ui.sheets import rule_systems

        self._shut()
        self._contents, self._plan = contents, None
        parties = [(party.name, party.id) for party in self._library.parties.all() if party.id is not None]
        new_party = unused(self.tr("New party"), {folded(name) for name, _ in parties})
        chosen = ImportChoice(
            system=self._remembered.system or "",
            party=self._party(new_party),
            own_profiles=self._own_profiles,
            language=terms_language(),
        )
        titles = [(rule_systems.title(id), id) for id in registry.ids()]
        page = self._window.centralWidget()
        assert page is not None
        sheets = self._library.sheets
        check = partial(checked, sheets=sheets)
        card = ImportCard(page, titles, chosen, check, text, parties, new_party)
        card.options.offer_profiles(listed_profiles(self._own_profiles), "")
        card.profile_requested.connect(self._show_profile)
        card.editor.save_requested.connect(self._keep_profile)
        if card.text is not None:
            card.text.text_edited.connect(self._text_edited)
            self._contents = self._pasted(card.text)
        card.choice_changed.connect(self._look)
        card.import_requested.connect(self._take)
        card.closed.connect(self._forget)
        self.card = card
        self._look()

    def _party(self, new: str) -> int | str | None:
        """Return the party that creatures join: what comes in at the Party tab comes into the party that is shown."""
        if self._tabs.currentIndex() != PARTY:
            return None
        shown = self._tabs.party.party_id
        return new if shown is None else shown

    def _forget(self) -> None:
        self.card, self._plan, self._contents = None, None, []

    def _look(self) -> None:
        from models.exchange.formats import READERS
        from models.exchange.importer import preview_files
        from models.exchange.understood import understood_spans

        if self.card is None:
            return
        self._looks += 1
        library, contents, choice = self._library, self._contents, self.card.choice
        # Another folder changes nothing of what is shown: who leaves its line for the button has pressed that.
        before, self._plan, self._is_wanted = self._plan, None, False
        filed = before is not None and before.choice != choice == replace(before.choice, folder=choice.folder)
        self.card.take.setEnabled(filed and self.card.take.isEnabled())

        text = None if self.card.text is None else self.card.text.toPlainText()

        def job(progress: Progress) -> tuple[ImportPlan, str, list[UnderstoodSpan]]:
            plan = preview_files(library, contents, choice, READERS, progress)
            if text is None:
                return plan, "", []
            return plan, text, _arrived_spans(plan, text, understood_spans(text, joins_party=choice.party is not None))

        self._tasks.start(
            self.tr("Reading what is to be imported"),
            job,
            done=partial(self._show, self._looks),
            failed=self._say,
            stopped=self._shut,
        )

    def _show(self, number: int, result: tuple[ImportPlan, str, list[UnderstoodSpan]]) -> None:
        plan, text, spans = result
        # What was looked at before something else was chosen is of no use any more.
        if self.card is None or number != self._looks:
            return
        self._plan = plan
        self.card.show_plan(plan)
        self.card.show_understood(text, spans)
        if self.card.isHidden():
            self.card.come_up()
        if self._is_wanted and self.card.take.isEnabled():
            self._take()

    def _shut(self) -> None:
        card = self.card
        if card is not None:
            card.shut()
            card.deleteLater()  # one that has not been shown yet is not shut
            self._forget()

    def _take(self) -> None:
        plan, library = self._plan, self._library
        if plan is None:
            self._is_wanted = True
            return
        self._shut()

        def job(progress: Progress) -> ImportReport:
            report = plan.take(library, progress)
            for header, column_map in plan.choice.columns.items():
                library.column_maps.put(header, plan.choice.system, column_map)
            return report

        self._tasks.start(self.tr("Importing"), job, done=self._done, failed=self._say, stopped=self._say_stopped)

    def _done(self, report: ImportReport) -> None:
        from ui.edits.core import CREATURES, EditStep

        joined = report.change.added.get("member", ())
        # A party that was made for those who join it is none of what the file holds.
        added = {**report.change.added, "party": ()} if joined else report.change.added
        count = sum(len(ids) for ids in added.values())
        count += sum(len(rows) for rows in report.change.before.values())
        back = taking_back(self._library, report.change, self.edits, self.tr("What was imported"))
        # The work is done already; what is left is the way back.
        self.edits.do(CREATURES, self.tr("Import of {number}").format(number=count), EditStep(lambda: back))
        self.files_imported.emit()
        came = report.change.creatures
        if came and self._tabs.currentIndex() == BESTIARY and self._tabs.is_built(BESTIARY):
            self._tabs.bestiary.show_made(came)
        if joined and self._tabs.currentIndex() == PARTY:
            self._tabs.party.show_come(joined)
        prepared = report.change.added.get("encounter", ())
        if prepared and self._tabs.currentIndex() == ENCOUNTER and self._tabs.is_built(ENCOUNTER):
            self._tabs.encounter.prepare.reload(prepared[0])
        if self._front.shows_fight:  # there undo is the fight's
            self.message_requested.emit(self.tr("Imported: {number}.").format(number=count))
        else:
            self.notice_requested.emit(self.tr("Imported: {number}. Ctrl+Z undoes it.").format(number=count))

    def _say_stopped(self) -> None:
        self.message_requested.emit(self.tr("Cancelled: nothing was imported."))

    def _say(self, error: LibraryError) -> None:
        self.message_requested.emit(library_sentence(error))

    def read_again(self, kind: str) -> None:
        """Whatever is shown may have changed."""
        from ui.exchange.profile import PROFILES

        if kind == PROFILES:
            if self.card is not None:
                self._offer_profiles(self.card.choice.profile)
            return
        tabs = self._tabs
        for number in (BESTIARY, PARTY, ENCOUNTER):
            if tabs.is_built(number):
                tabs.tab(number).reload()
        self.library_changed.emit()

    # --- pasted text ---------------------------------------------------------------------------------------------

    def _content(self, text: str) -> Content:
        from models.exchange.records.readers import Content

        return Content(self.tr("Pasted text"), text.encode("utf-8", "replace"))

    def _pasted(self, page: PastedText) -> list[Content | Path]:
        """Return the pasted text as a file; nothing if it is empty."""
        text = page.toPlainText()
        return [self._content(text)] if text.strip() else []

    def _text_edited(self) -> None:
        if self.card is not None and self.card.text is not None:
            self._contents = self._pasted(self.card.text)
            self._look()

    # --- profiles ------------------------------------------------------------------------------------------------

    def _show_profile(self) -> None:
        from ui.exchange.profile import to_edit

        if self.card is not None:
            choice = self.card.choice
            self.card.show_editor(*to_edit(self._own_profiles, choice.system, choice.profile))

    def _keep_profile(self, name: str, text: str) -> None:
        from ui.edits.core import EditStep
        from ui.exchange.profile import PROFILES, keep_profile

        card, folder = self.card, self._own_profiles
        if card is None or folder is None:
            return
        try:
            back = keep_profile(folder, name, text)()
        except LibraryError as error:
            card.editor.say(error)
            return
        # It is kept already; what is left is the way back.
        self.edits.do(PROFILES, self.tr("Save profile {name}").format(name=name), EditStep(lambda: back))
        self._offer_profiles(name)
        card.back()

    def _offer_profiles(self, chosen: str) -> None:
        """Offer the available profiles with one chosen, and show its result."""
        from ui.exchange.profile import listed_profiles

        if self.card is not None:
            self.card.options.offer_profiles(listed_profiles(self._own_profiles), chosen)
            self._look()

    # --- out -------------------------------------------------------------------------------------------------

    def ask_export(self) -> None:
        """Ask under which name what is chosen in the tab that is shown is to be written."""
        from models.exchange.formats import WRITERS

        number = self._tabs.currentIndex()
        ids, name = self._chosen(number)
        if not ids:
            self.message_requested.emit(self.tr("Select first what to export."))
            return
        title = self.tr("Export")
        kinds = self.tr("Turnwright files (*.json);;Tables (*.csv)")
        path = ask_to_save(self._window, title, f"{name}.json", kinds, (".json", ".csv"))
        if path is None:
            return
        kind = {BESTIARY: "creatures", PARTY: "party", ENCOUNTER: "encounter"}[number]
        writer = WRITERS[kind, "csv" if path.suffix.lower() == ".csv" else "json"]
        library = self._library

        def job(progress: Progress) -> str:
            content = writer(library, ids)
            progress(1, 1)
            return content

        self._tasks.start(self.tr("Exporting"), job, done=partial(self._write, path), failed=self._say)

    def _write(self, path: Path, content: str) -> None:
        self.message_requested.emit(write(path, lambda: content))

    def _chosen(self, number: int) -> tuple[list[int], str]:
        """The ids of what is chosen in a tab, of what the list found where none is, and how the file may be called."""
        tabs, library = self._tabs, self._library
        if number == BESTIARY:
            ids = tabs.bestiary.list.selected_ids or list(library.creatures.ids(tabs.bestiary.looking.query()))
            first = library.creatures.get(ids[0]) if len(ids) == 1 else None
            return ids, self.tr("Creatures") if first is None else first.name
        if number == PARTY:
            party_id = tabs.party.party_id
            party = None if party_id is None else library.parties.get(party_id)
            return ([], "") if party is None or party.id is None else ([party.id], party.name)
        tab = tabs.encounter
        shown = self._front.encounter_id if tab.is_fighting else tab.prepare.chosen_id
        encounter = None if shown is None else library.encounters.get(shown)
        return ([], "") if encounter is None or encounter.id is None else ([encounter.id], encounter.name)


def taking_back(library: Library, change: LibraryChange, edits: Edits, words: str) -> EditStep:
    """Take a change back, and say so meanwhile in these words; it can be done again, and so on."""
    from ui.edits.core import EditStep

    def job(progress: Progress) -> LibraryChange:
        from models.exchange.library_writer import reverse  # with the database: not before the first paint

        return reverse(library, change)

    def run() -> EditStep:
        return taking_back(library, edits.wait(words, job), edits, words)

    return EditStep(run)


def _arrived_spans(plan: ImportPlan, text: str, spans: Sequence[UnderstoodSpan]) -> list[UnderstoodSpan]:
    """Return the spans of a text without those of its refused creatures; each begins with its name.

    Who only waits for a rule system is understood.
    """
    from ui.exchange.tree import WAITING

    refusals = [refusal for file in plan.files for refusal in file.refused if refusal.code not in WAITING]
    if refusals and not any(file.records for file in plan.files):
        return []
    refused = {refusal.name.casefold() for refusal in refusals}
    kept: list[UnderstoodSpan] = []
    is_refused = False
    for span in sorted(spans, key=lambda span: span.start):
        if span.field == "name":
            is_refused = text[span.start : span.end].rpartition(":")[2].strip("#* ").casefold() in refused
        kept += [] if is_refused else [span]
    return kept
