"""Every page as a guest, a student and root see it: both languages, both themes, three widths.
Nothing may be broken: no console error, no policy report, no foreign request, no raw text key, no
sideways scroll, no accessibility finding."""

from __future__ import annotations

import functools
import re
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.http_client import Client
from tests.judging_waits import submit, wait_for_verdict
from tests.oj_appliance.contests.making import (
    HOUR,
    a_contest,
    insert_contest,
    insert_problems,
)
from tests.pages.sweep import FULL, routes, sweep
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ROOT_PASSWORD, ServerProcess

# An address of every page. A new page of the route table is missing here until it is looked at.
ADDRESSES = {
    "Home": ("/home",),
    "Setup": ("/setup",),
    "Logout": ("/logout",),
    "ResetPassword": ("/reset-password", "/reset-password?username=root&code=123456"),
    "ProblemList": ("/problem",),
    "ProblemDetails": ("/problem/P1000", "/problem/P1011", "/problem/P1013"),
    "ProblemPrint": ("/problem/P1000/print",),
    "SubmissionList": ("/status", "/status?onlyMine=true"),
    "SubmissionDetails": ("/submission-detail/1", "/submission-detail/3"),
    "SubmissionDifference": ("/submission-difference?left=3&right=2",),
    "ContestList": ("/contest", "/contest?status=1&keyword=nothing"),
    # One that runs, one behind a password, one of tomorrow, one that has ended.
    "ContestDetails": ("/contest/1", "/contest/2", "/contest/3", "/contest/4", "/contest/99"),
    "ContestProblemList": ("/contest/1/problems", "/contest/3/problems"),
    "ContestRank": ("/contest/1/rank", "/contest/4/rank"),
    "AcmScoreBoard": ("/contest/acm-scoreboard/1", "/contest/acm-scoreboard/4"),
    "OiScoreBoard": ("/contest/oi-scoreboard/4",),
    "ContestScrollBoard": ("/contest/1/scroll-board",),
    "ScrollBoard": ("/scrollBoard?cid=4&removeStar=false&medals%5B%5D=1",),
    "ContestAnnouncementList": (
        "/contest/1/announcements",
        "/contest/1/announcements?announcement=2",
        "/contest/2/announcements",
    ),
    "ContestComment": ("/contest/1/comment", "/contest/3/comment", "/contest/4/comment"),
    "AcmRank": ("/acm-rank",),
    "OiRank": ("/oi-rank",),
    "Help": ("/help",),
    "UserHome": ("/user-home?username=student",),
    "Setting": ("/setting",),
    "AdminHome": ("/admin",),
    "AdminContestList": ("/admin/contest", "/admin/contest?keyword=nothing"),
    "ContestProblemDetails": ("/contest/1/problem/A",),
    "ContestSubmissionList": ("/contest/1/submissions", "/contest/1/submissions?onlyMine=true"),
    "ContestSubmissionDetails": ("/contest/1/problem/A/submission-detail/1",),
    "ContestPrint": ("/contest/1/print",),
    "ContestAdminPrint": ("/contest/1/admin-print",),
    "ContestPrintSheet": ("/contest/1/admin-print/1",),
    "ContestAcInfo": ("/contest/1/ac-info",),
    "ContestRejudgeAdmin": ("/contest/1/rejudge",),
    "AdminContestAnnouncements": ("/admin/contest/1/announcement",),
    "AdminContestNew": ("/admin/contest/create",),
    "AdminContestEdit": ("/admin/contest/1/edit", "/admin/contest/99/edit"),
    "AdminContestProblems": ("/admin/contest/1/problems",),
    "AdminContestProblemNew": ("/admin/contest/1/problem/create",),
    "AdminContestProblemEdit": ("/admin/contest/1/problem/1000/edit",),
    "AdminLogin": ("/admin/login",),
    "AdminDashboard": ("/admin/dashboard",),
    "AdminNotices": ("/admin/notice",),
    "AdminRoles": ("/admin/role",),
    "AdminLanguages": ("/admin/language",),
    "AdminDoctor": ("/admin/doctor",),
    "AdminBackups": ("/admin/backup",),
    "AdminAudit": ("/admin/audit",),
    "AdminProblemList": ("/admin/problems",),
    "AdminProblemNew": ("/admin/problem/create",),
    "AdminProblemEdit": (
        "/admin/problem/edit/1000",
        "/admin/problem/edit/1012",
        "/admin/problem/edit/1012?step=data",
        "/admin/problem/edit/1000?step=check",
    ),
    "AdminProblemPreview": ("/admin/problem/preview/P1000",),
    "AdminProblemBatch": ("/admin/problem/batch-operation",),
    "AdminTags": ("/admin/problem/tag",),
    "AdminImport": ("/admin/import",),
    "AdminAnnouncements": ("/admin/announcement",),
    "AdminStartPictures": ("/admin/start-pictures",),
    "AdminTools": ("/admin/tools",),
    "AdminLoginCodes": ("/admin/login-codes",),
    "AdminHonors": ("/admin/honor",),
    "AdminConfiguration": ("/admin/conf",),
    "AdminSwitches": ("/admin/switch",),
    "AdminUsers": ("/admin/user",),
    "AdminRoster": ("/admin/user/roster",),
    "AdminTrash": ("/admin/trash",),
    "AdminJudge": ("/admin/judge",),
    "AdminDataVersions": ("/admin/problem/versions/1000",),
    "NotFound": ("/nowhere",),
}
# What takes the visitor somewhere else comes last; a login does not outlive it.
LAST = ("Logout",)
PEOPLE = ("", "student", "root")

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def school() -> Iterator[ServerProcess]:
    """A server with the demo problems, a submission of root (1) and two of a student (2, 3)."""
    server = ServerProcess(options=("--demo",)).start()
    root = server.client("root")
    student = server.add_user("student", ROOT_PASSWORD)
    wait_for_verdict(root, submit(root, "P1000", "C++", "int main() { nonsense }"))
    for code in ("print(0)", "print(sum(map(int, input().split())))"):
        wait_for_verdict(student, submit(student, "P1000", "Python3", code))
    root.post("/api/admin/announcement", {"title": "News", "content": "**Hello**", "status": 0})
    server.stop()
    insert_contests(server.data / "oj.sqlite3")
    server.start()
    talk_in_contest(server.client("root"), server.client("student", ROOT_PASSWORD))
    yield server
    server.stop()
    server.remove()


