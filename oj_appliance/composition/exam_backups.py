"""When exams and contests run, during which backups are made every few minutes."""

from __future__ import annotations

from oj_appliance.backups.exams.rules import LONGEST_SITTING_MS, is_sitting
from oj_appliance.composition.backups import BackupPart
from oj_appliance.composition.contests import ContestPart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Part
from oj_appliance.composition.timed_works import TimedWorkPart


class ExamBackupPart(Part):
    def __init__(self, house: House) -> None:
        self._works = house[TimedWorkPart].known
        self._contests = house[ContestPart].known
        exams = house[BackupPart].exams
        exams.mind(self._is_work_running)
        exams.mind(self._is_contest_running)

    def _is_work_running(self, now: int) -> bool:
        works = self._works
        return any(is_sitting(each, works.records(each.id), now) for each in works.all())

    def _is_contest_running(self, now: int) -> bool:
        return self._is_any_contest(now, now)

    def is_any_between(self, since: int, until: int) -> bool:
        """Whether an exam or a contest runs at some moment between the two (epoch ms)."""
        is_exam = bool(self._works.exams_between(since, until))
        return is_exam or self._is_any_contest(since, until)

    def _is_any_contest(self, since: int, until: int) -> bool:
        return any(
            each.start_time <= until
            and since < each.end_time
            and each.end_time - each.start_time <= LONGEST_SITTING_MS
            for each in self._contests.all()
        )
