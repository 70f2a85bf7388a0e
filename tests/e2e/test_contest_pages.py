"""Who has which pages of a contest, what stands on those of the staff, and how fresh their lists
stay."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.asked_calls import AskedCalls
from tests.e2e.browser import Visitor
from tests.e2e.stored_login import log_in
from tests.judging_waits import wait_for_verdict
from tests.oj_appliance.contests.stage import MINUTE, Stage
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.server_process import ROOT_PASSWORD

DAY = 24 * 60 * MINUTE
# The pages of a contest as the specification names them (S2 §2), in their order.
EVERYBODYS = {
    "Overview": "",
    "Problems": "/problems",
    "Submissions": "/submissions",
    "Rank": "/rank",
    "Announcements": "/announcements",
    "Q&A": "/comment",
}
PRINT = {"Print": "/print"}
HELPER, QUEUE = {"Admin helper": "/ac-info"}, {"Print queue": "/admin-print"}
ROLL, REJUDGE = {"Scroll board": "/scroll-board"}, {"Rejudge": "/rejudge"}
SPECIFIED = EVERYBODYS | PRINT | HELPER | QUEUE | ROLL | REJUDGE
AC_INFO, QUEUED = "/api/get-contest-ac-info", "/api/get-contest-print"
UNREAD = "/api/get-contest-not-read-announcement"
BOARD = "/api/get-contest-rank"
TEXT = "#include <cstdio>\n// long enough to be worth the paper of the desk\n"

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def stage() -> Iterator[Stage]:
    running = Stage.set_up()
    running.server.make_user("teacher", ROOT_PASSWORD, "admin")
    running.server.make_user("pupil", ROOT_PASSWORD)
    for name in ("teacher", "pupil"):
        running.people[name] = running.server.client(name, ROOT_PASSWORD)
    yield running
    running.close()


def hold(stage: Stage, **values: object) -> int:
    """One of the teacher's."""
    owner = {"user_id": uid_of(stage.people["teacher"]), "author": "teacher"}
    return stage.hold(**{**owner, **values})


def sit_down(new_visitor: NewVisitor, stage: Stage, name: str) -> tuple[Visitor, Page]:
    visitor = new_visitor(stage.server, language="en-US", width=1366)
    if name:
        log_in(visitor, stage.server, name)
    return visitor, visitor.new_page()


def tabs(page: Page) -> Locator:
    return page.get_by_role("navigation", name="Pages of the contest").get_by_role("link")


def addresses(page: Page, cid: int) -> dict[str, str]:
    """Of the open tabs that the specification names, behind the contest's own address; others may
    stand beside them."""
    expect(tabs(page).first).to_be_visible()
    found = {
        each.inner_text().strip(): str(each.get_attribute("href")).removeprefix(f"/contest/{cid}")
        for each in tabs(page).all()
    }
    return {word: path for word, path in found.items() if path in SPECIFIED.values()}


@pytest.mark.covers(
    *("S2-1-1", "S2-2.2-5", "S2-2.2-6", "S2-2.2-7", "S2-2.2-8", "S2-2.2-9", "S2-2.2-10"),
    *("S2-2.2-11", "S2-2.2-12", "S2-2.2-13", "S2-2.2-14", "S2-2.2-15", "S2-2.2-16"),
    *("S2-2.2-19", "S2-2.2-20", "S2-2.2-21", "S2-2.2-22", "S2-6-1", "S2-6-2", "S2-6-3", "S2-6-5"),
)
def test_everybody_has_the_pages_that_are_theirs(stage: Stage, new_visitor: NewVisitor) -> None:
    acm, oi = hold(stage, open_print=True), hold(stage, type=1)
    sealed = {"start_time": stage.begin + DAY, "end_time": stage.begin + DAY + MINUTE}
    coming = hold(stage, seal_rank=False, **sealed)
    stage.at(1)
    theirs = {
        "pupil": (EVERYBODYS | PRINT, EVERYBODYS, {"Overview": ""}),
        "teacher": (
            EVERYBODYS | PRINT | HELPER | QUEUE | ROLL,
            EVERYBODYS,
            EVERYBODYS | HELPER | ROLL,
        ),
        "root": (
            EVERYBODYS | PRINT | HELPER | QUEUE | ROLL | REJUDGE,
            EVERYBODYS | REJUDGE,
            EVERYBODYS | HELPER | ROLL | REJUDGE,
        ),
    }
    for name, expected in theirs.items():
        visitor, page = sit_down(new_visitor, stage, name)
        for cid, pages in zip((acm, oi, coming), expected, strict=True):
            visitor.open(page, f"/contest/{cid}")
            assert addresses(page, cid) == pages, name
        if name == "pupil":
            visitor.open(page, f"/contest/{acm}/ac-info")
            expect(page.get_by_text("This page of the contest is not for you.")).to_be_visible()
        if name == "root":
            visitor.open(page, f"/contest/{acm}")
            for word, address in theirs["root"][0].items():
                tabs(page).get_by_text(word, exact=True).click()
                page.wait_for_url(f"**/contest/{acm}{address}")
                expect(page.locator("h1")).to_have_count(1)
        visitor.check(page)


