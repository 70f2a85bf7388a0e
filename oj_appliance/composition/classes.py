"""Classes: groups made of class lists, their assignments, and who has what in them."""

from __future__ import annotations

from oj_appliance.classes.api import ClassesApi
from oj_appliance.classes.assignments.api import AssignmentsApi
from oj_appliance.classes.assignments.service import Assignments
from oj_appliance.classes.cells import follow_move
from oj_appliance.classes.copying.api import CopyingApi
from oj_appliance.classes.copying.service import Copying
from oj_appliance.classes.download_api import ClassDownloadApi
from oj_appliance.classes.membership import Membership
from oj_appliance.classes.moving.api import MovingApi
from oj_appliance.classes.moving.service import Moving
from oj_appliance.classes.ready import KeptRows
from oj_appliance.classes.rosters.api import ClassRostersApi
from oj_appliance.classes.rosters.service import ClassRosters
from oj_appliance.classes.service import ClassTables
from oj_appliance.classes.student_page import StudentPages
from oj_appliance.classes.students import Students
from oj_appliance.composition.administration import AdministrationPart
from oj_appliance.composition.groups import GroupPart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Listener, Part, inside
from oj_appliance.composition.trainings import TrainingPart
from oj_appliance.problems.types.problem import ProblemRemoved
from oj_appliance.submissions.types import SubmissionMoved


class ClassPart(Part):
    def __init__(self, house: House) -> None:
        foundation = house.foundation
        database, clock = foundation.database, foundation.clock
        known, groups = house[GroupPart].known, house[GroupPart].service
        students = Students(groups)
        self.kept = KeptRows(database)
        tables = ClassTables(database, clock, students, self.kept)
        assignments = Assignments(database, clock, groups, students)
        configuration = foundation.configuration
        membership = Membership(foundation.events, known)
        lists = house[AdministrationPart].rosters
        rosters = ClassRosters(database, clock, configuration, lists, known, membership)
        self._apis: list[object] = [
            ClassesApi(tables, StudentPages(database, clock, students)),
            ClassDownloadApi(tables, assignments),
            AssignmentsApi(assignments, clock),
            ClassRostersApi(rosters),
            CopyingApi(
                Copying(
                    *(database, clock, configuration, foundation.events, known, groups),
                    house[TrainingPart].renew,
                )
            ),
            MovingApi(Moving(database, clock, known, groups, membership)),
        ]

    def apis(self) -> list[object]:
        return self._apis

    def listeners(self) -> list[Listener]:
        return [
            inside(SubmissionMoved, follow_move),
            inside(SubmissionMoved, self.kept.follow_move),
            inside(ProblemRemoved, self.kept.forget_problem),
        ]
