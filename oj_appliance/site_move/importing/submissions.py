"""Submissions with the verdicts that they had; nothing is judged again."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field

from oj_appliance.places.types import PRACTICE, Place
from oj_appliance.places.types import Kind as PlaceKind
from oj_appliance.problems.types.problem import ProblemForSubmitting
from oj_appliance.site_move.fitting import LONGEST_CODE, LONGEST_IP, result_of
from oj_appliance.site_move.importing.context import Import
from oj_appliance.site_move.store import content, mapping, people
from oj_appliance.site_move.types import Kind, MovedSubmission
from oj_appliance.submissions.types import NewSubmission, PlacedProblem

# One write; others' submissions wait behind it.
AT_ONCE = 50
_LANE = 1


@dataclass(slots=True)
class _Facts:
    """What is asked for each submission, asked once."""

    names: dict[str, str | None] = field(default_factory=dict)
    problems: dict[int, ProblemForSubmitting | None] = field(default_factory=dict)
    numbers: dict[int, dict[int, int]] = field(default_factory=dict)
    contests: dict[int, Place] = field(default_factory=dict)


async def take_submissions(run: Import) -> None:
    facts = _Facts()
    async for batch in run.batches(run.adapter.submissions(), AT_ONCE):
        await run.tools.database.write(_write, run, facts, batch)
        await asyncio.sleep(0)


def _write(run: Import, facts: _Facts, batch: Sequence[MovedSubmission]) -> None:
    known = mapping.known_of(run.site, Kind.SUBMISSION, [each.source for each in batch])
    for each in batch:
        if each.source in known or each.submitted_at <= 0:
            continue
        new = _new_row(run, facts, each)
        if new is None:
            continue
        record = run.tools.transitions.bring(new, result_of(each))
        mapping.put(run.site, Kind.SUBMISSION, each.source, record.id)
        run.count(Kind.SUBMISSION)
    run.write_progress(Kind.SUBMISSION, run.tools.clock.now_ms())


def _new_row(run: Import, facts: _Facts, moved: MovedSubmission) -> NewSubmission | None:
    """None where its person or its problem has not come."""
    uid = run.targets[Kind.PERSON].get(moved.person)
    target = run.targets[Kind.PROBLEM].get(moved.problem)
    if uid is None or target is None:
        return None
    pid = int(target)
    if uid not in facts.names:
        standing = people.standing_of(uid)
        facts.names[uid] = None if standing is None else standing[0]
    if pid not in facts.problems:
        facts.problems[pid] = run.tools.problems.read_for_submitting(pid)
    name, problem = facts.names[uid], facts.problems[pid]
    if name is None or problem is None:
        return None
    place, number = PRACTICE, 0
    if problem.is_group and problem.group_id is not None:
        place = Place(PlaceKind.GROUP, problem.group_id)
    contest = run.targets[Kind.CONTEST].get(moved.contest or "")
    if contest is not None:
        place = _contest_place(facts, int(contest))
        if place.id not in facts.numbers:
            facts.numbers[place.id] = content.contest_problem_ids(place.id)
        number = facts.numbers[place.id].get(pid, 0)
    return NewSubmission(
        problem_id=pid,
        display_pid=problem.problem_id,
        place=place,
        is_trial=moved.uncounted,
        contest_problem_id=number,
        training_id=None,
        uid=uid,
        username=name,
        language=moved.language or "?",
        code=moved.code[:LONGEST_CODE],
        ip=moved.ip[:LONGEST_IP],
        lane=_LANE,
        client_key=None,
        client_key_hash=None,
        title=problem.title,
        titles=problem.titles,
        problem=PlacedProblem.of(problem),
        submit_time=moved.submitted_at,
    )


def _contest_place(facts: _Facts, number: int) -> Place:
    """Within its group, where it has one."""
    if number not in facts.contests:
        group = content.contest_group(number)
        within = None if group is None else Place(PlaceKind.GROUP, group)
        facts.contests[number] = Place(PlaceKind.CONTEST, number, within)
    return facts.contests[number]
