"""A notice over the pages of the window: it never pushes them out of it."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.settling import settle
from ui.widgets.banner import Notice, NoticePage

SENTENCE = "The library Evening.turnwright is damaged; what could be read of it is shown. " * 3


class Page(QWidget):
    """A page that cannot be lower than 300 pixels."""

    def minimumSizeHint(self) -> QSize:
        """See the class."""
        return QSize(200, 300)


@pytest.fixture
def noticed(qtbot: QtBot) -> NoticePage:
    made = NoticePage(Notice(), Page())
    qtbot.addWidget(made)
    made.resize(500, 320)
    made.show()
    return made


def parts(noticed: NoticePage) -> tuple[Notice, Page]:
    return noticed.findChildren(Notice)[0], noticed.findChildren(Page)[0]


def test_a_page_has_all_the_room_while_nothing_is_said(noticed: NoticePage) -> None:
    _, page = parts(noticed)
    assert page.geometry() == noticed.rect()


def test_where_both_have_room_the_page_begins_under_the_notice(noticed: NoticePage) -> None:
    notice, page = parts(noticed)
    noticed.resize(500, 600)
    notice.show_sentence(SENTENCE)
    settle()
    assert notice.height() >= notice.heightForWidth(500)
    assert page.geometry().top() == notice.geometry().bottom() + 1
    assert page.geometry().bottom() == noticed.rect().bottom()
    notice.hide()
    assert page.geometry() == noticed.rect()


def test_where_both_have_not_the_notice_lies_over_the_lower_end_of_a_page_that_is_whole(noticed: NoticePage) -> None:
    notice, page = parts(noticed)
    notice.show_sentence(SENTENCE)
    settle()
    assert page.geometry() == noticed.rect()
    assert noticed.childAt(10, 10) is page, "its tabs are there"
    assert noticed.childAt(10, noticed.height() - 10) in (notice, notice.sentence)
    assert noticed.rect().contains(notice.geometry())
    assert noticed.minimumSizeHint().height() == 300
    notice.buttons[-1].click()
    assert noticed.childAt(10, noticed.height() - 10) is page


def test_a_longer_sentence_takes_its_room(noticed: NoticePage) -> None:
    notice, page = parts(noticed)
    noticed.resize(500, 700)
    notice.show_sentence("Short.")
    settle()
    before = page.geometry().top()
    notice.show_sentence(SENTENCE * 2)
    settle()
    assert page.geometry().top() > before
