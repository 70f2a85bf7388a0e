"""What people see of a training's problems (contract training.md §3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import msgspec

from oj_appliance.errors import ApiError
from oj_appliance.places.registry import PlaceRegistry
from oj_appliance.problems.catalogue import ProblemCatalogue, ProblemView
from oj_appliance.problems.types.lists import BankRow
from oj_appliance.storage.database import Database
from oj_appliance.submissions.service import Submissions
from oj_appliance.submissions.types import OwnResult
from oj_appliance.trainings.problems import store
from oj_appliance.trainings.service import Trainings
from oj_appliance.trainings.types import TrainingProblem
from oj_appliance.web.guards import Viewer


class ShownProblem(msgspec.Struct, frozen=True):
    """A line of the list; `own` is what the viewer has made of it where the training lies."""

    problem: TrainingProblem
    row: BankRow
    own: OwnResult


class TrainingProblems:
    def __init__(
        self,
        database: Database,
        trainings: Trainings,
        catalogue: ProblemCatalogue,
        submissions: Submissions,
        registry: PlaceRegistry,
    ) -> None:
        self._database = database
        self._trainings = trainings
        self._catalogue = catalogue
        self._submissions = submissions
        self._registry = registry

    async def listed(self, viewer: Viewer, training_id: int) -> list[ShownProblem]:
        """In the training's order. Raises as trainings.rules.check_entry."""
        training = self._trainings.entered(viewer, training_id)
        problems = self._trainings.problems(training_id)
        pids = [each.problem_id for each in problems]
        rows = await self._catalogue.rows(pids)
        counts = await self._database.read(store.counts, pids)
        own = await self._submissions.my_statuses(viewer, training.place, pids)
        return [
            ShownProblem(each, _counted(rows[each.problem_id], counts), own[each.problem_id])
            for each in problems
            if each.problem_id in rows
        ]

    async def detail(
        self, viewer: Viewer, training_id: int, display_id: str
    ) -> tuple[ProblemView, int]:
        """A problem's page, and the viewer's own status. Raises as `listed`,
        training.problem_missing (404), problem.hidden."""
        place = self._trainings.entered(viewer, training_id).place
        pid = self._registry.policy(place).reference(viewer, place, display_id)
        view = await self._catalogue.view_in(viewer, place, pid if isinstance(pid, int) else None)
        problem = next(
            (
                each
                for each in self._trainings.problems(training_id)
                if each.problem_id == view.problem.id
            ),
            None,
        )
        if problem is None:  # taken out in between
            raise ApiError("training.problem_missing", status=404)
        status = await self._submissions.my_status(viewer, place, view.problem.id)
        shown = replace(view.problem, problem_id=problem.display_id)
        return replace(view, problem=shown), status


def _counted(row: BankRow, counts: Mapping[int, tuple[int, int]]) -> BankRow:
    total, accepted = counts.get(row.id, (0, 0))
    return replace(row, counts={**row.counts, "total": total, "ac": accepted})