def insert_contests(database: Path) -> None:
    now = int(time.time() * 1000)
    root = {"uid": "1", "author": "root", "seal_rank": False, "open_print": True}
    running = {**root, "start_time": now - HOUR, "end_time": now + 4 * HOUR}
    tomorrow = {**root, "start_time": now + 24 * HOUR, "end_time": now + 26 * HOUR}
    ended = {**root, "start_time": now - 48 * HOUR, "end_time": now - 46 * HOUR}
    for contest in (
        a_contest(
            id=1, title="Autumn contest", description="**Welcome**", open_rank=True, **running
        ),
        a_contest(id=2, title="Team trials", auth=1, password="let me in", **running),
        a_contest(id=3, title="Olympiad", type=1, auth=2, open_rank=True, **tomorrow),
        a_contest(
            id=4,
            title="Spring contest",
            allow_end_submit=True,
            open_rank=True,
            **{**ended, "seal_rank": True, "seal_rank_time": now - 47 * HOUR},
        ),
    ):
        insert_contest(database, contest)
        insert_problems(database, contest.id, {"A": 1000, "B": 1011, "C": 1013})


def talk_in_contest(root: Client, student: Client) -> None:
    text = {"title": "Lunch", "content": "**At noon**"}
    announced = root.post("/api/admin/contest/announcement", {"cid": 1, "announcement": text})
    assert announced.status == 200
    asked = student.post("/api/comment", {"cid": 1, "content": "Is `n` positive?"}).data["id"]
    answer = {"commentId": asked, "content": "Yes"}
    body = {"reply": answer, "quoteId": asked, "quoteType": "Comment"}
    assert root.post("/api/reply", body).status == 200


