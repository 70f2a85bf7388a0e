"""Who may hold how many connections (contract 00-conventions §10): no address can take them all,
and one that asks for nothing is the first to go."""

from __future__ import annotations

import ssl
from asyncio import BaseTransport, TimerHandle, Transport, get_running_loop
from collections import Counter, OrderedDict
from dataclasses import dataclass, field
from typing import Any

from aiohttp import hdrs, web
from aiohttp.web_protocol import RequestHandler

from oj_appliance.web.headers import SERVER_NAME

KEEP_ALIVE_S = 75
WINDOW_S: float = 20
LEAST_BYTES = 10_000  # of a body in each whole window: 500 a second
BACKLOG = 1024
HANDSHAKE_S = 10.0
_REFUSAL = (
    f"HTTP/1.1 503 Service Unavailable\r\nServer: {SERVER_NAME}\r\nRetry-After: 2\r\n"
    "Content-Length: 0\r\nConnection: close\r\n\r\n"
).encode()


@dataclass
class Connections:
    """At most `most` at once, and `most_of_address` from one address; `proxy` is an address that
    speaks for everybody and so has no bound of its own. Those that have asked for nothing yet
    give way to newer ones, so that whoever opens them in heaps displaces his own."""

    most: int
    most_of_address: int
    proxy: str = ""
    _open: dict[Connection, str] = field(default_factory=dict)
    _of_address: Counter[str] = field(default_factory=Counter)
    _silent: dict[str, OrderedDict[Connection, None]] = field(default_factory=dict)

    def enter(self, connection: Connection, address: str) -> bool:
        """False where there is no room."""
        if self._of_address[address] >= self._most_of(address):
            if not self._close_oldest_silent(address):
                return False
        elif len(self._open) >= self.most and not self._close_oldest_silent(self._largest()):
            return False
        self._open[connection] = address
        self._of_address[address] += 1
        self._silent.setdefault(address, OrderedDict())[connection] = None
        return True

    def asked(self, connection: Connection) -> None:
        """Its first request has come."""
        address = self._open.get(connection)
        if address is not None and address in self._silent:
            self._silent[address].pop(connection, None)
            if not self._silent[address]:
                del self._silent[address]

    def leave(self, connection: Connection) -> None:
        self.asked(connection)
        address = self._open.pop(connection, None)
        if address is not None:
            self._of_address[address] -= 1
            if not self._of_address[address]:
                del self._of_address[address]

    def _most_of(self, address: str) -> int:
        if address == self.proxy or self.most_of_address <= 0:
            return self.most
        return min(self.most_of_address, self.most * 3 // 4)

    def _largest(self) -> str:
        """The address with most silent connections."""
        return max(self._silent, key=lambda address: len(self._silent[address]), default="")

    def _close_oldest_silent(self, address: str) -> bool:
        silent = self._silent.get(address)
        if not silent:
            return False
        oldest = next(iter(silent))
        self.leave(oldest)
        oldest.force_close()
        return True


class Connection(RequestHandler):
    """One connection, counted and watched: the first headers have one window of time, a body has to
    bring something in each. (Kept alive without a request it is closed by aiohttp.)"""

    def __init__(self, server: web.Server, connections: Connections, **options: Any) -> None:
        super().__init__(server, **options)
        self._connections = connections
        self._is_silent = True
        self._received = 0
        self._unfinished: web.BaseRequest | None = None
        self._watch: TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        assert isinstance(transport, Transport)
        peer = transport.get_extra_info("peername") or ("",)
        if not self._connections.enter(self, str(peer[0])):
            transport.write(_REFUSAL)
            transport.close()
            return
        super().connection_made(transport)
        self._watch = self._loop.call_later(WINDOW_S, self._look)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._received += len(data)
        if self._is_silent and self._request_count:
            self._is_silent = False
            self._connections.asked(self)

    def connection_lost(self, exc: BaseException | None) -> None:
        if self._watch is not None:
            self._watch.cancel()
        self._connections.leave(self)
        super().connection_lost(exc)

    def handle_error(self, *arguments: Any, **more: Any) -> web.StreamResponse:
        response = super().handle_error(*arguments, **more)
        response.headers[hdrs.SERVER] = SERVER_NAME
        return response

    def _look(self) -> None:
        """Once in each window."""
        request = self._current_request
        is_unfinished = request is not None and not request.content.is_eof()
        is_slow = self._received < LEAST_BYTES and not self._reading_paused
        if self._is_silent or (is_unfinished and request is self._unfinished and is_slow):
            self.force_close()
            return
        self._unfinished = request if is_unfinished else None
        self._received = 0
        self._watch = self._loop.call_later(WINDOW_S, self._look)


class Site(web.TCPSite):
    """Listens for connections that are counted."""

    def __init__(
        self,
        runner: web.AppRunner,
        host: str,
        port: int,
        connections: Connections,
        secure: ssl.SSLContext | None = None,
    ) -> None:
        super().__init__(runner, host, port, backlog=BACKLOG)
        self._connections = connections
        self._secure = secure

    async def start(self) -> None:
        await web.BaseSite.start(self)
        server = self._runner.server
        assert server is not None
        loop = get_running_loop()
        self._server = await loop.create_server(
            lambda: Connection(
                server,
                self._connections,
                loop=loop,
                access_log=None,
                keepalive_timeout=KEEP_ALIVE_S,
            ),
            self._host,
            self._port,
            backlog=BACKLOG,
            ssl=self._secure,
            ssl_handshake_timeout=None if self._secure is None else HANDSHAKE_S,
        )
