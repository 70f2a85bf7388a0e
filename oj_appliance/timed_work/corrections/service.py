"""Use cases of teachers: what is put right in a timed work (contract timedwork.md §15.2)."""

from __future__ import annotations

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.storage.database import Database
from oj_appliance.timed_work.administration.service import TimedWorkEditing, managed, target_of
from oj_appliance.timed_work.corrections import rules, store
from oj_appliance.timed_work.corrections.types import Correction, CorrectionBook, Effect
from oj_appliance.timed_work.rank.service import TimedWorkRanks
from oj_appliance.timed_work.rank.types import RankRow
from oj_appliance.timed_work.types import TimedWork, TimedWorkProblem
from oj_appliance.web.guards import Actor, Viewer


class TimedWorkCorrections:
    def __init__(
        self, database: Database, clock: Clock, editing: TimedWorkEditing, ranks: TimedWorkRanks
    ) -> None:
        self._database = database
        self._clock = clock
        self._editing = editing
        self._ranks = ranks

    async def book(self, viewer: Viewer, timed_work_id: int) -> CorrectionBook:
        """Raises timedwork.missing, timedwork.not_allowed."""
        work = await self._database.read(managed, viewer, timed_work_id)
        history = await self._database.read(store.history, work.id)
        problems = self._editing.known.problems(work.id)
        return CorrectionBook(work, problems, await self._ranks.rows(work), history)

    async def problem(
        self, viewer: Viewer, timed_work_id: int, problem_id: int
    ) -> tuple[TimedWork, TimedWorkProblem]:
        """Raises timedwork.missing, timedwork.not_allowed, timedwork.problem_missing."""
        work = await self._database.read(managed, viewer, timed_work_id)
        return work, rules.problem_of(self._editing.known.problems(work.id), problem_id)

    async def effect(self, viewer: Viewer, timed_work_id: int, wanted: Correction) -> list[Effect]:
        """Whose points it would change. Raises as `problem`."""
        work, _ = await self.problem(viewer, timed_work_id, wanted.problem_id)
        before = await self._ranks.rows(work)
        after = await self._ranks.rows(
            work, lambda corrections: rules.with_one_more(corrections, wanted)
        )
        return differences(before, after)

    async def add(
        self, actor: Actor, timed_work_id: int, wanted: Correction, *, reason: str
    ) -> int:
        """Its number; the one that counted before is taken back. Raises as `problem`,
        timedwork.record_missing (nobody, or not begun), content.empty, content.too_long."""
        why = rules.settled_reason(reason, is_required=True)
        work, problem = await self.problem(actor.viewer, timed_work_id, wanted.problem_id)
        if wanted.uid is not None:
            record = self._editing.known.record(work.id, wanted.uid)
            if record is None or record.started_at is None:
                raise ApiError("timedwork.record_missing", status=404)
        number = await self._database.write(
            _add, actor, work, problem, wanted, why, self._clock.now_ms()
        )
        await self._editing.renew(work.id)
        return number

    async def take_back(self, actor: Actor, timed_work_id: int, correction_id: int) -> None:
        """Raises timedwork.missing, timedwork.not_allowed, timedwork.correction_missing."""
        now = self._clock.now_ms()
        await self._database.write(_take_back, actor, timed_work_id, correction_id, now)
        await self._editing.renew(timed_work_id)


def differences(before: list[RankRow], after: list[RankRow]) -> list[Effect]:
    """Of people whose points or cells are others, most changed first."""
    old = {each.ranked.standing.uid: each.ranked.standing for each in before}
    found = []
    for row in after:
        standing = row.ranked.standing
        was = old.get(standing.uid)
        if was is not None and was.score != standing.score:
            found.append(Effect(row, was.score, standing.score))
    return sorted(found, key=lambda each: -abs(each.after - each.before))


def _add(
    actor: Actor,
    work: TimedWork,
    problem: TimedWorkProblem,
    wanted: Correction,
    reason: str | None,
    now: int,
) -> int:
    counting = store.counting(work.id)
    if wanted.uid is None:
        before = counting.problems.get(wanted.problem_id)
    else:
        before = counting.people.get((wanted.uid, wanted.problem_id))
    if before is not None:
        store.take_back(before.id, by=actor.username, now=now)
    values = {
        **{"problem_id": wanted.problem_id, "kind": wanted.kind.value, "user_id": wanted.uid},
        **{"points": wanted.points, "reason": reason, "made_by": actor.username, "made_at": now},
    }
    number = store.insert(work.id, values)
    _audit(actor, "timedwork.correct", work, problem.display_id, before, wanted, reason, now)
    return number


def _take_back(actor: Actor, timed_work_id: int, correction_id: int, now: int) -> None:
    work = managed(actor.viewer, timed_work_id)
    found = store.find(work.id, correction_id)
    if found is None or found.undone_at is not None:
        raise ApiError("timedwork.correction_missing", status=404)
    store.take_back(found.id, by=actor.username, now=now)
    _audit(actor, "timedwork.uncorrect", work, str(found.problem_id), found, None, None, now)


def _audit(
    actor: Actor,
    action: str,
    work: TimedWork,
    problem: str,
    before: Correction | None,
    after: Correction | None,
    reason: str | None,
    now: int,
) -> None:
    uid = next((each.uid for each in (after, before) if each is not None), None)
    target = {**target_of(work), "problem": problem, **({"uid": uid} if uid else {})}
    record_audit(
        actor,
        action,
        target,
        before=_told(before),
        after=_told(after),
        reason=reason,
        now=now,
    )


def _told(correction: Correction | None) -> dict[str, object]:
    if correction is None:
        return {"kind": None}
    return {"kind": correction.kind.value, "points": correction.points}
