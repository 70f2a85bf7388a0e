"""A student at a computer of the exam room: a browser window with a clock and a zone of its own."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Locator, Page

from tests.e2e.browser import HOST, PATIENCE_S, Visitor
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.oj_appliance.timed_work.stage import CID_OFFSET, WorkStage

WORK, PROBLEM = "features/timed-work", "features/problem"
ENGLISH = Texts("en-US")

# The computer's clock is ahead by so many ms; the page's stopwatch is not.
WRONG_CLOCK = """(() => {{
  const Real = Date;
  const ahead = {ahead};
  globalThis.Date = class extends Real {{
    constructor(...given) {{
      if (given.length === 0) super(Real.now() + ahead);
      else super(...given);
    }}
    static now() {{
      return Real.now() + ahead;
    }}
  }};
}})();"""


@contextmanager
def sit_down(
    browser: Browser,
    stage: WorkStage,
    name: str,
    *,
    port: int | None = None,
    timezone: str | None = None,
    ahead_ms: int = 0,
) -> Iterator[Visitor]:
    """Logged in; `port` is that of a cable to the server."""
    context = browser.new_context(
        viewport={"width": 1366, "height": 650}, locale="en-US", timezone_id=timezone
    )
    context.set_default_timeout(PATIENCE_S * 1000)
    if ahead_ms:
        context.add_init_script(WRONG_CLOCK.format(ahead=ahead_ms))
    visitor = Visitor(context, f"http://{HOST}:{port or stage.server.port}")
    log_in(visitor, stage.server, name)
    yield visitor
    context.close()


def open_problem(visitor: Visitor, tid: int, display_id: str = "A") -> Page:
    page = visitor.new_page()
    visitor.open(page, f"/timedwork/{tid}/problem/{display_id}")
    page.locator(".cm-content").wait_for()
    page.get_by_role("combobox").first.select_option("Python3")
    return page


def write(page: Page, code: str) -> None:
    page.locator(".cm-content").click()
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(code)


def submit_button(page: Page) -> Locator:
    return page.get_by_role(
        "button", name=re.compile(rf"^{ENGLISH(PROBLEM, 'submit.submit')}(\s|$)")
    )


def hand_in(page: Page) -> None:
    """By its two confirmations, from a problem's page."""
    word = ENGLISH(WORK, "handIn.handIn")
    page.get_by_role("button", name=word, exact=True).last.click()
    page.get_by_role("dialog").get_by_role("button", name=word).click()
    sure = ENGLISH(WORK, "handIn.sure")
    page.get_by_role("dialog").get_by_role("button", name=sure, exact=True).click()


def countdown_s(page: Page) -> int:
    hours, minutes, seconds = map(int, page.get_by_role("timer").inner_text().split(":"))
    return hours * 3600 + minutes * 60 + seconds


def draft_of(stage: WorkStage, name: str, tid: int, pid: int) -> str:
    found = stage.people[name].get("/api/draft", pid=pid, cid=tid + CID_OFFSET).data
    return "" if found is None else str(found["code"])


def progress_of(stage: WorkStage, name: str, tid: int) -> dict[str, Any]:
    return dict(stage.people[name].get("/api/exam/get-own-progress", tid=tid).data)


def wait_for(is_so: Callable[[], bool], what: str) -> float:
    """How long it took, in seconds."""
    begun = time.monotonic()
    while not is_so():
        assert time.monotonic() - begun < PATIENCE_S, what
        time.sleep(0.1)
    return time.monotonic() - begun
