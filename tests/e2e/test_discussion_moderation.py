"""What was reported is answered and deleted, and is gone for everybody. Wide in Chinese, on a phone
in English."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from playwright.sync_api import expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.looking import look_at, look_closely
from tests.e2e.test_discussions import LOOKS, enter
from tests.oj_appliance.discussions.writing import comment, detail, open_to_all, write
from tests.server_process import ROOT_PASSWORD, ServerProcess

pytestmark = pytest.mark.e2e


@dataclass(frozen=True)
class Words:
    """What stands on the page, word by word."""

    delete: str
    question: str
    goes: str
    deleted: str
    answer: str
    send: str
    sent: str
    answered: str
    all: str
    missing: str


WORDS = {
    "zh-CN": Words(
        delete="删除",
        question="删除该讨论？",
        goes="“{title}”及其评论和举报都会被删除。",
        deleted="删除成功",
        answer="回复举报人",
        send="回复并标为已读",
        sent="回复：{text}",
        answered="您的举报有了回复",
        all="全部讨论",
        missing="讨论不存在",
    ),
    "en-US": Words(
        delete="Delete",
        question="Delete this discussion?",
        goes="“{title}” goes with its comments and reports.",
        deleted="Delete successfully",
        answer="Answer",
        send="Answer and mark as read",
        sent="Answer: {text}",
        answered="Your report was answered",
        all="All discussions",
        missing="The discussion does not exist",
    ),
}


@pytest.mark.covers("S2-2.12-6")
@LOOKS
def test_a_reported_discussion_is_answered_and_deleted_for_everybody(
    language: str, width: int, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    words = WORDS[language]
    open_to_all(school)
    author, reporter = f"seller{width}", f"watcher{width}"
    sellers, watchers = (school.add_user(name, ROOT_PASSWORD) for name in (author, reporter))
    did = write(sellers, f"Cheap marks {width}", content="Ask **me** for marks")
    title = detail(sellers, did)["title"]
    assert comment(sellers, did, "Only today").status == 200
    kept = write(sellers, f"Good advice {width}")
    report = {"did": did, "content": f"It sells marks {width}"}
    assert watchers.post("/api/discussion-report", report).status == 200

    root, office = enter(school, new_visitor, "root", language, width)
    root.open(office, "/admin/discussion")
    card = office.get_by_role("listitem").filter(has_text=f"It sells marks {width}")
    expect(card.locator("strong")).to_have_text("me")
    card.get_by_role("textbox", name=words.answer).fill("It is gone")
    card.get_by_role("button", name=words.send, exact=True).click()
    expect(card.get_by_text(words.sent.format(text="It is gone"))).to_be_visible()
    card.get_by_role("button", name=words.delete, exact=True).click()
    question = office.get_by_role("dialog", name=words.question)
    expect(question.get_by_text(words.goes.format(title=title))).to_be_visible()
    look_closely(root, office, f"moderation-asks-{width}")
    question.get_by_role("button", name=words.delete, exact=True).click()
    expect(office.get_by_text(words.deleted)).to_be_visible()
    expect(card).to_have_count(0)
    look_closely(root, office, f"moderated-{width}")
    # Nor is it among all of them, where the other one still stands.
    office.get_by_role("radio", name=words.all).check()
    expect(office.get_by_role("link", name=f"Good advice {width}")).to_be_visible()
    expect(office.get_by_role("link", name=title)).to_have_count(0)

    # Whoever reported it reads the answer, and finds the text no more. Neither does its author.
    for name in (reporter, author):
        visitor, page = enter(school, new_visitor, name, language, width)
        visitor.open(page, f"/discussion?keyword=marks {width}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.get_by_role("link", name=title)).to_have_count(0)
        visitor.open(page, f"/discussion-detail/{did}")
        expect(page.get_by_text(words.missing).first).to_be_visible()
        for gone in ("for marks", "Only today"):
            expect(page.get_by_text(gone)).to_have_count(0)
        if name == reporter:
            visitor.open(page, "/message/mine")
            told = page.get_by_role("article").filter(has_text="It is gone")
            expect(told.get_by_role("heading", name=words.answered)).to_be_visible()
            look_at(visitor, page)
    for client in (sellers, watchers, school.client("root"), school.client()):
        assert client.get("/api/get-discussion-detail", did=did).err == "discussion.missing"
        assert client.get("/api/comments", did=did).err == "discussion.missing"
    assert detail(watchers, kept)["id"] == kept
