"""Use cases of whoever writes down what happened at a seat (contract timedwork.md §11.4)."""

from __future__ import annotations

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.exam_rooms.audience import person_in
from oj_appliance.exam_rooms.messages.service import checked_text
from oj_appliance.exam_rooms.notes import store
from oj_appliance.exam_rooms.notes.types import ExamNote
from oj_appliance.storage.database import Database
from oj_appliance.timed_work.known import KnownTimedWorks
from oj_appliance.web.guards import Actor


class ExamNotes:
    def __init__(self, database: Database, clock: Clock, works: KnownTimedWorks) -> None:
        self._database = database
        self._clock = clock
        self._works = works

    async def listed(self, timed_work_id: int, uid: str | None) -> list[ExamNote]:
        """Raises timedwork.missing."""
        self._check_work(timed_work_id)
        return await self._database.read(store.notes_of, timed_work_id, uid)

    async def add(self, actor: Actor, timed_work_id: int, uid: str, text: str) -> int:
        """Its number. Raises timedwork.missing, content.empty, content.too_long,
        exam.person_missing."""
        self._check_work(timed_work_id)
        text = checked_text(text)
        seat = person_in(self._works, timed_work_id, uid).seat
        now = self._clock.now_ms()
        return await self._database.write(_add, actor, timed_work_id, uid, seat, text, now)

    def _check_work(self, timed_work_id: int) -> None:
        if self._works.find(timed_work_id) is None:
            raise ApiError("timedwork.missing", status=404)


def _add(actor: Actor, timed_work_id: int, uid: str, seat: str | None, text: str, now: int) -> int:
    number = store.insert_note(timed_work_id, uid, seat, text, actor.username, now=now)
    target = {"tid": timed_work_id, "uid": uid, "seat": seat}
    record_audit(actor, "exam.note_add", target, after={"text": text}, now=now)
    return number
