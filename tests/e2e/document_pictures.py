"""The pictures of the documents, taken of the product on the way of a story: each run takes them
anew and fails when a page has lost what its picture must show. Bytes are not compared, since a
picture knows the day and the machine's letters.

    OJ_RENEW_PICTURES=1 .venv/bin/python -m pytest tests/e2e/test_first_{hour,lesson}.py

puts what was taken into docs/pictures; without it a picture is only looked at.
"""

from __future__ import annotations

import io
import os
from pathlib import Path

from PIL import Image
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.e2e.browser import AT_REST

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
RENEWS = os.environ.get("OJ_RENEW_PICTURES") == "1"
# What a browser shows in a computer room.
WINDOW = ViewportSize(width=1366, height=650)
# No further down than that: what else the picture shows stands above it.
_UP_TO = """(last) => {
  last.style.scrollMarginBottom = '16px';
  last.scrollIntoView({ block: 'nearest' });
}"""
LARGEST_BYTES = 60_000
COLOURS = 48


def take_picture(page: Page, name: str, *shown: Locator) -> None:
    """docs/pictures/NAME.png of the page as it stands; `shown` is what the reader shall find in
    it, whole. The page is scrolled as far down as the last of it wants."""
    before = page.viewport_size
    page.bring_to_front()  # behind another page it hardly draws
    page.set_viewport_size(WINDOW)
    page.evaluate("window.scrollTo(0, 0)")
    for each in shown:
        expect(each).to_be_visible()
    shown[-1].evaluate(_UP_TO)
    page.evaluate(AT_REST)
    for each in shown:
        expect(each).to_be_in_viewport(ratio=1)
    drawn = _few_colours(page.screenshot(animations="disabled", caret="hide"))
    assert len(drawn) <= LARGEST_BYTES, f"{name}: {len(drawn)} bytes"
    if RENEWS:
        FOLDER.mkdir(exist_ok=True)
        (FOLDER / f"{name}.png").write_bytes(drawn)
    with Image.open(FOLDER / f"{name}.png") as stored:
        assert stored.size == (WINDOW["width"], WINDOW["height"]), name
    if before:
        page.set_viewport_size(before)


def _few_colours(picture: bytes) -> bytes:
    """Pages are flat: with a palette they take a third of the bytes and look alike."""
    with Image.open(io.BytesIO(picture)) as drawn:
        flat = drawn.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    out = io.BytesIO()
    flat.save(out, "PNG", optimize=True)
    return out.getvalue()
