"""A teacher makes a timed work: settings, problems from the bank, and the time of a student who has
begun."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.looking import look_closely
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.oj_appliance.timed_work.making import (
    DESK,
    add_to_work,
    create_work,
    hand_in,
    information,
    start,
    stored_work,
)
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

ROOM, CONTESTS = "features/admin/timed-work", "features/admin/contests"
pytestmark = pytest.mark.e2e
TITLES = ("Apples", "Pears")


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


@pytest.mark.covers("S3-2.13-3d")
@pytest.mark.parametrize(("language", "width"), [("zh-CN", 1440), ("en-US", 390)])
def test_a_teacher_makes_a_work_of_two_problems(
    language: str, width: int, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts, root = Texts(language), school.client("root")
    visitor = new_visitor(school, language=language, width=width)
    log_in(visitor, school, "root")
    page = visitor.new_page()
    visitor.open(page, "/admin/timedwork")
    page.get_by_role("link", name=texts(ROOM, "create")).click()
    page.get_by_role("textbox", name=texts(ROOM, "basic.name")).first.fill(f"Loops {language}")
    page.locator("input[name=minutes]").fill("90")
    page.locator("input[name=auth][value='1']").check(force=True)
    page.locator("input[name=pwd]").fill("apple")
    look_closely(visitor, page, f"work-new-{language}-{width}")
    page.get_by_role("button", name=texts(ROOM, "make"), exact=True).click()
    page.get_by_role("button", name=texts(ROOM, "problem.fromBank")).click()
    for title in TITLES:
        page.get_by_role("button", name=texts(CONTESTS, "picker.addNamed", title=title)).click()
        expect(page.get_by_role("cell", name=title).first).to_be_attached()
    page.get_by_role("button", name=texts(CONTESTS, "picker.close"), exact=True).click()
    expect(page.get_by_text(texts(ROOM, "problem.total", count=2, points=200))).to_be_visible()
    look_closely(visitor, page, f"work-problems-{language}-{width}")
    rows = root.get(f"{DESK}/get-timed-work-list", keyword=f"Loops {language}").data["records"]
    made = stored_work(root, rows[0]["id"])
    assert (made["duration"], made["pwd"], made["problemCount"]) == (5400, "apple", 2)
    page.get_by_role("link", name=texts(ROOM, "settings"), exact=True).click()
    page.get_by_role("textbox", name=texts(ROOM, "basic.name")).first.fill(f"Arrays {language}")
    page.locator("input[name=minutes]").fill("")
    page.get_by_role("button", name=texts("features/admin", "saveBar.save"), exact=True).click()
    expect(page.get_by_text(texts(ROOM, "saved"), exact=True).first).to_be_visible()
    made = stored_work(root, rows[0]["id"])
    assert (made["title"], made["isWholeWindow"]) == (f"Arrays {language}", True)
    visitor.open(page, "/admin/timedwork")
    look_closely(visitor, page, f"work-list-{language}-{width}")


@pytest.mark.parametrize(("language", "width"), [("zh-CN", 1440), ("en-US", 390)])
def test_a_teacher_extends_and_reopens_a_students_time(
    language: str, width: int, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts, root = Texts(language), school.client("root")
    pupil = school.client("pupil", "secret1")
    pid = int(root.get("/api/admin/problem/get-problem-list").data["records"][0]["id"])
    tid = create_work(root, title=f"Time {language}", duration=1800)
    assert add_to_work(root, tid, pid, "A").status == 200
    assert start(pupil, tid).status == 200
    visitor = new_visitor(school, language=language, width=width)
    log_in(visitor, school, "root")
    page = visitor.new_page()
    visitor.open(page, f"/admin/timedwork/{tid}/records")
    look_closely(visitor, page, f"work-records-{language}-{width}")

    def choose(action: str) -> None:
        page.get_by_role("button", name=texts(ROOM, "moreNamed", title="pupil")).click()
        page.get_by_role("button", name=texts(ROOM, f"record.{action}"), exact=True).click()

    choose("extend")
    page.locator("input[name=minutes]").fill("15")
    page.locator("input[name=reason]").fill("No network")
    look_closely(visitor, page, f"work-extend-{language}-{width}")
    page.get_by_role("button", name=texts(ROOM, "record.confirm"), exact=True).click()
    expect(
        page.get_by_text(texts(ROOM, "record.extended", name="pupil", minutes=15))
    ).to_be_visible()
    rows = root.get(f"{DESK}/get-record-list", tid=tid).data["records"]
    assert [row["extraSeconds"] for row in rows] == [900]
    assert hand_in(pupil, tid).status == 200
    visitor.open(page, f"/admin/timedwork/{tid}/records")
    choose("reopen")
    page.get_by_role("button", name=texts(ROOM, "record.reopen"), exact=True).click()
    expect(page.get_by_text(texts(ROOM, "record.reopened", name="pupil"))).to_be_visible()
    assert information(pupil, tid)["effectiveStatus"] == 0
