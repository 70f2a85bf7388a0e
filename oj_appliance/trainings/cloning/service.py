"""Root copies the trainings of one group into another (contract group.md §5)."""

from __future__ import annotations

from typing import NamedTuple

from oj_appliance.audit.changes import record_change
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.groups.service import Groups
from oj_appliance.storage.database import Database
from oj_appliance.trainings import store as training_store
from oj_appliance.trainings.administration import store
from oj_appliance.trainings.administration.service import TrainingEditing, stored, target_of
from oj_appliance.trainings.administration.types import draft_of
from oj_appliance.trainings.categories import store as category_store
from oj_appliance.trainings.problem_set import store as problem_store
from oj_appliance.trainings.types import Training, TrainingProblem
from oj_appliance.web.guards import Actor


class Cloned(NamedTuple):
    """How many trainings came, and how many of their problems stayed behind: those of the source
    group alone, which the other group must not meet."""

    trainings: int
    skipped_problems: int


class TrainingCloning:
    def __init__(
        self, database: Database, clock: Clock, groups: Groups, editing: TrainingEditing
    ) -> None:
        self._database = database
        self._clock = clock
        self._groups = groups
        self._editing = editing

    async def clone(
        self, actor: Actor, source: int, target: int | None, training_id: int | None
    ) -> Cloned:
        """All of the source's, or the one. Raises group.no_target, group.missing,
        group.same_group, training.missing (404)."""
        if target is None:
            raise ApiError("group.no_target", field="tgid")
        for gid in (source, target):
            self._groups.check(actor.viewer, gid)
        if source == target:
            raise ApiError("group.same_group", field="tgid")
        known = self._editing.known
        chosen = [
            each for each in known.of_group(source) if training_id is None or each.id == training_id
        ]
        if training_id is not None and not chosen:
            raise ApiError("training.missing", status=404)
        now = self._clock.now_ms()
        made, skipped = await self._database.write(_clone, actor, chosen, target, now)
        for each in made:
            await self._editing.renew(each)
        return Cloned(len(made), skipped)


def _clone(actor: Actor, chosen: list[Training], target: int, now: int) -> tuple[list[int], int]:
    made, skipped = [], 0
    for training in chosen:
        training_id, left_out = clone_into(actor, training, target, now)
        made.append(training_id)
        skipped += len(left_out)
    return made, skipped


def clone_into(
    actor: Actor, training: Training, target: int, now: int
) -> tuple[int, list[TrainingProblem]]:
    """Inside a write: the number of the new one, and the problems that stayed behind."""
    problems = training_store.problems_of(training.id)
    taken = [each for each in problems if _is_for_others(each)]
    left_out = [each for each in problems if not _is_for_others(each)]
    return _copy(actor, training, taken, target, now), left_out


def _is_for_others(problem: TrainingProblem) -> bool:
    """Those of the bank; one of a group is met in its group alone."""
    return problem.is_shown and not problem.is_group


def _copy(
    actor: Actor, training: Training, problems: list[TrainingProblem], target: int, now: int
) -> int:
    draft = draft_of(training)
    category_id = _category(training.category_id, target, now)
    training_id = store.insert(draft, category_id, target, actor, now=now)
    store.set_status(training_id, True, editor=actor.username, now=now)
    for each in problems:
        problem_store.insert(training_id, each.problem_id, each.display_id, now=now)
    made = stored(training_id)
    more: dict[str, object] = {"clonedFrom": training.id}
    record_change(actor, "training.clone", target_of(made), after=made, more=more, now=now)
    return training_id


def _category(category_id: int, target: int, now: int) -> int:
    """One of the site serves every group; one of the source is made anew under its name."""
    category = category_store.category(category_id)
    if category is None or category.group_id is None:
        return category_id
    known = category_store.number_of_name(category.name, target)
    return known or category_store.insert(category.name, category.color, target, now=now)
