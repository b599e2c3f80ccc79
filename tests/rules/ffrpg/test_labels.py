"""What fields of actions are called: the book's term, or a word of the reader's language."""

import pytest

from rules.system import registry
from rules.text.localized import LocalizedText


@pytest.mark.parametrize("language", ["es", "pt_BR"])
def test_a_field_that_the_book_has_no_term_for_is_called_in_the_readers_language(language: str) -> None:
    system = registry.system("ffrpg")
    labels = [field.label for action in system.actions.values() for field in action.fields]
    called = {str(label): label.in_language(language) for label in labels if isinstance(label, LocalizedText)}
    assert len(called) > 3
    assert all(theirs != english for english, theirs in called.items())
    assert not [
        label for label in labels if not isinstance(label, LocalizedText) and " " in label and label[1:].islower()
    ]
