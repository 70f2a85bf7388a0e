"""Headless Chromium as a student's browser: a school's host name, no secure context, no outside.

What must never happen on any page is collected while it runs: console errors, reports of the
content security policy, requests to another host.
"""

from __future__ import annotations

import re
import shutil
import time
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    expect,
)
from playwright.sync_api import Error as PlaywrightError

# Mapped to loopback in the browser alone; plain http at a name is no secure context.
HOST = "oj.school.test"

# A busy machine may take its time; a page that is broken costs it once.
PATIENCE_S = 60
expect.set_options(timeout=PATIENCE_S * 1000)

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP {HOST} 127.0.0.1",
]

TEXT_KEY = re.compile(r"\b[a-z]+(?:[A-Z][a-z]+)*(?:\.[a-zA-Z]+)+\b")
FILE_NAME = re.compile(
    r"\.(?:in|out|cpp|py|java|c|h|zip|xml|test|txt|md|toml|tar|age|gz|json|crt|run)$"
)
HOST_NAME = re.compile(r"^oj(?:-\d+)?\.local$")

CSP_LISTENER = """
window.cspReports = [];
document.addEventListener('securitypolicyviolation', (event) => {
  const where = `${event.sourceFile}:${event.lineNumber}:${event.columnNumber}`;
  const element = event.target instanceof Element ? event.target.outerHTML.slice(0, 200) : '';
  window.cspReports.push(`${event.violatedDirective} ${event.blockedURI} ${where} ${element}`);
});
"""
# When the page has nothing left to do, or says after two seconds that it never has: one that is not
# drawn may be given no idle time at all. Playwright itself wants half a second without requests.
AT_REST = """new Promise((done) =>
  setTimeout(() => requestIdleCallback(() => done(), { timeout: 2000 }), 50))"""


def launch(playwright: Playwright) -> Browser:
    chromium = shutil.which("chromium-headless-shell")
    assert chromium, "Debian's package chromium-headless-shell is not installed"
    return playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)


@dataclass
class Traffic:
    """Requests of one page: how many there were, and which have no end yet."""

    begun: int = 0
    under_way: set[Request] = field(default_factory=set)

    def watch(self, page: Page) -> None:
        page.on("request", self._begin)
        page.on("requestfinished", self._end)
        page.on("requestfailed", self._end)

    def _begin(self, request: Request) -> None:
        self.begun += 1
        self.under_way.add(request)

    def _end(self, request: Request) -> None:
        self.under_way.discard(request)


@dataclass
class Visitor:
    """One browser window of one person, and what went wrong in it."""

    context: BrowserContext
    base: str
    faults: list[str] = field(default_factory=list)
    traffic: dict[Page, Traffic] = field(default_factory=dict)

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.add_init_script(CSP_LISTENER)
        page.on("console", self._note_console)
        page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        page.on("request", self._note_request)
        self.traffic[page] = Traffic()
        self.traffic[page].watch(page)
        return page

    def open(self, page: Page, path: str) -> None:
        page.goto(self.base + path)
        self.wait_until_it_stands(page)

    def wait_until_it_stands(self, page: Page) -> None:
        """Until two moments at rest, one after the other, have brought no request and left none."""
        deadline = time.monotonic() + PATIENCE_S
        traffic, rests = self.traffic[page], 0
        while rests < 2:
            assert time.monotonic() < deadline, f"{page.url} never rests: {traffic.under_way}"
            before = traffic.begun
            page.evaluate(AT_REST)
            rests = 0 if traffic.under_way or traffic.begun > before else rests + 1

    def check(self, page: Page) -> None:
        """Fails for anything that must not happen on a page."""
        reports = page.evaluate("window.cspReports")
        assert reports == [], f"content security policy: {reports} {self.faults}"
        assert self.faults == [], self.faults
        assert page.evaluate("window.isSecureContext") is False

    def forget_refusals(self) -> None:
        """Of what was under way when the session ended: the browser says so of each."""
        self.faults[:] = [each for each in self.faults if "401 (Unauthorized)" not in each]

    def take_faults(self, page: Page) -> list[str]:
        """What must not have happened since the page was opened, and forgets it."""
        found = [f"content security policy: {each}" for each in page.evaluate("window.cspReports")]
        found += self.faults
        self.faults.clear()
        return found

    def _note_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.type}: {message.text}")

    def _note_request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme in ("http", "https", "ws", "wss") and address.hostname != HOST:
            self.faults.append(f"request to {address.hostname}")


def wait_until(page: Page, condition: str, arg: object = None) -> None:
    """Until a function of JavaScript is true. Playwright's own wait_for_function asks a second time
    by an eval that the page's content security policy refuses."""
    deadline = time.monotonic() + PATIENCE_S
    while not _holds(page, condition, arg):
        assert time.monotonic() < deadline, f"{page.url}: never {condition} {arg or ''}"
        page.wait_for_timeout(50)


def _holds(page: Page, condition: str, arg: object) -> bool:
    try:
        return bool(page.evaluate(condition, arg))
    except PlaywrightError as error:
        # The page begins anew meanwhile.
        if "Execution context was destroyed" in error.message:
            return False
        raise


def scrolls_sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > window.innerWidth"))


def raw_text_keys(page: Page) -> list[str]:
    """Texts that look like keys of a translation file, such as problem.submit.tooLong."""
    visible = page.locator("body").inner_text()
    code = "\n".join(page.locator(".cm-content, code, pre").all_inner_texts())
    return [
        text
        for text in TEXT_KEY.findall(visible)
        if not FILE_NAME.search(text) and not HOST_NAME.search(text) and text not in code
    ]
