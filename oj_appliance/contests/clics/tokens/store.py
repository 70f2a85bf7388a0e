"""Queries on tokens."""

from __future__ import annotations

from typing import Any, NamedTuple

from oj_appliance.contests.clics.model import ClicsToken
from oj_appliance.storage.base import tuples


class TokenRecord(NamedTuple):
    """`digest` is the token's SHA-256, `username` of whoever made it, `created_at` epoch ms."""

    contest_id: int
    digest: str
    username: str
    created_at: int


def all_tokens() -> list[TokenRecord]:
    return _records()


def find(contest_id: int) -> TokenRecord | None:
    found = _records(ClicsToken.contest_id == contest_id)
    return found[0] if found else None


def put(record: TokenRecord) -> None:
    """In place of the one before it."""
    ClicsToken.replace(**record._asdict()).execute()


def remove(contest_id: int) -> None:
    ClicsToken.delete().where(ClicsToken.contest_id == contest_id).execute()


def _records(*further: Any) -> list[TokenRecord]:
    query = ClicsToken.select(
        ClicsToken.contest_id, ClicsToken.digest, ClicsToken.username, ClicsToken.created_at
    )
    return [TokenRecord(*row) for row in tuples(query.where(*further) if further else query)]
