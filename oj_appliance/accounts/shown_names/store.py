"""Queries of people's names."""

from __future__ import annotations

import json
from collections.abc import Iterable

from oj_appliance.accounts.rules import name_key
from oj_appliance.accounts.types import PersonNames
from oj_appliance.storage.base import fetch_all

NAMES = (
    "SELECT username, nickname, realname FROM json_each(?) AS wanted"
    " CROSS JOIN account ON username_ci = wanted.value WHERE deleted_at IS NULL"
)


def names_of(usernames: Iterable[str]) -> list[PersonNames]:
    """In any letter case; those who are not there are left out."""
    wanted = json.dumps(sorted({name_key(name) for name in usernames}))
    return [PersonNames(*row) for row in fetch_all(NAMES, wanted)]
