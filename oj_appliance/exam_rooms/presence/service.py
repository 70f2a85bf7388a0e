"""Presence of people, in memory: every call of theirs is a sign. Of those who take part in
something the last one is stored, once a minute."""

from __future__ import annotations

from collections.abc import Callable, Collection

from oj_appliance.clock import Clock
from oj_appliance.exam_rooms.presence import rules, store
from oj_appliance.exam_rooms.presence.types import LastKnown, Sign
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Viewer

STORED_MS = 30 * 24 * 3600 * 1000


class Presence:
    """`concerned` are the uids of those whose last sign is worth storing."""

    def __init__(
        self, database: Database, clock: Clock, concerned: Callable[[], Collection[str]]
    ) -> None:
        self._database = database
        self._clock = clock
        self._concerned = concerned
        self._signs: dict[str, list[Sign]] = {}
        self._clock_off: dict[str, int] = {}
        self._before: dict[str, LastKnown] = {}

    async def load(self) -> None:
        found = await self._database.read(store.all_known)
        self._before = {each.uid: each for each in found}

    def saw(self, viewer: Viewer, address: str) -> None:
        """A call of this person has come. Staff sit nowhere."""
        if viewer.uid is None or viewer.is_staff:
            return
        now = self._clock.now_ms()
        signs = self._signs.setdefault(viewer.uid, [])
        for each in signs:
            if each.address == address and each.session_id == viewer.session_id:
                each.seen_at = now
                return
        signs.append(Sign(address, viewer.session_id, now, now))
        self._signs[viewer.uid] = rules.kept(signs, now)

    def told_clock(self, uid: str, moment: int) -> None:
        """What the person's own clock shows now (epoch ms)."""
        self._clock_off[uid] = moment - self._clock.now_ms()

    def clock_off_ms(self, uid: str) -> int | None:
        """How much later the person's own clock is; None where it was never told."""
        before = self._before.get(uid)
        return self._clock_off.get(uid, before.clock_off_ms if before else None)

    def clock_offs_ms(self) -> list[int]:
        """Of everybody who has told since the server was started."""
        return list(self._clock_off.values())

    def last(self, uid: str) -> LastKnown | None:
        """From where and when the person was heard last."""
        signs = self._signs.get(uid)
        if not signs:
            return self._before.get(uid)
        newest = max(signs, key=lambda each: each.seen_at)
        return LastKnown(uid, newest.address, newest.seen_at, self.clock_off_ms(uid))

    def is_there(self, uid: str, now: int) -> bool:
        return any(rules.is_fresh(each, now) for each in self._signs.get(uid, ()))

    def is_in_two_places(self, uid: str, now: int) -> bool:
        return rules.is_in_two_places(self._signs.get(uid, ()), now)

    def is_elsewhere(self, uid: str, address: str, now: int) -> bool:
        """Whether the person is heard from another computer than this one."""
        return rules.is_elsewhere(self._signs.get(uid, ()), address, now)

    async def remember(self) -> None:
        """Once a minute, and when the server stops."""
        now = self._clock.now_ms()
        changed = [
            found
            for uid in self._concerned()
            if (found := self.last(uid)) is not None and found != self._before.get(uid)
        ]
        if changed:
            await self._database.write_quietly(store.put, changed, now=now)
            self._before.update((each.uid, each) for each in changed)
        self._forget_silent(now)

    def _forget_silent(self, now: int) -> None:
        for uid, signs in list(self._signs.items()):
            if left := rules.kept(signs, now):
                self._signs[uid] = left
            else:
                del self._signs[uid]

    async def forget_old(self) -> None:
        """Addresses of exams that were long ago are nobody's business."""
        moment = self._clock.now_ms() - STORED_MS
        await self._database.write_quietly(store.forget_older_than, moment)
        self._before = {uid: it for uid, it in self._before.items() if it.seen_at >= moment}
