"""Faults in the words of the forms: rows, fields and moments are called as the reader sees them there, not by ids."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from rules.text.localized import LocalizedText, MessageTemplate, in_language
from rules.written.expressions import Scope
from rules.written.schema import TABLES, VERBS
from rules.written.source import TextFault, steps_of
from ui.rule_editor import words
from ui.rule_editor.vocabulary import Vocabulary, plain

Values = dict[str, Any]
STEP = " ▸ "
"""Between a place and what is in it."""
NO_ROWS: Mapping[tuple[str, str], str] = {}
MOMENTS = ("reaction", "at")
"""The path of a field whose words are moments."""
IN_FORMS: Mapping[str, str] = {
    "fault-choice": "fault-form_choice",
    "fault-expression_unknown_near": "fault-form_unknown_near",
    "fault-written_elsewhere": "fault-form_elsewhere",
    "fault-written_expression": "fault-form_expression",
    "fault-written_house": "fault-form_house",
    "fault-written_label": "fault-text",
    "fault-written_needs_table": "fault-written_needed",
    "fault-written_no_pool": "fault-form_no_pool",
    "fault-written_no_row": "fault-form_no_row",
    "fault-written_no_row_to_drop": "fault-form_no_row_to_drop",
    "fault-written_not_over_installed": "fault-form_not_over_installed",
    "fault-written_of_pools": "fault-form_of_pools",
    "fault-written_pool_maximum": "fault-form_pool_maximum",
}
"""The messages that say how something is written, and those that say the same of a form."""


class FaultWords:
    """Says the faults of a text by the labels that stand in its forms."""

    def __init__(
        self, vocabulary: Vocabulary, here: Scope | None = None, gone: Mapping[tuple[str, str], str] = NO_ROWS
    ) -> None:
        """`here`: what is known where expressions stand; else it is found by their places.

        `gone`: what rows were called that were taken away, by their tables and ids.
        """
        self._vocabulary = vocabulary
        self._here = here
        self._gone = gone

    def say(self, fault: TextFault) -> str:
        """Return the sentence of a fault in the reader's language."""
        return self.say_at(fault.sentence, fault.place)

    def say_at(self, sentence: str, place: str) -> str:
        """Return a sentence about what stands at a place."""
        return in_language(self._in_words(sentence, place), self._vocabulary.language)

    def _in_words(self, sentence: str, place: str) -> str:
        if not isinstance(sentence, LocalizedText) or not sentence.message:
            return sentence
        values = {name: self._in_words(value, place) for name, value in sentence.words.items()}
        if sentence.message == "fault-written_near":
            values["word"] = self._likely(sentence.words["sentence"], str(values["word"]), place)
        elif sentence.message in self._worded:
            values |= self._worded[sentence.message](values, place)
        message = IN_FORMS.get(sentence.message, sentence.message)
        if values.get("label", "") == values.get("near"):  # nobody calls it otherwise than it is written
            message = sentence.message
        return MessageTemplate(message, sentence.beside)(**values)

    @property
    def _worded(self) -> Mapping[str, Callable[[Values, str], Values]]:
        """What stands in the place of some values of messages."""
        return {
            "fault-rules_line": lambda values, _: {"place": self.place(str(values["place"]))},
            "fault-expression_unknown_near": self._likely_name,
            "fault-effects_name_taken": lambda values, _: {"name": plain(values["name"])},
            "fault-effects_nobody": self._nobody,
            "fault-effects_no_answer": self._no_answer,
            "fault-effects_no_column": lambda values, _: {"column": plain(values["column"])},
            "fault-written_change_not_taken": self._change,
            "fault-written_circle": self._circle,
            "fault-written_elsewhere": self._elsewhere,
            "fault-written_field_of": self._field_of,
            "fault-written_house": _table,
            "fault-written_key": lambda values, _: {"id": self._label("action", values["id"])},
            "fault-written_needed": lambda values, place: {"field": field_label(place, values["field"])},
            "fault-written_needs_table": lambda values, _: {"field": words.table_title(values["table"])},
            "fault-written_no_figure": lambda values, _: {"id": self._label("figure", values["id"])},
            "fault-written_no_list": lambda values, _: {"list": self._label("sheet", values["list"])},
            "fault-written_no_moment": lambda values, _: {"moment": words.word_label(MOMENTS, values["moment"])},
            "fault-written_no_number": lambda values, _: {"number": self._label("number", values["number"])},
            "fault-written_no_option": lambda values, _: {"id": self._label("option", values["id"])},
            "fault-written_no_row": self._no_row,
            "fault-written_no_row_to_drop": lambda values, _: {"place": self.place(values["place"])},
            "fault-written_not_over_installed": _table,
            "fault-written_one_of": self._one_of,
            "fault-written_pool_maximum": self._pool_maximum,
            "fault-written_same": self._same,
            "fault-written_verb_not_over_installed": lambda values, _: {"verb": verb_label(values["verb"])},
        }

    def _label(self, table: str, id: str) -> str:
        return self._vocabulary.label(table, id)

    # --- rows -------------------------------------------------------------------------------------------

    def _no_row(self, values: Values, place: str) -> Values:
        tables = [table for table in str(values["table"]).split("_") if table in TABLES]
        titles = ", ".join(map(words.table_title, dict.fromkeys(tables)))
        was = (self._gone.get((table, str(values["id"]))) for table in tables)
        return {"id": next(filter(None, was), "") or self._label("", values["id"]), "tables": titles}

    def _elsewhere(self, values: Values, place: str) -> Values:
        table = str(values["table"])
        return {"id": self._label(table, values["id"]), "tables": words.table_title(table)}

    def _same(self, values: Values, place: str) -> Values:
        table = str(steps_of(place)[0])
        return {"id": self._label(table, values["id"])}

    def _pool_maximum(self, values: Values, place: str) -> Values:
        return {"field": field_label(f"{place}.max", "max"), "pool": self._label("pool", values["pool"])}

    def _circle(self, values: Values, place: str) -> Values:
        names = str(values["circle"]).split(" → ")
        return {"circle": " → ".join(name if name == "…" else self._label("number", name) for name in names)}

    def _likely(self, sentence: str, word: str, place: str) -> str:
        """Return what the likely word of a sentence is called."""
        if not isinstance(sentence, LocalizedText):
            return word
        match sentence.message:
            case "fault-written_no_row":
                return self._row_or_word(str(sentence.words["table"]), word, place)
            case "fault-choice":
                return self._word(word, place)
            case "fault-written_no_field":
                return field_label(place, word)
            case "fault-written_no_table":
                return words.table_title(word)
            case "fault-written_no_number" | "fault-written_no_figure" | "fault-written_no_option":
                return self._label(sentence.message.rpartition("_")[2], word)
        return word

    def _row_or_word(self, tables: str, id: str, place: str) -> str:
        """Return what a row of several tables is called, or a word that can stand in their place."""
        kinds = {"harm": "harm:kinds"}
        named = self._vocabulary.rows([kinds.get(table, table) for table in tables.split("_")])
        label = next((row.label for row in named if row.id == id), "")
        return label or self._word(id, place)

    # --- words ------------------------------------------------------------------------------------------

    def _word(self, word: str, place: str) -> str:
        """Return what a word is called that can stand at a place: of the format, or of a list of the text."""
        labels = (_word_label(path, word) for path in paths_of(place) if path)
        return next((label for label in labels if label != word), "") or self._vocabulary.word(word)

    def _field_of(self, values: Values, place: str) -> Values:
        path = (*next(paths_of(place))[:-1], "kind")
        kinds = [_word_label(path, kind) for kind in str(values["kinds"]).split(", ")]
        kind = _word_label(path, str(values["kind"]))
        return {"field": field_label(place, values["field"]), "kind": kind, "kinds": ", ".join(kinds)}

    @staticmethod
    def _one_of(values: Values, place: str) -> Values:
        return {"fields": ", ".join(field_label(f"{place}.{name}", name) for name in values["fields"].split(", "))}

    def _change(self, values: Values, place: str) -> Values:
        way = field_label(f"{place}.{values['way']}", values["way"])
        return {"number": self._label("number", values["number"]), "way": way}

    # --- effects and expressions ------------------------------------------------------------------------

    def _nobody(self, values: Values, place: str) -> Values:
        word = str(values["word"])
        is_row = word == "row"
        row = QCoreApplication.translate("FaultWords", "the chosen row")
        return {"word": row if is_row else self._vocabulary.who(word, str(steps_of(place)[0]))}

    @staticmethod
    def _no_answer(values: Values, _: str) -> Values:
        moments = [words.word_label(MOMENTS, moment) for moment in str(values["moments"]).split(", ")]
        return {"verb": verb_label(values["verb"]), "moments": ", ".join(moments)}

    def _likely_name(self, values: Values, place: str) -> Values:
        near = str(values["near"])
        return {"label": self._name(near, place)}

    def _name(self, name: str, place: str) -> str:
        """Return how people call a name, a word in quotes or a function of an expression."""
        if not name.replace(".", "").replace("_", "").isalnum():
            return self._vocabulary.word(name.strip("'"))
        owner = [step for step in steps_of(place) if isinstance(step, str)]
        parts = tuple(name.split("."))
        scope = self._here or self._vocabulary.scope(owner)
        if scope.find(parts) is None and len(parts) == 1:
            return self._vocabulary.word(name)
        return self._vocabulary.name_label(parts, scope)

    # --- places -----------------------------------------------------------------------------------------

    def place(self, place: str) -> str:
        """Return a place as it is found in the forms: *Strike ▸ What happens ▸ 2 ▸ How much*."""
        steps = steps_of(place)
        if not steps or steps[0] not in TABLES:
            return place
        table = str(steps[0])
        has_row = TABLES[table].rows and len(steps) > 1
        row = "" if not has_row else self._label(table, str(steps[1]))
        found = [row or words.table_title(table)]
        walked = table if not has_row else f"{table}.{steps[1]}"
        for step in steps[2 if has_row else 1 :]:
            if isinstance(step, int):
                walked = f"{walked}[{step}]"
                found.append(str(step + 1))
            else:
                walked = f"{walked}.{step}"
                found.append(self._key(field_label(walked, step), step))
        return STEP.join(found)

    def _key(self, label: str, key: str) -> str:
        """Return what a key is called that is no field: a pool that something costs, a kind of damage."""
        return self._label("pool", key) if label == key else label


