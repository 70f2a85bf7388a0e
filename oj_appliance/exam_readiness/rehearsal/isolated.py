"""A second server beside this one, with a data folder of its own: students who are made up meet
that one, and nothing real is touched. It judges nothing; this server's judge does."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import shutil
import socket
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.exam_readiness.rehearsal.loopback import Connection
from oj_appliance.exam_readiness.rehearsal.plan import Plan, PlannedProblem

START_S, STOP_S = 60.0, 20.0
HOUR = 3_600_000  # ms
# How long all take to log in, and to hand in at the end; a few do not need as long.
LOGIN_S, LAST_S, EACH_S = 10.0, 5.0, 1.0
# All students come from this machine's own address, and no real server's limits are tried.
WITHOUT_LIMITS = {
    f"OJ_LIMITS_{name}": "0"
    for name in ("LOGIN_PER_MINUTE", "LOGIN_PER_MINUTE_ADDRESS", "DRAFT_PER_MINUTE")
} | {"OJ_LIMITS_SUBMIT_INTERVAL": "false"}


class RehearsalError(Exception):
    """The rehearsal cannot be held; its words are for the log."""


class Text(msgspec.Struct, frozen=True):
    """What the students hand in for one problem."""

    language: str
    code: str


class IsolatedServer:
    """`folder` is where its data may lie: on the disk of the real ones, to be as slow."""

    def __init__(self, folder: Path) -> None:
        self._data = Path(tempfile.mkdtemp(prefix="rehearsal-", dir=folder))
        self._password = secrets.token_urlsafe(12)
        self._process: asyncio.subprocess.Process | None = None
        self._port = _free_port()

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    async def start(self) -> None:
        """Raises RehearsalError."""
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "oj_appliance.cli.main", "serve", "--data", str(self._data)),
            *("--host", "127.0.0.1", "--port", str(self._port)),
            env={**os.environ, **WITHOUT_LIMITS, "OJ_ROOT_PASSWORD": self._password},
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
            start_new_session=True,
        )
        deadline = time.monotonic() + START_S
        while time.monotonic() < deadline and self._process.returncode is None:
            with contextlib.suppress(OSError):
                connection = await Connection.to(self.base)
                answer = await connection.ask("GET", "/api/health")
                connection.close()
                if answer.http in (200, 503):  # it is not well without a judge
                    return
            await asyncio.sleep(0.1)
        raise RehearsalError("the second server does not start")

    async def prepare(self, students: int, texts: list[Text], seconds: float) -> Plan:
        """Accounts, a problem for each text, and an exam of them. Raises RehearsalError."""
        root = await _Root.logged_in(self.base, self._password)
        names = tuple(f"student{number:03}" for number in range(students))
        users = [[name, self._password] for name in names]
        await root.post("/api/admin/user/insert-batch-user", {"users": users})
        now = time.time_ns() // 1_000_000
        work = {
            **{"title": "Rehearsal", "auth": 0},
            **{"startTime": wire_time(now - 60_000), "endTime": wire_time(now + HOUR)},
        }
        tid = int((await root.post("/api/admin/homework", work))["id"])
        problems = []
        for number, text in enumerate(texts):
            name = chr(ord("A") + number % 26) + str(number // 26 or "")
            pid = int((await root.post("/api/admin/problem", _problem(f"R{number}")))["pid"])
            link = {"tid": tid, "pid": pid, "displayId": name}
            await root.post("/api/admin/homework/add-problem", link)
            problems.append(PlannedProblem(pid, name, text.language, (text.code,)))
        root.close()
        return Plan(
            base=self.base,
            names=names,
            password=self._password,
            tid=tid,
            problems=tuple(problems),
            seconds=seconds,
            login_s=min(LOGIN_S, students * EACH_S),
            last_s=min(LAST_S, students * EACH_S),
            board_name="root",
            boards=5,
        )

    def memory_mb(self) -> float:
        """What it takes now; 0 once it has ended."""
        if self._process is None:
            return 0.0
        with contextlib.suppress(OSError):
            status = Path(f"/proc/{self._process.pid}/status").read_text("ascii", "replace")
            lines = [line for line in status.splitlines() if line.startswith("VmRSS")]
            return int(lines[0].split()[1]) / 1024 if lines else 0.0
        return 0.0

    async def end(self) -> None:
        """Leaves nothing."""
        if self._process is not None and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.terminate()
            try:
                async with asyncio.timeout(STOP_S):
                    await self._process.wait()
            except TimeoutError:
                self._process.kill()
                await self._process.wait()
        await asyncio.to_thread(shutil.rmtree, self._data, ignore_errors=True)


class _Root:
    def __init__(self, connection: Connection, token: str) -> None:
        self._connection = connection
        self._token = token

    @classmethod
    async def logged_in(cls, base: str, password: str) -> _Root:
        connection = await Connection.to(base)
        body = {"username": "root", "password": password}
        answer = await connection.ask("POST", "/api/login", body=body)
        token = answer.header("Authorization")
        if not token:
            raise RehearsalError("nobody can log in at the second server")
        return cls(connection, token)

    async def post(self, path: str, body: object) -> Any:
        headers = {"Authorization": self._token}
        answer = await self._connection.ask("POST", path, body=body, headers=headers)
        told = msgspec.json.decode(answer.body, type=dict[str, Any])
        if told.get("status") != 200:
            raise RehearsalError(f"{path}: {told.get('err')}")
        return told["data"]

    def close(self) -> None:
        self._connection.close()


def _problem(name: str) -> dict[str, Any]:
    """One that is only looked at and submitted to."""
    fields = {
        **{"problemId": name, "title": name, "description": "text " * 200, "source": ""},
        **{"input": "none", "output": "none", "hint": "", "type": 0, "difficulty": 0},
        **{"examples": "<input>1</input><output>1</output>", "auth": 3},
        **{"timeLimit": 1000, "memoryLimit": 256, "stackLimit": 128, "judgeMode": "default"},
        **{"judgeCaseMode": "default", "isRemote": False, "isFileIO": False, "codeShare": True},
        **{"openCaseResult": True, "isRemoveEndBlank": True},
    }
    return {
        **{"problem": fields, "samples": [{"input": "1\n", "output": "1\n"}]},
        **{"isUploadTestCase": False, "judgeMode": "default", "tags": [], "codeTemplates": []},
        "languages": [{"id": number} for number in range(1, 11)],
    }


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
