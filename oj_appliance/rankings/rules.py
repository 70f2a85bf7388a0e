"""What an honor title may be (contract admin.md §15). Pure."""

from __future__ import annotations

import re

from oj_appliance.errors import ApiError, BadRequestError
from oj_appliance.rankings.types import HonorDraft

LONGEST_NAME = 20
MOST_SOLVED = 1_000_000_000
_COLOUR = re.compile(r"#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})")


def check_honor(draft: HonorDraft) -> None:
    """Raises ApiError content.empty, content.too_long; BadRequestError http.bad_param."""
    if not draft.name:
        raise ApiError("content.empty", field="name")
    if len(draft.name) > LONGEST_NAME:
        raise ApiError("content.too_long", field="name", max=LONGEST_NAME)
    if not _COLOUR.fullmatch(draft.color):
        raise BadRequestError("http.bad_param", name="color")
    if not 0 <= draft.solved <= MOST_SOLVED:
        raise BadRequestError("http.bad_param", name="ac")
