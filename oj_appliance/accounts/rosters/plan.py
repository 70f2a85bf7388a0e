"""What becomes of each row of a class list; pure (contract admin.md §3.1)."""

from __future__ import annotations

from oj_appliance.accounts import rules
from oj_appliance.accounts.rosters.rules import find_losses, find_problems
from oj_appliance.accounts.rosters.types import (
    KnownAccounts,
    PlannedRow,
    RosterAccount,
    RosterAction,
    RosterProblem,
    RosterRow,
)

# All fields but name and password, with the account's columns.
COLUMN_OF_FIELD = {
    "email": "email",
    "realname": "realname",
    "gender": "gender",
    "nickname": "nickname",
    "school": "school",
    "className": "class_name",
    "number": "number",
}


def plan_rows(
    rows: list[RosterRow],
    accounts: list[RosterAccount],
    owner_of_email: dict[str, str],
    twin_of: dict[str, str],
    *,
    generates_passwords: bool,
    fills_nicknames: bool = False,
) -> list[PlannedRow]:
    """`accounts` are those that the rows name, `owner_of_email` whose their addresses are today,
    `twin_of` which account a new name looks like; `fills_nicknames`: who has no nickname gets the
    real name as one."""
    by_name = {rules.name_key(account.username): account for account in accounts}
    known = KnownAccounts(
        {name: account.is_staff for name, account in by_name.items()},
        {email: rules.name_key(owner) for email, owner in owner_of_email.items()},
        twin_of,
    )
    problems = find_problems(rows, known, generates_passwords=generates_passwords)
    return [
        _planned(
            row,
            by_name.get(rules.name_key(row.values.get("username", ""))),
            found,
            fills_nicknames=fills_nicknames,
        )
        for row, found in zip(rows, problems, strict=True)
    ]


def _planned(
    row: RosterRow,
    account: RosterAccount | None,
    problems: list[RosterProblem],
    *,
    fills_nicknames: bool,
) -> PlannedRow:
    username = account.username if account else row.values.get("username", "")
    if problems:
        return PlannedRow(row, RosterAction.SKIP, problems, username, account)
    changes = _changes(row, account)
    # A column of nicknames speaks for itself where there is an account already.
    tells_nicknames = account is not None and "nickname" in row.values
    if fills_nicknames and "nickname" not in changes and not tells_nicknames:
        changes |= _nickname(changes, account)
    if account is None:
        action = RosterAction.CREATE
    elif changes or row.values.get("password"):
        action = RosterAction.UPDATE
    else:
        action = RosterAction.UNCHANGED
    warnings = find_losses(row, account.values if account else {})
    return PlannedRow(row, action, [], username, account, changes, warnings)


def _nickname(changes: dict[str, str], account: RosterAccount | None) -> dict[str, str]:
    """The real name, cut to a nickname's length; one that was filled so follows a mended name."""
    before = account.values if account else {}
    longest = rules.PROFILE_LIMITS["nickname"]
    old = before.get("nickname", "")
    filled = changes.get("realname", before.get("realname", ""))[:longest]
    if old not in ("", before.get("realname", "")[:longest]) or filled in ("", old):
        return {}
    return {"nickname": filled}


def _changes(row: RosterRow, account: RosterAccount | None) -> dict[str, str]:
    """Blank cells change nothing, and who has told a gender keeps it over a cell without one."""
    before = account.values if account else {}
    changes = {}
    for field in COLUMN_OF_FIELD:
        value = row.values.get(field, "")
        if field == "email":
            value = value.lower()
        if field == "gender" and value == rules.DEFAULT_GENDER:
            continue
        if value and value != before.get(field):
            changes[field] = value
    return changes
