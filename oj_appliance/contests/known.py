"""All contests, their problems, who registered and who takes part virtually, in memory: they are
few, and every submission, list and page asks them. Whoever writes calls `refresh` after the commit,
and before its answer."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Collection

from msgspec.structs import replace

from oj_appliance.contests import store
from oj_appliance.contests.rules import status_of
from oj_appliance.contests.types import Contest, ContestProblem, Status
from oj_appliance.groups.holding import KnownGroup
from oj_appliance.groups.service import Groups
from oj_appliance.places.participation import Participation
from oj_appliance.problems.types.problem import ProblemChanged
from oj_appliance.storage.database import Database


class KnownContests:
    def __init__(self, database: Database, groups: Groups) -> None:
        self._database = database
        self._groups = groups
        self._contests: dict[int, Contest] = {}
        self._problems: dict[int, tuple[ContestProblem, ...]] = {}
        self._registered: dict[int, set[str]] = {}
        self._virtual: dict[int, dict[str, Participation]] = {}
        # What is read must not be put in place of what was read later.
        self._reading = asyncio.Lock()
        self._following: set[asyncio.Task[None]] = set()

    async def load(self) -> None:
        contests, problems, registered, virtual = await self._database.read(_everything)
        self._contests = {each.id: self._held(each) for each in contests}
        by_contest = defaultdict(list)
        for each in problems:
            by_contest[each.contest_id].append(each)
        self._problems = {cid: tuple(listed) for cid, listed in by_contest.items()}
        self._registered = defaultdict(set)
        for cid, uid in registered:
            self._registered[cid].add(uid)
        self._virtual = defaultdict(dict)
        for found in virtual:
            self._virtual[found.place.id][found.uid] = found

    async def refresh(self, contest_id: int) -> None:
        """Reads one anew, or forgets it."""
        async with self._reading:
            contest, problems, registered, virtual = await self._database.read(_one, contest_id)
            if contest is None:
                self.forget(contest_id)
                return
            self._contests[contest_id] = self._held(contest)
            self._problems[contest_id] = tuple(problems)
            self._registered[contest_id] = {uid for _, uid in registered}
            self._virtual[contest_id] = {each.uid: each for each in virtual}

    def forget(self, contest_id: int) -> None:
        """After the commit: it is gone."""
        self._contests.pop(contest_id, None)
        self._problems.pop(contest_id, None)
        self._registered.pop(contest_id, None)
        self._virtual.pop(contest_id, None)

    def follow_problem(self, event: ProblemChanged) -> None:
        """After the commit: it may have become private, gone to the wastebasket or come back."""
        task = asyncio.create_task(self._refresh_those_with(event.id), name="contests-with-problem")
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    async def _refresh_those_with(self, problem_id: int) -> None:
        for contest_id in await self._database.read(store.contests_with, problem_id):
            await self.refresh(contest_id)

    async def stop(self) -> None:
        """Waits for what is still being read."""
        await asyncio.gather(*self._following, return_exceptions=True)

    async def add_registration(self, contest_id: int, uid: str) -> None:
        """After its commit."""
        async with self._reading:
            self._registered.setdefault(contest_id, set()).add(uid)

    async def remove_registration(self, contest_id: int, uid: str) -> None:
        async with self._reading:
            self._registered.get(contest_id, set()).discard(uid)

    async def put_virtual(self, participation: Participation) -> None:
        """After its commit."""
        async with self._reading:
            self._virtual.setdefault(participation.place.id, {})[participation.uid] = participation

    def _held(self, contest: Contest) -> Contest:
        """One of a group asks those that are known, whose members come and go."""
        if contest.group_id is None:
            return contest
        return replace(contest, group=KnownGroup(contest.group_id, self._groups))

    def find(self, contest_id: int) -> Contest | None:
        return self._contests.get(contest_id)

    def all(self) -> Collection[Contest]:
        return self._contests.values()

    def of_group(self, gid: int) -> list[Contest]:
        """Hidden ones too."""
        return [each for each in self._contests.values() if each.group_id == gid]

    def is_any_running(self, now: int) -> bool:
        """At this moment (epoch ms)."""
        return any(status_of(each, now) is Status.RUNNING for each in self.all())

    def problems(self, contest_id: int) -> tuple[ContestProblem, ...]:
        """In the order of their display ids; private ones too."""
        return self._problems.get(contest_id, ())

    def is_registered(self, contest_id: int, uid: str | None) -> bool:
        return uid is not None and uid in self._registered.get(contest_id, ())

    def registered(self, contest_id: int) -> frozenset[str]:
        """By uid."""
        return frozenset(self._registered.get(contest_id, ()))

    def registrations(self, contest_id: int) -> int:
        return len(self._registered.get(contest_id, ()))

    def virtual(self, contest_id: int, uid: str | None) -> Participation | None:
        """How this person takes, or has taken, part virtually."""
        return None if uid is None else self._virtual.get(contest_id, {}).get(uid)


def _everything() -> tuple[
    list[Contest], list[ContestProblem], list[tuple[int, str]], list[Participation]
]:
    return (
        store.contests(),
        store.problems(),
        store.registrations(),
        store.virtual_participations(),
    )


def _one(
    contest_id: int,
) -> tuple[Contest | None, list[ContestProblem], list[tuple[int, str]], list[Participation]]:
    return (
        store.contest(contest_id),
        store.problems_of(contest_id),
        store.registrations(contest_id),
        store.virtual_participations(contest_id),
    )
