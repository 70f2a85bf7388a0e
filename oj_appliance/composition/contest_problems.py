"""What a contest allows, its problems and its submissions."""

from __future__ import annotations

from oj_appliance.composition.contest_boards import ContestBoardPart
from oj_appliance.composition.contests import ContestPart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Part
from oj_appliance.composition.people import PeoplePart
from oj_appliance.composition.places import PlacePart
from oj_appliance.composition.problems import ProblemPart
from oj_appliance.composition.submissions import SubmissionPart
from oj_appliance.contests.policy import ContestPolicy
from oj_appliance.contests.problems.api import ContestProblemsApi
from oj_appliance.contests.problems.service import ContestProblems
from oj_appliance.contests.submissions.api import ContestSubmissionsApi
from oj_appliance.contests.submissions.service import ContestSubmissions
from oj_appliance.places.types import Kind


class ContestProblemPart(Part):
    def __init__(self, house: House) -> None:
        foundation, contests = house.foundation, house[ContestPart]
        registry, submissions = house[PlacePart].registry, house[SubmissionPart].service
        registry.register(Kind.CONTEST, ContestPolicy(contests.known, foundation.clock))
        problems = ContestProblems(
            foundation.database,
            foundation.clock,
            contests.service,
            house[ContestBoardPart].service,
            house[ProblemPart].catalogue,
            submissions,
            registry,
        )
        listed = ContestSubmissions(foundation.clock, contests.service, submissions)
        self._apis: list[object] = [
            ContestProblemsApi(problems),
            ContestSubmissionsApi(listed, submissions, house[PeoplePart].names),
        ]

    def apis(self) -> list[object]:
        return self._apis
