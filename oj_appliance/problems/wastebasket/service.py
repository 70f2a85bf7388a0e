"""Problems in the wastebasket (contract admin.md §20); ProblemService.delete puts them there."""

from __future__ import annotations

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.events import Events
from oj_appliance.files.service import release_blobs
from oj_appliance.problems.rules import LONGEST_DISPLAY_ID
from oj_appliance.problems.store import problems
from oj_appliance.problems.types.problem import ProblemChanged, ProblemRemoved, ProblemRenamed
from oj_appliance.problems.wastebasket import store as wastebasket_store
from oj_appliance.problems.wastebasket.store import DeletedProblem
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import NOBODY, Actor
from oj_appliance.web.paging import Window


class ProblemWastebasket:
    def __init__(self, database: Database, clock: Clock, events: Events) -> None:
        self._database = database
        self._clock = clock
        self._events = events

    async def page(self, keyword: str, window: Window) -> tuple[list[DeletedProblem], int]:
        return await self._database.read(
            wastebasket_store.deleted_page,
            keyword.strip(),
            offset=window.offset,
            limit=window.limit,
        )

    async def restore(self, pid: int, *, actor: Actor) -> str:
        """The display id under which it is there again. Raises trash.missing."""
        display_id = await self._database.write(self._write_restoring, pid, actor)
        self._events.announce(ProblemChanged(pid))
        return display_id

    def _write_restoring(self, pid: int, actor: Actor) -> str:
        now = self._clock.now_ms()
        deleted = _find(pid)
        display_id = _free_display_id(deleted.problem_id)
        wastebasket_store.restore(pid, display_id=display_id, now=now)
        if display_id != deleted.problem_id:
            self._events.publish(ProblemRenamed(pid, display_id))
        after = {"name": display_id}
        _audit(actor, "problem.restore", deleted, None, after, now=now)
        return display_id

    async def remove(self, pid: int, *, actor: Actor) -> None:
        """For ever. Raises trash.missing."""
        await self._database.write(self._write_removal, pid, actor)
        self._events.announce(ProblemChanged(pid))

    async def remove_older_than(self, moment: int) -> int:
        """How many went that were deleted before (epoch ms); each is a write of its own."""
        removed = 0
        for pid in await self._database.read(wastebasket_store.deleted_before, moment):
            removed += await self._database.write(self._write_old_removal, pid, moment)
            self._events.announce(ProblemChanged(pid))
        return removed

    def _write_old_removal(self, pid: int, moment: int) -> bool:
        """False for what somebody has taken out since it was looked at."""
        deleted = wastebasket_store.find_deleted(pid)
        if deleted is None or deleted.deleted_at >= moment:
            return False
        self._write_removal(pid, NOBODY)
        return True

    def _write_removal(self, pid: int, actor: Actor) -> None:
        now = self._clock.now_ms()
        deleted = _find(pid)
        for contents in wastebasket_store.named_contents(pid):
            release_blobs(contents, now=now)
        self._events.publish(ProblemRemoved(pid))
        wastebasket_store.remove(pid)
        before = {"problemId": deleted.problem_id, "title": deleted.title}
        _audit(actor, "problem.remove", deleted, before, None, now=now)


def _find(pid: int) -> DeletedProblem:
    deleted = wastebasket_store.find_deleted(pid)
    if deleted is None:
        raise ApiError("trash.missing")
    return deleted


def _free_display_id(display_id: str) -> str:
    """The old one, or with _2, _3 …, cut so that it fits."""
    candidate, number = display_id, 2
    while problems.id_of_display_id(candidate) is not None:
        suffix = f"_{number}"
        candidate = display_id[: LONGEST_DISPLAY_ID - len(suffix)] + suffix
        number += 1
    return candidate


def _audit(
    actor: Actor,
    action: str,
    deleted: DeletedProblem,
    before: object,
    after: object,
    *,
    now: int,
) -> None:
    target = {"pid": deleted.id, "problemId": deleted.problem_id}
    record_audit(actor, action, target, before=before, after=after, now=now)
