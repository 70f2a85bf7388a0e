"""The server was away while a work ran: invigilators are asked whether that time is given back."""

from __future__ import annotations

from collections.abc import Callable

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock, wire_time
from oj_appliance.errors import ApiError
from oj_appliance.events import Events
from oj_appliance.exam_rooms.audience import Audience
from oj_appliance.exam_rooms.pauses import store
from oj_appliance.exam_rooms.pauses.rules import SHORTEST_OUTAGE_MS
from oj_appliance.exam_rooms.pauses.service import ExamPauses
from oj_appliance.exam_rooms.pauses.types import Outage, PauseOrder
from oj_appliance.server_time.types import Away
from oj_appliance.storage.database import Database
from oj_appliance.timed_work import rules as work_rules
from oj_appliance.timed_work.known import KnownTimedWorks
from oj_appliance.timed_work.types import TimedWorkChanged
from oj_appliance.web.guards import Actor


class ExamOutages:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        known: KnownTimedWorks,
        events: Events,
        pauses: ExamPauses,
        away: Callable[[], Away | None],
    ) -> None:
        """`away` says when the server was last away, before this start."""
        self._database = database
        self._clock = clock
        self._known = known
        self._events = events
        self._pauses = pauses
        self._away = away

    async def load(self) -> None:
        """Keeps what each work that ran then, or was to begin, has lost, once what is known has
        been read."""
        away = self._away()
        if away is None:
            return
        for work in self._known.all():
            since = max(away.since, work.start_time)
            ran = work_rules.is_running(work, self._known.records(work.id), since)
            if ran and away.until - since >= SHORTEST_OUTAGE_MS:
                await self._database.write(store.insert_outage, work.id, since, away.until)

    async def offered(self, timed_work_id: int) -> list[Outage]:
        """Those about which nobody has decided, the newest first."""
        return await self._database.read(store.open_outages, timed_work_id)

    async def decide(
        self, actor: Actor, timed_work_id: int, number: int, *, gives_back: bool
    ) -> None:
        """Gives everybody that time back, or not. Raises timedwork.missing, exam.outage_missing,
        and as ExamPauses.make."""
        now = self._clock.now_ms()
        self._pauses.found(timed_work_id)
        await self._database.write(self._decide, actor, timed_work_id, number, gives_back, now)
        await self._known.refresh(timed_work_id)
        self._events.announce(TimedWorkChanged(timed_work_id))

    def _decide(
        self, actor: Actor, timed_work_id: int, number: int, gives_back: bool, now: int
    ) -> None:
        outages = store.open_outages(timed_work_id)
        outage = next((each for each in outages if each.id == number), None)
        if outage is None:
            raise ApiError("exam.outage_missing", status=404)
        pause_id = None
        if gives_back:
            length = outage.until - outage.since
            order = PauseOrder(Audience(), now - outage.since, length)
            pause_id = self._pauses.make(actor, timed_work_id, order, now)
        else:
            target = {"tid": timed_work_id}
            lost = {"since": wire_time(outage.since), "until": wire_time(outage.until)}
            record_audit(actor, "exam.outage_dismiss", target, before=lost, now=now)
        store.decide_outage(number, by=actor.username, pause_id=pause_id, now=now)
