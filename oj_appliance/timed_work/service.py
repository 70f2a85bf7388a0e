"""Use cases of whoever comes to a timed work: find it, enter the password, begin, hand in (contract
timedwork.md §3)."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from dataclasses import replace

from oj_appliance.accounts.signing_in.throttle import Failures
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.events import Events
from oj_appliance.places.participation import Participation
from oj_appliance.places.store import find_participation, put_participation
from oj_appliance.storage.database import Database
from oj_appliance.timed_work import results, rules
from oj_appliance.timed_work.known import KnownTimedWorks
from oj_appliance.timed_work.types import (
    Status,
    TimedWork,
    TimedWorkBegun,
    TimedWorkChanged,
    TimedWorkProblem,
    WorkAuth,
    WorkFilter,
)
from oj_appliance.web.guards import Viewer
from oj_appliance.web.paging import Window


class TimedWorks:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        known: KnownTimedWorks,
        events: Events,
        check_time: Callable[[], None],
    ) -> None:
        """`check_time` raises clock.doubtful while nobody knows what time it is."""
        self._database = database
        self._clock = clock
        self._events = events
        self._check_time = check_time
        self.known = known
        self._wrong_passwords = Failures(
            clock, most=rules.MOST_WRONG_PASSWORDS, window_s=rules.WRONG_PASSWORDS_WINDOW_S
        )

    def listed(
        self, viewer: Viewer, wanted: WorkFilter, window: Window
    ) -> tuple[list[TimedWork], int]:
        """Of everybody's list, in the contract's order, and how many there are."""
        now = self._clock.now_ms()
        found = [each for each in self.known.all() if rules.is_listed(viewer, each, wanted, now)]
        found.sort(key=lambda each: rules.list_order(each, now))
        return found[window.offset : window.offset + window.limit], len(found)

    def introduced(self, viewer: Viewer, timed_work_id: int) -> TimedWork:
        """Its head, before anything is entered. Raises timedwork.missing, group.not_member."""
        work = self.known.find_any(timed_work_id)
        if work is None or not rules.is_shown(viewer, work):
            raise ApiError("timedwork.missing", status=404)
        if not rules.is_manager(viewer, work):
            rules.check_membership(work, viewer)
        return work

    def entered(self, viewer: Viewer, timed_work_id: int) -> TimedWork:
        """One that the viewer may begin. Raises as rules.check_entry."""
        record = self.known.record(timed_work_id, viewer.uid)
        return rules.check_entry(self.known.find_any(timed_work_id), viewer, record=record)

    def begun(self, viewer: Viewer, timed_work_id: int) -> TimedWork:
        """One whose problems the viewer may see. Raises as rules.check_entry,
        timedwork.no_record, clock.doubtful."""
        work = self.entered(viewer, timed_work_id)
        if not rules.reads_all(viewer, work):
            self._check_time()
        rules.check_started(viewer, work, self.known.record(timed_work_id, viewer.uid))
        return work

    def tells_results(self, viewer: Viewer, work: TimedWork) -> bool:
        """Whether the viewer is told what came of their own submissions, and where problems come
        from (contract timedwork.md §5)."""
        if rules.reads_all(viewer, work):
            return True
        record, records = self.known.record(work.id, viewer.uid), self.known.records(work.id)
        return results.are_told(work, record, records.values(), self._clock.now_ms())

    def paper(self, viewer: Viewer, work: TimedWork) -> tuple[TimedWorkProblem, ...]:
        """The problems that the viewer meets, in the work's order: of the version of their own,
        staff all."""
        problems = self.known.problems(work.id)
        if rules.reads_all(viewer, work):
            return problems
        return rules.paper(problems, self.known.record(work.id, viewer.uid))

    def may_begin(self, viewer: Viewer, work: TimedWork) -> bool:
        """Whether no password stands before the viewer (contract timedwork.md §2, access)."""
        if rules.is_manager(viewer, work) or work.auth == WorkAuth.PUBLIC:
            return True
        return rules.is_past_password(self.known.record(work.id, viewer.uid))

    async def register(self, viewer: Viewer, timed_work_id: int, password: str) -> None:
        """Raises param.empty, timedwork.missing, group.not_member, timedwork.no_password,
        timedwork.already_registered, timedwork.ended, contest.password_locked,
        timedwork.wrong_password."""
        if not password:
            raise ApiError("param.empty", field="password")
        work = self.introduced(viewer, timed_work_id)
        if work.auth == WorkAuth.PUBLIC:
            raise ApiError("timedwork.no_password")
        record, now = self.known.record(work.id, viewer.uid), self._clock.now_ms()
        if rules.is_past_password(record):
            raise ApiError("timedwork.already_registered")
        if rules.effective_status(work, record, now) is Status.ENDED:
            raise ApiError("timedwork.ended", status=403)
        self._check_password(work, viewer.account_id, password)
        registered = await self._database.write(_register, work, viewer.account_id, now)
        await self._kept(registered)

    async def start(self, viewer: Viewer, timed_work_id: int) -> Participation:
        """The personal clock runs from now on; one that runs already goes on unchanged. Raises as
        rules.check_entry, timedwork.not_started, timedwork.ended, clock.doubtful."""
        work, now = self.entered(viewer, timed_work_id), self._clock.now_ms()
        self._check_time()
        if rules.status_of(work, now) is Status.SCHEDULED:
            raise ApiError("timedwork.not_started", status=403)
        record = await self._database.write(self._start, work, viewer.account_id, now)
        await self._kept(record)
        return record

    async def hand_in(self, viewer: Viewer, timed_work_id: int) -> Participation:
        """The person's own end, for good. Raises as rules.check_entry, timedwork.no_record,
        timedwork.ended."""
        work, now = self.entered(viewer, timed_work_id), self._clock.now_ms()
        record = await self._database.write(_hand_in, work, viewer.account_id, now)
        await self._kept(record)
        return record

    def _start(self, work: TimedWork, uid: str, now: int) -> Participation:
        found = find_participation(work.place, uid) or Participation(place=work.place, uid=uid)
        if rules.effective_status(work, found, now) is Status.ENDED:
            raise ApiError("timedwork.ended", status=403)
        if found.started_at is not None:
            return found
        record = replace(found, started_at=now)
        put_participation(record, now=now)
        self._events.publish(TimedWorkBegun(work, uid, now))
        return find_participation(work.place, uid) or record

    async def _kept(self, record: Participation) -> None:
        await self.known.put_record(record)
        self._events.announce(TimedWorkChanged(record.place.id, record.uid))

    def _check_password(self, work: TimedWork, uid: str, password: str) -> None:
        number = str(work.id)
        if self._wrong_passwords.is_locked(uid, number):
            raise ApiError("contest.password_locked", status=403)
        # Compared in a time that tells nothing of how much of it was right.
        if not hmac.compare_digest(password.encode(), (work.password or "").encode()):
            self._wrong_passwords.add(uid, number)
            raise ApiError("timedwork.wrong_password")
        self._wrong_passwords.clear(uid, number)


def _register(work: TimedWork, uid: str, now: int) -> Participation:
    """Inside a write: what the person has otherwise stays."""
    found = find_participation(work.place, uid) or Participation(place=work.place, uid=uid)
    record = replace(found, registered_at=found.registered_at or now)
    put_participation(record, now=now)
    return record


def _hand_in(work: TimedWork, uid: str, now: int) -> Participation:
    found = find_participation(work.place, uid)
    if found is None or found.started_at is None:
        raise ApiError("timedwork.no_record", status=403)
    if rules.effective_status(work, found, now) is Status.ENDED:
        raise ApiError("timedwork.ended", status=403)
    record = replace(found, handed_in_at=now)
    put_participation(record, now=now)
    return record
