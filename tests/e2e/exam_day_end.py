"""The end of an exam day: the pages lock, the teacher signs, takes the sheet for the office and
releases the results, and the students read them."""

from __future__ import annotations

from io import BytesIO

from openpyxl import load_workbook
from playwright.sync_api import expect

from tests.e2e.exam_day import PROBLEM, PUPILS, ROOM, WORK, WRONG, ExamDay
from tests.e2e.exam_day_hands import seat, send

RESULTS = "features/admin/exam-results"


def the_exam_ends(day: ExamDay) -> None:
    """Everybody's page locks by itself; a text that was newer is taken."""
    send(day, "bo", "B", WRONG)
    send(day, "chuyi", "A", WRONG)
    day.pass_minutes(80)
    for name in PUPILS:
        window = day.windows[name]
        window.sees(PROBLEM, "timedWork.ended")
        window.sees(WORK, "over.taken")
    day.windows["anran"].look("day-over")
    for who in ("ida", "desk"):
        board = day.windows[who]
        for name in PUPILS:
            expect(seat(board, name)).to_contain_text(board.texts(ROOM, "state.over"))
        board.look(f"day-end-{who}")


def the_teacher_signs_releases_and_takes_the_sheet(day: ExamDay) -> None:
    anran = day.windows["anran"]
    anran.open(f"/timedwork/{day.tid}")
    expect(anran.page.get_by_text("100")).to_have_count(0)
    anran.look("day-not-released")
    teacher = day.windows["root"]
    page = teacher.page
    teacher.open(f"/admin/timedwork/{day.tid}/results")
    teacher.sees(RESULTS, "lights.ready")
    for key, count in (("extended", 1), ("paused", 6)):
        teacher.sees(RESULTS, f"lights.{key}", count=count)
    teacher.look("day-results")
    teacher.press(RESULTS, "sign.sign", version=1)
    page.locator("input[name=note]").fill("checked by two")
    teacher.press(RESULTS, "sign.confirm")
    teacher.sees(RESULTS, "sign.version", version=1)
    page.get_by_role("tab", name=teacher.texts(RESULTS, "view.files")).click()
    with page.expect_download() as taken:
        teacher.press(RESULTS, "files.download")
    sheet = load_workbook(BytesIO(taken.value.path().read_bytes())).active
    assert sheet is not None
    header, *rows = ([cell.value for cell in row] for row in sheet.iter_rows())
    assert header[:6] == ["Number", "Name", "Class", "A", "B", "Total"]
    assert {row[0]: tuple(row[1:6]) for row in rows} == {
        "20260101": ("林晓", "3A", 100, None, 100),
        "20260102": ("梅芳", "3A", 100, 100, 200),
        "20260103": ("Tao Wells", "3A", 100, None, 100),
        "20260104": ("安然", "3A", None, 100, 100),
        "20260105": ("Bo Chen", "3A", 100, 0, 100),
        "20260106": ("初一", "3A", 0, 100, 100),
    }
    remarks = {row[0]: str(row[-1]) for row in rows}
    assert "15" in remarks["20260102"] and "15" not in remarks["20260101"]
    page.get_by_role("tab", name=teacher.texts(RESULTS, "view.closing")).click()
    teacher.sees(RESULTS, "release.undecided")
    teacher.press(RESULTS, "release.now")
    teacher.agree(RESULTS, "release.yes")
    teacher.sees(RESULTS, "release.done")
    teacher.look("day-released")


def students_read_what_came_of_it(day: ExamDay) -> None:
    for name, total in (("mei", "200"), ("tao", "100")):
        window = day.windows[name]
        window.open(f"/timedwork/{day.tid}")
        window.page.get_by_role("link", name=window.texts(WORK, "toRank")).click()
        row = window.page.get_by_role("row").filter(has_text=name)
        expect(row).to_contain_text(total)
        window.look(f"day-rank-{name}")
