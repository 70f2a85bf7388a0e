"""What is said to somebody reaches their bell, is read in its box and cleaned; a muted student is
told kindly. Wide in Chinese, on a phone in English."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import Visitor
from tests.e2e.looking import look_closely
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.oj_appliance.discussions.writing import comment, open_to_all, reply, write
from tests.server_process import ROOT_PASSWORD, ServerProcess

CENTRE, FORUM, TALK, SHELL = "features/messages", "features/discussions", "comments", "shell"
NOTICE = "/api/admin/msg/notice"

pytestmark = pytest.mark.e2e

LOOKS = pytest.mark.parametrize(("language", "width"), [("zh-CN", 1440), ("en-US", 390)])


def enter(
    school: ServerProcess, new_visitor: NewVisitor, name: str, language: str, width: int
) -> tuple[Visitor, Page]:
    visitor = new_visitor(school, language=language, width=width, theme="light")
    log_in(visitor, school, name)
    return visitor, visitor.new_page()


@pytest.mark.covers(
    *("S1-1-2n", "S1-2.1-9", "S1-4.2-7", "S2-1-6", "S2-2.13-1", "S2-2.13-2", "S2-2.13-3"),
    *("S2-4-19", "S2-4-20", "S2-8-4", "S2-9-10", "S2-7-44"),
)
@LOOKS
def test_what_is_said_to_somebody_is_told_read_and_cleaned(
    language: str, width: int, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts, root = Texts(language), open_to_all(school)
    ann, ben = f"reader{width}", f"writer{width}"
    anns = school.add_user(ann, ROOT_PASSWORD)
    bens = school.add_user(ben, ROOT_PASSWORD)
    for client in (anns, bens):
        client.delete("/api/msg/clean", type="Sys")
    did = write(anns, "How is it read")
    visitor, page = enter(school, new_visitor, ann, language, width)
    visitor.open(page, "/message")
    nav = page.get_by_role("navigation", name=texts(CENTRE, "boxes"))
    expect(nav.get_by_role("link")).to_have_count(5)
    expect(page.get_by_text(texts(CENTRE, "empty.comment"))).to_be_visible()
    look_closely(visitor, page, f"messages-empty-{width}")
    # While the page is open elsewhere the bell hears it.
    visitor.open(page, "/problem")
    said = comment(bens, did, "With `input()`, twice").data
    bell = page.get_by_role("button", name=texts(SHELL, "messages.menu", count=1))
    expect(bell).to_be_visible()
    expect(page.get_by_text(texts(SHELL, "messages.unread", count=1))).to_be_visible()
    bell.click()
    page.get_by_role("link", name=texts(SHELL, "messages.comment")).click()
    row = page.get_by_role("listitem").filter(has_text="With `input()`, twice")
    expect(row.get_by_role("link", name=ben)).to_be_visible()
    expect(row.get_by_role("link", name="How is it read")).to_have_attribute(
        "href", f"/discussion-detail/{did}"
    )
    expect(page.get_by_role("button", name=texts(SHELL, "messages.menu", count=0))).to_be_visible()
    # What comes while the box stands open is shown in it, and read.
    for number in range(8):
        comment(bens, did, f"Or so: {number}")
    expect(page.get_by_text("Or so: 7")).to_be_visible()
    look_closely(visitor, page, f"messages-comments-{width}")
    # The other boxes: an answer with what it answers, likes, notices.
    back = reply(anns, said["id"], "Thank you").data
    answer = {"reply": {"commentId": said["id"], "content": "You are **welcome**"}}
    assert bens.post("/api/reply", {**answer, "quoteId": back["id"], "quoteType": "Reply"}).data
    assert bens.get("/api/discussion-like", did=did, toLike="true").status == 200
    notice = {"title": f"Exam {width}", "content": "Room **3**", "pushNow": True}
    assert root.post(NOTICE, {**notice, "type": "Single", "recipientId": ann}).status == 200
    nav.get_by_role("link", name=texts(CENTRE, "box.reply")).click()
    expect(page.locator("blockquote")).to_have_text(f"{ann} : @{ben}：Thank you")
    look_closely(visitor, page, f"messages-replies-{width}")
    nav.get_by_role("link", name=texts(CENTRE, "box.like")).click()
    liked = page.get_by_role("listitem").filter(has_text="How is it read")
    expect(liked).to_have_count(1)
    expect(liked).to_contain_text(texts(CENTRE, "did.Like_Post"))
    nav.get_by_role("link", name=texts(CENTRE, "box.mine")).click()
    expect(page.get_by_role("heading", level=2, name=f"Exam {width}")).to_be_visible()
    expect(page.locator("article strong").filter(has_text="3")).to_be_visible()
    look_closely(visitor, page, f"messages-mine-{width}")
    # One goes, then the rest of a box.
    nav.get_by_role("link", name=texts(CENTRE, "box.comment")).click()
    page.get_by_role("button", name=texts(CENTRE, "delete.one")).first.click()
    question = page.get_by_role("dialog")
    question.get_by_role("button", name=texts(CENTRE, "delete.confirm")).click()
    expect(question).to_have_count(0)
    page.get_by_role("button", name=texts(CENTRE, "clean.open")).click()
    question.get_by_role("button", name=texts(CENTRE, "clean.confirm")).click()
    expect(page.get_by_text(texts(CENTRE, "empty.comment"))).to_be_visible()
    assert anns.get("/api/msg/comment").data["total"] == 0


@LOOKS
def test_a_muted_student_is_told_kindly(
    language: str, width: int, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts, root = Texts(language), open_to_all(school)
    did = write(root, "Read me")
    name = f"silent{width}"
    school.make_user(name, ROOT_PASSWORD, role="no_submit_muted")
    visitor, page = enter(school, new_visitor, name, language, width)
    visitor.open(page, f"/discussion-detail/{did}")
    expect(page.get_by_text(texts(TALK, "write.muted"))).to_be_visible()
    expect(page.get_by_role("textbox")).to_have_count(0)
    look_closely(visitor, page, f"muted-{width}")
    school.make_user(f"{name}2", ROOT_PASSWORD, role="no_discuss")
    visitor, page = enter(school, new_visitor, f"{name}2", language, width)
    visitor.open(page, "/discussion")
    expect(page.get_by_text(texts(FORUM, "muted"))).to_be_visible()
    expect(page.get_by_role("button", name=texts(FORUM, "post"))).to_have_count(0)
    look_closely(visitor, page, f"no-discuss-{width}")


@pytest.mark.covers("S1-2.1-9", "S1-4.2-7", "S2-2.13-1", "S2-4-20", "S2-9-10")
def test_a_badge_says_99_of_more_and_is_asked_for_where_no_socket_tells(
    school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts = Texts("en-US")
    open_to_all(school)
    anns, bens = (school.add_user(name, ROOT_PASSWORD) for name in ("popular", "admirer"))
    anns.delete("/api/msg/clean", type="Sys")
    did = write(anns, "Loved")
    for number in range(100):
        comment(bens, did, f"Great {number}")
    visitor = new_visitor(school, language="en-US", width=1440, theme="light")
    log_in(visitor, school, "popular")
    page = visitor.new_page()
    page.route_web_socket("**/api/live", lambda socket: socket.close())
    page.clock.install()
    visitor.open(page, "/problem")
    bell = page.get_by_role("button", name=texts(SHELL, "messages.menu", count=100))
    expect(bell).to_have_text("99")
    bell.click()
    entry = page.get_by_role("link", name=texts(SHELL, "messages.comment"))
    expect(entry).to_contain_text("99")
    anns.delete("/api/msg/clean", type="Discuss")
    page.clock.fast_forward(121_000)
    expect(page.get_by_role("button", name=texts(SHELL, "messages.menu", count=0))).to_be_visible()
