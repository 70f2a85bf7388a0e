"""A teacher and a guest read the manual: they search it, follow its links, switch the language and
print a card on one sheet. Wide in Chinese, on a phone in English."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import Visitor
from tests.e2e.looking import look_at, look_closely
from tests.e2e.pdf_text import read_pdf
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.server_process import ServerProcess

MANUAL, SHELL = "features/manual", "shell"
LOOKS = pytest.mark.parametrize(("language", "width"), [("zh-CN", 1440), ("en-US", 390)])
WORDS = {
    "zh-CN": ("备份与恢复", "考试期间", "接管步骤", "上课"),
    "en-US": ("backups restore", "While an exam runs", "Taking over", "The lesson"),
}

pytestmark = pytest.mark.e2e


@LOOKS
def test_a_teacher_searches_follows_links_and_prints_a_card(
    school: ServerProcess, new_visitor: NewVisitor, language: str, width: int
) -> None:
    texts = Texts(language)
    words, heading, other, below = WORDS[language]
    visitor = new_visitor(school, language=language, width=width, theme="light")
    log_in(visitor, school, "root")
    page = visitor.new_page()
    visitor.open(page, "/home")
    page.get_by_role("contentinfo").get_by_role("link", name=texts(SHELL, "footer.manual")).click()
    expect(page.get_by_role("heading", level=2)).to_have_count(6)
    look_closely(visitor, page, f"manual-{language}-{width}")
    page.get_by_role("searchbox", name=texts(MANUAL, "search")).fill(words)
    found = page.get_by_role("main").get_by_role("link").filter(has_text=re.compile(" · "))
    expect(found.first).to_be_visible()
    look_closely(visitor, page, f"manual-search-{language}-{width}")
    visitor.open(page, "/manual/running-the-site")
    pictures_are_shown(page)
    look_closely(visitor, page)  # lines of code that do not fit are reached by the keyboard
    contents = page.get_by_role("navigation", name=texts(MANUAL, "contents"))
    contents.get_by_role("link").first.click()
    expect(page).to_have_url(re.compile("/manual/running-the-site#"))
    expect(page.get_by_role("heading", level=2).first).to_be_in_viewport()
    expect(page.get_by_role("heading", level=3, name=heading)).to_have_count(1)
    page.get_by_role("main").get_by_role("link", name=re.compile("takeover|接管")).first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(other)
    page.go_back()
    expect(page).to_have_url(re.compile("/manual/running-the-site"))
    # By its address alone a reader stands where they were sent.
    anchor = {"zh-CN": "上课", "en-US": "the-lesson"}[language]
    visitor.open(page, f"/manual/first-lesson#{anchor}")
    expect(page.get_by_role("heading", level=2, name=below, exact=True)).to_be_in_viewport()
    for card in ("install-card", "exam-card", "disaster-card"):
        visitor.open(page, f"/manual/{card}")
        expect(page.get_by_role("heading", level=2).first).to_be_visible()
        look_at(visitor, page)
        printed = read_pdf(page.pdf(format="A4", prefer_css_page_size=True))
        assert printed.pages == 1, card
        assert texts(MANUAL, "contents") not in printed.text
    visitor.check(page)


def pictures_are_shown(page: Page) -> None:
    pictures = page.get_by_role("main").locator("img[src*='/api/manual/picture']")
    expect(pictures).to_have_count(2)
    for number in range(2):
        pictures.nth(number).scroll_into_view_if_needed()
        expect(pictures.nth(number)).to_have_js_property("naturalWidth", 1366)


def test_a_guest_reads_the_students_guide_in_both_languages(
    school: ServerProcess, new_visitor: NewVisitor
) -> None:
    chinese, english = Texts("zh-CN"), Texts("en-US")
    visitor: Visitor = new_visitor(school, language="zh-CN", width=1366, theme="dark")
    page = visitor.new_page()
    visitor.open(page, "/manual")
    # Nothing of what is for staff.
    expect(page.get_by_role("heading", level=2)).to_have_text(
        [chinese(MANUAL, f"parts.{part}") for part in ("students", "teachers")]
    )
    page.get_by_role("link", name="学生指南").click()
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("学生指南")
    expect(page.get_by_role("heading", level=2).first).to_have_text("登录")
    page.get_by_role("button", name=chinese(SHELL, "bar.language")).click()
    page.get_by_role("button", name="English").click()
    expect(heading).to_have_text("For students")
    expect(page.get_by_role("heading", level=2).first).to_have_text("Logging in")
    expect(page.get_by_role("button", name=english(MANUAL, "print"))).to_be_visible()
    visitor.check(page)
