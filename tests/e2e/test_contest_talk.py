"""An organiser announces, two participants ask; in both languages, wide and on a phone."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import Visitor
from tests.e2e.looking import look_at
from tests.e2e.short_messages import hears, note_messages
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.oj_appliance.contests.making import HOUR, a_contest, insert_contest
from tests.server_process import ROOT_PASSWORD, ServerProcess

SHELL, NEWS = "features/contest", "features/contest/announcements"
TALK = "comments"
WORDS = {
    "zh-CN": {"empty": "内容不能为空", "posted": "发表成功", "deleted": "删除成功"},
    "en-US": {
        "empty": "Content cannot be empty",
        "posted": "Post successfully",
        "deleted": "Delete successfully",
    },
}
CONTESTS = {"zh-CN": 1, "en-US": 2}
NAMES = {"zh-CN": ("ann_zh", "ben_zh"), "en-US": ("ann_en", "ben_en")}

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def school() -> Iterator[ServerProcess]:
    """A contest of root's for each language; both run."""
    server = ServerProcess().start()
    for name in (name for pair in NAMES.values() for name in pair):
        server.make_user(name, ROOT_PASSWORD)
    server.stop()
    now = int(time.time() * 1000)
    for number in CONTESTS.values():
        contest = a_contest(
            **{"id": number, "title": "Autumn contest", "uid": "1", "author": "root"},
            **{"start_time": now - HOUR, "end_time": now + 4 * HOUR, "seal_rank": False},
        )
        insert_contest(server.data / "oj.sqlite3", contest)
    server.start()
    yield server
    server.stop()
    server.remove()


