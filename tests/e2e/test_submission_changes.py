"""What may be done with a submission, in the browser: judge again, by hand, share, compare."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.axe import axe_findings
from tests.e2e.browser import raw_text_keys, scrolls_sideways
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.judging_waits import submit, wait_for_verdict
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

FEATURE = "features/submissions"
WRONG = "a, b = map(int, input().split())\nprint(a - b)\n"
RIGHT = "a, b = map(int, input().split())\nprint(a + b)\n"

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def wrong(server: ServerProcess) -> int:
    """Number of root's wrong submission; a right one to the same problem follows."""
    root = server.client("root")
    add_problem(root, a_plus_b("CHANGES1"))
    first, second = (submit(root, "CHANGES1", "Python3", code) for code in (WRONG, RIGHT))
    for number in (first, second):
        wait_for_verdict(root, number)
    return first


@pytest.mark.covers("S1-4.3-3", "S1-8-16d", "S1-8-16f", "S1-8-16g", "S1-8-16h")
@pytest.mark.parametrize(
    ("language", "width", "theme"), [("zh-CN", 1440, "light"), ("en-US", 390, "dark")]
)
def test_a_submission_is_judged_again_and_by_hand_and_compared(
    server: ServerProcess,
    wrong: int,
    new_visitor: NewVisitor,
    language: str,
    width: int,
    theme: str,
) -> None:
    text = Texts(language)
    visitor = new_visitor(server, language=language, width=width, theme=theme)
    log_in(visitor, server)
    page = visitor.new_page()

    def look() -> None:
        assert raw_text_keys(page) == []
        assert not scrolls_sideways(page)
        assert axe_findings(page) == []
        visitor.check(page)

    visitor.open(page, "/status")
    look()
    visitor.open(page, f"/submission-detail/{wrong}")
    look()
    banner = page.get_by_role("status").first
    page.get_by_role("button", name=text(FEATURE, "actions.byHand")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("combobox").select_option("0")
    look()
    dialog.get_by_role("button", name=text(FEATURE, "actions.save")).click()
    expect(page.get_by_text(text(FEATURE, "actions.updated"))).to_be_visible()
    expect(banner).to_have_text(text("shell", "verdict.accepted"))
    expect(page.get_by_text(text(FEATURE, "detail.manual"))).to_be_visible()

    page.get_by_role("button", name=text(FEATURE, "actions.rejudge"), exact=True).click()
    page.get_by_role("dialog").get_by_role(
        "button", name=text(FEATURE, "actions.rejudge"), exact=True
    ).click()
    expect(page.get_by_text(text(FEATURE, "actions.rejudged"))).to_be_visible()
    expect(banner).to_have_text(text("shell", "verdict.wrongAnswer"))
    expect(page.get_by_text(text(FEATURE, "detail.manual"))).to_have_count(0)

    page.get_by_role("button", name=text(FEATURE, "detail.share"), exact=True).click()
    expect(page.get_by_text(text(FEATURE, "detail.shared"))).to_be_visible()
    page.get_by_role("button", name=text(FEATURE, "detail.unshare")).click()
    expect(page.get_by_text(text(FEATURE, "detail.unshared"))).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name=text(FEATURE, "detail.download")).click()
    assert saved.value.suggested_filename == f"{wrong}.py"
    assert Path(saved.value.path()).read_text("utf-8") == WRONG

    page.get_by_role("link", name=text(FEATURE, "detail.compare"), exact=True).click()
    expect(page.locator("tr[data-kind=removed]")).to_contain_text("print(a - b)")
    expect(page.locator("tr[data-kind=added]")).to_contain_text("print(a + b)")
    look()
