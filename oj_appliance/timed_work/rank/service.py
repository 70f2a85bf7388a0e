"""The rank of a timed work, read when somebody asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from oj_appliance.clock import Clock
from oj_appliance.places.participation import Participation
from oj_appliance.storage.database import Database
from oj_appliance.timed_work import rules as work_rules
from oj_appliance.timed_work.corrections.store import counting
from oj_appliance.timed_work.corrections.types import Corrections
from oj_appliance.timed_work.rank import rules, store
from oj_appliance.timed_work.rank.types import RankRow, Sent
from oj_appliance.timed_work.service import TimedWorks
from oj_appliance.timed_work.types import TimedWork
from oj_appliance.web.guards import Viewer

Supposed = Callable[[Corrections], Corrections]
# Status and score of a submission.
Result = tuple[int, int | None]


def _as_given(corrections: Corrections) -> Corrections:
    return corrections


class TimedWorkRanks:
    def __init__(self, database: Database, clock: Clock, works: TimedWorks) -> None:
        self._database = database
        self._clock = clock
        self._works = works

    async def of(self, viewer: Viewer, timed_work_id: int) -> tuple[TimedWork, list[RankRow]]:
        """Raises as timed_work.rules.check_entry, timedwork.rank_after_hand_in,
        timedwork.results_later."""
        work = self._works.entered(viewer, timed_work_id)
        record = self._works.known.record(work.id, viewer.uid)
        tells = self._works.tells_results(viewer, work)
        rules.check_reader(work, record, tells_results=tells, now=self._clock.now_ms())
        return work, await self.rows(work)

    async def rows(self, work: TimedWork, supposed: Supposed = _as_given) -> list[RankRow]:
        """As things stand, whoever asks; or as they would be by other corrections."""
        records = list(self._works.known.records(work.id).values())
        return await self._database.read(self._read, work, records, supposed)

    async def rows_if(self, work: TimedWork, results: Mapping[int, Result]) -> list[RankRow]:
        """As they would be if these submissions, by number, had come to something else."""
        records = list(self._works.known.records(work.id).values())
        return await self._database.read(self._read, work, records, _as_given, results)

    def _read(
        self,
        work: TimedWork,
        records: list[Participation],
        supposed: Supposed,
        results: Mapping[int, Result] = MappingProxyType({}),
    ) -> list[RankRow]:
        """Organisers take no part, root users among them. In a dry run they do."""
        is_dry_run = work.dry_run_of is not None
        organisers = work_rules.organisers(work)
        taking_part = [each.uid for each in records if each.uid not in organisers]
        people = store.people(taking_part, with_root=is_dry_run)
        counted = [each for each in records if each.uid in people]
        problems = self._works.known.problems(work.id)
        sent = [_resulting(each, results) for each in store.sent(work.id)]
        corrections, now = supposed(counting(work.id)), self._clock.now_ms()
        found = rules.standings(work, problems, counted, sent, corrections, now=now)
        return [RankRow(each, people[each.standing.uid]) for each in rules.ranked(found)]


def _resulting(sent: Sent, results: Mapping[int, Result]) -> Sent:
    if sent.id not in results:
        return sent
    status, score = results[sent.id]
    return sent._replace(status=status, score=score)
