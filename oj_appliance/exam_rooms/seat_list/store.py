"""Whom a list of seats may name."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection

from oj_appliance.accounts.model import Account
from oj_appliance.exam_rooms.types import SeatedPerson
from oj_appliance.storage.base import tuples


def named(names: Collection[str]) -> dict[str, list[SeatedPerson]]:
    """By student number; by username where nobody has that number."""
    columns = (Account.id, Account.username, Account.realname, Account.number)
    query = Account.select(*columns).where(
        Account.deleted_at.is_null(),
        Account.number.in_(list(names)) | Account.username.in_(list(names)),
    )
    by_number, by_username = defaultdict(list), defaultdict(list)
    for person in (SeatedPerson(*row) for row in tuples(query)):
        by_number[person.number].append(person)
        by_username[person.username].append(person)
    return {name: by_number.get(name) or by_username.get(name, []) for name in names}
