"""The group in which something is held, such as a contest or a timed work, asked whenever somebody
comes: who belongs to it changes without what it holds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

import msgspec

from oj_appliance.groups import store
from oj_appliance.groups.service import Groups
from oj_appliance.groups.types import NO_LEVEL, Group, Level, Standing
from oj_appliance.web.guards import Viewer


class HoldingGroup(Protocol):
    """Of one that is disabled or gone nobody is a member but root of the site."""

    @property
    def name(self) -> str | None: ...

    @property
    def is_there(self) -> bool:
        """Neither disabled nor gone."""
        ...

    def standing(self, viewer: Viewer) -> Standing: ...

    def roots(self) -> set[str]:
        """The uids of those of level 5, and the owner's."""
        ...


class KnownGroup(msgspec.Struct, frozen=True):
    """As it is known in memory."""

    gid: int
    groups: Groups

    @property
    def name(self) -> str | None:
        found = self.groups.find(self.gid)
        return None if found is None else found.name

    @property
    def is_there(self) -> bool:
        found = self.groups.find(self.gid)
        return found is not None and found.is_enabled

    def standing(self, viewer: Viewer) -> Standing:
        found = self.groups.find(self.gid)
        if found is None or not found.is_enabled:
            return Standing(is_site_root=viewer.is_root)
        return self.groups.standing(viewer, self.gid)

    def roots(self) -> set[str]:
        return _roots(self.groups.find(self.gid), self.groups.levels(self.gid))


class StoredGroup(msgspec.Struct, frozen=True):
    """As it stands in the database: inside the read or write in which what it holds was read."""

    gid: int

    @property
    def name(self) -> str | None:
        found = store.group(self.gid)
        return None if found is None else found.name

    @property
    def is_there(self) -> bool:
        found = store.group(self.gid)
        return found is not None and found.is_enabled

    def standing(self, viewer: Viewer) -> Standing:
        found = store.group(self.gid)
        if found is None or not found.is_enabled or viewer.uid is None:
            return Standing(is_site_root=viewer.is_root)
        level = store.level(self.gid, viewer.uid)
        return Standing(level or NO_LEVEL, found.uid == viewer.uid, viewer.is_root)

    def roots(self) -> set[str]:
        return _roots(store.group(self.gid), store.levels_in(self.gid))


def _roots(group: Group | None, levels: Mapping[str, int]) -> set[str]:
    found = {uid for uid, level in list(levels.items()) if level >= Level.ROOT}
    return found if group is None else {*found, group.uid}
