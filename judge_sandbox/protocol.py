"""Python's side of the native runner's messages: the mirror of native/protocol.h.

Sockets are SOCK_SEQPACKET, one message a packet, native byte order.
"""

from __future__ import annotations

import array
import os
import socket
import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache

PROTOCOL_VERSION = 2

_REQUEST = struct.Struct("=IIQ128s")
_REPLY = struct.Struct("=II32s216s")
_RUN_REQUEST = struct.Struct("=IIQQQQQQQIIIIII")
_RUN_REPORT = struct.Struct("=IIIIQQQQIIIIQ32s")

MANAGER_KEEPER, MANAGER_STORE_HEADER = 1, 2
KEEPER_BOX, KEEPER_DROP = 1, 2
BOX_PUT, BOX_RUN, BOX_GET, BOX_CANCEL, BOX_DIRECTORY, BOX_CLEAN, BOX_PROGRESS = range(1, 8)

_RUN_KEEP_FILES, _RUN_INPUT_FILE, _RUN_OUTPUT_FILE = 1, 2, 4


class BoxKind(IntEnum):
    RUN = 0
    COMPILE = 1


class RunEnd(IntEnum):
    """What ended a run: the program itself, a limit, or the caller."""

    ITSELF = 0
    CPU = 1
    WALL = 2
    IDLE = 3
    CANCELLED = 4
    MEMORY = 5
    WRITTEN = 6


class OutputFile(IntEnum):
    """What became of a file that was to be taken out of a box."""

    NONE = 0
    COPIED = 1
    REFUSED = 2
    TOO_LONG = 3


class NativeError(Exception):
    """A step of the native runner failed; `stage` names it, the text says what and why."""

    def __init__(self, stage: str, text: str) -> None:
        super().__init__(f"{stage}: {text}")
        self.stage = stage
        self.text = text


class ConnectionLostError(NativeError):
    """The other side of a socket has ended."""

    def __init__(self, who: str) -> None:
        super().__init__("connection", f"{who} has ended")


@dataclass(frozen=True, slots=True)
class Reply:
    number: int
    fd: int | None


@dataclass(frozen=True, slots=True)
class RunLimits:
    """Limits of one run. memory_bytes is what the program may use on top of the box itself;
    written_bytes caps what goes through its pipes, 0 where its output lies in files."""

    cpu_ms: int
    wall_ms: int
    idle_ms: int
    memory_bytes: int
    stack_bytes: int
    file_bytes: int
    processes: int
    open_files: int = 256
    written_bytes: int = 0


@dataclass(frozen=True, slots=True)
class RunResult:
    """What the native runner measured and saw; judge_sandbox.outcome turns it into a status."""

    end: RunEnd
    exit_code: int
    signal: int
    cpu_ns: int
    wall_ns: int
    memory_bytes: int
    queue_ns: int
    oom_kills: int
    leftovers: bool
    box_unclean: bool
    output_file: OutputFile
    ended_ns: int = 0


def send_request(
    to: socket.socket,
    operation: int,
    *,
    number: int = 0,
    amount: int = 0,
    name: str = "",
    fds: Sequence[int] = (),
) -> None:
    """Sends a plain request; raises ConnectionLostError when nobody listens."""
    _send(to, _REQUEST.pack(operation, number, amount, os.fsencode(name)), fds)


def receive_reply(source: socket.socket, who: str) -> Reply:
    """Waits for the answer to a plain request.

    Raises:
        NativeError: the step failed.
        ConnectionLostError: the other side has ended.
    """
    data, fds = _receive(source, _REPLY.size, who)
    status, number, stage, text = _REPLY.unpack(data)
    if status:
        for fd in fds:
            os.close(fd)
        raise NativeError(_text(stage), _text(text))
    return Reply(number=number, fd=fds[0] if fds else None)


