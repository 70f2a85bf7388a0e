"""A teacher comments on a line of a student's code, and the student reads it. Wide in Chinese, on a
phone in English."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import Visitor
from tests.e2e.looking import look_closely
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.judging_waits import submit, wait_for_verdict
from tests.oj_appliance.annotations.writing import annotate, lines
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ROOT_PASSWORD, ServerProcess

READER = "features/submissions"
CODE = "a, b = map(int, input().split())\ntotal = a + b\nprint(total)\n"
REMARK = "A good name.\n<b>Say</b> what it is the total of."

pytestmark = pytest.mark.e2e

LOOKS = pytest.mark.parametrize(("language", "width"), [("zh-CN", 1440), ("en-US", 390)])


def enter(
    server: ServerProcess, new_visitor: NewVisitor, name: str, language: str, width: int
) -> tuple[Visitor, Page]:
    visitor = new_visitor(server, language=language, width=width, theme="light")
    log_in(visitor, server, name)
    return visitor, visitor.new_page()


@LOOKS
def test_a_line_is_commented_on_and_its_author_hears_at_once(
    language: str, width: int, server: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts = Texts(language)
    add_problem(server.client("root"), a_plus_b(f"REMARKED{width}"))
    student = server.add_user(f"remarked{width}", ROOT_PASSWORD)
    server.make_user(f"remarking{width}", ROOT_PASSWORD, role="admin")
    number = submit(student, f"REMARKED{width}", "Python3", CODE)
    wait_for_verdict(student, number)
    ann, theirs = enter(server, new_visitor, f"remarked{width}", language, width)
    ann.open(theirs, f"/submission-detail/{number}")
    side = theirs.get_by_role("region", name=texts(READER, "annotations.title"))
    expect(theirs.locator(".cm-lineNumbers")).to_be_visible()
    expect(side).to_have_count(0)

    ada, page = enter(server, new_visitor, f"remarking{width}", language, width)
    ada.open(page, f"/submission-detail/{number}")
    page.locator(".cm-lineNumbers .cm-gutterElement", has_text=re.compile("^2$")).click()
    box = page.get_by_role("textbox", name=texts(READER, "annotations.line", line=2))
    expect(box).to_be_focused()
    box.fill(REMARK)
    page.get_by_role("button", name=texts(READER, "annotations.save")).click()
    expect(page.get_by_text("Say</b> what it is the total of.")).to_be_visible()
    page.get_by_role("button", name=texts(READER, "annotations.ofWhole")).click()
    whole = page.get_by_role("textbox", name=texts(READER, "annotations.whole"))
    whole.fill("Well done")
    page.get_by_role("button", name=texts(READER, "annotations.save")).click()
    expect(page.get_by_text("Well done")).to_be_visible()
    look_closely(ada, page, f"code-comments-teacher-{width}")

    # The page that is open shows it without being touched.
    expect(side.get_by_text("A good name.")).to_be_visible()
    expect(side.get_by_text(texts(READER, "annotations.new"), exact=True)).to_have_count(2)
    side.get_by_role("button", name=texts(READER, "annotations.line", line=2)).click()
    selected = theirs.evaluate("getSelection().toString()")
    assert selected == "total = a + b"
    expect(theirs.locator(".cm-mark-remark")).to_have_count(1)
    look_closely(ann, theirs, f"code-comments-student-{width}")
    expect(page.get_by_text(texts(READER, "annotations.read"), exact=True)).to_have_count(2)


@LOOKS
def test_a_comment_is_changed_and_taken_back(
    language: str, width: int, server: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts = Texts(language)
    root = server.client("root")
    add_problem(root, a_plus_b(f"TAKEN{width}"))
    student = server.add_user(f"taken{width}", ROOT_PASSWORD)
    number = submit(student, f"TAKEN{width}", "Python3", CODE)
    wait_for_verdict(student, number)
    assert annotate(root, number, 3, "Colour").status == 200
    visitor, page = enter(server, new_visitor, "root", language, width)
    visitor.open(page, f"/submission-detail/{number}")
    page.get_by_role("button", name=texts(READER, "annotations.edit")).click()
    box = page.get_by_role("textbox", name=texts(READER, "annotations.line", line=3))
    expect(box).to_have_value("Colour")
    save = page.get_by_role("button", name=texts(READER, "annotations.save"))
    box.fill("z" * 2001)
    expect(page.get_by_text(texts(READER, "annotations.tooLong", max=2000))).to_be_visible()
    expect(save).to_be_disabled()
    box.fill("Color")
    save.click()
    expect(page.get_by_text("Color", exact=True)).to_be_visible()
    assert lines(student, number) == [(3, "Color")]
    page.get_by_role("button", name=texts(READER, "annotations.remove")).click()
    question = page.get_by_role("dialog", name=texts(READER, "annotations.removeTitle"))
    question.get_by_role("button", name=texts(READER, "annotations.remove")).click()
    expect(page.get_by_text("Color", exact=True)).to_have_count(0)
    assert lines(student, number) == []
    visitor.check(page)
