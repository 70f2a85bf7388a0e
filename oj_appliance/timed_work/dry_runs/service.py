"""Opens dry runs and wipes them: when their owner begins anew or has done, and when the work itself
begins, from when on its records are what counts."""

from __future__ import annotations

import asyncio
import logging

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock, wire_time
from oj_appliance.errors import ApiError, BadRequestError
from oj_appliance.events import Events
from oj_appliance.storage.database import Database
from oj_appliance.timed_work import rules
from oj_appliance.timed_work import store as work_store
from oj_appliance.timed_work.administration.service import target_of
from oj_appliance.timed_work.administration.store import remove
from oj_appliance.timed_work.dry_runs import store
from oj_appliance.timed_work.known import KnownTimedWorks
from oj_appliance.timed_work.types import Status, TimedWork, TimedWorkChanged
from oj_appliance.web.guards import Actor, Viewer

log = logging.getLogger(__name__)
EACH_S = 1.0
# What every student may, and nothing of the back-office.
SUBMIT = "submit"


class DryRuns:
    def __init__(
        self, database: Database, clock: Clock, known: KnownTimedWorks, events: Events
    ) -> None:
        self._database = database
        self._clock = clock
        self._known = known
        self._events = events
        self._watching: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._watching = asyncio.create_task(self._watch(), name="dry-runs")

    async def stop(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)

    def find(self, viewer: Viewer, timed_work_id: int) -> TimedWork | None:
        """The viewer's own. Raises timedwork.missing."""
        if self._known.find(timed_work_id) is None:
            raise ApiError("timedwork.missing", status=404)
        return next(
            (
                each
                for each in self._known.with_dry_runs()
                if each.dry_run_of == timed_work_id and each.uid == viewer.uid
            ),
            None,
        )

    def versions(self, timed_work_id: int) -> list[str]:
        """Of the paper, by their names."""
        found = {each.version for each in self._known.problems(timed_work_id)}
        return sorted(each for each in found if each is not None)

    def version_of(self, dry_run: TimedWork) -> str | None:
        record = self._known.record(dry_run.id, dry_run.uid)
        return None if record is None else record.paper_version

    async def open(self, actor: Actor, timed_work_id: int, version: str | None) -> int:
        """Anew: what this person had tried before goes. Raises timedwork.missing,
        timedwork.dry_run_too_late, http.bad_param."""
        now = self._clock.now_ms()
        earlier, number = await self._database.write(_open, actor, timed_work_id, version, now)
        for each in (earlier, number):
            if each is not None:
                await self._renew(each)
        return number

    async def wipe(self, actor: Actor, timed_work_id: int) -> None:
        """The caller's own, if there is one. Raises timedwork.missing."""
        now = self._clock.now_ms()
        number = await self._database.write(_wipe, actor, timed_work_id, now)
        if number is not None:
            await self._renew(number)

    def student(self, viewer: Viewer, given: str) -> Viewer:
        """Somebody without any role, as whom the caller tries the work: that of the dry run which
        `given` names. Raises timedwork.missing."""
        number = int(given) if given.isascii() and given.isdigit() and len(given) < 16 else 0
        found = self._known.find_any(number)
        if found is None or found.dry_run_of is None or not rules.is_shown(viewer, found):
            raise ApiError("timedwork.missing", status=404)
        return Viewer(
            uid=viewer.uid,
            username=viewer.username,
            role="user",
            permissions=frozenset({SUBMIT}),
            session_id=viewer.session_id,
            must_change_password=viewer.must_change_password,
        )

    async def _watch(self) -> None:
        while True:
            try:
                await self.wipe_begun()
            except Exception:
                log.exception("dry runs could not be wiped; tried again")
            await asyncio.sleep(EACH_S)

    async def wipe_begun(self) -> None:
        """Those whose work has begun, or is gone."""
        now = self._clock.now_ms()
        for each in [each for each in self._known.with_dry_runs() if each.dry_run_of is not None]:
            work = self._known.find(each.dry_run_of or 0)
            if work is None or rules.status_of(work, now) is not Status.SCHEDULED:
                await self._database.write(remove, each.id)
                await self._renew(each.id)

    async def _renew(self, number: int) -> None:
        await self._known.refresh(number)
        self._events.announce(TimedWorkChanged(number))


def _open(
    actor: Actor, timed_work_id: int, version: str | None, now: int
) -> tuple[int | None, int]:
    """The numbers of the one before, and of the new one."""
    work = _work(timed_work_id)
    if rules.status_of(work, now) is not Status.SCHEDULED:
        raise ApiError("timedwork.dry_run_too_late", status=403)
    versions = {each.version for each in work_store.problems_of(work.id)}
    if version is not None and version not in versions:
        raise BadRequestError("http.bad_param", name="version")
    earlier = store.find(work.id, actor.account_id)
    if earlier is not None:
        remove(earlier.id)
    number = store.insert(work, actor, version, now=now)
    record_audit(
        actor, "timedwork.dry_run_create", target_of(work), after={"paperVersion": version}, now=now
    )
    return None if earlier is None else earlier.id, number


def _wipe(actor: Actor, timed_work_id: int, now: int) -> int | None:
    work = _work(timed_work_id)
    found = store.find(work.id, actor.account_id)
    if found is None:
        return None
    remove(found.id)
    before = {"begun": wire_time(found.created_at)}
    record_audit(actor, "timedwork.dry_run_end", target_of(work), before=before, now=now)
    return found.id


def _work(timed_work_id: int) -> TimedWork:
    work = work_store.timed_work(timed_work_id)
    if work is None or work.dry_run_of is not None:
        raise ApiError("timedwork.missing", status=404)
    return work
