"""The computer's clock jumps while an exam runs, and before a start: nobody's time changes (checks
E8 and E9 of an exam room)."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from oj_appliance.clock import epoch_ms
from tests.exam.figures import report
from tests.http_client import Client
from tests.oj_appliance.timed_work.making import create_work
from tests.read_meanwhile import put_whole
from tests.server_process import ServerProcess

HOUR = 3_600_000  # ms
WITHIN = 2000  # ms


class Computer:
    """A server, and the clock of the computer on which it runs."""

    def __init__(self) -> None:
        self.server = ServerProcess(module="tests.oj_appliance.server_time.moved_clock")
        # Beside the data folder, as the log: the server reads it under an account of its own.
        self._file = self.server.data.with_name(f"{self.server.data.name}.clock")
        self.set_clock(0)
        self.server.start({"OJ_TEST_COMPUTER_CLOCK": str(self._file)})
        self.root = self.server.client("root")

    def set_clock(self, later_ms: int) -> None:
        """To be later than it should by so much."""
        put_whole(self._file, str(later_ms))

    def start_again(self, later_ms: int) -> None:
        self.server.stop()
        self.set_clock(later_ms)
        self.server.start({"OJ_TEST_COMPUTER_CLOCK": str(self._file)})

    def remove(self) -> None:
        self.server.stop()
        self.server.remove()
        self._file.unlink()

    def told(self) -> dict[str, Any]:
        return dict(self.root.get("/api/admin/server-time").data)

    def wait(self, **expected: object) -> dict[str, Any]:
        """Until the server has looked at the clock, as it does each second."""
        for _ in range(600):
            told = self.told()
            if all(told[name] == value for name, value in expected.items()):
                return told
            time.sleep(0.1)
        raise AssertionError((told, expected))

    def actions(self) -> list[str]:
        rows = self.root.get("/api/admin/audit-log", limit=100).data["records"]
        return [row["action"] for row in rows if row["action"].startswith("clock.")]

    def expect_actions(self, *expected: str) -> None:
        """The newest first. The clock is followed a moment before the log tells it."""
        for _ in range(600):
            if self.actions() == list(expected):
                return
            time.sleep(0.1)
        raise AssertionError((self.actions(), expected))

    def is_off_ms(self) -> int:
        """How far the server's time is from the true one. An answer took its time: what it tells is
        of any moment between the question and its arrival."""
        asked = time.time_ns() // 1_000_000
        told = epoch_ms(self.told()["now"])
        return beside(told, asked, time.time_ns() // 1_000_000)


@pytest.fixture
def computer() -> Iterator[Computer]:
    found = Computer()
    yield found
    found.remove()


def beside(value: int, least: int, most: int) -> int:
    """By how much it lies below or above both."""
    return min(0, value - least) or max(0, value - most)


@dataclass(frozen=True)
class Rest:
    """Of somebody's time (ms), at some moment between question and answer."""

    left_ms: int
    asked: float
    answered: float

    @classmethod
    def of(cls, student: Client, tid: int) -> Rest:
        asked = time.monotonic()
        told = student.get("/api/homework/get-timed-work-info", tid=tid).data
        left_ms = epoch_ms(told["effectiveEnd"]) - epoch_ms(told["now"])
        return cls(left_ms, asked, time.monotonic())

    def given_since(self, before: Rest) -> int:
        """By how much more or less it is than the time that passed has left."""
        least, most = self.asked - before.answered, self.answered - before.asked
        shorter = beside(before.left_ms - self.left_ms, int(least * 1000), round(most * 1000) + 1)
        return -shorter


@pytest.mark.parametrize("jump", [HOUR, -HOUR], ids=["an hour on", "an hour back"])
def test_a_jump_during_an_exam_takes_nobodys_time(computer: Computer, jump: int) -> None:
    tid = create_work(computer.root, lasts=120, duration=90 * 60)
    student = computer.server.add_user("lin")
    assert student.post("/api/homework/start-timed-work", {"tid": tid}).status == 200
    before = Rest.of(student, tid)
    computer.set_clock(jump)
    told = computer.wait(held=True, running=True)
    assert abs(told["jumpMs"] - jump) <= WITHIN
    given = Rest.of(student, tid).given_since(before)
    report("E8", f"remaining time changed by {given} ms", f"{WITHIN} ms")
    assert abs(given) <= WITHIN
    computer.expect_actions("clock.held")
    # Neither does a restart: what was held is known from before.
    computer.start_again(jump)
    assert computer.told()["held"] is True
    assert abs(computer.is_off_ms()) <= WITHIN
    computer.set_clock(0)
    computer.wait(held=False)
    computer.expect_actions("clock.set_back", "clock.held")


def test_a_clock_that_is_set_while_nothing_runs_is_followed(computer: Computer) -> None:
    for later in (HOUR, 0):
        computer.set_clock(later)
        computer.wait(held=False, jumpMs=0) if later == 0 else None
        for _ in range(600):
            if abs(computer.is_off_ms() - later) <= WITHIN:
                break
            time.sleep(0.1)
        assert abs(computer.is_off_ms() - later) <= WITHIN
    computer.expect_actions("clock.followed", "clock.followed")


def test_a_start_with_a_clock_before_the_last_record_opens_no_exam_until_it_is_confirmed(
    computer: Computer,
) -> None:
    tid = create_work(computer.root, lasts=120, duration=90 * 60)
    student = computer.server.add_user("lin")
    assert student.post("/api/homework/start-timed-work", {"tid": tid}).status == 200
    before = Rest.of(student, tid)
    lost = -24 * 365 * HOUR
    computer.start_again(lost)
    told = computer.told()
    assert told["doubtful"] is True and told["lastKnown"] is not None
    refused = student.get("/api/homework/get-timed-work-problem-list", tid=tid)
    again = student.post("/api/homework/start-timed-work", {"tid": tid})
    assert {refused.err, again.err} == {"clock.doubtful"}, (refused.json, again.json)
    other = computer.server.add_user("wang")
    assert other.post("/api/homework/start-timed-work", {"tid": tid}).err == "clock.doubtful"
    # An administrator says that time goes on from there; it does, and goes on after a restart.
    body = {"take": "server"}
    assert student.post("/api/admin/server-time", body).status == 403
    assert computer.root.post("/api/admin/server-time", body).data["doubtful"] is False
    assert other.post("/api/homework/start-timed-work", {"tid": tid}).status == 200
    after = Rest.of(student, tid)
    given, passed = after.given_since(before), round((after.answered - before.asked) * 1000)
    report("E9", f"{given} ms more left than without the outage", "0 or more")
    # The outage is not counted: nobody knows how long it was.
    assert 0 <= given <= passed
    computer.start_again(lost)
    assert computer.told()["doubtful"] is False
    assert abs(computer.is_off_ms()) <= WITHIN + passed
    assert computer.actions()[:2] == ["clock.confirmed", "clock.doubted"]


def test_a_clock_that_is_set_right_after_such_a_start_is_followed(computer: Computer) -> None:
    computer.start_again(-HOUR)
    assert computer.told()["doubtful"] is True
    computer.set_clock(0)
    computer.wait(doubtful=False, held=False)
    assert abs(computer.is_off_ms()) <= WITHIN
    computer.expect_actions("clock.right_again", "clock.doubted")
