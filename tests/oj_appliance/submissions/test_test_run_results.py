"""What is kept of test runs, for whom, and how long (contract submission.md §2)."""

from __future__ import annotations

import re

import pytest

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.judging.types import TestRunReport, Verdict
from oj_appliance.submissions.test_runs.results import KeptTestRuns, TestRun

pytestmark = pytest.mark.quick
REPORT = TestRunReport(Verdict.ACCEPTED, stdout="3")


class HeldClock(Clock):
    def __init__(self) -> None:
        self.seconds = 1000.0

    def monotonic(self) -> float:
        return self.seconds


@pytest.fixture
def clock() -> HeldClock:
    return HeldClock()


@pytest.fixture
def kept(clock: HeldClock) -> KeptTestRuns:
    return KeptTestRuns(clock)


def of(uid: str) -> TestRun:
    return TestRun(uid=uid, judge_mode="default", user_input="1 2", expected_output=None)


def refusal(kept: KeptTestRuns, key: str, uid: str) -> str:
    with pytest.raises(ApiError) as caught:
        kept.find(key, uid)
    return caught.value.key


def test_a_key_is_hard_to_guess_and_its_owners_alone(kept: KeptTestRuns) -> None:
    key = kept.begin(of("ann"))
    assert re.fullmatch(r"TEST_JUDGE_[0-9a-f]{32}", key)
    assert kept.find(key, "ann").report is None
    assert refusal(kept, key, "ben") == "testjudge.missing"
    kept.end(key, REPORT)
    assert kept.find(key, "ann").report is REPORT
    assert refusal(kept, key, "ben") == "testjudge.missing"


def test_a_result_is_kept_ten_minutes_and_one_after_it_was_read(
    kept: KeptTestRuns, clock: HeldClock
) -> None:
    unread, read = kept.begin(of("ann")), kept.begin(of("ann"))
    clock.seconds += 5000  # a run that waits is not forgotten
    kept.end(unread, REPORT)
    kept.end(read, REPORT)
    kept.find(read, "ann")
    clock.seconds += 59
    assert kept.find(read, "ann").report is REPORT
    clock.seconds += 1
    assert refusal(kept, read, "ann") == "testjudge.missing"
    clock.seconds += 539
    assert kept.find(unread, "ann").report is REPORT
    clock.seconds += 60
    assert refusal(kept, unread, "ann") == "testjudge.missing"


def test_one_person_has_two_unfinished_and_five_kept_at_most(kept: KeptTestRuns) -> None:
    first, _ = kept.begin(of("ann")), kept.begin(of("ann"))
    with pytest.raises(ApiError) as caught:
        kept.begin(of("ann"))
    assert caught.value.key == "judge.too_many"
    kept.begin(of("ben"))
    keys = [first]
    kept.end(first, REPORT)
    for _ in range(4):
        keys.append(kept.begin(of("ann")))
        kept.end(keys[-1], REPORT)
    assert refusal(kept, keys[0], "ann") == "testjudge.missing"
    assert [kept.find(key, "ann").report for key in keys[1:]] == [REPORT] * 4
