"""What readers read of a document of samples."""

from collections.abc import Iterator
from typing import Any

TEXTS = {"name", "folder", "tags", "notes", "text", "label", "group"}


def texts(content: Any, key: str = "") -> Iterator[str]:
    """Everything in a document of samples that its readers read."""
    if isinstance(content, dict):
        for name, value in content.items():
            yield from texts(value, name)
    elif isinstance(content, list):
        for value in content:
            yield from texts(value, key)
    elif isinstance(content, str) and content and key in TEXTS:
        yield content
