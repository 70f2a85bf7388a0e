"""Problems of groups: met by their members, written and looked after by whom the group says, and
what of them comes into the bank."""

from __future__ import annotations

from oj_appliance.composition.groups import GroupPart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Listener, Part, inside
from oj_appliance.composition.people import PeoplePart
from oj_appliance.composition.places import PlacePart
from oj_appliance.composition.problems import ProblemPart
from oj_appliance.groups.policy import GroupPolicy
from oj_appliance.groups.problems.api import GroupProblemsApi
from oj_appliance.groups.problems.editing_api import GroupProblemEditingApi
from oj_appliance.groups.problems.review_api import GroupProblemReviewApi
from oj_appliance.groups.problems.service import GroupProblems
from oj_appliance.groups.standings import with_standings
from oj_appliance.groups.types import GroupDisbanded
from oj_appliance.places.types import Kind
from oj_appliance.problems.of_groups.service import ProblemsOfGroups


class GroupProblemPart(Part):
    def __init__(self, house: House) -> None:
        foundation, problems = house.foundation, house[ProblemPart]
        groups = house[GroupPart]
        self._problems, self._groups = problems, groups
        self.of_groups = ProblemsOfGroups(
            foundation.database, foundation.clock, problems.service, foundation.events
        )
        self.service = GroupProblems(
            groups.service, self.of_groups, problems.editing, problems.copies
        )
        house[PlacePart].registry.register(
            Kind.GROUP, GroupPolicy(groups.service, groups.known.all)
        )
        house[PeoplePart].sessions.with_groups = lambda viewer: with_standings(
            groups.service, viewer
        )

    def apis(self) -> list[object]:
        editing, programs = self._problems.editing, self._problems.programs
        return [
            GroupProblemsApi(self.service),
            GroupProblemEditingApi(self.service, editing, programs),
            GroupProblemReviewApi(self._groups.service, self.of_groups, editing),
        ]

    def listeners(self) -> list[Listener]:
        return [inside(GroupDisbanded, self._let_go)]

    def _let_go(self, event: GroupDisbanded) -> None:
        self.of_groups.let_go(event.group.id, event.now)
