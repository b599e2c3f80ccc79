"""Ctrl+K: anything by a few letters: the fight, its actions, commands, settings, statuses, rules, the library."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QWidget

from models.repositories.creatures import CreatureRow
from models.repositories.encounters import ENDED, PREPARED, RUNNING
from models.rulebook import ENGLISH, Rule, Rulebook, rulebook
from rules.core.state import belong_together
from rules.engine.service import Refused
from rules.log.sentences import Teller
from rules.sheets.schema import label_of, may_change_mid_fight, named_kind, rule_of_figure
from rules.system import registry
from rules.text.messages import terms
from rules.text.sanitize import without_controls
from ui.commands.command import Command, name_of
from ui.commands.page_commands import WIDGET_COMMANDS
from ui.encounter.action_panel.group_action import groups, people
from ui.encounter.fight.typed_line import rulings_of
from ui.encounter.gm.status_palette import sign_of, with_figures
from ui.session.appearance import emblem_in_list
from ui.sheets import rule_systems
from ui.sheets.creature_search import CreatureSearch
from ui.shell.fight_commands import rollers
from ui.shell.window_commands import MENUS, WINDOW_COMMANDS
from ui.text.words import localize, side_name
from ui.theme.sizes import px
from ui.widgets.focus_actions import COMMAND
from ui.widgets.labels import Label
from ui.widgets.layouts import stacked
from ui.widgets.overlay_card import has_keys, shut_by_escape
from ui.widgets.picker import Picker, PickerItem, drawn

if TYPE_CHECKING:
    from models.library import Library
    from models.repositories.encounters import EncounterRow
    from models.search.sql import Query
    from rules.core.state import Combatant
    from rules.mechanics.action import Action
    from rules.system.system import System
    from ui.encounter.fight.page import FightPage
    from ui.encounter.gm.override_menu import Ruling
    from ui.navigation.active_page import ActivePage
    from ui.services.preferences import LibraryPreferences
    from ui.shell.menus import Menus


_ON_PAPER = ("log_", "handout_")
"""Prefix of the settings of what is printed: others with the same word come first."""
MOST_FIGURES = 2
"""How many figures may stand behind a name: the value of a status and its timer."""
WIDTH = 680
"""Pixels: rules are sentences."""


class CommandPalette(QObject):
    """Lists what there is at this moment, nearest first: the fight on the page, then the program, then the library."""

    encounter_requested = Signal(object)
    """An encounter: prepared, or a fight that goes on or is over."""
    creature_requested = Signal(object)
    """The id of a creature."""
    search_requested = Signal(object)
    """The query of a kept search."""
    option_requested = Signal(str)
    """An option of the fight in front, or of the one that is prepared."""
    house_rule_requested = Signal(object, str)
    """The encounter beside which the house rules are shown, None for the one in front; and one of them, or none."""
    keys_requested = Signal(str)
    """The sheet of keys, with what it is searched for."""
    palette_closed = Signal(object)
    """The palette was closed; the widget that had the focus before."""

    def __init__(
        self,
        window: QWidget,
        library: Library,
        language: str,
        remembered: LibraryPreferences,
        front: ActivePage,
        menus: Menus,
    ) -> None:
        """The list and the card of a rule stand over the window."""
        super().__init__(window)
        self._window = window
        self._library = library
        self.language = language
        self._remembered = remembered
        self._front = front
        self._menus = menus
        self.picker: Picker | None = None
        """The list that is open."""
        self._before: QWidget | None = None
        """The widget that had the focus before the palette opened."""
        self._had_keys: QWidget | None = None
        """The widget that had the focus before the palette closed."""
        self.card = RuleCard(window)

    def open(self) -> None:
        """Open the list."""
        if self.picker is not None:
            self.picker.shut()
        self._before = has_keys(self._window)
        self.card.hide()
        self._menus.name_steps()
        # Creatures of other systems are of no use in a fight.
        only = None if self._front.page is None else self._played
        hint, show = self._creature_hint, self._show_creature
        emblem = partial(emblem_in_list, self._library)
        creatures = CreatureSearch(self._library, only, hint, show, self._played, emblem)
        self.picker = Picker(
            self.tr("Find anything"),
            list(self._choices()),
            self._window,
            WIDTH,
            creatures,
            figures=MOST_FIGURES,
            only_counted=True,
            read=self._ruled,
        )
        self.picker.closed.connect(self._closed)
        self.picker.open()

    def _closed(self) -> None:
        self.picker = None
        self._had_keys, self._before = self._before, None
        self.palette_closed.emit(self._had_keys)

    def _choices(self) -> Iterator[PickerItem]:
        page = self._front.page
        if page is not None:
            yield from self._combatants(page)
            yield from self._actions(page)
            yield from self._things(page)
            yield from self._things_of_others(page)
            yield from self._groups(page)
            yield from self._rulings(page)
        yield from self._searches()
        yield from self._commands()
        yield from self._settings()
        yield from self._systems()
        yield from self._house_rules()
        yield from self._options()
        own = None if page is None else page.conductor.system.id
        if page is not None and own is not None:
            yield from self._rollers(page)
            yield from self._statuses(page)
            yield from self._rules(own)
        yield from self._encounters()
        for system in registry.ids():
            if system != own:
                yield from self._rules(system)
        yield from self._key_commands()

    # --- the fight ---------------------------------------------------------------------------------------

    def _ruled(self, line: str) -> Sequence[PickerItem]:
        """Return the rulings that a line is, name and figure: `-12 ana`."""
        page = self._front.page
        return () if page is None or page.conductor.looks_back else rulings_of(page, line)

    def _combatants(self, page: FightPage) -> Iterator[PickerItem]:
        rows = {row.id: row for row in page.views.view().rows}
        for row in [rows[id] for id in page.conductor.names if id in rows]:
            hint = self.tr("{side}, in this fight").format(side=side_name(row.side))
            emblem = partial(row.look.as_emblem, row.side, row.name)
            yield PickerItem(row.name, hint, partial(_select, page, row.id), row.letter, emblem=emblem)

    def _groups(self, page: FightPage) -> Iterator[PickerItem]:
        """Return entries that select several combatants, for rulings on all of them."""
        for words, ids in groups(page.conductor.fight.combatants.values(), page.conductor.system):
            yield PickerItem(self.tr("Select: {whom}").format(whom=words), "", partial(_select_together, page, ids))

    def _actions(self, page: FightPage) -> Iterator[PickerItem]:
        for button in page.stage.buttons:
            action = button.action
            if action is not None:
                who = self.tr("action on the stage") if page.acting.actor is None else page.acting.actor.name
                hint = who if button.refused_because == "" else f"{who} · {button.refused_because}"
                also = rule_systems.action_words(page.conductor.system.id, action.id)
                do, sign = partial(_take_up, page, action), drawn(action.shown_drawing.name)
                yield PickerItem(action.label, hint, do, also=also, sign=sign)

    def _things(self, page: FightPage) -> Iterator[PickerItem]:
        """Yield the things of the acting combatant: weapons, spells, cards; Enter sets up the action."""
        actor, conductor = page.acting.actor, page.conductor
        if actor is None or conductor.looks_back:
            return
        for action, option in page.acting.offers.things(actor):
            hint = f"{action.label} · {actor.name}"
            why = "" if option.refused is None else conductor.sentence(Refused(option.refused, option.details))
            yield PickerItem(localize(option.label), f"{hint} · {why}" if why else hint, partial(_use, page, option.id))

    def _things_of_others(self, page: FightPage) -> Iterator[PickerItem]:
        """Yield the weapons, spells and items of those who do not act, once for a group; Enter selects whose it is."""
        acting, teller = page.acting.actor, page.conductor.teller()
        owners: list[Combatant] = [] if acting is None else [acting]
        for combatant in page.conductor.fight.combatants.values():
            if any(combatant is owner or belong_together(owner, combatant) for owner in owners):
                continue
            owners.append(combatant)
            hint = self.tr("{side}, in this fight").format(side=teller.name(combatant.id))
            for thing in teller.things_of(combatant.id):
                yield PickerItem(teller.thing(combatant.id, thing), hint, partial(_select, page, combatant.id))

    def _rulings(self, page: FightPage) -> Iterator[PickerItem]:
        """Yield the rulings on the selected combatants, as in their menu."""
        rows = page.order.selected_rows
        if not rows or page.conductor.looks_back:
            return
        hint = self.tr("on {name}").format(name=people([row.name for row in rows]))
        for ruling in page.rulings.rulings(*(row.id for row in rows)):
            words = (
                self.tr("{what}: {which}").format(what=ruling.under, which=ruling.text) if ruling.under else ruling.text
            )
            yield PickerItem(words, hint, partial(_rule, ruling), also=ruling.also)

    def _rollers(self, page: FightPage) -> Iterator[PickerItem]:
        for choice in rollers(page):
            words = self.tr("Who rolls for {side}: {roller}").format(side=choice.text, roller=choice.hint)
            yield PickerItem(words, self.tr("setting, Enter changes it"), choice.do)

    def _statuses(self, page: FightPage) -> Iterator[PickerItem]:
        rows = page.order.selected_rows
        if rows:
            hint = self.tr("on {name}").format(name=people([row.name for row in rows]))
            for id, status in page.conductor.system.statuses.items():
                do = page.rulings.inflicter([row.id for row in rows], id)
                also = rule_systems.status_words(page.conductor.system.id, id)
                counted = partial(with_figures, status)
                yield PickerItem(status.label, hint, do, also=also, counted=counted, sign=sign_of(status))

    # --- the program -------------------------------------------------------------------------------------

    def _commands(self) -> Iterator[PickerItem]:
        for command in WINDOW_COMMANDS:
            action = self._menus.by_name[command.id]
            if not command.is_setting and action.isEnabled():
                words = action.text().replace("&&", "\0").replace("&", "").replace("\0", "&")
                keys, do = name_of(action.shortcut().toString()), partial(self._trigger, command.id)
                yield PickerItem(words, keys, do, also=command.other_words)

    def _settings(self) -> Iterator[PickerItem]:
        self._menus.allow_late()
        settings = (each for top in MENUS for each in top.commands() if each[0].is_setting)
        for command, menu in sorted(settings, key=lambda each: each[0].id.startswith(_ON_PAPER)):
            action = self._menus.by_name[command.id]
            if not action.isEnabled():
                continue
            words = command.title if menu in MENUS else f"{menu.title}: {command.title}"
            chosen = action.isChecked()
            hint = self.tr("setting, chosen ✓") if chosen else self.tr("setting")
            yield PickerItem(words, hint, partial(self._trigger, command.id), also=command.synonyms)

    def _key_commands(self) -> Iterator[PickerItem]:
        """Yield commands of keys elsewhere: done if they were possible just now, else shown on the key sheet."""
        for command in WIDGET_COMMANDS:
            do = partial(self._give, command)
            yield PickerItem(command.meaning, f"{command.key_names} · {command.place.title}", do, elsewhere=True)

    def _give(self, command: Command, tail: str) -> None:
        widget = self._had_keys
        while widget is not None:
            for action in widget.actions():
                if action.property(COMMAND) == command.id and action.isEnabled():
                    action.trigger()
                    return
            widget = widget.parentWidget()
        self.keys_requested.emit(command.meaning)

    def _house_rules(self) -> Iterator[PickerItem]:
        """The house rules as a whole, from wherever one is: they stand beside the options of a prepared encounter."""
        prepared = [] if self._front.shows_fight else self._library.encounters.rows(PREPARED)
        chosen = self._remembered.system
        beside = next((encounter for encounter in prepared if encounter.system == chosen), next(iter(prepared), None))
        if beside is not None:
            show = partial(self._show_house_rules, beside.id)
            yield PickerItem(self.tr("Our house rules"), self.tr("for every new fight"), show)

    def _show_house_rules(self, beside: int, tail: str) -> None:
        self.house_rule_requested.emit(beside, "")

    def _options(self) -> Iterator[PickerItem]:
        """The options of the fight on the page, each with what it says now; those to prepare as house rules too."""
        page, prepare = self._front.page, self._front.prepare_page
        system: System | None
        names: dict[str, str] = {}
        if page is not None:
            system, options, names = page.conductor.system, page.conductor.fight.options, page.conductor.names
        else:
            chosen = None if prepare is None else prepare.chosen
            system = None if chosen is None else rule_systems.find(chosen.system)
            options = None if system is None or prepare is None else prepare.pane.options.fight
        if system is None or options is None:
            return
        teller = Teller(system, names, self.language)
        house = self.tr("for every new fight")
        for name, info in system.options.model_fields.items():
            if rule_of_figure(info):
                continue
            label = system.word(label_of(name, info))
            if page is None or may_change_mid_fight(info):
                words = self.tr("Option: {label}").format(label=label)
                yield PickerItem(words, teller.option(name, getattr(options, name)), partial(self._option, name))
            if page is None and not named_kind(info):
                words = self.tr("House rule: {label}").format(label=label)
                yield PickerItem(words, house, partial(self._house_rule, name))

    def _option(self, name: str, tail: str) -> None:
        self.option_requested.emit(name)

    def _house_rule(self, name: str, tail: str) -> None:
        self.house_rule_requested.emit(None, name)

    def _systems(self) -> Iterator[PickerItem]:
        """Yield the rule systems, for all tabs."""
        remembered = self._remembered
        titles = [(None, self.tr("All systems")), *((id, rule_systems.title(id)) for id in registry.ids())]
        for id, title in titles:
            hint = self.tr("setting, chosen ✓") if id == remembered.system else self.tr("setting")
            words = self.tr("Rule system: {system}").format(system=title)
            yield PickerItem(words, hint, partial(self._choose_system, id))

    def _choose_system(self, id: str | None, tail: str) -> None:
        self._remembered.choose_system(id)

    def _trigger(self, name: str, tail: str) -> None:
        self._menus.by_name[name].trigger()

    # --- the library -------------------------------------------------------------------------------------

    def _encounters(self) -> Iterator[PickerItem]:
        hints = {
            PREPARED: self.tr("prepared encounter"),
            RUNNING: self.tr("running fight"),
            ENDED: self.tr("fight that is over"),
        }
        open_now = self._front.encounter_id if self._front.shows_fight else None
        for encounter in self._library.encounters.rows():
            if encounter.id != open_now:
                hint = self._beside(hints.get(encounter.state, encounter.state), encounter.system)
                elsewhere = self._is_elsewhere(encounter.system)
                yield PickerItem(encounter.name, hint, partial(self._open_encounter, encounter), elsewhere=elsewhere)

    def _open_encounter(self, encounter: EncounterRow, tail: str) -> None:
        self.encounter_requested.emit(encounter)

    def _searches(self) -> Iterator[PickerItem]:
        for search in self._library.saved_searches.all():
            yield PickerItem(search.name, self.tr("saved search"), partial(self._look_for, search.query))

    def _look_for(self, query: Query, tail: str) -> None:
        self.search_requested.emit(query)

    def _creature_hint(self, row: CreatureRow) -> str:
        return self._beside(self.tr("bestiary"), row.system)

    def _beside(self, hint: str, system: str) -> str:
        """Return a hint with the rule system, if it is not the one that is played."""
        return hint if system == self._played else f"{hint} · {rule_systems.title(system)}"

    @property
    def _played(self) -> str | None:
        """The rule system of the fight in front, else the one that is looked at; None: all of them."""
        page = self._front.page
        return self._remembered.system if page is None else page.conductor.system.id

    def _is_elsewhere(self, system: str) -> bool:
        return self._played not in (None, system)

    def _show_creature(self, id: int, tail: str) -> None:
        self.creature_requested.emit(id)

    # --- the rules ---------------------------------------------------------------------------------------

    def _rules(self, system: str) -> Iterator[PickerItem]:
        book, title, language = rulebook(system), rule_systems.title(system), self.language
        elsewhere = self._is_elsewhere(system)
        played = None if elsewhere else rule_systems.find(system)
        # Whoever reads the book's words in another language looks for a rule by those.
        words_in_book = {} if played is None else terms(played.phrases.file, language)
        for rule in book.rules:
            sentence, told_in = rule.told_to(language)
            words = self.tr("rule of {system}")
            if told_in != language:
                english, of_book = self.tr("rule of {system}, in English"), self.tr("rule of {system}, as in its book")
                words = english if told_in == ENGLISH else of_book
            said = " ".join((rule.sentence, *rule.translations.values()))
            known = said.casefold()
            translated = (word for term, word in words_in_book.items() if term.casefold() in known)
            also = " ".join((rule.id, said, *translated))
            show = partial(self._show_rule, book, rule)
            yield PickerItem(sentence, words.format(system=title), show, also=also, elsewhere=elsewhere)

    def _show_rule(self, book: Rulebook, rule: Rule, tail: str) -> None:
        sentence, told_in = rule.told_to(self.language)
        page = self.tr("From the rules page of {system}.")
        if told_in != self.language:
            english = self.tr("From the rules page of {system}, which is written in English.")
            of_book = self.tr("From the rules page of {system}, in the language of its book.")
            page = english if told_in == ENGLISH else of_book
        self.card.show_rule(rule.id, sentence, page.format(system=rule_systems.title(book.system)))


def _rule(ruling: Ruling, tail: str) -> None:
    ruling.do()


def _select(page: FightPage, id: str, tail: str) -> None:
    page.order.select(id)


def _select_together(page: FightPage, ids: Sequence[str], tail: str) -> None:
    page.order.select_together(ids)


def _use(page: FightPage, thing: str, tail: str) -> None:
    page.acting.use(thing)


def _take_up(page: FightPage, action: Action, tail: str) -> None:
    page.acting.choose(action)


RULE_WIDTH = 420
FROM_TOP = 216
"""Pixels: below the fight's clock and the filters of its log, over the oldest lines."""


