"""Python's handle on the native part that keeps root's rights."""

from __future__ import annotations

import socket
import subprocess
import threading
from collections.abc import Sequence
from pathlib import Path

from judge_sandbox.running import protocol
from judge_sandbox.running.keeper import Keeper
from judge_sandbox.running.protocol import ConnectionLostError, NativeError


class Manager:
    """The root part of the judge, forked before threads and before privileges are dropped. One
    that is killed is made anew by its guardian, which does nothing else."""

    def __init__(
        self, runner: Path, headers: Path, system_root: Path, cores: Sequence[int]
    ) -> None:
        own, other = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with other:
            self._guardian = subprocess.Popen(
                [
                    str(runner),
                    str(other.fileno()),
                    str(len(cores)),
                    str(headers),
                    str(system_root),
                    *(str(core) for core in cores),
                ],
                pass_fds=[other.fileno()],
                cwd="/",
                env={},
                stdin=subprocess.DEVNULL,
            )
        self._control = own
        self._socket: socket.socket | None = None
        self._lock = threading.Lock()
        self.pid = 0
        self.cgroup_version = 0
        try:
            self._begin()
        except NativeError:
            self.close()
            raise

    @property
    def guardian_pid(self) -> int:
        return self._guardian.pid

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
        """Everything native ends when these sockets do; waits for the tidying up."""
        if self._socket is not None:
            self._socket.close()
        self._control.close()
        self._guardian.wait(timeout=30)

    def _begin(self) -> None:
        """A new manager; the former one has died."""
        protocol.send_request(self._control, protocol.GUARDIAN_MANAGER)
        reply = protocol.receive_reply(self._control, "the guardian")
        if reply.fd is None:
            raise NativeError("manager", "no socket came with the answer")
        if self._socket is not None:
            self._socket.close()
        self._socket, self.pid = socket.socket(fileno=reply.fd), reply.number
        hello = protocol.receive_reply(self._socket, "the manager").number
        if hello >> 8 != protocol.PROTOCOL_VERSION:
            raise NativeError("protocol", "the native runner is of another version; rebuild it")
        self.cgroup_version = hello & 0xFF

    def _ask(
        self, operation: int, *, number: int = 0, name: str = "", fds: Sequence[int] = ()
    ) -> protocol.Reply:
        def ask() -> protocol.Reply:
            assert self._socket is not None
            protocol.send_request(self._socket, operation, number=number, name=name, fds=fds)
            return protocol.receive_reply(self._socket, "the manager")

        with self._lock:
            try:
                return ask()
            except ConnectionLostError:
                self._begin()
                return ask()
