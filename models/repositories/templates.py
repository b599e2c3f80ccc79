"""Templates: what makes an elite of a creature, as data, and the variants made with them."""

from __future__ import annotations

import json
import math
from functools import cache
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from pydantic import ConfigDict, Field

from models.repositories.sheets import SheetError
from models.storage.atomic_files import plain_name, write_whole
from models.storage.bounded_reads import read_file
from models.storage.error_translation import refusal_for_writing
from models.storage.errors import LibraryError
from models.storage.store import twin
from rules.sheets import schema
from rules.sheets.schema import Sheet
from rules.text.faults import BadSheet
from rules.text.json_depth import demand_shallow
from rules.text.localized import said

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from importlib.resources.abc import Traversable

    from pydantic.fields import FieldInfo

    from models.repositories.creatures import Creature
    from models.repositories.sheets import Sheets
    from rules.system.system import System

FORMAT, VERSION = "turnwright templates", 1
EACH = "[]."
"""Stands between a list and a field of each of its rows: `weapons[].skill`."""


class Change(Sheet):
    """The change of a field: it is set, or multiplied and added to, or a list of it grows."""

    field: str = Field(min_length=1)
    times: float | None = Field(default=None, ge=0, le=1000, allow_inf_nan=False)
    plus: int | None = Field(default=None, ge=-1_000_000, le=1_000_000)
    set: Any = None
    add: tuple[Any, ...] = Field(default=(), strict=False)


class Template(Sheet):
    """Changes under a name, for the creatures of a system."""

    name: str = Field(min_length=1)
    names: dict[str, str] = Field(default_factory=dict)
    """Language to its name there."""
    system: str = Field(min_length=1)
    changes: tuple[Change, ...] = Field(default=(), strict=False)
    tags: tuple[str, ...] = Field(default=(), strict=False)
    tags_in: dict[str, Annotated[tuple[str, ...], Field(strict=False)]] = Field(default_factory=dict)
    """Language to its tags there."""

    def name_in(self, language: str) -> str:
        """Return its name in a language, or its own."""
        return self.names.get(language) or self.names.get(language.partition("_")[0]) or self.name

    def tags_for(self, language: str) -> tuple[str, ...]:
        """Return its tags in a language, or its own."""
        return self.tags_in.get(language) or self.tags_in.get(language.partition("_")[0]) or self.tags


class _File(Sheet):
    """A file of templates."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)
    format: str
    version: int
    templates: tuple[Template, ...] = Field(strict=False)


@cache
def shipped_templates() -> tuple[Template, ...]:
    """Return the templates that come with the program."""
    folder = resources.files("resources") / "templates"
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".json")), key=lambda file: file.name)
    return tuple(template for file in files for template in read_templates(file))


def own_templates(folder: Path | None) -> tuple[tuple[Template, ...], tuple[LibraryError, ...]]:
    """Return the templates in the game master's own files in a folder, and why some cannot be read."""
    templates: list[Template] = []
    refusals: list[LibraryError] = []
    try:
        files = sorted(folder.glob("*.json")) if folder is not None else []
    except OSError:
        files = []
    for file in files:
        try:
            templates += read_templates(file)
        except LibraryError as error:
            refusals.append(error)
    return tuple(templates), tuple(refusals)


def read_templates(file: Traversable | Path) -> tuple[Template, ...]:
    """Return the templates of a file; refuse a file that is none."""
    try:
        content = read_file(file) if isinstance(file, Path) else file.read_bytes()
        text = content.decode("utf-8-sig")
        demand_shallow(text)
        template_file = schema.check(_File, json.loads(text))
    except OSError as error:
        raise LibraryError("bad_template", name=file.name, reason=error.strerror or error) from error
    except (ValueError, RecursionError) as error:
        raise LibraryError("bad_template", name=file.name, reason=error) from error
    except BadSheet as error:
        place, sentence = error.faults[0]
        raise LibraryError("bad_template", name=file.name, reason=f"{place}: {sentence}") from None
    if (template_file.format, template_file.version) != (FORMAT, VERSION):
        raise LibraryError("bad_template", name=file.name, reason=f"{template_file.format} {template_file.version}")
    return template_file.templates


