"""The setup code: who guesses harms nobody, and one alone becomes root (contract account.md)."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from oj_appliance.interchange.demo.reading import read_demo_problems
from tests.http_client import Answer
from tests.server_process import ServerProcess


@pytest.fixture
def bare() -> Iterator[ServerProcess]:
    """Nobody is root yet; callers may stand at any address."""
    environment = {"OJ_SERVER_TRUSTED_PROXY": "127.0.0.1"}
    running = ServerProcess(root_password=None, environment=environment).start()
    yield running
    running.stop()
    running.remove()


def set_up(server: ServerProcess, code: str, address: str) -> Answer:
    client = server.client()
    client.headers["X-Forwarded-For"] = address
    body = {"code": code, "password": "teacher-1", "name": "School", "language": "en-US"}
    return client.post("/api/setup", {**body, "timezone": "Asia/Shanghai"})


def test_wrong_codes_hold_their_address_back_and_leave_the_teachers_code_as_it_is(
    bare: ServerProcess,
) -> None:
    code = bare.oj("setup-code").stdout.split()[-1]
    errors = [set_up(bare, f"WRONG{n:03}", "10.0.0.7").err for n in range(11)]
    assert errors == ["setup.code_wrong"] * 10 + ["auth.too_fast"]
    assert set_up(bare, code, "10.0.0.7").err == "auth.too_fast"
    assert bare.oj("setup-code").stdout.split()[-1] == code
    assert set_up(bare, code, "10.0.0.8").data["username"] == "root"


def test_a_site_begins_with_demo_problems_where_the_teacher_wants_them(bare: ServerProcess) -> None:
    code = bare.oj("setup-code").stdout.split()[-1]
    body = {"code": code, "password": "teacher-1", "name": "School", "language": "en-US"}
    answer = bare.client().post("/api/setup", {**body, "timezone": "Asia/Shanghai", "demo": True})
    assert answer.data["username"] == "root"
    listed = bare.client().get("/api/get-problem-list").data
    assert listed["total"] == len(read_demo_problems())
    assert "A+B Problem" in {row["title"] for row in listed["records"]}


def test_of_eight_right_codes_at_once_one_gets_a_session(bare: ServerProcess) -> None:
    code = bare.oj("setup-code").stdout.split()[-1]
    seats = itertools.count(1)
    with ThreadPoolExecutor(8) as threads:
        tries = [threads.submit(set_up, bare, code, f"10.0.0.{next(seats)}") for _ in range(8)]
        answers = [each.result() for each in tries]
    assert sorted(answer.err for answer in answers) == [""] + ["setup.done"] * 7
    tokens = [answer.headers.get("authorization") for answer in answers]
    assert sum(token is not None for token in tokens) == 1
