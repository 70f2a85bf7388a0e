"""What problems are called in a contest (contract admin.md §12, S3 §5). Pure."""

from __future__ import annotations

from oj_appliance.contests.administration.rules import COLOR
from oj_appliance.contests.problem_set.types import ProblemName
from oj_appliance.errors import ApiError, BadRequestError

LONGEST_DISPLAY_ID = 50
LONGEST_DISPLAY_TITLE = 255
# A display id stands in the address of its problem.
_SEPARATORS = frozenset("/\\?#%")


def checked(name: ProblemName) -> ProblemName:
    """Trimmed. Raises contest.bad_display_id, content.empty, content.too_long, http.bad_param."""
    display_id, title = name.display_id.strip(), name.display_title.strip()
    is_openable = display_id.isprintable() and not set(display_id) & _SEPARATORS
    is_name = display_id.strip(".") != ""
    if not is_name or not is_openable or len(display_id) > LONGEST_DISPLAY_ID:
        raise ApiError("contest.bad_display_id", field="displayId")
    if not title:
        raise ApiError("content.empty", field="displayTitle")
    if len(title) > LONGEST_DISPLAY_TITLE:
        raise ApiError("content.too_long", field="displayTitle", max=LONGEST_DISPLAY_TITLE)
    color = (name.color or "").strip() or None
    if color is not None and not COLOR.fullmatch(color):
        raise BadRequestError("http.bad_param", name="color")
    return ProblemName(display_id, title, color)
