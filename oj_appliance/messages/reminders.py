"""What staff are reminded of once a day (contract message.md, producers)."""

from __future__ import annotations

from oj_appliance.accounts.rules import RoleId
from oj_appliance.clock import Clock
from oj_appliance.messages import own_words, store
from oj_appliance.messages.door import MessageDoor
from oj_appliance.messages.types import CopyType
from oj_appliance.storage.database import Database


class Reminders:
    def __init__(self, database: Database, clock: Clock, door: MessageDoor) -> None:
        self._database = database
        self._clock = clock
        self._door = door

    async def remind(self) -> None:
        """Of problems of groups that wait for a decision; nobody of none."""
        await self._database.write(self._remind, self._clock.now_ms())

    def _remind(self, now: int) -> None:
        if waiting := store.problems_waiting():
            told = store.with_roles(RoleId.ROOT, RoleId.PROBLEM_ADMIN)
            words = own_words.PROBLEMS_WAIT
            self._door.tell(words, told, kind=CopyType.SYS, by=None, now=now, names={"n": waiting})
