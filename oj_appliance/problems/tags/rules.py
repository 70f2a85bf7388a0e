"""What tags, classifications and levels of difficulty must be like (contract admin.md §9)."""

from __future__ import annotations

import re

from oj_appliance.errors import BadRequestError
from oj_appliance.problems.rules import REMOTE_KEYS

OWN_KEY = "ME"

_HEX_COLOR = re.compile(r"#[0-9A-Fa-f]{6}")

# Levels that every site starts with; the page knows their names in both languages.
FIRST_DIFFICULTIES = (0, 1, 2)


def check_color(color: str | None) -> None:
    """#rrggbb or none. Raises http.bad_param."""
    if color is not None and not _HEX_COLOR.fullmatch(color):
        raise BadRequestError("http.bad_param", name="color")


def judge_of(oj: str) -> str:
    """The key whose tags are meant: the own bank's or a remote judge's. Raises http.bad_param."""
    key = oj.strip().upper()
    if key != OWN_KEY and key not in REMOTE_KEYS:
        raise BadRequestError("http.bad_param", name="oj")
    return key
