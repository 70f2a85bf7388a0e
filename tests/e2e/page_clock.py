"""How much processor time a page takes, whatever else the machine does meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median

from playwright.sync_api import CDPSession, Page

WORK = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")
# When everything that the last step began has been drawn.
DRAWN = """new Promise((done) => requestAnimationFrame(() =>
  setTimeout(() => requestIdleCallback(() => done(), { timeout: 2000 }))))"""


class PageClock:
    """Reads the processor time of a page's own thread, in ms: script, styles and layout. Waiting
    costs nothing."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._chromium: CDPSession = page.context.new_cdp_session(page)
        self._chromium.send("Performance.enable", {"timeDomain": "threadTicks"})

    def read_ms(self) -> float:
        found = self._chromium.send("Performance.getMetrics")["metrics"]
        by_name = {metric["name"]: metric["value"] for metric in found}
        return sum(float(by_name[name]) for name in WORK) * 1000

    def cost_ms(self, step: Callable[[], None]) -> float:
        """The time of one step, up to its drawing."""
        self._page.evaluate(DRAWN)
        before = self.read_ms()
        step()
        self._page.evaluate(DRAWN)
        return self.read_ms() - before

    def median_ms(self, step: Callable[[], None], times: int) -> float:
        return median(self.cost_ms(step) for _ in range(times))
