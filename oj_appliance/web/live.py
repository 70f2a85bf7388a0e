"""The live socket /api/live (contract 00-conventions §9.2): it only makes polling faster.

Who may hear a topic, and what a frame holds, is decided by whoever registers the topic; the hub
keeps sockets and nothing else.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec
from aiohttp import WSMessage, WSMsgType, web

from oj_appliance.clock import Clock
from oj_appliance.web import headers
from oj_appliance.web.guards import GUEST_VIEWER, Authenticate, Viewer
from oj_appliance.web.way import Hashes, Way

log = logging.getLogger(__name__)

FIRST_FRAME_S = 10
PING_S = 25
BEAT_S: float = 20
FASTEST_BEAT_S: float = 3  # for a page that has to notice soon that the server is away
CLOSE_S = 2  # for the other side's word of farewell
SOCKETS_PER_ACCOUNT = 10
GUESTS_PER_ADDRESS = 400  # two pages of each of 200 browsers behind one address
MOST_GUESTS = 1_000
LARGEST_FRAME = 65536
MOST_TOPICS = 32
MOST_WAITING = 64  # frames under way to one listener; those beyond are left out

BAD_TOKEN, NO_FIRST_FRAME, TOO_MANY, RESTARTING = 4401, 4408, 4429, 1012

# Answers whether this viewer may hear "prefix:rest" (rest is "" for a topic without colon).
MayHear = Callable[[Viewer, str], bool]
# Answers whether this viewer may hear anything by this way, for the time being.
IsLetIn = Callable[[Viewer, Way], bool]


class _Page(msgspec.Struct):
    """What the page says of the browser that it was loaded in (web/way.py)."""

    url: str
    configKey: str = ""
    examKey: str = ""


class _Frame(msgspec.Struct):
    token: str | None
    topics: list[str]
    page: _Page | None = None
    beatEvery: float | None = None


class _Subscribed(msgspec.Struct):
    topics: list[str]
    refused: list[str]
    beat: float


class _Beat(msgspec.Struct):
    now: int


@dataclass(eq=False)
class _Listener:
    """`wanted` are the topics that it asked for, of which it hears `topics`; `beat_every` so many
    seconds it wants a beat; `numbered` counts the frames that were meant for it, `waiting` those
    that still leave."""

    socket: web.WebSocketResponse
    address: str = ""
    way: Way | None = None
    viewer: Viewer = GUEST_VIEWER
    token: str | None = None
    wanted: list[str] = field(default_factory=list)
    topics: set[str] = field(default_factory=set)
    beat_every: float | None = None
    numbered: int = 0
    waiting: int = 0


class LiveHub:
    def __init__(self, authenticate: Authenticate, clock: Clock) -> None:
        self._authenticate = authenticate
        self._clock = clock
        self._rules: dict[str, list[MayHear]] = {}
        self._listeners: set[_Listener] = set()
        self._sending: set[asyncio.Task[None]] = set()
        self._is_closed = False
        self.is_let_in: IsLetIn = lambda viewer, way: True

    def register(self, prefix: str, may_hear: MayHear) -> None:
        """Several may share a prefix; each knows its own topics and refuses the others'."""
        self._rules.setdefault(prefix, []).append(may_hear)

    def has_listeners(self, topic: str) -> bool:
        return any(topic in listener.topics for listener in self._listeners)

    def send(self, topic: str, data: Callable[[Viewer], object | None]) -> None:
        """One frame to every listener of `topic`; `data` shapes it for the viewer, None = none."""
        for listener in list(self._listeners):
            if topic in listener.topics:
                content = data(listener.viewer)
                if content is not None:
                    self._tell(listener, topic, content)

    def hears(self, session_id: int) -> bool:
        """Whether a page of this session is open."""
        return any(listener.viewer.session_id == session_id for listener in self._listeners)

    def ask_again(self, is_meant: Callable[[Viewer], bool]) -> None:
        """What these viewers may hear has changed: each is told anew what it hears of what it
        wanted."""
        for listener in list(self._listeners):
            if is_meant(listener.viewer):
                self._subscribe(listener)

    def end_sessions(self, is_ended: Callable[[Viewer], bool]) -> None:
        """Closes the sockets of sessions that were revoked."""
        for listener in list(self._listeners):
            if not listener.viewer.is_guest and is_ended(listener.viewer):
                self._end(listener)

    async def close_ended(self, is_open: Callable[[str], Awaitable[bool]]) -> None:
        """Closes the sockets whose sessions have expired, or were ended by another process such as
        the command line; the timer calls it each minute."""
        for listener in list(self._listeners):
            if listener.token is not None and not await is_open(listener.token):
                self._end(listener)

    def _end(self, listener: _Listener) -> None:
        """No frame more, however long the other side takes to say farewell."""
        self._listeners.discard(listener)
        self._start(_close(listener.socket, BAD_TOKEN))

    async def close(self) -> None:
        """Tells every listener that the server ends, and waits for those who still answer."""
        self._is_closed = True
        closing = [asyncio.create_task(_close(it.socket, RESTARTING)) for it in self._listeners]
        if closing:
            await asyncio.wait(closing, timeout=CLOSE_S)

    def _tell(self, listener: _Listener, topic: str, data: object) -> None:
        listener.numbered += 1
        if listener.waiting < MOST_WAITING:
            listener.waiting += 1
            self._start(_send(listener, {"topic": topic, "n": listener.numbered, "data": data}))

    def _start(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def serve(
        self, request: web.Request, address: str = "", way: Way | None = None
    ) -> web.WebSocketResponse:
        """One socket from upgrade to close; `address` is the caller's, `way` how they came. Raises
        GuardError http.cross_site."""
        headers.refuse_other_sites(request)
        socket = web.WebSocketResponse(heartbeat=PING_S, max_msg_size=LARGEST_FRAME)
        socket.headers["Server"] = headers.SERVER_NAME
        await socket.prepare(request)
        if self._is_closed:
            await _close(socket, RESTARTING)
            return socket
        listener = _Listener(socket, address, way)
        try:
            first = await asyncio.wait_for(socket.receive(), FIRST_FRAME_S)
        except TimeoutError:
            await _close(socket, NO_FIRST_FRAME)
            return socket
        try:
            if await self._take_frame(listener, first):
                while await self._take_frame(listener, await self._next_message(listener)):
                    pass
        finally:
            self._listeners.discard(listener)
        return socket

    async def _next_message(self, listener: _Listener) -> WSMessage:
        """Meanwhile shows that the way is open, since a broken one looks like silence."""
        pause = pause_between_beats(listener.beat_every)
        while True:
            try:
                return await listener.socket.receive(timeout=pause)
            except TimeoutError:
                self._tell(listener, "beat", _Beat(self._clock.now_ms()))

    async def _take_frame(self, listener: _Listener, message: Any) -> bool:
        """Puts the frame's token and topics in force; False when the socket was closed."""
        if message.type is not WSMsgType.TEXT:
            return False
        try:
            frame = msgspec.json.decode(message.data, type=_Frame)
        except (msgspec.MsgspecError, UnicodeError):
            await _close(listener.socket, 1007)
            return False
        listener.viewer, listener.token = GUEST_VIEWER, None
        if frame.token:
            who = await self._authenticate(frame.token)
            if who is None:
                await _close(listener.socket, BAD_TOKEN)
                return False
            listener.viewer, listener.token = who.viewer, frame.token
        if self._has_too_many(listener):
            await _close(listener.socket, TOO_MANY)
            return False
        # Before anything else happens: from here on the end of the session finds the socket.
        self._listeners.add(listener)
        listener.wanted = frame.topics[:MOST_TOPICS]
        listener.beat_every = frame.beatEvery
        if listener.way is not None and frame.page is not None:
            told = Hashes(frame.page.url, frame.page.configKey, frame.page.examKey)
            listener.way = replace(listener.way, page=told)
        self._subscribe(listener)
        return True

    def _subscribe(self, listener: _Listener) -> None:
        is_in = listener.way is None or self.is_let_in(listener.viewer, listener.way)
        accepted = [
            topic for topic in listener.wanted if is_in and self._may_hear(listener.viewer, topic)
        ]
        listener.topics = set(accepted)
        refused = [topic for topic in listener.wanted if topic not in listener.topics]
        self._tell(listener, "live", _Subscribed(accepted, refused, BEAT_S))

    def _may_hear(self, viewer: Viewer, topic: str) -> bool:
        prefix, _, rest = topic.partition(":")
        return any(may_hear(viewer, rest) for may_hear in self._rules.get(prefix, ()))

    def _has_too_many(self, listener: _Listener) -> bool:
        others = [other for other in self._listeners if other is not listener]
        if listener.viewer.is_guest:
            guests = [other for other in others if other.viewer.is_guest]
            neighbours = sum(other.address == listener.address for other in guests)
            return len(guests) >= MOST_GUESTS or neighbours >= GUESTS_PER_ADDRESS
        if listener in self._listeners:
            return False
        return sum(it.viewer.uid == listener.viewer.uid for it in others) >= SOCKETS_PER_ACCOUNT


def pause_between_beats(wanted: float | None) -> float:
    """In seconds."""
    return BEAT_S if wanted is None else min(BEAT_S, max(FASTEST_BEAT_S, wanted))


async def _send(listener: _Listener, frame: dict[str, object]) -> None:
    try:
        await listener.socket.send_str(msgspec.json.encode(frame).decode())
    except (ConnectionError, RuntimeError):
        log.debug("a listener left while it was being told")
    finally:
        listener.waiting -= 1


async def _close(socket: web.WebSocketResponse, code: int) -> None:
    await socket.close(code=code)
