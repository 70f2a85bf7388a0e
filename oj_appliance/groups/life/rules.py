"""What a group may be, and who may make how many (S3 §5, contract group.md §1). Pure."""

from __future__ import annotations

import re

from oj_appliance.errors import ApiError
from oj_appliance.groups.life.types import CreationLimits, GroupDraft
from oj_appliance.groups.types import Entry

# S3 §9: from, to.
NAME = (5, 25)
SHORT_NAME = (5, 10)
BRIEF = (5, 50)
DESCRIPTION = (5, 1_000)
CODE_LENGTH = 6
# It stands before the numbers of the group's problems.
_SHORT_NAME = re.compile(r"[A-Za-z0-9_]+")
DAY_MS = 24 * 60 * 60 * 1000


def check_draft(draft: GroupDraft) -> None:
    """Raises ApiError group.bad_name, group.bad_short_name, group.bad_brief, group.bad_auth,
    group.bad_code, group.bad_description."""
    for field, text, bounds in (
        ("name", draft.name, NAME),
        ("shortName", draft.short_name, SHORT_NAME),
        ("brief", draft.brief, BRIEF),
        ("description", draft.description, DESCRIPTION),
    ):
        if not _is_within(text, bounds):
            raise ApiError(_BAD[field], field=field)
    if not _SHORT_NAME.fullmatch(draft.short_name):
        raise ApiError("group.bad_short_name", field="shortName")
    if draft.auth not in tuple(Entry):
        raise ApiError("group.bad_auth", field="auth")
    if draft.auth != Entry.PUBLIC and len(draft.code or "") != CODE_LENGTH:
        raise ApiError("group.bad_code", field="code")


_BAD = {
    "name": "group.bad_name",
    "shortName": "group.bad_short_name",
    "brief": "group.bad_brief",
    "description": "group.bad_description",
}


def _is_within(text: str, bounds: tuple[int, int]) -> bool:
    """Blanks around it make no text longer than it is, and none shorter than it is kept."""
    least, most = bounds
    return len(text.strip()) >= least and len(text) <= most


def check_limits(limits: CreationLimits, *, solved: int, lately: int, owned: int) -> None:
    """`lately`: how many of one's own groups are less than a day old. Raises ApiError
    group.ac_gate, group.daily_limit, group.total_limit."""
    if solved < limits.solved:
        raise ApiError("group.ac_gate", n=limits.solved)
    if lately >= limits.daily:
        raise ApiError("group.daily_limit", n=limits.daily)
    if owned >= limits.total:
        raise ApiError("group.total_limit", n=limits.total)
