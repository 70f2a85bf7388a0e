"""Queries of boards."""

from __future__ import annotations

import json
from collections.abc import Iterable

from oj_appliance.accounts.rules import RoleId
from oj_appliance.contests.boards.types import Person
from oj_appliance.places.trials import IS_NO_TRIAL
from oj_appliance.places.types import Kind
from oj_appliance.storage.base import fetch_all

# Person, problem, and what record_of takes, in its order.
Row = tuple[str, int, int, int, int, int | None, int | None]

RECORDS = (
    "SELECT user_id, problem_id, id, submit_time, status, score, time FROM submission"  # noqa: S608
    f" WHERE place_kind = {Kind.CONTEST:d} AND place_id = ? AND problem_id IS NOT NULL"
    f" AND {IS_NO_TRIAL}"
)
PEOPLE = (
    "SELECT account.id, username, nickname, realname, school, gender, avatar"  # noqa: S608
    " FROM json_each(?) AS wanted CROSS JOIN account ON account.id = wanted.value"
    " WHERE deleted_at IS NULL AND account.id NOT IN"
    f" (SELECT user_id FROM account_role WHERE role_id = {RoleId.ROOT.value:d})"
)


def records(contest_id: int) -> list[Row]:
    """What has been submitted in the contest, but for trials, which count nowhere."""
    return fetch_all(RECORDS, contest_id)


def people(uids: Iterable[str]) -> dict[str, Person]:
    """Those of them who may be on boards: nobody who is root. Banned people stay."""
    return {row[0]: Person(*row) for row in fetch_all(PEOPLE, json.dumps(list(uids)))}
