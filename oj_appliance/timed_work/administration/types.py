"""What the rooms of the timed works' back-office hand to each other. Moments are epoch ms (UTC)."""

from __future__ import annotations

import msgspec

from oj_appliance.timed_work.types import ScoreType, TimedWork


class WorkDraft(msgspec.Struct, frozen=True, kw_only=True):
    """What a teacher decides of a work; names and units as in TimedWork. The values here are those
    of a new one; what has none that would do is refused until it is given. `duration_ms` None is
    the whole window, whatever that becomes."""

    title: str = ""
    description: str | None = None
    auth: int = -1
    password: str | None = None
    group_id: int | None = None
    start_time: int = 0
    end_time: int = 0
    duration_ms: int | None = None
    visible: bool = True
    score_type: str = ScoreType.HIGHEST


def draft_of(work: TimedWork) -> WorkDraft:
    """A stored work as its teacher left it."""
    names = WorkDraft.__struct_fields__
    draft = WorkDraft(**{name: getattr(work, name) for name in names})
    is_whole = work.duration_ms == work.end_time - work.start_time
    return msgspec.structs.replace(draft, duration_ms=None) if is_whole else draft


class WorkRow(msgspec.Struct, frozen=True):
    """A line of the back-office's list: the work, how many have entered its password, and how many
    have begun."""

    work: TimedWork
    registered: int
    begun: int
