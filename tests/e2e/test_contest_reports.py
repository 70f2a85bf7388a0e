"""What is told after a contest, and questions answered privately or to all; in both languages, wide
and on a phone."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import Visitor
from tests.e2e.looking import look_closely
from tests.e2e.pdf_text import read_pdf
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.http_client import Client
from tests.oj_appliance.contests.boards.staged import AC, WA, Contest, Stage
from tests.server_process import ROOT_PASSWORD, ServerProcess

SHELL, REPORT = "features/contest", "features/contest/report"
BOARD, NEWS = "features/contest/board", "features/contest/announcements"
TALK = "comments"
LOOKS = [("zh-CN", 390, "dark"), ("en-US", 1440, "light")]
END = 121  # minutes

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def stage() -> Iterator[Stage]:
    server = ServerProcess(module="tests.oj_appliance.contests.boards.stage").start()
    try:
        yield Stage.on(server, time.time_ns() // 1_000_000)
        server.stop()
    finally:
        server.remove()


def person(stage: Stage, name: str) -> Client:
    """With the password by which a browser logs in."""
    client = stage.server.add_user(name, ROOT_PASSWORD)
    stage.uids[name] = str(client.get("/api/get-user-home-info").data["uid"])
    client.headers = {"X-Name": name}
    return client


def tab(page: Page, texts: Texts, name: str) -> Locator:
    tabs = page.get_by_role("navigation", name=texts(SHELL, "tabs.label"))
    return tabs.get_by_role("link", name=texts(SHELL, f"tabs.{name}"), exact=True)


def played(stage: Stage, ann: Client, ben: Client, absent: Client) -> Contest:
    """Registered are all three; ann ends before ben."""
    contest = stage.contest(title="Spring", auth=1, password="word")
    for each in (ann, ben, absent):
        body = {"cid": contest.id, "password": "word"}
        assert each.post("/api/register-contest", body).status == 200
    contest.submit(ann, "A", 5, WA)
    contest.submit(ben, "A", 10, AC)
    contest.submit(ann, "A", 20, AC)
    contest.submit(ann, "B", 70, AC)
    return contest


@pytest.mark.parametrize(("language", "width", "theme"), LOOKS)
def test_a_contest_that_is_over_tells_what_became_of_it(
    language: str,
    width: int,
    theme: str,
    stage: Stage,
    new_visitor: NewVisitor,
) -> None:
    texts, short = Texts(language), language[:2]
    names = [f"{name}_{short}" for name in ("ann", "ben", "cat")]
    contest = played(stage, *(person(stage, name) for name in names))
    ann = new_visitor(stage.server, language=language, width=width, theme=theme)
    log_in(ann, stage.server, names[0])
    page = ann.new_page()

    # While it runs there is no report, nor a way to it.
    stage.clock(90)
    ann.open(page, f"/contest/{contest.id}/rank")
    expect(tab(page, texts, "report")).to_have_count(0)
    stage.clock(END)
    ann.open(page, f"/contest/{contest.id}/rank")
    expect(tab(page, texts, "report")).to_be_visible()
    page.get_by_role("link", name=texts(BOARD, "row.report", name=names[0])).first.click()
    expect(page.get_by_text(texts(REPORT, "person.placeOf", rank=1, ranked=2))).to_be_visible()
    summary = texts(REPORT, "places.summary", first=1, best=1, last=1)
    expect(page.get_by_role("img", name=summary).locator("canvas")).to_be_visible()
    problems = page.get_by_role("table", name=texts(REPORT, "problems.title"))
    row_of_b = problems.get_by_role("row").filter(has_text="Problem B")
    expect(row_of_b).to_contain_text("01:10:00")
    expect(row_of_b).to_contain_text(texts(REPORT, "problems.first"))
    sent = page.get_by_role("table", name=texts(REPORT, "submissions.title"))
    expect(sent.get_by_role("row")).to_have_count(4)
    look_closely(ann, page)

    page.get_by_role("radio", name=texts(REPORT, "views.problems"), exact=True).check()
    solved = texts(REPORT, "problem.summary", tried=2, solved=2)
    expect(page.get_by_role("img", name=solved).locator("canvas")).to_be_visible()
    expect(page.get_by_role("link", name=names[1], exact=True).first).to_be_attached()
    look_closely(ann, page)

    root = new_visitor(stage.server, language=language, width=width, theme=theme)
    log_in(root, stage.server)
    desk = root.new_page()
    root.open(desk, f"/contest/{contest.id}/report?view=summary")
    sheet = desk.locator("[data-sheet]")
    expect(sheet).to_contain_text("Spring")
    expect(sheet).to_contain_text(texts(REPORT, "summary.absent", count=1))
    expect(sheet).to_contain_text(names[2])
    look_closely(root, desk)
    printed = read_pdf(desk.pdf(prefer_css_page_size=True))
    assert printed.pages == 1
    assert "Spring" in printed.text and names[2] in printed.text


@pytest.mark.parametrize(("language", "width", "theme"), LOOKS)
def test_a_question_is_answered_privately_or_to_all_and_read_by_n_of_m(
    language: str, width: int, theme: str, stage: Stage, new_visitor: NewVisitor
) -> None:
    texts, short = Texts(language), language[:2]
    names = [f"{name}_{short}" for name in ("dee", "eve")]
    dee, eve = (person(stage, name) for name in names)
    contest = stage.contest(title="Autumn", auth=1, password="word")
    for each in (dee, eve):
        body = {"cid": contest.id, "password": "word"}
        assert each.post("/api/register-contest", body).status == 200
    asked = dee.post("/api/comment", {"cid": contest.id, "content": "May `n` be 0?"}).data

    def enter(name: str, path: str) -> tuple[Visitor, Page]:
        visitor = new_visitor(stage.server, language=language, width=width, theme=theme)
        log_in(visitor, stage.server, name)
        page = visitor.new_page()
        visitor.open(page, f"/contest/{contest.id}/{path}")
        return visitor, page

    root, desk = enter("root", "comment")
    thread = desk.get_by_role("article", name=texts(TALK, "list.by", name=names[0]))

    def answer(audience: str, text: str) -> None:
        thread.get_by_role("button", name=texts(TALK, "reply.open")).first.click()
        desk.get_by_role("radio", name=texts(TALK, f"audience.{audience}"), exact=True).check()
        desk.get_by_label(texts(TALK, "reply.to", name=names[0])).fill(text)
        if audience == "all":
            look_closely(root, desk)
        send = texts(TALK, "audience.sendAll" if audience == "all" else "audience.sendPrivate")
        desk.get_by_role("button", name=send, exact=True).click()
        expect(thread).to_contain_text(text)

    answer("private", "Only for you")
    expect(thread.get_by_text(texts(TALK, "reply.private"), exact=True)).to_be_visible()
    answer("all", "No, never")
    told = dee.get("/api/reply", commentId=asked["id"]).data
    assert [it["content"] for it in told] == ["No, never", "Only for you"]

    # Eve gets the notice, reads question and answer, and knows nothing of the private one.
    reader, eves = enter(names[1], "problems")
    news = eves.get_by_role("region", name=texts(NEWS, "news.label"))
    with eves.expect_response("**/api/contest-announcement-read"):
        news.get_by_role("link").click()
    expect(eves.get_by_text("No, never")).to_be_visible()
    expect(eves.locator("blockquote")).to_contain_text("May n be 0?")
    expect(eves.locator("body")).not_to_contain_text(names[0])
    look_closely(reader, eves)
    assert eve.get("/api/comments", cid=contest.id).data["commentList"]["total"] == 0

    number = eve.get("/api/get-contest-announcement", cid=contest.id).data["records"][0]["id"]
    root.open(desk, f"/contest/{contest.id}/announcements?announcement={number}")
    expect(desk.get_by_text(texts(NEWS, "readBy.count", read=1, people=2))).to_be_visible()
    desk.get_by_role("button", name=texts(NEWS, "readBy.who")).click()
    expect(desk.get_by_role("list", name=texts(NEWS, "readBy.list"))).to_contain_text(names[0])
    look_closely(root, desk)
