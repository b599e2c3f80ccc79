"""Variants of the chosen creatures by templates, and the way back to whom a variant came from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from models.library import Library
from models.repositories.templates import (
    Template,
    make_variants,
    own_templates,
    shipped_templates,
    template_file_with,
    write_templates,
)
from models.storage.errors import LibraryError
from ui.bestiary.stat_block.data import StatBlockData
from ui.bestiary.templates.card import TemplateCard
from ui.edits.core import CREATURES, Edits, EditStep, add_creatures
from ui.text.errors import library_sentence
from ui.text.words import language
from ui.widgets.focus_actions import MenuEntry

FOLDER = "templates"
"""The folder beside the library's file in which a game master's own templates lie."""


class TemplateController(QObject):
    """Makes variants, each set of them one step of undo."""

    message_requested = Signal(str)
    """Why nothing came of it."""
    variants_made = Signal(object)
    """The ids of new variants."""
    creature_requested = Signal(object)
    """The id of a creature that is to be shown."""

    def __init__(
        self,
        library: Library,
        edits: Edits,
        chosen: Callable[[], Sequence[int]],
        system: Callable[[], str],
        over: QWidget,
    ) -> None:
        """`system` is the one of new creatures: its templates are shown where no creature is chosen."""
        super().__init__(over)
        self._system = system
        self._over = over
        self._card: TemplateCard | None = None
        edits.library_changed.connect(self._refresh)
        self._library = library
        self._edits = edits
        self._chosen = chosen

    def templates(self) -> list[Template]:
        """Return the templates for the system of all selected creatures; report an unreadable file."""
        system = set(self._library.creatures.systems_of(self._chosen()))
        own_ones, refused = own_templates(self._library.path.parent / FOLDER)
        if refused:
            self.message_requested.emit(library_sentence(refused[0]))
        return [template for template in (*shipped_templates(), *own_ones) if system == {template.system}]

    def offers(self, shown: StatBlockData | None) -> list[MenuEntry]:
        """Return the menu entries for the selected creatures; for a shown variant also the one to its origin."""
        text = self.tr("Make variant: {template}")
        entries = [
            MenuEntry("sparkles", text.format(template=template.name_in(language())), partial(self.make, template))
            for template in self.templates()
        ]
        if len(self._library.creatures.systems_of(self._chosen())) == 1:
            entries.append(MenuEntry("wand-sparkles", self.tr("Templates…"), self.open_card))
        if shown is not None and shown.variant:
            entries.append(MenuEntry("undo-2", self.tr("Show what it came from"), partial(self.show_origin, shown)))
        return entries

    # --- one's own -------------------------------------------------------------------------------------

    @property
    def _folder(self) -> Path:
        return self._library.path.parent / FOLDER

    def open_card(self) -> None:
        """Show the templates for the chosen creatures, or for new ones, to be made and changed."""
        played = self._library.creatures.systems_of(self._chosen())
        system = next(iter(played)) if len(played) == 1 else self._system()
        if not system:
            return
        self._card = card = TemplateCard(system, self._over.window())
        card.save_requested.connect(self._keep)
        card.deletion_requested.connect(self._delete)
        card.closed.connect(self._closed)
        self._edits.edit_refused.connect(card.say)
        self._list(card)
        card.open()

    def _closed(self) -> None:
        self._card = None
        self._over.setFocus()

    def _refresh(self) -> None:
        if self._card is not None:
            self._list(self._card)

    def _list(self, card: TemplateCard, chosen: str = "") -> None:
        own_ones, refused = own_templates(self._folder)
        mine, theirs = (
            [template for template in found if template.system == card.system]
            for found in (own_ones, shipped_templates())
        )
        before = card.chosen
        card.show_templates(mine, theirs, chosen or (before.name if before is not None else ""))
        if refused:
            card.say(library_sentence(refused[0]))

    def _keep(self, made: Template, before: Template | None) -> None:
        text = self.tr("Save the template {name}").format(name=made.name_in(language()))
        self._write(made, before, text, made.name)

    def _delete(self, template: Template) -> None:
        self._write(None, template, self.tr("Delete the template {name}").format(name=template.name_in(language())), "")

    def _write(self, made: Template | None, before: Template | None, text: str, chosen: str) -> None:
        step = put_templates(*template_file_with(self._folder, made, before))
        if self._edits.do(CREATURES, text, step) is not None and self._card is not None:
            self._list(self._card, chosen)

    # --- variants --------------------------------------------------------------------------------------

    def make(self, template: Template) -> None:
        """Make of each chosen creature one as the template says; of none where it does not fit one of them."""
        creatures = self._library.creatures.get_all(self._chosen())
        try:
            fresh = make_variants(self._library.sheets, template, creatures, language())
        except LibraryError as error:
            self.message_requested.emit(library_sentence(error))
            return
        if not fresh:
            return
        text = self.tr("Make {number} variants").format(number=len(fresh))
        if len(fresh) == 1:
            text = self.tr("Make {name}").format(name=fresh[0].name)
        done = self._edits.do(CREATURES, text, add_creatures(self._library, fresh))
        if done is not None:
            self.variants_made.emit(done.ids)

    def show_origin(self, shown: StatBlockData) -> None:
        """Show whom a variant came from, by its id or else by its name; say so where nobody is there."""
        creatures, variant = self._library.creatures, shown.variant
        name, its_id = str(variant.get("of", "")), variant.get("id")
        creature = creatures.get(its_id) if isinstance(its_id, int) else None
        if creature is None or creature.system != shown.system:
            its_id = creatures.id_by_name(name, shown.system)
        if its_id is None:
            self.message_requested.emit(self.tr("{name} is no longer in the bestiary.").format(name=name))
        else:
            self.creature_requested.emit(its_id)


def put_templates(file: Path, text: str | None) -> EditStep:
    """Write a file of templates, or take it away."""
    return EditStep(lambda: put_templates(file, write_templates(file, text)))
