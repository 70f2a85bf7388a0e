"""Who is served when (contract judge-rules §9): order of the lanes, fairness between people, and
the share of test runs."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine
from dataclasses import replace
from types import FrameType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oj_appliance.judging.queue import InProcessQueue
from oj_appliance.judging.rules import CONTEST_LASTS_S, TEST_RUN_TURN, YIELDING, Lane
from oj_appliance.judging.types import JobKind, QueuedJob, submission_key

pytestmark = pytest.mark.quick

PEOPLE = st.sampled_from(["ann", "ben", "cem"])
JOBS = st.lists(st.tuples(PEOPLE, st.sampled_from(Lane)), min_size=1, max_size=60)
SUBMITTED = (Lane.CONTEST, Lane.SUBMISSION)


def waiting(jobs: list[tuple[str, Lane]]) -> list[QueuedJob]:
    return [
        QueuedJob(submission_key(number), owner, lane)
        for number, (owner, lane) in enumerate(jobs, start=1)
    ]


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(work(), timeout=60))


async def filled(jobs: list[QueuedJob], slots: int) -> InProcessQueue:
    queue = InProcessQueue(slots)
    for job in jobs:
        await queue.put(job)
    return queue


async def served(jobs: list[QueuedJob], slots: int = 1) -> list[QueuedJob]:
    """The jobs in the order in which they are taken, each ended before the next."""
    queue = await filled(jobs, slots)
    taken = []
    for _ in jobs:
        taken.append(await queue.take())
        await queue.ended(taken[-1])
    assert len(queue) == 0
    return taken


@given(JOBS)
def test_every_job_is_served_once_and_test_runs_delay_submissions_by_a_share_at_most(
    jobs: list[tuple[str, Lane]],
) -> None:
    put = waiting(jobs)

    async def work() -> None:
        order = await served(put)
        assert sorted(job.key for job in order) == [job.key for job in put]
        without = await served([job for job in put if job.lane is not Lane.TEST_RUN])
        assert [job for job in order if job.lane is not Lane.TEST_RUN] == without
        submissions = [at for at, job in enumerate(order) if job.lane in SUBMITTED]
        for served_before, at in enumerate(submissions):
            test_runs = sum(job.lane is Lane.TEST_RUN for job in order[:at])
            assert test_runs <= served_before // (TEST_RUN_TURN - 1)

    run(work)


@given(JOBS)
def test_a_waiting_test_run_is_never_starved(jobs: list[tuple[str, Lane]]) -> None:
    put = waiting(jobs)
    test_runs = sum(job.lane is Lane.TEST_RUN for job in put)

    async def work() -> None:
        order = await served(put)
        last = max((at for at, job in enumerate(order) if job.lane is Lane.TEST_RUN), default=-1)
        assert last < test_runs * TEST_RUN_TURN

    run(work)


@given(JOBS, st.integers(min_value=2, max_value=8))
def test_what_yields_never_holds_the_last_slot(jobs: list[tuple[str, Lane]], slots: int) -> None:
    yielding = [job for job in waiting(jobs) if job.lane in YIELDING]

    async def work() -> None:
        queue = await filled(yielding, slots)
        held = [await queue.take() for _ in range(min(slots - 1, len(yielding)))]
        next_one = asyncio.create_task(queue.take())
        await asyncio.sleep(0)
        assert not next_one.done()
        submission = QueuedJob(submission_key(1000), "dan", Lane.SUBMISSION)
        await queue.put(submission)
        assert await next_one == submission
        if len(yielding) > len(held):
            waits = asyncio.create_task(queue.take())
            await asyncio.sleep(0)
            assert not waits.done()
            await queue.ended(held[0])
            assert (await waits).lane in YIELDING

    run(work)


@given(st.integers(min_value=1, max_value=8))
def test_practice_leaves_a_slot_to_a_contest_that_is_on(slots: int) -> None:
    """Also while none of its jobs waits, and no longer than it lasts. The only slot is all's."""
    now = 0.0

    async def work() -> None:
        nonlocal now
        queue = InProcessQueue(slots, lambda: now)
        in_contest = QueuedJob(submission_key(1000), "dan", Lane.CONTEST)
        await queue.put(in_contest)
        await queue.ended(await queue.take())
        now += CONTEST_LASTS_S - 1
        for job in waiting([("ann", Lane.SUBMISSION)] * (slots + 2)):
            await queue.put(job)
        held = [await queue.take() for _ in range(max(1, slots - 1))]
        assert {job.lane for job in held} == {Lane.SUBMISSION}
        next_one = asyncio.create_task(queue.take())
        await asyncio.sleep(0)
        assert not next_one.done()
        await queue.put(in_contest)
        if slots == 1:
            await queue.ended(held.pop())
        assert await next_one == in_contest
        await queue.ended(in_contest)
        now += CONTEST_LASTS_S
        later = [await queue.take() for _ in range(slots - len(held))]
        assert {job.lane for job in later} == {Lane.SUBMISSION}

    run(work)


