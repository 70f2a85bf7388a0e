"""Gives managers of an ended contest everything that the roll shows (contract contest.md §3.2)."""

from __future__ import annotations

import msgspec

from oj_appliance.clock import Clock
from oj_appliance.contests.boards import store
from oj_appliance.contests.boards.counting import record_of
from oj_appliance.contests.boards.settings import board_settings
from oj_appliance.contests.boards.types import BoardSettings, Person, Record
from oj_appliance.contests.rules import is_oi, status_of
from oj_appliance.contests.service import Contests
from oj_appliance.contests.types import Contest, Status
from oj_appliance.errors import ApiError
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Viewer


class Rolled(msgspec.Struct, frozen=True):
    """A submission as the roll counts it; `submit_time` in epoch ms (UTC)."""

    person: Person
    record: Record
    status: int
    submit_time: int
    display_id: str


class Rolling:
    def __init__(self, database: Database, clock: Clock, contests: Contests) -> None:
        self._database = database
        self._clock = clock
        self._contests = contests

    def contest(self, viewer: Viewer, contest_id: int) -> tuple[Contest, BoardSettings]:
        """One that the viewer may roll. Raises contest.missing, contest.not_manager,
        scroll.not_acm, scroll.no_seal, scroll.not_ended."""
        contest = self._contests.managed(viewer, contest_id)
        if is_oi(contest):
            raise ApiError("scroll.not_acm")
        if not contest.seal_rank or contest.seal_rank_time is None:
            raise ApiError("scroll.no_seal")
        if status_of(contest, self._clock.now_ms()) is not Status.ENDED:
            raise ApiError("scroll.not_ended")
        return contest, board_settings(contest, self._contests.known.problems(contest_id))

    async def submissions(
        self, viewer: Viewer, contest_id: int, *, without_stars: bool
    ) -> list[Rolled]:
        """Those that the unsealed board counts, the newest number first. Raises as `contest`."""
        _, settings = self.contest(viewer, contest_id)
        rows, people = await self._database.read(_read, contest_id)
        stars = settings.stars if without_stars else frozenset()
        found = [
            rolled
            for row in rows
            if row[0] not in settings.organisers
            and (person := people.get(row[0])) is not None
            and person.username not in stars
            and (rolled := _rolled(settings, person, row)) is not None
        ]
        return sorted(found, key=lambda each: -each.record.id)


def _read(contest_id: int) -> tuple[list[store.Row], dict[str, Person]]:
    rows = store.records(contest_id)
    return rows, store.people({row[0] for row in rows})


def _rolled(settings: BoardSettings, person: Person, row: store.Row) -> Rolled | None:
    """None for what came before the start, after the end, or for a problem that has gone."""
    _, problem, number, submit_time, status, score, run_time = row
    display_id = dict(settings.problems).get(problem)
    record = record_of(settings.measure, number, submit_time, status, score, run_time)
    if display_id is None or record is None or record.is_late:
        return None
    return Rolled(person, record, status, submit_time, display_id)
