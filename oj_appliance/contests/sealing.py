"""What somebody may know of the submissions of a contest now: the seal, in Python and in SQL from
the same few answers, so that lists and rows cannot part (contract scoreboard.md §2 and §10,
submission.md §4). Pure; moments are epoch ms."""

from __future__ import annotations

import json
from collections.abc import Iterable

import msgspec

from oj_appliance.contests import rules
from oj_appliance.contests.types import Contest, Status
from oj_appliance.places.types import PlacedRow, Shown, ShownWhen, Sql

_RESULT = Shown.ROW | Shown.STATUS | Shown.SCORE
# Own ones whose result is sealed: that they arrived, and what was sent.
_ARRIVED = Shown.ROW | Shown.CODE


class Sight(msgspec.Struct, frozen=True):
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


def sight_of(contest: Contest, *, may_enter: bool, now: int, is_virtual: bool = False) -> Sight:
    """Of a viewer who is no manager; `is_virtual`: who goes through the contest now as if it ran.
    ACM tells people their own results whatever is sealed, OI does
    not. Cases come with the end in ACM, and to others always, since they tell what a run took. Who
    may not enter counts others' results in the site's sums, where no row is told."""
    has_ended = rules.status_of(contest, now) is Status.ENDED
    own = Shown.ALL if has_ended or rules.is_oi(contest) else ~Shown.CASES & Shown.ALL
    tells_all = has_ended and not is_virtual
    keeps_own = rules.is_oi(contest) and rules.is_sealed_for_others(contest, now)
    others = Shown.STATUS
    if may_enter:
        others = _RESULT | (Shown.TIMES | Shown.CASES if tells_all else Shown.NOTHING)
    return Sight(
        own=own,
        others=others,
        early=others if tells_all else Shown.NOTHING,
        own_sealed=_ARRIVED if keeps_own else own,
        others_sealed=Shown.NOTHING,
    )


def sealed_from(contest: Contest, now: int) -> int | None:
    """Results of submissions from this moment on are sealed now; None = none are."""
    return contest.seal_rank_time if rules.is_sealed_for_others(contest, now) else None


def hidden_from(contest: Contest, now: int, minute: int | None) -> int | None:
    """The same for a viewer for whom the contest has come to `minute` (epoch ms of it): what came
    later is as good as sealed. None for whom it has not."""
    seal = sealed_from(contest, now)
    if minute is None:
        return seal
    return minute + 1 if seal is None else min(seal, minute + 1)


def shown_of(
    contest: Contest, sight: Sight, row: PlacedRow, *, is_own: bool, seal: int | None
) -> Shown:
    """`seal` is the moment from which on results are hidden from the viewer."""
    if seal is not None and row.submit_time >= seal:
        return sight.own_sealed if is_own else sight.others_sealed
    if is_own:
        return sight.own
    return sight.early if row.submit_time < contest.start_time else sight.others


def in_sql(
    seen: Iterable[tuple[Contest, Sight, int | None]], uid: str | None
) -> tuple[ShownWhen, ...]:
    """The same for the rows of these contests, each with its seal, those of a like sight
    together."""
    alike: dict[Sight, list[Contest]] = {}
    sealed_at: dict[int, int] = {}
    for contest, sight, seal in seen:
        alike.setdefault(sight, []).append(contest)
        if seal is not None:
            sealed_at[contest.id] = seal
    own = Sql("submission.user_id = ?", (uid or "",))
    answers: list[ShownWhen] = []
    for sight, contests in alike.items():
        here = among(contests)
        if sight == WHOLE:
            answers.append(ShownWhen(Shown.ALL, here))
            continue
        seals = {each.id: sealed_at[each.id] for each in contests if each.id in sealed_at}
        if seals:
            sealed = Sql(f"submission.submit_time >= {_MOMENT}", (_object(seals),))
            answers.append(ShownWhen(sight.own_sealed, both(here, own, sealed)))
            answers.append(ShownWhen(sight.others_sealed, both(here, sealed)))
        answers.append(ShownWhen(sight.own, both(here, own)))
        starts = {each.id: each.start_time for each in contests}
        early = Sql(f"submission.submit_time < {_MOMENT}", (_object(starts),))
        answers.append(ShownWhen(sight.early, both(here, early)))
        answers.append(ShownWhen(sight.others, here))
    answers.append(ShownWhen(OWN_ALONE.own, own))
    answers.append(ShownWhen(OWN_ALONE.others))
    return tuple(answers)


# A contest's moment, by its number, from an object; a contest that is not in it has none.
_MOMENT = "json_extract(?, '$.\"' || submission.place_id || '\"')"


def among(contests: list[Contest]) -> Sql:
    numbers = json.dumps([each.id for each in contests])
    return Sql("submission.place_id IN (SELECT value FROM json_each(?))", (numbers,))


def _object(moments: dict[int, int]) -> str:
    return json.dumps({str(number): moment for number, moment in moments.items()})


def both(*conditions: Sql) -> Sql:
    text = " AND ".join(each.text for each in conditions)
    return Sql(text, tuple(value for each in conditions for value in each.values))
