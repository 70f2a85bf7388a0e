"""The page's lock file is whole: npm installs nothing from one that leaves a package out, were it
one for another machine."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.quick

LOCK = Path(__file__).parents[2] / "webui/package-lock.json"
FOLDER = "node_modules/"


def lies_in(place: str) -> Iterator[str]:
    """The folders in which Node looks for what a package at `place` asks for, the nearest first."""
    while place:
        yield f"{place}/{FOLDER}"
        place = place.rpartition(f"/{FOLDER}")[0] if f"/{FOLDER}" in place else ""
    yield FOLDER


def test_every_package_that_another_asks_for_is_locked() -> None:
    packages = json.loads(LOCK.read_text("utf-8"))["packages"]
    asked = [
        (place, name)
        for place, entry in packages.items()
        for kind in ("dependencies", "devDependencies", "optionalDependencies")
        for name in entry.get(kind, {})
        if kind != "devDependencies" or not place
    ]
    assert len(asked) > 100
    missing = [
        f"{place or 'the page'} asks for {name}"
        for place, name in asked
        if not any(folder + name in packages for folder in lies_in(place))
    ]
    assert missing == []