@pytest.mark.covers("S2-2.5-1", "S2-2.5-2", "S2-2.5-3", "S2-2.2-9", "S2-1-2c")
@pytest.mark.parametrize(
    ("language", "width", "theme"), [("zh-CN", 390, "dark"), ("en-US", 1440, "light")]
)
def test_an_announcement_is_told_until_it_is_read(
    language: str, width: int, theme: str, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts, cid = Texts(language), CONTESTS[language]
    for title in ("Problem A", "Lunch"):
        text = {"title": title, "content": f"About **{title}**"}
        body = {"cid": cid, "announcement": text}
        assert school.client("root").post("/api/admin/contest/announcement", body).status == 200
    ann = new_visitor(school, language=language, width=width, theme=theme)
    log_in(ann, school, NAMES[language][0])
    page = ann.new_page()
    ann.open(page, f"/contest/{cid}/problems")
    news = page.get_by_role("region", name=texts(NEWS, "news.label"))
    expect(news.get_by_role("link")).to_have_count(2)
    tab = page.get_by_role("navigation", name=texts(SHELL, "tabs.label")).get_by_role(
        "link", name=texts(SHELL, "tabs.announcements")
    )
    expect(tab).to_contain_text("2")
    look_at(ann, page)

    news.get_by_role("link", name="Problem A").click()
    expect(page.locator("strong", has_text="Problem A")).to_be_visible()
    expect(news.get_by_role("link")).to_have_count(1)
    look_at(ann, page)
    page.get_by_role("button", name=texts(NEWS, "back")).click()
    table = page.get_by_role("table", name=texts(NEWS, "title"))
    expect(table.get_by_role("row")).to_have_count(3)
    look_at(ann, page)
    news.get_by_role("button", name=texts(NEWS, "news.close", title="Lunch")).click()
    expect(news).to_be_hidden()
    page.reload()
    expect(table.get_by_role("row")).to_have_count(3)
    ann.wait_until_it_stands(page)
    expect(news).to_be_hidden()


def thread(page: Page, texts: Texts, name: str) -> Locator:
    return page.get_by_role("article", name=texts(TALK, "list.by", name=name))


def write(page: Page, texts: Texts, text: str) -> None:
    page.get_by_role("textbox", name=texts(TALK, "write.label")).fill(text)
    page.get_by_role("button", name=texts(TALK, "write.send"), exact=True).click()
    expect(page.get_by_role("textbox", name=texts(TALK, "write.label"))).to_have_value("")


@pytest.mark.covers(
    *("S2-2.6-2", "S2-2.6-3", "S2-2.6-5", "S2-2.6-7", "S2-2.6-9", "S2-2.6-10", "S2-2.6-11"),
    *("S2-2.6-12", "S2-4-14", "S2-5-1", "S2-5-2", "S2-6-6", "S2-2.2-10", "S2-1-2d", "S2-8-2c"),
    *("S2-8-2g", "S2-8-3d", "S2-8-3e", "S2-8-4", "S1-6-11", "S1-6-12"),
)
@pytest.mark.parametrize(
    ("language", "width", "theme"), [("zh-CN", 390, "light"), ("en-US", 1440, "dark")]
)
def test_a_question_is_between_its_author_and_the_organiser(
    language: str, width: int, theme: str, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts, address = Texts(language), f"/contest/{CONTESTS[language]}/comment"
    first, second = NAMES[language]

    def enter(name: str) -> tuple[Visitor, Page]:
        visitor = new_visitor(school, language=language, width=width, theme=theme)
        log_in(visitor, school, name)
        page = visitor.new_page()
        visitor.open(page, address)
        tip = "tips.whoManager" if name == "root" else "tips.who"
        expect(page.get_by_text(texts(TALK, tip))).to_be_visible()
        return visitor, page

    ann, anns = enter(first)
    expect(anns.get_by_text(texts(TALK, "list.empty"))).to_be_visible()
    anns.get_by_role("button", name=texts(TALK, "write.send"), exact=True).click()
    told = WORDS[language]
    expect(anns.get_by_text(told["empty"])).to_be_visible()
    anns.get_by_role("button", name=texts(TALK, "write.emoji")).click()
    anns.get_by_role("button", name="🤔").click()
    area = anns.get_by_role("textbox", name=texts(TALK, "write.label"))
    expect(area).to_have_value("🤔")
    expect(area).to_be_focused()
    write(anns, texts, "🤔 A: is **n** positive?\n\n```\n-1\n```")
    expect(anns.get_by_text(told["posted"]).first).to_be_visible()
    own = thread(anns, texts, first)
    expect(own.locator("strong")).to_have_text("n")
    like = own.locator("button[aria-pressed]")
    like.click()
    expect(like).to_have_text("1")
    expect(like).to_have_attribute("aria-pressed", "true")
    look_at(ann, anns)

    ben, bens = enter(second)
    expect(bens.get_by_text(texts(TALK, "list.empty"))).to_be_visible()
    write(bens, texts, "B: may lines be empty?")
    expect(bens.get_by_role("article")).to_have_count(1)

    root, roots = enter("root")
    expect(roots.get_by_role("article")).to_have_count(2)
    asked = thread(roots, texts, first)
    asked.get_by_role("button", name=texts(TALK, "reply.open")).click()
    label = texts(TALK, "reply.to", name=first)
    for number in range(4):
        if number > 0:
            asked.get_by_role("button", name=texts(TALK, "reply.open")).first.click()
        roots.get_by_role("textbox", name=label).fill(f"Answer {number}")
        asked.get_by_role("button", name=texts(TALK, "reply.send")).click()
        expect(roots.get_by_role("textbox", name=label)).to_have_count(0)
    asked.get_by_role("button", name=texts(TALK, "reply.viewAll", count=4)).click()
    expect(asked.get_by_text("Answer 0")).to_be_visible()
    write(roots, texts, "Root: read the rules")
    look_at(root, roots)
    bad = thread(roots, texts, second)
    bad.get_by_role("button", name=texts(TALK, "delete.open")).click()
    roots.get_by_role("dialog").get_by_role("button", name=texts(TALK, "delete.confirm")).click()
    expect(roots.get_by_text(told["deleted"]).first).to_be_visible()
    expect(thread(roots, texts, second)).to_have_count(0)

    bens.reload()
    expect(bens.get_by_role("article")).to_have_count(1)
    told = thread(bens, texts, "root")
    expect(told.get_by_text("SPA")).to_be_visible()
    expect(told.get_by_role("button", name=texts(TALK, "reply.open"))).to_have_count(0)
    anns.reload()
    own = thread(anns, texts, first)
    expect(own.get_by_text("Answer 3")).to_be_visible()
    expect(own.get_by_text("Answer 0")).to_have_count(0)
    own.get_by_role("button", name=texts(TALK, "reply.open")).nth(1).click()
    anns.get_by_role("textbox", name=texts(TALK, "reply.to", name="root")).fill("Thank you")
    own.get_by_role("button", name=texts(TALK, "reply.send")).click()
    expect(own.get_by_text("Thank you")).to_be_visible()
    look_at(ann, anns)
    look_at(ben, bens)
    thread(anns, texts, "root").get_by_role("link", name="root", exact=True).click()
    anns.wait_for_url("**/user-home?uid=1&username=root")


@pytest.mark.covers("S2-2.6-1", "S2-2.2-18")
def test_a_closed_area_leads_home(school: ServerProcess, new_visitor: NewVisitor) -> None:
    texts = Texts("en-US")
    switches = "/api/admin/switch/update"
    root = school.client("root")
    assert root.put(switches, {"openContestComment": False}).status == 200
    try:
        visitor = new_visitor(school, language="en-US")
        note_messages(visitor.context)
        log_in(visitor, school, NAMES["en-US"][1])
        page = visitor.new_page()
        visitor.open(page, f"/contest/{CONTESTS['en-US']}/comment")
        hears(page, texts("shell", "guard.closed"))
        page.wait_for_url("**/home")
        visitor.open(page, f"/contest/{CONTESTS['en-US']}")
        tabs = page.get_by_role("navigation", name=texts(SHELL, "tabs.label"))
        expect(tabs.get_by_role("link", name=texts(SHELL, "tabs.announcements"))).to_be_visible()
        expect(tabs.get_by_role("link", name=texts(SHELL, "tabs.comment"))).to_have_count(0)
    finally:
        assert root.put(switches, {"openContestComment": True}).status == 200
