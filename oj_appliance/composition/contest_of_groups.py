"""The back-office of the contests that groups hold."""

from __future__ import annotations

from oj_appliance.composition.announcements import AnnouncementPart
from oj_appliance.composition.contest_office import advisers
from oj_appliance.composition.contest_preview import ContestPreviewPart
from oj_appliance.composition.contests import ContestPart
from oj_appliance.composition.group_problems import GroupProblemPart
from oj_appliance.composition.groups import GroupPart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Listener, Part, after_commit, inside
from oj_appliance.composition.problems import ProblemPart
from oj_appliance.contests.administration.offices import GROUPS
from oj_appliance.contests.administration.service import ContestEditing
from oj_appliance.contests.announcements.service import ContestAnnouncements
from oj_appliance.contests.of_groups.advice_api import GroupContestAdviceApi
from oj_appliance.contests.of_groups.announcement_api import GroupContestAnnouncementsApi
from oj_appliance.contests.of_groups.api import GroupContestsApi
from oj_appliance.contests.of_groups.listener import DisbandedGroups
from oj_appliance.contests.of_groups.problem_api import GroupContestProblemsApi
from oj_appliance.contests.problem_set.service import ContestProblems
from oj_appliance.groups.types import GroupDisbanded


class GroupContestPart(Part):
    def __init__(self, house: House) -> None:
        foundation, contests = house.foundation, house[ContestPart]
        database, clock, events = foundation.database, foundation.clock, foundation.events
        known = contests.known
        editing = ContestEditing(database, clock, known, events, GROUPS)
        check, changes = advisers(house, editing)
        problem_set = ContestProblems(
            database, clock, known, house[ProblemPart].service, events, GROUPS
        )
        announcements = ContestAnnouncements(
            house[AnnouncementPart].announcements, known, clock, GROUPS
        )
        self._disbanded = DisbandedGroups(known, events)
        self._apis: list[object] = [
            GroupContestsApi(contests.service, editing, house[GroupPart].service, clock),
            GroupContestProblemsApi(problem_set, house[GroupProblemPart].service),
            GroupContestAnnouncementsApi(announcements),
            GroupContestAdviceApi(editing, check, changes, house[ContestPreviewPart].previews),
        ]

    def apis(self) -> list[object]:
        return self._apis

    def listeners(self) -> list[Listener]:
        return [
            inside(GroupDisbanded, self._disbanded.remove),
            after_commit(GroupDisbanded, self._disbanded.forget),
        ]
