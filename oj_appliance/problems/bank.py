"""The public problem bank, kept in memory for searching: 20,000 titles are some 2 MB, and most
Chinese search words have two characters, too few for a full-text index."""

from __future__ import annotations

import asyncio
import random
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial

from oj_appliance.clock import Clock
from oj_appliance.problems.rules import REMOTE_KEYS, searchable
from oj_appliance.problems.store import lists
from oj_appliance.problems.types.lists import (
    BankEntry,
    BankOrder,
    BankQuery,
    BankRow,
    OwnProblems,
    OwnState,
)
from oj_appliance.storage.database import Database
from oj_appliance.web.paging import Window

# A list may lag behind its counters so long (problem.md §3 allows 10 s); titles never do.
KEPT_PAGE_S = 5.0
KEPT_PAGES = 256
# So many problems are read at a time, since their texts lie between them.
ENTRIES_AT_ONCE = 1000

Page = tuple[list[BankRow], int]


class ProblemBank:
    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._stamp: tuple[object, ...] | None = None
        self._versions: dict[int, int] = {}
        self._by_id: dict[int, BankEntry] = {}
        self._entries: list[BankEntry] = []
        self._pages: OrderedDict[tuple[BankQuery, Window], tuple[float, Page]] = OrderedDict()
        self._reading = asyncio.Lock()
        # Submissions lie above problems: their part says what a person has tried.
        self.own_problems: Callable[[str], Awaitable[OwnProblems]] = _nobodys

    async def own_page(self, query: BankQuery, window: Window, uid: str, state: OwnState) -> Page:
        """The same for one person: of what fits, those with which they stand so."""
        own = await self.own_problems(uid)
        found = [
            each
            for each in await self._found(await self._current_entries(), query)
            if own.are(state, each.id)
        ]
        return await self._rows(found, window)

    async def page(self, query: BankQuery, window: Window) -> Page:
        """The lines of one page and the number of all problems that fit."""
        entries = await self._current_entries()
        key = (query, window)
        kept = self._pages.get(key)
        now = self._clock.monotonic()
        if kept is not None and now - kept[0] < KEPT_PAGE_S:
            return kept[1]
        page = await self._rows(await self._found(entries, query), window)
        self._pages[key] = (now, page)
        if len(self._pages) > KEPT_PAGES:
            self._pages.popitem(last=False)
        return page

    async def _found(self, entries: list[BankEntry], query: BankQuery) -> list[BankEntry]:
        if query == BankQuery():
            return entries
        found = await asyncio.to_thread(_search, entries, query)
        if query.order is None:
            return found
        counts = await self._database.read(lists.bank_counts)
        return sorted(found, key=partial(_rank, query.order, counts))

    async def _rows(self, found: list[BankEntry], window: Window) -> Page:
        pids = [each.id for each in found[window.offset : window.offset + window.limit]]
        return await self._database.read(lists.bank_rows, pids), len(found)

    async def any_problem_id(self) -> str | None:
        """The display id of a random public problem; None when there is none."""
        entries = await self._current_entries()
        return random.choice(entries).problem_id if entries else None  # noqa: S311 - a game

    async def forget(self) -> None:
        """Reads everything anew: a tag is gone, which no problem's own row tells."""
        async with self._reading:
            self._versions, self._stamp = {}, None
            self._pages.clear()

    def stamp(self) -> tuple[object, ...]:
        """Another one once anything of the bank's problems has changed."""
        # Six look-ups in one index, too short for a reader thread's way there and back.
        return self._database.read_in_loop(lists.bank_stamp)

    async def _current_entries(self) -> list[BankEntry]:
        stamp = self.stamp()
        if stamp != self._stamp:
            async with self._reading:
                if stamp != self._stamp:
                    await self._read_changes()
                    self._stamp = stamp
                    self._pages.clear()
        return self._entries

    async def _read_changes(self) -> None:
        versions = await self._database.read(lists.bank_versions)
        changed = [pid for pid, at in versions.items() if self._versions.get(pid) != at]
        by_id = {pid: entry for pid, entry in self._by_id.items() if pid in versions}
        for pid in changed:
            by_id.pop(pid, None)
        for start in range(0, len(changed), ENTRIES_AT_ONCE):
            part = changed[start : start + ENTRIES_AT_ONCE]
            for entry in await self._database.read(lists.bank_entries, part):
                by_id[entry.id] = entry
        self._versions, self._by_id = versions, by_id
        self._entries = sorted(
            by_id.values(), key=lambda entry: (len(entry.problem_id), entry.problem_id)
        )


async def _nobodys(uid: str) -> OwnProblems:
    return OwnProblems()


def _rank(order: BankOrder, counts: dict[int, tuple[int, int]], entry: BankEntry) -> float:
    """Smaller comes first; equal ones keep the order of their ids."""
    if order == "difficulty":
        return entry.difficulty
    total, accepted = counts.get(entry.id, (0, 0))
    return -total if order == "tries" else -(accepted / total if total else -1)


def _search(entries: list[BankEntry], query: BankQuery) -> list[BankEntry]:
    keyword = searchable(query.keyword.strip())
    tag_ids = frozenset(query.tag_ids)
    return [
        entry
        for entry in entries
        if tag_ids <= entry.tag_ids
        and (query.difficulty is None or entry.difficulty == query.difficulty)
        and (query.oj is None or _is_of(entry, query.oj))
        and (not query.source or entry.source == query.source)
        and keyword in entry.text
    ]


def _is_of(entry: BankEntry, oj: str) -> bool:
    if oj in REMOTE_KEYS:
        return entry.is_remote and entry.problem_id.startswith(f"{oj}-")
    return not entry.is_remote
