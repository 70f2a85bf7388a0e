"""At which computer each participant works, where an exam allows them one (contract timedwork.md
§12). A place is a session; its address tells a computer that lost its memory from another one."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable

from oj_appliance.accounts.signing_in.sessions import Sessions
from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.errors import GuardError
from oj_appliance.events import Events
from oj_appliance.storage.database import Database
from oj_appliance.timed_work import store as work_store
from oj_appliance.timed_work.access import store
from oj_appliance.timed_work.access.addresses import is_same
from oj_appliance.timed_work.access.types import (
    BoundPlace,
    ExamPlaceBound,
    ExamPlaceConflict,
    PlaceEvent,
    PlaceEventKind,
    Sitting,
)
from oj_appliance.web.guards import Actor, Viewer
from oj_appliance.web.way import Way

Key = tuple[int, str]
LISTED_EVENTS = 200


class ExamPlaces:
    """`hears` answers whether a page of a session is open."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        sessions: Sessions,
        events: Events,
        hears: Callable[[int], bool],
    ) -> None:
        self._database = database
        self._clock = clock
        self._sessions = sessions
        self._events = events
        self._hears = hears
        self._bound: dict[Key, BoundPlace] = {}
        # Two requests of two computers at once are two places, one after the other.
        self._one_at_a_time: defaultdict[Key, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._refused: set[tuple[Key, int]] = set()

    async def load(self) -> None:
        self._bound = await self._database.read(store.bound_places)

    def place(self, timed_work_id: int, uid: str) -> BoundPlace | None:
        """Where the person works; None while nothing binds them."""
        return self._bound.get((timed_work_id, uid))

    def is_theirs(self, sitting: Sitting, viewer: Viewer) -> bool:
        """Whether this session may be told of the exam, as things stand."""
        bound = self.place(sitting.work.id, viewer.account_id)
        return (
            sitting.settings.one_place == "any"
            or bound is None
            or bound.session_id == viewer.session_id
        )

    def check(self, sitting: Sitting, viewer: Viewer) -> None:
        """Raises exam.second_place."""
        if not self.is_theirs(sitting, viewer):
            raise _second_place(sitting)

    async def take(self, sitting: Sitting, viewer: Viewer, way: Way) -> None:
        """Works from here on: binds the person to this session, or meets the exam's rule. Raises
        exam.second_place."""
        uid, session_id = viewer.account_id, viewer.session_id
        key = (sitting.work.id, uid)
        if sitting.settings.one_place == "any" or session_id is None:
            return
        bound = self._bound.get(key)
        if bound is not None and bound.session_id == session_id:
            return
        async with self._one_at_a_time[key]:
            bound = self._bound.get(key)
            if bound is None or bound.session_id != session_id:
                place = BoundPlace(session_id, way.address, way.agent, self._clock.now_ms())
                await self._meet(sitting, Actor(viewer, way.address), bound, place)

    async def _meet(
        self, sitting: Sitting, actor: Actor, bound: BoundPlace | None, place: BoundPlace
    ) -> None:
        kind = await self._kind(sitting, actor.account_id, bound, place)
        if kind is PlaceEventKind.REFUSED:
            await self._refuse(sitting, actor, bound, place)
            raise _second_place(sitting)
        if bound is not None:
            await self._sessions.end_for("exam.elsewhere", actor.account_id, bound.session_id)
        await self._write(sitting.work.id, actor, kind, bound, place)
        key = (sitting.work.id, actor.account_id)
        self._bound[key] = place
        self._events.announce(ExamPlaceBound(*key, place.address))
        if kind is PlaceEventKind.TAKEN_OVER:
            self._events.announce(ExamPlaceConflict(*key))

    async def _kind(
        self, sitting: Sitting, uid: str, bound: BoundPlace | None, place: BoundPlace
    ) -> PlaceEventKind:
        if bound is None:
            return PlaceEventKind.BOUND
        if not await self._sessions.has_open(uid, bound.session_id):
            return PlaceEventKind.RENEWED
        # A computer whose memory is wiped at each start comes back by the same address, and no
        # page of the session before is open any more. Two that share an address are two.
        if is_same(bound.address, place.address) and not self._hears(bound.session_id):
            return PlaceEventKind.RENEWED
        is_refused = sitting.settings.one_place == "refuse"
        return PlaceEventKind.REFUSED if is_refused else PlaceEventKind.TAKEN_OVER

    async def _refuse(
        self, sitting: Sitting, actor: Actor, bound: BoundPlace | None, place: BoundPlace
    ) -> None:
        """Written once for each session: it may ask as often as it likes."""
        key = (sitting.work.id, actor.account_id)
        if (key, place.session_id) not in self._refused:
            self._refused.add((key, place.session_id))
            await self._write(sitting.work.id, actor, PlaceEventKind.REFUSED, bound, place)
        self._events.announce(ExamPlaceConflict(*key))

    async def _write(
        self,
        timed_work_id: int,
        actor: Actor,
        kind: PlaceEventKind,
        bound: BoundPlace | None,
        place: BoundPlace,
    ) -> None:
        await self._database.write(_keep, timed_work_id, actor, kind, bound, place)

    async def move(self, actor: Actor, timed_work_id: int, uid: str, reason: str | None) -> int:
        """Ends all sessions of a participant; the next to come is theirs, from wherever it comes.
        How many were open. Raises user.missing, user.staff_protected."""
        await self._sessions.list_open(uid, actor.viewer)
        key = (timed_work_id, uid)
        async with self._one_at_a_time[key]:
            ended = await self._sessions.end_for("exam.moved", uid)
            now, bound = self._clock.now_ms(), self._bound.get(key)
            await self._database.write(_keep_move, timed_work_id, uid, actor, bound, reason, now)
            self._bound.pop(key, None)
        self._events.announce(ExamPlaceBound(timed_work_id, uid, None))
        return ended

    async def events(self, timed_work_id: int, uid: str | None) -> list[PlaceEvent]:
        """What happened to the places of a work, or of one person in it, the newest first."""
        return await self._database.read(store.events, timed_work_id, uid, limit=LISTED_EVENTS)


def _second_place(sitting: Sitting) -> GuardError:
    work = sitting.work
    return GuardError(
        "exam.second_place", data={"tid": work.id, "title": work.title}, title=work.title
    )


def _keep(
    timed_work_id: int,
    actor: Actor,
    kind: PlaceEventKind,
    bound: BoundPlace | None,
    place: BoundPlace,
) -> None:
    """Inside a write."""
    uid = actor.account_id
    if kind is not PlaceEventKind.REFUSED:
        store.bind(timed_work_id, uid, place)
    event = PlaceEvent(
        uid=uid,
        kind=kind,
        session_id=place.session_id,
        address=place.address,
        agent=place.agent,
        from_session_id=None if bound is None else bound.session_id,
        from_address=None if bound is None else bound.address,
        staff_name=None,
        happened_at=place.bound_at,
    )
    store.add_event(timed_work_id, event)
    if kind in (PlaceEventKind.REFUSED, PlaceEventKind.TAKEN_OVER):
        record_audit(
            actor,
            "exam.place_refused" if kind is PlaceEventKind.REFUSED else "exam.place_taken_over",
            _target(timed_work_id, actor.account_id),
            before=None if bound is None else {"address": bound.address, "agent": bound.agent},
            after={"address": place.address, "agent": place.agent},
            now=place.bound_at,
        )


def _keep_move(
    timed_work_id: int,
    uid: str,
    actor: Actor,
    bound: BoundPlace | None,
    reason: str | None,
    now: int,
) -> None:
    """Inside a write."""
    store.free(timed_work_id, uid)
    event = PlaceEvent(
        uid=uid,
        kind=PlaceEventKind.MOVED,
        session_id=None,
        address="",
        agent="",
        from_session_id=None if bound is None else bound.session_id,
        from_address=None if bound is None else bound.address,
        staff_name=actor.username,
        happened_at=now,
    )
    store.add_event(timed_work_id, event)
    record_audit(
        actor,
        "exam.move",
        _target(timed_work_id, uid),
        before=None if bound is None else {"address": bound.address},
        reason=reason,
        now=now,
    )


def _target(timed_work_id: int, uid: str) -> dict[str, object]:
    """As the log names whatever is done to one person in a work."""
    work = work_store.timed_work(timed_work_id)
    return {"tid": timed_work_id, "title": None if work is None else work.title, "uid": uid}
