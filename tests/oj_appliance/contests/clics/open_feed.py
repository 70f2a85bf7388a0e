"""A feed that stays open, read line by line."""

from __future__ import annotations

import http.client
import json
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
def feed(base: str, cid: int, token: str = "", since: str = "") -> Iterator[OpenFeed]:
    opened = OpenFeed(base, cid, token, since)
    try:
        yield opened
    finally:
        opened.close()
