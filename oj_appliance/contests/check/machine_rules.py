"""What of the machine would embarrass whoever gathers people before it. Pure."""

from __future__ import annotations

from collections.abc import Iterator

from oj_appliance.contests.check.types import (
    DiskFacts,
    Finding,
    JudgeFacts,
    Severity,
    Where,
    finding,
)

# So few people share one slot without waiting at the last minute.
PEOPLE_A_SLOT = 60
# So many submissions before a slot are a queue that people notice.
WAITING_A_SLOT = 10
LITTLE_DISK = 0.15  # a share of it, as the doctor warns
HUNDRED_PERCENT = 100

ERROR, WARNING = Severity.ERROR, Severity.WARNING


def of_machine(judge: JudgeFacts, disk: DiskFacts, registered: int) -> Iterator[Finding]:
    """`registered` are those who are known to come."""
    if not judge.is_open:
        yield finding("contest_check.judging_closed", ERROR, Where.SWITCHES)
    if not judge.can_judge:
        yield finding("contest_check.no_judge", ERROR, Where.JUDGE)
    if judge.is_paused:
        yield finding("contest_check.judge_paused", ERROR, Where.JUDGE)
    if judge.waiting > WAITING_A_SLOT * judge.slots:
        yield finding("contest_check.judge_busy", WARNING, Where.JUDGE, n=judge.waiting)
    if registered > PEOPLE_A_SLOT * judge.slots:
        fill = {"n": registered, "slots": judge.slots}
        yield finding("contest_check.few_slots", WARNING, Where.JUDGE, **fill)
    if disk.is_full:
        yield finding("contest_check.disk_full", ERROR, Where.SERVICE)
    elif disk.free < LITTLE_DISK:
        percent = round(disk.free * HUNDRED_PERCENT)
        yield finding("contest_check.disk_little", WARNING, Where.SERVICE, percent=percent)
