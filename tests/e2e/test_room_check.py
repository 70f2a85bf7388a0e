"""The day before: whoever stands at a computer of the room has it checked, and staff count the
seats that are fit (contract timedwork.md §14.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import Visitor
from tests.e2e.looking import look_closely
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.exam.desk import WRONG_CLOCK
from tests.oj_appliance.exam_rooms.making import make_room
from tests.oj_appliance.timed_work.making import create_work
from tests.server_process import ServerProcess

CHECK, READY = "features/room-check", "features/admin/exam-readiness"
LINE = 'for (i = 0; i < n; i++) { a[i] |= ~b \\ "x" > 1; }'
POINTS = ("clock", "browser", "storage", "network", "keyboard")
HOUR_MS = 3_600_000
pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def school() -> Iterator[ServerProcess]:
    server = ServerProcess().start()
    yield server
    server.stop()
    server.remove()


def measured_at_rest(route: Route) -> None:
    """How quick calls are says nothing on a machine that is busy with tests."""
    told: dict[str, Any] = route.request.post_data_json or {}
    assert told["roundTrip"] >= 0 and told["download"] > 0
    route.continue_(post_data={**told, "roundTrip": 5, "download": 40})


def check_computer(visitor: Visitor, texts: Texts, seat: str, line: str = LINE) -> Page:
    page = visitor.new_page()
    page.route("**/api/exam/room-check", measured_at_rest)
    visitor.open(page, "/room-check")
    button = page.get_by_role("button", name=texts(CHECK, "check"), exact=True)
    expect(button).to_be_disabled()
    page.get_by_label(texts(CHECK, "seat")).fill(seat)
    page.get_by_label(texts(CHECK, "line")).fill(line)
    button.click()
    return page


def faults_shown(page: Page, texts: Texts) -> list[str]:
    """Of the five points those with what mends them beside."""
    rows = page.get_by_role("status").get_by_role("listitem")
    expect(rows).to_have_count(len(POINTS))
    told = []
    for row, point in zip(rows.all(), POINTS, strict=True):
        expect(row).to_contain_text(texts(CHECK, f"point.{point}"))
        if texts(CHECK, f"remedy.{point}") in row.inner_text():
            told.append(point)
    return told


@pytest.mark.parametrize(("language", "width"), [("zh-CN", 1440), ("en-US", 390)])
def test_a_fit_computer_is_green_one_with_a_wrong_clock_red_and_staff_count_them(
    language: str, width: int, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts, root = Texts(language), school.client("root")
    tid = create_work(root, title=f"Midterm {language}", begins=600, lasts=90)
    room = f"Lab {language}"
    make_room(root, tid, room, rows=1, columns=2)

    # Nobody is logged in at either computer.
    guest = new_visitor(school, language=language, width=width)
    page = check_computer(guest, texts, f"{room} 1")
    expect(page.get_by_text(texts(CHECK, "green"))).to_be_visible()
    assert faults_shown(page, texts) == []
    look_closely(guest, page, f"room-check-green-{language}-{width}")

    other = new_visitor(school, language=language, width=width)
    other.context.add_init_script(WRONG_CLOCK.format(ahead=HOUR_MS))
    page = check_computer(other, texts, f"{room} 2", LINE.replace("~", "-"))
    expect(page.get_by_text(texts(CHECK, "red"))).to_be_visible()
    assert faults_shown(page, texts) == ["clock", "keyboard"]
    expect(page.get_by_text(texts(CHECK, "seconds", count=3600))).to_be_visible()
    look_closely(other, page, f"room-check-red-{language}-{width}")

    staff = new_visitor(school, language=language, width=width)
    log_in(staff, school, "root")
    board = staff.new_page()
    staff.open(board, f"/admin/timedwork/{tid}/readiness")
    expect(board.get_by_text(texts(READY, "rooms.count", green=1, count=2))).to_be_visible()
    faults = {"zh-CN": "时钟和键盘", "en-US": "clock and keyboard"}[language]
    said = texts(READY, "rooms.faulty", seat=f"{room} 2", address="127.0.0.1", faults=faults)
    expect(board.get_by_role("listitem").filter(has_text=said)).to_be_visible()
    link = board.get_by_role("link", name=f"{staff.base}/room-check")
    expect(link).to_have_attribute("href", "/room-check")
    look_closely(staff, board, f"room-checks-{language}-{width}")

    # With its line typed as it stands and the clock set it is counted, without a reload there.
    mended = new_visitor(school, language=language, width=width)
    page = check_computer(mended, texts, f"{room} 2")
    expect(page.get_by_text(texts(CHECK, "green"))).to_be_visible()
    expect(board.get_by_text(texts(READY, "rooms.count", green=2, count=2))).to_be_visible()
    staff.check(board)
