"""Which drafts are taken, and when (contract timedwork.md §9). Pure; moments are epoch ms."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from oj_appliance.places.participation import Participation
from oj_appliance.timed_work import grace, rules
from oj_appliance.timed_work.taking.types import LastDraft, LastSent
from oj_appliance.timed_work.types import TimedWork


def taken_until(work: TimedWork, record: Participation, now: int) -> int | None:
    """The end of the person's time for which drafts are to be taken now; None while something of
    theirs may still be on its way, or where none are taken."""
    if not work.settings.takes_latest_draft or not rules.has_started(record):
        return None
    if not grace.is_settled(work, record, now):
        return None
    return rules.ended_at(work, record, now)


def is_due(work: TimedWork, record: Participation, taken_for: int | None, now: int) -> bool:
    """Whether drafts are still to be taken; `taken_for` is the end for which they were last."""
    until = taken_until(work, record, now)
    return until is not None and taken_for != until


def to_take(
    drafts: Iterable[LastDraft], sent: Mapping[int, LastSent], until: int
) -> list[LastDraft]:
    """Those that hold something which was not sent: newer than the newest submission of their
    problem, and another text. `sent` by problem."""
    found = []
    for draft in drafts:
        last = sent.get(draft.problem_id)
        is_sent = last is not None and (
            last.submit_time >= draft.saved_at
            or (last.language, last.code) == (draft.language, draft.code)
        )
        if draft.code.strip() and draft.saved_at <= until and not is_sent:
            found.append(draft)
    return found
