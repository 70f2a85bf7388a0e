"""What holds those back who guess passwords (contract 00-conventions §3 and §10).

Failures count for an account and an address: a name that the caller chooses, such as a cookie,
would be another one each time. Only a browser in which the account was open before counts by
itself, so that a class-mate behind the same address never locks its owner out.
"""

from __future__ import annotations

import msgspec

from oj_appliance.accounts import rules
from oj_appliance.accounts.signing_in.challenges import Challenges
from oj_appliance.accounts.signing_in.throttle import Failures
from oj_appliance.accounts.types import Origin, PuzzleAnswer
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.settings import LimitSettings
from oj_appliance.web.limits import RateLimit


class Attempt(msgspec.Struct, frozen=True):
    """`is_known_browser`: the account was open there before."""

    username: str
    origin: Origin
    is_known_browser: bool
    is_staff: bool

    @property
    def caller(self) -> str:
        if self.is_known_browser:
            return f"browser {self.origin.client}"
        return f"address {self.origin.ip}"


class LoginGuard:
    def __init__(self, clock: Clock, limits: LimitSettings, challenges: Challenges) -> None:
        self._challenges = challenges
        self._failures = Failures(clock, most=rules.MOST_FAILURES)
        self._of_account = Failures(clock, most=rules.ALL_FAILURES_UNTIL_PUZZLE)
        self._of_address = Failures(clock, most=rules.MOST_FAILURES_OF_ADDRESS)
        # Where an address may try as often as it likes, its failures do not count either.
        self._counts_addresses = limits.login_per_minute_address > 0
        self._rate_of_account = RateLimit(clock, count=limits.login_per_minute, seconds=60)
        self._rate_of_address = RateLimit(clock, count=limits.login_per_minute_address, seconds=60)

    def check_address(self, address: str) -> None:
        """Before anything is looked up. Raises ApiError auth.too_fast."""
        wait = self._rate_of_address.wait_seconds(address)
        if wait:
            raise ApiError("auth.too_fast", n=wait)

    def check(self, attempt: Attempt, puzzle: PuzzleAnswer | None) -> None:
        """Before the password is looked at. Raises ApiError auth.too_fast, auth.too_many_failures,
        auth.puzzle_required, auth.puzzle_wrong."""
        name, caller = attempt.username, attempt.caller
        wait = self._rate_of_account.wait_seconds(f"{name.lower()}\n{caller}")
        if wait:
            raise ApiError("auth.too_fast", n=wait)
        most = rules.MOST_FAILURES_OF_STAFF if attempt.is_staff else rules.MOST_FAILURES
        if self._failures.locked_seconds(name, caller, most=most):
            raise ApiError("auth.too_many_failures")
        if not attempt.is_known_browser and self._of_address.is_locked("", attempt.origin.ip):
            raise ApiError("auth.too_many_failures")
        if self._puzzle_is_due(attempt):
            if puzzle is None:
                raise ApiError("auth.puzzle_required")
            self._challenges.check_puzzle(puzzle)

    def failed(self, attempt: Attempt) -> None:
        self._failures.add(attempt.username, attempt.caller)
        self._of_account.add(attempt.username, "")
        if self._counts_addresses:
            self._of_address.add("", attempt.origin.ip)

    def succeeded(self, attempt: Attempt) -> None:
        self._failures.clear(attempt.username, attempt.caller)

    def _puzzle_is_due(self, attempt: Attempt) -> bool:
        """After a few failures of this caller, many of all at the account, or very many of the
        address at all accounts: it slows guessing down and locks nobody out."""
        name = attempt.username
        if self._failures.count(name, attempt.caller) >= rules.FAILURES_UNTIL_PUZZLE:
            return True
        if attempt.is_known_browser:
            return False
        return (
            self._of_account.count(name, "") >= rules.ALL_FAILURES_UNTIL_PUZZLE
            or self._of_address.count("", attempt.origin.ip)
            >= rules.FAILURES_OF_ADDRESS_UNTIL_PUZZLE
        )
