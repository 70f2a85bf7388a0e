"""The list of submissions and one submission, as a student reads them: filters, ways from a row,
the verdict that arrives by itself, with the live socket and without."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import raw_text_keys, scrolls_sideways
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.http_client import Client
from tests.judging_waits import submit, wait_for_verdict
from tests.problem_bodies import a_plus_b, add_problem, problem_body
from tests.server_process import ROOT_PASSWORD, ServerProcess

FEATURE = "features/submissions"
RIGHT = "print(sum(map(int, input().split())))"
WRONG = "print(0)"
BROKEN = "int main() { return nonsense; }"

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def numbers(server: ServerProcess) -> dict[str, int]:
    """Submissions of ann: accepted, wrong, not compiled, and 40 of 100 points."""
    root = server.client("root")
    add_problem(root, a_plus_b("SUM1", title="两数之和"))
    points = problem_body("POINTS1", [("1 2\n", "3\n"), ("3 4\n", "7\n")], type=1)
    for sample, score in zip(points["samples"], (40, 60), strict=True):
        sample["score"] = score
    add_problem(root, points)
    ann = server.add_user("ann", ROOT_PASSWORD)
    sent = {
        "right": ("SUM1", "Python3", RIGHT),
        "wrong": ("SUM1", "Python3", WRONG),
        "broken": ("SUM1", "C++", BROKEN),
        "points": ("POINTS1", "Python3", "print(3)"),
    }
    numbers = {what: submit(ann, *each) for what, each in sent.items()}
    for number in numbers.values():
        wait_for_verdict(ann, number)
    return numbers


@pytest.mark.covers(
    "S1-2.8-2", "S1-2.8-3", "S1-2.8-4", "S1-2.8-5", "S1-2.9-1", "S1-2.9-5", "S1-6-7"
)
@pytest.mark.parametrize(
    ("language", "width", "theme"), [("zh-CN", 1440, "light"), ("en-US", 390, "dark")]
)
def test_a_student_filters_the_list_and_follows_its_rows(
    server: ServerProcess,
    numbers: dict[str, int],
    new_visitor: NewVisitor,
    language: str,
    width: int,
    theme: str,
) -> None:
    text = Texts(language)
    visitor = new_visitor(server, language=language, width=width, theme=theme)
    log_in(visitor, server, "ann")
    page = visitor.new_page()

    def look() -> None:
        assert raw_text_keys(page) == []
        assert not scrolls_sideways(page)
        visitor.check(page)

    visitor.open(page, "/status?username=ann")
    rows = page.locator("tbody tr")
    expect(rows).to_have_count(4)
    expect(rows.first).to_contain_text("40")
    look()
    page.get_by_role("combobox").first.select_option("-2")
    expect(rows).to_have_count(1)
    expect(rows.first).to_contain_text(text("shell", "verdict.compileError"))
    page.get_by_role("combobox").first.select_option("")
    page.get_by_role("searchbox", name=text(FEATURE, "search")).fill("两数")
    expect(rows).to_have_count(3)
    expect(page).to_have_url(re.compile(r"problemID="))
    look()
    row = rows.nth(1)
    if width > 1000:
        row.get_by_role("link", name="Python3").click()
    else:
        row.get_by_role("link", name=text("shell", "verdict.wrongAnswer")).click()
    expect(page).to_have_url(re.compile(rf"/submission-detail/{numbers['wrong']}$"))
    expect(page.get_by_role("status").first).to_have_text(text("shell", "verdict.wrongAnswer"))
    page.go_back()
    rows.nth(1).get_by_role("link", name="两数之和").click()
    expect(page).to_have_url(re.compile(r"/problem/SUM1$"))
    page.go_back()
    rows.nth(1).get_by_role("link", name="ann").click()
    expect(page).to_have_url(re.compile(r"/user-home\?uid=[0-9a-f]{32}&username=ann$"))
    visitor.open(page, f"/submission-detail/{numbers['broken']}")
    expect(page.locator("figure pre")).to_contain_text("nonsense")
    look()


@pytest.mark.covers("S1-4.3-1", "S1-4.1-18")
@pytest.mark.parametrize("is_live", [True, False])
def test_a_verdict_arrives_by_itself(
    server: ServerProcess, numbers: dict[str, int], new_visitor: NewVisitor, is_live: bool
) -> None:
    """By the live socket, and where something between page and server refuses such sockets."""
    ann: Client = server.client("ann")
    visitor = new_visitor(server, language="en-US")
    log_in(visitor, server, "ann")
    page = visitor.new_page()
    if not is_live:

        def refuse(socket: WebSocketRoute) -> None:
            socket.close(code=4429)

        page.route_web_socket("**/api/live", refuse)
    visitor.open(page, "/problem")
    slow = f"import time\nwhile time.process_time() < 0.4: pass\n{RIGHT}"
    mine = submit(ann, "SUM1", "Python3", slow)
    visitor.open(page, "/status?onlyMine=true")
    row = page.locator("tbody tr").first
    expect(row).to_contain_text(str(mine))
    text = Texts("en-US")
    if is_live:
        expect(page.get_by_text(text(FEATURE, "live"), exact=True)).to_be_visible()
    expect(row).to_contain_text(text("shell", "verdict.accepted"))
    if not is_live:
        expect(page.get_by_text(text(FEATURE, "live"), exact=True)).to_have_count(0)
    visitor.check(page)
