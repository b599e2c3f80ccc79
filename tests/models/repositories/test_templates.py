"""Templates change what they say and nothing else, in every system, and variants remember whom they came from."""

import errno
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from models import samples
from models.exchange import formats
from models.exchange.importer import preview_files
from models.exchange.native import writer
from models.exchange.records.import_options import ImportChoice
from models.library import Library
from models.repositories import templates
from models.repositories.templates import Change, Template
from models.storage.errors import LibraryError
from rules.system import registry


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Library]:
    """All the sample creatures."""
    path = tmp_path_factory.mktemp("library") / "test.turnwright"
    library = Library.open(path, samples=samples.shipped_samples(), systems=registry.system)
    yield library
    library.close(back_up=False)


def test_every_system_has_templates_that_fit_every_sample(library: Library) -> None:
    assert {candidate.system for candidate in templates.shipped_templates()} == set(registry.ids())
    for template in templates.shipped_templates():
        found = library.creatures.get_all([creature.id for creature in library.creatures.rows(system=template.system)])
        made = templates.make_variants(library.sheets, template, found, "en")
        assert len(made) == len(found) > 0
        for before, after in zip(found, made, strict=True):
            assert after.sheet != before.sheet
            assert after.variant == {"template": template.name, "of": before.name, "id": before.id}


def test_elite_has_half_as_many_hp_again_and_hits_better(library: Library) -> None:
    elite = next(
        template for template in templates.shipped_templates() if (template.system, template.name) == ("ffrpg", "Elite")
    )
    rat = library.creatures.get(library.creatures.id_by_name("Barn Rat", "ffrpg") or 0)
    assert rat is not None
    (made,) = templates.make_variants(library.sheets, elite, [rat], "en")
    assert (made.name, made.sheet["hp"], made.sheet["acc"]) == ("Barn Rat (Elite)", 8, 109)
    assert {key for key in made.sheet if made.sheet[key] != rat.sheet.get(key)} == {"hp", "acc", "macc", "xp"}
    assert made.tags == [*rat.tags, "elite"]


@pytest.mark.parametrize("system", registry.ids())
@pytest.mark.parametrize(
    ("language", "tags"), [("en", {"elite", "boss"}), ("es", {"élite", "jefe"}), ("pt_BR", {"elite", "chefe"})]
)
def test_tags_are_given_in_the_reader_s_language_in_every_system(system: str, language: str, tags: set[str]) -> None:
    """*élite* and *jefe* came into creatures of any language."""
    assert {
        tag
        for template in templates.shipped_templates()
        if template.system == system
        for tag in template.tags_for(language)
    } == tags


def test_a_field_is_set_and_a_list_grows_and_numbers_stay_in_their_limits(library: Library) -> None:
    rat = library.creatures.get(library.creatures.id_by_name("Barn Rat", "ffrpg") or 0)
    assert rat is not None
    changes = (
        Change(field="immune", add=("poison", "sleep")),
        Change(field="crit", plus=1000),
        Change(field="at_zero", set="dead"),
        Change(field="weapons[].scale", plus=1),
    )
    wild = Template(name="Wild", system="ffrpg", changes=changes)
    (made,) = templates.make_variants(library.sheets, wild, [rat], "en")
    assert (made.sheet["immune"], made.sheet["crit"], made.sheet["at_zero"]) == (["poison", "sleep"], 100, "dead")
    assert made.sheet["weapons"][0]["scale"] == rat.sheet["weapons"][0]["scale"] + 1
    hound = library.creatures.get(library.creatures.id_by_name("Perro de presa", "d100") or 0)
    assert hound is not None
    with pytest.raises(LibraryError, match="another rule system"):
        templates.make_variants(library.sheets, wild, [rat, hound], "en")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[" * 100_000,
        '{"format": "turnwright templates", "version": 2, "templates": []}',
        '{"templates": 1}',
        "\xff",
    ],
)
def test_a_file_that_holds_no_templates_is_named_and_the_others_are_read(tmp_path: Path, text: str) -> None:
    (tmp_path / "broken.json").write_text(text, encoding="latin-1")
    mine = {"name": "Cursed", "system": "ffrpg", "changes": [{"field": "hp", "times": 0.9}]}
    whole = {"format": templates.FORMAT, "version": 1, "templates": [mine]}
    (tmp_path / "mine.json").write_text(json.dumps(whole), encoding="utf-8")
    found, refused = templates.own_templates(tmp_path)
    assert [template.name for template in found] == ["Cursed"]
    assert [(error.code, error.values["name"]) for error in refused] == [("bad_template", "broken.json")]


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and devices have no names there")
def test_what_is_no_file_in_the_folder_of_templates_is_named_and_never_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "a.json")
    (tmp_path / "b.json").symlink_to("/dev/zero")
    (tmp_path / "c.json").mkdir()
    found, refused = templates.own_templates(tmp_path)
    assert found == ()
    assert [str(error) for error in refused] == [
        f"The templates in {name}.json cannot be read: {reason}."
        for name, reason in (("a", "it is not a file"), ("b", "it is not a file"), ("c", os.strerror(errno.EISDIR)))
    ]


def test_variants_go_out_and_come_in_without_loss(library: Library, tmp_path: Path) -> None:
    elite = next(template for template in templates.shipped_templates() if template.system == "tabuleiro")
    found = library.creatures.get_all([library.creatures.rows(system="tabuleiro")[0].id])
    (made,) = library.creatures.add(templates.make_variants(library.sheets, elite, found, "en"))
    row = writer.creature_row(made)
    assert row["variant"] == {"template": "Elite", "of": found[0].name}
    path = tmp_path / "one.json"
    path.write_text(json.dumps({"format": "turnwright", "version": 1, "creatures": [row]}), encoding="utf-8")
    with_it = Library.open(tmp_path / "other.turnwright", samples=())
    preview_files(with_it, [path], ImportChoice(), formats.READERS).take(with_it)
    (came,) = with_it.creatures.get_all([creature.id for creature in with_it.creatures.rows()])
    assert (came.variant, came.sheet) == (row["variant"], made.sheet)
    with_it.close()
