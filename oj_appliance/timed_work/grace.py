"""What comes when somebody's time is over (contract timedwork.md §9): for a little while it still
counts, for a little longer it is kept. Pure; moments are epoch ms.

Whoever has handed in, or was closed by staff, has no grace: nothing was on its way.
"""

from __future__ import annotations

from collections.abc import Iterable

from oj_appliance.places.participation import Participation, is_stopped
from oj_appliance.places.types import Arrival
from oj_appliance.timed_work import rules
from oj_appliance.timed_work.types import TimedWork

MS = 1000
# A request that takes longer to arrive counts from the end of its journey backwards, lest one that
# was only opened in time brings what was written afterwards.
LONGEST_JOURNEY_MS = 30_000


def arrived_at(received_at: int, now: int) -> int:
    """The moment that a submission bears whose request began at `received_at` and is here now."""
    return max(min(received_at, now), now - LONGEST_JOURNEY_MS)


def grace_ms(work: TimedWork) -> int:
    return work.settings.grace_s * MS


def is_taken_in(work: TimedWork, record: Participation, moment: int) -> bool:
    """Whether what arrived at this moment is stored at all: for as long again as the grace it is,
    for staff to look at. Later nothing was on its way any more; who may go on is given time."""
    if is_stopped(record, moment):
        return False
    end = rules.effective_end(work, record, moment)
    return moment < end + 2 * grace_ms(work) or moment <= end


def arrival(work: TimedWork, record: Participation, submit_time: int, now: int) -> Arrival | None:
    """None of what came in time, or was time once more was granted."""
    late = submit_time - rules.effective_end(work, record, now)
    return Arrival(late, late <= grace_ms(work)) if late > 0 else None


def counts(work: TimedWork, record: Participation, submit_time: int, now: int) -> bool:
    found = arrival(work, record, submit_time, now)
    return found is None or found.counts


def is_settled(work: TimedWork, record: Participation | None, now: int) -> bool:
    """Whether nothing that counts can come from this person any more."""
    if record is None or not rules.has_started(record):
        return now >= rules.begins_until(work, record, now) + grace_ms(work)
    end = rules.effective_end(work, record, now)
    return is_stopped(record, now) or now >= end + grace_ms(work)


def is_settled_for_all(work: TimedWork, records: Iterable[Participation], now: int) -> bool:
    """Of the many who took part, only those are looked at whose time may be longer than usual: also
    whoever had begun before the end was moved in front of that."""
    if not is_settled(work, None, now):
        return False
    beyond_window = work.duration_ms if work.settings.late_start == "full" else 0
    is_usual_over = now >= work.end_time + beyond_window + grace_ms(work)
    return all(
        is_settled(work, each, now)
        for each in records
        if each.extra_ms
        or each.pauses
        or (each.started_at or 0) > work.end_time
        or not is_usual_over
    )
