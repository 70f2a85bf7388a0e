"""Use cases of belonging to a group: join, be let in, rise, leave (contract group.md §2)."""

from __future__ import annotations

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.events import Events
from oj_appliance.groups import store
from oj_appliance.groups.known import KnownGroups
from oj_appliance.groups.members import rules
from oj_appliance.groups.members import store as members_store
from oj_appliance.groups.members.types import MemberFilter, MemberRecord
from oj_appliance.groups.rules import level_refusal, may_see, removal_refusal
from oj_appliance.groups.service import Groups
from oj_appliance.groups.types import NO_LEVEL, Group, Level, MembershipChanged, Standing
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor, Viewer
from oj_appliance.web.paging import Window


class Members:
    def __init__(
        self, database: Database, clock: Clock, events: Events, known: KnownGroups, groups: Groups
    ) -> None:
        self._database = database
        self._clock = clock
        self._events = events
        self._known = known
        self._groups = groups

    async def listed(
        self, viewer: Viewer, gid: int, wanted: MemberFilter, window: Window
    ) -> tuple[list[MemberRecord], int]:
        """For members. Raises ApiError group.missing, group.not_member."""
        self._groups.check_member(viewer, gid)
        return await self._database.read(
            members_store.members, gid, wanted, limit=window.limit, offset=window.offset
        )

    async def applications(
        self, viewer: Viewer, gid: int, wanted: MemberFilter, window: Window
    ) -> tuple[list[MemberRecord], int]:
        """For its admins. Raises ApiError group.missing, group.not_allowed."""
        self._groups.check_admin(viewer, gid)
        return await self._database.read(
            members_store.applications, gid, wanted, limit=window.limit, offset=window.offset
        )

    async def join(self, actor: Actor, gid: int, code: str | None, reason: str | None) -> None:
        """Raises ApiError group.missing, group.hidden, and as rules.level_on_joining."""
        self._groups.check(actor.viewer, gid)
        now = self._clock.now_ms()
        await self._changed(await self._database.write(self._join, actor, gid, code, reason, now))

    async def change_level(self, actor: Actor, gid: int, uid: str, level: int) -> None:
        """Raises ApiError group.missing, and as groups.rules.level_refusal says."""
        self._groups.check(actor.viewer, gid)
        now = self._clock.now_ms()
        await self._changed(await self._database.write(self._change, actor, gid, uid, level, now))

    async def remove(self, actor: Actor, gid: int, uid: str) -> None:
        """Raises ApiError group.missing, and as groups.rules.removal_refusal says."""
        self._groups.check(actor.viewer, gid)
        now = self._clock.now_ms()
        await self._changed(await self._database.write(self._remove, actor, gid, uid, now))

    async def leave(self, actor: Actor, gid: int) -> None:
        """Raises ApiError group.missing, group.owner_cannot_exit, group.not_member."""
        self._groups.check(actor.viewer, gid)
        now = self._clock.now_ms()
        await self._changed(await self._database.write(self._leave, actor, gid, now))

    async def _changed(self, event: MembershipChanged) -> None:
        await self._known.refresh(event.group.id)
        self._events.announce(event)

    # -- inside a write: what is stored decides

    def _join(
        self, actor: Actor, gid: int, code: str | None, reason: str | None, now: int
    ) -> MembershipChanged:
        group, mine = _standing(actor.viewer, gid)
        if not may_see(group, mine):
            raise ApiError("group.hidden", status=404)
        level = rules.level_on_joining(group, mine, code, reason)
        told = reason.strip() if reason and level == Level.APPLYING else None
        store.put_member(gid, actor.account_id, level, reason=told, now=now)
        return self._published(actor, group, actor.account_id, mine.level, level, now)

    def _change(self, actor: Actor, gid: int, uid: str, level: int, now: int) -> MembershipChanged:
        group, mine = _standing(actor.viewer, gid)
        before = store.level(gid, uid)
        _refuse(level_refusal(mine, before, level, target_is_owner=group.uid == uid))
        store.set_level(gid, uid, level, now=now)
        event = self._published(actor, group, uid, before, level, now)
        _audit(actor, "group.level", event)
        return event

    def _remove(self, actor: Actor, gid: int, uid: str, now: int) -> MembershipChanged:
        group, mine = _standing(actor.viewer, gid)
        before = store.level(gid, uid)
        is_self, is_owner = actor.uid == uid, group.uid == uid
        _refuse(removal_refusal(mine, before, is_self=is_self, target_is_owner=is_owner))
        store.delete_member(gid, uid)
        event = self._published(actor, group, uid, before, NO_LEVEL, now)
        _audit(actor, "group.remove_member", event)
        return event

    def _leave(self, actor: Actor, gid: int, now: int) -> MembershipChanged:
        group, mine = _standing(actor.viewer, gid)
        if mine.is_owner:
            raise ApiError("group.owner_cannot_exit")
        if mine.level < Level.MEMBER:
            raise ApiError("group.not_member")
        store.delete_member(gid, actor.account_id)
        return self._published(actor, group, actor.account_id, mine.level, NO_LEVEL, now)

    def _published(
        self, actor: Actor, group: Group, uid: str, before: int, after: int, now: int
    ) -> MembershipChanged:
        event = membership_change(actor, group, uid, before, after, now=now)
        self._events.publish(event)
        return event


def membership_change(
    actor: Actor, group: Group, uid: str, before: int, after: int, *, now: int
) -> MembershipChanged:
    """Inside the write that makes it."""
    levels = store.levels_in(group.id)
    roots = {group.uid, *(one for one, level in levels.items() if level >= Level.ROOT)}
    name = members_store.name_of(uid) or ""
    by = actor.account_id
    return MembershipChanged(group, uid, name, before, after, by, tuple(sorted(roots)), now)


def _standing(viewer: Viewer, gid: int) -> tuple[Group, Standing]:
    group = store.group(gid)
    if group is None:
        raise ApiError("group.missing")
    uid = viewer.account_id
    return group, Standing(store.level(gid, uid), group.uid == uid, viewer.is_root)


def _refuse(key: str | None) -> None:
    if key is not None:
        raise ApiError(key)


def _audit(actor: Actor, action: str, event: MembershipChanged) -> None:
    record_audit(
        actor,
        action,
        {"id": event.group.id, "title": event.group.name, "username": event.username},
        before={"level": event.before},
        after={"level": event.after},
        now=event.now,
    )
