"""The administrator's list of users (contract admin.md §3)."""

from __future__ import annotations

from oj_appliance.accounts.administration import store as user_list_store
from oj_appliance.accounts.administration.types import SchoolClass, UserFilter
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

    async def page(self, wanted: UserFilter, window: Window) -> tuple[list[UserListRow], int]:
        """Accounts newest first, and how many there are."""
        return await self._database.read(_page, wanted, window)

    async def classes(self) -> list[SchoolClass]:
        """Every class that somebody is in."""
        return await self._database.read(user_list_store.school_classes)

    async def export(self, wanted: UserFilter, *, actor: Actor) -> list[UserListRow]:
        """All that `page` would show, for a table that leaves the house; the log tells of it."""
        rows, total = await self._database.read(_page, wanted, Window(1, MOST_EXPORTED))
        told = {
            **{"keyword": wanted.keyword, "onlyAdmin": wanted.only_staff},
            **{"className": wanted.class_name, "role": wanted.role_id, "state": wanted.state},
            "total": total,
        }
        await self._database.write(self._write_export, told, actor)
        return rows

    def _write_export(self, told: dict[str, object], actor: Actor) -> None:
        record_audit(actor, "user.export", "users", after=told, now=self._clock.now_ms())


def _page(wanted: UserFilter, window: Window) -> tuple[list[UserListRow], int]:
    rows = user_list_store.user_page(wanted, offset=window.offset, limit=window.limit)
    return rows, user_list_store.count_users(wanted)
