"""The administrator's list of users (contract admin.md §3)."""

from __future__ import annotations

from oj_appliance.accounts import user_list_store
from oj_appliance.accounts.types import UserListRow
from oj_appliance.storage.database import Database
from oj_appliance.web.paging import Window


class UserList:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(
        self, keyword: str, window: Window, *, only_staff: bool
    ) -> tuple[list[UserListRow], int]:
        """Accounts newest first, and how many there are; an empty keyword finds all."""
        return await self._database.read(_page, keyword.strip(), window, only_staff)


def _page(keyword: str, window: Window, only_staff: bool) -> tuple[list[UserListRow], int]:
    rows = user_list_store.user_page(
        keyword, only_staff=only_staff, offset=window.offset, limit=window.limit
    )
    return rows, user_list_store.count_users(keyword, only_staff=only_staff)