def test_practice_that_waits_for_a_contest_is_served_in_the_end() -> None:
    async def work() -> None:
        queue = InProcessQueue(2)
        await queue.put(QueuedJob(submission_key(1000), "dan", Lane.CONTEST))
        await queue.ended(await queue.take())
        jobs = waiting([("ann", Lane.SUBMISSION), ("ben", Lane.REJUDGE), ("ann", Lane.SUBMISSION)])
        for job in jobs:
            await queue.put(job)
        for _ in jobs:
            await queue.ended(await queue.take())
        assert len(queue) == 0

    run(work)


@given(st.lists(PEOPLE, min_size=1, max_size=40), st.sampled_from(Lane))
def test_inside_a_lane_nobody_waits_behind_a_second_job_of_another(
    owners: list[str], lane: Lane
) -> None:
    put = waiting([(owner, lane) for owner in owners])

    async def work() -> None:
        order = await served(put)
        turns = [sum(e.owner == j.owner for e in order[:at]) for at, j in enumerate(order)]
        assert turns == sorted(turns)

    run(work)


@given(JOBS)
def test_places_are_told_of_rows_in_the_order_in_which_they_are_served(
    jobs: list[tuple[str, Lane]],
) -> None:
    put = waiting(jobs)

    async def work() -> None:
        queue = await filled(put, 1)
        rows = [job for job in await served(put) if job.lane is not Lane.TEST_RUN]
        assert [queue.position(job.key) for job in rows] == list(range(1, len(rows) + 1))
        assert queue.first(JobKind.SUBMISSION, 3) == rows[:3]
        assert queue.first(JobKind.ONE_OFF, 3) == []
        for job in put:
            assert (queue.position(job.key) is None) == (job.lane is Lane.TEST_RUN)
            assert job.key in queue

    run(work)


def test_a_job_that_already_waits_keeps_its_place() -> None:
    async def work() -> None:
        jobs = waiting([("ann", Lane.SUBMISSION), ("ben", Lane.SUBMISSION)])
        queue = await filled([*jobs, jobs[0]], 2)
        assert len(queue) == 2
        assert [await queue.take(), await queue.take()] == jobs

    run(work)


@given(JOBS, st.integers(min_value=1, max_value=4))
def test_no_more_jobs_are_taken_than_there_are_slots_however_often_their_number_changes(
    jobs: list[tuple[str, Lane]], slots: int
) -> None:
    submitted = waiting([("ann", Lane.SUBMISSION)] * (len(jobs) + 1))

    async def work() -> None:
        queue = await filled(submitted, slots)
        held = [await queue.take() for _ in range(min(slots, len(submitted) - 1))]
        waits = asyncio.create_task(queue.take())
        await asyncio.sleep(0)
        assert waits.done() == (len(held) < slots)
        await queue.set_slots(slots + 1)
        assert (await waits).key == submission_key(len(held) + 1)

    run(work)


