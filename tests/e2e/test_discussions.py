"""A student asks about a problem, another answers; a report reaches the back-office; a class talks
among itself. Wide in Chinese, on a phone in English."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import Visitor
from tests.e2e.looking import look_closely
from tests.e2e.short_messages import hears, note_messages
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.oj_appliance.discussions.writing import SWITCHES, open_to_all, write
from tests.oj_appliance.groups.making import ADMIN, add_member, make_group
from tests.server_process import ROOT_PASSWORD, ServerProcess

FORUM, TALK, OFFICE = "features/discussions", "comments", "features/admin/discussions"
GROUP, PROBLEM, SHELL = "features/group/frame", "features/problem", "shell"
CODE = "Sum them:\n\n```python\nprint(3)\n```"

pytestmark = pytest.mark.e2e

LOOKS = pytest.mark.parametrize(("language", "width"), [("zh-CN", 1440), ("en-US", 390)])


def enter(
    school: ServerProcess, new_visitor: NewVisitor, name: str, language: str, width: int
) -> tuple[Visitor, Page]:
    visitor = new_visitor(school, language=language, width=width, theme="light")
    log_in(visitor, school, name)
    return visitor, visitor.new_page()


def paste(field: Locator, text: str) -> None:
    """As a browser does it, which cuts off what a field's `maxlength` does not allow."""
    field.focus()
    field.page.keyboard.insert_text(text)


def fill(page: Page, texts: Texts, **fields: str) -> None:
    dialog = page.get_by_role("dialog")
    for name in ("title", "description", "content"):
        if name in fields:
            dialog.get_by_role("textbox", name=texts(FORUM, f"form.{name}")).fill(fields[name])
    if "category" in fields:
        box = dialog.get_by_role("combobox", name=texts(FORUM, "form.category"))
        box.select_option(label=fields["category"])


