"""Readers of feeds: each has a place in its journal and nothing else, so that a slow one costs
nothing but its connection."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncGenerator

import msgspec

from oj_appliance.clock import Clock
from oj_appliance.contests.clics.access import Access, Reader
from oj_appliance.contests.clics.feed import store
from oj_appliance.contests.clics.feed.journal import Journals
from oj_appliance.contests.clics.feed.store import Line
from oj_appliance.contests.clics.refusals import ClicsError
from oj_appliance.errors import ApiError
from oj_appliance.storage.database import Database

LINES_AT_ONCE = 500
LOOKS_EACH_S = 1.0
KEEP_ALIVE_S = 30.0  # of the 120 that the API allows
_TOKEN = re.compile(r"(\d{1,12})-([0-9a-f]{16})")


class Position(msgspec.Struct, frozen=True):
    reader: Reader
    contest_id: int
    seq: int


class Feeds:
    def __init__(
        self, database: Database, clock: Clock, access: Access, journals: Journals
    ) -> None:
        self._database = database
        self._clock = clock
        self._access = access
        self._journals = journals
        self._ending = asyncio.Event()

    async def open(self, reader: Reader, contest_id: int, since: str | None) -> Position:
        """After the line of this token, or before the first. Raises as Access.contest, and
        clics.bad_token (400)."""
        contest = self._access.contest(reader, contest_id)
        await self._journals.advance(contest, reader.audience)
        seq = 0 if since is None else await self._seq_of(reader, contest_id, since)
        return Position(reader, contest_id, seq)

    async def follow(self, position: Position, *, goes_on: bool) -> AsyncGenerator[bytes, None]:
        """Lines from there on, whole ones; empty ones while there is nothing to say. Ends with the
        server, and when the reader may no longer read; with `goes_on` False when all is said."""
        seq, quiet_since = position.seq, self._clock.monotonic()
        while not self._ending.is_set():
            try:
                contest = self._access.contest(position.reader, position.contest_id)
                last = await self._journals.advance(contest, position.reader.audience)
            except ApiError:
                return
            while seq < last:
                lines = await self._after(position, seq)
                if not lines:
                    return
                seq, quiet_since = lines[-1].seq, self._clock.monotonic()
                yield b"".join(map(_written, lines))
            if not goes_on:
                return
            if self._clock.monotonic() - quiet_since >= KEEP_ALIVE_S:
                quiet_since = self._clock.monotonic()
                yield b"\n"
            await self._wait()
            # An empty part lets the caller see whether anybody is still there.
            yield b""

    def end(self) -> None:
        """All of them, now."""
        self._ending.set()

    async def _seq_of(self, reader: Reader, contest_id: int, since: str) -> int:
        match = _TOKEN.fullmatch(since)
        if match is not None:
            seq = int(match[1])
            mark = await self._database.read(store.mark_of, contest_id, reader.audience, seq)
            if mark == match[2]:
                return seq
        raise ClicsError("clics.bad_token", 400)

    async def _after(self, position: Position, seq: int) -> list[Line]:
        audience = position.reader.audience
        return await self._database.read(
            store.after, position.contest_id, audience, seq, LINES_AT_ONCE
        )

    async def _wait(self) -> None:
        try:
            async with asyncio.timeout(LOOKS_EACH_S):
                await self._ending.wait()
        except TimeoutError:
            pass


def _written(line: Line) -> bytes:
    """`data` is JSON as it was told; the other words need no escape."""
    number = f'"{line.object_id}"' if line.object_id else "null"
    words = f'"type":"{line.kind}","id":{number},"data":{line.data}'
    return f'{{{words},"token":"{line.seq}-{line.mark}"}}\n'.encode()
