"""What a page says in short messages. They go away by themselves after some seconds, or when the
next one comes, and a test on a busy machine may look later than that: so all are noted as they
come."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page

from tests.e2e.browser import wait_until

# They are hung in whole, at the end of the page or of the dialog above all.
NOTE = """
window.said = [];
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node instanceof Element && node.matches('[role=status], [role=alert]'))
        window.said.push({ role: node.getAttribute('role'), words: node.textContent });
}).observe(document, { childList: true, subtree: true });
"""
WAS_SAID = """({ words, role, isPart }) => (window.said ?? []).some((each) =>
  (isPart ? each.words.includes(words) : each.words === words) && (!role || each.role === role))"""


def note_messages(context: BrowserContext) -> None:
    """Of each page that is opened or loaded anew from now on, since then."""
    context.add_init_script(NOTE)


def note_messages_of(page: Page) -> None:
    """Of a page that is open, from now on, until it is loaded anew."""
    page.evaluate(NOTE)


def hears(page: Page, words: str, *, role: str = "", is_part: bool = False) -> None:
    """These words, whether they still stand there or not. What went wrong has the role `alert`."""
    wait_until(page, WAS_SAID, {"words": words, "role": role, "isPart": is_part})


def said(page: Page) -> list[str]:
    """In their order."""
    return [str(each["words"]) for each in page.evaluate("window.said")]
