"""The clock of a page, stopped: its time goes on only as a test lets it, so that a busy machine
takes nothing of a span that is looked at. `page.clock.install` alone lets it run on meanwhile."""

from __future__ import annotations

import time

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page

from tests.e2e.browser import PATIENCE_S

STEP_MS = 50


def stop_the_clock(page: Page) -> None:
    """Of a page whose clock is installed; `page.clock.resume` lets it run again."""
    for _ in range(2):
        try:
            page.clock.pause_at(int(page.evaluate("Date.now()")) / 1000 + 1)
        except PlaywrightError as error:
            # The second went by before the clock was told of it. Since then it stands.
            if "Cannot fast-forward to the past" not in error.message:
                raise
        else:
            return
    raise AssertionError("the clock of the page does not stop")


def pass_until_seen(page: Page, what: Locator) -> None:
    """By little steps, since what a page does with an answer waits for its clock too."""
    deadline = time.monotonic() + PATIENCE_S
    while not what.is_visible():
        assert time.monotonic() < deadline, f"{page.url}: never {what}"
        page.clock.run_for(STEP_MS)
        page.wait_for_timeout(STEP_MS)
