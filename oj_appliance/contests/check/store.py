"""What the check of a contest asks about accounts."""

from __future__ import annotations

from collections.abc import Collection

from oj_appliance.accounts.model import Account
from oj_appliance.storage.base import tuples

_IN_USE = Account.deleted_at.is_null()


def usernames() -> list[str]:
    """Of everybody who is not in the wastebasket."""
    return [str(name) for (name,) in tuples(Account.select(Account.username).where(_IN_USE))]


def usernames_of(uids: Collection[str]) -> list[str]:
    known = dict(tuples(Account.select(Account.id, Account.username).where(_IN_USE)))
    return [str(known[uid]) for uid in uids if uid in known]


def has_account(uid: str | None) -> bool:
    return uid is not None and bool(Account.select().where(Account.id == uid, _IN_USE).exists())
