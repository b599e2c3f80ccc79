"""Everything that a text with rules can say is said in plain words, in every language of the window."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping

from rules.written import schema
from rules.written.schema import TABLES, VERBS, Either, Field, Kind, List, Mapped, Record
from ui.rule_editor import words
from ui.rule_editor.labels import effects, lists
from ui.rule_editor.labels import fields as field_labels

LONGEST = 40
"""Signs that a label may have: a form stands beside the list of tables in a small window."""
LONGEST_TITLE = 23
"""Signs of a table’s title for which its list has room."""
Path = tuple[str, ...]


def owners() -> Iterator[tuple[Path, Mapping[str, Field]]]:
    """Each table of fields: a table of the file, an effect, or a record within one of them."""
    for table in TABLES.values():
        yield from owners_in((table.name,), table.fields)
    for verb in VERBS.values():
        yield from owners_in(("verb", verb.name), verb.all_fields)


def owners_in(path: Path, fields: Mapping[str, Field]) -> Iterator[tuple[Path, Mapping[str, Field]]]:
    yield path, fields
    for name, field in fields.items():
        for kind in parts(field.kind):
            if isinstance(kind, Record):
                yield from owners_in((*path, name), kind.fields)


def parts(kind: Kind) -> Iterator[Kind]:
    """A kind of value and what is in it; the fields of a record stand apart."""
    yield kind
    if isinstance(kind, Mapped):
        yield from parts(kind.key)
    within = kind.kinds if isinstance(kind, Either) else (kind.of,) if isinstance(kind, List | Mapped) else ()
    for each in within:
        yield from parts(each)


def fields() -> Iterator[tuple[Path, Kind]]:
    """Each field with what it holds; a table without fields is one itself."""
    for path, held in owners():
        for name, field in held.items():
            yield (*path, name), field.kind
    for table in TABLES.values():
        if table.any_key is not None:
            yield (table.name,), table.any_key


def choices() -> Iterator[tuple[Path, str]]:
    """Each word of a closed list, at each field where it can stand."""
    for path, kind in fields():
        for part in parts(kind):
            lists = [part.words] if isinstance(part, schema.Word) else []
            lists += [part.also] if isinstance(part, schema.Ref) else []
            for closed in lists:
                yield from ((path, word) for word in closed)


def labels() -> dict[Path, str]:
    """Every label that there is, by where it stands."""
    found: dict[Path, str] = {("table", name): words.table_title(name) for name in TABLES}
    found |= {("row", name): words.row_title(name) for name in TABLES}
    found |= {("new", name): words.new_row(name) for name, table in TABLES.items() if table.rows or table.any_key}
    found |= {("effect", name): words.verb_label(name) for name in VERBS}
    found |= {("field", *path): words.field_label(*path) for path, _ in fields() if len(path) > 1}
    found |= {("word", *path, word): words.word_label(path, word) for path, word in choices()}
    for path, kind in fields():
        if isinstance(kind, Mapped):
            found |= {("entry", *path, str(place)): said for place, said in enumerate(words.entry_labels(*path))}
    return found


def too_long(found: Mapping[Path, str]) -> dict[Path, str]:
    """The labels that are too long or empty."""
    most = {"table": LONGEST_TITLE}
    return {path: label for path, label in found.items() if not 0 < len(label) <= most.get(path[0], LONGEST)}


def doubles(said: Mapping[str, str]) -> dict[str, list[str]]:
    named = defaultdict(list)
    for name, label in said.items():
        named[label.casefold()].append(name)
    return {label: names for label, names in named.items() if len(names) > 1}


def test_everything_has_a_short_label() -> None:
    found = labels()
    assert len(found) > 500
    assert too_long(found) == {}


def test_everything_is_explained_in_a_sentence() -> None:
    told: dict[Path, str] = {("table", name): words.table_help(name) for name in TABLES}
    told |= {("effect", name): words.verb_help(name) for name in VERBS}
    told |= {path: words.field_help(*path) for path, _ in fields() if len(path) > 1}
    assert {path: said for path, said in told.items() if not said[:1].isupper() or not said.endswith(".")} == {}


def test_no_label_stands_for_two_fields_of_a_table() -> None:
    for path, held in owners():
        assert doubles({name: words.field_label(*path, name) for name in held}) == {}, path
    assert doubles({name: words.table_title(name) for name in TABLES}) == {}
    assert doubles({name: words.row_title(name) for name in TABLES}) == {}
    assert doubles({name: words.verb_label(name) for name in VERBS}) == {}


def test_no_label_stands_for_two_words_of_a_list() -> None:
    for path, kind in fields():
        for part in parts(kind):
            if isinstance(part, schema.Word):
                assert doubles({word: words.word_label(path, word) for word in part.words}) == {}, path


def test_another_language_has_other_words_that_tell_things_apart_as_well(
    speak: Callable[[str], None], language: str
) -> None:
    english = labels()
    speak(language)
    found = labels()
    assert too_long(found) == {}
    same = {label for path, label in found.items() if label == english[path]}
    assert len(same) < 4, same
    for path, held in owners():
        assert doubles({name: words.field_label(*path, name) for name in held}) == {}, path
    for path, kind in fields():
        for part in parts(kind):
            if isinstance(part, schema.Word):
                assert doubles({word: words.word_label(path, word) for word in part.words}) == {}, path


def test_nothing_is_explained_that_the_format_does_not_know() -> None:
    known = {path for path, _ in fields()}
    said: set[Path] = {(table, *path.split(".")) for table, held in field_labels.FIELDS.items() for path in held}
    said |= {("verb", verb, *path.split(".")) for verb, held in effects.FIELDS.items() for path in held}
    said |= {tuple(path.split(".")) for path in field_labels.ENTRIES}
    assert said - known == set()
    assert field_labels.TABLES.keys() == TABLES.keys()
    assert effects.VERBS.keys() == VERBS.keys()
    for name, said_of in lists.LISTS.items():
        assert said_of.keys() == getattr(schema, name).keys(), name


def test_the_words_of_a_list_are_found_at_its_field() -> None:
    assert words.word_label(("status", "counts"), "turn_ends") == "at the end of its turn"
    assert words.word_label(("status", "at"), "turn_ends") == "its turn ends"
    assert words.word_label(("action", "targets", "who"), "foes") == "foes"
    assert words.word_label(("test", "natural"), "critical") == "critical success"
    assert words.word_label(("sheet", "row", "kind"), "parts") == "dice of several kinds of damage"
    assert words.word_label(("status", "forbids", "word"), "act") == "every action"
    assert words.word_label(("verb", "state", "state"), "dead") == "dead"
    assert words.word_label(("order", "ties"), "reflex") == "reflex"
