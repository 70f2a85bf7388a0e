"""Staff hide, show, put on top and remove discussions of the site and of every group."""

from __future__ import annotations

from oj_appliance.clock import Clock
from oj_appliance.discussions import store
from oj_appliance.discussions.service import delete_audited, update_audited
from oj_appliance.errors import ApiError
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor


class DiscussionOffice:
    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def turn(
        self, actor: Actor, discussion_id: int, *, status: int | None, is_top: bool | None
    ) -> None:
        """What is None stays. Raises update.failed when there is none."""
        turned = {"status": status, "top_priority": is_top}
        values: dict[str, object] = {
            name: value for name, value in turned.items() if value is not None
        }
        now = self._clock.now_ms()
        await self._database.write(_turn, actor, discussion_id, values, now)

    async def delete(self, actor: Actor, numbers: list[int]) -> None:
        """All or none. Raises delete.failed."""
        await self._database.write(_delete, actor, numbers, self._clock.now_ms())


def _turn(actor: Actor, discussion_id: int, values: dict[str, object], now: int) -> None:
    found = store.find(discussion_id)
    if found is None:
        raise ApiError("update.failed")
    update_audited(actor, found, values, now)


def _delete(actor: Actor, numbers: list[int], now: int) -> None:
    if not numbers:
        raise ApiError("delete.failed")
    for number in dict.fromkeys(numbers):
        found = store.find(number)
        if found is None:
            raise ApiError("delete.failed")
        delete_audited(actor, found, now)
