"""What the status line says of saving: that there is nothing to do, or that it does not work."""

from __future__ import annotations

from ui.widgets.labels import Label


class Saved(Label):
    """Says that all is saved, with the fight that is open; without the library's file nothing is called saved."""

    def __init__(self) -> None:
        super().__init__()
        self._works = True
        self._fight: str | None = None
        self._show()

    def tell_works(self, *, works: bool) -> None:
        """Whether the library's file is where it was."""
        self._works = works
        self._show()

    def tell_fight(self, name: str | None) -> None:
        """Which fight is open; None: none is."""
        self._fight = name
        self._show()

    def _show(self) -> None:
        if self._fight is None:
            self.setText(self.tr("saved") if self._works else self.tr("not saved"))
            return
        words = self.tr("saved · Encounter “{name}”") if self._works else self.tr("not saved · Encounter “{name}”")
        self.setText(words.format(name=self._fight))
