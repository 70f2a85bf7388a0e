"""How a contest's problem was submitted, and with what end."""

from __future__ import annotations

import json

from oj_appliance.accounts.rules import RoleId
from oj_appliance.contests.types import Contest
from oj_appliance.places.types import Kind
from oj_appliance.storage.base import fetch_all

_BY_STATUS = (
    "SELECT status, count(*) FROM submission INDEXED BY submission_problem_newest"  # noqa: S608
    f" WHERE problem_id = ? AND place_kind = {Kind.CONTEST:d} AND place_id = ?"
    " AND submit_time >= ? AND submit_time < ?"
    " AND user_id NOT IN (SELECT value FROM json_each(?)) GROUP BY status"
)
_ROOTS = "SELECT user_id FROM account_role WHERE role_id = ?"
_NEVER = 2**62  # epoch ms


def verdicts_of(contest: Contest, pid: int, until: int | None) -> dict[int, int]:
    """By status: how many submissions of the problem since the start and before `until` (epoch ms;
    None = all), but for those of root users and of the creator (contract contest.md §3)."""
    organisers = [uid for (uid,) in fetch_all(_ROOTS, RoleId.ROOT)]
    if contest.uid is not None:
        organisers.append(contest.uid)
    bound = _NEVER if until is None else until
    window = (contest.start_time, bound, json.dumps(organisers))
    return {int(status): int(n) for status, n in fetch_all(_BY_STATUS, pid, contest.id, *window)}
