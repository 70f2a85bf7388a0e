"""Queries on contests and their problems."""

from __future__ import annotations

from typing import Any

import msgspec

from oj_appliance.contests.model import ContestProblemRow as Problem
from oj_appliance.contests.model import ContestRow as Row
from oj_appliance.contests.types import Award, Contest, ContestProblem
from oj_appliance.groups.holding import StoredGroup
from oj_appliance.places.model import ParticipationRow as Participation
from oj_appliance.places.participation import Participation as Virtual
from oj_appliance.places.store import participations_of
from oj_appliance.places.types import Kind
from oj_appliance.problems.model import Problem as BankProblem
from oj_appliance.storage.base import fetch_all, tuples

_COLUMNS = (
    *(Row.id, Row.user_id, Row.author, Row.title, Row.type, Row.description, Row.source, Row.auth),
    *(Row.password, Row.start_time, Row.end_time, Row.seal_rank, Row.seal_rank_time),
    *(Row.auto_real_rank, Row.visible, Row.open_print, Row.open_account_limit),
    *(Row.account_limit_rule, Row.rank_show_name, Row.star_accounts, Row.open_rank),
    *(Row.oi_rank_score_type, Row.group_id, Row.award_type, Row.awards, Row.allow_end_submit),
    *(Row.modified_user, Row.created_at, Row.updated_at),
)
_NAMES = tuple("uid" if each is Row.user_id else each.name for each in _COLUMNS)
_STARS, _AWARDS = _NAMES.index("star_accounts"), _NAMES.index("awards")

# By the first columns of submission_newest alone.
_FIRST_SUBMISSIONS = (
    "SELECT user_id, min(submit_time) FROM submission"  # noqa: S608 - our own words
    f" WHERE place_kind = {Kind.CONTEST:d} AND place_id = ? AND submit_time >= ? GROUP BY user_id"
)


def contests(*further: Any) -> list[Contest]:
    """All, or those of the conditions, by number."""
    query = Row.select(*_COLUMNS).order_by(Row.id)
    return [_contest(row) for row in tuples(query.where(*further) if further else query)]


def contest(contest_id: int) -> Contest | None:
    found = contests(Row.id == contest_id)
    return found[0] if found else None


def problems(*further: Any) -> list[ContestProblem]:
    """Of all contests, or those of the conditions, by contest and display id; none in the
    wastebasket."""
    query = (
        Problem.select(
            *(Problem.id, Problem.contest_id, Problem.problem_id, Problem.display_id),
            *(Problem.display_title, Problem.color, BankProblem.auth),
            *(Problem.created_at, Problem.updated_at),
        )
        .join(BankProblem, on=(BankProblem.id == Problem.problem_id))
        .where(BankProblem.deleted_at.is_null(), *further)
        .order_by(Problem.contest_id, Problem.display_id)
    )
    return [ContestProblem(*row) for row in tuples(query)]


def problems_of(contest_id: int) -> list[ContestProblem]:
    return problems(Problem.contest_id == contest_id)


def contests_with(problem_id: int) -> list[int]:
    query = Problem.select(Problem.contest_id).where(Problem.problem_id == problem_id)
    return [int(contest_id) for (contest_id,) in tuples(query)]


def registrations(contest_id: int | None = None) -> list[tuple[int, str]]:
    """Contest and uid of everybody who has registered, in all of them or in one."""
    wanted = [] if contest_id is None else [Participation.place_id == contest_id]
    query = Participation.select(Participation.place_id, Participation.user_id).where(
        Participation.place_kind == Kind.CONTEST,
        Participation.is_virtual == False,  # noqa: E712 - SQL
        Participation.registered_at.is_null(False),
        *wanted,
    )
    return [(int(place_id), str(uid)) for place_id, uid in tuples(query)]


def unregister(contest_id: int, uid: str) -> None:
    Participation.delete().where(
        Participation.place_kind == Kind.CONTEST,
        Participation.place_id == contest_id,
        Participation.user_id == uid,
        Participation.is_virtual == False,  # noqa: E712 - SQL
    ).execute()


def virtual_participations(contest_id: int | None = None) -> list[Virtual]:
    return participations_of(Kind.CONTEST, contest_id, is_virtual=True)


def first_submissions(contest_id: int, since: int) -> list[tuple[str, int]]:
    """Uid and moment of everybody's first submission there from `since` on; epoch ms."""
    return fetch_all(_FIRST_SUBMISSIONS, contest_id, since)


def _contest(row: tuple[Any, ...]) -> Contest:
    values = dict(zip(_NAMES, row, strict=True))
    values["star_accounts"] = msgspec.json.decode(row[_STARS], type=tuple[str, ...])
    values["awards"] = msgspec.json.decode(row[_AWARDS], type=tuple[Award, ...])
    gid = values["group_id"]
    values["group"] = None if gid is None else StoredGroup(gid)
    return Contest(**values)
