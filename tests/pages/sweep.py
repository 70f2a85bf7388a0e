"""Looks at one page in every language, theme and width, without loading it anew."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.axe import axe_findings
from tests.e2e.browser import Visitor, raw_text_keys, scrolls_sideways, wait_until
from tests.e2e.texts import Texts

WEBUI = Path(__file__).parents[2] / "webui"
# CodeMirror's scroller holds the focusable text itself.
ACCEPTED_BY_AXE = frozenset({"scrollable-region-focusable"})

FULL = os.environ.get("OJ_TEST_FULL") == "1"
LANGUAGES = {"zh-CN": "简体中文", "en-US": "English"}
# A window of a computer room is 1366 × 650 inside the browser; what fits there fits wider ones too.
WIDE = 1366
HEIGHTS = {1440: 900, WIDE: 650, 768: 900, 390: 844}
TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# Tables wider than their place: what is wanted of them is out of sight. Lines of code may scroll,
# and so may the figures of a chart, which stand folded below it, and what has columns that stay in
# sight: a board of fifteen problems.
CUT = """() => [...document.querySelectorAll('table')].flatMap((table) => {
  let box = table.parentElement;
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowX)) box = box.parentElement;
  const isCut = box && box.scrollWidth > box.clientWidth + 1 && !table.querySelector('code')
    && !table.closest('details') && !table.dataset.stays;
  return isCut ? [`${table.ariaLabel ?? 'a table'}, ${box.scrollWidth} in ${box.clientWidth}`] : [];
})"""


@dataclass(frozen=True)
class Look:
    """How a page is shown; `width` is the one at which accessibility is looked at."""

    language: str
    theme: str
    width: int


# Of the whole product a change needs each language, theme and width once.
LOOKS = (Look("zh-CN", "light", WIDE), Look("en-US", "dark", 390))
WIDTHS = tuple(HEIGHTS) if FULL else (WIDE, 768, 390)
ALL_LOOKS = tuple(
    Look(language, theme, width)
    for language in LANGUAGES
    for theme in ("light", "dark")
    for width in (WIDE, 390)
)


@cache
def routes() -> dict[str, str]:
    """Every page of the build by name, with the pattern of its address."""
    manifest = json.loads((WEBUI / "dist" / "manifest.json").read_text("utf-8"))
    return {name: entry["path"] for name, entry in manifest["routes"].items()}


def sweep(
    visitor: Visitor, page: Page, address: str, looks: Sequence[Look], *, with_axe: bool
) -> list[str]:
    """Opens an address once and switches; what is wrong with the page, a text each."""
    visitor.open(page, address)
    faults = []
    language = language_of(page)
    # The page's own language first: each switch costs as much as all three widths.
    for look in sorted(looks, key=lambda look: look.language != language):
        switch(visitor, page, address, look)
        for width in (*(each for each in WIDTHS if each != look.width), look.width):
            resize(page, width)
            if scrolls_sideways(page):
                faults.append(f"{address} {look}: scrolls sideways at {width}")
            faults += [f"{address} {look}: cut at {width}: {cut}" for cut in page.evaluate(CUT)]
        expect(page.locator("h1")).to_have_count(1)
        expect(page.locator("h1")).not_to_be_empty()
        faults += [f"{address} {look}: raw text {key}" for key in raw_text_keys(page)]
        if with_axe:
            faults += [
                f"{address} {look}: {finding}"
                for finding in axe_findings(page, accepted=ACCEPTED_BY_AXE)
            ]
    return faults + [f"{address}: {fault}" for fault in visitor.take_faults(page)]


def language_of(page: Page) -> str:
    return str(page.evaluate("document.documentElement.lang"))


def switch(visitor: Visitor, page: Page, address: str, look: Look) -> None:
    """Language, theme and, where there is no menu, the page anew."""
    page.emulate_media(color_scheme="dark" if look.theme == "dark" else "light")
    wait_until(page, "(theme) => document.documentElement.dataset.theme === theme", look.theme)
    current = language_of(page)
    if current == look.language:
        return
    resize(page, WIDE)
    menu = page.get_by_role("button", name=Texts(current)("shell", "bar.language"), exact=True)
    if menu.count() == 0:
        # A sheet of paper has no menu.
        visitor.open(page, f"{address}?l={look.language}")
        return
    # A dialog may lie over the menu; what is looked at is the page.
    menu.first.dispatch_event("click")
    choice = page.get_by_role("button", name=LANGUAGES[look.language], exact=True)
    choice.first.dispatch_event("click")
    wait_until(page, "(language) => document.documentElement.lang === language", look.language)
    page.evaluate(TWO_FRAMES)


def resize(page: Page, width: int) -> None:
    size = ViewportSize(width=width, height=HEIGHTS[width])
    if page.viewport_size == size:
        return
    page.set_viewport_size(size)
    page.evaluate(TWO_FRAMES)
