"""All trainings, their problems and who has entered them, in memory: every list, page and
submission asks them. Whoever writes calls `refresh` after the commit, and before its answer."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection

from msgspec.structs import replace

from oj_appliance.accounts.types import AccountRemoved, AccountRenamed
from oj_appliance.groups.service import Groups
from oj_appliance.groups.types import Standing
from oj_appliance.problems.types.problem import ProblemChanged
from oj_appliance.storage.database import Database
from oj_appliance.trainings import store
from oj_appliance.trainings.types import Category, Registration, Training, TrainingProblem
from oj_appliance.web.guards import Viewer


class KnownTrainings:
    """`shown_changed` is told of a training in which other problems are met than before."""

    def __init__(
        self,
        database: Database,
        groups: Groups,
        shown_changed: Callable[[int], Awaitable[None]],
    ) -> None:
        self._database = database
        self._groups = groups
        self._shown_changed = shown_changed
        self._trainings: dict[int, Training] = {}
        self._problems: dict[int, tuple[TrainingProblem, ...]] = {}
        self._registrations: dict[int, dict[str, Registration]] = defaultdict(dict)
        self._categories: dict[int, Category] = {}
        # What is read must not be put in place of what was read later.
        self._reading = asyncio.Lock()
        self._following: set[asyncio.Task[None]] = set()

    async def load(self) -> None:
        trainings, problems, registrations, categories = await self._database.read(_everything)
        self._trainings = {each.id: each for each in trainings}
        by_training = defaultdict(list)
        for each in problems:
            by_training[each.training_id].append(each)
        self._problems = {number: tuple(listed) for number, listed in by_training.items()}
        self._registrations = defaultdict(dict)
        for registration in registrations:
            self._registrations[registration.training_id][registration.uid] = registration
        self._categories = {each.id: each for each in categories}

    async def refresh(self, training_id: int) -> None:
        """Reads one anew, or forgets it; categories with it."""
        async with self._reading:
            found = await self._database.read(_one, training_id)
            training, problems, registrations, categories = found
            self._categories = {each.id: each for each in categories}
            if training is None:
                self._forget(training_id)
                return
            self._trainings[training_id] = training
            self._problems[training_id] = tuple(problems)
            self._registrations[training_id] = {each.uid: each for each in registrations}

    async def refresh_categories(self) -> None:
        async with self._reading:
            found = await self._database.read(store.categories)
            self._categories = {each.id: each for each in found}

    def put_registration(self, registration: Registration) -> None:
        """After its commit."""
        self._registrations[registration.training_id][registration.uid] = registration

    def _forget(self, training_id: int) -> None:
        self._trainings.pop(training_id, None)
        self._problems.pop(training_id, None)
        self._registrations.pop(training_id, None)

    # -- what is asked

    def find(self, training_id: int) -> Training | None:
        """Disabled ones, too; what lies in a group is gone with it."""
        found = self._trainings.get(training_id)
        if found is None or found.group_id is None:
            return found
        return None if self._groups.find(found.group_id) is None else found

    def of_site(self) -> list[Training]:
        return [each for each in self._trainings.values() if each.group_id is None]

    def of_group(self, gid: int) -> list[Training]:
        return [each for each in self._trainings.values() if each.group_id == gid]

    def problems(self, training_id: int) -> tuple[TrainingProblem, ...]:
        """In the training's order, those too that nobody meets."""
        return self._problems.get(training_id, ())

    def shown_problems(self, training_id: int) -> tuple[TrainingProblem, ...]:
        """Those that are met there, in its order."""
        return tuple(each for each in self.problems(training_id) if each.is_shown)

    def with_problem(self, problem_id: int) -> list[Training]:
        """Those in which the problem is met."""
        return [
            self._trainings[number]
            for number, listed in self._problems.items()
            if any(each.problem_id == problem_id and each.is_shown for each in listed)
        ]

    def registration(self, training_id: int, uid: str | None) -> Registration | None:
        found = self._registrations.get(training_id)
        return None if uid is None or found is None else found.get(uid)

    def category(self, category_id: int) -> Category | None:
        return self._categories.get(category_id)

    def categories(self, group_id: int | None) -> list[Category]:
        """Of the site, or of a group, by number."""
        return [each for each in self._categories.values() if each.group_id == group_id]

    def is_used(self, category_id: int) -> bool:
        return any(each.category_id == category_id for each in self._trainings.values())

    def standing(self, viewer: Viewer, training: Training | None) -> Standing:
        """What the viewer is in its group; in one that is disabled or gone root alone is
        anything, and of the site's trainings nobody is asked."""
        gid = None if training is None else training.group_id
        group = None if gid is None else self._groups.find(gid)
        if gid is None or group is None or not group.is_enabled:
            return Standing(is_site_root=viewer.is_root)
        return self._groups.standing(viewer, gid)

    # -- what changes elsewhere, after the commit

    def follow_problem(self, event: ProblemChanged) -> None:
        """It may have gone to the wastebasket, or be met in other places now."""
        self._follow(self._refresh_those_with(event.id))

    async def _refresh_those_with(self, problem_id: int) -> None:
        for training_id in await self._database.read(store.trainings_with, problem_id):
            before = _pids(self.shown_problems(training_id))
            await self.refresh(training_id)
            if _pids(self.shown_problems(training_id)) != before:
                await self._shown_changed(training_id)

    def follow_rename(self, event: AccountRenamed) -> None:
        self._write_author(event.uid, event.uid, event.username)

    def follow_removal(self, event: AccountRemoved) -> None:
        self._write_author(event.uid, None, None)
        for registrations in self._registrations.values():
            registrations.pop(event.uid, None)

    def _write_author(self, uid: str, new: str | None, name: str | None) -> None:
        for each in [each for each in self._trainings.values() if each.uid == uid]:
            self._trainings[each.id] = replace(each, uid=new, author=name or each.author)

    def _follow(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    async def stop(self) -> None:
        """Waits for what is still being read."""
        await asyncio.gather(*self._following, return_exceptions=True)


def _pids(problems: Collection[TrainingProblem]) -> list[int]:
    return [each.problem_id for each in problems]


_Everything = tuple[list[Training], list[TrainingProblem], list[Registration], list[Category]]


def _everything() -> _Everything:
    return store.trainings(), store.problems(), store.registrations(), store.categories()


def _one(
    training_id: int,
) -> tuple[Training | None, list[TrainingProblem], list[Registration], list[Category]]:
    return (
        store.training(training_id),
        store.problems_of(training_id),
        store.registrations_in(training_id),
        store.categories(),
    )
