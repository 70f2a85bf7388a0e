"""An organiser makes a contest from nothing in the back-office: settings, problems from the bank,
their order and balloons; and participants find it as it was made."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.axe import axe_findings
from tests.e2e.browser import Visitor, raw_text_keys, scrolls_sideways
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

ROOM, EDITOR = "features/admin/contests", "features/admin/problem-editor"
pytestmark = pytest.mark.e2e
TITLES = ("Apples", "Pears", "Cherries")


@pytest.fixture(scope="module")
def school() -> Iterator[ServerProcess]:
    server = ServerProcess().start()
    root = server.client("root")
    for number, title in enumerate(TITLES):
        add_problem(root, a_plus_b(f"FRUIT{number}", title=title))
    server.add_user("pupil", "secret1")
    yield server
    server.stop()
    server.remove()


def look_at(visitor: Visitor, page: Page, name: str) -> None:
    """Nothing broken, nothing out of sight, nothing that a screen reader cannot tell."""
    visitor.wait_until_it_stands(page)
    visitor.check(page)
    assert raw_text_keys(page) == []
    assert not scrolls_sideways(page)
    assert axe_findings(page) == []
    if folder := os.environ.get("OJ_TEST_PICTURES"):
        page.screenshot(path=Path(folder) / f"{name}.png", full_page=True)


@pytest.mark.covers("S3-2.13-3o", "S3-9-9")
@pytest.mark.parametrize(("language", "width"), [("zh-CN", 1366), ("en-US", 390)])
def test_an_organiser_makes_a_contest_from_nothing(
    language: str, width: int, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts = Texts(language)
    title = f"Harvest {language}"
    visitor = new_visitor(school, language=language, width=width)
    log_in(visitor, school, "root")
    page = visitor.new_page()
    visitor.open(page, "/admin/contest")
    page.get_by_role("link", name=texts(ROOM, "create")).click()
    page.get_by_role("textbox", name=texts(ROOM, "basic.name")).first.fill(title)
    page.locator("input[name=auth][value='1']").check(force=True)
    page.locator("input[name=pwd]").fill("apple")
    page.get_by_role("switch", name=texts(ROOM, "board.seal"), exact=False).check(force=True)
    look_at(visitor, page, f"new-{language}-{width}")
    page.get_by_role("button", name=texts(ROOM, "make"), exact=True).click()

    page.get_by_role("button", name=texts(ROOM, "problem.fromBank")).click()
    for fruit in TITLES:
        name = texts(ROOM, "picker.addNamed", title=fruit)
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    look_at(visitor, page, f"picker-{language}-{width}")
    page.get_by_role("button", name=texts(ROOM, "picker.close"), exact=True).click()
    table = page.get_by_role("table", name=texts(ROOM, "problem.title"))
    expect(table.get_by_role("row")).to_have_count(1 + len(TITLES))
    third = page.get_by_role("button", name=texts(ROOM, "problem.move", name="C"))
    third.press("ArrowUp")
    expect(table.get_by_role("row").nth(2)).to_contain_text("Cherries")
    expect(page.get_by_role("button", name=texts(ROOM, "problem.move", name="B"))).to_be_focused()
    look_at(visitor, page, f"problems-{language}-{width}")

    # The list knows it, and everybody's does.
    visitor.open(page, "/admin/contest")
    expect(page.get_by_role("table")).to_contain_text(title)
    look_at(visitor, page, f"list-{language}-{width}")
    rows = school.client().get("/api/get-contest-list", keyword=title).data["records"]
    assert [(row["title"], row["auth"]) for row in rows] == [(title, 1)]
    listed = school.client("root").get("/api/get-contest-problem", cid=rows[0]["id"]).data
    names = [(each["displayId"], each["displayTitle"]) for each in listed]
    assert names == [("A", "Apples"), ("B", "Cherries"), ("C", "Pears")]
    assert len({each["color"] for each in listed}) == len(TITLES)
    for fruit in TITLES:  # for whoever makes the next contest
        pid = next(each["pid"] for each in listed if each["displayTitle"] == fruit)
        cid = rows[0]["id"]
        school.client("root").delete("/api/admin/contest/problem", pid=pid, cid=cid)


@pytest.mark.covers("S3-2.4-4", "S3-2.13-3o", "S3-5-6")
def test_a_problem_is_written_for_a_contest_in_the_editor(
    school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts = Texts("en-US")
    root = school.client("root")
    now = "2099-01-01T08:00:00Z"
    body = {"title": "Written", "type": 0, "auth": 0, "startTime": now}
    cid = root.post("/api/admin/contest", {**body, "endTime": "2099-01-01T10:00:00Z"}).data["cid"]
    pid = add_problem(root, a_plus_b("FORCONTEST", title="The bank's title"))
    visitor = new_visitor(school, language="en-US", width=1440)
    log_in(visitor, school, "root")
    page = visitor.new_page()
    visitor.open(page, f"/admin/contest/{cid}/problem/{pid}/edit")
    title = page.get_by_role("textbox", name=texts(ROOM, "problem.displayTitle"))
    save = page.get_by_role("button", name=texts(EDITOR, "save"), exact=True).first
    expect(title).to_be_visible()
    save.click()
    expect(page.get_by_text(texts(ROOM, "problem.badTitle"))).to_be_visible()
    title.fill("Plums")
    look_at(visitor, page, "problem-en-US-1440")
    save.click()
    expect(page.get_by_text(texts(EDITOR, "saved"), exact=True)).to_be_visible()
    link = root.get("/api/admin/contest/contest-problem", cid=cid, pid=pid).data
    assert (link["displayId"], link["displayTitle"]) == ("A", "Plums")
    assert root.get("/api/admin/problem", pid=pid).data["title"] == "The bank's title"
