"""Who comes later finds the notices that everybody got (contract message.md, producers)."""

from __future__ import annotations

from oj_appliance.accounts.types import AccountsAdded
from oj_appliance.messages import rules, store
from oj_appliance.messages.types import Audience


def give_notices(event: AccountsAdded) -> None:
    """Listens to AccountsAdded, inside the write that makes the accounts."""
    store.copy_pushed(
        Audience.ALL,
        rules.copy_type(Audience.ALL),
        event.uids,
        newest=rules.MOST_FOR_NEWCOMERS,
        now=event.now,
    )
