"""Calls of the wastebasket (contract admin.md §3, delete-user, and §20)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from oj_appliance.accounts.wastebasket.service import AccountWastebasket
from oj_appliance.clock import wire_time
from oj_appliance.errors import GuardError
from oj_appliance.wastebasket.service import KEPT_MS, Wastebasket
from oj_appliance.wastebasket.types import Entry, TrashKind
from oj_appliance.web.endpoint import Call, delete, get, put
from oj_appliance.web.guards import TRASH, USER_ADMIN, Viewer
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Time, Uid

ENTRIES_LIMIT = 10
MOST_DELETED = 1000

EntryId = Annotated[str, Meta(min_length=1, max_length=32)]


class DeleteUsersBody(msgspec.Struct):
    ids: Annotated[list[Uid], Meta(min_length=1, max_length=MOST_DELETED)]


class TrashQuery(PageQuery, kw_only=True):
    type: TrashKind
    keyword: Annotated[str, Meta(max_length=255)] = ""


class TrashRow(msgspec.Struct, kw_only=True):
    type: TrashKind
    id: str
    name: str
    title: str | None
    deletedBy: str | None
    gmtDeleted: Time
    purgeAt: Time


class TrashChoice(msgspec.Struct):
    type: TrashKind
    id: EntryId


class Restored(msgspec.Struct):
    name: str


class WastebasketApi:
    def __init__(self, wastebasket: Wastebasket, accounts: AccountWastebasket) -> None:
        self._wastebasket = wastebasket
        self._accounts = accounts

    @delete("/api/admin/user/delete-user", guard=USER_ADMIN, summary="Accounts to the wastebasket")
    async def delete_user(self, call: Call, body: DeleteUsersBody) -> None:
        await self._accounts.delete(body.ids, call.actor)

    @get("/api/admin/trash", guard=TRASH, summary="The wastebasket")
    async def get_trash(self, call: Call, query: TrashQuery) -> Page[TrashRow]:
        _check_kind(call.viewer, query.type)
        window = query.window(ENTRIES_LIMIT)
        entries, total = await self._wastebasket.page(query.type, query.keyword, window)
        return page_of([_row(entry) for entry in entries], total, window)

    @put("/api/admin/trash/restore", guard=TRASH, summary="Take it out again")
    async def restore(self, call: Call, body: TrashChoice) -> Restored:
        _check_kind(call.viewer, body.type)
        return Restored(await self._wastebasket.restore(body.type, body.id, call.actor))

    @delete("/api/admin/trash", guard=TRASH, summary="Remove it for ever")
    async def remove(self, call: Call, query: TrashChoice) -> None:
        _check_kind(call.viewer, query.type)
        await self._wastebasket.remove(query.type, query.id, call.actor)


def _check_kind(viewer: Viewer, kind: TrashKind) -> None:
    """Accounts are for who looks after accounts, problems for who looks after all of them."""
    is_theirs = viewer.holds("user_admin") if kind is TrashKind.USER else viewer.is_problem_admin
    if not is_theirs:
        raise GuardError("auth.forbidden")


def _row(entry: Entry) -> TrashRow:
    return TrashRow(
        type=entry.kind,
        id=entry.id,
        name=entry.name,
        title=entry.title,
        deletedBy=entry.deleted_by,
        gmtDeleted=wire_time(entry.deleted_at),
        purgeAt=wire_time(entry.deleted_at + KEPT_MS),
    )
