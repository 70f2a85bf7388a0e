"""Use cases of the rank (contract training.md §3)."""

from __future__ import annotations

from oj_appliance.groups.service import Groups
from oj_appliance.groups.types import Level
from oj_appliance.storage.database import Database
from oj_appliance.trainings import cells
from oj_appliance.trainings.rank import store
from oj_appliance.trainings.rank.types import RankRow
from oj_appliance.trainings.service import Trainings
from oj_appliance.trainings.types import Training
from oj_appliance.web.guards import Viewer
from oj_appliance.web.paging import Window


class TrainingRanks:
    def __init__(self, database: Database, trainings: Trainings, groups: Groups) -> None:
        self._database = database
        self._trainings = trainings
        self._groups = groups

    async def page(
        self, viewer: Viewer, training_id: int, keyword: str, window: Window
    ) -> tuple[Training, list[RankRow], int]:
        """Nobody who manages it stands there. Raises as trainings.rules.check_entry."""
        training = self._trainings.entered(viewer, training_id)
        without = self._managers(training)
        found = await self._database.read(
            store.page,
            training_id,
            without,
            keyword.strip(),
            window,
            # A search must not tell a name that the viewer is not shown.
            searches_realname=self._trainings.is_manager(viewer, training),
        )
        return training, *found

    def _managers(self, training: Training) -> set[str]:
        """Besides root: the author, and the roots of its group."""
        found = set() if training.uid is None else {training.uid}
        group = None if training.group_id is None else self._groups.find(training.group_id)
        if group is None:
            return found
        levels = self._groups.levels(group.id)
        return {*found, group.uid, *(uid for uid, each in levels.items() if each >= Level.ROOT)}


async def renew_standings(database: Database, training_id: int) -> None:
    """Other problems are met in it than before."""
    await database.write(cells.derive_standings, training_id)
