"""Use cases of teachers: which problems a training has, and in which order (contract admin.md §11,
group.md §5). Who may is asked by the caller's `TrainingEditing`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError, BadRequestError
from oj_appliance.places.display_ids import checked_display_id
from oj_appliance.problems.editing import choosing
from oj_appliance.problems.types.problem import ProblemRecord
from oj_appliance.storage.database import Database
from oj_appliance.trainings import cells
from oj_appliance.trainings import store as training_store
from oj_appliance.trainings.administration.rules import LARGEST_RANK
from oj_appliance.trainings.administration.service import (
    TrainingEditing,
    stored,
    target_of,
    touch,
)
from oj_appliance.trainings.problem_set import store
from oj_appliance.trainings.problem_set.types import Added, ProblemSet
from oj_appliance.trainings.types import Training, TrainingProblem
from oj_appliance.web.guards import Actor
from oj_appliance.web.paging import Window


class TrainingProblemSet:
    def __init__(self, database: Database, clock: Clock, editing: TrainingEditing) -> None:
        self._database = database
        self._clock = clock
        self._editing = editing

    async def existing(self, training: Training, keyword: str, window: Window) -> ProblemSet:
        """What the training has, in its order."""
        return await self._database.read(_existing, training.id, keyword, window)

    async def candidates(self, training: Training, keyword: str, window: Window) -> ProblemSet:
        """Public problems that it has not, newest first."""
        return await self._database.read(_candidates, training.id, keyword, window)

    async def add_public(self, actor: Actor, training: Training, pid: int, display_id: str) -> None:
        """Raises problem.missing (404), contest.bad_display_id, training.problem_exists."""
        now = self._clock.now_ms()
        await self._database.write(_add_public, actor, training.id, pid, display_id, now)
        await self._editing.renew(training.id)

    async def add_named(
        self, actor: Actor, training: Training, display_ids: Sequence[str]
    ) -> Added:
        """Under their own ids: public problems, and those of the training's group that its members
        see. What is not found is told, not refused."""
        now = self._clock.now_ms()
        added = await self._database.write(_add_named, actor, training.id, display_ids, now)
        if added.added:
            await self._editing.renew(training.id)
        return added

    async def add_of_group(self, actor: Actor, training: Training, display_id: str) -> None:
        """Raises problem.missing (404) for what is not of the training's group,
        training.problem_exists."""
        now = self._clock.now_ms()
        await self._database.write(_add_of_group, actor, training.id, display_id, now)
        await self._editing.renew(training.id)

    async def save(
        self, actor: Actor, training: Training, pid: int, display_id: str | None, rank: int
    ) -> None:
        """Without a display id the one it has. Raises training.problem_missing,
        contest.bad_display_id, training.problem_exists, training.bad_rank."""
        now = self._clock.now_ms()
        await self._database.write(_save, actor, training.id, pid, display_id, rank, now)
        await self._editing.renew(training.id)

    async def order(self, actor: Actor, training: Training, pids: Sequence[int]) -> None:
        """Raises http.bad_param where these are not the training's problems."""
        await self._database.write(_order, actor, training.id, pids, self._clock.now_ms())
        await self._editing.renew(training.id)

    async def remove(self, actor: Actor, training: Training, pid: int) -> None:
        """What was submitted stays where it lies. Raises training.problem_missing."""
        await self._database.write(_remove, actor, training.id, pid, self._clock.now_ms())
        await self._editing.renew(training.id)


def _links(training_id: int) -> dict[int, TrainingProblem]:
    return {each.problem_id: each for each in training_store.problems_of(training_id)}


def _existing(training_id: int, keyword: str, window: Window) -> ProblemSet:
    links = _links(training_id)
    listed = [each for each in links.values() if _is_named(each, keyword.strip().lower())]
    shown = listed[window.offset : window.offset + window.limit]
    rows = choosing.rows_of([each.problem_id for each in shown])
    return ProblemSet([rows[each.problem_id] for each in shown], len(listed), links)


def _is_named(problem: TrainingProblem, keyword: str) -> bool:
    ids = (problem.display_id.lower(), problem.problem_display_id.lower())
    return keyword in problem.title.lower() or keyword in ids


