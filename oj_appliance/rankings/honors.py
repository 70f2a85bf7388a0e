"""Titles that people earn by solving problems; root keeps them (contract admin.md §15)."""

from __future__ import annotations

from dataclasses import asdict

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.rankings import store
from oj_appliance.rankings.rules import check_honor
from oj_appliance.rankings.types import Honor, HonorDraft
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor


class Honors:
    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def all(self) -> list[Honor]:
        """The hardest to earn first."""
        return await self._database.read(store.honors)

    async def add(self, actor: Actor, draft: HonorDraft) -> Honor:
        """Raises ApiError content.empty, content.too_long, honor.exists; BadRequestError
        http.bad_param."""
        check_honor(draft)
        now = self._clock.now_ms()
        return await self._database.write(_insert, actor, draft, now)

    async def change(self, actor: Actor, honor_id: int, draft: HonorDraft) -> None:
        """Raises ApiError update.failed when there is no such title, else as `add`."""
        check_honor(draft)
        await self._database.write(_update, actor, honor_id, draft, self._clock.now_ms())

    async def remove(self, actor: Actor, honor_id: int) -> None:
        """Raises ApiError delete.failed when there is no such title."""
        await self._database.write(_delete, actor, honor_id, self._clock.now_ms())


def _insert(actor: Actor, draft: HonorDraft, now: int) -> Honor:
    _refuse_twin(draft.name, None)
    saved = Honor(store.insert_honor(draft, now=now), draft.name, draft.color, draft.solved)
    _audit(actor, "honor.create", None, saved, now)
    return saved


def _update(actor: Actor, honor_id: int, draft: HonorDraft, now: int) -> None:
    before = _existing(honor_id, "update.failed")
    _refuse_twin(draft.name, honor_id)
    store.update_honor(honor_id, draft, now=now)
    saved = Honor(honor_id, draft.name, draft.color, draft.solved)
    _audit(actor, "honor.update", before, saved, now)


def _delete(actor: Actor, honor_id: int, now: int) -> None:
    before = _existing(honor_id, "delete.failed")
    store.delete_honor(honor_id)
    _audit(actor, "honor.delete", before, None, now)


def _existing(honor_id: int, refusal: str) -> Honor:
    for honor in store.honors():
        if honor.id == honor_id:
            return honor
    raise ApiError(refusal)


def _refuse_twin(name: str, honor_id: int | None) -> None:
    if any(honor.name == name and honor.id != honor_id for honor in store.honors()):
        raise ApiError("honor.exists")


def _audit(actor: Actor, action: str, before: Honor | None, after: Honor | None, now: int) -> None:
    of = after or before
    if of is None:
        return
    record_audit(
        actor,
        action,
        {"id": of.id, "name": of.name},
        before=None if before is None else asdict(before),
        after=None if after is None else asdict(after),
        now=now,
    )
