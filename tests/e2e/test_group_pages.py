"""Every page of a group stands at its address: for its members, with the tabs that are theirs, the
whole width where a table wants it, and the way back."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.looking import look_at
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.http_client import Client
from tests.judging_waits import wait_for_verdict
from tests.oj_appliance.contests.group_office import add_public, create_group_contest
from tests.oj_appliance.discussions.writing import SWITCHES, open_to_all, write
from tests.oj_appliance.groups.making import ADMIN, add_member, make_group
from tests.oj_appliance.groups.problems import display_id_of, make_group_problem
from tests.oj_appliance.trainings.making import create_group_training
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ROOT_PASSWORD, ServerProcess

FRAME, RANKS, OFFICE, CONTESTS = (
    "features/group/frame",
    "features/ranks",
    "features/admin/contests",
    "features/contests",
)
TABS = (
    *("home", "problems", "trainings", "assignments", "contests", "submissions"),
    *("discussions", "members", "classTable", "rank"),
)
RIGHT, WRONG = "print(sum(map(int, input().split())))", "print(0)"
BOTH = pytest.mark.parametrize(("language", "width"), [("zh-CN", 1440), ("en-US", 390)])

pytestmark = pytest.mark.e2e


def tabs_of(page: Page, texts: Texts) -> Locator:
    return page.get_by_role("navigation", name=texts(FRAME, "tabsLabel"))


def solved(pupil: Client, gid: int, pid: int, code: str) -> int:
    body = {"pid": pid, "gid": gid, "language": "Python3", "code": code}
    number = int(pupil.post("/api/submit-problem-judge", body).data["submitId"])
    wait_for_verdict(pupil, number)
    return number


@pytest.mark.covers("S1-2.1-12", "S3-2.2-2", "S3-2.2-9", "S3-2.2-13", "S3-2.10-3")
@BOTH
def test_each_page_of_a_group_stands_at_its_address(
    language: str, width: int, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts, mark, root = Texts(language), f"gpa{language[:2]}", open_to_all(school)
    gid = make_group(root)
    pupil = school.add_user(f"{mark}pupil", ROOT_PASSWORD)
    add_member(root, gid, pupil)
    pid = make_group_problem(root, gid, title="Sum of the class")
    name = display_id_of(root, pid)
    public = add_problem(root, a_plus_b(f"{mark}P".upper()))
    tid = create_group_training(root, gid, public, title="Of the class")
    did = write(pupil, "A question", gid=gid)
    number = [solved(pupil, gid, pid, code) for code in (WRONG, RIGHT)][-1]
    visitor = new_visitor(school, language=language, width=width)
    log_in(visitor, school, f"{mark}pupil")
    page = visitor.new_page()

    visitor.open(page, f"/group/{gid}")
    shown = tabs_of(page, texts).get_by_role("link")
    expect(shown).to_have_text([texts(FRAME, f"tabs.{tab}") for tab in TABS])
    # The group's card stands beside what is short, and leaves tables and problems the whole width.
    beside = ("", "problem", "training", "contest", "discussion", f"discussion/{name}", "member")
    whole = (
        *("status", f"submission-detail/{number}", f"problem/{name}", f"training/{tid}"),
        *(f"training/{tid}/problems", f"training/{tid}/problem/A", f"training/{tid}/rank"),
        f"discussion-detail/{did}",
    )
    for path in (*beside, "rank", *whole):
        visitor.open(page, f"/group/{gid}/{path}".rstrip("/"))
        look_at(visitor, page)
        card = page.get_by_role("complementary", name=texts(FRAME, "side.label"))
        expect(card).to_have_count(0 if path in whole else 1)

    # From a problem back to the group, and to its problems.
    visitor.open(page, f"/group/{gid}/problem/{name}")
    way = page.get_by_role("navigation", name=texts("shell", "context.label"))
    home, problems = texts("shell", "context.groupHome"), texts("shell", "context.groupProblems")
    expect(way.get_by_role("link")).to_have_text([home, problems])
    way.get_by_role("link", name=problems, exact=True).click()
    expect(page).to_have_url(re.compile(rf"/group/{gid}/problem$"))
    visitor.open(page, f"/group/{gid}/problem/{name}")
    way.get_by_role("link", name=home, exact=True).click()
    expect(page).to_have_url(re.compile(rf"/group/{gid}$"))

    # One of two submissions was right.
    visitor.open(page, f"/group/{gid}/rank")
    row = page.get_by_role("row").filter(has_text=f"{mark}pupil")
    expect(row).to_contain_text("50")
    if width > 1000:
        expect(row).to_contain_text("50%")

    # Discussions go where the site has none for groups.
    root.put(SWITCHES, {"openGroupDiscussion": False})
    try:
        visitor.open(page, f"/group/{gid}")
        without = [texts(FRAME, f"tabs.{tab}") for tab in TABS if tab != "discussions"]
        expect(shown).to_have_text(without)
    finally:
        root.put(SWITCHES, {"openGroupDiscussion": True})


@pytest.mark.covers("S3-2.6-1", "S3-2.6-3", "S3-2.6-4", "S3-4-16")
@BOTH
def test_the_cards_and_the_desk_of_a_groups_contests(
    language: str, width: int, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts, mark, root = Texts(language), f"gpc{language[:2]}", school.client("root")
    gid = make_group(root)
    teacher = school.add_user(f"{mark}teacher", ROOT_PASSWORD)
    add_member(root, gid, teacher, ADMIN)
    pid = add_problem(root, a_plus_b(f"{mark}P".upper()))
    settings = {"openRank": True, "auth": 1, "pwd": "sesame", "type": 1}
    coming = create_group_contest(teacher, gid, title="To come", begins=60, **settings)
    running = create_group_contest(teacher, gid, title="On now", begins=-5, **settings)
    assert add_public(teacher, running, pid, "A").status == 200
    assert root.post("/api/register-contest", {"cid": running, "password": "sesame"}).status == 200
    visitor = new_visitor(school, language=language, width=width)
    log_in(visitor, school, f"{mark}teacher")
    page = visitor.new_page()

    # The card: rule, entry, who takes part, and the board for everybody once there is one.
    visitor.open(page, f"/group/{gid}/contest")
    board = texts("shell", "contest.outsideBoard")
    for title, is_open in (("On now", True), ("To come", False)):
        card = page.get_by_role("listitem").filter(has_text=title)
        expect(card).to_contain_text("OI")
        expect(card).to_contain_text(texts("shell", "contest.participants", count=int(is_open)))
        expect(card.get_by_role("link", name=board)).to_have_count(1 if is_open else 0)
        expect(card.get_by_role("button", name=board)).to_have_count(0 if is_open else 1)
    expect(page.get_by_role("button", name=board)).to_be_disabled()
    page.get_by_role("link", name=board).click()
    expect(page).to_have_url(re.compile(rf"/{running}(/|$|\?)"))

    # The desk: what is done to each, and its three pages, from one to the next.
    visitor.open(page, f"/group/{gid}/contest/manage")
    more = texts(OFFICE, "moreNamed", title="To come")
    page.get_by_role("button", name=more, exact=True).click()
    for link in ("edit", "problems", "announcements"):
        expect(page.get_by_role("link", name=texts(OFFICE, link), exact=True)).to_be_visible()
    for button in ("acceptedCode", "delete.confirm"):
        expect(page.get_by_role("button", name=texts(OFFICE, button), exact=True)).to_be_visible()
    page.get_by_role("link", name=texts(OFFICE, "edit"), exact=True).click()
    pages = page.get_by_role("navigation", name=texts(OFFICE, "pages"))
    for name, path in (("problems", "problems"), ("announcements", "announcement")):
        pages.get_by_role("link", name=texts(OFFICE, name), exact=True).click()
        expect(page).to_have_url(re.compile(rf"/group/{gid}/contest/{coming}/{path}$"))
        look_at(visitor, page)
    pages.get_by_role("link", name=texts(OFFICE, "settings"), exact=True).click()
    expect(page).to_have_url(re.compile(rf"/group/{gid}/contest/{coming}/edit$"))
    visitor.open(page, f"/group/{gid}/contest/create")
    expect(page.get_by_role("button", name=texts(OFFICE, "make"), exact=True)).to_be_visible()
    if width > 1000:
        visitor.open(page, f"/group/{gid}/contest/manage")
        switch = page.get_by_role("switch", name=texts(OFFICE, "showNamed", title="To come"))
        switch.uncheck()
        expect(page.get_by_text(texts(OFFICE, "hiddenNow", title="To come"))).to_be_visible()
        rows = teacher.get("/api/group/get-contest-list", gid=gid).data["records"]
        assert [row["id"] for row in rows] == [running]


@pytest.mark.covers("S3-8-2f", "S3-8-2j")
@BOTH
def test_what_fails_in_the_editor_is_told(
    language: str, width: int, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts, mark, root = Texts(language), f"gpe{language[:2]}", school.client("root")
    gid = make_group(root)
    teacher = school.add_user(f"{mark}teacher", ROOT_PASSWORD)
    add_member(root, gid, teacher, ADMIN)
    visitor = new_visitor(school, language=language, width=width)
    log_in(visitor, school, f"{mark}teacher")
    page = visitor.new_page()
    visitor.open(page, f"/group/{gid}/problem-import")
    junk = {"name": "some.zip", "mimeType": "application/zip", "buffer": b"PK\3\4 junk"}
    # The server's own words, or ours where nothing came back.
    calls = re.compile(r"/api/file/")
    page.route(
        calls,
        lambda route: route.fulfill(
            json={"status": 400, "data": None, "msg": "No room", "err": "file.no_space"}
        ),
    )
    page.locator("input[type=file]").set_input_files(junk)
    expect(page.get_by_text("No room")).to_be_visible()
    page.unroute(calls)
    page.route(calls, lambda route: route.abort())
    visitor.open(page, f"/group/{gid}/problem-import")
    page.locator("input[type=file]").set_input_files(junk)
    expect(page.get_by_text(texts("shell", "errors.upload"))).to_be_visible(timeout=60_000)
    page.unroute(calls)

    # A tag that is there already warns.
    editor = "features/admin/problem-editor"
    visitor.open(page, f"/group/{gid}/problem-editor")
    tag = page.get_by_placeholder(texts(editor, "tags.placeholder"))
    for _ in range(2):
        tag.fill("loops")
        tag.press("Enter")
    expect(page.get_by_text(texts(editor, "tags.exists", name="loops"))).to_be_visible()
