"""Every page as visitors see it: three widths, both languages, both themes. Nothing may be broken:
no console error, no policy report, no foreign request, no raw text key, no sideways scroll, no
accessibility finding."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.browser import Visitor, raw_text_keys, scrolls_sideways
from tests.e2e.conftest import NewVisitor
from tests.e2e.stored_login import log_in
from tests.judging_waits import submit, wait_for_verdict
from tests.server_process import ServerProcess

AXE = Path(__file__).parents[2] / "webui" / "node_modules" / "axe-core" / "axe.min.js"
# CodeMirror's scroller holds the focusable text itself.
ACCEPTED_BY_AXE = {"scrollable-region-focusable"}

PUBLIC_PAGES = (
    "/home",
    "/problem",
    "/problem/P1011",
    "/problem/P1013",
    "/status",
    "/acm-rank",
    "/oi-rank",
    "/user-home?uid=1",
    "/reset-password",
    "/nowhere",
    "/admin/login",
)
STAFF_PAGES = (
    "/admin/problems",
    "/admin/problem/create",
    "/admin/problem/edit/1000",
    "/admin/announcement",
    "/admin/problem/edit/1012",
    "/admin/import",
)

pytestmark = pytest.mark.e2e


@pytest.fixture(scope="module")
def school() -> Iterator[ServerProcess]:
    """A server with the demo problems and one judged submission (number 1)."""
    server = ServerProcess(options=("--demo",)).start()
    root = server.client("root")
    wait_for_verdict(root, submit(root, "P1000", "C++", "int main() { nonsense }"))
    yield server
    server.stop()
    server.remove()


def look_at(visitor: Visitor, page: Page, path: str) -> None:
    visitor.open(page, path)
    expect(page.locator("h1")).to_have_count(1)
    expect(page.locator("h1")).not_to_be_empty()
    assert raw_text_keys(page) == [], path
    assert not scrolls_sideways(page), path
    visitor.check(page)


@pytest.mark.parametrize("width", [1440, 768, 390])
@pytest.mark.parametrize("language", ["zh-CN", "en-US"])
def test_public_pages_are_whole(
    school: ServerProcess, new_visitor: NewVisitor, language: str, width: int
) -> None:
    visitor = new_visitor(school, language=language, width=width)
    page = visitor.new_page()
    for path in PUBLIC_PAGES:
        look_at(visitor, page, path)


@pytest.mark.parametrize("width", [1440, 768, 390])
@pytest.mark.parametrize("language", ["zh-CN", "en-US"])
def test_pages_of_staff_are_whole(
    school: ServerProcess, new_visitor: NewVisitor, language: str, width: int
) -> None:
    visitor = new_visitor(school, language=language, width=width)
    log_in(visitor, school)
    page = visitor.new_page()
    for path in (*STAFF_PAGES, "/submission-detail/1", "/status?onlyMine=true"):
        look_at(visitor, page, path)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_page_has_an_accessibility_finding(
    school: ServerProcess, new_visitor: NewVisitor, theme: str
) -> None:
    visitor = new_visitor(school, theme=theme)
    log_in(visitor, school)
    page = visitor.new_page()
    for path in (*PUBLIC_PAGES, *STAFF_PAGES, "/submission-detail/1"):
        visitor.open(page, path)
        page.evaluate(AXE.read_text("utf-8"))
        found = page.evaluate("axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] })")
        rules = {
            violation["id"]: [node["html"][:160] for node in violation["nodes"]]
            for violation in found["violations"]
            if violation["id"] not in ACCEPTED_BY_AXE
        }
        assert rules == {}, path


def test_the_problem_page_is_worked_by_keyboard_alone(
    school: ServerProcess, new_visitor: NewVisitor
) -> None:
    visitor = new_visitor(school)
    log_in(visitor, school)
    page = visitor.new_page()
    visitor.open(page, "/problem/P1000")
    expect(page.locator(".cm-content")).to_be_visible()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('cm-content')"):
            break
    else:
        pytest.fail("the editor is not reached by Tab")
    page.keyboard.type("x")
    page.keyboard.press("Control+Enter")
    expect(page.get_by_role("region", name="评测结果")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    left = page.evaluate("!document.activeElement.classList.contains('cm-content')")
    assert left, "Escape and Tab must leave the editor"
    visitor.check(page)


def test_a_quiet_page_rests(school: ServerProcess, new_visitor: NewVisitor) -> None:
    """No page asks without end: three seconds of nothing cost next to no request."""
    visitor = new_visitor(school)
    log_in(visitor, school)
    for path in ("/home", "/problem/P1000", "/status", "/admin/problem/create"):
        page = visitor.new_page()
        visitor.open(page, path)
        requests: list[str] = []
        page.on("request", lambda request, seen=requests: seen.append(request.url))
        page.wait_for_timeout(3000)
        assert len(requests) <= 3, (path, requests)
        page.close()
