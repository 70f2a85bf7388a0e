"""Connections of those who mean harm: the site stays reachable (contract 00-conventions §10)."""

from __future__ import annotations

import contextlib
import logging
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from oj_appliance.cli import log_rates
from oj_appliance.cli.log_rates import MOST_ALIKE, AlikeLines
from tests.oj_appliance.web import impatient_server
from tests.server_process import ServerProcess

ASKED = b"GET /api/time HTTP/1.1\r\nHost: x\r\n\r\n"
HALF = b"GET /api/time HTTP/1.1\r\nHost: x\r\n"


@pytest.fixture(scope="module")
def narrow() -> Iterator[ServerProcess]:
    """An address may hold twenty connections."""
    environment = {"OJ_LIMITS_CONNECTIONS_PER_ADDRESS": "20"}
    running = ServerProcess(environment=environment).start()
    yield running
    running.stop()
    running.remove()


@pytest.fixture(scope="module")
def impatient() -> Iterator[ServerProcess]:
    running = ServerProcess(module=impatient_server.__name__).start()
    yield running
    running.stop()
    running.remove()


def connect(server: ServerProcess, sent: bytes) -> socket.socket:
    opened = socket.create_connection(("127.0.0.1", server.port), timeout=120)
    opened.sendall(sent)
    return opened


def heard(opened: socket.socket) -> bytes:
    """All that comes until the server closes it."""
    received = b""
    with contextlib.suppress(ConnectionError):
        while chunk := opened.recv(65536):
            received += chunk
    return received


def answered(opened: socket.socket) -> bytes:
    return opened.recv(65536).partition(b"\r\n")[0]


def test_half_requests_of_one_address_displace_each_other_and_nobody_else(
    narrow: ServerProcess,
) -> None:
    with contextlib.ExitStack() as kept:
        half = [kept.enter_context(connect(narrow, HALF)) for _ in range(60)]
        assert narrow.client().get("/api/time").status == 200
        assert heard(half[0]) == b""


def test_an_address_that_holds_all_its_connections_is_told_so(narrow: ServerProcess) -> None:
    with contextlib.ExitStack() as kept:
        for _ in range(20):
            assert b"200" in answered(kept.enter_context(connect(narrow, ASKED)))
        refused = heard(kept.enter_context(connect(narrow, b"")))
        assert refused.startswith(b"HTTP/1.1 503 ") and b"Retry-After" in refused


def test_a_thousand_half_requests_do_not_use_up_what_a_shell_gives(
    impatient: ServerProcess,
) -> None:
    with contextlib.ExitStack() as kept:
        for _ in range(1_100):
            kept.enter_context(connect(impatient, HALF))
        assert impatient.client().get("/api/time").status == 200
    assert "out of system resource" not in impatient.output()


def test_the_server_may_open_as_many_files_as_the_hard_limit_says(
    impatient: ServerProcess,
) -> None:
    assert impatient.process is not None
    limits = Path(f"/proc/{impatient.process.pid}/limits").read_text()
    soft, hard = next(line for line in limits.splitlines() if "open files" in line).split()[3:5]
    assert soft == hard
    assert hard == "unlimited" or int(hard) > 1_024


@pytest.mark.parametrize(
    "slow",
    [
        b"",
        HALF,
        b"POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Content-Length: 1000\r\n\r\n{",
    ],
)
def test_headers_and_bodies_that_do_not_come_end_the_connection(
    impatient: ServerProcess, slow: bytes
) -> None:
    with connect(impatient, slow) as opened:
        assert heard(opened) == b""


def test_a_connection_that_was_answered_stays_for_the_next_request(
    impatient: ServerProcess,
) -> None:
    with connect(impatient, ASKED) as opened, connect(impatient, HALF) as half:
        assert b"200" in answered(opened)
        assert heard(half) == b""  # the patience for it has passed
        opened.sendall(ASKED)
        assert b"200" in answered(opened)


def test_no_answer_names_a_version(narrow: ServerProcess) -> None:
    for sent in (ASKED, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n", b"nonsense\r\n\r\n"):
        with connect(narrow, sent) as opened:
            head = opened.recv(65536).partition(b"\r\n\r\n")[0]
        assert b"\r\nServer: OJ" in head
        assert b"aiohttp" not in head and b"Python" not in head


def test_lines_that_are_alike_are_counted_and_not_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 100.0
    monkeypatch.setattr(log_rates.time, "monotonic", lambda: now)
    rate = AlikeLines()

    def passes(level: int, text: str) -> bool:
        record = logging.makeLogRecord({"name": "x", "levelno": level, "msg": text})
        return bool(rate.filter(record))

    assert sum(passes(logging.ERROR, f"no descriptors\n{n}") for n in range(500)) == MOST_ALIKE
    assert passes(logging.ERROR, "something else")
    assert all(passes(logging.INFO, "request") for _ in range(500))
    now += 61
    record = logging.makeLogRecord({"name": "x", "levelno": logging.ERROR, "msg": "no descriptors"})
    assert rate.filter(record)
    assert record.__dict__["left_out"] == 500 - MOST_ALIKE
