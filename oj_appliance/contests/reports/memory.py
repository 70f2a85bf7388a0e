"""The books of the contests that somebody has asked for: made in threads, kept until a record or
the contest changes."""

from __future__ import annotations

import asyncio
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field

from oj_appliance.clock import Clock
from oj_appliance.contests.boards.settings import board_settings
from oj_appliance.contests.boards.store import people as read_people
from oj_appliance.contests.boards.types import BoardSettings, Person
from oj_appliance.contests.known import KnownContests
from oj_appliance.contests.reports import store
from oj_appliance.contests.reports.book import make_book, persons_report
from oj_appliance.contests.reports.types import Book, Entry, PersonsReport
from oj_appliance.errors import ApiError
from oj_appliance.places.types import Kind
from oj_appliance.storage.database import Database
from oj_appliance.submissions.types import SubmissionChanged

# As boards have it: names, schools and roles of people are asked for again so often.
PEOPLE_KEPT_S = 15
# A book that nobody has asked for so long makes room.
IDLE_S = 1_800


@dataclass(slots=True)
class _Kept:
    """`reports` are those that somebody has asked for."""

    settings: BoardSettings
    making: asyncio.Task[Book]
    people_until: float
    asked_at: float
    reports: dict[str, PersonsReport | None] = field(default_factory=dict)


class ReportMemory:
    def __init__(self, database: Database, clock: Clock, known: KnownContests) -> None:
        self._database = database
        self._clock = clock
        self._known = known
        self._kept: dict[int, _Kept] = {}

    async def book(self, contest_id: int) -> Book:
        """Of the contest as it is now. Raises ApiError contest.missing."""
        return await asyncio.shield((await self._fresh(contest_id)).making)

    async def report(self, contest_id: int, uid: str) -> PersonsReport | None:
        """None of whom the board has no row. Raises ApiError contest.missing."""
        kept = await self._fresh(contest_id)
        book = await asyncio.shield(kept.making)
        if uid not in book.entries:
            return None
        if uid not in kept.reports:
            kept.reports[uid] = await asyncio.to_thread(persons_report, book, uid)
        return kept.reports[uid]

    def follow(self, event: SubmissionChanged) -> None:
        """After the commit."""
        if event.record.place.kind is Kind.CONTEST:
            self.forget(event.record.place.id)

    def forget(self, contest_id: int) -> None:
        """Whoever waits for what is under way gets it: it was true when they asked."""
        self._kept.pop(contest_id, None)

    async def forget_idle(self) -> None:
        oldest = self._clock.monotonic() - IDLE_S
        for contest_id, kept in list(self._kept.items()):
            if kept.asked_at < oldest:
                self.forget(contest_id)

    async def _fresh(self, contest_id: int) -> _Kept:
        settings = self._settings(contest_id)
        kept = self._kept.get(contest_id)
        now = self._clock.monotonic()
        if kept is not None and kept.settings == settings and now >= kept.people_until:
            kept.people_until = now + PEOPLE_KEPT_S
            if await self._has_other_people(kept):
                kept = None
        if kept is None or kept.settings != settings or kept.making.cancelled():
            making = asyncio.create_task(self._made(contest_id, settings))
            kept = _Kept(settings, making, people_until=now + PEOPLE_KEPT_S, asked_at=now)
            self._kept[contest_id] = kept
            making.add_done_callback(lambda task: self._drop_failed(contest_id, task))
        kept.asked_at = now
        return kept

    async def _has_other_people(self, kept: _Kept) -> bool:
        book = await asyncio.shield(kept.making)
        return (
            await self._database.read(_people, book.uids, kept.settings.organisers) != book.people
        )

    async def _made(self, contest_id: int, settings: BoardSettings) -> Book:
        entries, people = await self._database.read(_read, contest_id, settings)
        return await asyncio.to_thread(make_book, settings, people, entries)

    def _drop_failed(self, contest_id: int, task: asyncio.Task[Book]) -> None:
        kept = self._kept.get(contest_id)
        failed = task.cancelled() or task.exception() is not None
        if failed and kept is not None and kept.making is task:
            del self._kept[contest_id]

    def _settings(self, contest_id: int) -> BoardSettings:
        contest = self._known.find(contest_id)
        if contest is None:
            raise ApiError("contest.missing")
        return board_settings(contest, self._known.problems(contest_id))


def _read(contest_id: int, settings: BoardSettings) -> tuple[list[Entry], dict[str, Person]]:
    entries = list(store.entries(contest_id, settings.measure))
    return entries, _people({entry.uid for entry in entries}, settings.organisers)


def _people(uids: AbstractSet[str], organisers: frozenset[str]) -> dict[str, Person]:
    """Those of them who may be on the board."""
    return read_people(uids - organisers)
