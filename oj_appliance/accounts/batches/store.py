"""Queries of the accounts of a batch."""

from __future__ import annotations

import json
from collections.abc import Iterable

from oj_appliance.accounts.batches.types import BatchAccount
from oj_appliance.storage.base import fetch_all

NAMED = (
    "SELECT account.id, username, coalesce(realname, ''), coalesce(number, ''),"
    " coalesce(class_name, ''), account.status, role_id"
    " FROM json_each(?) AS wanted CROSS JOIN account ON account.id = wanted.value"
    " JOIN account_role ON user_id = account.id WHERE deleted_at IS NULL"
    " ORDER BY account.created_at, account.rowid"
)


def accounts_of(uids: Iterable[str]) -> list[BatchAccount]:
    """In the order in which they came, so that slips lie in that of the class list."""
    wanted = json.dumps(sorted(set(uids)))
    return [BatchAccount(*row) for row in fetch_all(NAMED, wanted)]
