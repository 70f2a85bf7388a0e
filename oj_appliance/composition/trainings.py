"""Trainings: what is known of them, whoever comes to them, and their back-office."""

from __future__ import annotations

from functools import partial

from oj_appliance.accounts.types import AccountRemoved, AccountRenamed
from oj_appliance.composition.groups import GroupPart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Listener, Part, after_commit, inside
from oj_appliance.composition.people import PeoplePart
from oj_appliance.composition.places import PlacePart
from oj_appliance.composition.problems import ProblemPart
from oj_appliance.composition.submissions import SubmissionPart
from oj_appliance.places.types import Kind
from oj_appliance.problems.types.problem import ProblemChanged
from oj_appliance.submissions.types import SubmissionMoved
from oj_appliance.trainings.administration.api import TrainingEditingApi
from oj_appliance.trainings.administration.group_api import GroupTrainingEditingApi
from oj_appliance.trainings.administration.service import TrainingEditing
from oj_appliance.trainings.api import TrainingsApi
from oj_appliance.trainings.categories.api import TrainingCategoriesApi
from oj_appliance.trainings.categories.service import TrainingCategories
from oj_appliance.trainings.cloning.api import TrainingCloningApi
from oj_appliance.trainings.cloning.service import TrainingCloning
from oj_appliance.trainings.known import KnownTrainings
from oj_appliance.trainings.listener import follow_move
from oj_appliance.trainings.policy import TrainingPolicy
from oj_appliance.trainings.problem_set.api import TrainingProblemSetApi
from oj_appliance.trainings.problem_set.group_api import GroupTrainingProblemSetApi
from oj_appliance.trainings.problem_set.service import TrainingProblemSet
from oj_appliance.trainings.problems.api import TrainingProblemsApi
from oj_appliance.trainings.problems.service import TrainingProblems
from oj_appliance.trainings.rank.api import TrainingRankApi
from oj_appliance.trainings.rank.service import TrainingRanks, renew_standings
from oj_appliance.trainings.service import Trainings, follow_author


class TrainingPart(Part):
    def __init__(self, house: House) -> None:
        foundation, groups = house.foundation, house[GroupPart].service
        database = foundation.database
        registry = house[PlacePart].registry
        self.known = KnownTrainings(database, groups, partial(renew_standings, database))
        registry.register(Kind.TRAINING, TrainingPolicy(self.known))
        self.service = Trainings(database, foundation.clock, self.known, groups, foundation.events)
        self.problems = TrainingProblems(
            database,
            self.service,
            house[ProblemPart].catalogue,
            house[SubmissionPart].service,
            registry,
        )
        ranks = TrainingRanks(database, self.service, groups)
        self._apis: list[object] = [
            TrainingsApi(self.service),
            TrainingProblemsApi(self.problems),
            TrainingRankApi(ranks, self.service, house[PeoplePart].names),
            *self._office(house),
        ]

    def _office(self, house: House) -> list[object]:
        database, clock = house.foundation.database, house.foundation.clock
        groups, bank = house[GroupPart].service, house[ProblemPart].service
        editing = TrainingEditing(database, clock, self.known, groups, house.foundation.events)
        self.renew = editing.renew
        problems = TrainingProblemSet(database, clock, editing)
        return [
            TrainingEditingApi(editing, self.service),
            GroupTrainingEditingApi(editing, self.service),
            TrainingProblemSetApi(problems, editing, bank),
            GroupTrainingProblemSetApi(problems, editing),
            TrainingCategoriesApi(TrainingCategories(database, clock, self.known, groups)),
            TrainingCloningApi(TrainingCloning(database, clock, groups, editing)),
        ]

    def apis(self) -> list[object]:
        return self._apis

    def listeners(self) -> list[Listener]:
        return [
            inside(SubmissionMoved, follow_move),
            inside(AccountRenamed, follow_author),
            after_commit(AccountRenamed, self.known.follow_rename),
            after_commit(AccountRemoved, self.known.follow_removal),
            after_commit(ProblemChanged, self.known.follow_problem),
        ]

    async def load(self) -> None:
        await self.known.load()

    async def stop(self) -> None:
        await self.known.stop()
