"""A contest's times and how far it has come, as the Contest API tells them. Pure; epoch ms."""

from __future__ import annotations

from oj_appliance.contests.boards.types import PENALTY_S
from oj_appliance.contests.clics import wire
from oj_appliance.contests.clics.times import moment, span
from oj_appliance.contests.rules import is_oi, status_of
from oj_appliance.contests.types import Contest, Status


def contest_told(contest: Contest) -> wire.Contest:
    seal = _seal(contest)
    opens = seal is not None and contest.auto_real_rank
    return wire.Contest(
        id=str(contest.id),
        name=contest.title,
        formal_name=contest.title,
        start_time=moment(contest.start_time),
        duration=span(contest.end_time - contest.start_time),
        scoreboard_type="score" if is_oi(contest) else "pass-fail",
        scoreboard_freeze_duration=None if seal is None else span(contest.end_time - seal),
        scoreboard_thaw_time=moment(contest.end_time) if opens else None,
        penalty_time=None if is_oi(contest) else PENALTY_S // 60,
    )


def state_told(
    contest: Contest, now: int, *, is_sealed: bool, is_done: bool, moved_at: int
) -> wire.State:
    """`is_sealed` for everybody; `is_done` when nothing that this audience is told waits for its
    verdict or is kept from it; `moved_at` its latest moment."""
    status, seal = status_of(contest, now), _seal(contest)
    if status is Status.SCHEDULED:
        return wire.State()
    was_sealed = seal is not None and now >= seal
    ended = moment(contest.end_time) if status is Status.ENDED else None
    last = moment(max(contest.end_time, moved_at))
    is_final = ended is not None and is_done
    return wire.State(
        started=moment(contest.start_time),
        frozen=moment(seal) if seal is not None and was_sealed else None,
        ended=ended,
        thawed=ended if was_sealed and not is_sealed else None,
        finalized=last if is_final else None,
        end_of_updates=last if is_final and not is_sealed else None,
    )


def turns_at(contest: Contest, now: int) -> int | None:
    """The next moment at which the clock alone makes another state."""
    moments = (contest.start_time, _seal(contest), contest.end_time)
    return min((each for each in moments if each is not None and each > now), default=None)


def _seal(contest: Contest) -> int | None:
    return contest.seal_rank_time if contest.seal_rank else None
