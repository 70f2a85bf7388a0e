"""A code that lets one student in once, made by whoever stands beside them (contract timedwork.md
§11.3)."""

from __future__ import annotations

from oj_appliance.accounts.signing_in.login_codes import LoginCodes
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.exam_rooms.audience import person_in
from oj_appliance.timed_work.known import KnownTimedWorks
from oj_appliance.timed_work.rules import is_running
from oj_appliance.web.guards import Actor
from oj_appliance.web.limits import RateLimit

BEFORE_MS = 3_600_000  # students log in before the start
PER_MINUTE = 60  # of one member of the staff: a room of forty has forgotten all of them


class ExamLoginCodes:
    def __init__(self, clock: Clock, works: KnownTimedWorks, codes: LoginCodes) -> None:
        self._clock = clock
        self._works = works
        self._codes = codes
        self._rate = RateLimit(clock, count=PER_MINUTE, seconds=60)

    async def issue(self, actor: Actor, timed_work_id: int, uid: str) -> str:
        """Told this once. Raises timedwork.missing, exam.person_missing, exam.not_now,
        auth.too_fast, user.missing, exam.code_of_staff."""
        work = self._works.find(timed_work_id)
        if work is None:
            raise ApiError("timedwork.missing", status=404)
        person_in(self._works, work.id, uid)
        now = self._clock.now_ms()
        is_near = now < work.start_time <= now + BEFORE_MS
        if not is_near and not is_running(work, self._works.records(work.id), now):
            raise ApiError("exam.not_now")
        wait = self._rate.wait_seconds(actor.uid or "")
        if wait:
            raise ApiError("auth.too_fast", n=wait)
        return await self._codes.issue_for_exam(uid, timed_work_id, actor=actor)
