"""How long failures count, locks hold and mails must wait (contract 00-conventions §10)."""

from __future__ import annotations

import pytest

from oj_appliance.accounts import rules
from oj_appliance.accounts.signing_in.throttle import Failures
from oj_appliance.clock import Clock

pytestmark = pytest.mark.quick

HALF_AN_HOUR = 30 * 60


class SetClock(Clock):
    """Stands where a test puts it, in seconds."""

    at = 0.0

    def monotonic(self) -> float:
        return self.at


def test_a_lock_opens_half_an_hour_after_the_last_failure() -> None:
    clock = SetClock()
    failures = Failures(clock, most=2)
    for clock.at in (0, 100):
        failures.add("ann", "here")
    assert failures.locked_seconds("ANN", "here") == HALF_AN_HOUR
    clock.at = 100 + HALF_AN_HOUR - 1
    assert failures.locked_seconds("ann", "here") == 1
    clock.at = 100 + HALF_AN_HOUR
    assert not failures.is_locked("ann", "here")


def test_failures_are_counted_for_half_an_hour() -> None:
    clock = SetClock()
    failures = Failures(clock, most=10)
    for clock.at in (0, HALF_AN_HOUR / 2):
        failures.add("ann", "here")
    clock.at = HALF_AN_HOUR
    assert failures.count("ann", "here") == 2
    clock.at = HALF_AN_HOUR + 1
    assert failures.count("ann", "here") == 1
    failures.add("ann", "here")
    clock.at = 2 * HALF_AN_HOUR
    assert failures.count("ann", "here") == 1


def test_the_numbers_are_those_of_the_contract() -> None:
    """Those that no other test can wait for; what uses them is tried over HTTP."""
    assert rules.SESSION_MS == 24 * 3_600_000 and rules.REFRESH_AFTER_MS == 12 * 3_600_000
    assert rules.CHANGE_MAIL_PAUSE_S == 30
    assert rules.CODE_MS == 10 * 60_000 and rules.LOGIN_CODE_S == 15 * 60
    assert rules.CAPTCHA_S == 30 * 60 and rules.PUZZLE_S == 5 * 60
