"""Python's side of the native runner's messages: the mirror of native/protocol.h.

Sockets are SOCK_SEQPACKET, one message a packet, native byte order.
"""

from __future__ import annotations

import array
import os
import socket
import struct
from collections.abc import Sequence
from dataclasses import dataclass

PROTOCOL_VERSION = 4

_REQUEST = struct.Struct("=IIQ128s")
_REPLY = struct.Struct("=II32s216s")
REPLY_BYTES = _REPLY.size

GUARDIAN_MANAGER = 1
MANAGER_KEEPER, MANAGER_STORE_HEADER = 1, 2
KEEPER_BOX, KEEPER_DROP = 1, 2
BOX_PUT, BOX_RUN, BOX_GET, BOX_CANCEL = range(1, 5)
BOX_DIRECTORY, BOX_CLEAN, BOX_PROGRESS, BOX_WALL = range(5, 9)


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
    send(to, _REQUEST.pack(operation, number, amount, os.fsencode(name)), fds)


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
        raise NativeError(text_in(stage), text_in(text))
    return Reply(number=number, fd=fds[0] if fds else None)


def send(to: socket.socket, data: bytes, fds: Sequence[int]) -> None:
    """One packet; raises ConnectionLostError when nobody listens."""
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


def number_in(reply: bytes) -> int:
    """What a reply that came between other news tells."""
    number: int = _REPLY.unpack(reply)[1]
    return number


def text_in(field: bytes) -> str:
    """The text in a field of fixed length."""
    return field.split(b"\0", 1)[0].decode("utf-8", "replace")
