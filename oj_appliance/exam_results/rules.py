"""When results may be signed (contract timedwork.md §16). Pure."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from oj_appliance.errors import ApiError
from oj_appliance.exam_results.types import Results, ResultSheet
from oj_appliance.places.participation import Participation
from oj_appliance.timed_work import grace
from oj_appliance.timed_work import rules as work_rules
from oj_appliance.timed_work.taking.rules import is_due
from oj_appliance.timed_work.types import Status, TimedWork

LONGEST_NOTE = 500


def running(work: TimedWork, records: Collection[Participation], now: int) -> int:
    """How many have begun and have time left."""
    return sum(
        work_rules.has_started(each)
        and work_rules.effective_status(work, each, now) is not Status.ENDED
        for each in records
    )


def awaited(
    work: TimedWork, records: Collection[Participation], taken: Mapping[str, int], now: int
) -> int:
    """How many have no time left, but their grace, or drafts that are not taken yet. `taken` are
    the ends for which drafts were, by uid."""
    return sum(
        work_rules.effective_status(work, each, now) is Status.ENDED
        and (not grace.is_settled(work, each, now) or is_due(work, each, taken.get(each.uid), now))
        for each in records
        # Nobody waits for whoever never began; pauses give them time beyond the window.
        if work_rules.has_started(each) or each.pauses
    )


def unjudged(sheet: ResultSheet) -> int:
    """Submissions that wait for a verdict."""
    return sum(each.unjudged for each in sheet.people)


def check_signing(results: Results, digest: str) -> None:
    """Raises results.still_running, results.not_all_received, results.not_all_judged,
    results.changed, results.signed_already."""
    if results.running or not results.is_over:
        raise ApiError("results.still_running", people=results.running)
    if results.awaited:
        raise ApiError("results.not_all_received", people=results.awaited)
    if waiting := unjudged(results.sheet):
        raise ApiError("results.not_all_judged", submissions=waiting)
    if digest != results.digest:
        raise ApiError("results.changed", status=409)
    if results.versions and not results.changes:
        raise ApiError("results.signed_already", version=results.versions[0].version)


def may_be_signed(results: Results) -> bool:
    try:
        check_signing(results, results.digest)
    except ApiError:
        return False
    return True
