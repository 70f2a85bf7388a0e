"""What a discussion may be, and who may write one (contract discussion.md §2). Pure."""

from __future__ import annotations

from oj_appliance.comments.rules import without_autoplay
from oj_appliance.errors import ApiError
from oj_appliance.titles import kept_title

LONGEST_TITLE = 255  # S2 §9
LONGEST_DESCRIPTION = 255
LONGEST_CONTENT = 65_535
LONGEST_KEYWORD = 100
PAGE_LIMIT = 10
DAY_MS = 24 * 3600 * 1000

_LONGEST = {
    "title": LONGEST_TITLE,
    "description": LONGEST_DESCRIPTION,
    "content": LONGEST_CONTENT,
}


def checked(name: str, text: str) -> str:
    """The text of this field as it is stored. Raises content.empty, content.too_long."""
    longest = _LONGEST[name]
    if len(text) > longest:
        raise ApiError("content.too_long", field=name, max=longest)
    kept = without_autoplay(text) if name == "content" else kept_title(text)
    if not kept.strip():
        raise ApiError("content.empty", field=name)
    return kept


def check_quota(*, solved: int, least: int, written: int, most: int) -> None:
    """`solved` problems of at least `least`; `written` in a day of at most `most`. Raises
    discussion.ac_gate, discussion.daily_limit."""
    if solved < least:
        raise ApiError("discussion.ac_gate", n=least)
    if written >= most:
        raise ApiError("discussion.daily_limit", n=most)