@pytest.mark.covers("S2-2.1-2", "S2-2.1-5", "S2-2.1-6", "S2-2.1-8", "S2-4-4", "S2-8-2a")
@pytest.mark.covers("S1-2.1-3")
def test_the_list_leads_to_contests_and_to_their_boards(
    stage: Stage, new_visitor: NewVisitor
) -> None:
    for number in range(8):
        hold(stage, title=f"Weekly {number}")
    far = stage.begin + 12 * DAY
    later = {"start_time": far, "end_time": far + MINUTE, "seal_rank": False}
    hold(stage, title="Weekly acm", open_rank=True)
    hold(stage, title="Weekly oi", type=1, open_rank=True)
    cid = hold(stage, title="Weekly far", open_rank=True, **later)
    stage.at(1)
    guest, page = sit_down(new_visitor, stage, "")
    guest.open(page, "/home")
    page.locator("header nav").get_by_role("button", name="Contests").click()
    page.get_by_role("link", name="General contests").click()
    page.wait_for_url("**/contest")
    guest.open(page, "/contest?keyword=Weekly")
    rows = page.get_by_role("listitem").filter(has_text="Weekly")
    expect(rows).to_have_count(10)
    guest.open(page, "/contest?keyword=Weekly&currentPage=2")
    expect(rows).to_have_count(1)

    def row(title: str) -> Locator:
        guest.open(page, f"/contest?keyword={title}")
        return page.get_by_role("listitem").filter(has_text=title)

    expect(row("Weekly far").get_by_role("button", name="Scoreboard")).to_be_disabled()
    expect(row("Weekly 0").get_by_text("Scoreboard")).to_have_count(0)
    for rule in ("acm", "oi"):
        row(f"Weekly {rule}").get_by_role("link", name="Scoreboard").click()
        page.wait_for_url(re.compile(rf"/contest/{rule}-scoreboard/\d+$"))
        expect(page.get_by_role("heading", level=1)).to_have_text(f"Weekly {rule}")
    row("Weekly far").get_by_role("link", name="Weekly far").click()
    expect(page.get_by_text("Please login first", exact=True)).to_be_visible()
    expect(page.get_by_role("dialog", name=re.compile("^Log in"))).to_be_visible()
    guest.check(page)

    pupil, page = sit_down(new_visitor, stage, "pupil")
    pupil.open(page, "/contest?keyword=Weekly+far")
    page.get_by_role("link", name="Weekly far").click()
    page.wait_for_url(f"**/contest/{cid}")
    expect(page.get_by_role("timer")).to_have_text("in 12 days")
    pupil.check(page)


@pytest.mark.covers(
    *("S2-1-2f", "S2-2.7-2", "S2-2.7-3", "S2-4-13", "S2-8-3b", "S2-8-6", "S2-8-7"),
    *("S2-9-2", "S2-9-9"),
)
def test_the_helper_is_asked_anew_until_it_is_refused(
    stage: Stage, new_visitor: NewVisitor
) -> None:
    cid = hold(stage)
    for minute, name in ((5, "ann"), (6, "ben")):
        stage.at(minute)
        stage.submit(stage.people[name], cid)
    visitor, page = sit_down(new_visitor, stage, "teacher")
    asked = AskedCalls(page)
    visitor.open(page, f"/contest/{cid}/ac-info")
    expect(page.get_by_role("columnheader")).to_have_text(
        [
            "AC Time",
            "Problem",
            "Mark",
            "Username",
            "Real Name",
            "Seat / School",
            "Status",
            "Options",
        ]
    )
    told = [each.inner_text() for each in page.get_by_role("row").nth(1).locator("td, th").all()]
    assert re.fullmatch(r"00:05:\d\d", told[0]), told
    assert [told[1], told[2], told[3], told[6]] == ["A", "First Blood", "ann", "Not Checked"]
    other = page.get_by_role("row").filter(has_text="ben")
    expect(other.get_by_text("Accepted", exact=True)).to_be_visible()
    # A tablet has room for fewer columns, a telephone for no menu.
    for width, columns, menus in ((767, 5, 0), (768, 7, 0), (991, 7, 0), (992, 8, 1)):
        page.set_viewport_size({"width": width, "height": 900})
        expect(page.get_by_role("columnheader").filter(visible=True)).to_have_count(columns)
        in_sight = page.get_by_role("link", name="Problems", exact=True).filter(visible=True)
        expect(in_sight).to_have_count(1 + menus)
    other.get_by_role("button", name="Check It: A of ben").click()
    expect(page.get_by_text("Update Successfully", exact=True).first).to_be_visible()
    expect(other.get_by_text("Checked", exact=True)).to_be_visible()

    before = len(asked.moments(AC_INFO))
    with page.expect_response(f"**{AC_INFO}?*"):
        page.get_by_role("button", name="Refresh", exact=True).click()
    assert len(asked.moments(AC_INFO)) == before + 1
    asked.stop_the_clock()
    assert asked.pauses(AC_INFO, seconds=30) == {10}
    # The contest is taken from under it: told once, and never asked for again.
    stage.edit(cid, visible=False)
    asked.pass_by(15)
    expect(page.get_by_role("alert").first).to_be_visible()
    before = len(asked.moments(AC_INFO))
    asked.pass_by(30)
    assert len(asked.moments(AC_INFO)) == before
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    visitor.faults.clear()


