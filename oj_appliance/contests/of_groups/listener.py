"""What becomes of a group's contests when it is disbanded (contract group.md §1)."""

from __future__ import annotations

from oj_appliance.contests.administration import store
from oj_appliance.contests.known import KnownContests
from oj_appliance.contests.types import ContestChanged
from oj_appliance.events import Events
from oj_appliance.groups.types import GroupDisbanded


class DisbandedGroups:
    def __init__(self, known: KnownContests, events: Events) -> None:
        self._known = known
        self._events = events

    def remove(self, event: GroupDisbanded) -> None:
        """Inside the write: the contests go, what was submitted there stays."""
        for contest_id in store.numbers_of_group(event.group.id):
            store.remove_but_submissions(contest_id)

    def forget(self, event: GroupDisbanded) -> None:
        """After the commit."""
        for contest in self._known.of_group(event.group.id):
            self._known.forget(contest.id)
            self._events.announce(ContestChanged(contest.id))
