"""An answer on its way, watched: it ends when its reader is gone, when it is not allowed any more,
or when it takes too long, and with it the call to the service."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing, suppress

from oj_appliance.errors import ApiError

LOOK_S = 0.5
QUIET_S = 15.0  # contract 00-conventions §9.1
_WAITING_PIECES = 64

Look = Callable[[], Awaitable[None]]


class ReaderGoneError(ConnectionResetError):
    """Whoever asked does not listen any more."""


async def watched(
    source: AsyncGenerator[str], look: Look, *, whole_s: float
) -> AsyncGenerator[str]:
    """The pieces of `source`, and "" after each QUIET_S without one. What `look` raises, asked
    twice a second, ends it. Raises ai.timeout, and what `source` raises."""
    pieces: asyncio.Queue[str | Exception | None] = asyncio.Queue(_WAITING_PIECES)
    pump = asyncio.create_task(_pump(source, pieces), name="ai-answer")
    now = asyncio.get_running_loop().time
    end, quiet_since, looked = now() + whole_s, now(), 0.0
    try:
        while True:
            if now() >= looked + LOOK_S:
                await look()
                looked = now()
            if now() >= end:
                raise ApiError("ai.timeout")
            piece: str | Exception | None = ""
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_S):
                    piece = await pieces.get()
            if piece is None:
                return
            if isinstance(piece, Exception):
                raise piece
            if piece or now() >= quiet_since + QUIET_S:
                quiet_since = now()
                yield piece
    finally:
        pump.cancel()
        await asyncio.gather(pump, return_exceptions=True)


async def _pump(source: AsyncGenerator[str], pieces: asyncio.Queue[str | Exception | None]) -> None:
    try:
        async with aclosing(source):
            async for piece in source:
                if piece:
                    await pieces.put(piece)
        await pieces.put(None)
    except Exception as error:
        await pieces.put(error)