def template_file_with(folder: Path, one: Template | None, before: Template | None) -> tuple[Path, str | None]:
    """Return the own file of `before`, or a new one, and its text with `template` in that place; None: it is empty."""
    file = None if before is None else _file_of(folder, before)
    templates = [] if file is None else list(read_templates(file))
    index = templates.index(before) if before is not None and before in templates else len(templates)
    templates[index : index + 1] = [] if one is None else [one]
    if file is None:
        name = "templates" if one is None else one.name
        file, number = folder / plain_name(f"{name}.json"), 2
        while file.exists():
            file, number = folder / plain_name(f"{name} {number}.json"), number + 1
    content = {"format": FORMAT, "version": VERSION, "templates": [_as_json(template) for template in templates]}
    return file, json.dumps(content, ensure_ascii=False, indent=2) + "\n" if templates else None


def write_templates(file: Path, text: str | None) -> str | None:
    """Write a file of templates, or remove it (None); return its old text."""
    try:
        before = file.read_text(encoding="utf-8-sig") if file.exists() else None
        if text is None:
            file.unlink(missing_ok=True)
        else:
            file.parent.mkdir(exist_ok=True)
            write_whole(file, text)
    except (OSError, ValueError) as error:
        raise refusal_for_writing(file, error) from error
    return before


def _file_of(folder: Path, template: Template) -> Path | None:
    for file in sorted(folder.glob("*.json")):
        try:
            if template in read_templates(file):
                return file
        except LibraryError:
            continue
    return None


def _as_json(template: Template) -> dict[str, Any]:
    data: dict[str, Any] = template.model_dump(mode="json", exclude_defaults=True)
    return data


def make_variants(sheets: Sheets, template: Template, creatures: Sequence[Creature], language: str) -> list[Creature]:
    """Return new creatures, changed by the template, each of which knows what it came from.

    `language`: that of the template's name and tags. Refuses creatures of another system, and names those whom a change
    does not fit.
    """
    template_name = template.name_in(language)
    for creature in creatures:
        if creature.system != template.system:
            raise LibraryError("other_template", name=creature.name, template=template_name)
    system = sheets.system(template.system)
    variants = []
    for creature in creatures:
        sheet = apply_template(system, template, creature.sheet, creature.pools)
        name = f"{creature.name} ({template_name})"
        sheets.check(creature.system, name, sheet)
        tags = [*creature.tags, *(tag for tag in template.tags_for(language) if tag not in creature.tags)]
        variant = {"template": template_name, "of": creature.name, "id": creature.id}
        variants.append(twin(creature, id=None, name=name, sheet=sheet, tags=tags, variant=variant))
    return variants


def apply_template(
    system: System, template: Template, sheet: Mapping[str, Any], pools: Mapping[str, int]
) -> dict[str, Any]:
    """Return the sheet with a template's changes; fields that are not mentioned stay as they are."""
    result: dict[str, Any] = json.loads(json.dumps(dict(sheet)))
    for change in template.changes:
        outer, each, inner = change.field.partition(EACH)
        info = system.sheet.model_fields.get(outer)
        if info is None:
            raise SheetError(system, template.name, ((change.field, said("fault-no_such_key")),))
        if not each:
            _change(result, outer, change, info, pools.get(outer))
            continue
        rows, model = result.get(outer), schema.row_model(info)
        for row in rows if isinstance(rows, list) else ():
            if isinstance(row, dict) and model is not None and inner in model.model_fields:
                _change(row, inner, change, model.model_fields[inner], None)
    return result


def _change(row: dict[str, Any], name: str, change: Change, info: FieldInfo, derived: int | None) -> None:
    if change.set is not None:
        row[name] = change.set
    before = row.get(name, derived)
    if before is None and not info.is_required():
        before = info.get_default(call_default_factory=True, validated_data={})
    if change.add:
        row[name] = _extended(before, change.add)
    if (change.times is None and change.plus is None) or isinstance(before, bool) or not isinstance(before, int):
        return
    value = math.floor(before * (1 if change.times is None else change.times) + 0.5) + (change.plus or 0)
    low, high = schema.limits(info)
    value = value if low is None else max(low, value)
    row[name] = value if high is None else min(high, value)


def _extended(before: Any, added: Iterable[Any]) -> list[Any]:
    existing = list(before) if isinstance(before, list | tuple) else []
    return [*existing, *(item for item in added if item not in existing)]
