"""The contests' back-office: contests and their problems as organisers make them."""

from __future__ import annotations

import shutil
from functools import partial
from zoneinfo import ZoneInfo

from oj_appliance.composition.contests import ContestPart
from oj_appliance.composition.house import House
from oj_appliance.composition.judging import JudgingPart
from oj_appliance.composition.part import Part
from oj_appliance.composition.problems import ProblemPart
from oj_appliance.contests.administration.api import ContestEditingApi
from oj_appliance.contests.administration.service import ContestEditing
from oj_appliance.contests.changes.api import ContestChangesApi
from oj_appliance.contests.changes.service import ContestChanges
from oj_appliance.contests.check.api import ContestCheckApi
from oj_appliance.contests.check.service import ContestCheck, Surroundings
from oj_appliance.contests.check.types import DiskFacts, JudgeFacts
from oj_appliance.contests.problem_set.api import ContestProblemsApi
from oj_appliance.contests.problem_set.service import ContestProblems
from oj_appliance.problems.editing.contest_api import ContestProblemEditingApi


class ContestOfficePart(Part):
    def __init__(self, house: House) -> None:
        foundation, problems = house.foundation, house[ProblemPart]
        known = house[ContestPart].known
        database, clock, events = foundation.database, foundation.clock, foundation.events
        self.editing = editing = ContestEditing(database, clock, known, events)
        problem_set = ContestProblems(database, clock, known, problems.service, events)
        check, changes = advisers(house, editing)
        self._apis: list[object] = [
            ContestEditingApi(editing, clock),
            ContestProblemsApi(problem_set, problems.service),
            ContestProblemEditingApi(problems.editing),
            ContestCheckApi(check),
            ContestChangesApi(changes),
        ]

    def apis(self) -> list[object]:
        return self._apis


def advisers(house: House, editing: ContestEditing) -> tuple[ContestCheck, ContestChanges]:
    """Who look ahead for the office that edits so."""
    foundation, known = house.foundation, house[ContestPart].known
    database, clock = foundation.database, foundation.clock
    surroundings = Surroundings(partial(judge_facts, house), partial(disk_facts, house))
    readiness = house[ProblemPart].readiness
    check = ContestCheck(database, clock, known, editing, readiness, surroundings)
    changes = ContestChanges(
        database,
        clock,
        known,
        editing,
        lambda: ZoneInfo(foundation.configuration.website.timezone),
    )
    return check, changes


def judge_facts(house: House) -> JudgeFacts:
    judging = house[JudgingPart]
    return JudgeFacts(
        is_open=house.foundation.configuration.switches.openContestJudge,
        can_judge=judging.dispatcher.can_judge,
        is_paused=judging.dispatcher.is_paused,
        slots=judging.dispatcher.slots,
        waiting=len(judging.queue),
    )


def disk_facts(house: House) -> DiskFacts:
    foundation = house.foundation
    usage = shutil.disk_usage(foundation.folder.root)
    return DiskFacts(usage.free / usage.total, foundation.database.trouble.is_full)
