"""What a look at the clock costs while one of many still works."""

from __future__ import annotations

from typing import Any

import pytest

from oj_appliance.clock import Clock
from oj_appliance.contests.types import HintKind
from oj_appliance.places.participation import Participation, Pause
from oj_appliance.places.types import Kind, Place
from oj_appliance.timed_work import grace, results
from oj_appliance.timed_work.settings.types import ExamSettings
from oj_appliance.timed_work.turns import TimedWorkTurns
from tests.oj_appliance.timed_work.in_memory import END, OWN, START, StagedWorks, a_work

PEOPLE = 200


class Heard:
    """Whoever listens to works."""

    def __init__(self) -> None:
        self.told: list[str | None] = []

    def is_heard(self, timed_work_id: int) -> bool:
        return True

    def hint(self, timed_work_id: int, kind: HintKind, *, uid: str | None = None) -> None:
        self.told.append(uid)


class StagedClock(Clock):
    now = START

    def now_ms(self) -> int:
        return self.now


def test_each_is_looked_at_a_few_times_not_once_for_every_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All were paused, results wait for everybody, and the last one was given more time."""
    work = a_work(settings=ExamSettings(grace_s=0, results="all_over"))
    place, pauses = Place(Kind.TIMED_WORK, work.id), (Pause(START + 10, START + 20, 1),)
    people = [
        Participation(
            place=place,
            uid=f"{n:03d}",
            started_at=START,
            pauses=pauses,
            extra_ms=END if n == PEOPLE - 1 else 0,
        )
        for n in range(PEOPLE)
    ]
    looked = 0
    settled = grace.is_settled

    def counted(*given: Any) -> bool:
        nonlocal looked
        looked += 1
        return settled(*given)

    monkeypatch.setattr(grace, "is_settled", counted)
    monkeypatch.setattr(results, "is_settled", counted)
    clock, heard = StagedClock(), Heard()
    clock.now = END + 100
    turns = TimedWorkTurns(StagedWorks([work], people), heard, clock)  # type: ignore[arg-type]
    clock.now = END + 200
    turns.look()
    assert heard.told == [] and looked <= 10 * PEOPLE
    clock.now = START + OWN + END + 10
    turns.look()
    assert heard.told == [None]
