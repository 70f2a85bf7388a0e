"""Use cases of categories: those of the site and of groups (contract admin.md §11, group.md §5)."""

from __future__ import annotations

from oj_appliance.audit.changes import record_change
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.groups.service import Groups
from oj_appliance.storage.database import Database
from oj_appliance.trainings.categories import store
from oj_appliance.trainings.categories.rules import checked_color, checked_name
from oj_appliance.trainings.known import KnownTrainings
from oj_appliance.trainings.types import Category
from oj_appliance.web.guards import Actor, Viewer


class TrainingCategories:
    """Those of the site are the problem admins'; those of a group its admins' and theirs."""

    def __init__(
        self, database: Database, clock: Clock, known: KnownTrainings, groups: Groups
    ) -> None:
        self._database = database
        self._clock = clock
        self._known = known
        self._groups = groups

    def for_group(self, viewer: Viewer, gid: int) -> list[Category]:
        """Of the site and of the group. Raises group.missing, group.not_allowed."""
        self._groups.check_admin(viewer, gid)
        return [*self._known.categories(None), *self._known.categories(gid)]

    async def create(
        self, actor: Actor, name: str, color: str | None, group_id: int | None
    ) -> Category:
        """Raises auth.forbidden or group.missing, content.empty, content.too_long, http.bad_param,
        category.exists."""
        self._check(actor.viewer, group_id)
        given = (checked_name(name), checked_color(color), group_id)
        made = await self._database.write(_create, actor, *given, self._clock.now_ms())
        await self._known.refresh_categories()
        return made

    async def update(self, actor: Actor, category_id: int, name: str, color: str | None) -> None:
        """Raises as `create`, and category.missing."""
        self._check(actor.viewer, self._existing(category_id).group_id)
        given = (category_id, checked_name(name), checked_color(color))
        await self._database.write(_update, actor, *given, self._clock.now_ms())
        await self._known.refresh_categories()

    async def delete(self, actor: Actor, category_id: int) -> None:
        """Raises auth.forbidden, category.missing, category.in_use."""
        self._check(actor.viewer, self._existing(category_id).group_id)
        await self._database.write(_delete, actor, category_id, self._clock.now_ms())
        await self._known.refresh_categories()

    def _existing(self, category_id: int) -> Category:
        found = self._known.category(category_id)
        if found is None:
            raise ApiError("category.missing")
        return found

    def _check(self, viewer: Viewer, group_id: int | None) -> None:
        if group_id is None and viewer.is_problem_admin:
            return
        if group_id is None:
            raise ApiError("auth.forbidden", status=403)
        self._groups.check_admin(viewer, group_id)


def _create(actor: Actor, name: str, color: str | None, group_id: int | None, now: int) -> Category:
    if store.number_of_name(name, group_id) is not None:
        raise ApiError("category.exists", field="name")
    made = _stored(store.insert(name, color, group_id, now=now))
    record_change(actor, "training.category_create", _target(made), after=made, now=now)
    return made


def _update(actor: Actor, category_id: int, name: str, color: str | None, now: int) -> None:
    before = _stored(category_id)
    if store.number_of_name(name, before.group_id) not in (None, category_id):
        raise ApiError("category.exists", field="name")
    store.update(category_id, name, color, now=now)
    after = _stored(category_id)
    target = _target(after)
    record_change(actor, "training.category_update", target, before=before, after=after, now=now)


def _delete(actor: Actor, category_id: int, now: int) -> None:
    before = _stored(category_id)
    if store.is_used(category_id):
        raise ApiError("category.in_use")
    store.remove(category_id)
    record_change(actor, "training.category_delete", _target(before), before=before, now=now)


def _stored(category_id: int) -> Category:
    found = store.category(category_id)
    if found is None:
        raise ApiError("category.missing")
    return found


def _target(category: Category) -> dict[str, object]:
    return {"categoryId": category.id, "name": category.name, "gid": category.group_id}
