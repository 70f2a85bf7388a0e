"""Use cases of teachers: how a timed work is held as an exam (contract timedwork.md §9)."""

from __future__ import annotations

from collections.abc import Callable

from oj_appliance.audit.changes import record_change
from oj_appliance.clock import Clock
from oj_appliance.storage.database import Database
from oj_appliance.timed_work.administration.service import TimedWorkEditing, managed, target_of
from oj_appliance.timed_work.settings import rules, store
from oj_appliance.timed_work.settings.types import ExamSettings, StoredSettings
from oj_appliance.timed_work.types import TimedWork
from oj_appliance.web.edits import refuse_stale
from oj_appliance.web.guards import Actor, Viewer

# What was sent laid over what is stored.
Change = Callable[[ExamSettings], ExamSettings]


class ExamSettingsEditing:
    def __init__(self, database: Database, clock: Clock, editing: TimedWorkEditing) -> None:
        self._database = database
        self._clock = clock
        self._editing = editing

    async def find(self, viewer: Viewer, timed_work_id: int) -> StoredSettings:
        """Raises timedwork.missing, timedwork.not_allowed."""
        return await self._database.read(_find, viewer, timed_work_id)

    async def save(
        self, actor: Actor, timed_work_id: int, change: Change, *, read_at: int | None
    ) -> None:
        """`read_at` is the gmtModified that the editor saw (epoch ms). Raises as `find`,
        edit.conflict, and the keys of rules.settled."""
        now = self._clock.now_ms()
        await self._database.write(write_settings, actor, timed_work_id, change, read_at, now)
        await self._editing.renew(timed_work_id)


def _find(viewer: Viewer, timed_work_id: int) -> StoredSettings:
    return _stored(managed(viewer, timed_work_id))


def _stored(work: TimedWork) -> StoredSettings:
    """Nobody has saved those of a work of which nothing was decided since it was made."""
    found = store.find_settings(work.id)
    return found or StoredSettings(ExamSettings(), None, work.created_at)


def write_settings(
    actor: Actor, timed_work_id: int, change: Change, read_at: int | None, now: int
) -> None:
    """Inside a write, as `save`."""
    work = managed(actor.viewer, timed_work_id)
    before = _stored(work)
    refuse_stale(before, read_at)
    after = rules.settled(change(before.settings))
    if after == before.settings:
        return
    saved_at = max(now, before.updated_at + 1)
    store.put_settings(work.id, after, editor=actor.username, now=saved_at)
    record_change(
        actor, "exam.settings", target_of(work), before=before.settings, after=after, now=now
    )
