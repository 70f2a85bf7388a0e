"""E27: a teacher who never saw it holds an exam, from the first start to the sheet for the office,
in the browser alone: class list of the office, three problems, a room, the exam, the export.

What it costs is counted: pages that are gone through, clicks, fields that are filled. The minutes
are an estimate for somebody who does it for the first time: 30 s to read a page, 4 s to find and
press a button, 15 s to know and type what belongs into a field. What the machine does meanwhile
(judging, printing) and the exam itself are no work, and not in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path

import pytest
from openpyxl import load_workbook
from playwright.sync_api import Browser, Locator, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.counted_walk import Walk, fill_in_setup
from tests.e2e.exam_day import ADD, WRONG, ExamDay, look_at
from tests.e2e.test_first_hour import Pupil, come_in_by_http, name_of, office_list
from tests.exam.figures import report
from tests.http_client import Client
from tests.judging_waits import wait_for_verdict

PACKAGE = Path(__file__).parents[1] / "fixtures" / "problems" / "fps" / "own-v1.6-five-problems.xml"
PASSWORD = "teacher-pass"
PAGE_S, CLICK_S, FIELD_S, BOUND_MIN = 30, 4, 15, 45
# As few as they are today.
PAGES, CLICKS, FIELDS = 11, 35, 6
ROSTER, SLIPS, IMPORT = "features/admin/roster", "features/admin/slips", "features/admin/import"
WORK, EXAM = "features/admin/timed-work", "features/admin/timed-work/exam"
PICKER, ROOM = "features/admin/contests", "features/admin/exam-room"
READY, RESULTS = "features/admin/exam-readiness", "features/admin/exam-results"
TITLES = (
    "A+B with picture, kb and ms",
    "Pair with sum (HUSTOJ checker)",
    "Guess the number",
)

pytestmark = pytest.mark.e2e


class Way(Walk):
    """Counts fields, too."""

    fields = 0

    def fill(self, field: Locator, text: str) -> None:
        self.fields += 1
        field.fill(text)

    def minutes(self) -> float:
        spent = self.pages * PAGE_S + self.clicks * CLICK_S + self.fields * FIELD_S
        return spent / 60


@pytest.fixture
def day(browser: Browser) -> Iterator[ExamDay]:
    made = ExamDay.of(browser, root_password=None)
    made.start()
    yield made
    made.close()


def test_a_teacher_holds_an_exam_with_no_command_line(
    day: ExamDay, new_visitor: NewVisitor, tmp_path: Path
) -> None:
    way = Way(new_visitor(day.server, language="zh-CN"), "zh-CN")
    pupils = start_and_take_in_the_class(way, day, office_list(tmp_path / "高一名单.xlsx"))
    take_in_problems(way)
    make_the_exam(way)
    make_a_room(way)
    ready = way.clicks
    solved = hold_it(day, pupils[:6])
    look_after_it(way, day)
    take_the_sheet(way, pupils, solved)
    told = f"{way.pages} pages, {way.clicks} clicks ({ready} before the exam), {way.fields} fields"
    report("E27", f"{told}: about {way.minutes():.0f} min", f"{BOUND_MIN} min by a person")
    assert way.minutes() < BOUND_MIN
    assert way.pages <= PAGES and way.clicks <= CLICKS and way.fields <= FIELDS


def start_and_take_in_the_class(way: Way, day: ExamDay, file: Path) -> list[Pupil]:
    fill_in_setup(way, day.server, PASSWORD)
    way.fields += 4
    way.press("features/setup", "submit")
    way.follow("features/home", "firstSteps.classList.go")
    way.choose_file(way.page.locator("input[type=file]"), file)
    way.sees(way.texts(ROSTER, "leftOut", count=2))
    way.press(ROSTER, "commit", create=40, update=0)
    way.press(ROSTER, "slips")
    frame = way.page.locator("iframe")
    expect(frame.content_frame.locator(".slip")).to_have_count(40)
    way.press(SLIPS, "print")
    slips = frame.content_frame.locator(".slip").evaluate_all(
        "(slips) => slips.map((slip) => [slip.querySelector('.name').textContent,"
        " ...[...slip.querySelectorAll('.code')].map((each) => each.textContent)])"
    )
    way.press(SLIPS, "close")
    return [Pupil(*slip) for slip in slips]


def take_in_problems(way: Way) -> None:
    """Private, so that nobody meets them before the exam."""
    way.follow("features/admin", "nav.import")
    way.choose_file(way.page.locator("input[type=file]"), PACKAGE)
    way.press(IMPORT, "import", count=5)
    way.sees(way.texts(IMPORT, "imported", count=5))


def make_the_exam(way: Way) -> None:
    page = way.page
    way.follow("features/admin", "nav.timedWorks")
    way.follow(WORK, "create")
    title = page.get_by_role("textbox", name=way.texts(WORK, "basic.name")).first
    way.fill(title, "期中考试")
    look_at(way.visitor, page, "way-new-work")
    way.press(WORK, "make")
    way.press(WORK, "problem.fromBank")
    for at, name in enumerate(TITLES):
        button = page.get_by_role("button", name=way.texts(PICKER, "picker.addNamed", title=name))
        way.click(button.first)
        expect(
            way.page.get_by_text(way.texts(WORK, "problem.added", title=name, name="ABC"[at])).first
        ).to_be_attached()
    way.click(page.get_by_role("button", name=way.texts(PICKER, "picker.close"), exact=True))
    look_at(way.visitor, page, "way-problems")
    way.follow(WORK, "exam")
    way.click(page.locator("input[name=results][value=released]"))
    look_at(way.visitor, page, "way-exam-settings")
    way.press("features/admin", "saveBar.save")
    way.sees(way.texts(EXAM, "saved"))
    way.follow(WORK, "readiness")
    expect(page.get_by_text(way.texts(READY, "check.title")).first).to_be_visible()
    look_at(way.visitor, page, "way-ready")


def make_a_room(way: Way) -> None:
    way.follow(WORK, "room")
    way.press(ROOM, "room.make")
    dialog = way.page.get_by_role("dialog")
    way.fill(dialog.get_by_role("textbox").first, "机房一")
    way.click(dialog.get_by_role("button", name=way.texts("shell", "form.save"), exact=True))
    way.sees(way.texts(ROOM, "room.seats", count=40))
    look_at(way.visitor, way.page, "way-room")


def hold_it(day: ExamDay, pupils: list[Pupil]) -> set[str]:
    """What students do; the names of those who solved the first problem."""
    with ThreadPoolExecutor(3) as people:
        clients = list(people.map(lambda pupil: come_in_by_http(day.server, pupil), pupils))
    day.pass_minutes(61)
    tid = 1
    numbers = []
    for at, client in enumerate(clients):
        client.post("/api/homework/start-timed-work", {"tid": tid}).data  # noqa: B018
        code = WRONG if at == 0 else ADD
        numbers.append(sent(client, tid, code))
    staff = Client(day.server.base).login("root", PASSWORD)
    found = [wait_for_verdict(staff, number)["status"] == 0 for number in numbers]
    return {pupil.name for pupil, is_right in zip(pupils, found, strict=True) if is_right}


def sent(client: Client, tid: int, code: str) -> int:
    body = {"pid": 1, "displayTid": "A", "cid": tid + 50_000, "language": "Python3", "code": code}
    return int(client.post("/api/submit-problem-judge", body).data["submitId"])


def look_after_it(way: Way, day: ExamDay) -> None:
    """The board tells who is there; then the time is over."""
    way.page.reload()
    # Nobody was seated beforehand.
    way.sees(re.compile(way.texts(ROOM, "unseated", count=6)))
    look_at(way.visitor, way.page, "way-board")
    day.pass_minutes(125)


def take_the_sheet(way: Way, pupils: list[Pupil], solved: set[str]) -> None:
    page = way.page
    way.follow(WORK, "results")
    way.sees(way.texts(RESULTS, "lights.ready"))
    look_at(way.visitor, page, "way-results")
    way.press(RESULTS, "sign.sign", version=1)
    page.get_by_role("dialog").wait_for()
    way.press(RESULTS, "sign.confirm")
    way.sees(way.texts(RESULTS, "sign.version", version=1))
    way.click(page.get_by_role("tab", name=way.texts(RESULTS, "view.files")))
    with page.expect_download() as taken:
        way.press(RESULTS, "files.download")
    sheet = load_workbook(BytesIO(taken.value.path().read_bytes())).active
    assert sheet is not None
    header, *rows = ([cell.value for cell in row] for row in sheet.iter_rows())
    assert header[:7] == ["学号", "姓名", "班级", "A", "B", "C", "总分"]
    assert {row[1]: row[6] for row in rows} == {
        pupil.name: 100 if pupil.name in solved else 0 for pupil in pupils[:6]
    }
    assert len(solved) == 5 and pupils[0].name == name_of(0)
    assert {row[2] for row in rows} == {"高一1班"}
    way.click(page.get_by_role("tab", name=way.texts(RESULTS, "view.closing")))
    way.press(RESULTS, "release.now")
    way.click(
        page.get_by_role("dialog").get_by_role("button", name=way.texts(RESULTS, "release.yes"))
    )
    way.sees(way.texts(RESULTS, "release.done"))
    way.check()
