"""Queries of accounts that are made or changed many at a time."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from oj_appliance.accounts.model import Account, AccountRole
from oj_appliance.accounts.rosters.types import RosterAccount
from oj_appliance.accounts.rules import ROOT_UID, RoleId, is_staff_role, latin_twin, name_key
from oj_appliance.storage.base import fetch_all

NAMED = (
    "SELECT account.id, username, role_id, email, realname, gender, nickname, school, class_name,"
    " number FROM json_each(?) AS wanted CROSS JOIN account ON username_ci = wanted.value"
    " JOIN account_role ON user_id = account.id WHERE deleted_at IS NULL"
)
OWNERS = (
    "SELECT email, username FROM json_each(?) AS wanted"
    " CROSS JOIN account ON email = wanted.value WHERE deleted_at IS NULL"
)
FIELDS = ("email", "realname", "gender", "nickname", "school", "className", "number")
# SQLite's marks of one statement, far from its limit.
ROWS_AT_ONCE = 50


def accounts_named(usernames: Iterable[str]) -> list[RosterAccount]:
    """In any letter case; those of the wastebasket do not count."""
    wanted = json.dumps(sorted({name_key(name) for name in usernames}))
    return [
        RosterAccount(
            uid,
            username,
            uid == ROOT_UID or is_staff_role(role_id),
            {field: value for field, value in zip(FIELDS, values, strict=True) if value},
        )
        for uid, username, role_id, *values in fetch_all(NAMED, wanted)
    ]


def twins_of(usernames: Iterable[str]) -> dict[str, str]:
    """Those that the eye may take for an account of another name, by name_key: that account."""
    twins = {name: latin_twin(name) for name in usernames}
    twins = {name: twin for name, twin in twins.items() if twin != name}
    found = {name_key(account.username): account for account in accounts_named(twins.values())}
    return {
        name_key(name): found[name_key(twin)].username
        for name, twin in twins.items()
        if name_key(twin) in found
    }


def owners_of_emails(addresses: Iterable[str]) -> dict[str, str]:
    """Usernames by address, both as they are stored."""
    wanted = json.dumps(sorted({address.lower() for address in addresses}))
    return dict(fetch_all(OWNERS, wanted))


def insert_accounts(accounts: list[dict[str, Any]], *, now: int) -> None:
    """Ordinary users; each by the columns of the table."""
    dates = {"created_at": now, "updated_at": now}
    for start in range(0, len(accounts), ROWS_AT_ONCE):
        part = accounts[start : start + ROWS_AT_ONCE]
        Account.insert_many([{**each, **dates} for each in part]).execute()
        roles = [{"user": each["id"], "role": RoleId.USER, **dates} for each in part]
        AccountRole.insert_many(roles).execute()


def update_account(uid: str, columns: dict[str, Any], *, now: int) -> None:
    Account.update(**columns, updated_at=now).where(Account.id == uid).execute()