class RuleCard(QFrame):
    """Stands in the corner and takes no key but Esc; a click puts it away too."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.setAutoFillBackground(True)
        self.setObjectName("rule_card")
        self._id = Label(role="heading")
        self.sentence = Label(wraps=True)
        self._page = Label(role="small", wraps=True)
        foot = Label(self.tr("Esc or a click closes this; the fight goes on meanwhile."), role="small", wraps=True)
        stacked(self._id, self.sentence, self._page, foot, on=self, margins=(16, 12, 16, 12), spacing=8)
        shut_by_escape(self, self.hide)
        self.hide()

    def show_rule(self, id: str, sentence: str, page: str) -> None:
        """Show a rule in the upper right corner, in the place of the one before."""
        self._id.setText(id)
        self.sentence.setText(sentence)
        self._page.setText(page)
        self.setAccessibleName(without_controls(f"{id}: {sentence}"))
        parent = self.parentWidget()
        assert parent is not None
        width = min(px(RULE_WIDTH), parent.width() - 32)
        layout = self.layout()
        assert layout is not None
        self.resize(width, layout.totalHeightForWidth(width))
        self.move(parent.width() - width - 16, min(px(FROM_TOP), max(16, parent.height() - self.height() - 16)))
        self.show()
        self.raise_()

    @property
    def content(self) -> tuple[str, str] | None:
        """The title and the words on it; None while it is not shown."""
        return (self._id.text(), self.sentence.text()) if self.isVisible() else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Put it away."""
        self.hide()
        event.accept()
