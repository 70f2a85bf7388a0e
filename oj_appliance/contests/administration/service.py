"""Use cases of organisers: make, change, clone, show and remove contests (contract admin.md §12,
group.md §6).

Each writes, leaves its audit row, and has what is known of the contest read anew before it answers.
"""

from __future__ import annotations

from msgspec.structs import replace

from oj_appliance.clock import Clock
from oj_appliance.contests import store as contest_store
from oj_appliance.contests.administration import rules, store
from oj_appliance.contests.administration.audit import record_change
from oj_appliance.contests.administration.offices import SITE, Office, editable, existing
from oj_appliance.contests.administration.types import ContestDraft, ContestRow, draft_of
from oj_appliance.contests.known import KnownContests
from oj_appliance.contests.problem_set import store as problem_store
from oj_appliance.contests.types import Contest, ContestChanged
from oj_appliance.errors import ApiError
from oj_appliance.events import Events
from oj_appliance.storage.database import Database
from oj_appliance.web.edits import refuse_stale
from oj_appliance.web.guards import Actor, Viewer
from oj_appliance.web.paging import Window

# The cid of a timed work begins here (contract 20-schema).
FIRST_FOREIGN_NUMBER = 50_000


class ContestEditing:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        known: KnownContests,
        events: Events,
        office: Office = SITE,
    ) -> None:
        self._database = database
        self._clock = clock
        self._known = known
        self._events = events
        self._office = office

    # -- reading

    def rows(self, keyword: str, window: Window) -> tuple[list[ContestRow], int]:
        """Those of no group, latest start first; `keyword` is a number or part of a title."""
        wanted = keyword.strip().lower()
        found = [
            each
            for each in self._known.all()
            if each.group_id is None and (wanted in each.title.lower() or wanted == str(each.id))
        ]
        found.sort(key=lambda each: (-each.start_time, -each.id))
        shown = found[window.offset : window.offset + window.limit]
        return [self._row(each) for each in shown], len(found)

    def rows_of(self, gid: int, window: Window) -> tuple[list[ContestRow], int]:
        """Those of a group, the newest number first."""
        found = sorted(self._known.of_group(gid), key=lambda each: -each.id)
        shown = found[window.offset : window.offset + window.limit]
        return [self._row(each) for each in shown], len(found)

    def _row(self, contest: Contest) -> ContestRow:
        known = self._known
        return ContestRow(contest, len(known.problems(contest.id)), known.registrations(contest.id))

    def contest(self, viewer: Viewer, contest_id: int) -> Contest:
        """Raises contest.missing, contest.not_allowed, and of a group as its office does."""
        found = self._office.checked(self._known.find(contest_id))
        self._office.check_editor(viewer, found)
        return found

    # -- writing

    async def create(self, actor: Actor, draft: ContestDraft, gid: int | None = None) -> int:
        """The number. `gid` is the group that holds it, whose admin the actor is. Raises the keys
        of rules.check_draft, and contest.id_exhausted."""
        draft = rules.settled(draft)
        now = self._clock.now_ms()
        contest_id = await self._database.write(_insert, actor, draft, now, gid)
        await self._renew(contest_id)
        return contest_id

    async def update(
        self, actor: Actor, contest_id: int, draft: ContestDraft, *, read_at: int | None
    ) -> None:
        """`read_at` is the gmtModified that the editor saw (epoch ms). Raises as `create`, and
        contest.missing, contest.not_allowed, edit.conflict."""
        draft = rules.settled(draft)
        now = self._clock.now_ms()
        await self._database.write(_update, self._office, actor, contest_id, draft, read_at, now)
        await self._renew(contest_id)

    async def clone(self, actor: Actor, contest_id: int) -> int:
        """The number of a copy with its problems, of the actor's own and hidden. Raises
        contest.missing, contest.not_allowed, contest.id_exhausted."""
        now = self._clock.now_ms()
        copy = await self._database.write(_clone, self._office, actor, contest_id, now)
        await self._renew(copy)
        return copy

    async def set_visible(self, actor: Actor, contest_id: int, visible: bool) -> None:
        """Raises contest.missing, contest.not_allowed."""
        now = self._clock.now_ms()
        await self._database.write(_set_visible, self._office, actor, contest_id, visible, now)
        await self._renew(contest_id)

    async def delete(self, actor: Actor, contest_id: int) -> None:
        """With everything in it. Of the site root alone may, which the call asks. Raises
        contest.missing, contest.not_allowed."""
        now = self._clock.now_ms()
        await self._database.write(_delete, self._office, actor, contest_id, now)
        await self._renew(contest_id)

    async def _renew(self, contest_id: int) -> None:
        await self._known.refresh(contest_id)
        self._events.announce(ContestChanged(contest_id))


def _insert(
    actor: Actor, draft: ContestDraft, now: int, gid: int | None = None, source: int = 0
) -> int:
    if store.last_number() >= FIRST_FOREIGN_NUMBER - 1:
        raise ApiError("contest.id_exhausted")
    contest_id = store.insert(draft, actor, source=source, gid=gid, now=now)
    if source == 0:
        record_change(actor, "contest.create", after=contest_store.contest(contest_id), now=now)
    return contest_id


def _update(
    office: Office,
    actor: Actor,
    contest_id: int,
    draft: ContestDraft,
    read_at: int | None,
    now: int,
) -> None:
    before = editable(office, actor.viewer, contest_id)
    refuse_stale(before, read_at)
    # A change within the same millisecond must still be newer than what others have read.
    store.update(contest_id, draft, editor=actor.username, now=max(now, before.updated_at + 1))
    more: dict[str, object] = {}
    if rules.ends_registrations(before, draft):
        more["registrationsEnded"] = store.clear_registrations(contest_id)
    after = existing(office, contest_id)
    record_change(actor, "contest.update", before=before, after=after, more=more, now=now)


def _clone(office: Office, actor: Actor, contest_id: int, now: int) -> int:
    original = editable(office, actor.viewer, contest_id)
    draft = replace(draft_of(original), title=rules.clone_title(original.title), visible=False)
    copy = _insert(actor, draft, now, original.group_id, original.id)
    problem_store.copy(contest_id, copy, now=now)
    record_change(actor, "contest.clone", after=existing(office, copy), now=now)
    return copy


def _set_visible(office: Office, actor: Actor, contest_id: int, visible: bool, now: int) -> None:
    before = editable(office, actor.viewer, contest_id)
    if before.visible == visible:
        return
    moved = max(now, before.updated_at + 1)
    store.set_visible(contest_id, visible, editor=actor.username, now=moved)
    after = existing(office, contest_id)
    record_change(actor, "contest.visible", before=before, after=after, now=now)


def _delete(office: Office, actor: Actor, contest_id: int, now: int) -> None:
    before = editable(office, actor.viewer, contest_id)
    more: dict[str, object] = {"submissions": store.remove(contest_id)}
    record_change(actor, "contest.delete", before=before, more=more, now=now)
