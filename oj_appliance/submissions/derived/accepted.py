"""user_accepted: who has solved what, where, and by which submission first (contract 20-schema,
invariant 5)."""

from __future__ import annotations

from typing import Any

from oj_appliance.judging.types import Verdict
from oj_appliance.storage.base import fetch_one
from oj_appliance.submissions.derived.scope import COUNTS_FOR_PROBLEM
from oj_appliance.submissions.model import UserAccepted

_FIRST = (
    "SELECT id, submit_time FROM submission INDEXED BY submission_user_problem"  # noqa: S608
    " WHERE user_id = ? AND problem_id = ? AND group_id IS ? AND status = ?"
    f" AND {COUNTS_FOR_PROBLEM} ORDER BY submit_time, id LIMIT 1"
)


def derive(uid: str, problem_id: int, group_id: int | None, *, now: int) -> bool:
    """One row while an accepted submission exists. It names the first one and bears its time, so
    that judging again moves nobody in the rank of the last days. True when a row came or went."""
    row = _row_of(uid, problem_id, group_id)
    first = fetch_one(_FIRST, uid, problem_id, group_id, Verdict.ACCEPTED)
    if first is None:
        return bool(UserAccepted.delete().where(*row).execute())
    submission_id, submit_time = first
    values = {"submission_id": submission_id, "created_at": submit_time, "updated_at": now}
    if UserAccepted.update(**values).where(*row).execute():
        return False
    UserAccepted.insert(user_id=uid, problem_id=problem_id, group_id=group_id, **values).execute()
    return True


def _row_of(uid: str, problem_id: int, group_id: int | None) -> list[Any]:
    group: Any = UserAccepted.group_id
    scope = group.is_null() if group_id is None else group == group_id
    return [UserAccepted.user_id == uid, UserAccepted.problem_id == problem_id, scope]
