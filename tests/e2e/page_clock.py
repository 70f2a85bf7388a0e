"""How much processor time a page takes, whatever else the machine does meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median

from playwright.sync_api import BrowserContext, CDPSession, Page

WORK = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")
# When everything that the last step began has been drawn.
DRAWN = """new Promise((done) => requestAnimationFrame(() =>
  setTimeout(() => requestIdleCallback(() => done(), { timeout: 2000 }))))"""
# Script, styles and layout, as much in each run, and how long they take on the machine that bounds
# in ms were chosen on.
KNOWN_WORK = """() => {
  const box = document.body.appendChild(document.createElement('div'));
  for (let round = 0; round < 4; round += 1) {
    box.replaceChildren(...Array.from({ length: 400 }, (_, at) => {
      const row = document.createElement('p');
      row.textContent = `${round} ${at} ${Math.sqrt(at)}`;
      row.style.width = `${200 + at}px`;
      return row;
    }));
    box.getBoundingClientRect();
  }
  box.remove();
}"""
KNOWN_WORK_MS = 18


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


def slowness(context: BrowserContext) -> float:
    """How many times as long as where bounds were chosen a page takes here; at least 1."""
    page = context.new_page()
    try:
        taken = PageClock(page).median_ms(lambda: page.evaluate(KNOWN_WORK), 7)
    finally:
        page.close()
    return max(1.0, taken / KNOWN_WORK_MS)
