"""Use cases of whoever comes to trainings: find them, enter the password, see how far one is
(contract training.md §3). What other domains ask is here, too: the trainings of a group, their
problems, and who may enter."""

from __future__ import annotations

import hmac

from oj_appliance.accounts.signing_in.throttle import Failures
from oj_appliance.accounts.types import AccountRenamed
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.events import Events
from oj_appliance.groups.service import Groups
from oj_appliance.storage.database import Database
from oj_appliance.trainings import cells, rules, store
from oj_appliance.trainings.known import KnownTrainings
from oj_appliance.trainings.types import (
    ListedTraining,
    Registration,
    Training,
    TrainingChanged,
    TrainingFilter,
    TrainingProblem,
)
from oj_appliance.web.guards import Viewer
from oj_appliance.web.paging import Window


class Trainings:
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
        self._wrong_passwords = Failures(
            clock, most=rules.MOST_WRONG_PASSWORDS, window_s=rules.WRONG_PASSWORDS_WINDOW_S
        )

    # -- what other domains ask, answered from memory

    def find(self, training_id: int) -> Training | None:
        """Disabled ones, too."""
        return self.known.find(training_id)

    def of_group(self, gid: int) -> list[Training]:
        """The enabled ones, in the order of their list."""
        return sorted((each for each in self.known.of_group(gid) if each.status), key=_order)

    def problems(self, training_id: int) -> tuple[TrainingProblem, ...]:
        """Those that are met there, in its order."""
        return self.known.shown_problems(training_id)

    def is_manager(self, viewer: Viewer, training: Training) -> bool:
        """The contract's TM."""
        return rules.is_manager(viewer, training, self.known.standing(viewer, training))

    def may_enter(self, viewer: Viewer, training: Training) -> bool:
        """Whether nothing stands before its problems."""
        try:
            self.entered(viewer, training.id)
        except ApiError:
            return False
        return True

    def seen(self, viewer: Viewer, training_id: int) -> Training:
        """Before the password. Raises as rules.check_seen."""
        training = self.known.find(training_id)
        return rules.check_seen(viewer, training, self.known.standing(viewer, training))

    def entered(self, viewer: Viewer, training_id: int) -> Training:
        """One whose problems the viewer may meet. Raises as rules.check_entry."""
        training = self.known.find(training_id)
        registration = self.known.registration(training_id, viewer.uid)
        standing = self.known.standing(viewer, training)
        return rules.check_entry(viewer, training, standing, registration)

    # -- lists

    async def listed(
        self, viewer: Viewer, wanted: TrainingFilter, window: Window
    ) -> tuple[list[ListedTraining], int]:
        """A page of the site's, and how many there are."""
        found = [each for each in self.known.of_site() if each.status and rules.fits(each, wanted)]
        return await self._page(viewer, found, window)

    async def listed_in_group(
        self, viewer: Viewer, gid: int, window: Window
    ) -> tuple[list[ListedTraining], int]:
        """Raises group.missing, group.not_member."""
        self._groups.check_member(viewer, gid)
        return await self._page(viewer, self.of_group(gid), window)

    async def _page(
        self, viewer: Viewer, found: list[Training], window: Window
    ) -> tuple[list[ListedTraining], int]:
        found.sort(key=_order)
        shown = found[window.offset : window.offset + window.limit]
        if viewer.uid is None:
            return [self._listed(viewer, each, None) for each in shown], len(found)
        counts = await self._database.read(self._accepted, viewer.uid, shown)
        return [self._listed(viewer, each, counts[each.id]) for each in shown], len(found)

    def _listed(self, viewer: Viewer, training: Training, accepted: int | None) -> ListedTraining:
        return ListedTraining(
            training,
            self.known.category(training.category_id),
            len(self.problems(training.id)),
            accepted,
            self.is_manager(viewer, training),
            not viewer.is_guest and self.may_enter(viewer, training),
        )

    def _accepted(self, uid: str, trainings: list[Training]) -> dict[int, int]:
        """How many of each one's problems the person has solved where it lies."""
        pids = {
            each.id: {problem.problem_id for problem in self.problems(each.id)}
            for each in trainings
        }
        solved = {
            gid: store.accepted(uid, set().union(*pids.values()), gid)
            for gid in {each.group_id for each in trainings}
        }
        return {each.id: len(pids[each.id] & solved[each.group_id]) for each in trainings}

    # -- one training

    async def detail(self, viewer: Viewer, training_id: int) -> ListedTraining:
        """Nothing of one's own is counted before the password. Raises as rules.check_seen."""
        training = self.seen(viewer, training_id)
        if not self.may_enter(viewer, training):
            return self._listed(viewer, training, 0)
        counts = await self._database.read(self._accepted, viewer.account_id, [training])
        return self._listed(viewer, training, counts[training.id])

    async def register(self, viewer: Viewer, training_id: int, password: str) -> None:
        """Raises param.empty, training.missing, group.not_member, training.is_public,
        training.already_registered, contest.password_locked, training.wrong_password."""
        if not password:
            raise ApiError("param.empty", field="password")
        training, uid = self.seen(viewer, training_id), viewer.account_id
        if not training.is_private:
            raise ApiError("training.is_public")
        if self.known.registration(training.id, uid) is not None:
            raise ApiError("training.already_registered")
        self._check_password(training, uid, password)
        now = self._clock.now_ms()
        await self._database.write(register_person, training.id, uid, now)
        self.known.put_registration(Registration(training.id, uid, True))
        self._events.announce(TrainingChanged(training.id))

    def _check_password(self, training: Training, uid: str, password: str) -> None:
        number = str(training.id)
        if self._wrong_passwords.is_locked(uid, number):
            raise ApiError("contest.password_locked", status=403)
        # Compared in a time that tells nothing of how much of it was right.
        if not hmac.compare_digest(password.encode(), (training.password or "").encode()):
            self._wrong_passwords.add(uid, number)
            raise ApiError("training.wrong_password")
        self._wrong_passwords.clear(uid, number)


def _order(training: Training) -> tuple[int, int]:
    return rules.list_order(training)


def register_person(training_id: int, uid: str, now: int) -> None:
    """Inside a write."""
    store.register(training_id, uid, now=now)
    cells.derive_person(training_id, uid)


def follow_author(event: AccountRenamed) -> None:
    """Listens to AccountRenamed, inside its transaction."""
    store.rename_author(event.uid, event.username)
