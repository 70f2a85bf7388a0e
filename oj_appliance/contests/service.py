"""Use cases of whoever comes to a contest: find it, read its head, register (contract contest.md
§3)."""

from __future__ import annotations

import hmac

from oj_appliance.accounts.signing_in.throttle import Failures
from oj_appliance.clock import Clock
from oj_appliance.contests import rules, store
from oj_appliance.contests.known import KnownContests
from oj_appliance.contests.submitters import Submitters
from oj_appliance.contests.types import Contest, ContestAuth, ContestFilter
from oj_appliance.contests.virtual.courses import Course, course_of
from oj_appliance.errors import ApiError
from oj_appliance.places.participation import Participation
from oj_appliance.places.store import put_participation
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Viewer
from oj_appliance.web.paging import Window


class Contests:
    def __init__(
        self, database: Database, clock: Clock, known: KnownContests, submitters: Submitters
    ) -> None:
        self._database = database
        self._clock = clock
        self._submitters = submitters
        self.known = known
        self._wrong_passwords = Failures(
            clock, most=rules.MOST_WRONG_PASSWORDS, window_s=rules.WRONG_PASSWORDS_WINDOW_S
        )

    def listed(self, wanted: ContestFilter, window: Window) -> tuple[list[Contest], int]:
        """Of everybody's list, in the contract's order, and how many there are."""
        now = self._clock.now_ms()
        found = [each for each in self.known.all() if rules.is_listed(each, wanted, now)]
        found.sort(key=lambda each: (rules.status_of(each, now), -each.start_time, -each.id))
        return found[window.offset : window.offset + window.limit], len(found)

    def of_group(self, gid: int, window: Window) -> tuple[list[Contest], int]:
        """The visible ones of a group, latest start first, and how many there are."""
        found = [each for each in self.known.of_group(gid) if each.visible]
        found.sort(key=lambda each: (-each.start_time, -each.id))
        return found[window.offset : window.offset + window.limit], len(found)

    def coming(self) -> list[Contest]:
        """Those of everybody's list that run or start within two weeks, the last to start first
        (contract home.md, get-recent-contest)."""
        now = self._clock.now_ms()
        found = [each for each in self.known.all() if rules.is_coming(each, now)]
        return sorted(found, key=lambda each: (-each.start_time, -each.id))

    def existing(self, viewer: Viewer, contest_id: int) -> Contest:
        """One that is shown. Raises contest.missing."""
        found = self.known.find(contest_id)
        if found is None or not rules.is_shown(viewer, found):
            raise ApiError("contest.missing")
        return found

    def seen_outside(self, viewer: Viewer, contest_id: int) -> Contest:
        """The same; outsiders of its group are refused before anything is told of it, unless its
        board is open to everybody. Raises contest.missing, contest.group_only."""
        found = self.known.find(contest_id)
        if found is not None and not (found.visible and found.open_rank):
            rules.check_group(viewer, found)
        return self.existing(viewer, contest_id)

    def entered(self, viewer: Viewer, contest_id: int) -> Contest:
        """One that the viewer may look into now. Raises as rules.check_entry."""
        return rules.check_entry(
            self.known.find(contest_id),
            viewer,
            is_registered=self.known.is_registered(contest_id, viewer.uid),
            now=self._clock.now_ms(),
        )

    def managed(self, viewer: Viewer, contest_id: int) -> Contest:
        """Raises contest.missing, contest.not_manager."""
        contest = self.known.find(contest_id)
        if contest is None or (
            rules.is_held_for(viewer, contest) and not rules.is_shown(viewer, contest)
        ):
            raise ApiError("contest.missing")
        if not rules.is_manager(viewer, contest):
            raise ApiError("contest.not_manager", status=403)
        return contest

    def introduced(self, viewer: Viewer, contest_id: int) -> Contest:
        """Its head page, before anything is entered. Raises contest.missing, group.not_member."""
        contest = self.known.find(contest_id)
        if contest is not None and not rules.is_held_for(viewer, contest):
            raise ApiError("group.not_member", status=403)
        return self.existing(viewer, contest_id)

    def course(self, viewer: Viewer, contest: Contest) -> Course | None:
        """How the viewer goes through it virtually now."""
        return course_of(self.known, viewer, contest, self._clock.now_ms())

    async def participants(self, contests: list[Contest]) -> list[int]:
        """How many registered, or where nobody need register, how many submitted while all were
        shown what came of it."""
        now = self._clock.now_ms()
        return [
            await self._submitters.count(
                each.id, since=each.start_time, until=_shown_until(each, now)
            )
            if each.auth == ContestAuth.PUBLIC
            else self.known.registrations(each.id)
            for each in contests
        ]

    async def has_access(self, viewer: Viewer, contest_id: int) -> bool:
        """Whether the person is registered. A registration that the account rule no longer allows
        is taken back. Raises contest.missing, group.not_member."""
        contest = self.introduced(viewer, contest_id)
        if rules.previews(viewer, contest):
            return True
        if not self.known.is_registered(contest_id, viewer.uid):
            return False
        if rules.fits_account_rule(contest, viewer.username):
            return True
        await self._database.write(store.unregister, contest_id, viewer.account_id)
        await self.known.remove_registration(contest_id, viewer.account_id)
        return False

    async def register(self, viewer: Viewer, contest_id: int, password: str) -> None:
        """Raises param.empty, contest.missing, group.not_member, contest.no_password,
        contest.already_registered, contest.password_locked, contest.wrong_password,
        contest.account_rule."""
        if not password:
            raise ApiError("param.empty", field="password")
        contest = self.introduced(viewer, contest_id)
        if contest.auth == ContestAuth.PUBLIC:
            raise ApiError("contest.no_password")
        if self.known.is_registered(contest_id, viewer.uid):
            raise ApiError("contest.already_registered")
        self._check_password(contest, viewer.account_id, password)
        if not rules.fits_account_rule(contest, viewer.username):
            raise ApiError("contest.account_rule")
        now = self._clock.now_ms()
        participation = Participation(place=contest.place, uid=viewer.account_id, registered_at=now)
        await self._database.write(put_participation, participation, now=now)
        await self.known.add_registration(contest_id, viewer.account_id)

    def _check_password(self, contest: Contest, uid: str, password: str) -> None:
        number = str(contest.id)
        if self._wrong_passwords.is_locked(uid, number):
            raise ApiError("contest.password_locked", status=403)
        # Compared in a time that tells nothing of how much of it was right.
        if not hmac.compare_digest(password.encode(), (contest.password or "").encode()):
            self._wrong_passwords.add(uid, number)
            raise ApiError("contest.wrong_password")
        self._wrong_passwords.clear(uid, number)


def _shown_until(contest: Contest, now: int) -> int:
    if rules.is_sealed_for_others(contest, now) and contest.seal_rank_time is not None:
        return contest.seal_rank_time
    return contest.end_time
