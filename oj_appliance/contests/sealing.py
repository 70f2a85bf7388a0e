"""What somebody may know of the submissions of a contest now: the seal, in Python and in SQL from
the same few answers, so that lists and rows cannot part (contract scoreboard.md §2 and §10,
submission.md §4). Pure; moments are epoch ms."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass

from oj_appliance.contests import rules
from oj_appliance.contests.types import Contest, Status
from oj_appliance.places.types import PlacedRow, Shown, ShownWhen, Sql

_RESULT = Shown.ROW | Shown.STATUS | Shown.SCORE
# Own ones whose result is sealed: that they arrived, and what was sent.
_ARRIVED = Shown.ROW | Shown.CODE


@dataclass(frozen=True, slots=True)
class Sight:
    """What one viewer may know of each kind of row: own ones and others', before the seal and after
    it. `early` are others' of before the start, which managers alone can have made."""

    own: Shown
    others: Shown
    early: Shown
    own_sealed: Shown
    others_sealed: Shown


WHOLE = Sight(*[Shown.ALL] * 5)
# Of a contest that is gone: one's own rows outlive it.
OWN_ALONE = Sight(Shown.ALL, Shown.NOTHING, Shown.NOTHING, Shown.ALL, Shown.NOTHING)


def sight_of(contest: Contest, *, may_enter: bool, now: int) -> Sight:
    """Of a viewer who is no manager. ACM tells people their own results whatever is sealed, OI does
    not. Cases come with the end in ACM, and to others always, since they tell what a run took. Who
    may not enter counts others' results in the site's sums, where no row is told."""
    has_ended = rules.status_of(contest, now) is Status.ENDED
    own = Shown.ALL if has_ended or rules.is_oi(contest) else ~Shown.CASES & Shown.ALL
    others = Shown.STATUS
    if may_enter:
        others = _RESULT | (Shown.TIMES | Shown.CASES if has_ended else Shown.NOTHING)
    return Sight(
        own=own,
        others=others,
        early=others if has_ended else Shown.NOTHING,
        own_sealed=_ARRIVED if rules.is_oi(contest) else own,
        others_sealed=Shown.NOTHING,
    )


def sealed_from(contest: Contest, now: int) -> int | None:
    """Results of submissions from this moment on are sealed now; None = none are."""
    return contest.seal_rank_time if rules.is_sealed_for_others(contest, now) else None


def shown_of(contest: Contest, sight: Sight, row: PlacedRow, *, is_own: bool, now: int) -> Shown:
    seal = sealed_from(contest, now)
    if seal is not None and row.submit_time >= seal:
        return sight.own_sealed if is_own else sight.others_sealed
    if is_own:
        return sight.own
    return sight.early if row.submit_time < contest.start_time else sight.others


def in_sql(
    seen: Iterable[tuple[Contest, Sight]], uid: str | None, now: int
) -> tuple[ShownWhen, ...]:
    """The same for the rows of these contests, those of a like sight together."""
    alike: dict[Sight, list[Contest]] = {}
    for contest, sight in seen:
        alike.setdefault(sight, []).append(contest)
    own = Sql("submission.user_id = ?", (uid or "",))
    answers: list[ShownWhen] = []
    for sight, contests in alike.items():
        here = _among(contests)
        if sight == WHOLE:
            answers.append(ShownWhen(Shown.ALL, here))
            continue
        seals = {each.id: at for each in contests if (at := sealed_from(each, now)) is not None}
        if seals:
            sealed = Sql(f"submission.submit_time >= {_MOMENT}", (_object(seals),))
            answers.append(ShownWhen(sight.own_sealed, _both(here, own, sealed)))
            answers.append(ShownWhen(sight.others_sealed, _both(here, sealed)))
        answers.append(ShownWhen(sight.own, _both(here, own)))
        starts = {each.id: each.start_time for each in contests}
        early = Sql(f"submission.submit_time < {_MOMENT}", (_object(starts),))
        answers.append(ShownWhen(sight.early, _both(here, early)))
        answers.append(ShownWhen(sight.others, here))
    answers.append(ShownWhen(OWN_ALONE.own, own))
    answers.append(ShownWhen(OWN_ALONE.others))
    return tuple(answers)


# A contest's moment, by its number, from an object; a contest that is not in it has none.
_MOMENT = "json_extract(?, '$.\"' || submission.place_id || '\"')"


def _among(contests: list[Contest]) -> Sql:
    numbers = json.dumps([each.id for each in contests])
    return Sql("submission.place_id IN (SELECT value FROM json_each(?))", (numbers,))


def _object(moments: dict[int, int]) -> str:
    return json.dumps({str(number): moment for number, moment in moments.items()})


def _both(*conditions: Sql) -> Sql:
    text = " AND ".join(each.text for each in conditions)
    return Sql(text, tuple(value for each in conditions for value in each.values))
