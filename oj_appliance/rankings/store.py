"""Queries of ranks. Pages walk an index of user_total, so that they cost the same however many
submissions there are."""

from __future__ import annotations

from oj_appliance.accounts.rules import STAFF_ROLE_IDS
from oj_appliance.rankings.model import HonorTable
from oj_appliance.rankings.types import (
    Honor,
    HonorDraft,
    PersonSearch,
    RankRow,
    RankType,
    RecentRankRow,
)
from oj_appliance.storage.base import fetch_all, fetch_one, like_part

LONGEST_SIGNATURE = 100  # contract home.md, get-rank-list

LISTED = "status = 0 AND deleted_at IS NULL"
# Equal ones by name: an order that a reader can follow, whoever asks.
ORDER = {
    RankType.ACM: "solved DESC, submissions, username_ci",
    RankType.OI: "oi_score DESC, solved DESC, submissions, username_ci",
}
# Whoever has done nothing has no place, and staff takes none of its students.
REACHED = {RankType.ACM: "solved > 0", RankType.OI: "oi_score > 0"}
IS_NO_STAFF = "account.id NOT IN (SELECT user_id FROM account_role WHERE role_id IN ({}))".format(  # noqa: S608
    ", ".join(str(role.value) for role in sorted(STAFF_ROLE_IDS))
)


RECENT = (
    "SELECT account.id, username, nickname, avatar, title_name, title_color,"  # noqa: S608
    " count(DISTINCT problem_id) FROM user_accepted JOIN account ON account.id = user_id"
    f" WHERE user_accepted.created_at >= ? AND {LISTED} AND {IS_NO_STAFF}"
    " GROUP BY account.id ORDER BY 7 DESC, account.created_at DESC, username_ci LIMIT ?"
)


def recent_rank(*, since: int, limit: int) -> list[RecentRankRow]:
    """Most problems first solved since then; equal ones newest account first, then by name."""
    return [RecentRankRow(*row) for row in fetch_all(RECENT, since, limit)]


def rank_page(kind: RankType, search: PersonSearch, *, offset: int, limit: int) -> list[RankRow]:
    """People in their order."""
    parameters = (*_patterns(search), limit, offset)
    return [RankRow(*row) for row in fetch_all(rank_sql(kind, search), *parameters)]


def count_ranked(kind: RankType, search: PersonSearch) -> int:
    row = fetch_one(count_sql(kind, search), *_patterns(search))
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


def rank_sql(kind: RankType, search: PersonSearch) -> str:
    """CROSS JOIN keeps SQLite on the index of totals, which has the order of the page."""
    return (
        "SELECT user_id, username, nickname, avatar, title_name, title_color,"  # noqa: S608
        f" substr(signature, 1, {LONGEST_SIGNATURE}), solved, submissions, oi_score"
        " FROM user_total CROSS JOIN account ON account.id = user_id"
        f" WHERE {_condition(kind, search)} ORDER BY {ORDER[kind]} LIMIT ? OFFSET ?"
    )


def count_sql(kind: RankType, search: PersonSearch) -> str:
    return (
        "SELECT count(*) FROM user_total CROSS JOIN account ON account.id = user_id"  # noqa: S608
        f" WHERE {_condition(kind, search)}"
    )


def _condition(kind: RankType, search: PersonSearch) -> str:
    ranked = f"{REACHED[kind]} AND {LISTED} AND {IS_NO_STAFF}"
    if not search.word:
        return ranked
    matches = " OR ".join(f"{column} LIKE ? ESCAPE '\\'" for column in search.columns)
    return f"{ranked} AND ({matches})"


def _patterns(search: PersonSearch) -> tuple[str, ...]:
    if not search.word:
        return ()
    return (like_part(search.word),) * len(search.columns)
