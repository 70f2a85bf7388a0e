"""When the site makes them. Pure; moments are epoch ms."""

from __future__ import annotations

from collections.abc import Mapping

from oj_appliance.backups.exams.types import EVERY_MS
from oj_appliance.places.participation import Participation, is_over
from oj_appliance.timed_work.rules import has_started, is_running
from oj_appliance.timed_work.types import TimedWork

# Longer than anybody sits at an exam: homework of a week is kept by the night's backups.
LONGEST_SITTING_MS = 12 * 3600_000
# A timer strikes a little late, never early.
_SLACK_MS = 15_000


def is_sitting(work: TimedWork, records: Mapping[str, Participation], now: int) -> bool:
    """Whether somebody sits at it, or may any moment."""
    if work.duration_ms > LONGEST_SITTING_MS:
        return False
    is_short = work.end_time - work.start_time <= LONGEST_SITTING_MS
    if is_short and is_running(work, records, now):
        return True
    return any(
        has_started(each) and not is_over(each, work.window, now) for each in records.values()
    )


def is_due(*, is_running: bool, was_running: bool, last_at: int | None, now: int) -> bool:
    """At the start, at the end, and every five minutes between."""
    if is_running != was_running:
        return True
    if not is_running:
        return False
    return last_at is None or not 0 <= now - last_at < EVERY_MS - _SLACK_MS
