"""What a notice may be (contract admin.md §6)."""

from __future__ import annotations

from oj_appliance.errors import ApiError
from oj_appliance.messages.types import Audience, CopyType, NoticeDraft

LONGEST_TITLE = 255
LONGEST_CONTENT = 65_535
# Nobody reads the notices of past years.
MOST_FOR_NEWCOMERS = 20
# Copies of one write, which all other writes wait for.
COPIES_AT_ONCE = 250


def check_draft(draft: NoticeDraft) -> None:
    """Raises ApiError content.empty, content.too_long."""
    for field, text, longest in (
        ("title", draft.title, LONGEST_TITLE),
        ("content", draft.content, LONGEST_CONTENT),
    ):
        if not text.strip():
            raise ApiError("content.empty", field=field)
        if len(text) > longest:
            raise ApiError("content.too_long", field=field, max=longest)


def copy_type(audience: Audience) -> CopyType:
    """Contract message.md, producers."""
    return CopyType.MINE if audience is Audience.SINGLE else CopyType.SYS
