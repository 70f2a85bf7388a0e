"""Queries on who has read what is announced in a contest."""

from __future__ import annotations

import json
from collections.abc import Collection

from oj_appliance.accounts.rules import RoleId
from oj_appliance.announcements.types import Status
from oj_appliance.contests.clarifications.types import Reader
from oj_appliance.places.trials import IS_NO_TRIAL
from oj_appliance.places.types import Kind
from oj_appliance.storage.base import fetch_all

# 1 the contest, 2 who registered, 3 its organisers. Nobody who manages it is among those who read.
_PEOPLE = (
    "SELECT account.id AS uid, username, realname FROM account WHERE account.id IN ("  # noqa: S608 - constants
    "SELECT value FROM json_each(?2) UNION"
    f" SELECT user_id FROM submission WHERE place_kind = {Kind.CONTEST:d} AND place_id = ?1"
    f" AND {IS_NO_TRIAL} UNION"
    " SELECT announcement_read.user_id FROM announcement JOIN announcement_read"
    " ON announcement_id = announcement.id WHERE contest_id = ?1)"
    " AND deleted_at IS NULL AND account.id NOT IN (SELECT value FROM json_each(?3))"
    f" AND account.id NOT IN (SELECT user_id FROM account_role WHERE role_id = {RoleId.ROOT:d})"
)


def add_readings(contest_id: int, uid: str, announcement_ids: Collection[int], now: int) -> None:
    """Said again nothing changes. Only visible ones of the contest count."""
    fetch_all(
        "INSERT OR IGNORE INTO announcement_read (announcement_id, user_id, read_at)"
        " SELECT id, ?, ? FROM announcement WHERE contest_id = ? AND status = ?"
        " AND id IN (SELECT value FROM json_each(?))",
        *(uid, now, contest_id, int(Status.VISIBLE), json.dumps(list(announcement_ids))),
    )


def counts(
    contest_id: int, registered: Collection[str], organisers: Collection[str]
) -> tuple[int, dict[int, int]]:
    """How many people there are, and how many of them have read each announcement; those that
    nobody has read are left out."""
    asked = (contest_id, json.dumps(list(registered)), json.dumps(list(organisers)))
    ((people,),) = fetch_all(f"SELECT count(*) FROM ({_PEOPLE})", *asked)  # noqa: S608 - constants
    rows = fetch_all(
        f"WITH people AS ({_PEOPLE})"  # noqa: S608 - constants
        " SELECT announcement.id, count(*) FROM announcement"
        " JOIN announcement_read ON announcement_id = announcement.id"
        " JOIN people ON people.uid = announcement_read.user_id"
        " WHERE contest_id = ?1 GROUP BY announcement.id",
        *asked,
    )
    return int(people), {int(number): int(count) for number, count in rows}


def without_reading(
    contest_id: int,
    registered: Collection[str],
    organisers: Collection[str],
    announcement_id: int,
) -> list[Reader]:
    """By username."""
    rows = fetch_all(
        f"SELECT uid, username, realname FROM ({_PEOPLE}) WHERE uid NOT IN"  # noqa: S608 - constants
        " (SELECT user_id FROM announcement_read WHERE announcement_id = ?4) ORDER BY username",
        contest_id,
        json.dumps(list(registered)),
        json.dumps(list(organisers)),
        announcement_id,
    )
    return [Reader(*row) for row in rows]
