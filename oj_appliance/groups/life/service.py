"""Use cases of a group's life: made, changed, disbanded (contract group.md §1)."""

from __future__ import annotations

from msgspec.structs import asdict, replace

from oj_appliance.accounts.types import AccountRemoved
from oj_appliance.announcements.service import forget_announcements_of
from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.configuration.service import Configuration
from oj_appliance.errors import ApiError
from oj_appliance.events import Events
from oj_appliance.groups import store
from oj_appliance.groups.known import KnownGroups
from oj_appliance.groups.life import rules
from oj_appliance.groups.life.types import CreationLimits, GroupChange, GroupDraft
from oj_appliance.groups.service import Groups
from oj_appliance.groups.types import Entry, Group, GroupChanged, GroupDisbanded, Level
from oj_appliance.storage.database import Database
from oj_appliance.submissions.progress.service import solved_by
from oj_appliance.web.guards import NOBODY, Actor, Viewer


class GroupLife:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        configuration: Configuration,
        events: Events,
        known: KnownGroups,
        groups: Groups,
    ) -> None:
        self._database = database
        self._clock = clock
        self._configuration = configuration
        self._events = events
        self._known = known
        self._groups = groups

    async def create(self, actor: Actor, draft: GroupDraft) -> int:
        """Its number. Raises ApiError as rules.check_limits and check_draft, and group.name_used,
        group.short_name_used."""
        gid = await self._database.write(self._insert, actor, draft, self._clock.now_ms())
        await self._tell(gid)
        return gid

    async def change(self, actor: Actor, gid: int, change: GroupChange) -> None:
        """Raises ApiError group.missing, group.not_allowed, and as `create` but for limits."""
        self._groups.check_root(actor.viewer, gid)
        await self._database.write(self._update, actor, gid, change, self._clock.now_ms())
        await self._tell(gid)

    async def disband(self, actor: Actor, gid: int) -> None:
        """Raises ApiError group.missing, group.not_allowed."""
        self._check_owner(actor.viewer, gid)
        event = await self._database.write(self._delete, actor, gid, self._clock.now_ms())
        await self._known.refresh(gid)
        self._events.announce(event)

    def disband_owned(self, event: AccountRemoved) -> None:
        """Listens to AccountRemoved, inside the write that removes the owner."""
        for group in store.owned_by(event.uid):
            self._delete(NOBODY, group.id, self._clock.now_ms())

    def announce_disbanded(self, event: AccountRemoved) -> None:
        """Listens to AccountRemoved, after the commit, before they are forgotten here."""
        for group in [each for each in self._known.all() if each.uid == event.uid]:
            uids = tuple(self._known.members(group.id))
            self._events.announce(GroupDisbanded(group, uids, None, self._clock.now_ms()))

    def _check_owner(self, viewer: Viewer, gid: int) -> None:
        self._groups.check(viewer, gid)
        standing = self._groups.standing(viewer, gid)
        if not (standing.is_owner or standing.is_site_root):
            raise ApiError("group.not_allowed")

    async def _tell(self, gid: int) -> None:
        await self._known.refresh(gid)
        if (group := self._known.find(gid)) is not None:
            self._events.announce(GroupChanged(group))

    # -- inside a write

    def _insert(self, actor: Actor, draft: GroupDraft, now: int) -> int:
        uid = actor.account_id
        if not actor.viewer.is_staff:
            lately, owned = store.made_by(uid, since=now - rules.DAY_MS)
            rules.check_limits(self._limits(), solved=solved_by(uid), lately=lately, owned=owned)
        return insert_group(actor, draft, uid, now=now).id

    def _update(self, actor: Actor, gid: int, change: GroupChange, now: int) -> None:
        before = _existing(gid)
        after = _changed(before, change, now)
        rules.check_draft(_draft_of(after))
        _refuse_used(after.name, after.short_name, but=gid)
        store.update_group(after)
        record_audit(
            actor,
            "group.update",
            _named(gid, after),
            before=_told(before),
            after=_told(after),
            now=now,
        )

    def _delete(self, actor: Actor, gid: int, now: int) -> GroupDisbanded:
        group = _existing(gid)
        uids = tuple(uid for uid, level in store.levels_in(gid).items() if level >= Level.MEMBER)
        event = GroupDisbanded(group, uids, actor.uid, now)
        self._events.publish(event)
        forget_announcements_of(gid)
        store.delete_group(gid)
        record_audit(actor, "group.disband", _named(gid, group), before=_told(group), now=now)
        return event

    def _limits(self) -> CreationLimits:
        switches = self._configuration.switches
        return CreationLimits(
            solved=switches.defaultCreateGroupACInitValue,
            daily=switches.defaultCreateGroupDailyLimit,
            total=switches.defaultCreateGroupLimit,
        )


def insert_group(actor: Actor, draft: GroupDraft, uid: str, *, now: int) -> Group:
    """Inside a write, for the owner of this uid. Raises ApiError as rules.check_draft, and
    group.name_used, group.short_name_used."""
    rules.check_draft(draft)
    _refuse_used(draft.name, draft.short_name)
    group = _of_draft(draft, uid=uid, owner=actor.username, now=now)
    gid = store.insert_group(group)
    store.put_member(gid, uid, Level.ROOT, now=now)
    record_audit(actor, "group.create", _named(gid, group), after=_told(group), now=now)
    return _existing(gid)


def _existing(gid: int) -> Group:
    found = store.group(gid)
    if found is None:
        raise ApiError("group.missing")
    return found


def _refuse_used(name: str, short_name: str, *, but: int | None = None) -> None:
    if store.has_name(name, but=but):
        raise ApiError("group.name_used", field="name")
    if store.has_short_name(short_name, but=but):
        raise ApiError("group.short_name_used", field="shortName")


def _of_draft(draft: GroupDraft, *, uid: str, owner: str, now: int) -> Group:
    return Group(
        id=0,
        avatar=None,
        name=draft.name,
        short_name=draft.short_name,
        brief=draft.brief,
        description=draft.description,
        uid=uid,
        owner=owner,
        auth=draft.auth,
        visible=draft.visible,
        status=0,
        code=None if draft.auth == Entry.PUBLIC else draft.code,
        created_at=now,
        updated_at=now,
    )


def _changed(before: Group, change: GroupChange, now: int) -> Group:
    code = change.code or before.code
    return replace(
        before,
        name=change.name or before.name,
        short_name=change.short_name or before.short_name,
        brief=change.brief or before.brief,
        description=change.description or before.description,
        auth=change.auth,
        code=None if change.auth == Entry.PUBLIC else code,
        visible=before.visible if change.visible is None else change.visible,
        updated_at=now,
    )


def _draft_of(group: Group) -> GroupDraft:
    return GroupDraft(
        **{name: getattr(group, name) for name in GroupDraft.__struct_fields__},
    )


def _named(gid: int, group: Group) -> dict[str, object]:
    return {"id": gid, "title": group.name}


def _told(group: Group) -> dict[str, object]:
    """Of the audit log; an invitation code is nothing for it."""
    return {name: value for name, value in asdict(_draft_of(group)).items() if name != "code"}
