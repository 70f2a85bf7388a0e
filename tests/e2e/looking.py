"""A look at a page as it stands, as anybody would take it."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.axe import axe_findings
from tests.e2e.browser import Visitor, raw_text_keys, scrolls_sideways


def look_at(visitor: Visitor, page: Page) -> None:
    """One heading above all, or one on each sheet to print, no text without words, nothing out of
    sight, nothing broken."""
    visitor.wait_until_it_stands(page)
    expect(page.locator("h1")).to_have_count(page.locator("[data-sheet]").count() or 1)
    assert raw_text_keys(page) == [], page.url
    assert not scrolls_sideways(page), page.url
    visitor.check(page)


def look_closely(visitor: Visitor, page: Page, picture: str | None = None) -> None:
    """Also that a screen reader can tell everything. The picture is taken where
    OJ_TEST_PICTURES names a folder."""
    look_at(visitor, page)
    found = axe_findings(page)
    assert found == [], f"{page.url}: {found}"
    folder = os.environ.get("OJ_TEST_PICTURES")
    if folder and picture:
        page.screenshot(path=Path(folder) / f"{picture}.png", full_page=True)
