"""Use cases of teachers: make, change, show and remove timed works (contract timedwork.md §8).

Each writes, leaves its audit row, and has what is known of the work read anew before it answers.
"""

from __future__ import annotations

from oj_appliance.audit.changes import record_change
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.events import Events
from oj_appliance.groups.rules import may_see
from oj_appliance.groups.service import Groups
from oj_appliance.groups.types import Group
from oj_appliance.storage.database import Database
from oj_appliance.timed_work import rules as work_rules
from oj_appliance.timed_work import store as work_store
from oj_appliance.timed_work.administration import rules, store
from oj_appliance.timed_work.administration.types import WorkDraft, WorkRow
from oj_appliance.timed_work.known import KnownTimedWorks
from oj_appliance.timed_work.types import TimedWork, TimedWorkChanged, WorkFilter
from oj_appliance.web.edits import refuse_stale
from oj_appliance.web.guards import Actor, Viewer
from oj_appliance.web.paging import Window


class TimedWorkEditing:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        known: KnownTimedWorks,
        events: Events,
        groups: Groups,
    ) -> None:
        self._groups = groups
        self._database = database
        self._clock = clock
        self._events = events
        self.known = known

    # -- reading

    def rows(self, viewer: Viewer, wanted: WorkFilter, window: Window) -> tuple[list[WorkRow], int]:
        """Hidden ones too: the viewer's own first, then the latest start."""
        now = self._clock.now_ms()
        found = [each for each in self.known.all() if rules.is_listed(each, wanted, now)]
        found.sort(key=lambda each: rules.list_order(viewer, each))
        shown = found[window.offset : window.offset + window.limit]
        return [self._row(each) for each in shown], len(found)

    def _row(self, work: TimedWork) -> WorkRow:
        records = self.known.records(work.id).values()
        registered = sum(1 for each in records if work_rules.is_registered(each))
        return WorkRow(work, registered, sum(1 for each in records if work_rules.has_started(each)))

    def work(self, viewer: Viewer, timed_work_id: int) -> TimedWork:
        """Raises timedwork.missing, timedwork.not_allowed."""
        return _managed(viewer, self.known.find(timed_work_id))

    def groups(self, viewer: Viewer) -> list[Group]:
        """In which the viewer may hold a work, by number."""
        return self._groups.seen_by(viewer)

    # -- writing

    async def create(self, actor: Actor, draft: WorkDraft) -> int:
        """The number. Raises the keys of rules.check_draft, and group.missing."""
        draft = rules.settled(draft)
        self._check_group(actor.viewer, draft.group_id)
        timed_work_id = await self._database.write(write_work, actor, draft, self._clock.now_ms())
        await self.renew(timed_work_id)
        return timed_work_id

    async def update(
        self, actor: Actor, timed_work_id: int, draft: WorkDraft, *, read_at: int | None
    ) -> None:
        """`read_at` is the gmtModified that the editor saw (epoch ms). Raises as `create`, and
        timedwork.missing, timedwork.not_allowed, edit.conflict."""
        draft = rules.settled(draft)
        stored = self.known.find(timed_work_id)
        if stored is None or draft.group_id != stored.group_id:
            self._check_group(actor.viewer, draft.group_id)
        now = self._clock.now_ms()
        await self._database.write(_update, actor, timed_work_id, draft, read_at, now)
        await self.renew(timed_work_id)

    def _check_group(self, viewer: Viewer, gid: int | None) -> None:
        """A work is held in a group that its maker knows of. Raises group.missing."""
        if gid is None:
            return
        group = self._groups.find(gid)
        if group is None or not may_see(group, self._groups.standing(viewer, gid)):
            raise ApiError("group.missing", status=404, field="gid")

    async def set_visible(self, actor: Actor, timed_work_id: int, visible: bool) -> None:
        """Raises timedwork.missing, timedwork.not_allowed."""
        now = self._clock.now_ms()
        await self._database.write(_set_visible, actor, timed_work_id, visible, now)
        await self.renew(timed_work_id)

    async def delete(self, actor: Actor, timed_work_id: int) -> None:
        """With what was submitted in it. Raises timedwork.missing, timedwork.not_allowed."""
        await self._database.write(_delete, actor, timed_work_id, self._clock.now_ms())
        await self.renew(timed_work_id)

    async def renew(self, timed_work_id: int) -> None:
        """After the commit of whoever changed the work, its problems or its records."""
        await self.known.refresh(timed_work_id)
        self._events.announce(TimedWorkChanged(timed_work_id))


def target_of(work: TimedWork) -> dict[str, object]:
    """How the audit log names a work."""
    return {"tid": work.id, "title": work.title}


def managed(viewer: Viewer, timed_work_id: int) -> TimedWork:
    """Inside a read or write. Raises timedwork.missing, timedwork.not_allowed."""
    return _managed(viewer, work_store.timed_work(timed_work_id))


def touch(actor: Actor, work: TimedWork, now: int) -> None:
    """Inside a write: its problems changed."""
    store.touch(work.id, editor=actor.username, now=_after(work, now))


def write_work(actor: Actor, draft: WorkDraft, now: int) -> int:
    """Inside a write: a work as `create` makes it, of a settled draft; its number."""
    timed_work_id = store.insert(draft, actor, now=now)
    work = managed(actor.viewer, timed_work_id)
    record_change(actor, "timedwork.create", target_of(work), after=work, now=now)
    return timed_work_id


def _update(
    actor: Actor, timed_work_id: int, draft: WorkDraft, read_at: int | None, now: int
) -> None:
    before = managed(actor.viewer, timed_work_id)
    refuse_stale(before, read_at)
    store.update(timed_work_id, draft, editor=actor.username, now=_after(before, now))
    more: dict[str, object] = {}
    if draft.group_id != before.group_id:
        store.move_submissions(timed_work_id, draft.group_id)
    if rules.ends_registrations(before, draft):
        more["registrationsEnded"] = store.clear_registrations(timed_work_id, now=now)
    work = managed(actor.viewer, timed_work_id)
    target = target_of(work)
    record_change(actor, "timedwork.update", target, before=before, after=work, more=more, now=now)


def _set_visible(actor: Actor, timed_work_id: int, visible: bool, now: int) -> None:
    before = managed(actor.viewer, timed_work_id)
    if before.visible == visible:
        return
    store.set_visible(timed_work_id, visible, editor=actor.username, now=_after(before, now))
    work = managed(actor.viewer, timed_work_id)
    record_change(actor, "timedwork.visible", target_of(work), before=before, after=work, now=now)


def _delete(actor: Actor, timed_work_id: int, now: int) -> None:
    before = managed(actor.viewer, timed_work_id)
    more: dict[str, object] = {"submissions": store.remove(timed_work_id)}
    target = target_of(before)
    record_change(actor, "timedwork.delete", target, before=before, more=more, now=now)


def _managed(viewer: Viewer, work: TimedWork | None) -> TimedWork:
    if work is None or work.dry_run_of is not None:
        raise ApiError("timedwork.missing", status=404)
    if not work_rules.is_manager(viewer, work):
        raise ApiError("timedwork.not_allowed", status=403)
    return work


def _after(stored: TimedWork, now: int) -> int:
    """A change within the same millisecond must still be newer than what others have read."""
    return max(now, stored.updated_at + 1)
