"""What one has learned, and what to try next. Wide in Chinese, on a phone in English."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.looking import look_closely
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.judging_waits import submit, wait_for_verdict
from tests.oj_appliance.annotations.writing import annotate
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ROOT_PASSWORD, ServerProcess

PAGE, SHELL = "features/learning", "shell"
ADD = "print(sum(map(int, input().split())))\n"
ONE_OF_THREE = "print(3)\n"

pytestmark = pytest.mark.e2e

LOOKS = pytest.mark.parametrize(("language", "width"), [("zh-CN", 1440), ("en-US", 390)])


@LOOKS
def test_what_was_nearly_solved_leads_on(
    language: str, width: int, server: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts, root = Texts(language), server.client("root")
    tag = f"Sums {width}"
    for number, difficulty in ((1, 1), (2, 0), (3, 1), (4, 2)):
        body = a_plus_b(f"LEARN{width}N{number}", difficulty=difficulty)
        body["tags"] = [{"name": tag if number < 3 else f"More {width}"}]
        add_problem(root, body)
    student = server.add_user(f"learning{width}", ROOT_PASSWORD)
    for number, code in ((1, ONE_OF_THREE), (3, ADD)):
        sent = submit(student, f"LEARN{width}N{number}", "Python3", code)
        wait_for_verdict(student, sent)
    visitor = new_visitor(server, language=language, width=width, theme="light")
    log_in(visitor, server, f"learning{width}")
    page = visitor.new_page()
    visitor.open(page, "/home")
    page.get_by_role("button", name=re.compile(f"learning{width}")).click()
    page.get_by_role("link", name=texts(SHELL, "user.learning")).click()
    expect(page.get_by_role("heading", level=1, name=texts(PAGE, "title"))).to_be_visible()
    rows = page.get_by_role("region", name=texts(PAGE, "next.title")).get_by_role("listitem")
    expect(rows).to_have_count(3)
    first, second, third = rows.all()
    expect(first).to_contain_text(f"LEARN{width}N1")
    expect(first).to_contain_text(texts(PAGE, "next.finish_share", share=33))
    expect(second).to_contain_text(f"LEARN{width}N2")
    title = f"Problem LEARN{width}N1"
    expect(second).to_contain_text(texts(PAGE, "next.practise", tag=tag, problem=title))
    title = f"Problem LEARN{width}N3"
    expect(third).to_contain_text(texts(PAGE, "next.next", tag=f"More {width}", problem=title))
    chart = page.get_by_role("region", name=texts(PAGE, "chart.title"))
    expect(chart.locator("canvas")).to_be_visible()
    by_tag = chart.get_by_role("radio", name=texts(PAGE, "chart.tag"))
    level = texts(SHELL, "difficulty.mid")
    expect(chart.get_by_text(texts(PAGE, "chart.line", name=level, count=1))).to_be_visible()
    look_closely(visitor, page, f"my-learning-{width}")
    by_tag.check(force=True)
    told = texts(PAGE, "chart.line", name=f"More {width}", count=1)
    expect(chart.get_by_text(told)).to_be_visible()
    expect(chart.get_by_role("img")).to_have_attribute("aria-label", re.compile(told))
    practice = page.get_by_role("region", name=texts(PAGE, "practice.title"))
    expect(practice).to_contain_text(texts(PAGE, "practice.days", count=1))

    second.get_by_role("link").click()
    expect(page).to_have_url(re.compile(f"/problem/LEARN{width}N2"))
    visitor.check(page)


@LOOKS
def test_who_has_done_nothing_is_told_where_to_begin(
    language: str, width: int, server: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts = Texts(language)
    server.make_user(f"fresh{width}", ROOT_PASSWORD)
    visitor = new_visitor(server, language=language, width=width, theme="light")
    log_in(visitor, server, f"fresh{width}")
    page = visitor.new_page()
    visitor.open(page, "/learning")
    expect(page.get_by_text(texts(PAGE, "chart.empty"))).to_be_visible()
    expect(page.get_by_text(texts(PAGE, "topics.empty"))).to_be_visible()
    expect(page.get_by_text(texts(PAGE, "practice.noDays")).first).to_be_visible()
    look_closely(visitor, page, f"my-learning-fresh-{width}")


@LOOKS
def test_both_find_what_was_commented_on(
    language: str, width: int, server: ServerProcess, new_visitor: NewVisitor
) -> None:
    texts, root = Texts(language), server.client("root")
    add_problem(root, a_plus_b(f"FOUND{width}"))
    student = server.add_user(f"found{width}", ROOT_PASSWORD)
    teacher = server.add_user(f"finding{width}", ROOT_PASSWORD, role="admin")
    number = submit(student, f"FOUND{width}", "Python3", ADD)
    wait_for_verdict(student, number)
    visitor = new_visitor(server, language=language, width=width, theme="light")
    log_in(visitor, server, f"found{width}")
    page = visitor.new_page()
    visitor.open(page, "/learning/comments")
    expect(page.get_by_text(texts(PAGE, "comments.emptyMine"))).to_be_visible()
    # The page that is open hears of it.
    assert annotate(teacher, number, 1, "Try to name the sum").status == 200
    row = page.locator("main li").filter(has_text="Try to name the sum")
    expect(row).to_contain_text(texts(PAGE, "comments.unread", count=1))
    look_closely(visitor, page, f"commented-{width}")
    # Whoever leaves before the page could say so has not read it.
    with page.expect_response("**/api/code-annotations-read"):
        row.get_by_role("link", name=f"#{number}").click()
    expect(page).to_have_url(re.compile(f"/submission-detail/{number}"))
    expect(page.get_by_text("Try to name the sum")).to_be_visible()
    page.go_back()
    expect(row).to_be_visible()
    expect(row).not_to_contain_text(texts(PAGE, "comments.unread", count=1))

    log_in(visitor, server, f"finding{width}")
    theirs = visitor.new_page()
    visitor.open(theirs, "/learning/comments")
    theirs.get_by_role("radio", name=texts(PAGE, "comments.written")).check(force=True)
    expect(theirs.locator("main li")).to_contain_text(f"found{width}")
    look_closely(visitor, theirs, f"commented-by-me-{width}")
