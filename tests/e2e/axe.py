"""What the accessibility checker axe finds on a page."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "webui" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
# What it says of elements that are all right is four fifths of the time, and nobody reads it.
OPTIONS = {"runOnly": RULES, "resultTypes": ["violations"], "selectors": False}
# What fades in has less contrast meanwhile. What turns or blinks never ends, and is left out; a
# page that is not drawn stands still, so that nobody waits for ever.
DRAWN = """new Promise((done) => {
  const fading = document.getAnimations().filter(
    ({ effect }) => effect && effect.getComputedTiming().endTime !== Infinity);
  void Promise.allSettled(fading.map(({ finished }) => finished)).then(() => done());
  setTimeout(() => done(), 5000);
})"""
RUN = f"""async () => {{
  const {{ violations }} = await axe.run({json.dumps(OPTIONS)});
  return violations.map(({{ id, nodes }}) => [id, nodes.map(({{ html }}) => html.slice(0, 160))]);
}}"""


def axe_findings(page: Page, *, accepted: frozenset[str] = frozenset()) -> list[str]:
    """A text for each rule that the page breaks as it stands, but for those that are accepted."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    page.evaluate(DRAWN)
    found = page.evaluate(RUN)
    return [f"{rule} {elements}" for rule, elements in found if rule not in accepted]
