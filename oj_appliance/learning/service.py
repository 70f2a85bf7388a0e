"""Use case of My learning. What a person may know, the places' policies say: nothing is counted
that they are not told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from zoneinfo import ZoneInfo

from oj_appliance.clock import Clock, day_of
from oj_appliance.configuration.service import Configuration
from oj_appliance.learning import rules, store, suggesting
from oj_appliance.learning.own_rows import Conditions, OwnRowsMemory
from oj_appliance.learning.pool import CandidatePool
from oj_appliance.learning.store import AttemptRow, ProblemRow
from oj_appliance.learning.types import Attempt, Facts, Learning, Suggestion
from oj_appliance.places.registry import PlaceRegistry
from oj_appliance.places.types import PRACTICE, Kind, Place, Shown
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Viewer


class LearningService:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        configuration: Configuration,
        registry: PlaceRegistry,
        pool: CandidatePool,
        own_rows: OwnRowsMemory,
    ) -> None:
        self._database = database
        self._clock = clock
        self._configuration = configuration
        self._registry = registry
        self._pool = pool
        self._own_rows = own_rows

    async def learning(self, viewer: Viewer) -> Learning:
        """The viewer's own."""
        zone = ZoneInfo(self._configuration.website.timezone)
        today = day_of(self._clock.now_ms(), zone)
        own = await self._own_rows.rows_of(viewer.account_id, self._conditions(viewer))
        rows = own.attempts
        found = await self._database.read(store.problems, [each.pid for each in rows])
        seen = {each.id: each for each in found if self._may_see(viewer, each)}
        problems = {pid: row.facts for pid, row in seen.items()}
        attempts = await self._with_shares(rows, seen)
        solved = {
            each.pid: day_of(each.solved_at, zone)
            for each in attempts
            if each.solved_at is not None
        }
        practised = _by_day(own.quarters, zone)
        return Learning(
            solved=len(solved),
            tried=len(attempts) - len(solved),
            weeks=rules.weeks_until(today),
            levels=rules.by_level(solved, problems, today),
            tags=rules.by_tag(attempts, solved, problems, today),
            days=rules.last_days(practised, today),
            weeks_in_a_row=rules.weeks_in_a_row(practised, today),
            suggestions=await self._suggestions(viewer, attempts, problems),
        )

    def _conditions(self, viewer: Viewer) -> Conditions:
        parts = (
            *(Shown.ROW, Shown.STATUS),
            *(Shown.STATUS | Shown.SCORE, Shown.STATUS | Shown.CASES),
        )
        return Conditions(*(self._registry.condition(viewer, part) for part in parts))

    async def _with_shares(
        self, rows: Sequence[AttemptRow], seen: dict[int, ProblemRow]
    ) -> list[Attempt]:
        """How near an unsolved one was: by its points, and by its cases where those are open. Cases
        are many: only those of problems that can be suggested are looked at."""
        tried = [each for each in rows if each.solved_at is None and each.pid in seen]
        tried.sort(key=lambda each: (-each.last_at, each.pid))
        looked_at = {
            each.pid: each.judged_id
            for each in tried[: suggesting.MOST_NEAR]
            if each.judged_id is not None and seen[each.pid].open_case_result
        }
        passed = await self._database.read(store.passed, list(looked_at.values()))
        attempts = []
        for each in rows:
            by_cases = passed.get(looked_at.get(each.pid, 0), 0.0)
            worth = seen[each.pid].io_score if each.pid in seen else None
            by_points = each.score / worth if each.score and worth else 0.0
            share = min(1.0, max(by_cases, by_points, 0.0))
            attempts.append(Attempt(each.pid, each.solved_at, each.last_at, share))
        return attempts

    async def _suggestions(
        self, viewer: Viewer, attempts: Sequence[Attempt], problems: dict[int, Facts]
    ) -> tuple[Suggestion, ...]:
        near = suggesting.nearly_solved(attempts, problems)
        recent = suggesting.solved_of_late(attempts, problems)
        tag_ids = suggesting.tags_to_practise(near, recent)
        tried = {each.pid for each in attempts}
        candidates = await self._pool.candidates(tag_ids, tried)
        levels = await self._database.read(store.levels)
        chosen = suggesting.suggest(near, recent, candidates, levels)
        # Of those that are told it is asked again: the bank may be shut to this person.
        rows = await self._database.read(store.problems, [each.problem.id for each in chosen])
        visible = {each.id for each in rows if self._may_see(viewer, each)}
        chosen = tuple(each for each in chosen if each.problem.id in visible)
        named = [each for one in chosen for each in (one.problem, one.like) if each is not None]
        titles = await self._database.read(store.titles, [each.id for each in named])

        def in_all_languages(problem: Facts) -> Facts:
            return replace(problem, titles=titles.get(problem.id, {}))

        return tuple(
            replace(
                each,
                problem=in_all_languages(each.problem),
                like=None if each.like is None else in_all_languages(each.like),
            )
            for each in chosen
        )

    def _may_see(self, viewer: Viewer, problem: ProblemRow) -> bool:
        """Where it is always met: in the bank, or in its group. What is met in a contest alone has
        neither level nor tags there."""
        places = [PRACTICE]
        if problem.facts.group_id is not None:
            places = [Place(Kind.GROUP, problem.facts.group_id)]
        return any(self._registry.is_visible(viewer, place, problem) for place in places)


def _by_day(quarters: Sequence[tuple[int, int]], zone: ZoneInfo) -> dict[date, int]:
    days: dict[date, int] = {}
    for quarter, count in quarters:
        day = day_of(quarter * store.QUARTER_MS, zone)
        days[day] = days.get(day, 0) + count
    return days
