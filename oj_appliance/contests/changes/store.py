"""How many submissions and people a change to a contest touches."""

from __future__ import annotations

import json
from collections.abc import Iterable

from oj_appliance.accounts.model import Account
from oj_appliance.contests.changes.types import Span, Tally
from oj_appliance.contests.model import ContestPrint
from oj_appliance.contests.printing.types import PrintStatus
from oj_appliance.places.model import ParticipationRow as Participation
from oj_appliance.places.types import Kind
from oj_appliance.storage.base import fetch_all, tuples

# By the first columns of submission_newest.
_TALLY = (
    "SELECT count(*), count(DISTINCT user_id) FROM submission"  # noqa: S608 - our own words
    f" WHERE place_kind = {Kind.CONTEST:d} AND place_id = ? AND submit_time >= ?"
    " AND submit_time < ?"
)
_OF_PROBLEMS = (
    "SELECT count(*), count(DISTINCT user_id) FROM submission"  # noqa: S608 - our own words
    f" WHERE place_kind = {Kind.CONTEST:d} AND place_id = ?"
    " AND problem_id IN (SELECT value FROM json_each(?))"
)
_OUTSIDERS = (
    "SELECT count(DISTINCT user_id) FROM submission"  # noqa: S608 - our own words
    f" WHERE place_kind = {Kind.CONTEST:d} AND place_id = ? AND user_id NOT IN"
    f" (SELECT user_id FROM participation WHERE place_kind = {Kind.CONTEST:d} AND place_id = ?"
    " AND registered_at IS NOT NULL)"
)


def tally(contest_id: int, span: Span) -> Tally:
    if span.since >= span.until:
        return Tally(0, 0)
    return Tally(*fetch_all(_TALLY, contest_id, *span)[0])


def tally_of_problems(contest_id: int, pids: Iterable[int]) -> Tally:
    return Tally(*fetch_all(_OF_PROBLEMS, contest_id, json.dumps(list(pids)))[0])


def outsiders(contest_id: int) -> int:
    """People who submitted and are not registered."""
    return int(fetch_all(_OUTSIDERS, contest_id, contest_id)[0][0])


def registered_names(contest_id: int) -> list[str]:
    query = (
        Account.select(Account.username)
        .join(Participation, on=(Participation.user_id == Account.id))
        .where(
            Participation.place_kind == Kind.CONTEST,
            Participation.place_id == contest_id,
            Participation.is_virtual == False,  # noqa: E712 - SQL
            Participation.registered_at.is_null(False),
        )
    )
    return [str(name) for (name,) in tuples(query)]


def waiting_prints(contest_id: int) -> int:
    query = ContestPrint.select().where(
        ContestPrint.contest_id == contest_id, ContestPrint.status == PrintStatus.WAITING
    )
    return int(query.count())
