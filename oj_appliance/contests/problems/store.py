"""How often a contest's problems were submitted, and with what end."""

from __future__ import annotations

import json

from oj_appliance.accounts.rules import RoleId
from oj_appliance.contests.types import Contest
from oj_appliance.places.types import Kind
from oj_appliance.storage.base import fetch_all

# Read from the index alone.
_BY_STATUS = (
    "SELECT problem_id, status, count(*) FROM submission INDEXED BY submission_status_newest"  # noqa: S608
    f" WHERE place_kind = {Kind.CONTEST:d} AND place_id = ? AND submit_time >= ?"
    " AND submit_time < ? AND user_id NOT IN (SELECT value FROM json_each(?))"
    " GROUP BY problem_id, status"
)
_ROOTS = "SELECT user_id FROM account_role WHERE role_id = ?"
_NEVER = 2**62  # epoch ms


def verdicts_by_problem(contest: Contest, until: int | None) -> dict[int, dict[int, int]]:
    """By problem and status: how many submissions since the start and before `until` (epoch ms;
    None = all), but for those of root users and of the creator (contract contest.md §3)."""
    organisers = [uid for (uid,) in fetch_all(_ROOTS, RoleId.ROOT)]
    if contest.uid is not None:
        organisers.append(contest.uid)
    bound = _NEVER if until is None else until
    rows = fetch_all(_BY_STATUS, contest.id, contest.start_time, bound, json.dumps(organisers))
    found: dict[int, dict[int, int]] = {}
    for pid, status, count in rows:
        found.setdefault(pid, {})[status] = count
    return found
