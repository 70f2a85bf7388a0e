"""What a problem may be called in a place of its own order (contract admin.md §12). Pure."""

from __future__ import annotations

from oj_appliance.errors import ApiError

LONGEST_DISPLAY_ID = 50
LONGEST_DISPLAY_TITLE = 255
# A display id stands in the address of its problem.
_SEPARATORS = frozenset("/\\?#%")


def checked_display_id(given: str) -> str:
    """Trimmed. Raises contest.bad_display_id."""
    display_id = given.strip()
    is_openable = display_id.isprintable() and not set(display_id) & _SEPARATORS
    is_name = display_id.strip(".") != ""
    if not is_name or not is_openable or len(display_id) > LONGEST_DISPLAY_ID:
        raise ApiError("contest.bad_display_id", field="displayId")
    return display_id


def checked_display_title(given: str) -> str:
    """Trimmed. Raises content.empty, content.too_long."""
    title = given.strip()
    if not title:
        raise ApiError("content.empty", field="displayTitle")
    if len(title) > LONGEST_DISPLAY_TITLE:
        raise ApiError("content.too_long", field="displayTitle", max=LONGEST_DISPLAY_TITLE)
    return title
