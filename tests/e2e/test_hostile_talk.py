"""What somebody writes to harm others is shown as text: nothing runs, nothing is fetched from
elsewhere, and the page answers."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.stored_login import log_in
from tests.oj_appliance.discussions.writing import comment, open_to_all, write
from tests.server_process import ROOT_PASSWORD, ServerProcess

pytestmark = pytest.mark.e2e

# Each would set `window.harmed`, or ask another machine.
SCRIPTS = """<script>window.harmed = 1</script>
<img src=x onerror="window.harmed = 1">
<svg onload="window.harmed = 1"></svg>
<iframe src="https://evil.test/frame"></iframe>
<img src="https://evil.test/pixel.png">
<a href="javascript:window.harmed = 1" id="trap">press</a>
[also](javascript:window.harmed=1)
<details open ontoggle="window.harmed = 1">x</details>
<form action="https://evil.test"><button>send</button></form>
<style>body { display: none }</style>
<h1>Not the head</h1>
The end of the text."""
TURNED = "\u202edrawkcab\u202c \u200b\u200d\ufeffnothing"
TABLE = "|" + " a |" * 200 + "\n|" + "---|" * 200 + "\n" + ("|" + "x|" * 200 + "\n") * 60
QUOTES = ">" * 10_000 + " deep"
WIDE = "w" * 9_000


def test_nothing_that_is_written_runs_or_fetches(
    school: ServerProcess, new_visitor: NewVisitor
) -> None:
    open_to_all(school)
    author = school.add_user("hostile", ROOT_PASSWORD)
    school.make_user("victim", ROOT_PASSWORD)
    did = write(author, f"<b>Bold</b> {TURNED}", content=SCRIPTS)
    for text in (SCRIPTS, TABLE[:10_000], QUOTES[:10_000], WIDE, TURNED):
        assert comment(author, did, text).status == 200
    visitor = new_visitor(school, language="en-US", width=390, theme="light")
    log_in(visitor, school, "victim")
    page = visitor.new_page()
    ended: list[tuple[str, str | None]] = []
    page.on("requestfailed", lambda request: ended.append((request.url, request.failure)))
    page.on("response", lambda response: ended.append((response.url, None)))
    visitor.open(page, f"/discussion-detail/{did}")
    expect(page.get_by_text("The end of the text.").first).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(5)
    assert page.evaluate("window.harmed") is None
    # The policy stops them before they leave.
    assert {failure for url, failure in ended if "evil.test" in url} <= {"csp"}
    for tag in (
        "main iframe",
        "main script",
        "main form[action]",
        "main style",
        "main svg[onload]",
    ):
        assert page.locator(tag).count() == 0, tag
    hrefs = page.locator("main a").evaluate_all("(all) => all.map((a) => a.getAttribute('href'))")
    assert not [href for href in hrefs if href and href.lower().startswith("javascript")]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
