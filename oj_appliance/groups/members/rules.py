"""What joining asks for (S3 §4 and §5, contract group.md §2). Pure."""

from __future__ import annotations

from oj_appliance.errors import ApiError
from oj_appliance.groups.types import Entry, Group, Level, Standing

REASON = (5, 100)  # S3 §9


def level_on_joining(group: Group, mine: Standing, code: str | None, reason: str | None) -> Level:
    """Raises ApiError group.wrong_code, group.bad_reason, group.already_applied,
    group.already_member."""
    if group.auth == Entry.PRIVATE and code != group.code:
        raise ApiError("group.wrong_code", field="code")
    if group.auth != Entry.PUBLIC and not _is_reason(reason or ""):
        raise ApiError("group.bad_reason", field="reason")
    if mine.level == Level.APPLYING:
        if group.auth == Entry.PUBLIC:  # it was not when they applied
            return Level.MEMBER
        raise ApiError("group.already_applied")
    if mine.level >= Level.MEMBER or mine.is_owner:
        raise ApiError("group.already_member")
    return Level.MEMBER if group.auth == Entry.PUBLIC else Level.APPLYING


def _is_reason(text: str) -> bool:
    least, most = REASON
    return len(text.strip()) >= least and len(text) <= most
