"""The window over a library, from the tests of the encounter."""

from tests.ui.encounter.conftest import begun, begun_library, library, prepared, window

__all__ = ["begun", "begun_library", "library", "prepared", "window"]
