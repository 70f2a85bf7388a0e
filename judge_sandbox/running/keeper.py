"""Python's handle on the maker of one slot's boxes."""

from __future__ import annotations

import select
import socket
from functools import partial

from judge_sandbox.running import protocol
from judge_sandbox.running.box import Box
from judge_sandbox.running.protocol import NativeError
from judge_sandbox.running.run import BoxKind


class Keeper:
    """The maker of one slot's boxes. Used by one thread at a time."""

    def __init__(self, connection: socket.socket, pid: int) -> None:
        self._socket = connection
        self.pid = pid
        self._is_closed = False
        self._poll = select.poll()
        # A hang-up is told unasked.
        self._poll.register(connection, 0)

    @property
    def lost(self) -> bool:
        """True when it has died, or was ended here: then it makes no more boxes."""
        return self._is_closed or bool(self._poll.poll(0))

    def box(self, kind: BoxKind) -> Box:
        protocol.send_request(self._socket, protocol.KEEPER_BOX, number=kind)
        reply = protocol.receive_reply(self._socket, "the keeper")
        if reply.fd is None:
            raise NativeError("keeper", "no socket came with the box")
        return Box(socket.socket(fileno=reply.fd), partial(self.drop, reply.number))

    def drop(self, number: int) -> None:
        protocol.send_request(self._socket, protocol.KEEPER_DROP, number=number)

    def close(self) -> None:
        """Ends the keeper and its boxes."""
        self._is_closed = True
        self._socket.close()
