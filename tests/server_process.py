"""A real `oj serve` in a process group of its own, with a data folder of its own."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import weakref
from pathlib import Path
from typing import ClassVar

from tests import run_guard
from tests.http_client import Client

ROOT_PASSWORD = "rootroot"
ROLE_IDS = {
    **{"root": 1000, "admin": 1001, "user": 1002, "no_submit": 1003, "muted": 1005},
    **{
        "no_discuss": 1004,
        "no_submit_no_discuss": 1006,
        "no_submit_muted": 1007,
        "problem_admin": 1008,
    },
}
KEPT_ANSWERS = Path("judge-cache/compiled/answers.json")
START_TIMEOUT_S = 120
STOP_TIMEOUT_S = 120

# Rates are tested where they are the subject; everywhere else they would only slow the tests.
NO_LIMITS = {
    "OJ_LIMITS_LOGIN_PER_MINUTE": "0",
    "OJ_LIMITS_LOGIN_PER_MINUTE_ADDRESS": "0",
    "OJ_LIMITS_ACCOUNTS_PER_HOUR_ADDRESS": "0",
    "OJ_LIMITS_SETUP_PER_MINUTE": "0",
    "OJ_LIMITS_UPLOAD_PER_MINUTE": "0",
    "OJ_LIMITS_DRAFT_PER_MINUTE": "0",
    "OJ_LIMITS_CRASH_PER_MINUTE": "0",
    "OJ_LIMITS_SUBMIT_INTERVAL": "false",
    # Whatever is installed here: what converts slides is one test's subject.
    "OJ_LESSONS_SLIDES_PROGRAM": "none",
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def held_port(owner: object) -> int:
    """A free port that nobody else is given while the owner lives, also while its server is down: a
    socket that is bound and never listens holds it, beside which a server may take it."""
    with socket.socket() as holder:
        holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        holder.bind(("127.0.0.1", 0))
        port = int(holder.getsockname()[1])
        weakref.finalize(owner, os.close, holder.detach())
    return port


class ServerProcess:
    """`environment` is added to the server's; without `root_password` the setup stays open.
    `module` is started in place of the command `oj`."""

    kept_answers: ClassVar[bytes | None] = None

    def __init__(
        self,
        *,
        root_password: str | None = ROOT_PASSWORD,
        environment: dict[str, str] | None = None,
        options: tuple[str, ...] = (),
        data: Path | None = None,
        module: str = "oj_appliance.cli.main",
    ) -> None:
        self.data = data or Path(tempfile.mkdtemp(prefix=run_guard.folder_prefix()))
        self.port = held_port(self)
        self.log = self.data.parent / f"{self.data.name}.log"
        self._environment = {**NO_LIMITS, **(environment or {})}
        if root_password is not None:
            self._environment["OJ_ROOT_PASSWORD"] = root_password
        self._options = options
        self._module = module
        self._root: Client | None = None
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def client(self, username: str = "", password: str = ROOT_PASSWORD) -> Client:
        """A client, logged in when a name is given."""
        client = Client(self.base)
        return client.login(username, password) if username else client

    def oj(self, *arguments: str, check: bool = True) -> subprocess.CompletedProcess[str]:
        """Runs another command on the same data folder, unless it names one."""
        command = [sys.executable, "-m", "oj_appliance.cli.main", *arguments]
        if "--data" not in arguments:
            command += ["--data", str(self.data)]
        return subprocess.run(command, check=check, capture_output=True, text=True)

    def add_user(self, username: str, password: str = "secret123", role: str = "user") -> Client:
        self.make_user(username, password, role)
        return self.client(username, password)

    def make_user(self, username: str, password: str = "secret123", role: str = "user") -> None:
        """By root over HTTP, since a command takes a second; by the command where the setup made
        root."""
        if "OJ_ROOT_PASSWORD" not in self._environment:
            self.oj("user", "add", username, "--password", password, "--role", role)
            return
        if self._root is None:
            self._root = self.client("root")
        body = {"users": [[username, password]]}
        assert self._root.post("/api/admin/user/insert-batch-user", body).data is None
        if role != "user":
            found = self._root.get("/api/admin/user/get-user-list", keyword=username).data
            uid = next(row["uid"] for row in found["records"] if row["username"] == username)
            body = {"uid": uid, "username": username, "type": ROLE_IDS[role], "status": 0}
            assert self._root.put("/api/admin/user/edit-user", body).data is None

    def start(self, extra_environment: dict[str, str] | None = None) -> ServerProcess:
        self._give_kept_answers()
        environment = {**os.environ, **self._environment, **(extra_environment or {})}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [
                    *(sys.executable, "-m", self._module, "serve"),
                    *("--data", str(self.data), "--port", str(self.port), "--host", "127.0.0.1"),
                    *self._options,
                ],
                stdout=log,
                stderr=log,
                env=environment,
                start_new_session=True,
            )
        self._wait_until_it_answers()
        self._take_kept_answers()
        return self

    def _give_kept_answers(self) -> None:
        """A new folder gets what the compilers said to the first server of this run, as if it had
        been that one's: asking them again would be a quarter of each start. The sandbox's own tests
        show when they are asked."""
        if ServerProcess.kept_answers is None or not self.data.is_dir() or any(self.data.iterdir()):
            return
        file = self.data / KEPT_ANSWERS
        for folder in reversed(file.relative_to(self.data).parents[:-1]):
            (self.data / folder).mkdir(mode=0o700)
        file.write_bytes(ServerProcess.kept_answers)

    def _take_kept_answers(self) -> None:
        file = self.data / KEPT_ANSWERS
        if ServerProcess.kept_answers is None and file.exists():
            ServerProcess.kept_answers = file.read_bytes()

    def _wait_until_it_answers(self) -> None:
        deadline = time.monotonic() + START_TIMEOUT_S
        assert self.process is not None
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise AssertionError(f"the server ended:\n{self.output()[-4000:]}")
            try:
                if Client(self.base).request("GET", "/api/health", timeout=30).http == 200:
                    return
            except OSError:
                time.sleep(0.05)
        raise AssertionError(f"the server does not answer:\n{self.output()[-4000:]}")

    def output(self) -> str:
        return self.log.read_text("utf-8", "replace")

    def kill(self) -> None:
        """SIGKILL to the whole group, as a power cut would end it."""
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def freeze(self) -> None:
        """None of its threads returns from the kernel any more; only `kill` ends that."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGSTOP)

    def stop(self) -> None:
        """Asks the server to stop and waits for it."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(STOP_TIMEOUT_S)
        self._refuse_forgotten_work()

    def _refuse_forgotten_work(self) -> None:
        """Work that nobody waits for never happens: the interpreter says so in the log alone."""
        forgotten = [line for line in self.output().splitlines() if "was never awaited" in line]
        assert not forgotten, forgotten

    def end(self) -> None:
        """Leaves nothing, whatever the server is doing, or if it never ran."""
        try:
            if self.process is not None:
                if self.process.poll() is None:
                    self.kill()
                self._refuse_forgotten_work()
        finally:
            self.remove()

    def remove(self) -> None:
        shutil.rmtree(self.data, ignore_errors=True)
        self.log.unlink(missing_ok=True)