@pytest.mark.covers("S2-1-2e", "S2-2.7-1", "S2-2.7-5", "S2-2.7-6", "S2-4-12", "S2-9-2")
@pytest.mark.covers("S2-5-4", "S2-8-2c", "S2-8-2d", "S2-8-3b", "S2-8-3g")
def test_a_text_goes_to_the_desk_and_is_ticked_off(stage: Stage, new_visitor: NewVisitor) -> None:
    cid = hold(stage, open_print=True)
    stage.at(1)
    pupil, page = sit_down(new_visitor, stage, "pupil")
    pupil.open(page, f"/contest/{cid}/print")
    area, send = page.locator("textarea"), page.get_by_role("button", name="Submit", exact=True)
    send.click()
    expect(page.get_by_text("Content cannot be empty", exact=True)).to_be_visible()
    area.fill("x" * 49)
    send.click()
    short = page.get_by_text("The number of content cannot be less than 50", exact=True)
    expect(short).to_be_visible()
    area.fill(TEXT)
    send.click()
    expect(page.get_by_text("Send successfully", exact=True).first).to_be_visible()
    pupil.check(page)

    desk, page = sit_down(new_visitor, stage, "teacher")
    asked = AskedCalls(page)
    desk.open(page, f"/contest/{cid}/admin-print")
    expect(page.get_by_role("columnheader")).to_have_text(
        ["Username", "Real Name", "Submit Time", "Pages", "Status", "Options"]
    )
    row = page.get_by_role("row").filter(has_text="pupil")
    expect(row.get_by_text("Not Printed", exact=True)).to_be_visible()
    with page.expect_download() as got:
        row.get_by_role("button", name=re.compile("^Download")).click()
    assert got.value.path().read_text() == TEXT
    row.get_by_role("button", name=re.compile("^OK")).click()
    expect(page.get_by_text("Update Successfully", exact=True).first).to_be_visible()
    expect(row.get_by_text("Printed", exact=True)).to_be_visible()
    desk.check(page)
    asked.stop_the_clock()
    assert asked.pauses(QUEUED, seconds=30) == {10}


@pytest.mark.covers("S2-2.3-5", "S2-2.3-6", "S2-2.5-3", "S2-8-5", "S2-8-7", "S2-9-2")
def test_a_board_keeps_itself_fresh_until_it_is_refused(
    stage: Stage, new_visitor: NewVisitor
) -> None:
    cid = hold(stage)
    stage.at(1)
    stage.submit(stage.ann, cid)
    visitor, page = sit_down(new_visitor, stage, "pupil")
    asked = AskedCalls(page)
    visitor.open(page, f"/contest/{cid}/rank")
    auto = page.get_by_role("switch", name="Auto refresh")
    expect(auto).to_be_checked()
    asked.stop_the_clock()
    assert asked.pauses(BOARD, seconds=65) == {30}
    assert asked.pauses(UNREAD, seconds=125) == {60}
    stage.edit(cid, visible=False)
    asked.pass_by(35)
    expect(auto).not_to_be_checked()
    before = len(asked.moments(BOARD))
    asked.pass_by(60)
    assert len(asked.moments(BOARD)) == before
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    expect(page.get_by_role("row").filter(has_text="ann")).to_be_visible()
    visitor.faults.clear()


