"""Stories that are told in both languages are played in one of them, each file in its own, so that
a change meets every story once and every language often. OJ_TEST_FULL=1 plays all."""

from __future__ import annotations

import os
from zlib import crc32

import pytest

FULL = os.environ.get("OJ_TEST_FULL") == "1"
LANGUAGES = ("zh-CN", "en-US")
# What a story is shown in; one that is told with other values is another story.
LOOKS = frozenset({"language", "width", "theme", "name"})


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if FULL:
        return
    # Whoever asks for one look by its name gets it.
    played = {item.nodeid.partition("[")[0] for item in items if is_played(item)}
    left = [
        item for item in items if not is_played(item) and item.nodeid.partition("[")[0] in played
    ]
    if left:
        items[:] = [item for item in items if item not in left]
        config.hook.pytest_deselected(items=left)


def is_played(item: pytest.Item) -> bool:
    values = (
        item.callspec.params
        if isinstance(item, pytest.Function) and hasattr(item, "callspec")
        else {}
    )
    if "language" not in values or not LOOKS.issuperset(values):
        return True
    return bool(values["language"] == LANGUAGES[crc32(item.path.name.encode()) % 2])
