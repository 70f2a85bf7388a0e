"""The office's list of seats on the room board: looked at, mended and applied in a browser."""

from __future__ import annotations

import io
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from openpyxl import Workbook
from playwright.sync_api import FilePayload, Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.axe import axe_findings
from tests.e2e.browser import Visitor, raw_text_keys, scrolls_sideways
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.oj_appliance.exam_rooms.making import rooms_of, seats_of
from tests.oj_appliance.timed_work.making import create_work
from tests.server_process import ServerProcess

ROOM = "features/admin/exam-room"
XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def school() -> Iterator[ServerProcess]:
    server = ServerProcess().start()
    yield server
    server.stop()
    server.remove()


def add_pupils(school: ServerProcess, first: int) -> None:
    rows = [
        [str(first), "secret123", "", "林小雨", "", "", ""],
        [str(first + 1), "secret123", "", "梅子", "", "", ""],
    ]
    answer = school.client("root").post("/api/admin/user/insert-batch-user", {"users": rows})
    assert answer.status == 200, answer.body


def full_width(number: int) -> str:
    return str(number).translate({ord(str(digit)): 0xFF10 + digit for digit in range(10)})


def office_workbook(first: int) -> bytes:
    """As an office writes it, the columns in its own order; the last number is nobody's."""
    book = Workbook()
    book.worksheets[0].title = "封面"
    sheet = book.create_sheet("座位表")
    book.create_sheet("备用").append(["考场", "座位"])
    sheet.append(["座位号", "学号", "考场", "电脑地址"])
    sheet.append(["１", full_width(first), "机房一", "10.0.0.1"])
    sheet.append(["２", full_width(first + 1), "机房一", None])
    sheet.append(["１", "99999999", "机房二", None])
    content = io.BytesIO()
    book.save(content)
    return content.getvalue()


def look_at(visitor: Visitor, page: Page, name: str) -> None:
    visitor.wait_until_it_stands(page)
    visitor.check(page)
    assert raw_text_keys(page) == []
    assert not scrolls_sideways(page)
    assert axe_findings(page) == []
    if folder := os.environ.get("OJ_TEST_PICTURES"):
        page.screenshot(path=Path(folder) / f"{name}.png")


@pytest.mark.parametrize(
    ("language", "width", "unknown"),
    [
        ("zh-CN", 1440, "没有此学号或用户名的考生"),
        ("en-US", 390, "nobody has this number or username"),
    ],
)
def test_an_offices_workbook_is_mended_by_a_pasted_list_and_seats_people(
    language: str, width: int, unknown: str, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts, root, first = Texts(language), school.client("root"), 20_260_000 + width
    tid = create_work(root)
    add_pupils(school, first)

    visitor = new_visitor(school, language=language, width=width)
    log_in(visitor, school, "root")
    page = visitor.new_page()
    visitor.open(page, f"/admin/timedwork/{tid}/room")
    page.get_by_role("button", name=texts(ROOM, "seatList.title"), exact=True).click()
    dialog = page.get_by_role("dialog")
    apply = dialog.get_by_role("button", name=texts(ROOM, "seatList.apply"), exact=True)
    expect(apply).to_be_disabled()
    look_at(visitor, page, f"seat-list-{language}-{width}")

    content = FilePayload(name="座位.xlsx", mimeType=XLSX, buffer=office_workbook(first))
    dialog.locator("input[type=file]").set_input_files([content])
    counted = texts(ROOM, "seatList.toMend", name="座位.xlsx", count=3, bad=1)
    expect(dialog.get_by_role("status")).to_have_text(counted)
    expect(dialog.get_by_text(texts(ROOM, "seatList.sheet", sheet="座位表"))).to_be_visible()
    rows = dialog.get_by_role("row")
    expect(rows.filter(has_text="林小雨")).to_contain_text(str(first))
    expect(rows.nth(4)).to_have_text(unknown)
    expect(apply).to_be_disabled()
    dialog.get_by_label(texts(ROOM, "seatList.onlyFaulty"), exact=True).check()
    expect(rows).to_have_count(3)
    expect(rows.nth(1)).to_contain_text("99999999")
    dialog.get_by_label(texts(ROOM, "seatList.onlyFaulty"), exact=True).uncheck()
    rows.nth(4).scroll_into_view_if_needed()
    look_at(visitor, page, f"seat-list-fault-{language}-{width}")
    assert rooms_of(root, tid) == []

    pasted = f"机房一\t1\t{first}\t10.0.0.1\n机房一\t2\t\t\n机房二\t1\t{first + 1}\t\n"
    area = dialog.get_by_label(texts(ROOM, "seatList.paste"), exact=True)
    area.fill(pasted)
    # What was looked at is not what stands there now.
    expect(dialog.get_by_role("table")).to_have_count(0)
    expect(apply).to_be_disabled()
    dialog.get_by_role("button", name=texts(ROOM, "seatList.check"), exact=True).click()
    counted = texts(ROOM, "seatList.right", name=texts(ROOM, "seatList.pasted"), count=3)
    expect(dialog.get_by_role("status")).to_have_text(counted)
    apply.scroll_into_view_if_needed()
    look_at(visitor, page, f"seat-list-right-{language}-{width}")
    apply.click()
    expect(dialog).to_have_count(0)
    applied = texts(ROOM, "seatList.applied", rooms=2, seats=3, people=2)
    expect(page.get_by_text(applied)).to_be_visible()
    expect(page.get_by_role("button").filter(has_text="林小雨")).to_be_visible()
    expect(page.get_by_role("button").filter(has_text="梅子")).to_be_visible()
    look_at(visitor, page, f"seat-list-board-{language}-{width}")
    seats = seats_of(root, tid, "机房一")
    assert (seats["1"]["username"], seats["1"]["address"]) == (str(first), "10.0.0.1")
    assert seats["2"]["username"] is None
    assert seats_of(root, tid, "机房二")["1"]["username"] == str(first + 1)
