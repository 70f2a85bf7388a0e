"""The judge as staff see and steer it (contract admin.md §13): what waits, runs and failed, pause
and resume, number of slots. What they set outlives a restart."""

from __future__ import annotations

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.events import Events
from oj_appliance.judge_desk import store as judge_page_store
from oj_appliance.judge_desk.types import JudgeControl, JudgeRows
from oj_appliance.judging.dispatcher import Dispatcher
from oj_appliance.judging.protocols import JudgeQueue
from oj_appliance.judging.types import JobKind
from oj_appliance.problems.service import ProblemService
from oj_appliance.storage.database import Database
from oj_appliance.submissions.types import JudgeChanged
from oj_appliance.web.guards import Actor

MOST_WAITING = 100
LONGEST_REASON = 255


class JudgePage:
    def __init__(
        self,
        *,
        database: Database,
        clock: Clock,
        events: Events,
        problems: ProblemService,
        queue: JudgeQueue,
        dispatcher: Dispatcher,
    ) -> None:
        self._database = database
        self._clock = clock
        self._events = events
        self._problems = problems
        self.queue = queue
        self.dispatcher = dispatcher

    async def load(self) -> None:
        """At start: as staff left it."""
        control = await self._database.read(judge_page_store.control)
        await self.queue.set_paused(control.paused_at is not None)
        if control.slots is not None:
            await self.dispatcher.set_slots(min(control.slots, self.dispatcher.most_slots))
        for problem in await self._database.read(judge_page_store.paused_problems):
            await self.queue.set_problem_paused(problem.id, True)

    async def rows(self) -> JudgeRows:
        """What the database knows of the first that wait and of all that runs."""
        first = self.queue.first(JobKind.SUBMISSION, MOST_WAITING)
        waiting = [job.key.number for job in first]
        keys = [job.queued.key for job in self.dispatcher.running_jobs()]
        running = [key.number for key in keys if key.kind is JobKind.SUBMISSION]
        return await self._database.read(self._read, waiting, running)

    def _read(self, waiting: list[int], running: list[int]) -> JudgeRows:
        found = judge_page_store.submissions([*waiting, *running])
        return JudgeRows(
            control=judge_page_store.control(),
            oldest=judge_page_store.oldest_waiting(),
            waiting=[found[key][0] for key in waiting if key in found],
            running={key: found[key][0] for key in running if key in found},
            statuses={key: found[key][1] for key in running if key in found},
            paused=judge_page_store.paused_problems(),
            failed=judge_page_store.failed(),
        )

    async def pause(self, actor: Actor, *, paused: bool, reason: str | None) -> None:
        """Running work ends, nothing new starts; submits are still accepted."""
        await self._database.write(self._write_pause, actor, paused, reason)
        await self.queue.set_paused(paused)
        self._events.announce(JudgeChanged())

    def _write_pause(self, actor: Actor, paused: bool, reason: str | None) -> None:
        before = judge_page_store.control()
        if not paused and before.paused_at is None:
            return
        now = self._clock.now_ms()
        if paused:
            since = before.paused_at or now
            judge_page_store.set_paused(since, actor.username, reason)
        else:
            judge_page_store.set_paused(None, None, None)
        self._audit(actor, "judge.pause", before, now)

    async def pause_problem(
        self, actor: Actor, pid: int, *, paused: bool, reason: str | None
    ) -> None:
        """The same for one problem; its rows keep their place. Raises problem.missing."""
        editor = actor
        await self._database.write(self._problems.write_pause, pid, editor, paused, reason)
        await self.queue.set_problem_paused(pid, paused)
        self._events.announce(JudgeChanged())

    async def set_slots(self, actor: Actor, count: int) -> None:
        """Raises judge.bad_count: from 1 to as many as the sandbox has."""
        if not 1 <= count <= self.dispatcher.most_slots:
            raise ApiError("judge.bad_count")
        await self._database.write(self._write_slots, actor, count)
        await self.dispatcher.set_slots(count)
        self._events.announce(JudgeChanged())

    def _write_slots(self, actor: Actor, count: int) -> None:
        before = judge_page_store.control()
        judge_page_store.set_slots(count)
        self._audit(actor, "judge.slots", before, self._clock.now_ms())

    def _audit(self, actor: Actor, action: str, before: JudgeControl, now: int) -> None:
        record_audit(
            actor,
            action,
            {"judge": "local"},
            before=_audit_view(before),
            after=_audit_view(judge_page_store.control()),
            now=now,
        )


def _audit_view(control: JudgeControl) -> dict[str, object]:
    return {
        "paused": control.paused_at is not None,
        "reason": control.paused_reason,
        "slots": control.slots,
    }
