"""Quotations of another site, asked only while the administrator has named one (contract home.md).
The school's network may be closed: a page never waits longer than two seconds for it."""

from __future__ import annotations

import asyncio

import aiohttp
import msgspec

from oj_appliance.clock import Clock
from oj_appliance.home.types import Quotation

TIMEOUT_S = 2  # contract home.md
KEPT_S = 60
LARGEST_ANSWER = 64 * 1024
LONGEST_TEXT = 300
LONGEST_SOURCE = 100


class _Answer(msgspec.Struct, rename={"source": "from"}):
    """`hitokoto` is the word of a widespread service of this kind."""

    text: str | None = None
    hitokoto: str | None = None
    source: str | None = None


class OutsideQuotations:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._asking = asyncio.Lock()
        self._kept_of = ""
        self._kept_until = 0.0
        self._kept: Quotation | None = None

    async def one(self, url: str) -> Quotation | None:
        """The same for everybody within a minute; None when the site gives none, which is
        remembered as long."""
        async with self._asking:
            now = self._clock.monotonic()
            if url != self._kept_of or now >= self._kept_until:
                self._kept = await _ask(url)
                self._kept_of, self._kept_until = url, self._clock.monotonic() + KEPT_S
            return self._kept


async def _ask(url: str) -> Quotation | None:
    limit = aiohttp.ClientTimeout(total=TIMEOUT_S)
    try:
        async with (
            aiohttp.ClientSession(timeout=limit) as session,
            session.get(url, allow_redirects=False) as response,
        ):
            body = b""
            async for chunk in response.content.iter_chunked(8192):
                body += chunk
                if len(body) > LARGEST_ANSWER:
                    return None
            return _read(body) if response.status == 200 else None
    except (aiohttp.ClientError, TimeoutError, ValueError):
        return None


def _read(body: bytes) -> Quotation | None:
    """Raises ValueError for what is no such JSON."""
    answer = msgspec.json.decode(body, type=_Answer)
    text = (answer.text or answer.hitokoto or "").strip()
    if not text or len(text) > LONGEST_TEXT:
        return None
    return Quotation(text, (answer.source or "").strip()[:LONGEST_SOURCE])