def _candidates(training_id: int, keyword: str, window: Window) -> ProblemSet:
    links = _links(training_id)
    rows, total = choosing.public_ones(keyword=keyword, without=tuple(links), window=window)
    return ProblemSet(rows, total, links)


def _add_public(actor: Actor, training_id: int, pid: int, display_id: str, now: int) -> None:
    training = stored(training_id)
    problem = choosing.public_one(pid)
    if problem is None:
        raise ApiError("problem.missing", status=404)
    _add(actor, training, problem, display_id, now)
    touch(actor, training, now)


def _add_of_group(actor: Actor, training_id: int, display_id: str, now: int) -> None:
    training = stored(training_id)
    problem = choosing.one_of_group(display_id, training.group_id)
    if problem is None:
        raise ApiError("problem.missing", status=404)
    _add(actor, training, problem, problem.problem_id, now)
    touch(actor, training, now)


def _add_named(actor: Actor, training_id: int, display_ids: Sequence[str], now: int) -> Added:
    training, links = stored(training_id), _links(training_id)
    added, present, missing = [], [], []
    for display_id in _named_once(display_ids):
        problem = choosing.public_named(display_id)
        problem = problem or choosing.one_of_group(display_id, training.group_id)
        if problem is None:
            missing.append(display_id)
        elif problem.id in links or store.is_taken(training_id, problem.id, problem.problem_id):
            present.append(problem.problem_id)
        else:
            _add(actor, training, problem, problem.problem_id, now)
            added.append(problem.problem_id)
    if added:
        touch(actor, training, now)
    return Added(added, present, missing)


def _named_once(display_ids: Iterable[str]) -> list[str]:
    """Without blanks, each once, in the order they were given."""
    return list(dict.fromkeys(each.strip().upper() for each in display_ids if each.strip()))


def _add(
    actor: Actor, training: Training, problem: ProblemRecord, display_id: str, now: int
) -> None:
    display_id = checked_display_id(display_id)
    if store.is_taken(training.id, problem.id, display_id):
        raise ApiError("training.problem_exists", field="displayId")
    store.insert(training.id, problem.id, display_id, now=now)
    cells.derive_problem(training.id, problem.id)
    _audit(actor, "problem_add", training, problem.id, None, {"displayId": display_id}, now)


def _save(
    actor: Actor, training_id: int, pid: int, display_id: str | None, rank: int, now: int
) -> None:
    training, before = stored(training_id), _linked(training_id, pid)
    display_id = checked_display_id(display_id or before.display_id)
    if not 0 <= rank <= LARGEST_RANK:
        raise ApiError("training.bad_rank", field="rank")
    if store.is_others(training_id, pid, display_id):
        raise ApiError("training.problem_exists", field="displayId")
    store.update(training_id, pid, display_id, rank, now=now)
    touch(actor, training, now)
    old = {"displayId": before.display_id, "rank": before.rank}
    new = {"displayId": display_id, "rank": rank}
    _audit(actor, "problem_update", training, pid, old, new, now)


def _order(actor: Actor, training_id: int, pids: Sequence[int], now: int) -> None:
    training, links = stored(training_id), _links(training_id)
    if sorted(pids) != sorted(links):
        raise BadRequestError("http.bad_param", name="pids")
    if list(pids) == list(links):
        return
    store.set_order(training_id, pids, now=now)
    touch(actor, training, now)
    _audit(actor, "problem_order", training, None, list(links), list(pids), now)


def _remove(actor: Actor, training_id: int, pid: int, now: int) -> None:
    training, before = stored(training_id), _linked(training_id, pid)
    store.remove(training_id, pid)
    cells.derive_problem(training_id, pid)
    touch(actor, training, now)
    _audit(actor, "problem_remove", training, pid, {"displayId": before.display_id}, None, now)


def _linked(training_id: int, pid: int) -> TrainingProblem:
    found = _links(training_id).get(pid)
    if found is None:
        raise ApiError("training.problem_missing")
    return found


def _audit(
    actor: Actor,
    action: str,
    training: Training,
    pid: int | None,
    before: object,
    after: object,
    now: int,
) -> None:
    target = target_of(training)
    if pid is not None:
        target["pid"] = pid
    record_audit(actor, f"training.{action}", target, before=before, after=after, now=now)