def paths_of(place: str, name: str = "") -> Iterator[tuple[str, ...]]:
    """Yield the paths by which the words of a place can be found: without the ids of rows and the numbers of items.

    What is in an effect is found by its verb. `name`: of a field there, else the last step of the place.
    """
    steps = [step for step in steps_of(place) if isinstance(step, str)]
    table = TABLES.get(steps[0]) if steps else None
    path = tuple(steps[:1] + steps[2:] if table is not None and table.rows else steps)
    yield path
    yield (*path[:-1], name) if name else path[:-1]
    if name:
        yield (*path, name)
    yield from ((*path[:at], *path[at + 1 :]) for at in range(1, len(path) - 1))  # keys of the text's own
    if "[" in place:
        field = name or str(steps[-1])
        yield from ((words.VERB, verb.name, field) for verb in VERBS.values() if field in verb.all_fields)


def field_label(place: str, name: str) -> str:
    """Return what the field at a place is called in a form; its name if it is in none."""
    for path in paths_of(place, name):
        try:
            return words.field_label(*path)
        except LookupError:
            continue
    return words.word_label(MOMENTS, name)


def verb_label(verb: str) -> str:
    """Return what an effect is called in a menu; another word as it is."""
    return words.verb_label(verb) if verb in VERBS else verb


def _word_label(path: tuple[str, ...], word: str) -> str:
    try:
        return words.word_label(path, word)
    except LookupError:
        return word


def _table(values: Values, place: str) -> Values:
    return {"table": words.table_title(values["table"])}
