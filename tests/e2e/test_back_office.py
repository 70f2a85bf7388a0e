"""The back-office: who gets in, where each page stands, and what becomes of whoever is kept out."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import Visitor
from tests.e2e.short_messages import hears, note_messages
from tests.e2e.stored_login import log_in
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ROOT_PASSWORD, ServerProcess

pytestmark = pytest.mark.e2e

# Address, heading, and words that stand on it alone.
PAGES_OF_ROOT = (
    ("/admin/user", "Users", "helper"),
    ("/admin/announcement", "Announcements", "Sports day"),
    ("/admin/notice", "Notices", "Rooms are moved"),
    ("/admin/tools", "Tool box", "Graph paper"),
    ("/admin/conf", "Site settings", "Site name"),
    ("/admin/switch", "Switches", "Time between submissions"),
    ("/admin/honor", "Honor titles", "Master of loops"),
)
PAGES_OF_STAFF = (
    ("/admin/dashboard", "Dashboard", "Submissions today"),
    ("/admin/problems", "Problems", "Sum for the office"),
    ("/admin/problem/tag", "Tags and difficulty", "greedy"),
    ("/admin/problem/batch-operation", "", "Import"),
)
MENU = (
    *("Dashboard", "Problems", "Contests", "Timed work", "Tags and difficulty", "Import", "Users"),
    *("Roles", "Honor titles", "Announcements", "Notices", "Tool box", "Site settings", "Switches"),
)
ADMIN_LOGIN = "Please login again with the administrator account!"
HIGHER_ROLE = "This page is for administrators with another role"


@pytest.fixture(scope="module")
def office() -> Iterator[ServerProcess]:
    server = ServerProcess().start()
    for name, role in (("helper", "admin"), ("setter", "problem_admin"), ("pupil", "user")):
        server.make_user(name, ROOT_PASSWORD, role=role)
    root = server.client("root")
    body = a_plus_b("OFFICE1", title="Sum for the office")
    add_problem(root, {**body, "tags": [{"name": "greedy"}]})
    for path, made in (
        ("/api/admin/announcement", {"title": "Sports day", "content": "Friday", "status": 0}),
        ("/api/admin/msg/notice", {"title": "Rooms are moved", "content": "B 2", "type": "All"}),
        ("/api/admin/tools", {"name": "Graph paper", "url": "https://paper.example", "seq": 1}),
        ("/api/admin/honor", {"name": "Master of loops", "color": "#1d6eac", "ac": 5}),
    ):
        answer = root.post(path, made)
        assert answer.status == 200, (path, answer.body)
    yield server
    server.stop()
    server.remove()


def visit(office: ServerProcess, new_visitor: NewVisitor, name: str | None) -> tuple[Visitor, Page]:
    visitor = new_visitor(office, language="en-US")
    note_messages(visitor.context)
    if name is not None:
        log_in(visitor, office, name)
    return visitor, visitor.new_page()


@pytest.mark.covers(
    *("S1-1-2p", "S3-1-6", "S3-2.13-2", "S3-2.13-3a", "S3-2.13-3c", "S3-2.13-3e", "S3-2.13-3f"),
    *("S3-2.13-3g", "S3-2.13-3h", "S3-2.13-3j", "S3-2.13-3l", "S3-2.13-4c", "S3-2.13-4d"),
)
def test_root_finds_every_page_at_its_address_and_in_the_menu(
    office: ServerProcess, new_visitor: NewVisitor
) -> None:
    visitor, page = visit(office, new_visitor, "root")
    visitor.open(page, "/admin")
    expect(page.locator("main h1")).to_have_text("Dashboard")
    for entry in MENU:
        expect(page.locator("aside").get_by_role("link", name=entry, exact=True)).to_be_visible()
    for path, heading, words in (*PAGES_OF_ROOT, *PAGES_OF_STAFF):
        visitor.open(page, path)
        expect(page).to_have_url(re.compile(re.escape(path) + r"([?#].*)?$"))
        if heading:
            expect(page.locator("main h1")).to_have_text(heading)
        expect(page.locator("main").get_by_text(words).first).to_be_visible()
    visitor.open(page, "/admin/problem/tag")
    page.get_by_role("tab", name="Difficulty").click()
    for level in ("Easy", "Mid", "Hard"):
        expect(page.locator("main").get_by_text(level, exact=True).first).to_be_visible()
    visitor.check(page)


@pytest.mark.covers("S3-6-18", "S3-6-19", "S3-6-22")
@pytest.mark.parametrize("name", ["helper", "setter"])
def test_pages_of_root_are_shut_to_other_staff_and_the_others_open(
    office: ServerProcess, new_visitor: NewVisitor, name: str
) -> None:
    visitor, page = visit(office, new_visitor, name)
    for path, _, words in PAGES_OF_ROOT[:6]:
        visitor.open(page, path)
        hears(page, HIGHER_ROLE, role="alert")
        expect(page).not_to_have_url(re.compile(re.escape(path)))
        expect(page.locator("main").get_by_text(words, exact=True)).to_have_count(0)
    for path, _, words in PAGES_OF_STAFF:
        visitor.open(page, path)
        expect(page.locator("main").get_by_text(words).first).to_be_visible()
    # Whoever is kept out of one page is no stranger: they stay logged in.
    assert page.evaluate("localStorage.getItem('token')")
    visitor.check(page)


@pytest.mark.covers("S3-2.13-1", "S3-2.13-2", "S3-6-17", "S3-6-21", "S3-6-22", "S3-8-2a")
@pytest.mark.parametrize("name", [None, "pupil"], ids=["guest", "pupil"])
def test_whoever_is_no_staff_is_sent_to_the_login_of_the_office(
    office: ServerProcess, new_visitor: NewVisitor, name: str | None
) -> None:
    visitor, page = visit(office, new_visitor, name)
    for path, _, words in (*PAGES_OF_ROOT, *PAGES_OF_STAFF):
        visitor.open(page, path)
        expect(page).to_have_url(re.compile("/admin/login$"))
        hears(page, ADMIN_LOGIN, role="alert")
        expect(page.get_by_text(words, exact=True)).to_have_count(0)
    visitor.open(page, "/admin/no/such/page")
    expect(page).to_have_url(re.compile("/admin/login$"))
    visitor.check(page)


@pytest.mark.covers("S3-4-31", "S3-6-23")
def test_a_session_that_ended_elsewhere_is_forgotten_here(
    office: ServerProcess, new_visitor: NewVisitor
) -> None:
    visitor = new_visitor(office, language="en-US")
    note_messages(visitor.context)
    body = {"username": "helper", "password": ROOT_PASSWORD}
    first, second = visitor.new_page(), visitor.new_page()
    visitor.open(first, "/admin/login")
    first.locator("input[name=username]").fill(body["username"])
    first.locator("input[type=password]").fill(body["password"])
    first.locator("input[type=password]").press("Enter")
    expect(first).to_have_url(re.compile("/admin/dashboard$"))
    visitor.open(second, "/problem")
    expect(second.get_by_role("button", name=re.compile("helper"))).to_be_visible()
    second.evaluate("localStorage.removeItem('token')")
    # In the back-office to its login, elsewhere to the start; nothing of the person is left.
    expect(first).to_have_url(re.compile("/admin/login$"))
    for page in (first, second):
        assert page.evaluate("localStorage.getItem('token')") is None
        assert page.evaluate("localStorage.getItem('userInfo')") is None
    visitor.open(first, "/admin/problems")
    expect(first).to_have_url(re.compile("/admin/login$"))
    hears(first, ADMIN_LOGIN, role="alert")


@pytest.mark.covers("S3-5-12", "S3-5-14", "S3-2.13-4d")
def test_the_editor_warns_of_tags_and_examples_and_splits_a_hundred(
    office: ServerProcess, new_visitor: NewVisitor
) -> None:
    samples = [{"input": f"{n} 1\n", "output": f"{n + 1}\n", "score": 1} for n in range(3)]
    made = {**a_plus_b("OFFICE2", type=1), "samples": samples}
    pid = add_problem(office.client("root"), made)
    visitor, page = visit(office, new_visitor, "root")
    visitor.open(page, f"/admin/problem/edit/{pid}")
    tags = page.get_by_role("combobox", name=re.compile("^Tags"))
    for _ in range(2):
        tags.fill("GREEDY")
        tags.press("Enter")
    expect(page.get_by_text("GREEDY is there already").first).to_be_visible()
    many = page.get_by_text("More than 2 examples make a statement hard to read.")
    add = page.get_by_role("button", name="Add an example")
    examples = page.get_by_text(re.compile(r"^Example \d+$"))
    for count in range(examples.count() + 1, 3):
        add.click()
        expect(examples).to_have_count(count)
    expect(many).to_have_count(0)
    add.click()
    expect(many).to_be_visible()
    visitor.open(page, f"/admin/problem/edit/{pid}?step=data")
    page.get_by_role("button", name="Split 100 evenly").click()
    scores = page.get_by_label(re.compile(r"^Score of case \d$"))
    expect(scores).to_have_count(3)
    for at, points in enumerate(("33", "33", "34")):
        expect(scores.nth(at)).to_have_value(points)
    visitor.check(page)
