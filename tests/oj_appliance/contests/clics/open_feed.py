"""A feed that stays open, read line by line."""

from __future__ import annotations

import http.client
import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

PATIENCE_S = 60


class OpenFeed:
    def __init__(self, base: str, cid: int, token: str = "", since: str = "") -> None:
        address = urlsplit(base)
        assert address.hostname is not None
        self._connection = http.client.HTTPConnection(
            address.hostname, address.port, timeout=PATIENCE_S
        )
        query = f"?since_token={since}" if since else ""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        path = f"/clics/contests/{cid}/event-feed{query}"
        self._connection.request("GET", path, headers=headers)
        self._response = self._connection.getresponse()
        self.status = self._response.status

    def line(self) -> dict[str, Any] | None:
        """The next one that is not empty; None when the feed has ended."""
        while raw := self._response.readline():
            if raw.strip():
                return dict(json.loads(raw))
        return None

    def raw_line(self) -> bytes:
        return self._response.readline()

    def until(self, kind: str, number: str | None = None) -> list[dict[str, Any]]:
        """Lines up to and with the first of that kind, and of that object."""
        found = []
        while (line := self.line()) is not None:
            found.append(line)
            if line["type"] == kind and number in (None, line["id"]):
                return found
        raise AssertionError(f"the feed has ended without {kind} {number}: {found[-3:]}")

    def close(self) -> None:
        self._connection.close()


@contextmanager
def feed_that_is_not_read(base: str, cid: int, token: str, root: str) -> Iterator[None]:
    """Of a reader that asks and takes nothing; its connection holds as little as it can. `root` is
    the login of whoever sets the stage."""
    address = urlsplit(base)
    assert address.hostname is not None and address.port is not None
    with socket.socket() as reader:
        reader.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
        reader.settimeout(PATIENCE_S)
        reader.connect((address.hostname, address.port))
        head = f"Host: {address.netloc}\r\nContent-Length: 0\r\nAuthorization:"
        reader.sendall(f"POST /api/stage/narrow HTTP/1.1\r\n{head} {root}\r\n\r\n".encode())
        answer = http.client.HTTPResponse(reader)
        answer.begin()
        assert answer.status == 200 and json.loads(answer.read())["status"] == 200
        path = f"/clics/contests/{cid}/event-feed"
        reader.sendall(f"GET {path} HTTP/1.1\r\n{head} Bearer {token}\r\n\r\n".encode())
        yield


@contextmanager
def feed(base: str, cid: int, token: str = "", since: str = "") -> Iterator[OpenFeed]:
    opened = OpenFeed(base, cid, token, since)
    try:
        yield opened
    finally:
        opened.close()
