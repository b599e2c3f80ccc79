"""Makes a file of rules for others: whose they are and what others may do with them, tried by their own tests."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QDialog, QWidget

from models.exchange.rule_package import HOUSE_ENDING, SYSTEM_ENDING, RulePackage, read_package, write_package
from models.exchange.shipped_games import shipped_games
from rules.engine.examples import failed_tests
from rules.text.localized import in_language
from rules.text.sanitize import single_line
from rules.written.rewriter import with_value
from rules.written.rulebook import heading_of
from rules.written.source import BadSystem, read
from ui.own_rules.description import lines_of, tests_line, title_of
from ui.rule_editor.beginnings import LONGEST_NAME
from ui.services.dialogs import ask_to_save
from ui.services.window_state import open_at
from ui.text.words import language
from ui.theme.sizes import px, px_size
from ui.widgets.buttons import PushButton
from ui.widgets.controls import ComboBox, WholeCheckBox
from ui.widgets.labels import Label
from ui.widgets.layouts import FlowPanel, WideScrollArea, stacked
from ui.widgets.line_edits import LineEdit

if TYPE_CHECKING:
    from models.library import Library
    from ui.services.preferences import LibraryPreferences

SIZE = QSize(560, 400)
FIELDS = 320
"""Pixels that the fields have at least."""
LICENCES = ("CC0-1.0", "CC-BY-4.0", "CC-BY-SA-4.0")
"""The short names of licences that are offered."""
NONE, ASK, OWN = "", "ask", "own"


class ShareRules(QDialog):
    """Asks for author and licence, says whether the rules' own tests pass, and writes the file."""

    text_changed = Signal(str)
    """The text with author and licence, as it stands in the file that was written."""
    message_requested = Signal(str)

    def __init__(
        self,
        library: Library,
        text: str,
        remembered: LibraryPreferences | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._library, self._remembered = library, remembered
        self._heading = heading_of(text)
        tests, licence = library.systems.beside(text)
        self._package = RulePackage(text, tests=tests or self._shipped_tests(text), licence=licence)
        self._told_failures: list[str] = []
        """The tests that do not pass, as the reader was last told."""
        self.setWindowTitle(self.tr("Export “{title}”").format(title=title_of(text)))
        self.author = LineEdit()
        self.author.setMaxLength(LONGEST_NAME)
        self.licence = ComboBox(name=self.tr("What may others do with it?"))
        self.own_licence = LineEdit()
        self.own_licence.setMaxLength(LONGEST_NAME)
        self.own_licence.setAccessibleName(self.tr("The licence in your own words"))
        self.own_licence.setPlaceholderText(self.own_licence.accessibleName())
        self.creatures = WholeCheckBox()
        self.tests = Label(role="muted", wraps=True)
        self.fault = Label(role="bad", wraps=True)
        self.export_button = PushButton(self.tr("Export…"), "primary")
        self.cancel_button = PushButton(self.tr("Cancel"))
        self.export_button.setDefault(True)
        self._arrange()
        self._fill()
        self.licence.currentIndexChanged.connect(self._show_own_licence)
        self.export_button.clicked.connect(self.ask_file)
        self.cancel_button.clicked.connect(self.reject)
        self._look_at_text()
        open_at(self, px_size(SIZE))

    def _arrange(self) -> None:
        author, licence = Label(self.tr("Who made it?"), wraps=True), Label(self.licence.accessibleName(), wraps=True)
        author.setBuddy(self.author)
        licence.setBuddy(self.licence)
        fields = QWidget()
        fields.setMinimumWidth(px(FIELDS))
        parts = (author, self.author, licence, self.licence, self.own_licence, self.creatures, self.tests, self.fault)
        stacked(*parts, 1, on=fields)
        buttons = FlowPanel(8)
        buttons.add(self.export_button, self.cancel_button)
        stacked((WideScrollArea(fields), 1), buttons, on=self, margins=(16, 16, 16, 16), spacing=12)

    def _fill(self) -> None:
        last_author = "" if self._remembered is None else self._remembered.author
        self.author.setText(self._heading.author or last_author)
        words = {
            NONE: self.tr("I do not say"),
            "CC0-1.0": self.tr("Whatever they like (CC0)"),
            "CC-BY-4.0": self.tr("Whatever they like, if they name me (CC BY 4.0)"),
            "CC-BY-SA-4.0": self.tr("The same, and what they make of it too (CC BY-SA 4.0)"),
            ASK: self.tr("They ask me first"),
            OWN: self.tr("In my own words…"),
        }
        licence = self._heading.licence
        chosen = licence if licence in (NONE, *LICENCES) else ASK if licence == self._asks_first() else OWN
        self.licence.fill([(words[key], key) for key in words], chosen)
        if chosen == OWN:
            self.own_licence.setText(licence)
        self.own_licence.setVisible(chosen == OWN)
        number = 0 if self._heading.over else self._library.systems.uses(self._heading.id).creatures
        self.creatures.setText(self.tr("With the creatures of the library ({number})").format(number=number))
        self.creatures.setVisible(number > 0)

    def _asks_first(self) -> str:
        return self.tr("Ask me before you pass it on.")

    @staticmethod
    def _shipped_tests(text: str) -> dict[str, str]:
        """Return the tests of a game that comes with the program: they are those of its newer versions, too."""
        id = heading_of(text).id
        return next((dict(game.package.tests) for game in shipped_games() if heading_of(game.text).id == id), {})

    def _show_own_licence(self) -> None:
        is_own = self.licence.currentData() == OWN
        self.own_licence.setVisible(is_own)
        if is_own:
            self.own_licence.setFocus()

    # --- what is written --------------------------------------------------------------------------------

    def _look_at_text(self) -> None:
        """Say what is wrong with the text, for then there is nothing to share, and else whether its tests pass."""
        wrong = self._faults()
        self.export_button.setEnabled(not wrong)
        if wrong:
            words = self.tr("It has faults, and nobody could play it. The first one: {fault}")
            self._tell(words.format(fault=wrong[0]))
            self.tests.hide()
            return
        self._are_failures_told()

    def _faults(self) -> list[str]:
        return lines_of(self._library.systems.look(self._package.text).faults)

    def _are_failures_told(self) -> bool:
        """Say how many of the tests pass; return whether the reader knew already which do not."""
        failed, told = failed_tests(self._package.tests, self._package.text), self._told_failures
        self._show_tests(failed)
        self._told_failures = failed
        words = self.tr("By these rules something else comes of: {tests}. Export it all the same if it is to be so.")
        self._tell(words.format(tests=", ".join(failed)) if failed else "")
        return failed == told

    def _show_tests(self, failed: list[str]) -> None:
        number = len(self._package.tests)
        passed = tests_line(number - len(failed), number)
        self.tests.setText(passed)
        self.tests.setVisible(number > 0)

    @property
    def chosen_licence(self) -> str:
        """The licence as it will stand in the text."""
        chosen = str(self.licence.currentData())
        own = single_line(self.own_licence.text()).strip()
        return {ASK: self._asks_first(), OWN: own}.get(chosen, chosen)

    def package(self) -> RulePackage:
        """Return what is written: the text with author and licence, and what comes along."""
        from models.exchange.native.writer import creatures_of

        author = single_line(self.author.text()).strip()
        named = with_value(read(self._package.text), ("system", "author"), author or None)
        text = with_value(named, ("system", "licence"), self.chosen_licence or None).text
        creatures = creatures_of(self._library, self._heading.id) if self.creatures.isChecked() else ""
        licence = self._package.licence if self.chosen_licence == self._heading.licence else ""
        return replace(self._package, text=text, creatures=creatures, licence=licence)

    def ask_file(self) -> None:
        """Ask where the file is to be written, and write it."""
        kind, ending = self.tr("House rules"), HOUSE_ENDING
        if not self._heading.over:
            kind, ending = self.tr("Rule systems"), SYSTEM_ENDING
        name = f"{self._heading.title or self._heading.id}{ending}"
        path = ask_to_save(self, self.windowTitle(), name, f"{kind} (*{ending})")
        if path is not None:
            self.export_to(path)

    def export_to(self, path: Path) -> None:
        """Write the file; one that takes the place of an older version keeps the tests of that."""
        from models.storage.atomic_files import write_whole

        self._keep_tests_of(path)
        if not self._are_failures_told():
            return
        try:
            package = self.package()
            write_whole(path, write_package(package, path.name))
        except BadSystem as bad:
            self._tell("\n".join(in_language(fault.sentence, language()) for fault in bad.faults))
        except OSError as error:
            words = self.tr("{file} could not be written: {reason}.")
            self._tell(words.format(file=path.name, reason=error.strerror or error))
        else:
            self._remember(package.text)
            self.accept()
            self.message_requested.emit(self.tr("{file} was written.").format(file=path.name))

    def _keep_tests_of(self, path: Path) -> None:
        try:
            older = read_package(path.read_bytes(), path.name)
        except (OSError, BadSystem):
            return
        if heading_of(older.text)[:2] == self._heading[:2]:
            self._package = replace(self._package, tests={**self._package.tests, **older.tests})

    def _remember(self, text: str) -> None:
        heading = heading_of(text)
        if self._remembered is not None and heading.author:
            self._remembered.author = heading.author
        if text != self._package.text:
            self.text_changed.emit(text)

    def _tell(self, sentence: str) -> None:
        self.fault.setText(sentence)
        self.fault.setVisible(bool(sentence))
