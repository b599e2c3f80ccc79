"""What has to be there in a test."""

from typing import TypeVar

T = TypeVar("T")


def there(what: T | None) -> T:
    """The same, where it is there; the test ends where it is not."""
    assert what is not None
    return what
