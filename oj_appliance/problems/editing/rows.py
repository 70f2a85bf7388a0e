"""A problem as lists of the back-office show it (contract admin.md §8): those of the bank, and
those from which contests and trainings are put together."""

from __future__ import annotations

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.problems.types.lists import AdminRow
from oj_appliance.web.wire import Time


class AdminProblemRow(msgspec.Struct, kw_only=True):
    id: int
    problemId: str
    title: str
    author: str | None
    auth: int
    type: int
    judgeMode: str
    difficulty: int
    applyPublicProgress: int | None
    gid: int | None
    gmtCreate: Time
    gmtModified: Time


def admin_row(row: AdminRow) -> AdminProblemRow:
    return AdminProblemRow(
        id=row.id,
        problemId=row.problem_id,
        title=row.title,
        author=row.author,
        auth=row.auth,
        type=row.type,
        judgeMode=row.judge_mode,
        difficulty=row.difficulty,
        applyPublicProgress=row.apply_public_progress,
        gid=row.group_id,
        gmtCreate=wire_time(row.created_at),
        gmtModified=wire_time(row.updated_at),
    )
