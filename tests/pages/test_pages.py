"""Every page as a guest, a student and root see it, at three widths: root in both languages and
themes, the others in one, whose words and colours are the same.
Nothing may be broken: no console error, no policy report, no foreign request, no raw text key, no
sideways scroll, no accessibility finding."""

from __future__ import annotations

import functools
import re
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import wait_until
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
from tests.oj_appliance.discussions.writing import write
from tests.oj_appliance.groups.making import add_member, make_group
from tests.oj_appliance.timed_work.making import add_to_work, create_work, start
from tests.oj_appliance.trainings.making import create_group_training, create_training, private
from tests.pages.addresses import ADDRESSES, OF_STAFF
from tests.pages.sweep import ALL_LOOKS, FULL, LOOKS, Look, routes, sweep
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ROOT_PASSWORD, ServerProcess

# What takes the visitor somewhere else comes last; a login does not outlive it.
LAST = ("Logout",)
# The switch from one to the other costs as much as all widths.
PEOPLE = {"": LOOKS[:1], "student": LOOKS[1:], "root": LOOKS}

SPECIFICATION = next((Path(__file__).parents[2] / "docs" / "specification").glob("S3-*.md"))
# The digits of the page for addresses that lead nowhere.
NOT_FOUND = "main p[aria-hidden]:has-text('404')"

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
    student = server.client("student", ROOT_PASSWORD)
    talk_in_contest(server.client("root"), student)
    work_in_time(server.client("root"), student)
    train(server.client("root"), student)
    write(server.client("root"), "Who meets on Mondays?")
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
    told = {"cid": 1, "commentId": asked, "question": "Is `n` positive?", "answer": "Yes"}
    assert root.post("/api/contest-clarification", told).status == 200


def train(root: Client, student: Client) -> None:
    """One of the site for everybody, one behind a password, which root alone is past, and one of a
    group to which the student belongs."""
    create_training(root, 1000, 1011, title="First steps", description="Read **slowly**.")
    create_training(root, 1000, title="Graphs", **private())
    gid = make_group(root)
    add_member(root, gid, student)
    create_group_training(root, gid, 1000, title="Class work", **private())


def work_in_time(root: Client, student: Client) -> None:
    """The student's time runs in the first."""
    running = create_work(root, title="Chapter 3", description="Work **alone**.")
    create_work(root, title="Chapter 4", auth=1, pwd="let me in")
    create_work(root, title="Chapter 5", begins=24 * 60)
    for display_id, pid in {"A": 1000, "B": 1011}.items():
        assert add_to_work(root, running, pid, display_id).status == 200
    assert start(student, running).status == 200
    gid = make_group(root)
    add_member(root, gid, student)
    make_group(root, visible=False)
    news = {"gid": gid, "title": "Room 3", "content": "From Monday on", "status": 0}
    assert root.post("/api/group/announcement", news).data is None


def test_every_page_of_the_route_table_is_looked_at() -> None:
    assert set(ADDRESSES) == {*routes(), "NotFound"}


def addresses_of_the_specification() -> list[str]:
    """Every address of the table in S3 §2.14; those of whole families end in a slash."""
    text = SPECIFICATION.read_text(encoding="utf-8")
    (table,) = re.findall(r"^- Full route table: (.*)$", text, re.MULTILINE)
    told: list[str] = []
    for entry in re.sub(r"\(.*?\)", "", table).split(", "):
        words = entry.removeprefix("and ").split()
        if words[0].startswith("/"):
            is_family = words[-1] == "family"
            told.append(f"{words[0]}/" if is_family else words[0].rstrip("/"))
            # "/message/ with children discuss", and those that follow it
            told += [f"{words[0]}{words[-1]}"] if "children" in words else []
        elif len(words) == 1:
            told.append(f"/message/{words[0]}")
    return told


@pytest.mark.covers("S3-2.14-1")
def test_every_address_of_the_specification_is_a_page_that_is_looked_at(
    school: ServerProcess, new_visitor: NewVisitor
) -> None:
    pages = {path: name for name, path in routes().items()}
    told = addresses_of_the_specification()
    assert {"/home", "/contest/", "/group/", "/message", "/message/discuss", "/message/mine"} < {
        *told
    }
    for address in told:
        if address.endswith("/"):
            assert any(path.startswith(address) for path in pages), address
        address_of_it = address.rstrip("/")
        looked_at = ADDRESSES[pages[address_of_it]]
        assert address_of_it in [urlsplit(each).path for each in looked_at]
    visitor = new_visitor(school)
    page = visitor.new_page()
    visitor.open(page, "/")
    expect(page).to_have_url(re.compile("/home$"))
    visitor.open(page, ADDRESSES["NotFound"][0])
    expect(page.locator(NOT_FOUND)).to_be_visible()


def is_worth_a_look(person: str, name: str) -> bool:
    """Who may not open a page of staff is led to the same login from each of them."""
    return FULL or person == "root" or name in ("AdminHome", "AdminLogin") or name[:5] != "Admin"


@pytest.mark.covers("S3-2.14-1")
@pytest.mark.parametrize(
    ("person", "looks"), PEOPLE.items(), ids=[person or "guest" for person in PEOPLE]
)
def test_pages_are_whole(
    school: ServerProcess, new_visitor: NewVisitor, person: str, looks: tuple[Look, ...]
) -> None:
    visitor = new_visitor(school)
    if person:
        log_in(visitor, school, person)
    page = visitor.new_page()
    faults = []
    for name in sorted(ADDRESSES, key=lambda name: name in LAST):
        if is_worth_a_look(person, name):
            for address in ADDRESSES[name]:
                if person != "root" and address in OF_STAFF:
                    continue
                # What a student sees is what root sees without the tools of staff.
                with_axe = FULL or person != "student"
                shown = ALL_LOOKS if FULL else looks
                faults += sweep(visitor, page, address, shown, with_axe=with_axe)
                is_found = page.locator(NOT_FOUND).count() == 0
                if address == ADDRESSES[name][0] and is_found is (name == "NotFound"):
                    faults.append(f"{address}: is {'found' if is_found else 'not found'}")
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
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    visitor.open(page, "/problem/FEW-REQUESTS")
    expect(page.locator(".cm-content")).to_be_visible()
    visitor.wait_until_it_stands(page)
    # Where the page itself was a second under way it asks for the time anew.
    assert len([path for path in asked if path != "/api/time"]) <= MOST_REQUESTS, "\n".join(asked)
    visitor.check(page)


# Thirteen files, four of them once the page stands, and eight calls.
MOST_REQUESTS = 21


def test_back_leads_to_where_the_reader_was(school: ServerProcess, new_visitor: NewVisitor) -> None:
    visitor = new_visitor(school)
    page = visitor.new_page()
    page.set_viewport_size({"width": 1366, "height": 600})
    visitor.open(page, "/problem")
    row = page.get_by_role("row").last
    row.scroll_into_view_if_needed()
    wait_until(page, "() => window.scrollY > 100")
    place = page.evaluate("window.scrollY")
    row.get_by_role("link").first.click()
    expect(page.locator(".cm-content")).to_be_visible()
    page.go_back()
    expect(row).to_be_visible()
    wait_until(page, "place => Math.abs(window.scrollY - place) < 3", place)
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
