"""Subtasks that the names of cases tell: the one reader of uploads and imports."""

from __future__ import annotations

import re
from collections.abc import Sequence

# name1-2, name1_2 and 1-name: the number of a subtask and what tells its cases apart
_SUBTASK = re.compile(r"\D*(?P<sub>\d{1,6})[-_](?P<case>.+)")


def subtasks_of(stems: Sequence[str]) -> list[int] | None:
    """The subtask of each case, numbered from 1 in the order of their numbers, when every name
    tells one and they really group cases; else None."""
    told = [_SUBTASK.fullmatch(stem) for stem in stems]
    numbers = [int(match["sub"]) for match in told if match]
    kinds = sorted(set(numbers))
    if len(numbers) < len(stems) or not 1 < len(kinds) < len(stems):
        return None
    return [kinds.index(number) + 1 for number in numbers]
