"""The administrator's list of users (contract admin.md §3)."""

from __future__ import annotations

from oj_appliance.accounts.administration import store as user_list_store
from oj_appliance.accounts.types import UserListRow
from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor
from oj_appliance.web.paging import Window

# More than any school has.
MOST_EXPORTED = 50_000


class UserList:
    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def page(
        self, keyword: str, window: Window, *, only_staff: bool
    ) -> tuple[list[UserListRow], int]:
        """Accounts newest first, and how many there are; an empty keyword finds all."""
        return await self._database.read(_page, keyword.strip(), window, only_staff)

    async def export(self, keyword: str, *, only_staff: bool, actor: Actor) -> list[UserListRow]:
        """All that `page` would show, for a table that leaves the house; the log tells of it."""
        everything = Window(1, MOST_EXPORTED)
        rows, total = await self._database.read(_page, keyword.strip(), everything, only_staff)
        told = {"keyword": keyword.strip(), "onlyAdmin": only_staff, "total": total}
        await self._database.write(self._write_export, told, actor)
        return rows

    def _write_export(self, told: dict[str, object], actor: Actor) -> None:
        record_audit(actor, "user.export", "users", after=told, now=self._clock.now_ms())


def _page(keyword: str, window: Window, only_staff: bool) -> tuple[list[UserListRow], int]:
    rows = user_list_store.user_page(
        keyword, only_staff=only_staff, offset=window.offset, limit=window.limit
    )
    return rows, user_list_store.count_users(keyword, only_staff=only_staff)
