"""Who comes later finds the notices that everybody got (contract message.md, producers)."""

from __future__ import annotations

from oj_appliance.accounts.types import AccountsAdded
from oj_appliance.messages import rules, store
from oj_appliance.messages.backlog import Backlog
from oj_appliance.messages.types import Audience


class Newcomers:
    def __init__(self, backlog: Backlog) -> None:
        self._backlog = backlog

    def give_notices(self, event: AccountsAdded) -> None:
        """Listens to AccountsAdded, inside the write that makes the accounts."""
        notices = store.newest_of(Audience.ALL, most=rules.MOST_FOR_NEWCOMERS)
        if notices:
            self._backlog.give(notices, rules.copy_type(Audience.ALL), event.uids, event.now)
