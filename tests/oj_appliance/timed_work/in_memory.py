"""Timed works in memory, for what asks no database."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from oj_appliance.places.participation import Participation
from oj_appliance.timed_work.known import KnownTimedWorks
from oj_appliance.timed_work.settings.types import ExamSettings
from oj_appliance.timed_work.types import TimedWork, TimedWorkProblem

START, OWN, END = 1000, 2000, 5000  # epoch ms, and ms


def a_work(number: int = 1, **values: Any) -> TimedWork:
    """A public work of nobody's in which each person has the half of it."""
    usual: dict[str, Any] = {
        **{"id": number, "uid": None, "author": "", "title": f"Work {number}"},
        **{"description": None, "auth": 0, "password": None, "group_id": None},
        **{"start_time": START, "end_time": END, "duration_ms": OWN, "visible": True},
        **{"score_type": "Highest", "modified_user": None, "created_at": 0, "updated_at": 0},
        "settings": ExamSettings(grace_s=0),
    }
    return TimedWork(**{**usual, **values})


def a_problem(pid: int, *, score: int = 100, kind: int = 0, full: int = 100) -> TimedWorkProblem:
    """`kind` is the problem's type, `full` what a submission of it can reach."""
    return TimedWorkProblem(pid, 1, pid, f"P{pid}", f"Title {pid}", score, pid, kind, full, 0, 0)


class StagedWorks(KnownTimedWorks):
    def __init__(
        self, works: Collection[TimedWork], records: Collection[Participation] = ()
    ) -> None:
        self._works = {each.id: each for each in works}
        self._problems = {}
        self._records = {}
        self.taken = set()
        for each in records:
            self._records.setdefault(each.place.id, {})[each.uid] = each

    def records(self, timed_work_id: int) -> Mapping[str, Participation]:
        return self._records.get(timed_work_id, {})
