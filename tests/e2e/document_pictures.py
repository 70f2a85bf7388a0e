"""The pictures of the documents, taken of the product on the way of a story. A picture knows by
heart the headings, buttons and fields that it shows; each run looks at the page anew and fails when
many are others now, or when the page has lost what its picture must show. Bytes are not compared:
they know the day and the machine's letters.

    .venv/bin/python -m tests.e2e.document_pictures

takes all of them anew, into docs/pictures.
"""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

from PIL import Image
from PIL.PngImagePlugin import PngInfo
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.e2e.browser import AT_REST
from tests.e2e.texts import every_text

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
RENEWS = os.environ.get("OJ_RENEW_PICTURES") == "1"
# What a browser shows in a computer room.
WINDOW = ViewportSize(width=1366, height=650)
# In the file: what of the page it shows, by which .ci/check_documents.py finds an old one.
SAID = "page"
RENEW = ".venv/bin/python -m tests.e2e.document_pictures"
# Whole ones in sight alone: what stands at the lower edge depends on the machine's letters.
_IN_SIGHT = """() => [...document.querySelectorAll('main, [role=dialog]')].flatMap((place) =>
  [...place.querySelectorAll('h1, h2, h3, button, a, label, legend, th')]
    .filter((each) => {
      const box = each.getBoundingClientRect();
      return box.width > 0 && box.top >= 0 && box.bottom <= window.innerHeight - 24;
    })
    .map((each) => each.innerText.replace(/[*]$/, '').trim()))"""
# A line more or less may be the machine's, such as a word about its disk.
LEAST_ALIKE = 0.8
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
    said = sorted(set(page.evaluate(_IN_SIGHT)) & every_text())
    assert said, f"{name} shows nothing that the page's texts say"
    drawn = _few_colours(page.screenshot(animations="disabled", caret="hide"), said)
    assert len(drawn) <= LARGEST_BYTES, f"{name}: {len(drawn)} bytes"
    if RENEWS:
        FOLDER.mkdir(exist_ok=True)
        (FOLDER / f"{name}.png").write_bytes(drawn)
    with Image.open(FOLDER / f"{name}.png") as stored:
        assert stored.size == (WINDOW["width"], WINDOW["height"]), name
        shows = json.loads(stored.info.get(SAID, "[]"))
    assert is_of(shows, said), f"{name} is old: {sorted({*shows} ^ {*said})}; {RENEW} renews it"
    if before:
        page.set_viewport_size(before)


def is_of(shows: list[str], said: list[str]) -> bool:
    """Whether a picture that shows these is one of the page that says those."""
    both, either = {*shows} & {*said}, {*shows} | {*said}
    return len(both) >= LEAST_ALIKE * len(either)


def _few_colours(picture: bytes, said: list[str]) -> bytes:
    """Pages are flat: with a palette they take a third of the bytes and look alike."""
    known = PngInfo()
    known.add_text(SAID, json.dumps(said))
    with Image.open(io.BytesIO(picture)) as drawn:
        flat = drawn.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    out = io.BytesIO()
    flat.save(out, "PNG", optimize=True, pnginfo=known)
    return out.getvalue()


def main() -> int:
    """Plays every story that takes a picture."""
    stories = sorted(
        path.name
        for path in Path(__file__).parent.glob("test_*.py")
        if "take_picture(" in path.read_text("utf-8")
    )
    command = [sys.executable, "-m", "pytest", "-q", *(f"tests/e2e/{each}" for each in stories)]
    # Of stories in two languages each run plays one; pictures are taken in both.
    environment = {**os.environ, "OJ_RENEW_PICTURES": "1", "OJ_TEST_FULL": "1"}
    return subprocess.run(command, env=environment, cwd=FOLDER.parents[1], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