@pytest.mark.covers("S1-2.1-13", "S1-2.2-13", "S1-3-32", "S2-2.3-13", "S2-2.5-1")
def test_a_browser_remembers_what_was_read_and_who_is_followed(
    stage: Stage, new_visitor: NewVisitor
) -> None:
    cid = hold(stage)
    stage.at(1)
    number = stage.submit(stage.ann, cid)
    for at in range(11):
        text = {"title": f"News {at}", "content": "Read **this**", "status": 0}
        body = {"cid": cid, "announcement": text}
        desk = "/api/admin/contest/announcement"
        assert stage.people["teacher"].post(desk, body).status == 200
    visitor, page = sit_down(new_visitor, stage, "pupil")
    visitor.open(page, f"/contest/{cid}/announcements")
    table = page.get_by_role("table", name="Announcements")
    expect(table.get_by_role("row")).to_have_count(12)
    table.get_by_role("link", name="News 7").click()
    expect(page.locator("strong", has_text="this")).to_be_visible()
    visitor.open(page, f"/contest/{cid}/rank")
    page.get_by_role("button", name="Follow ann").click()
    expect(page.get_by_role("rowheader", name="ann")).to_have_count(2)
    visitor.open(page, f"/contest/{cid}/problem/A")
    expect(page.locator(".cm-content")).to_be_visible()
    kept = page.evaluate("({ ...localStorage })")
    uid = uid_of(stage.people["pupil"])
    assert kept["authed"] == "true"
    assert json.loads(kept["followed"]) == {str(cid): [uid_of(stage.ann)]}
    (read,) = json.loads(kept["readAnnouncements"])[f"{uid}/{cid}"]
    shown = stage.ann.get("/api/get-contest-announcement", cid=cid).data["records"]
    assert {row["title"] for row in shown if row["id"] == read} == {"News 7"}

    # Wherever one is in a contest, the menu says so.
    page.set_viewport_size({"width": 600, "height": 800})
    for path, entry in (
        (f"/contest/{cid}/problem/A", "General contests"),
        (f"/contest/{cid}/problem/A/submission-detail/{number}", "General contests"),
        ("/problem/ONE", "Problems"),
    ):
        visitor.open(page, path)
        page.get_by_role("button", name="Open the menu").click()
        current = page.get_by_role("dialog").locator("[aria-current=page]")
        expect(current).to_have_text(entry)
    visitor.check(page)


@pytest.mark.covers("S2-1-2g", "S2-2.7-11", "S2-7-20", "S2-8-3c")
def test_all_of_a_problem_is_judged_again(stage: Stage, new_visitor: NewVisitor) -> None:
    cid = hold(stage)
    stage.at(1)
    first, second = (stage.submit(stage.ann, cid, problem) for problem in "AB")
    by_hand = "/api/admin/judge/manual-judge"
    for number in (first, second):
        assert stage.root.get(by_hand, submitId=number, status=-1, score=0).data["status"] == -1
    visitor, page = sit_down(new_visitor, stage, "root")
    visitor.open(page, f"/contest/{cid}/rejudge")
    rows = page.get_by_role("row")
    expect(rows).to_have_count(3)
    expect(rows.nth(1)).to_contain_text("First")
    expect(rows.nth(2)).to_contain_text("Rejudge All")
    rows.nth(1).get_by_role("button", name="Rejudge All of A").click()
    page.get_by_role("dialog").get_by_role("button", name="Rejudge All").click()
    expect(page.get_by_text("Rejudge successfully", exact=True).first).to_be_visible()
    assert wait_for_verdict(stage.root, first)["status"] == 0
    listed = stage.root.get("/api/contest-submissions", contestID=cid).data["records"]
    assert {row["submitId"]: row["status"] for row in listed} == {first: 0, second: -1}
    visitor.check(page)


@pytest.mark.covers("S2-2.7-9", "S2-8-4")
def test_a_roll_before_the_end_is_asked_about(stage: Stage, new_visitor: NewVisitor) -> None:
    cid = hold(stage)
    stage.at(1)
    visitor, page = sit_down(new_visitor, stage, "teacher")
    visitor.open(page, f"/contest/{cid}/scroll-board")
    start = page.get_by_role("button", name="Start Rolling")
    dialog = page.get_by_role("dialog", name="The contest has not ended")
    start.click()
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    assert visitor.context.pages == [page]
    start.click()
    with visitor.context.expect_page() as opened:
        dialog.get_by_role("button", name="Open it all the same").click()
    assert re.search(rf"/scrollBoard\?cid={cid}&removeStar=false", opened.value.url)
    visitor.check(page)
