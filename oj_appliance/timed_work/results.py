"""From when participants are told what came of their submissions, and all others that there is
something to be told (contract timedwork.md §5 and §9). Pure; moments are epoch ms."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from oj_appliance.places.participation import Participation
from oj_appliance.timed_work.grace import grace_ms, is_settled, is_settled_for_all
from oj_appliance.timed_work.types import TimedWork


def are_told(
    work: TimedWork, record: Participation | None, records: Iterable[Participation], now: int
) -> bool:
    """To the one whose `record` it is, of `records` that take part: never before nothing that
    counts can come from them any more."""
    return _may_be_told(work, record, now) and _are_all_ready(work, records, now)


def told_to_each(
    work: TimedWork, records: Mapping[str, Participation], now: int
) -> dict[str, bool]:
    """As `are_told` of each of them, by uid; whether all are ready is asked once for all."""
    are_ready = _are_all_ready(work, records.values(), now)
    return {uid: are_ready and _may_be_told(work, it, now) for uid, it in records.items()}


def _may_be_told(work: TimedWork, record: Participation | None, now: int) -> bool:
    return is_settled(work, record, now) and _is_released(work, now)


def _are_all_ready(work: TimedWork, records: Iterable[Participation], now: int) -> bool:
    return work.settings.results != "all_over" or is_settled_for_all(work, records, now)


def are_counted(work: TimedWork, records: Iterable[Participation], now: int) -> bool:
    """Whether sums of the site, which everybody reads, know of them."""
    return _is_released(work, now) and is_settled_for_all(work, records, now)


def is_upsolving(work: TimedWork, records: Iterable[Participation], now: int) -> bool:
    """Whether what comes now comes after the exam. As of one grace ago: for so long what is late is
    kept as such."""
    return work.settings.upsolving and are_counted(work, records, now - grace_ms(work))


def _is_released(work: TimedWork, now: int) -> bool:
    release_at = work.settings.release_at
    return work.settings.results != "released" or (release_at is not None and now >= release_at)
