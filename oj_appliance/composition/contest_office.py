"""The contests' back-office: contests and their problems as organisers make them."""

from __future__ import annotations

from oj_appliance.composition.contests import ContestPart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Part
from oj_appliance.composition.problems import ProblemPart
from oj_appliance.contests.administration.api import ContestEditingApi
from oj_appliance.contests.administration.service import ContestEditing
from oj_appliance.contests.problem_set.api import ContestProblemsApi
from oj_appliance.contests.problem_set.service import ContestProblems
from oj_appliance.problems.editing.contest_api import ContestProblemEditingApi


class ContestOfficePart(Part):
    def __init__(self, house: House) -> None:
        foundation, problems = house.foundation, house[ProblemPart]
        known = house[ContestPart].known
        database, clock, events = foundation.database, foundation.clock, foundation.events
        editing = ContestEditing(database, clock, known, events)
        problem_set = ContestProblems(database, clock, known, problems.service, events)
        self._apis = [
            ContestEditingApi(editing, clock),
            ContestProblemsApi(problem_set, problems.service),
            ContestProblemEditingApi(problems.editing),
        ]

    def apis(self) -> list[object]:
        return self._apis
