"""Tabs that open at once under a drag, where a test is about what happens in them and not about the wait."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QProxyStyle, QStyle, QStyleHintReturn, QStyleOption, QTabBar, QWidget


def hurry(bar: QTabBar) -> None:
    """A drag that rests on a tab opens it after a millisecond; `test_carrying` waits as long as a game master does."""
    bar.setStyle(_Quick(bar))


class _Quick(QProxyStyle):
    """The style of the program with no wait over a tab."""

    def __init__(self, owner: QObject) -> None:
        super().__init__()
        self.setParent(owner)

    def styleHint(  # noqa: N802
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returned: QStyleHintReturn | None = None,
    ) -> int:
        if hint == QStyle.StyleHint.SH_TabBar_ChangeCurrentDelay:
            return 1
        return super().styleHint(hint, option, widget, returned)
