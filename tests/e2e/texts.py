"""The page's own texts, so that a test names a button as its reader sees it, in both languages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "webui" / "src"


@cache
def _table(folder: str, language: str) -> dict[str, object]:
    if "/" not in folder:
        path = SOURCE / "shared" / "i18n" / language / f"{folder}.json"
    else:
        path = SOURCE / folder / "i18n" / f"{language}.json"
    table: dict[str, object] = json.loads(path.read_text("utf-8"))
    return table


@cache
def every_text() -> frozenset[str]:
    """Whatever a page says without a gap that is filled, in both languages."""
    files = [*SOURCE.rglob("i18n/*-*.json"), *SOURCE.glob("shared/i18n/*/*.json")]
    found: set[str] = set()
    for path in files:
        found.update(_strings(json.loads(path.read_text("utf-8"))))
    return frozenset(found)


def _strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value.strip()
    elif isinstance(value, dict):
        for each in value.values():
            yield from _strings(each)


class Texts:
    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, folder: str, key: str, **fill: object) -> str:
        """texts("features/setup", "submit"), texts("shell", "user.login"); plural forms are taken
        where they exist."""
        value: object = _table(folder, self.language)
        for part in key.split("."):
            assert isinstance(value, dict), key
            plural = "_one" if fill.get("count") == 1 and f"{part}_one" in value else "_other"
            value = value.get(part, value.get(part + plural))
        assert isinstance(value, str), f"{folder}: no text {key}"
        for name, word in fill.items():
            value = value.replace("{{" + name + "}}", str(word))
        return value
