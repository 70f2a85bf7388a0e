"""A cable between a browser and the server that can be pulled out: what is sent then arrives
nowhere, and nobody says so; plugged in again, it arrives."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress

CHUNK = 65536


class Cable:
    """Listens on `port` of this machine and carries everything to the server's port."""

    def __init__(self, server_port: int) -> None:
        self._server_port = server_port
        self._plugged = threading.Event()
        self._plugged.set()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def pull(self) -> None:
        self._plugged.clear()

    def plug(self) -> None:
        self._plugged.set()

    def close(self) -> None:
        self.plug()
        self._listener.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                threading.Thread(target=self._carry, args=(near,), daemon=True).start()

    def _carry(self, near: socket.socket) -> None:
        self._plugged.wait()
        try:
            far = socket.create_connection(("127.0.0.1", self._server_port))
        except OSError:
            near.close()
            return
        for one, other in ((near, far), (far, near)):
            threading.Thread(target=self._pump, args=(one, other), daemon=True).start()

    def _pump(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(CHUNK):
                self._plugged.wait()
                other.sendall(data)
        for each in (one, other):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
