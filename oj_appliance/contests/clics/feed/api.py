"""The event feed (contract clics.md §5)."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from aiohttp import web
from msgspec import Meta

from oj_appliance.contests.clics.access import Access
from oj_appliance.contests.clics.api import contest_of, get, reader_of
from oj_appliance.contests.clics.feed.places import Places
from oj_appliance.contests.clics.feed.service import Feeds, Position
from oj_appliance.web.endpoint import Call
from oj_appliance.web.headers import add_security_headers

NDJSON = "application/x-ndjson"
# Whoever has taken nothing for so long is gone or asleep.
TAKES_WITHIN_S = 30.0


class FeedQuery(msgspec.Struct, kw_only=True):
    """`since_token` is that of the last line that was read; with `stream` false the answer ends
    when all has been said."""

    since_token: Annotated[str, Meta(max_length=100)] | None = None
    stream: bool = True


class ClicsFeedApi:
    def __init__(self, access: Access, feeds: Feeds, places: Places) -> None:
        self._access = access
        self._feeds = feeds
        self._places = places

    @get(
        "/clics/contests/{cid}/event-feed",
        summary="All that has been told of a contest, and what is told from now on",
        answers=NDJSON,
    )
    async def get_clics_event_feed(self, call: Call, query: FeedQuery) -> web.StreamResponse:
        reader, contest_id = reader_of(call, self._access), contest_of(call)
        with self._places.one(contest_id, reader.audience, call.ip):
            position = await self._feeds.open(reader, contest_id, query.since_token)
            return await self._send(call, position, goes_on=query.stream)

    async def _send(self, call: Call, position: Position, *, goes_on: bool) -> web.StreamResponse:
        response = web.StreamResponse(headers={"Content-Type": NDJSON, "X-Accel-Buffering": "no"})
        add_security_headers(response)
        await response.prepare(call.request)
        lines = self._feeds.follow(position, goes_on=goes_on)
        try:
            async for part in lines:
                transport = call.request.transport
                if transport is None or transport.is_closing():
                    return response
                if part:
                    async with asyncio.timeout(TAKES_WITHIN_S):
                        await response.write(part)
            async with asyncio.timeout(TAKES_WITHIN_S):
                await response.write_eof()
        except (TimeoutError, ConnectionError):
            if call.request.transport is not None:
                call.request.transport.abort()
        finally:
            await lines.aclose()
        return response
