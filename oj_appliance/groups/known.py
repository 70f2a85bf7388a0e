"""All groups and everybody's level in them, in memory: every list, page and place of a group asks
them. Whoever writes calls `refresh` after the commit, and before its answer."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Collection, Mapping

import msgspec

from oj_appliance.accounts.types import AccountHidden, AccountRemoved, AccountRenamed, AccountShown
from oj_appliance.groups import store
from oj_appliance.groups.types import NO_LEVEL, Group, Level
from oj_appliance.storage.database import Database


class KnownGroups:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._groups: dict[int, Group] = {}
        self._levels: dict[int, dict[str, int]] = {}
        # Whose account is in the wastebasket: counted nowhere, and back as before when it is.
        self._hidden: set[str] = set()
        # What is read must not be put in place of what was read later.
        self._reading = asyncio.Lock()

    async def load(self) -> None:
        groups, levels, hidden = await self._database.read(_everything)
        self._groups = {each.id: each for each in groups}
        by_group: dict[int, dict[str, int]] = defaultdict(dict)
        one_of_each: dict[str, str] = {}
        for gid, uid, level in levels:
            by_group[gid][one_of_each.setdefault(uid, uid)] = level
        self._levels = dict(by_group)
        self._hidden = set(hidden)

    async def refresh(self, gid: int) -> None:
        """Reads one anew, or forgets it."""
        async with self._reading:
            group, levels = await self._database.read(_one, gid)
            if group is None:
                self._forget(gid)
                return
            self._groups[gid] = group
            self._levels[gid] = levels

    def find(self, gid: int) -> Group | None:
        return self._groups.get(gid)

    def all(self) -> Collection[Group]:
        """By number."""
        return self._groups.values()

    def levels(self, gid: int) -> Mapping[str, int]:
        """Of everybody who has a row, by uid."""
        return self._levels.get(gid, {})

    def level(self, gid: int, uid: str | None) -> int:
        return NO_LEVEL if uid is None else self.levels(gid).get(uid, NO_LEVEL)

    def members(self, gid: int) -> list[str]:
        """The uids of those of levels 3 to 5."""
        return [
            uid
            for uid, level in self.levels(gid).items()
            if level >= Level.MEMBER and uid not in self._hidden
        ]

    # -- accounts that change, after the commit

    def follow_rename(self, event: AccountRenamed) -> None:
        for group in list(self._groups.values()):
            if group.uid == event.uid:
                self._groups[group.id] = msgspec.structs.replace(group, owner=event.username)

    def follow_hiding(self, event: AccountHidden) -> None:
        self._hidden.add(event.uid)

    def follow_showing(self, event: AccountShown) -> None:
        self._hidden.discard(event.uid)

    def follow_removal(self, event: AccountRemoved) -> None:
        """What it owned has been disbanded with it."""
        for gid in [each.id for each in self._groups.values() if each.uid == event.uid]:
            self._forget(gid)
        for levels in self._levels.values():
            levels.pop(event.uid, None)
        self._hidden.discard(event.uid)

    def _forget(self, gid: int) -> None:
        self._groups.pop(gid, None)
        self._levels.pop(gid, None)


def _everything() -> tuple[list[Group], list[tuple[int, str, int]], list[str]]:
    return store.groups(), store.levels(), store.deleted_accounts()


def _one(gid: int) -> tuple[Group | None, dict[str, int]]:
    return store.group(gid), store.levels_in(gid)
