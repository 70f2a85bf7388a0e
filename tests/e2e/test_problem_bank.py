"""A student finds a problem in the bank: by Chinese words, level and tag, and by chance."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import Visitor, raw_text_keys, scrolls_sideways
from tests.e2e.conftest import NewVisitor
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.judging_waits import submit, wait_for_verdict
from tests.server_process import ServerProcess

ADD = "print(sum(map(int, input().split())))"
LIST = "features/problem-list"

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def school() -> Iterator[ServerProcess]:
    """The demo problems; root has solved one."""
    running = ServerProcess(options=("--demo",)).start()
    root = running.client("root")
    wait_for_verdict(root, submit(root, "P1000", "Python3", ADD))
    yield running
    running.stop()
    running.remove()


def look_at(visitor: Visitor, page: Page) -> None:
    expect(page.locator("h1")).to_have_count(1)
    assert raw_text_keys(page) == [], page.url
    assert not scrolls_sideways(page), page.url
    visitor.check(page)


@pytest.mark.covers("S1-2.6-3", "S1-2.6-4", "S1-2.6-6", "S1-2.6-7", "S1-4.4-1", "S1-1-2a")
@pytest.mark.parametrize(
    ("language", "width", "theme"), [("zh-CN", 390, "dark"), ("en-US", 1440, "light")]
)
def test_a_problem_is_found_by_words_level_tag_and_chance(
    language: str, width: int, theme: str, new_visitor: NewVisitor, school: ServerProcess
) -> None:
    texts = Texts(language)
    visitor = new_visitor(school, language=language, width=width, theme=theme)
    log_in(visitor, school)
    page = visitor.new_page()
    visitor.open(page, "/problem")
    rows = page.locator("tbody tr")
    expect(rows).to_have_count(14)
    own = rows.filter(has_text="P1000")
    expect(own.get_by_text(texts("shell", "ownStatus.solved"))).to_be_attached()
    look_at(visitor, page)
    if width > 991:
        results = page.get_by_role("region", name=re.compile(texts(LIST, "results.title")))
        own.hover()
        expect(results).to_contain_text("P1000")
        expect(results.get_by_role("definition")).to_have_text(["1"])
        rows.nth(4).hover()
        expect(results).to_contain_text(texts(LIST, "results.none"))

    page.get_by_role("searchbox", name=texts(LIST, "filters.keyword")).fill("绿灯")
    expect(rows).to_have_count(1)
    assert "currentPage" not in page.url
    page.go_back()
    expect(rows).to_have_count(14)
    page.get_by_role("radio", name=texts("shell", "difficulty.hard")).check(force=True)
    expect(page).to_have_url(re.compile("difficulty=2"))
    tags = page.get_by_role("complementary").get_by_role("searchbox")
    tags.fill("图论")
    page.get_by_role("complementary").get_by_role("button", name="图论", exact=True).click()
    expect(rows).to_have_count(1)
    expect(page).to_have_url(re.compile("difficulty=2&tagId="))
    look_at(visitor, page)
    rows.first.get_by_text("P1011").click()
    page.wait_for_url("**/problem/P1011")

    visitor.open(page, "/problem")
    page.get_by_role("button", name=texts(LIST, "random")).click()
    page.wait_for_url(re.compile(r"/problem/P10\d\d$"))
