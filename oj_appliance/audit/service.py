"""The one function by which other domains leave an audit row, and reading the log."""

from __future__ import annotations

from oj_appliance.audit import store
from oj_appliance.audit.types import AuditEntry, AuditFilter, AuditRecord
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor
from oj_appliance.web.paging import Window


def record(
    actor: Actor,
    action: str,
    target: object,
    *,
    now: int,
    before: object = None,
    after: object = None,
    reason: str | None = None,
) -> None:
    """The only way onto the log; call it inside the write that it tells of, so that both stand or
    fall. `action` is domain.verb, such as problem.update; `target` names the object. Never
    passwords, tokens or codes."""
    entry = AuditEntry(actor.uid, actor.username, actor.ip, action, target, before, after, reason)
    store.insert_entry(entry, now=now)


class AuditLog:
    """Rows are added and read; nobody changes or removes one (contract admin.md §21)."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(self, wanted: AuditFilter, window: Window) -> tuple[list[AuditRecord], int]:
        """The newest first, and how many there are in all."""
        return await self._database.read(
            store.page, wanted, limit=window.limit, offset=window.offset
        )

    async def actions(self) -> list[str]:
        """Every action that has left a row, by name."""
        return await self._database.read(store.actions)
