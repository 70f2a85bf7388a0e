"""A test run, as a student lives it in both languages: a sample, an own input, code that does not
compile; on a wide screen and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.browser import raw_text_keys, scrolls_sideways
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

PROBLEM = "features/problem"
ADD = "print(sum(map(int, input().split())))"

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def problem(server: ServerProcess) -> str:
    """Display id of a problem for test runs."""
    display_id = "TESTRUN-E2E"
    add_problem(server.client("root"), a_plus_b(display_id))
    return display_id


@pytest.mark.covers("S1-1-2c", "S1-2.7-11", "S1-4.1-1", "S1-4.6-1", "S1-4.6-2", "S1-4.6-4")
@pytest.mark.parametrize(("language", "width"), [("zh-CN", 1440), ("en-US", 390)])
def test_a_sample_an_own_input_and_a_compile_error(
    language: str, width: int, new_visitor: NewVisitor, server: ServerProcess, problem: str
) -> None:
    texts = Texts(language)
    visitor = new_visitor(server, language=language, width=width)
    log_in(visitor, server)
    page = visitor.new_page()
    visitor.open(page, f"/problem/{problem}")

    write(page, texts, "Python3", ADD)
    page.get_by_role("button", name=texts(PROBLEM, "testRun.title")).click()
    panel = page.get_by_role("region", name=texts(PROBLEM, "testRun.title"))
    expect(panel.get_by_label(texts(PROBLEM, "testRun.input"), exact=True)).to_have_value("1 2\n")
    if width == 1440:
        assert share_of_the_pane(panel) == pytest.approx(0.4, abs=0.02)
    panel.get_by_role("tab", name=texts(PROBLEM, "testRun.tabs.result")).click()
    expect(panel.get_by_text(texts(PROBLEM, "testRun.notYet"))).to_be_visible()
    run(panel, texts)
    expect(panel.get_by_text(texts(PROBLEM, "testRun.passedSample", number=1))).to_be_visible()

    panel.get_by_role("tab", name=texts(PROBLEM, "testRun.tabs.input")).click()
    panel.get_by_role("button", name=texts(PROBLEM, "testRun.own")).click()
    panel.get_by_label(texts(PROBLEM, "testRun.input"), exact=True).fill("20 22")
    run(panel, texts)
    expect(panel.locator("pre", has_text="42")).to_be_visible()
    expect(panel.get_by_text(texts(PROBLEM, "testRun.expected"))).to_have_count(0)
    assert not scrolls_sideways(page)

    write(page, texts, "C++", "int main() { return missing; }")
    run(panel, texts)
    expect(panel.get_by_text(texts(PROBLEM, "testRun.compileFailed"))).to_be_visible()
    expect(panel.get_by_text("missing").first).to_be_visible()
    assert raw_text_keys(page) == []
    panel.get_by_role("button", name=texts(PROBLEM, "testRun.close")).click()
    expect(panel).to_be_hidden()
    visitor.check(page)


def write(page: Page, texts: Texts, language: str, code: str) -> None:
    name = texts(PROBLEM, "editor.language")
    page.get_by_role("combobox", name=name).select_option(language)
    page.locator(".cm-content").click()
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(code)


def share_of_the_pane(panel: Locator) -> float:
    share = "e => e.getBoundingClientRect().height / e.parentElement.getBoundingClientRect().height"
    return float(panel.evaluate(share))


def run(panel: Locator, texts: Texts) -> None:
    panel.get_by_role("button", name=texts(PROBLEM, "testRun.run"), exact=True).click()
