"""A new version is tried on the copy of the data: its migrations run, it starts on a port that
nobody knows, and has to call itself well, twice, within a minute."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import subprocess
import time
import urllib.request
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from oj_appliance.errors import Phrase
from oj_appliance.upgrades import texts
from oj_appliance.upgrades.types import UpgradeError

HEALTHY_WITHIN_S = 60.0
# A large database takes its time; whoever waits is told how far it is.
MIGRATED_WITHIN_S = 1800.0
# Well, and still well after this: a server that falls over at once is not.
STAYS_WELL_S = 2.0
_ENDS_WITHIN_S = 60.0
_ASKED_S = 5.0
_LAST_WORDS = 300
# Of the machine's service manager, which is told by the server that it keeps and by no other.
_MANAGERS = ("NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID")


@dataclass(frozen=True)
class Bounds:
    healthy_s: float = HEALTHY_WITHIN_S
    stays_s: float = STAYS_WELL_S
    migrated_s: float = MIGRATED_WITHIN_S


def migrate(program: Path, data: Path, log: Path, bounds: Bounds) -> None:
    """Raises UpgradeError."""
    with log.open("wb") as said:
        command = (str(program), "migrate", "--data", str(data))
        try:
            done = subprocess.run(
                command,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                env=_environment(),
                timeout=bounds.migrated_s,
                check=False,
            )
        except subprocess.TimeoutExpired as error:
            raise UpgradeError(texts.SILENT.filled(seconds=round(bounds.migrated_s))) from error
    if done.returncode:
        raise UpgradeError(texts.NOT_MIGRATED.filled(reason=_last_words(log)))


def serve(
    program: Path,
    words: Sequence[str],
    data: Path,
    log: Path,
    *,
    must_be_well: bool,
    bounds: Bounds,
) -> None:
    """Returns when it was well and has ended as it was asked. Raises UpgradeError."""
    port = _free_port()
    own = ("--data", str(data), "--host", "127.0.0.1", "--port", str(port))
    with log.open("ab") as said:
        begins = said.tell()
        server = subprocess.Popen(
            (str(program), "serve", *words, *own),
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=said,
            env=_environment(),
        )
    try:
        _wait_until_well(
            server,
            port,
            words=lambda: _last_words(log, begins),
            must_be_well=must_be_well,
            bounds=bounds,
        )
        server.terminate()
        try:
            server.wait(_ENDS_WITHIN_S)
        except subprocess.TimeoutExpired as error:
            raise UpgradeError(texts.NOT_ENDING) from error
    finally:
        if server.poll() is None:
            server.kill()
            server.wait()


def _wait_until_well(
    server: subprocess.Popen[bytes],
    port: int,
    *,
    words: Callable[[], str],
    must_be_well: bool,
    bounds: Bounds,
) -> None:
    """`words` tells the last that the server said."""
    deadline = time.monotonic() + bounds.healthy_s
    well_since: float | None = None
    answered = False
    while time.monotonic() < deadline:
        if (code := server.poll()) is not None:
            raise UpgradeError(texts.ENDED.filled(code=code, reason=words()))
        state = state_at(port)
        answered = answered or state is not None
        now = time.monotonic()
        if state is None or (must_be_well and state != "ok"):
            well_since = None
        elif well_since is None:
            well_since = now
        elif now - well_since >= bounds.stays_s:
            return
        time.sleep(0.1)
    said: Phrase = texts.UNWELL if answered else texts.SILENT
    raise UpgradeError(said.filled(seconds=round(bounds.healthy_s)))


def state_at(port: int) -> str | None:
    """The word that a server on this machine has for its state; None when it does not answer."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health", timeout=_ASKED_S) as got:
            told = json.load(got)
    except (OSError, ValueError):
        return None
    with contextlib.suppress(KeyError, TypeError):
        return str(told["data"]["status"])
    return None


def _environment() -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in _MANAGERS}
    # Another frozen program finds its own libraries.
    return kept | {"PYINSTALLER_RESET_ENVIRONMENT": "1"}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _last_words(log: Path, begins: int = 0) -> str:
    """From that byte of the log on: what an earlier command said tells nothing of a later one."""
    lines = log.read_bytes()[begins:].decode("utf-8", "replace").strip().splitlines()
    return (lines[-1].removeprefix("oj: ") if lines else "—")[:_LAST_WORDS]
