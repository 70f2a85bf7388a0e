"""What a page asks the server by itself, and when, by the page's own clock."""

from __future__ import annotations

import time
from itertools import pairwise

from playwright.sync_api import Page

from tests.e2e.browser import PATIENCE_S
from tests.e2e.stopped_clock import stop_the_clock

STEP_S = 5
RECORDER = """
window.asked = [];
window.answered = 0;
const send = window.fetch;
window.fetch = async (address, ...rest) => {
  window.asked.push([new URL(address, location.href).pathname, Date.now()]);
  try {
    const answer = await send(address, ...rest);
    // The page reads it too, and asks anew when it has.
    await answer.clone().arrayBuffer();
    return answer;
  } finally {
    window.answered += 1;
  }
};
"""


class AskedCalls:
    """Made before the page is opened; once it stands, `stop_the_clock`. The page has no live
    socket: what that tells is asked for at once."""

    def __init__(self, page: Page) -> None:
        self._page = page
        page.route_web_socket("**/api/live", lambda socket: socket.close())
        page.clock.install()
        page.add_init_script(RECORDER)

    def stop_the_clock(self) -> None:
        stop_the_clock(self._page)
        self._let_answers_come()

    def pass_by(self, seconds: int, step_s: int = STEP_S) -> None:
        """In steps, so that no question meets another one that has no answer yet."""
        for _ in range(seconds // step_s):
            self._page.clock.run_for(step_s * 1000)
            self._let_answers_come()

    def moments(self, path: str) -> list[int]:
        """When this call was sent, in ms."""
        return [at for sent, at in self._page.evaluate("window.asked") if sent == path]

    def pauses(self, path: str, *, seconds: int, step_s: int = STEP_S) -> set[int]:
        """Between the questions of that time, in whole steps; each length once. A pause may begin
        with the answer, which comes when the clock has made its step."""
        before = len(self.moments(path))
        self.pass_by(seconds, step_s)
        lengths = (later - earlier for earlier, later in pairwise(self.moments(path)[before:]))
        return {int(each // 1000 // step_s * step_s) for each in lengths}

    def _let_answers_come(self) -> None:
        deadline = time.monotonic() + PATIENCE_S
        while self._page.evaluate("window.asked.length > window.answered"):
            assert time.monotonic() < deadline, self._page.evaluate("window.asked")
