"""What one person is in groups, as whoever stands below the groups asks it (web/guards.py)."""

from __future__ import annotations

from dataclasses import replace

from oj_appliance.groups.service import Groups
from oj_appliance.groups.types import Standing
from oj_appliance.web.guards import Viewer

_NONE = Standing()


class OwnStandings:
    def __init__(self, groups: Groups, viewer: Viewer) -> None:
        self._groups = groups
        self._viewer = viewer

    def is_member(self, gid: int) -> bool:
        return self._in(gid).is_member

    def is_admin(self, gid: int) -> bool:
        return self._in(gid).is_admin

    def is_root(self, gid: int) -> bool:
        return self._in(gid).is_root

    def _in(self, gid: int) -> Standing:
        """In one that is not there nobody is anything, in a disabled one root of the site alone."""
        group = self._groups.find(gid)
        if group is None or not (group.is_enabled or self._viewer.is_root):
            return _NONE
        return self._groups.standing(self._viewer, gid)

    @property
    def is_member_somewhere(self) -> bool:
        return bool(self._groups.of_member(self._viewer))

    @property
    def is_admin_somewhere(self) -> bool:
        return any(self.is_admin(each.id) for each in self._groups.of_member(self._viewer))


def with_standings(groups: Groups, viewer: Viewer) -> Viewer:
    return replace(viewer, groups=OwnStandings(groups, viewer))
