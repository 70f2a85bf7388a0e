"""Use cases of categories, each change audited."""

from __future__ import annotations

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.discussions.categories import store
from oj_appliance.discussions.categories.types import Category, CategoryEdit
from oj_appliance.errors import ApiError
from oj_appliance.storage.database import Database
from oj_appliance.titles import kept_title
from oj_appliance.web.guards import Actor

LONGEST_NAME = 50


class Categories:
    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def all(self) -> list[Category]:
        return await self._database.read(store.categories)

    async def edit(self, actor: Actor, edits: list[CategoryEdit]) -> None:
        """All or none. Raises content.too_long, category.exists, param.bad for one that is not
        there."""
        if any(len(each.name.strip()) > LONGEST_NAME for each in edits):
            raise ApiError("content.too_long", field="name", max=LONGEST_NAME)
        named = [CategoryEdit(each.id, kept_title(each.name)) for each in edits]
        wanted = [each for each in named if each.name]
        await self._database.write(_edit, actor, wanted, self._clock.now_ms())

    async def delete(self, actor: Actor, category_id: int) -> None:
        """Raises delete.failed when there is none, category.in_use."""
        await self._database.write(_delete, actor, category_id, self._clock.now_ms())


def _edit(actor: Actor, edits: list[CategoryEdit], now: int) -> None:
    before = _names()
    for each in edits:
        if store.is_taken(each.name, each.id):
            raise ApiError("category.exists", field="name")
        if each.id is None:
            store.insert(each.name, now=now)
        elif store.find(each.id) is None:
            raise ApiError("param.bad", field="id")
        else:
            store.rename(each.id, each.name, now=now)
    _audit(actor, before, now)


def _delete(actor: Actor, category_id: int, now: int) -> None:
    if store.find(category_id) is None:
        raise ApiError("delete.failed")
    if store.is_used(category_id):
        raise ApiError("category.in_use")
    before = _names()
    store.delete(category_id)
    _audit(actor, before, now)


def _audit(actor: Actor, before: dict[str, str], now: int) -> None:
    after = _names()
    if after != before:
        record_audit(actor, "discussion_category.update", {}, before=before, after=after, now=now)


def _names() -> dict[str, str]:
    """By their numbers."""
    return {str(each.id): each.name for each in store.categories()}
