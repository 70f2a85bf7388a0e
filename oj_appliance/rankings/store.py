"""Queries of ranks."""

from __future__ import annotations

from peewee import fn

from oj_appliance.accounts.model import Account
from oj_appliance.rankings.types import RecentRankRow
from oj_appliance.storage.base import tuples
from oj_appliance.submissions.model import UserAccepted


def recent_rank(*, since: int, limit: int) -> list[RecentRankRow]:
    """Most problems first solved since then; equal ones newest account first."""
    accepted = fn.COUNT(UserAccepted.problem_id.distinct())
    query = (
        UserAccepted.select(
            Account.id,
            Account.username,
            Account.nickname,
            Account.avatar,
            Account.title_name,
            Account.title_color,
            accepted,
        )
        .join(Account, on=(Account.id == UserAccepted.user_id))
        .where(
            UserAccepted.created_at >= since,
            Account.status == 0,
            Account.deleted_at.is_null(),
        )
        .group_by(Account.id)
        .order_by(accepted.desc(), Account.created_at.desc())
        .limit(limit)
    )
    return [RecentRankRow(*row) for row in tuples(query)]
