"""Use cases of teachers: make, change, show and remove trainings of the site and of groups
(contract admin.md §11, group.md §5).

Each writes, leaves its audit row, and has what is known of the training read anew before it
answers.
"""

from __future__ import annotations

from oj_appliance.audit.changes import record_change
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.events import Events
from oj_appliance.groups.service import Groups
from oj_appliance.storage.database import Database
from oj_appliance.trainings import cells
from oj_appliance.trainings import rules as training_rules
from oj_appliance.trainings import store as training_store
from oj_appliance.trainings.administration import rules, store
from oj_appliance.trainings.administration.types import (
    CategoryChoice,
    EditedTraining,
    Saving,
)
from oj_appliance.trainings.categories import store as category_store
from oj_appliance.trainings.categories.rules import checked_color, checked_name
from oj_appliance.trainings.known import KnownTrainings
from oj_appliance.trainings.types import Training, TrainingChanged
from oj_appliance.web.edits import refuse_stale
from oj_appliance.web.guards import Actor, Viewer
from oj_appliance.web.paging import Window


class TrainingEditing:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        known: KnownTrainings,
        groups: Groups,
        events: Events,
    ) -> None:
        self._database = database
        self._clock = clock
        self._groups = groups
        self._events = events
        self.known = known

    # -- who may

    def of_site(self, viewer: Viewer, training_id: int) -> Training:
        """Raises training.missing, training.not_allowed."""
        training = self.known.find(training_id)
        if training is None or training.group_id is not None:
            raise ApiError("training.missing")
        return self._managed(viewer, training)

    def of_group(self, viewer: Viewer, training_id: int) -> Training:
        """Raises training.missing (404), group.not_group_object, group.missing,
        group.not_allowed."""
        training = self.known.find(training_id)
        if training is None:
            raise ApiError("training.missing", status=404)
        if training.group_id is None:
            raise ApiError("group.not_group_object")
        self._groups.check_admin(viewer, training.group_id)
        standing = self.known.standing(viewer, training)
        if not training_rules.is_manager(viewer, training, standing):
            raise ApiError("group.not_allowed")
        return training

    def _managed(self, viewer: Viewer, training: Training) -> Training:
        standing = self.known.standing(viewer, training)
        if not training_rules.is_manager(viewer, training, standing):
            raise ApiError("training.not_allowed")
        return training

    def check_group(self, viewer: Viewer, gid: int) -> None:
        """Raises group.missing, group.not_allowed."""
        self._groups.check_admin(viewer, gid)

    # -- reading

    def rows(self, keyword: str, window: Window) -> tuple[list[EditedTraining], int]:
        """Of the site, disabled ones too, by rank."""
        found = [each for each in self.known.of_site() if rules.is_found(each, keyword)]
        found.sort(key=training_rules.list_order)
        return self._page(found, window)

    def rows_of_group(
        self, viewer: Viewer, gid: int, window: Window
    ) -> tuple[list[EditedTraining], int]:
        """Newest first. Raises as `check_group`."""
        self.check_group(viewer, gid)
        found = sorted(self.known.of_group(gid), key=lambda each: -each.id)
        return self._page(found, window)

    def _page(self, found: list[Training], window: Window) -> tuple[list[EditedTraining], int]:
        shown = found[window.offset : window.offset + window.limit]
        return [self.edited(each) for each in shown], len(found)

    def edited(self, training: Training) -> EditedTraining:
        return EditedTraining(training, self.known.category(training.category_id))

    # -- writing

    async def create(self, actor: Actor, gid: int | None, saving: Saving) -> int:
        """The number; of the site without a group, whose guard the caller has asked. Raises as
        rules.settled, categories.rules, category.required, category.missing."""
        saving = saving._replace(draft=rules.settled(saving.draft))
        now = self._clock.now_ms()
        training_id = await self._database.write(_insert, actor, gid, saving, now)
        await self.renew(training_id)
        return training_id

    async def update(self, actor: Actor, training: Training, saving: Saving) -> None:
        """Raises as `create`, and edit.conflict."""
        saving = saving._replace(draft=rules.settled(saving.draft))
        now = self._clock.now_ms()
        await self._database.write(_update, actor, training.id, saving, now)
        await self.renew(training.id)

    async def set_status(self, actor: Actor, training: Training, status: bool) -> None:
        now = self._clock.now_ms()
        await self._database.write(_set_status, actor, training.id, status, now)
        await self.renew(training.id)

    async def delete(self, actor: Actor, training: Training) -> None:
        await self._database.write(_delete, actor, training.id, self._clock.now_ms())
        await self.renew(training.id)

    async def renew(self, training_id: int) -> None:
        """After the commit of whoever changed the training or its problems."""
        await self.known.refresh(training_id)
        self._events.announce(TrainingChanged(training_id))


def target_of(training: Training) -> dict[str, object]:
    """How the audit log names a training."""
    return {"tid": training.id, "title": training.title, "gid": training.group_id}


def stored(training_id: int) -> Training:
    """Inside a write. Raises training.missing."""
    training = training_store.training(training_id)
    if training is None:
        raise ApiError("training.missing")
    return training


def touch(actor: Actor, training: Training, now: int) -> None:
    """Inside a write: its problems changed."""
    store.touch(training.id, editor=actor.username, now=_after(training, now))


def _insert(actor: Actor, gid: int | None, saving: Saving, now: int) -> int:
    category_id = _category(saving.category, gid, now)
    training_id = store.insert(saving.draft, category_id, gid, actor, now=now)
    training = stored(training_id)
    record_change(actor, "training.create", target_of(training), after=training, now=now)
    return training_id


def _update(actor: Actor, training_id: int, saving: Saving, now: int) -> None:
    before = stored(training_id)
    refuse_stale(before, saving.read_at)
    category_id = _category(saving.category, before.group_id, now)
    later = _after(before, now)
    store.update(training_id, saving.draft, category_id, editor=actor.username, now=later)
    more: dict[str, object] = {}
    if rules.ends_registrations(before, saving.draft):
        more["registrationsEnded"] = training_store.clear_registrations(training_id)
    cells.derive_training(training_id)
    after = stored(training_id)
    target = target_of(after)
    record_change(actor, "training.update", target, before=before, after=after, more=more, now=now)


def _set_status(actor: Actor, training_id: int, status: bool, now: int) -> None:
    before = stored(training_id)
    if before.status == status:
        return
    store.set_status(training_id, status, editor=actor.username, now=_after(before, now))
    after = stored(training_id)
    record_change(actor, "training.visible", target_of(after), before=before, after=after, now=now)


def _delete(actor: Actor, training_id: int, now: int) -> None:
    before = stored(training_id)
    store.remove(training_id)
    record_change(actor, "training.delete", target_of(before), before=before, now=now)


def _category(choice: CategoryChoice, gid: int | None, now: int) -> int:
    """Inside the write: its number. Raises category.required, category.missing,
    group.not_allowed for one of another group, and the keys of categories.rules."""
    if choice.id is not None:
        found = category_store.category(choice.id)
        if found is None:
            raise ApiError("category.missing", field="trainingCategory")
        if found.group_id not in (None, gid):
            raise ApiError("group.not_allowed", field="trainingCategory")
        return found.id
    if not choice.name.strip():
        raise ApiError("category.required", field="trainingCategory")
    name, color = checked_name(choice.name), checked_color(choice.color)
    known = category_store.number_of_name(name, gid)
    return known or category_store.insert(name, color, gid, now=now)


def _after(training: Training, now: int) -> int:
    """A change within the same millisecond must still be newer than what others have read."""
    return max(now, training.updated_at + 1)
