"""The messages of a run: the request for one, its report, and how far it has got."""

from __future__ import annotations

import os
import socket
import struct
from functools import lru_cache

from judge_sandbox.running import protocol
from judge_sandbox.running.protocol import ConnectionLostError, NativeError
from judge_sandbox.running.run import OutputFile, Run, RunEnd, RunResult

_REQUEST = struct.Struct("=IIQQQQQQQIIIIII")
_REPORT = struct.Struct("=IIIIQQQQIIIIQ32s")
_KEEP_FILES, _INPUT_FILE, _OUTPUT_FILE = 1, 2, 4


def send_run(
    to: socket.socket, run: Run, stdio: tuple[int, int, int], *, output: int | None = None
) -> None:
    """Asks a box to run a program; `output` is the descriptor for the run's output file."""
    limits = run.limits
    flags = _KEEP_FILES if run.keep_files else 0
    strings = [*run.argv, *(f"{key}={value}" for key, value in run.environment.items())]
    fds = list(stdio)
    if run.input_file is not None:
        flags |= _INPUT_FILE
        strings.append(run.input_file[0])
        fds.append(run.input_file[1])
    if run.output_file is not None and output is not None:
        flags |= _OUTPUT_FILE
        strings.append(run.output_file)
        fds.append(output)
    fds.extend(run.further_fds)
    head = _REQUEST.pack(
        protocol.BOX_RUN,
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
        len(run.argv),
        len(run.environment),
        len(run.further_fds),
        0,
    )
    protocol.send(to, head + _encoded(tuple(strings)), fds)


@lru_cache(maxsize=64)
def _encoded(strings: tuple[str, ...]) -> bytes:
    """The same for every case of a submission."""
    return b"".join(os.fsencode(text) + b"\0" for text in strings)


def receive_run(source: socket.socket) -> RunResult:
    """Reads the report of a run; raises NativeError when the program could not be started."""
    try:
        # A report brings no descriptors.
        data = source.recv(_REPORT.size + 1)
    except ConnectionResetError as error:
        raise ConnectionLostError("the box") from error
    if len(data) != _REPORT.size:
        raise ConnectionLostError("the box")
    return _result(data)


def receive_news(source: socket.socket) -> RunResult | int:
    """What a box with a running program says next: the report, or the answer to BOX_PROGRESS, in
    ms of CPU time and of waiting for a processor."""
    longest = max(protocol.REPLY_BYTES, _REPORT.size)
    data, _fds, _flags, _address = socket.recv_fds(source, longest, 1)
    if len(data) == protocol.REPLY_BYTES:
        return protocol.number_in(data)
    if len(data) != _REPORT.size:
        raise ConnectionLostError("the box")
    return _result(data)


def _result(data: bytes) -> RunResult:
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
    ) = _REPORT.unpack(data)
    if status:
        raise NativeError(protocol.text_in(stage), os.strerror(status))
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
