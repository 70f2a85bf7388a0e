"""Rates and locks of logins: they hold whoever tries, and nobody else (contract 00-conventions §3
and §10)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.http_client import Client
from tests.oj_appliance.accounts.people import join
from tests.oj_appliance.accounts.puzzles import browser, fail, log_in, solved
from tests.server_process import ServerProcess


@pytest.fixture(scope="module")
def slow() -> Iterator[ServerProcess]:
    environment = {
        "OJ_LIMITS_LOGIN_PER_MINUTE": "3",
        "OJ_LIMITS_LOGIN_PER_MINUTE_ADDRESS": "40",
        "OJ_SERVER_TRUSTED_PROXY": "127.0.0.1",
    }
    running = ServerProcess(environment=environment).start()
    yield running
    running.stop()
    running.remove()


def test_twenty_failures_lock_this_client_and_no_class_mate(
    server: ServerProcess, root: Client
) -> None:
    join(server, root, "envied")
    joker, class_mate = browser(server), browser(server)
    assert fail(joker, "envied", 5) == ["auth.wrong_credentials"] * 5
    for _ in range(15):
        assert log_in(joker, "envied", "nonsense", **solved(joker)).err == "auth.wrong_credentials"
    assert log_in(joker, "envied", "secret123", **solved(joker)).err == "auth.too_many_failures"
    body = {"username": "ENVIED", "password": "secret123"}
    assert joker.post("/api/admin/login", body).err == "auth.too_many_failures"
    assert log_in(class_mate, "envied", "secret123").status == 200
    assert log_in(joker, "root", "rootroot").status == 200


def test_logins_of_an_account_are_counted_for_each_computer(slow: ServerProcess) -> None:
    root = slow.client("root")
    join(slow, root, "hurried")
    greedy, other = browser(slow), browser(slow)
    errors = [log_in(greedy, "hurried", "secret123").err for _ in range(4)]
    assert errors == ["", "", "", "auth.too_fast"]
    assert log_in(greedy, " HURRIED ", "secret123").err == "auth.too_fast"
    assert log_in(greedy, "nobody-else", "secret123").err == "auth.wrong_credentials"
    assert log_in(other, "hurried", "secret123").status == 200


def test_one_address_has_a_burst_for_a_whole_class_and_no_more(slow: ServerProcess) -> None:
    """The proxy writes whom it serves behind what the caller claims to be."""

    def attempt(seat: int, address: str) -> str:
        caller = browser(slow)
        caller.headers["X-Forwarded-For"] = f"10.9.8.{seat}, {address}"
        return log_in(caller, f"seat{seat}", "nonsense").err

    errors = []
    while "auth.too_fast" not in errors and len(errors) < 200:  # a slow machine earns new tries
        errors.append(attempt(len(errors), "192.168.1.5"))
    assert len(errors) > 40 and errors[-1] == "auth.too_fast"
    assert attempt(99, "192.168.1.6") == "auth.wrong_credentials"
