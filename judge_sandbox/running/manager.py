"""Python's handle on the native part that keeps root's rights."""

from __future__ import annotations

import socket
import subprocess
import threading
from collections.abc import Sequence
from pathlib import Path

from judge_sandbox.running import protocol
from judge_sandbox.running.keeper import Keeper
from judge_sandbox.running.protocol import NativeError


class Manager:
    """The root part of the judge, forked before threads and before privileges are dropped."""

    def __init__(self, runner: Path, headers: Path, cores: Sequence[int]) -> None:
        own, other = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with other:
            self._process = subprocess.Popen(
                [
                    str(runner),
                    str(other.fileno()),
                    str(len(cores)),
                    str(headers),
                    *(str(core) for core in cores),
                ],
                pass_fds=[other.fileno()],
                cwd="/",
                env={},
                stdin=subprocess.DEVNULL,
            )
        self._socket = own
        self.pid = self._process.pid
        self._lock = threading.Lock()
        try:
            hello = protocol.receive_reply(own, "the manager").number
        except NativeError:
            self.close()
            raise
        if hello >> 8 != protocol.PROTOCOL_VERSION:
            self.close()
            raise NativeError("protocol", "the native runner is of another version; rebuild it")
        self.cgroup_version = hello & 0xFF

    def keeper(self, slot: int) -> Keeper:
        """Starts (or, after its death, restarts) the keeper of a slot."""
        reply = self._ask(protocol.MANAGER_KEEPER, number=slot)
        if reply.fd is None:
            raise NativeError("keeper", "no socket came with the answer")
        return Keeper(socket.socket(fileno=reply.fd), pid=reply.number)

    def store_header(self, name: str, content: int) -> None:
        """Stores a precompiled header in the root-owned directory that compile boxes see."""
        self._ask(protocol.MANAGER_STORE_HEADER, name=name, fds=[content])

    def close(self) -> None:
        """Everything native ends when this socket does; waits for the tidying up."""
        self._socket.close()
        self._process.wait(timeout=30)

    def _ask(
        self, operation: int, *, number: int = 0, name: str = "", fds: Sequence[int] = ()
    ) -> protocol.Reply:
        with self._lock:
            protocol.send_request(self._socket, operation, number=number, name=name, fds=fds)
            return protocol.receive_reply(self._socket, "the manager")
