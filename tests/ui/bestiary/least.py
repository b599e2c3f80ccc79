"""The least that a sheet and its fields can hold."""

from typing import Any

from pydantic import BaseModel

from rules.system import registry
from ui.sheets.schema import Field, fields


def small(field: Field, system: str) -> Any:
    """The least that a field can hold."""
    statuses = registry.system(system).statuses
    if field.names == "status" and field.kind in ("text", "words"):
        return next(iter(statuses)) if field.kind == "text" else []
    if field.terms and field.kind == "text":
        return next(iter(field.terms))
    if field.kind in ("rows", "entries", "words", "items"):
        return []
    if field.kind == "block":
        assert field.model is not None
        return least(field.model, system)
    if field.kind == "choice":
        return field.choices[0]
    return int(field.low or 0) if field.kind in ("number", "fraction") else "one"


def least(model: type[BaseModel], system: str) -> dict[str, Any]:
    """The least sheet or row of a model."""
    return {field.name: small(field, system) for field in fields(model) if field.required}
