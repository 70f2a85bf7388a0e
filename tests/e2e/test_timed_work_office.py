"""A teacher makes a timed work: settings, problems from the bank, their order and points, what a
student who has begun may still do, the rank that leaves; and the work is hidden and deleted."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO

import pytest
from openpyxl import load_workbook
from playwright.sync_api import Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.looking import look_closely
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.http_client import Client
from tests.oj_appliance.timed_work.making import (
    DESK,
    WORK,
    add_to_work,
    create_work,
    hand_in,
    information,
    problems_of_work,
    start,
    stored_work,
)
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

ROOM, CONTESTS = "features/admin/timed-work", "features/admin/contests"
ADMIN, SHELL = "features/admin", "shell"
BOTH = pytest.mark.parametrize(("language", "width"), [("zh-CN", 1440), ("en-US", 390)])
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
@BOTH
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


@BOTH
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


def agree(page: Page, words: str) -> None:
    """To what a dialog asks."""
    dialog = page.get_by_role("dialog").last
    dialog.get_by_role("button", name=words, exact=True).click()
    expect(dialog).to_have_count(0)


def fruit_of(root: Client) -> dict[str, int]:
    """The problems of the bank by their titles."""
    rows = root.get("/api/admin/problem/get-problem-list").data["records"]
    return {row["title"]: int(row["id"]) for row in rows}


@BOTH
def test_problems_of_a_work_are_named_weighed_moved_and_taken_out(
    language: str, width: int, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts, root = Texts(language), school.client("root")
    pids = fruit_of(root)
    tid = create_work(root, title=f"Basket {language}")
    for letter, title in zip("AB", TITLES, strict=True):
        added = add_to_work(root, tid, pids[title], letter, displayTitle=title)
        assert added.status == 200
    visitor = new_visitor(school, language=language, width=width)
    log_in(visitor, school, "root")
    page = visitor.new_page()
    visitor.open(page, f"/admin/timedwork/{tid}/problems")

    def total(count: int, points: int) -> None:
        words = texts(ROOM, "problem.total", count=count, points=points)
        expect(page.get_by_text(words, exact=True)).to_be_visible()

    def choose(letter: str, action: str) -> None:
        page.get_by_role("button", name=texts(ROOM, "moreNamed", title=letter), exact=True).click()
        page.get_by_role("button", name=texts(ROOM, f"problem.{action}"), exact=True).click()

    total(2, 200)
    choose("A", "change")
    dialog = page.get_by_role("dialog").last
    dialog.locator("input[name=score]").fill("many")
    save = texts(SHELL, "form.save")
    dialog.get_by_role("button", name=save, exact=True).click()
    expect(dialog.get_by_text(texts(ROOM, "problem.badPoints"))).to_be_visible()
    dialog.locator("input[name=displayTitle]").fill("Ripe apples")
    dialog.locator("input[name=score]").fill("40")
    look_closely(visitor, page, f"work-problem-{language}-{width}")
    agree(page, save)
    total(2, 140)
    # The letters keep their order, the problems change places.
    handle = page.get_by_role("button", name=texts(ADMIN, "problemSet.move", name="A"))
    handle.focus()
    page.keyboard.press("ArrowDown")
    titles = page.locator("tbody tr")
    expect(titles.first).to_contain_text("Pears")
    expect(titles.last).to_contain_text("Ripe apples")
    expect(titles.last.get_by_role("button", name="B", exact=False).first).to_be_visible()
    # The page shows a new order before the server has taken it.
    visitor.wait_until_it_stands(page)
    assert problems_of_work(root, tid) == [
        ("A", "Pears", 100, pids["Pears"]),
        ("B", "Ripe apples", 40, pids["Apples"]),
    ]
    choose("B", "change")
    dialog.locator("input[name=version]").fill("left")
    agree(page, save)
    of_version = page.get_by_text(texts(ROOM, "problem.ofVersion", version="left"))
    expect(of_version.first).to_be_visible()
    look_closely(visitor, page, f"work-problems-moved-{language}-{width}")
    choose("A", "remove")
    expect(dialog).to_contain_text(texts(ROOM, "problem.removeBody", title="Pears"))
    agree(page, texts(ROOM, "problem.remove"))
    expect(page.get_by_text(texts(ROOM, "problem.removed", name="A"))).to_be_visible()
    total(1, 40)
    assert [row[1] for row in problems_of_work(root, tid)] == ["Ripe apples"]


@BOTH
def test_a_work_counts_the_last_submission_is_hidden_and_deleted(
    language: str, width: int, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts, root = Texts(language), school.client("root")
    pupil = school.client("pupil", "secret1")
    title = f"Gone {language}"
    tid = create_work(root, title=title)
    assert start(pupil, tid).status == 200
    visitor = new_visitor(school, language=language, width=width)
    log_in(visitor, school, "root")
    page = visitor.new_page()
    visitor.open(page, f"/admin/timedwork/{tid}/edit")
    page.locator("input[name=scoreType][value=Recent]").check(force=True)
    saved = page.get_by_text(texts(ROOM, "saved"), exact=True).first
    page.get_by_role("button", name=texts(ADMIN, "saveBar.save"), exact=True).click()
    expect(saved).to_be_visible()
    page.reload()
    expect(page.locator("input[name=scoreType][value=Recent]")).to_be_checked()
    assert stored_work(root, tid)["scoreType"] == "Recent"
    visitor.open(page, "/admin/timedwork")
    show = page.get_by_role("checkbox", name=texts(ROOM, "showNamed", title=title)).or_(
        page.get_by_role("switch", name=texts(ROOM, "showNamed", title=title))
    )
    if width > 500:
        show.click(force=True)
        dialog = page.get_by_role("dialog").last
        expect(dialog).to_contain_text(texts(ROOM, "hide.body", title=title, count=1))
        assert pupil.get(f"{WORK}/get-timed-work-info", tid=tid).status == 200
        agree(page, texts(ROOM, "hide.confirm"))
        expect(page.get_by_text(texts(ROOM, "hiddenNow", title=title))).to_be_visible()
        expect(show).not_to_be_checked()
    else:
        # A phone has no column for it: the settings hide.
        visitor.open(page, f"/admin/timedwork/{tid}/edit")
        page.locator("input[name=visible]").uncheck(force=True)
        page.get_by_role("button", name=texts(ADMIN, "saveBar.save"), exact=True).click()
        expect(saved).to_be_visible()
        visitor.open(page, "/admin/timedwork")
        hidden = page.get_by_role("row").filter(has_text=title)
        expect(hidden).to_contain_text(texts(ROOM, "hidden"))
    assert pupil.get(f"{WORK}/get-timed-work-info", tid=tid).status != 200
    more = page.get_by_role("button", name=texts(ROOM, "moreNamed", title=title), exact=True)
    more.click()
    page.get_by_role("button", name=texts(ROOM, "delete.confirm"), exact=True).click()
    dialog = page.get_by_role("dialog").last
    expect(dialog).to_contain_text(texts(ROOM, "delete.body", title=title, count=1))
    look_closely(visitor, page, f"work-delete-{language}-{width}")
    agree(page, texts(ROOM, "delete.confirm"))
    expect(page.get_by_text(texts(ROOM, "delete.done", title=title))).to_be_visible()
    expect(more).to_have_count(0)
    assert root.get(DESK, tid=tid).status == 404


@BOTH
def test_a_person_gets_another_paper_is_ended_and_stands_in_the_rank_that_leaves(
    language: str, width: int, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts, root = Texts(language), school.client("root")
    pupil = school.client("pupil", "secret1")
    tid = create_work(root, title=f"Papers {language}", duration=1800)
    pids = fruit_of(root)
    for title, version in zip(TITLES, ("left", "right"), strict=True):
        assert add_to_work(root, tid, pids[title], "A", version=version).status == 200
    assert start(pupil, tid).status == 200
    visitor = new_visitor(school, language=language, width=width)
    log_in(visitor, school, "root")
    page = visitor.new_page()
    visitor.open(page, f"/admin/timedwork/{tid}/records")

    def choose(action: str) -> None:
        page.get_by_role("button", name=texts(ROOM, "moreNamed", title="pupil")).click()
        page.get_by_role("button", name=texts(ROOM, f"record.{action}"), exact=True).click()

    choose("version")
    page.locator("input[name=version]").fill("right")
    look_closely(visitor, page, f"work-version-{language}-{width}")
    agree(page, texts(ROOM, "record.confirm"))
    expect(page.get_by_text(texts(ROOM, "record.versioned", name="pupil"))).to_be_visible()
    met = pupil.get(f"{WORK}/get-timed-work-problem-list", tid=tid).data
    assert [row["pid"] for row in met] == [pids["Pears"]]
    choose("close")
    dialog = page.get_by_role("dialog").last
    expect(dialog).to_contain_text(texts(ROOM, "record.closeBody", name="pupil"))
    agree(page, texts(ROOM, "record.close"))
    expect(page.get_by_text(texts(ROOM, "record.closed", name="pupil"))).to_be_visible()
    expect(page.get_by_text(texts(ROOM, "record.handedIn")).filter(visible=True)).to_be_visible()
    (row,) = root.get(f"{DESK}/get-record-list", tid=tid).data["records"]
    assert (row["stopped"], row["paperVersion"]) == (True, "right")
    look_closely(visitor, page, f"work-ended-{language}-{width}")
    with page.expect_download() as download:
        page.get_by_role("button", name=texts(ROOM, "record.download")).click()
    assert download.value.suggested_filename == f"timedwork_{tid}_rank.xlsx"
    sheet = load_workbook(BytesIO(download.value.path().read_bytes())).active
    assert sheet is not None
    cells = [[cell.value for cell in line] for line in sheet.iter_rows()]
    assert sum("pupil" in line for line in cells) == 1, cells
