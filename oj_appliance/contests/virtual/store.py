"""Queries of virtual participation."""

from __future__ import annotations

from oj_appliance.contests.boards import store as boards
from oj_appliance.contests.boards.types import Person
from oj_appliance.places.types import Kind
from oj_appliance.storage.base import fetch_all

# Problem, and what record_of takes, in its order. By submission_user_newest.
Row = tuple[int, int, int, int, int | None, int | None]

_OWN = (
    "SELECT problem_id, id, submit_time, status, score, time FROM submission"  # noqa: S608
    f" WHERE user_id = ? AND place_kind = {Kind.VIRTUAL:d} AND place_id = ?"
    " AND problem_id IS NOT NULL"
)


def own_records(contest_id: int, uid: str) -> tuple[Person | None, list[Row]]:
    """What the person has submitted virtually; None for who is on no board."""
    return boards.people([uid]).get(uid), fetch_all(_OWN, uid, contest_id)
