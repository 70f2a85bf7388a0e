"""How a contest's problem was submitted, and with what end; what the bank calls its problems."""

from __future__ import annotations

import json
from collections.abc import Sequence

from oj_appliance.accounts.rules import RoleId
from oj_appliance.contests.rules import organisers
from oj_appliance.contests.types import Contest, ContestProblem
from oj_appliance.places.types import Kind
from oj_appliance.problems.titles import titles_in
from oj_appliance.storage.base import fetch_all

_BY_STATUS = (
    "SELECT status, count(*) FROM submission INDEXED BY submission_problem_newest"  # noqa: S608
    f" WHERE problem_id = ? AND place_kind = {Kind.CONTEST:d} AND place_id = ?"
    " AND submit_time >= ? AND submit_time < ?"
    " AND user_id NOT IN (SELECT value FROM json_each(?)) GROUP BY status"
)
_TITLES = (
    "SELECT id, title, statements FROM problem WHERE id IN (SELECT value FROM json_each(?))"
    " AND statements IS NOT NULL"
)
_ROOTS = "SELECT user_id FROM account_role WHERE role_id = ?"
_NEVER = 2**62  # epoch ms


def further_titles(problems: Sequence[ContestProblem]) -> dict[int, dict[str, str]]:
    """By pid and language, of those that the contest calls as the bank does: a title of the
    contest's own stands in every language."""
    names = {each.problem_id: each.display_title for each in problems}
    rows = fetch_all(_TITLES, json.dumps(list(names)))
    return {pid: titles_in(further) for pid, title, further in rows if title == names[pid]}


def verdicts_of(contest: Contest, pid: int, until: int | None) -> dict[int, int]:
    """By status: how many submissions of the problem since the start and before `until` (epoch ms;
    None = all), but for those of root users and of its organisers (contract contest.md
    §3)."""
    roots = {uid for (uid,) in fetch_all(_ROOTS, RoleId.ROOT)}
    bound = _NEVER if until is None else until
    window = (contest.start_time, bound, json.dumps(list(roots | organisers(contest))))
    return {int(status): int(n) for status, n in fetch_all(_BY_STATUS, pid, contest.id, *window)}