def test_every_page_of_the_route_table_is_looked_at() -> None:
    assert set(ADDRESSES) == {*routes(), "NotFound"}


def is_worth_a_look(person: str, name: str) -> bool:
    """Who may not open a page of staff is led to the same login from each of them."""
    return FULL or person == "root" or name in ("AdminHome", "AdminLogin") or name[:5] != "Admin"


@pytest.mark.parametrize("person", PEOPLE, ids=lambda person: person or "guest")
def test_pages_are_whole(school: ServerProcess, new_visitor: NewVisitor, person: str) -> None:
    visitor = new_visitor(school)
    if person:
        log_in(visitor, school, person)
    page = visitor.new_page()
    faults = []
    for name in sorted(ADDRESSES, key=lambda name: name in LAST):
        if is_worth_a_look(person, name):
            for address in ADDRESSES[name]:
                # What a student sees is what root sees without the tools of staff.
                with_axe = FULL or person != "student"
                faults += sweep(visitor, page, address, with_axe=with_axe)
    assert not faults, "\n".join(faults)


def test_the_problem_page_is_worked_by_keyboard_alone(
    school: ServerProcess, new_visitor: NewVisitor
) -> None:
    visitor = new_visitor(school)
    log_in(visitor, school)
    page = visitor.new_page()
    visitor.open(page, "/problem/P1000")
    expect(page.locator(".cm-content")).to_be_visible()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('cm-content')"):
            break
    else:
        pytest.fail("the editor is not reached by Tab")
    page.keyboard.type("x")
    page.keyboard.press("Control+Enter")
    expect(page.get_by_role("region", name="评测结果")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    left = page.evaluate("!document.activeElement.classList.contains('cm-content')")
    assert left, "Escape and Tab must leave the editor"
    visitor.check(page)


def test_a_quiet_page_rests(school: ServerProcess, new_visitor: NewVisitor) -> None:
    """No page asks without end: in three seconds of nothing it repeats next to no request."""
    visitor = new_visitor(school)
    log_in(visitor, school)
    asked: dict[str, list[str]] = {}
    for path in ("/home", "/problem/P1000", "/status", "/admin/problem/create"):
        page = visitor.new_page()
        visitor.open(page, path)
        requests = asked.setdefault(path, [])
        page.on("request", lambda request, seen=requests: seen.append(request.url))
    page.wait_for_timeout(3000)
    # A busy machine may still be loading; nothing asks for the same thing again and again.
    for path, requests in asked.items():
        assert max(Counter(requests).values(), default=0) <= 2, (path, requests)


def test_the_submit_bar_stays_in_sight_in_a_computer_room(
    school: ServerProcess, new_visitor: NewVisitor
) -> None:
    """1366 × 600 is what a browser of a computer room shows; after one test run and one submit the
    buttons are still there and the code has lines to work in. Panels close, resize and remember."""
    texts = Texts("zh-CN")
    words = functools.partial(texts, "features/problem")
    visitor = new_visitor(school)
    log_in(visitor, school, "student")
    page = visitor.new_page()
    page.set_viewport_size({"width": 1366, "height": 600})
    visitor.open(page, "/problem/P1000")
    page.get_by_role("combobox", name=words("editor.language")).select_option("Python3")
    page.locator(".cm-content").click()
    page.keyboard.press("Control+A")
    page.keyboard.insert_text("print(0)")
    testing = page.get_by_role("button", name=words("testRun.title"), exact=True)
    submitting = page.get_by_role("button", name=re.compile(f"^{words('submit.submit')}"))

    testing.click()
    panel = page.get_by_role("region", name=words("testRun.title"))
    panel.get_by_role("button", name=words("testRun.run"), exact=True).click()
    expect(panel.get_by_text(words("testRun.output"))).to_be_visible()
    assert_in_sight(page, testing, submitting)
    submitting.click()
    verdict = page.get_by_role("region", name=words("verdict.label"))
    expect(verdict.get_by_role("list", name=words("verdict.cases"))).to_be_visible()
    assert_in_sight(page, testing, submitting)
    testing.click()
    expect(panel).to_be_visible()
    expect(verdict.get_by_role("list", name=words("verdict.cases"))).to_have_count(0)
    assert_in_sight(page, testing, submitting)

    divider = page.get_by_role("separator", name=words("dock.divider"))
    before = panel.evaluate(HEIGHT)
    divider.press("End")
    assert panel.evaluate(HEIGHT) < before
    page.reload()
    # The verdict of before is a line now, and closes for good.
    expect(verdict).to_be_visible()
    expect(verdict.get_by_role("list", name=words("verdict.cases"))).to_have_count(0)
    testing.click()
    assert panel.evaluate(HEIGHT) < before
    page.get_by_role("button", name=words("testRun.close")).click()
    verdict.get_by_role("button", name=words("verdict.close")).click()
    expect(verdict).to_have_count(0)
    page.reload()
    expect(page.get_by_role("tab", name=re.compile(words("tabs.own")))).to_contain_text("3")
    expect(verdict).to_have_count(0)
    visitor.check(page)


LINES = 4
HEIGHT = "e => e.getBoundingClientRect().height"


def assert_in_sight(page: Page, *buttons: Locator) -> None:
    for button in buttons:
        expect(button).to_be_in_viewport(ratio=1)
    # At the default font size a line is 34 px high.
    assert page.locator(".cm-editor").evaluate(HEIGHT) >= LINES * 34


def test_the_problem_page_costs_few_requests(
    school: ServerProcess, new_visitor: NewVisitor
) -> None:
    """Everything together, for a student at a computer that has never seen the site; a formula
    costs four more."""
    root = school.client("root")
    add_problem(root, a_plus_b("FEW-REQUESTS"))
    visitor = new_visitor(school)
    log_in(visitor, school, "student")
    page = visitor.new_page()
    visitor.open(page, "/problem/FEW-REQUESTS")
    expect(page.locator(".cm-content")).to_be_visible()
    visitor.wait_until_it_stands(page)
    assert visitor.traffic[page].begun <= MOST_REQUESTS
    visitor.check(page)


# Thirteen files and seven calls.
MOST_REQUESTS = 20


def test_back_leads_to_where_the_reader_was(school: ServerProcess, new_visitor: NewVisitor) -> None:
    visitor = new_visitor(school)
    page = visitor.new_page()
    page.set_viewport_size({"width": 1366, "height": 600})
    visitor.open(page, "/problem")
    row = page.get_by_role("row").last
    row.scroll_into_view_if_needed()
    page.wait_for_function("window.scrollY > 100")
    place = page.evaluate("window.scrollY")
    row.get_by_role("link").first.click()
    expect(page.locator(".cm-content")).to_be_visible()
    page.go_back()
    expect(row).to_be_visible()
    page.wait_for_function("place => Math.abs(window.scrollY - place) < 3", arg=place)
    visitor.check(page)


def test_a_phone_types_signs_and_jumps_between_statement_and_code(
    school: ServerProcess, new_visitor: NewVisitor
) -> None:
    words = functools.partial(Texts("zh-CN"), "features/problem")
    visitor = new_visitor(school, width=390)
    page = visitor.new_page()
    visitor.open(page, "/problem/P1000")
    page.get_by_role("button", name=words("keys.code")).click()
    editor = page.locator(".cm-content")
    expect(editor).to_be_in_viewport()
    # Small enough for a line, and a long one goes on below.
    assert editor.evaluate("e => getComputedStyle(e).fontSize") == "16px"
    assert "cm-lineWrapping" in (editor.get_attribute("class") or "")
    editor.click()
    keys = page.get_by_role("toolbar", name=words("keys.label"))
    for sign in ("{", ";"):
        keys.get_by_role("button", name=sign, exact=True).click()
    expect(page.locator(".cm-line").first).to_contain_text("{;")
    keys.get_by_role("button", name=words("keys.statement")).click()
    expect(page.locator("h1")).to_be_in_viewport()
    visitor.check(page)
