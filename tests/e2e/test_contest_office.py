"""An organiser makes a contest from nothing in the back-office: settings, problems from the bank,
their order and balloons; and participants find it as it was made."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.document_pictures import take_picture
from tests.e2e.looking import look_closely
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.oj_appliance.contests.office import create_contest
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
    # The next full hour stands there, which may be a moment away; and it is asked about when a
    # problem is moved in a contest that has begun.
    page.locator("input[name=start]").fill("2099-01-01T08:00:00")
    page.locator("input[name=end]").fill("2099-01-01T10:00:00")
    page.locator("input[name=auth][value='1']").check(force=True)
    page.locator("input[name=pwd]").fill("apple")
    page.get_by_role("switch", name=texts(ROOM, "board.seal"), exact=False).check(force=True)
    look_closely(visitor, page, f"new-{language}-{width}")
    page.get_by_role("button", name=texts(ROOM, "make"), exact=True).click()

    page.get_by_role("button", name=texts(ROOM, "problem.fromBank")).click()
    for fruit in TITLES:
        name = texts(ROOM, "picker.addNamed", title=fruit)
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("button", name=name)).to_have_count(0)
    look_closely(visitor, page, f"picker-{language}-{width}")
    page.get_by_role("button", name=texts(ROOM, "picker.close"), exact=True).click()
    table = page.get_by_role("table", name=texts(ROOM, "problem.title"))
    expect(table.get_by_role("row")).to_have_count(1 + len(TITLES))
    third = page.get_by_role("button", name=texts("features/admin", "problemSet.move", name="C"))
    third.press("ArrowUp")
    expect(table.get_by_role("row").nth(2)).to_contain_text("Cherries")
    expect(
        page.get_by_role("button", name=texts("features/admin", "problemSet.move", name="B"))
    ).to_be_focused()
    look_closely(visitor, page, f"problems-{language}-{width}")
    if language == "zh-CN":
        take_picture(page, "contest-problems", table)

    # The list knows it, and everybody's does.
    visitor.open(page, "/admin/contest")
    expect(page.get_by_role("table")).to_contain_text(title)
    look_closely(visitor, page, f"list-{language}-{width}")
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


SEALS = {
    "halfHour": "The last half hour",
    "hour": "The last hour",
    "whole": "The whole contest",
    "own": "From a moment of my own",
}
# What the settings of a contest ask for (S3 §3).
LABELS = (
    *("Title", "Rule", "Start", "End", "Who takes part", "Seal the board"),
    *("A board for everybody outside", "Names on the board", "Outside the ranking (star teams)"),
    *("Awards", "Participants may print", "Submits after the end"),
)


@pytest.mark.covers("S3-3-27", "S3-5-17", "S3-5-18", "S3-5-26c", "S3-5-26f", "S3-9-7", "S3-9-8")
def test_the_form_offers_what_fits_and_says_what_does_not(
    school: ServerProcess, new_visitor: NewVisitor
) -> None:
    visitor = new_visitor(school, language="en-US")
    log_in(visitor, school, "root")
    page = visitor.new_page()
    visitor.open(page, "/admin/contest/create")
    for label in LABELS:
        expect(page.get_by_text(re.compile(rf"^{re.escape(label)}")).first).to_be_visible()
    page.get_by_role("switch", name="Seal the board").check(force=True)
    choice = page.get_by_label("Sealed", exact=True)

    def lasts(until: str, offered: list[str]) -> None:
        page.locator("input[name=start]").fill("2099-01-01T08:00:00")
        page.locator("input[name=end]").fill(f"2099-01-01T{until}")
        options = choice.locator("option")
        expect(options).to_have_count(len(offered))
        for at, value in enumerate(offered):
            expect(options.nth(at)).to_have_attribute("value", value)

    assert choice.locator("option").all_inner_texts() == list(SEALS.values())
    for until, offered, acm in (
        ("10:00:00", ["halfHour", "hour", "whole", "own"], "hour"),
        ("09:00:00", ["halfHour", "hour", "whole", "own"], "hour"),
        ("08:59:59", ["halfHour", "whole", "own"], "whole"),
        ("08:30:00", ["halfHour", "whole", "own"], "whole"),
        ("08:29:59", ["whole", "own"], "whole"),
    ):
        lasts(until, offered)
        for rule, usual in (("1", "whole"), ("0", acm)):
            page.locator(f"input[name=type][value='{rule}']").check(force=True)
            expect(choice).to_have_value(usual)
    lasts("08:00:00", ["whole", "own"])
    page.locator("input[name=auth][value='1']").check(force=True)
    page.locator("textarea[name=stars]").fill("guest1\nguest2 guest1")
    twice = "Stands there twice, and counts once: guest1"
    expect(page.get_by_text(twice, exact=True)).to_be_visible()
    page.get_by_role("button", name="Make the contest", exact=True).click()
    for fault in (
        "A title of 1 to 500 characters",
        "The end must be after the start",
        "A password is needed, or let everybody in",
    ):
        expect(page.get_by_text(fault, exact=True)).to_be_visible()
    visitor.check(page)


@pytest.mark.covers("S3-2.3-2", "S3-2.13-3o", "S3-2.3-3", "S3-4-13")
def test_announcements_of_a_contest_are_kept_on_the_screen_of_all_others(
    school: ServerProcess, new_visitor: NewVisitor
) -> None:
    root = school.client("root")
    cid = create_contest(root, title="News")
    desk = "/api/admin/contest/announcement"
    for title in ("Lunch", "Rain"):
        text = {"title": title, "content": "Soon", "status": 0}
        assert root.post(desk, {"cid": cid, "announcement": text}).status == 200
    visitor = new_visitor(school, language="en-US")
    log_in(visitor, school, "root")
    page = visitor.new_page()
    visitor.open(page, f"/admin/contest/{cid}/announcement")
    expect(page.get_by_role("columnheader")).to_have_text(
        ["ID", "Title", "Author", "Created", "Changed", "Visible", "Actions"]
    )
    page.get_by_role("switch", name="Show “Rain” to the participants").click(force=True)
    expect(page.get_by_text("“Rain” is hidden").first).to_be_visible()
    lunch = page.get_by_role("row").filter(has_text="Lunch")
    lunch.get_by_role("button", name=re.compile("^Delete")).click()
    dialog = page.get_by_role("dialog", name="Delete this announcement?")
    expect(dialog).to_contain_text("disappears from the contest")
    dialog.get_by_role("button", name=re.compile("^Delete")).click()
    expect(lunch).to_have_count(0)
    kept = root.get(desk, cid=cid).data["records"]
    assert [(row["title"], row["status"]) for row in kept] == [("Rain", 1)]
    visitor.check(page)


@pytest.mark.covers("S1-3-32", "S3-2.4-4", "S3-2.13-3o", "S3-5-6")
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
    look_closely(visitor, page, "problem-en-US-1440")
    save.click()
    expect(page.get_by_text(texts(EDITOR, "saved"), exact=True)).to_be_visible()
    link = root.get("/api/admin/contest/contest-problem", cid=cid, pid=pid).data
    assert (link["displayId"], link["displayTitle"]) == ("A", "Plums")
    assert root.get("/api/admin/problem", pid=pid).data["title"] == "The bank's title"
    # The browser keeps the languages that it has heard of.
    assert "Python3" in page.evaluate("localStorage.languages")
