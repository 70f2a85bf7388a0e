"""Rates and locks of logins: they hold whoever tries, and nobody else (contract 00-conventions §3
and §10)."""

from __future__ import annotations

import secrets
from collections.abc import Iterator

import pytest

from tests.http_client import Client
from tests.oj_appliance.accounts.people import join
from tests.oj_appliance.accounts.puzzles import browser, log_in, solved
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


def many(client: Client, username: str, times: int) -> list[str]:
    """Failures of an attacker who solves the puzzles and is another browser each time."""
    errors = []
    for _ in range(times):
        client.cookie = f"oj_client={secrets.token_hex(16)}"
        errors.append(log_in(client, username, "nonsense", **solved(client)).err)
    return errors


def from_address(server: ServerProcess, address: str) -> Client:
    client = browser(server)
    client.headers["X-Forwarded-For"] = address
    return client


def test_thirty_failures_lock_an_address_out_of_an_account_whatever_its_cookie_says(
    proxied: ServerProcess,
) -> None:
    root = proxied.client("root")
    join(proxied, root, "envied")
    joker, owner = from_address(proxied, "10.0.0.7"), from_address(proxied, "10.0.0.8")
    assert many(joker, "envied", 30) == ["auth.wrong_credentials"] * 30
    joker.cookie = ""
    assert log_in(joker, "envied", "secret123", **solved(joker)).err == "auth.too_many_failures"
    body = {"username": "ENVIED", "password": "secret123"}
    assert joker.post("/api/admin/login", body).err == "auth.too_many_failures"
    assert log_in(owner, "envied", "secret123").status == 200
    assert log_in(joker, "root", "rootroot").status == 200


def test_a_class_mate_behind_the_same_address_never_locks_the_owners_browser_out(
    proxied: ServerProcess,
) -> None:
    root = proxied.client("root")
    join(proxied, root, "neighbour")
    owner, joker = from_address(proxied, "10.0.1.1"), from_address(proxied, "10.0.1.1")
    assert log_in(owner, "neighbour", "secret123").status == 200
    many(joker, "neighbour", 31)
    assert log_in(joker, "neighbour", "secret123").err == "auth.too_many_failures"
    assert log_in(owner, "neighbour", "secret123").status == 200


def test_accounts_of_staff_lock_after_ten_failures(proxied: ServerProcess) -> None:
    proxied.make_user("teacher", role="admin")
    joker = from_address(proxied, "10.0.2.1")
    assert many(joker, "teacher", 11) == ["auth.wrong_credentials"] * 10 + [
        "auth.too_many_failures"
    ]
    assert log_in(from_address(proxied, "10.0.2.2"), "teacher", "secret123").status == 200


def test_failures_at_many_accounts_bring_the_puzzle_to_their_address(
    proxied: ServerProcess,
) -> None:
    sprayer = from_address(proxied, "10.0.3.1")
    errors = [log_in(sprayer, f"pupil{n}", "123456").err for n in range(201)]
    assert errors == ["auth.wrong_credentials"] * 200 + ["auth.puzzle_required"]
    elsewhere = from_address(proxied, "10.0.3.2")
    assert log_in(elsewhere, "pupil1", "123456").err == "auth.wrong_credentials"


def test_logins_of_an_account_are_counted_for_each_address(slow: ServerProcess) -> None:
    root = slow.client("root")
    join(slow, root, "hurried")
    greedy, other = from_address(slow, "10.0.0.3"), from_address(slow, "10.0.0.2")
    errors = [log_in(greedy, "hurried", "nonsense").err for _ in range(4)]
    assert errors == ["auth.wrong_credentials"] * 3 + ["auth.too_fast"]
    greedy.cookie = ""
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
