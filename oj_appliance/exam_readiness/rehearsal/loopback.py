"""A client of this machine's own server that costs a fraction of what the server does: what is
measured on the same cores is then the server."""

from __future__ import annotations

import asyncio
import json
from typing import Any
from urllib.parse import urlencode, urlsplit

_HEAD_END = b"\r\n\r\n"
_LENGTH = b"\r\ncontent-length:"


class Answer:
    """Head and body as they came."""

    __slots__ = ("body", "head")

    def __init__(self, head: bytes, body: bytes) -> None:
        self.head = head
        self.body = body

    @property
    def http(self) -> int:
        return int(self.head[9:12])

    def header(self, name: str) -> str:
        """ "" where there is none."""
        for line in self.head.split(b"\r\n")[1:]:
            found, _, value = line.partition(b":")
            if found.decode("latin-1").lower() == name.lower():
                return value.strip().decode("latin-1")
        return ""


class Connection(asyncio.Protocol):
    """Stays open, and asks one thing at a time. A server hangs up on whoever is silent for long:
    then it connects anew, as browsers do."""

    def __init__(self, host: str) -> None:
        """`host` with its port."""
        self._host = host
        self._received = bytearray()
        self._expected = 0
        self._head = b""
        self._answer: asyncio.Future[Answer] | None = None
        self._transport: asyncio.Transport | None = None

    @classmethod
    async def to(cls, base: str) -> Connection:
        made = cls(urlsplit(base).netloc)
        await made._connect()
        return made

    @property
    def is_open(self) -> bool:
        """Whether neither side has hung up."""
        return self._transport is not None

    async def _connect(self) -> None:
        name, _, port = self._host.partition(":")
        await asyncio.get_running_loop().create_connection(lambda: self, name, int(port))

    async def ask(
        self,
        method: str,
        path: str,
        *,
        params: dict[str, object] | None = None,
        body: object = None,
        headers: dict[str, str] | None = None,
    ) -> Answer:
        """Raises ConnectionError where the server hangs up before its answer."""
        if self._transport is None:
            await self._connect()
        assert self._transport is not None
        sent: dict[str, Any] = {"Host": self._host, "Accept": "*/*", **(headers or {})}
        content = b"" if body is None else json.dumps(body).encode()
        if content:
            sent |= {"Content-Type": "application/json", "Content-Length": len(content)}
        target = f"{path}?{urlencode(params)}" if params else path
        lines = [f"{method} {target} HTTP/1.1", *(f"{name}: {it}" for name, it in sent.items())]
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.write("\r\n".join(lines).encode() + _HEAD_END + content)
        return await self._answer

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        self._received.clear()
        self._head = b""

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(ConnectionError("hung up"))

    def data_received(self, data: bytes) -> None:
        self._received += data
        if not self._head:
            end = self._received.find(_HEAD_END)
            if end < 0:
                return
            self._head = bytes(self._received[:end])
            del self._received[: end + len(_HEAD_END)]
            self._expected = _length_in(self._head)
        if len(self._received) >= self._expected and self._answer is not None:
            answer = Answer(self._head, bytes(self._received[: self._expected]))
            del self._received[: self._expected]
            self._head = b""
            if not self._answer.done():  # whoever asked may have ceased to wait
                self._answer.set_result(answer)


def _length_in(head: bytes) -> int:
    """Every JSON answer tells its length."""
    lower = head.lower()
    at = lower.index(_LENGTH) + len(_LENGTH)
    end = lower.find(b"\r\n", at)
    return int(lower[at:] if end < 0 else lower[at:end])
