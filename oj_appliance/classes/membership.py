"""Students come into a class's group, and leave it for another one's."""

from __future__ import annotations

from oj_appliance.audit.service import record as record_audit
from oj_appliance.classes import store
from oj_appliance.errors import ApiError
from oj_appliance.events import Events
from oj_appliance.groups import store as group_store
from oj_appliance.groups.known import KnownGroups
from oj_appliance.groups.members.service import membership_change
from oj_appliance.groups.types import NO_LEVEL, Group, Level, MembershipChanged
from oj_appliance.web.guards import Actor


class Membership:
    """What was changed inside a write is told to everybody else after its commit."""

    def __init__(self, events: Events, known: KnownGroups) -> None:
        self._events = events
        self._known = known

    async def announce(self, changes: list[MembershipChanged]) -> None:
        for gid in {each.group.id for each in changes}:
            await self._known.refresh(gid)
        for each in changes:
            self._events.announce(each)

    # -- inside a write

    def join(self, actor: Actor, group: Group, uid: str, now: int) -> list[MembershipChanged]:
        """As a student; who belongs to the group already stays as they are."""
        store.delete_leaver(group.id, uid)
        before = group_store.level(group.id, uid)
        if before >= Level.MEMBER or uid == group.uid:
            return []
        group_store.put_member(group.id, uid, Level.MEMBER, now=now)
        return [self._published(actor, group, uid, before, Level.MEMBER, now)]

    def move(
        self, actor: Actor, uid: str, gid: int, target: Group, now: int
    ) -> list[MembershipChanged]:
        """What they submitted stays where it was. Raises group.missing, group.owner_protected,
        group.no_such_member (no student of that group)."""
        group = group_store.group(gid)
        if group is None:
            raise ApiError("group.missing")
        if group.uid == uid:
            raise ApiError("group.owner_protected")
        if group_store.level(gid, uid) != Level.MEMBER:
            raise ApiError("group.no_such_member")
        group_store.delete_member(gid, uid)
        store.put_leaver(gid, uid, target.id, now=now)
        left = self._published(actor, group, uid, Level.MEMBER, NO_LEVEL, now)
        told = {"id": gid, "title": group.name, "username": left.username}
        after = {"id": target.id, "title": target.name}
        record_audit(actor, "class.move", told, after=after, now=now)
        return [left, *self.join(actor, target, uid, now)]

    def _published(
        self, actor: Actor, group: Group, uid: str, before: int, after: int, now: int
    ) -> MembershipChanged:
        event = membership_change(actor, group, uid, before, after, now=now)
        self._events.publish(event)
        return event
