"""A student goes to another class; what they submitted stays where it was (class.md §3)."""

from __future__ import annotations

from oj_appliance.classes.membership import Membership
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.groups import store as group_store
from oj_appliance.groups.known import KnownGroups
from oj_appliance.groups.service import Groups
from oj_appliance.groups.types import Group, MembershipChanged
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor, Viewer

USER_RIGHT = "user_admin"


class Moving:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        known: KnownGroups,
        groups: Groups,
        membership: Membership,
    ) -> None:
        self._database = database
        self._clock = clock
        self._known = known
        self._groups = groups
        self._membership = membership

    def targets(self, viewer: Viewer, gid: int) -> list[Group]:
        """To where they may move somebody of this group, by name. Raises group.missing,
        group.not_allowed."""
        self._check(viewer, gid)
        found = [
            each
            for each in self._known.all()
            if each.id != gid and each.is_enabled and self._may(viewer, each.id)
        ]
        return sorted(found, key=lambda each: each.name)

    async def move(self, actor: Actor, uid: str, gid: int, to_gid: int) -> None:
        """Raises group.missing, group.not_allowed, group.same_group, group.no_such_member,
        group.owner_protected."""
        if gid == to_gid:
            raise ApiError("group.same_group", field="toGid")
        self._check(actor.viewer, gid)
        self._check(actor.viewer, to_gid)
        now = self._clock.now_ms()
        await self._membership.announce(
            await self._database.write(self._move, actor, uid, gid, to_gid, now)
        )

    def _move(
        self, actor: Actor, uid: str, gid: int, to_gid: int, now: int
    ) -> list[MembershipChanged]:
        target = group_store.group(to_gid)
        if target is None:
            raise ApiError("group.missing")
        return self._membership.move(actor, uid, gid, target, now)

    def _check(self, viewer: Viewer, gid: int) -> None:
        self._groups.check(viewer, gid)
        if not self._may(viewer, gid):
            raise ApiError("group.not_allowed")

    def _may(self, viewer: Viewer, gid: int) -> bool:
        return viewer.holds(USER_RIGHT) or self._groups.standing(viewer, gid).is_admin
