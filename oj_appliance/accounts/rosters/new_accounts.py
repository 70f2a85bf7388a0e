"""Accounts made many at a time, each with a password that somebody hands out."""

from __future__ import annotations

import uuid
from dataclasses import dataclass, field

from oj_appliance.accounts import rules
from oj_appliance.accounts.rosters import store as roster_store
from oj_appliance.accounts.rosters.plan import COLUMN_OF_FIELD
from oj_appliance.accounts.types import AccountsAdded
from oj_appliance.audit.service import record as record_audit
from oj_appliance.events import Events
from oj_appliance.web.guards import Actor


@dataclass(frozen=True, slots=True)
class GivenAccount:
    """`fields` by the names of a class list; what is missing is nothing."""

    username: str
    password_hash: str
    must_change_password: bool
    fields: dict[str, str] = field(default_factory=dict)


def write_accounts(accounts: list[GivenAccount], actor: Actor, events: Events, *, now: int) -> None:
    """Inside a write: rows of ordinary users, and an audit row for each."""
    rows = []
    for each in accounts:
        columns = {column: each.fields.get(name) for name, column in COLUMN_OF_FIELD.items()}
        columns["gender"] = columns["gender"] or rules.DEFAULT_GENDER
        rows.append(
            {
                "id": uuid.uuid4().hex,
                "username": each.username,
                "password_hash": each.password_hash,
                "must_change_password": each.must_change_password,
                **columns,
            }
        )
    roster_store.insert_accounts(rows, now=now)
    events.publish(AccountsAdded(tuple(str(row["id"]) for row in rows), now))
    for each in accounts:
        record_audit(actor, "user.add", each.username, after=dict(each.fields), now=now)