@given(JOBS, st.sets(st.integers(min_value=0, max_value=3)))
def test_jobs_of_a_paused_problem_keep_their_places_and_are_not_taken(
    jobs: list[tuple[str, Lane]], paused: set[int]
) -> None:
    put = [replace(job, problem_id=job.key.number % 4) for job in waiting(jobs)]

    async def work() -> None:
        unpaused = await served(put)
        queue = await filled(put[: len(put) // 2], 1)
        for problem in paused:
            await queue.set_problem_paused(problem, True)
        for job in put[len(put) // 2 :]:
            await queue.put(job)
        rows = [job for job in unpaused if job.lane is not Lane.TEST_RUN]
        assert [queue.position(job.key) for job in rows] == list(range(1, len(rows) + 1))
        free = [job for job in put if job.problem_id not in paused]
        taken = []
        for _ in free:
            taken.append(await queue.take())
            await queue.ended(taken[-1])
        assert sorted(job.key for job in taken) == [job.key for job in free]
        assert len(queue) == len(put) - len(free)
        for problem in paused:
            await queue.set_problem_paused(problem, False)
        rest = [job for job in rows if job.problem_id in paused]
        later = []
        for _ in range(len(queue)):
            later.append(await queue.take())
            await queue.ended(later[-1])
        assert [job for job in later if job.lane is not Lane.TEST_RUN] == rest

    run(work)


def test_nothing_is_taken_from_a_paused_queue() -> None:
    async def work() -> None:
        jobs = waiting([("ann", Lane.SUBMISSION)])
        queue = await filled(jobs, 1)
        await queue.set_paused(True)
        waits = asyncio.create_task(queue.take())
        await asyncio.sleep(0)
        assert not waits.done() and queue.position(submission_key(1)) == 1
        await queue.set_paused(False)
        assert await waits == jobs[0]

    run(work)


@given(JOBS, st.randoms(use_true_random=False))
def test_places_stay_true_while_jobs_come_and_go(jobs: list[tuple[str, Lane]], dice: Any) -> None:
    put = waiting(jobs)

    async def work() -> None:
        queue = await filled(put, 1)
        gone = {job.key for job in put if dice.random() < 0.5}
        for key in gone:
            await queue.remove(key)
        assert all(key not in queue and queue.position(key) is None for key in gone)
        counts = queue.per_lane()
        left = [job for job in put if job.key not in gone]
        assert counts == {lane: sum(job.lane is lane for job in left) for lane in Lane}
        rows = [job for job in left if job.lane is not Lane.TEST_RUN]
        places = {job.key: queue.position(job.key) for job in rows}
        assert sorted(places.values()) == list(range(1, len(rows) + 1))
        in_order = queue.first(JobKind.SUBMISSION, len(put))
        assert [places[job.key] for job in in_order] == list(range(1, len(rows) + 1))

    run(work)


def lines_run(work: Callable[[], object]) -> int:
    """How many lines of Python that takes, in whatever function."""
    count = 0

    def trace(frame: FrameType, event: str, _: object) -> Any:
        nonlocal count
        count += event == "line"
        return trace

    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(None)
    return count


@pytest.mark.parametrize("waiting_already", [100, 10_000])
def test_a_place_costs_the_same_however_many_wait(waiting_already: int) -> None:
    """After every change, too: each of those who wait asks again."""
    people = [(f"person {number % 1000}", Lane.SUBMISSION) for number in range(waiting_already)]

    async def work() -> None:
        queue = await filled(waiting(people), 1)
        last = submission_key(waiting_already)
        for key in (submission_key(1), submission_key(waiting_already // 2)):
            await queue.remove(key)
            assert lines_run(lambda: queue.position(last)) < 60
        assert queue.position(last) == waiting_already - 2
        assert lines_run(lambda: queue.first(JobKind.SUBMISSION, 10)) < 100
        assert lines_run(queue.per_lane) < 60

    run(work)
