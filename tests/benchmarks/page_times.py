"""When a page can be used on a slow computer: Chromium with its processor slowed down four times.

A page is interactive when its own content stands (its heading, and nothing that still loads) and
the last long task of its script has ended. The clock starts with the navigation, the browser's
cache is empty, and the server runs beside it on the same cores.
"""

from __future__ import annotations

import json
import time
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.benchmarks.figures import median
from tests.benchmarks.seed import PASSWORD, Seeded
from tests.e2e.browser import HOST, launch
from tests.e2e.texts import Texts
from tests.server_process import ServerProcess

SLOWDOWN = 4
GOAL_MS = 2000
PATIENCE_S = 60
QUIET_MS = 500

# Notes when the content stands; what still loads says so to a screen reader.
WATCH = """
window.busyUntil = 0;
window.contentAt = null;
new PerformanceObserver((list) => {
  for (const task of list.getEntries()) window.busyUntil = task.startTime + task.duration;
}).observe({ type: 'longtask', buffered: true });
const stands = () => {
  const main = document.querySelector('main');
  const loads = main?.querySelector('[role=status][aria-label="LOADING"]');
  return !loads && main?.querySelector('h1, h2');
};
const look = () => {
  if (!stands()) window.contentAt = null;
  else if (window.contentAt === null) window.contentAt = performance.now();
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
""".replace("LOADING", Texts("zh-CN")("shell", "kit.loading"))


def pages(seeded: Seeded) -> list[str]:
    return [
        "/home",
        "/problem",
        f"/problem/P{seeded.problem_ids[0]}",
        "/status",
        f"/submission-detail/{seeded.submission_ids[-1]}",
        "/acm-rank",
        f"/user-home?username={seeded.usernames[0]}",
        "/setting",
    ]


def measure(server: ServerProcess, seeded: Seeded, times: int) -> dict[str, Any]:
    """For each page the median and the worst in ms, and the goal."""
    session = _session(server, seeded.usernames[0])
    with sync_playwright() as playwright:
        browser = launch(playwright)
        try:
            found = {
                page: [_interactive_ms(browser, server, session, page) for _ in range(times)]
                for page in pages(seeded)
            }
        finally:
            browser.close()
    return {
        page: {"p50_ms": round(median(taken)), "worst_ms": round(max(taken)), "goal_ms": GOAL_MS}
        for page, taken in found.items()
    }


def _session(server: ServerProcess, username: str) -> str:
    """A script that makes any page this person's."""
    body = {"username": username, "password": PASSWORD}
    answer = server.client().post("/api/login", body)
    stored = {"token": answer.headers["authorization"], "userInfo": json.dumps(answer.data)}
    return "".join(
        f"localStorage.setItem({json.dumps(key)}, {json.dumps(value)});"
        for key, value in stored.items()
    )


def _wait_until_it_stands(page: Page) -> None:
    """Raises TimeoutError. The policy of the site forbids what playwright's own waiting does."""
    deadline = time.monotonic() + PATIENCE_S
    while page.evaluate("window.contentAt") is None:
        if time.monotonic() > deadline:
            raise TimeoutError(page.url)
        page.wait_for_timeout(50)


def _interactive_ms(browser: Browser, server: ServerProcess, session: str, path: str) -> float:
    """Raises TimeoutError when the page never stands."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="zh-CN")
    try:
        context.add_init_script(session + WATCH)
        page = context.new_page()
        chromium = context.new_cdp_session(page)
        chromium.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        page.goto(f"http://{HOST}:{server.port}{path}")
        page.wait_for_load_state("networkidle")
        _wait_until_it_stands(page)
        # What the content itself started has begun by now.
        page.wait_for_timeout(QUIET_MS)
        return float(page.evaluate("Math.max(window.contentAt, window.busyUntil)"))
    finally:
        context.close()
