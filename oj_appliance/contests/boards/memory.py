"""The boards that somebody has asked for, kept in step with the submissions.

A board is read from the database once, in a reader's thread, and follows every change that is
announced after its commit; what is announced meanwhile is told to it afterwards. A contest that was
edited is read anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from oj_appliance.clock import Clock
from oj_appliance.contests.boards import store
from oj_appliance.contests.boards.counting import record_of
from oj_appliance.contests.boards.kept import KeptBoard, Order, ordered_board
from oj_appliance.contests.boards.merging import taken_in
from oj_appliance.contests.boards.settings import board_settings
from oj_appliance.contests.boards.standings import Standings
from oj_appliance.contests.boards.types import REAL, SEALED, BoardSettings, Measure, Record, View
from oj_appliance.contests.known import KnownContests
from oj_appliance.errors import ApiError
from oj_appliance.places.types import Kind
from oj_appliance.storage.database import Database
from oj_appliance.submissions.types import SubmissionRecord

# Names, schools and roles change seldom, and are asked for again so often.
PEOPLE_KEPT_S = 15
# Whose board nobody has asked for so long makes room.
IDLE_S = 1_800


@dataclass(slots=True)
class _Entry:
    board: KeptBoard
    people_until: float
    asked_at: float
    renewal: asyncio.Task[None] | None = None


@dataclass(slots=True)
class _Loading:
    task: asyncio.Task[None] | None = None
    meanwhile: list[SubmissionRecord] = field(default_factory=list)
    is_outdated: bool = False


class BoardMemory:
    def __init__(self, database: Database, clock: Clock, known: KnownContests) -> None:
        self._database = database
        self._clock = clock
        self._known = known
        self._entries: dict[int, _Entry] = {}
        self._loading: dict[int, _Loading] = {}

    async def board(self, contest_id: int) -> KeptBoard:
        """Of the contest as it is now. Raises ApiError contest.missing."""
        while True:
            settings = self._settings(contest_id)
            entry = self._entries.get(contest_id)
            if entry is not None and entry.board.settings == settings:
                break
            await self._load(contest_id, settings)
        entry.asked_at = self._clock.monotonic()
        if entry.asked_at >= entry.people_until:
            await self._renew_people(entry)
        return entry.board

    async def merged(
        self, contest_id: int, others: Iterable[int], view: View, *, until_second: int
    ) -> Order:
        """The board with the records of further contests, made for this one question. Raises
        ApiError contest.missing."""
        boards = [await self.board(each) for each in (contest_id, *others)]
        own, *further = boards
        people = {uid: person for board in boards for uid, person in board.people.items()}
        people = {
            uid: person for uid, person in people.items() if uid not in own.settings.organisers
        }
        # Taken while nobody can change them; the rest does not hold the others up.
        records = [
            (uid, problem, record)
            for uid, problem, listed in own.standings.cells()
            for record in listed
        ]
        pairs = [(board.settings, board.standings) for board in further]
        records += taken_in(own.settings, pairs, until_second=until_second)
        return await asyncio.to_thread(
            lambda: ordered_board(
                own.settings, people, Standings(own.settings.measure, records).of(view)
            )
        )

    def follow(self, record: SubmissionRecord) -> set[View]:
        """The views that this change of a submission moved, of those that are kept."""
        if record.place.kind is not Kind.CONTEST or record.is_trial:
            return set()
        if (loading := self._loading.get(record.place.id)) is not None:
            loading.meanwhile.append(record)
        entry = self._entries.get(record.place.id)
        return set() if entry is None else _put(entry, record)

    def forget(self, contest_id: int) -> None:
        """What is under way for it is read once more. For changes of more than one submission."""
        self._entries.pop(contest_id, None)
        if (loading := self._loading.pop(contest_id, None)) is not None:
            loading.is_outdated = True

    async def forget_idle(self) -> None:
        """Drops the boards that nobody looks at any more."""
        oldest = self._clock.monotonic() - IDLE_S
        for contest_id, entry in list(self._entries.items()):
            if entry.asked_at < oldest:
                del self._entries[contest_id]

    def _settings(self, contest_id: int) -> BoardSettings:
        contest = self._known.find(contest_id)
        if contest is None:
            raise ApiError("contest.missing")
        return board_settings(contest, self._known.problems(contest_id))

    async def _load(self, contest_id: int, settings: BoardSettings) -> None:
        """Once for all who wait for it."""
        loading = self._loading.get(contest_id)
        if loading is None:
            loading = self._loading[contest_id] = _Loading()
            loading.task = asyncio.create_task(self._read(contest_id, settings, loading))
        if loading.task is not None:
            await asyncio.shield(loading.task)

    async def _read(self, contest_id: int, settings: BoardSettings, loading: _Loading) -> None:
        try:
            board = await self._database.read(_built, contest_id, settings, self._clock)
            if loading.is_outdated:
                return
            now = self._clock.monotonic()
            entry = _Entry(board, people_until=now + PEOPLE_KEPT_S, asked_at=now)
            for record in loading.meanwhile:
                _put(entry, record)
            self._entries[contest_id] = entry
        finally:
            if not loading.is_outdated:
                del self._loading[contest_id]

    async def _renew_people(self, entry: _Entry) -> None:
        """Once for all who wait for it."""
        if entry.renewal is None:
            entry.renewal = asyncio.create_task(self._read_people(entry))
        await asyncio.shield(entry.renewal)

    async def _read_people(self, entry: _Entry) -> None:
        board = entry.board
        entry.people_until = self._clock.monotonic() + PEOPLE_KEPT_S
        try:
            uids = board.standings.uids() - board.settings.organisers
            board.take_people(await self._database.read(store.people, uids))
        finally:
            entry.renewal = None


def _built(contest_id: int, settings: BoardSettings, clock: Clock) -> KeptBoard:
    """In a reader's thread, with the views that will be asked for."""
    measure = settings.measure
    board = KeptBoard(settings, _records(contest_id, measure), clock.monotonic)
    board.standings.of(REAL)
    if measure.seal_second is not None:
        board.standings.of(SEALED)
    board.take_people(store.people(board.standings.uids() - settings.organisers))
    return board


def _records(contest_id: int, measure: Measure) -> Iterator[tuple[str, int, Record]]:
    for uid, problem, number, submit_time, status, score, run_time in store.records(contest_id):
        record = record_of(measure, number, submit_time, status, score, run_time)
        if record is not None:
            yield uid, problem, record


def _put(entry: _Entry, submission: SubmissionRecord) -> set[View]:
    board = entry.board
    record = record_of(
        board.settings.measure,
        submission.id,
        submission.submit_time,
        submission.status,
        submission.score,
        submission.time,
    )
    if record is None or submission.problem_id is None:
        return set()
    if submission.uid not in board.people:
        entry.people_until = 0
    return board.put(submission.uid, submission.problem_id, record)