@pytest.mark.covers(
    *("S1-2.1-6", "S1-2.7-6", "S2-2.11-1", "S2-2.11-4", "S2-2.11-5", "S2-2.11-7"),
    *("S2-2.11-9", "S2-2.11-10", "S2-2.12-2", "S2-2.12-3", "S2-2.12-4"),
    *("S2-4-16", "S2-4-17", "S2-5-6", "S2-8-3f", "S3-2.13-3p"),
)
@LOOKS
def test_a_question_about_a_problem_is_asked_answered_liked_and_reported(
    language: str, width: int, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts = Texts(language)
    open_to_all(school)
    asker, answerer = f"asker{width}", f"helper{width}"
    for name in (asker, answerer):
        school.make_user(name, ROOT_PASSWORD)
    ann, page = enter(school, new_visitor, asker, language, width)
    ann.open(page, "/problem/P1000")
    page.get_by_role("link", name=texts(PROBLEM, "discussion")).click()
    title = texts(FORUM, "ofProblem", pid="P1000")
    expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()
    page.get_by_role("button", name=texts(FORUM, "post")).click()
    dialog = page.get_by_role("dialog")
    head = dialog.get_by_role("textbox", name=texts(FORUM, "form.title"))
    expect(head).to_have_value("[P1000] ")
    dialog.get_by_role("button", name=texts(FORUM, "form.post")).click()
    missing = texts(FORUM, "form.required", field=texts(FORUM, "form.description"))
    expect(dialog.get_by_text(missing)).to_be_visible()
    mine = f"[P1000] Why not {width}?"
    fill(page, texts, title=mine, description="Mine prints nothing", content=CODE)
    # It is kept when it is left, and comes back.
    dialog.get_by_role("button", name=texts(SHELL, "form.cancel")).click()
    page.get_by_role("button", name=texts(FORUM, "post")).click()
    expect(dialog.get_by_text(texts(FORUM, "form.restored"))).to_be_visible()
    expect(head).to_have_value(mine)
    fill(page, texts, category=texts(FORUM, "category.help"))
    dialog.get_by_role("button", name=texts(FORUM, "form.post")).click()
    expect(dialog).to_have_count(0)
    row = page.get_by_role("listitem").filter(has_text=mine)
    expect(row.get_by_role("link", name=asker)).to_be_visible()
    look_closely(ann, page, f"discussions-{width}")
    row.get_by_role("link", name=mine).click()
    expect(page.locator("pre")).to_be_visible()
    page.get_by_role("button", name=texts(FORUM, "edit"), exact=True).click()
    fill(page, texts, description="Mine prints 3")
    page.get_by_role("dialog").get_by_role("button", name=texts(FORUM, "form.save")).click()
    expect(page.get_by_role("dialog")).to_have_count(0)

    ben, bens = enter(school, new_visitor, answerer, language, width)
    ben.open(bens, urlsplit(page.url).path)
    expect(bens.get_by_role("heading", level=1, name=mine)).to_be_visible()
    fold = bens.locator("details").first
    expect(fold.locator("pre")).to_be_hidden()
    look_closely(ben, bens, f"discussion-{width}")
    fold.get_by_text(texts(FORUM, "folded")).click()
    expect(fold.locator("pre")).to_be_visible()
    bens.get_by_role("button", name=texts(FORUM, "like.do"), exact=True).click()
    expect(bens.get_by_text(texts(FORUM, "like.done"))).to_be_visible()
    expect(bens.get_by_role("button", name=texts(FORUM, "like.undo"))).to_be_visible()
    bens.get_by_role("textbox", name=texts(TALK, "write.forumLabel")).fill("Read **two** numbers")
    bens.get_by_role("button", name=texts(TALK, "write.send"), exact=True).click()
    said = bens.get_by_role("article").filter(has_text="numbers")
    expect(said.locator("strong")).to_have_text("two")
    bens.get_by_role("button", name=texts(FORUM, "report.open")).click()
    report = bens.get_by_role("dialog")
    report.get_by_role("button", name=texts(FORUM, "report.send")).click()
    expect(bens.get_by_text(texts(FORUM, "report.empty"))).to_be_visible()
    report.get_by_role("checkbox", name=texts(FORUM, "report.label.spam")).check()
    reason = report.get_by_role("textbox")
    paste(reason, "x" * 201)
    report.get_by_role("button", name=texts(FORUM, "report.send")).click()
    expect(reason).to_have_value("x" * 201)
    expect(report.get_by_text(texts(FORUM, "report.tooLong", max=200))).to_be_visible()
    reason.fill(f"It sells {width}")
    report.get_by_role("button", name=texts(FORUM, "report.send")).click()
    expect(report).to_have_count(0)

    root, roots = enter(school, new_visitor, "root", language, width)
    root.open(roots, "/admin/discussion")
    card = roots.get_by_role("listitem").filter(has_text=f"It sells {width}")
    # Labels stand by themselves, without the signs between which they are sent.
    label = texts(FORUM, "report.label.spam")
    expect(card.get_by_text(label, exact=True)).to_be_visible()
    expect(card.get_by_text("#")).to_have_count(0)
    expect(card.get_by_role("heading", name=mine)).to_be_visible()
    look_closely(root, roots, f"reports-{width}")
    card.get_by_role("button", name=texts(OFFICE, "hide"), exact=True).click()
    expect(card.get_by_text(texts(OFFICE, "isHidden"), exact=True)).to_be_visible()
    paste(card.get_by_role("textbox"), "y" * 501)
    expect(card.get_by_text(texts(OFFICE, "tooLong", max=500))).to_be_visible()
    expect(card.get_by_role("button", name=texts(OFFICE, "send"))).to_be_disabled()
    card.get_by_role("textbox").fill("Thank you")
    card.get_by_role("button", name=texts(OFFICE, "send")).click()
    expect(card.get_by_text(texts(OFFICE, "yourAnswer", text="Thank you"))).to_be_visible()
    bens.reload()
    expect(bens.get_by_role("heading", level=1, name=mine)).to_have_count(0)
    card.get_by_role("button", name=texts(OFFICE, "restore"), exact=True).click()
    expect(card.get_by_text(texts(OFFICE, "isHidden"), exact=True)).to_have_count(0)
    roots.get_by_role("radio", name=texts(OFFICE, "all")).check()
    expect(roots.get_by_role("link", name=mine)).to_be_visible()
    look_closely(root, roots, f"office-{width}")


@pytest.mark.covers("S3-2.7-1", "S2-2.12-6")
@LOOKS
def test_a_class_talks_among_itself(
    language: str, width: int, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts, root = Texts(language), open_to_all(school)
    gid = make_group(root)
    member, helper = (
        school.add_user(f"class{name}{width}", ROOT_PASSWORD) for name in ("pupil", "ta")
    )
    add_member(root, gid, member)
    add_member(root, gid, helper, ADMIN)
    did = write(member, "Homework", gid=gid, pid="P1000")
    ta, page = enter(school, new_visitor, f"classta{width}", language, width)
    ta.open(page, f"/group/{gid}/discussion")
    expect(page.get_by_role("link", name="Homework")).to_be_visible()
    look_closely(ta, page, f"group-discussions-{width}")
    page.get_by_role("radio", name=texts(FORUM, "kind.table")).check()
    shown = page.get_by_role("switch").last
    expect(shown).to_be_checked()
    look_closely(ta, page, f"group-table-{width}")
    shown.click()
    expect(shown).not_to_be_checked()
    assert member.get("/api/get-discussion-detail", did=did).data["status"] == 1
    page.get_by_role("link", name="Homework").click()
    expect(page.get_by_text(texts(FORUM, "hidden"))).to_be_visible()
    problem = page.get_by_role("link", name=texts(FORUM, "toProblem"))
    expect(problem).to_have_attribute("href", f"/group/{gid}/problem/P1000")
    look_closely(ta, page, f"group-discussion-{width}")


@pytest.mark.covers("S1-8-8m", "S2-2.11-11", "S3-6-24", "S3-8-2b")
@LOOKS
def test_a_closed_discussion_leads_home(
    language: str, width: int, school: ServerProcess, new_visitor: NewVisitor
) -> None:
    root = school.client("root")
    root.put(SWITCHES, {"openPublicDiscussion": False})
    try:
        ann, page = enter(school, new_visitor, "root", language, width)
        note_messages(ann.context)
        ann.open(page, "/home")
        ann.open(page, "/discussion")
        expect(page).to_have_url(re.compile("/home$"))
        told = {"zh-CN": "暂未开放", "en-US": "No Access"}[language]
        hears(page, told, is_part=True)
    finally:
        root.put(SWITCHES, {"openPublicDiscussion": True})
