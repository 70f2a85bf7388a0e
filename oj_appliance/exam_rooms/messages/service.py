"""Use cases around what invigilators tell students (contract timedwork.md §11.2)."""

from __future__ import annotations

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.events import Events
from oj_appliance.exam_rooms.audience import Audience, checked, named_room, person_in, reaches
from oj_appliance.exam_rooms.known import KnownRooms
from oj_appliance.exam_rooms.messages import store
from oj_appliance.exam_rooms.messages.types import ExamMessage, ExamMessageSent, Recipient, Told
from oj_appliance.places.store import participations_in
from oj_appliance.storage.database import Database
from oj_appliance.timed_work.rules import effective_status, has_started
from oj_appliance.timed_work.service import TimedWorks
from oj_appliance.timed_work.types import Status, TimedWork, TimedWorkBegun
from oj_appliance.web.guards import Actor, Viewer

LONGEST_TEXT = 1000


def checked_text(text: str) -> str:
    """Raises content.empty, content.too_long."""
    text = text.strip()
    if not text:
        raise ApiError("content.empty", field="text")
    if len(text) > LONGEST_TEXT:
        raise ApiError("content.too_long", field="text", max=LONGEST_TEXT)
    return text


class ExamMessages:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        works: TimedWorks,
        rooms: KnownRooms,
        events: Events,
    ) -> None:
        self._database = database
        self._clock = clock
        self._works = works
        self._rooms = rooms
        self._events = events

    # -- staff

    async def listed(self, timed_work_id: int) -> list[ExamMessage]:
        """The newest first. Raises timedwork.missing."""
        self._found(timed_work_id)
        return await self._database.read(store.messages_of, timed_work_id)

    async def recipients(self, timed_work_id: int, number: int) -> list[Recipient]:
        """Raises exam.message_missing."""
        return await self._database.read(_recipients, timed_work_id, number)

    async def send(self, actor: Actor, timed_work_id: int, audience: Audience, text: str) -> int:
        """Its number. Raises timedwork.missing, content.empty, content.too_long, http.bad_param,
        examroom.missing, exam.person_missing."""
        work, text, now = self._found(timed_work_id), checked_text(text), self._clock.now_ms()
        checked(audience)
        room_name = named_room(self._rooms, work.id, audience)
        if audience.uid is not None:
            person_in(self._works.known, work.id, audience.uid)
        values: dict[str, object] = {
            **{"timed_work_id": work.id, "room_name": room_name},
            **{"text": text, "author": actor.username},
        }
        number = await self._database.write(self._send, actor, work, values, audience, now)
        self._events.announce(ExamMessageSent(work.id, audience.uid))
        return number

    async def withdraw(self, actor: Actor, timed_work_id: int, number: int) -> None:
        """Nobody's page is covered by it any more. Raises exam.message_missing."""
        now = self._clock.now_ms()
        message = await self._database.write(_withdraw, actor, timed_work_id, number, now)
        self._events.announce(ExamMessageSent(timed_work_id, message.uid))

    def _send(
        self,
        actor: Actor,
        work: TimedWork,
        values: dict[str, object],
        audience: Audience,
        now: int,
    ) -> int:
        uids = self._reached(work, audience, now)
        number = store.insert_message(values, audience, now=now)
        store.add_recipients(number, uids)
        told = {"text": values["text"], "recipients": len(uids)}
        target = {"tid": work.id, "room": values["room_name"], "uid": audience.uid}
        record_audit(actor, "exam.message_add", target, after=told, now=now)
        return number

    def _reached(self, work: TimedWork, audience: Audience, now: int) -> list[str]:
        """Whoever works now; the others hear it when they begin. One person in any case. Inside the
        write: who begins just now is in one or the other."""
        if audience.uid is not None:
            return [audience.uid]
        return [
            each.uid
            for each in participations_in(work.place)
            if has_started(each)
            and effective_status(work, each, now) is Status.RUNNING
            and reaches(self._rooms, work.id, audience, each.uid)
        ]

    def _found(self, timed_work_id: int) -> TimedWork:
        work = self._works.known.find(timed_work_id)
        if work is None:
            raise ApiError("timedwork.missing", status=404)
        return work

    # -- students

    def follow_begin(self, event: TimedWorkBegun) -> None:
        """Listens to TimedWorkBegun, in its write: what was told before they came."""
        for number, audience in store.valid_audiences(event.work.id):
            if reaches(self._rooms, event.work.id, audience, event.uid):
                store.add_recipients(number, [event.uid])

    async def told(self, viewer: Viewer, timed_work_id: int) -> list[Told]:
        """One's own, in their order. Raises as entering the work does."""
        work = self._works.entered(viewer, timed_work_id)
        return await self._database.read(store.told_to, work.id, viewer.account_id)

    async def take_reading(self, viewer: Viewer, timed_work_id: int, number: int) -> None:
        """Raises as entering the work does, exam.message_missing."""
        self._works.entered(viewer, timed_work_id)
        now = self._clock.now_ms()
        await self._database.write(_take_reading, viewer.account_id, timed_work_id, number, now)


def _withdraw(actor: Actor, timed_work_id: int, number: int, now: int) -> ExamMessage:
    message = store.find_message(timed_work_id, number)
    if message is None or message.withdrawn_at is not None:
        raise ApiError("exam.message_missing", status=404)
    store.withdraw_message(number, by=actor.username, now=now)
    told = {"text": message.text, "read": message.read}
    record_audit(actor, "exam.message_remove", {"tid": timed_work_id}, before=told, now=now)
    return message


def _recipients(timed_work_id: int, number: int) -> list[Recipient]:
    if store.find_message(timed_work_id, number) is None:
        raise ApiError("exam.message_missing", status=404)
    return store.recipients_of(number)


def _take_reading(uid: str, timed_work_id: int, number: int, now: int) -> None:
    message = store.find_message(timed_work_id, number)
    if message is None or not store.set_read(number, uid, now=now):
        raise ApiError("exam.message_missing", status=404)
