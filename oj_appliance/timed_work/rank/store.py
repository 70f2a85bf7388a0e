"""Queries of the rank."""

from __future__ import annotations

import json
from collections.abc import Iterable

from oj_appliance.accounts.rules import RoleId
from oj_appliance.places.types import Kind
from oj_appliance.storage.base import fetch_all
from oj_appliance.timed_work.rank.types import Person, Sent

_SENT = (
    "SELECT user_id, problem_id, id, submit_time, status, score FROM submission"  # noqa: S608
    f" WHERE place_kind = {Kind.TIMED_WORK:d} AND place_id = ? AND problem_id IS NOT NULL"
    " AND NOT is_trial"
)
_EVERYBODY = (
    "SELECT account.id, username, nickname, realname"
    " FROM json_each(?) AS wanted CROSS JOIN account ON account.id = wanted.value"
    " WHERE deleted_at IS NULL"
)
_PEOPLE = (
    f"{_EVERYBODY} AND account.id NOT IN"  # noqa: S608 - our own words
    f" (SELECT user_id FROM account_role WHERE role_id = {RoleId.ROOT.value:d})"
)


def sent(timed_work_id: int) -> list[Sent]:
    """By everybody."""
    return [Sent(*row) for row in fetch_all(_SENT, timed_work_id)]


def sent_by(timed_work_id: int, uid: str) -> list[Sent]:
    return [Sent(*row) for row in fetch_all(f"{_SENT} AND user_id = ?", timed_work_id, uid)]


def people(uids: Iterable[str], *, with_root: bool = False) -> dict[str, Person]:
    """By uid: those of them who may stand in a rank. Nobody who is root, but in a dry run."""
    rows = fetch_all(_EVERYBODY if with_root else _PEOPLE, json.dumps(list(uids)))
    return {uid: Person(*names) for uid, *names in rows}
