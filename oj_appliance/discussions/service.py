"""Use cases of discussions: of the site, and of groups. Who may do what says `access`."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.configuration.service import Configuration
from oj_appliance.discussions import rules, store
from oj_appliance.discussions.access import DiscussionAccess
from oj_appliance.discussions.categories.store import category_exists
from oj_appliance.discussions.types import (
    Discussion,
    DiscussionDraft,
    DiscussionEdit,
    DiscussionLiked,
    Opened,
    Wanted,
)
from oj_appliance.discussions.views import Views
from oj_appliance.errors import ApiError
from oj_appliance.events import Events
from oj_appliance.groups.service import Groups
from oj_appliance.places.registry import PlaceRegistry
from oj_appliance.places.types import Kind, Place
from oj_appliance.problems.service import ProblemService
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor, Viewer
from oj_appliance.web.paging import Window


class Discussions:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        events: Events,
        configuration: Configuration,
        access: DiscussionAccess,
        groups: Groups,
        problems: ProblemService,
        places: PlaceRegistry,
        views: Views,
    ) -> None:
        self._database = database
        self._clock = clock
        self._events = events
        self._configuration = configuration
        self._access = access
        self._groups = groups
        self._problems = problems
        self._places = places
        self._views = views
        # Likes under way, by discussion and person.
        self._liking: set[tuple[int, str]] = set()

    # -- reading

    async def page(
        self, viewer: Viewer, wanted: Wanted, window: Window
    ) -> tuple[list[Discussion], int]:
        """Raises switch.discussion_closed; of a group group.missing, group.not_member, or
        group.not_allowed where the disabled ones are wanted too."""
        if not wanted.is_everywhere:
            self._access.check_open(wanted.group_id, by_guard=True)
        if wanted.group_id is not None:
            check = (
                self._groups.check_admin if wanted.is_disabled_too else self._groups.check_member
            )
            check(viewer, wanted.group_id)
        found, total = await self._database.read(
            store.page, wanted, viewer.uid, limit=window.limit, offset=window.offset
        )
        return [self._with_views(each) for each in found], total

    async def open(self, viewer: Viewer, discussion_id: int) -> Opened:
        """Counts as a view. Raises discussion.missing, discussion.disabled,
        discussion.login_for_group, switch.discussion_closed, group.not_member."""
        found = await self.seen(viewer, discussion_id)
        self._views.count(found.id)
        is_liked, has_solved = await self._database.read(_own_marks, found, viewer.uid)
        sees_through = viewer.uid == found.uid or viewer.is_staff
        return Opened(
            self._with_views(found),
            is_liked,
            found.problem_id is None or has_solved or sees_through,
            self._access.may_edit(viewer, found),
            self._access.may_delete(viewer, found),
            self._access.may_moderate(viewer, found),
        )

    async def seen(self, viewer: Viewer, discussion_id: int, *, missing: int = 404) -> Discussion:
        """Raises as `open`; discussion.missing with the status `missing`."""
        found = await self._database.read(store.find, discussion_id)
        if found is None:
            raise ApiError("discussion.missing", status=missing)
        self._access.check_open(found.group_id, by_guard=False)
        return self._access.check_seen(viewer, found)

    def _with_views(self, discussion: Discussion) -> Discussion:
        more = self._views.unwritten(discussion.id)
        return replace(discussion, views=discussion.views + more)

    # -- writing

    async def create(self, viewer: Viewer, draft: DiscussionDraft) -> int:
        """Its number. Raises content.empty, content.too_long, param.empty, param.bad,
        discussion.problem_missing, discussion.ac_gate, discussion.daily_limit,
        switch.discussion_closed, group.missing, group.not_member."""
        if draft.group_id is None:
            self._access.check_open(None, by_guard=True)
        else:
            self._check_group(viewer, draft.group_id)
        draft = replace(
            draft,
            title=rules.checked("title", draft.title),
            description=rules.checked("description", draft.description),
            content=rules.checked("content", draft.content),
        )
        return await self._database.write(
            partial(self._create, viewer, draft, self._clock.now_ms())
        )

    def _check_group(self, viewer: Viewer, group_id: int) -> None:
        self._access.check_open(group_id, by_guard=True)
        self._groups.check_member(viewer, group_id)

    def _create(self, viewer: Viewer, draft: DiscussionDraft, now: int) -> int:
        _check_category(draft.category_id)
        problem_id, group_id = self._place(viewer, draft)
        uid, switches = viewer.account_id, self._configuration.switches
        if not viewer.is_staff:
            since = now - rules.DAY_MS
            in_groups = group_id is not None
            rules.check_quota(
                solved=store.solved(uid),
                least=switches.defaultCreateDiscussionACInitValue,
                written=store.written_since(uid, in_groups=in_groups, since=since),
                most=switches.defaultCreateDiscussionDailyLimit,
            )
        is_top = draft.is_top and self._access.may_moderate_in(viewer, group_id)
        return store.insert(
            replace(draft, is_top=is_top),
            uid=uid,
            problem_id=problem_id,
            group_id=group_id,
            now=now,
        )

    def _place(self, viewer: Viewer, draft: DiscussionDraft) -> tuple[int | None, int | None]:
        """The number of its problem, and the group that it is put into: a group's problem is spoken
        of in that group alone. Raises discussion.problem_missing for one that is not seen there."""
        if draft.pid is None:
            return None, draft.group_id
        problem = self._problems.read_for_submitting(draft.pid)
        if problem is None or problem.problem_id != draft.pid:
            raise ApiError("discussion.problem_missing")
        group_id = draft.group_id
        if problem.is_group and problem.group_id is not None:
            group_id = problem.group_id
            self._check_group(viewer, group_id)
        places = [Place(Kind.PRACTICE)]
        if group_id is not None:
            places.append(Place(Kind.GROUP, group_id))
        if not any(self._places.is_visible(viewer, place, problem) for place in places):
            raise ApiError("discussion.problem_missing")
        return problem.id, group_id

    async def update(
        self, actor: Actor, edit: DiscussionEdit, *, group_id: int | None = None
    ) -> None:
        """`group_id`: in the name of this group. Raises as `create`, discussion.missing,
        discussion.not_allowed."""
        found = await self._existing(edit.id, group_id)
        self._access.check_open(found.group_id, by_guard=True)
        self._access.check_seen(actor.viewer, found)
        if not self._access.may_edit(actor.viewer, found):
            raise ApiError("discussion.not_allowed")
        values = _checked_values(edit)
        if self._access.may_moderate(actor.viewer, found):
            values |= _turned(edit)
        await self._database.write(_update, actor, found, values, self._clock.now_ms())

    async def delete(
        self, actor: Actor, discussion_id: int, *, group_id: int | None = None
    ) -> None:
        """Comments, likes and reports go with it. Raises switch.discussion_closed,
        discussion.missing, discussion.not_allowed."""
        found = await self._existing(discussion_id, group_id)
        self._access.check_open(found.group_id, by_guard=True)
        if not self._access.may_delete(actor.viewer, found):
            self._access.check_seen(actor.viewer, found)
            raise ApiError("discussion.not_allowed")
        await self._database.write(_delete, actor, found, self._clock.now_ms())

    async def _existing(self, discussion_id: int, group_id: int | None) -> Discussion:
        found = await self._database.read(store.find, discussion_id)
        if found is None or group_id not in (None, found.group_id):
            raise ApiError("discussion.missing", status=404)
        return found

    # -- likes

    async def like(self, viewer: Viewer, discussion_id: int, *, is_liked: bool) -> None:
        """Said twice it counts once. Raises discussion.like_busy while the person's last word of
        this discussion is on its way, and as `open`."""
        key = (discussion_id, viewer.account_id)
        if key in self._liking:
            raise ApiError("discussion.like_busy")
        self._liking.add(key)
        try:
            found = await self.seen(viewer, discussion_id)
            now = self._clock.now_ms()
            await self._database.write(self._like, found, viewer.account_id, is_liked, now)
        finally:
            self._liking.discard(key)

    def _like(self, discussion: Discussion, uid: str, is_liked: bool, now: int) -> None:
        if store.find(discussion.id) is None:
            raise ApiError("discussion.missing", status=404)
        if store.is_liked(discussion.id, uid) == is_liked:
            return
        store.set_like(discussion.id, uid, is_liked=is_liked)
        if is_liked:
            self._events.publish(DiscussionLiked(discussion, uid, now))


def _own_marks(discussion: Discussion, uid: str | None) -> tuple[bool | None, bool]:
    if uid is None:
        return None, False
    problem_id = discussion.problem_id
    has_solved = problem_id is not None and store.has_solved(uid, problem_id)
    return store.is_liked(discussion.id, uid), has_solved


def _check_category(category_id: int | None) -> None:
    if category_id is None:
        raise ApiError("param.empty", name="categoryId", field="categoryId")
    if not category_exists(category_id):
        raise ApiError("param.bad", field="categoryId")


def _checked_values(edit: DiscussionEdit) -> dict[str, object]:
    texts = {"title": edit.title, "description": edit.description, "content": edit.content}
    values: dict[str, object] = {
        name: rules.checked(name, text) for name, text in texts.items() if text is not None
    }
    if edit.category_id is not None:
        values["category_id"] = edit.category_id
    return values


def _turned(edit: DiscussionEdit) -> dict[str, object]:
    """What only those who moderate turn."""
    turned = {"top_priority": edit.is_top, "status": edit.status}
    return {name: value for name, value in turned.items() if value is not None}


def _update(actor: Actor, found: Discussion, values: dict[str, object], now: int) -> None:
    if "category_id" in values and not category_exists(int(str(values["category_id"]))):
        raise ApiError("param.bad", field="categoryId")
    if actor.uid == found.uid:
        store.update(found.id, values, now=now)
    else:
        update_audited(actor, found, values, now)


def _delete(actor: Actor, found: Discussion, now: int) -> None:
    if actor.uid == found.uid:
        store.delete(found.id)
    else:
        delete_audited(actor, found, now)


def update_audited(actor: Actor, found: Discussion, values: dict[str, object], now: int) -> None:
    """Inside a write. What is done to another's, or in the back-office, leaves a row in the log."""
    before = store.find(found.id)
    if before is None:
        raise ApiError("discussion.missing", status=404)
    store.update(found.id, values, now=now)
    record_audit(
        actor,
        "discussion.update",
        _target(found),
        before=_written(before),
        after=_written(store.find(found.id) or before),
        now=now,
    )


def delete_audited(actor: Actor, found: Discussion, now: int) -> None:
    """The same for removing it."""
    store.delete(found.id)
    before = _written(found)
    record_audit(actor, "discussion.delete", _target(found), before=before, now=now)


def _target(discussion: Discussion) -> dict[str, object]:
    target: dict[str, object] = {"id": discussion.id, "title": discussion.title}
    if discussion.group_id is not None:
        target["gid"] = discussion.group_id
    return target


def _written(discussion: Discussion) -> dict[str, object]:
    return {
        "author": discussion.author.username,
        "title": discussion.title,
        "description": discussion.description,
        "content": discussion.content,
        "categoryId": discussion.category_id,
        "topPriority": discussion.is_top,
        "status": discussion.status,
    }
