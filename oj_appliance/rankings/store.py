"""Queries of ranks. Pages walk an index of user_total, so that they cost the same however many
submissions there are."""

from __future__ import annotations

from peewee import fn

from oj_appliance.accounts.model import Account
from oj_appliance.rankings.model import HonorTable
from oj_appliance.rankings.types import Honor, HonorDraft, RankRow, RankType, RecentRankRow
from oj_appliance.storage.base import fetch_all, fetch_one, like_part, tuples
from oj_appliance.submissions.model import UserAccepted

LONGEST_SIGNATURE = 100  # contract home.md, get-rank-list

LISTED = "status = 0 AND deleted_at IS NULL"
MATCHES = " OR ".join(
    f"{column} LIKE ? ESCAPE '\\'" for column in ("username", "nickname", "realname")
)
ORDER = {
    RankType.ACM: "solved DESC, submissions, user_id",
    RankType.OI: "oi_score DESC, solved DESC, user_id",
}


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


def rank_page(kind: RankType, search: str, *, offset: int, limit: int) -> list[RankRow]:
    """People in their order; `search` is a part of username, nickname or real name."""
    parameters = (*_patterns(search), limit, offset)
    return [RankRow(*row) for row in fetch_all(rank_sql(kind, search), *parameters)]


def count_ranked(search: str) -> int:
    row = fetch_one(count_sql(search), *_patterns(search))
    return int(row[0]) if row else 0


def honors() -> list[Honor]:
    """The hardest to earn first."""
    return [
        Honor(*row)
        for row in fetch_all("SELECT id, name, color, ac FROM honor ORDER BY ac DESC, id")
    ]


def insert_honor(draft: HonorDraft, *, now: int) -> int:
    values = {"name": draft.name, "color": draft.color, "ac": draft.solved}
    return int(HonorTable.insert(**values, created_at=now, updated_at=now).execute())


def update_honor(honor_id: int, draft: HonorDraft, *, now: int) -> None:
    values = {"name": draft.name, "color": draft.color, "ac": draft.solved}
    HonorTable.update(**values, updated_at=now).where(HonorTable.id == honor_id).execute()


def delete_honor(honor_id: int) -> None:
    HonorTable.delete().where(HonorTable.id == honor_id).execute()


def rank_sql(kind: RankType, search: str) -> str:
    """CROSS JOIN keeps SQLite on the index of totals, which has the order of the page."""
    return (
        "SELECT user_id, username, nickname, avatar, title_name, title_color,"  # noqa: S608
        f" substr(signature, 1, {LONGEST_SIGNATURE}), solved, submissions, oi_score"
        " FROM user_total CROSS JOIN account ON account.id = user_id"
        f" WHERE {_condition(search)} ORDER BY {ORDER[kind]} LIMIT ? OFFSET ?"
    )


def count_sql(search: str) -> str:
    return f"SELECT count(*) FROM account INDEXED BY account_listed WHERE {_condition(search)}"  # noqa: S608


def _condition(search: str) -> str:
    return f"{LISTED} AND ({MATCHES})" if search else LISTED


def _patterns(search: str) -> tuple[str, ...]:
    if not search:
        return ()
    return (like_part(search),) * 3