def send_run(
    to: socket.socket,
    argv: Sequence[str],
    environment: Mapping[str, str],
    limits: RunLimits,
    stdio: tuple[int, int, int],
    *,
    keep_files: bool = False,
    input_file: tuple[str, int] | None = None,
    output_file: tuple[str, int] | None = None,
    extra_fds: Sequence[int] = (),
) -> None:
    """Asks a box to run a program; the named files are (name in /w, descriptor). The program sees
    `extra_fds` as 3, 4, 5 and so on."""
    flags = _RUN_KEEP_FILES if keep_files else 0
    strings = [*argv, *(f"{key}={value}" for key, value in environment.items())]
    fds = list(stdio)
    if input_file is not None:
        flags |= _RUN_INPUT_FILE
        strings.append(input_file[0])
        fds.append(input_file[1])
    if output_file is not None:
        flags |= _RUN_OUTPUT_FILE
        strings.append(output_file[0])
        fds.append(output_file[1])
    fds.extend(extra_fds)
    head = _RUN_REQUEST.pack(
        BOX_RUN,
        flags,
        limits.cpu_ms * 1_000_000,
        limits.wall_ms * 1_000_000,
        limits.idle_ms * 1_000_000,
        limits.memory_bytes,
        limits.stack_bytes,
        limits.file_bytes,
        limits.written_bytes,
        limits.processes,
        limits.open_files,
        len(argv),
        len(environment),
        len(extra_fds),
        0,
    )
    _send(to, head + _encoded(tuple(strings)), fds)


@lru_cache(maxsize=64)
def _encoded(strings: tuple[str, ...]) -> bytes:
    """The same for every case of a submission."""
    return b"".join(os.fsencode(text) + b"\0" for text in strings)


def receive_run(source: socket.socket) -> RunResult:
    """Reads the report of a run; raises NativeError when the program could not be started."""
    try:
        # A report brings no descriptors.
        data = source.recv(_RUN_REPORT.size + 1)
    except ConnectionResetError as error:
        raise ConnectionLostError("the box") from error
    if len(data) != _RUN_REPORT.size:
        raise ConnectionLostError("the box")
    return _run_result(data)


def receive_news(source: socket.socket) -> RunResult | int:
    """What a box with a running program says next: the report, or the answer to BOX_PROGRESS, in
    ms of CPU time and of waiting for a processor."""
    data, _fds, _flags, _address = socket.recv_fds(source, max(_REPLY.size, _RUN_REPORT.size), 1)
    if len(data) == _REPLY.size:
        number: int = _REPLY.unpack(data)[1]
        return number
    if len(data) != _RUN_REPORT.size:
        raise ConnectionLostError("the box")
    return _run_result(data)


def _run_result(data: bytes) -> RunResult:
    (
        status,
        end,
        code,
        signal,
        cpu,
        wall,
        memory,
        queue,
        kills,
        left,
        unclean,
        file,
        ended,
        stage,
    ) = _RUN_REPORT.unpack(data)
    if status:
        raise NativeError(_text(stage), os.strerror(status))
    return RunResult(
        end=RunEnd(end),
        exit_code=code,
        signal=signal,
        cpu_ns=cpu,
        wall_ns=wall,
        memory_bytes=memory,
        queue_ns=queue,
        oom_kills=kills,
        leftovers=bool(left),
        box_unclean=bool(unclean),
        output_file=OutputFile(file),
        ended_ns=ended,
    )


def _send(to: socket.socket, data: bytes, fds: Sequence[int]) -> None:
    ancillary = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", fds))] if fds else []
    try:
        to.sendmsg([data], ancillary)
    except (BrokenPipeError, ConnectionResetError) as error:
        raise ConnectionLostError("the native side") from error


def _receive(source: socket.socket, size: int, who: str) -> tuple[bytes, list[int]]:
    try:
        data, fds, _flags, _address = socket.recv_fds(source, size, 1)
    except ConnectionResetError as error:
        raise ConnectionLostError(who) from error
    if len(data) != size:
        raise ConnectionLostError(who)
    return data, list(fds)


def _text(field: bytes) -> str:
    return field.split(b"\0", 1)[0].decode("utf-8", "replace")
