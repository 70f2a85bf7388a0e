"""Test runs in memory: under a key that cannot be guessed, for their owner alone, and not for long
(contract submission.md §2). A restart forgets them."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.judging.types import TestRunReport

KEY_PREFIX = "TEST_JUDGE_"
KEPT_S = 600
KEPT_AFTER_READING_S = 60
# Of one person: how many may wait or run, and how many ended ones are kept.
MOST_UNFINISHED = 2
MOST_KEPT = 5


@dataclass(slots=True, kw_only=True)
class TestRun:
    """`report` is None while it waits or runs; `forgotten_at` counts from its end."""

    uid: str
    judge_mode: str
    user_input: str
    expected_output: str | None
    report: TestRunReport | None = None
    forgotten_at: float = 0

    __test__ = False  # the name begins with "Test": pytest must not collect it


class KeptTestRuns:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._runs: dict[str, TestRun] = {}

    def begin(self, run: TestRun) -> str:
        """The new run's key. Raises judge.too_many while its owner has too many unfinished."""
        self._forget_old()
        own = [(key, each) for key, each in self._runs.items() if each.uid == run.uid]
        if sum(each.report is None for _, each in own) >= MOST_UNFINISHED:
            raise ApiError("judge.too_many")
        ended = [key for key, each in own if each.report is not None]
        for key in ended[: max(0, len(own) - MOST_KEPT + 1)]:
            del self._runs[key]
        key = KEY_PREFIX + secrets.token_hex(16)
        self._runs[key] = run
        return key

    def end(self, key: str, report: TestRunReport) -> None:
        run = self._runs[key]
        run.report = report
        run.forgotten_at = self._clock.monotonic() + KEPT_S

    def forget(self, key: str) -> None:
        del self._runs[key]

    def find(self, key: str, uid: str) -> TestRun:
        """Raises testjudge.missing, also for another person's key. An ended run is forgotten soon
        after it was read."""
        self._forget_old()
        run = self._runs.get(key)
        if run is None or run.uid != uid:
            raise ApiError("testjudge.missing")
        if run.report is not None:
            soon = self._clock.monotonic() + KEPT_AFTER_READING_S
            run.forgotten_at = min(run.forgotten_at, soon)
        return run

    def _forget_old(self) -> None:
        now = self._clock.monotonic()
        old = [k for k, run in self._runs.items() if run.report and run.forgotten_at <= now]
        for key in old:
            del self._runs[key]
