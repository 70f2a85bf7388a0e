"""Measuring again (contract judge-rules §2), on a machine whose time is counted."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass

import pytest

from judge_sandbox.running.measurement import Doubt, LoneRuns, trusted_run
from judge_sandbox.running.quiet_lane import LoneShare, LoneTurn, QuietLane

pytestmark = pytest.mark.quick

LIMIT_S = 1.0


@dataclass(frozen=True)
class Program:
    """Seconds that each case takes among others and alone; what is beyond the limit is doubtful."""

    among_others_s: float
    alone_s: float

    @property
    def is_honest(self) -> bool:
        return self.among_others_s <= LIMIT_S


@dataclass(frozen=True)
class Measured:
    seconds: float

    @property
    def exceeded_time(self) -> bool:
        return self.seconds > LIMIT_S

    @property
    def doubt(self) -> Doubt | None:
        if not self.exceeded_time:
            return None
        return Doubt.NEAR_MISS if self.seconds < 1.25 * LIMIT_S else Doubt.NOISE

    @property
    def cpu_ns(self) -> int:
        return int(self.seconds * 1e9)

    def close(self) -> None:
        pass


HONEST = Program(0.1, 0.1)
LOOP = Program(1.3, 1.3)
NEAR = Program(1.1, 0.9)
NEARLY = Program(1.1, 1.05)


class Machine:
    """Slots that judge submissions in their order, in counted seconds. Each is a thread, of which
    only the one whose time is the least goes on; a lone run takes all slots' time."""

    def __init__(self, slots: int, *, measures_again: bool = True) -> None:
        self.lone_runs = 0
        self._measures_again = measures_again
        self._ends = dict.fromkeys(range(slots), 0.0)
        self._turn = threading.Condition()
        self._is_alone = False
        machine = self

        class Lane(QuietLane):
            def _enter(self) -> None:
                """Who shares is at work until its end is the least; `alone` waits for that."""

            def _leave(self) -> None:
                pass

            @contextmanager
            def alone(self, share: LoneShare) -> Iterator[LoneTurn]:
                with super().alone(share) as turn:
                    machine._stand_still(turn.is_granted)
                    yield turn
                    machine._stand_still(turn.is_granted)
                    machine._is_alone = False

        self._lane = Lane(clock=lambda: self._ends[self._next()])

    def judge(self, programs: list[Program], cases: int) -> tuple[list[float], list[list[bool]]]:
        """When each program's verdict was there, and which of its cases were within the limit."""
        waiting = list(enumerate(programs))
        ended = [0.0] * len(programs)
        within: list[list[bool]] = [[] for _ in programs]

        def serve(slot: int) -> None:
            with self._turn:
                self._turn.wait_for(lambda: self._next() == slot)
                while waiting:
                    number, program = waiting.pop(0)
                    lone_runs = LoneRuns(self._lane)
                    for _ in range(cases):
                        run = self._case(slot, program, lone_runs)
                        within[number].append(not run.exceeded_time)
                    ended[number] = self._ends[slot]
                del self._ends[slot]
                self._turn.notify_all()

        with ThreadPoolExecutor(len(self._ends)) as threads:
            list(threads.map(serve, list(self._ends)))
        return ended, within

    def _next(self) -> int:
        return min(self._ends, key=lambda slot: (self._ends[slot], slot))

    def _stand_still(self, is_granted: bool) -> None:
        self._is_alone = is_granted
        if is_granted:
            self._ends = dict.fromkeys(self._ends, max(self._ends.values()))

    def _case(self, slot: int, program: Program, lone_runs: LoneRuns) -> Measured:
        def run() -> Measured:
            if self._is_alone:
                self.lone_runs += 1
                for each in self._ends:
                    self._ends[each] += program.alone_s
                return Measured(program.alone_s)
            self._ends[slot] += program.among_others_s
            self._turn.notify_all()
            self._turn.wait_for(lambda: self._next() == slot)
            return Measured(program.among_others_s)

        return trusted_run(lone_runs, run) if self._measures_again else run()


CLASSES = [
    *[(LOOP, *size) for size in ((1, 12), (2, 1), (2, 12), (2, 40), (4, 12), (4, 40))],
    *[(NEARLY, *size) for size in ((1, 12), (2, 12), (2, 40), (4, 12), (4, 40))],
]


@pytest.mark.parametrize(("slow", "slots", "cases"), CLASSES)
def test_twenty_students_wait_less_than_twice_as_long_for_honest_verdicts(
    slow: Program, slots: int, cases: int
) -> None:
    class_of_twenty = [slow] * 7 + [HONEST] * 3 + [slow, HONEST] * 5
    machine = Machine(slots)
    ended, _ = machine.judge(class_of_twenty, cases)
    alone, _ = Machine(slots, measures_again=False).judge(class_of_twenty, cases)
    for program, waited, before in zip(class_of_twenty, ended, alone, strict=True):
        if program.is_honest:
            assert waited < 2 * before
    assert machine.lone_runs > 0


def test_a_program_that_is_fast_enough_alone_passes_as_often_as_it_is_measured_alone() -> None:
    machine = Machine(2)
    _, within = machine.judge([NEAR], 3)
    assert within == [[True] * 3]
    assert machine.lone_runs == 3


def test_a_submission_is_measured_alone_four_times_at_most() -> None:
    machine = Machine(2)
    _, within = machine.judge([NEAR], 40)
    assert machine.lone_runs == sum(within[0]) == 4


def test_what_was_killed_and_stayed_too_slow_alone_is_measured_alone_no_more() -> None:
    machine = Machine(2)
    machine.judge([LOOP], 40)
    assert machine.lone_runs in (1, 2)


def test_after_ten_seconds_alone_no_further_lone_run_begins() -> None:
    lane_time = [0.0]
    lone_runs = LoneRuns(QuietLane(clock=lambda: lane_time[0]))

    def run() -> Measured:
        lane_time[0] += 11
        return Measured(1.2)

    trusted_run(lone_runs, run)
    assert lane_time[0] == 22
    trusted_run(lone_runs, run)
    assert lane_time[0] == 33
