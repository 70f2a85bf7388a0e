"""Use cases of staff about those who take part (contract timedwork.md §8)."""

from __future__ import annotations

import msgspec

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock, wire_time
from oj_appliance.errors import ApiError
from oj_appliance.places.participation import Participation
from oj_appliance.places.store import find_participation, put_participation
from oj_appliance.storage.database import Database
from oj_appliance.timed_work import rules as work_rules
from oj_appliance.timed_work import store as work_store
from oj_appliance.timed_work.administration.service import TimedWorkEditing, target_of
from oj_appliance.timed_work.rank.service import TimedWorkRanks
from oj_appliance.timed_work.rank.types import RankRow
from oj_appliance.timed_work.records import rules
from oj_appliance.timed_work.types import Status, TimedWork
from oj_appliance.web.guards import Actor, Viewer


class Change(msgspec.Struct, frozen=True):
    """What is done to one person's time or paper; `seconds` of an extension, `version` of the
    paper, `reason` for the log."""

    action: str
    seconds: int | None = None
    version: str | None = None
    reason: str | None = None


class TimedWorkRecords:
    def __init__(
        self, database: Database, clock: Clock, editing: TimedWorkEditing, ranks: TimedWorkRanks
    ) -> None:
        self._database = database
        self._clock = clock
        self._editing = editing
        self._ranks = ranks

    async def ranked(self, timed_work_id: int) -> tuple[TimedWork, list[RankRow]]:
        """Everybody who has begun, in the rank's order. Raises timedwork.missing."""
        work = self._editing.known.find(timed_work_id)
        if work is None:
            raise ApiError("timedwork.missing", status=404)
        return work, await self._ranks.rows(work)

    def record(self, work: TimedWork, row: RankRow) -> Participation | None:
        """None for one who has gone since."""
        return self._editing.known.record(work.id, row.ranked.standing.uid)

    def tells_realnames(self, viewer: Viewer, work: TimedWork) -> bool:
        return work_rules.reads_all(viewer, work)

    async def change(self, actor: Actor, timed_work_id: int, uid: str, change: Change) -> None:
        """By any invigilator; the paper's version by managers alone. Whoever has registered or has
        a seat is given time before they begin, too. Raises timedwork.missing,
        timedwork.not_allowed, timedwork.record_missing, timedwork.ended (not begun, and too late
        to), and as rules.changed."""
        now = self._clock.now_ms()
        await self._database.write(_change, actor, timed_work_id, uid, change, now)
        await self._editing.renew(timed_work_id)


def _change(actor: Actor, timed_work_id: int, uid: str, change: Change, now: int) -> None:
    work = work_store.timed_work(timed_work_id)
    if work is None or work.dry_run_of is not None:
        raise ApiError("timedwork.missing", status=404)
    if change.action == rules.Action.VERSION and not work_rules.is_manager(actor.viewer, work):
        raise ApiError("timedwork.not_allowed", status=403)
    before = find_participation(work.place, uid)
    if before is None or (before.started_at is None and change.action != rules.Action.EXTEND):
        raise ApiError("timedwork.record_missing", status=404)
    if before.started_at is None and work_rules.effective_status(work, before, now) is Status.ENDED:
        raise ApiError("timedwork.ended", status=403)
    after = rules.changed(
        before,
        work.window,
        change.action,
        seconds=change.seconds,
        version=change.version,
        now=now,
    )
    put_participation(after, now=now)
    record_audit(
        actor,
        f"timedwork.{change.action}",
        {**target_of(work), "uid": uid},
        before=_told(work, before, now),
        after=_told(work, after, now),
        reason=change.reason,
        now=now,
    )


def _told(work: TimedWork, record: Participation, now: int) -> dict[str, object]:
    begun = work_rules.has_started(record)
    ended = work_rules.ended_at(work, record, now) if begun else None
    ends = work_rules.effective_end(work, record, now) if begun else None
    return {
        "endTime": None if ended is None else wire_time(ended),
        "effectiveEnd": None if ends is None else wire_time(ends),
        "extraSeconds": record.extra_ms // rules.MS,
        "paperVersion": record.paper_version,
    }
