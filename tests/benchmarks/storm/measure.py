"""Runs a storm and tells what it found."""

from __future__ import annotations

import asyncio
import secrets
from random import Random
from typing import Any

from tests.benchmarks.figures import spread
from tests.benchmarks.storm.contest import StormContest, prepare_contest
from tests.benchmarks.storm.course import Course
from tests.benchmarks.storm.final import (
    boards_that_differ,
    damage,
    outside_board_that_differs,
    submissions_that_differ,
)
from tests.benchmarks.storm.noted import Noted
from tests.benchmarks.storm.size import Size
from tests.server_process import ServerProcess

OPENED = ("opening", "info", "access", "problems", "board")


def measure(size: Size, *, seed: int | None = None) -> dict[str, Any]:
    """The figures, and `faults`: what was lost, counted twice, refused, or stands otherwise on a
    board than reckoned. The same seed makes the same submissions, in no certain order."""
    if seed is None:
        seed = secrets.randbits(32)
    server = ServerProcess()
    try:
        contest = prepare_contest(
            server.data,
            people=size.people,
            problems=size.problems,
            # Two thirds of the submissions come before the seal, where the machine keeps up.
            open_s=size.seconds * 2 / 3,
        )
        server.start()
        found = asyncio.run(_run(server, contest, size, Random(seed)))
        return {**found, "seed": seed}
    finally:
        server.end()


async def _run(
    server: ServerProcess, contest: StormContest, size: Size, random: Random
) -> dict[str, Any]:
    course = Course(server, contest, size, random)
    at_start, during, again = Noted(), Noted(), Noted()
    async with course.pages(at_start) as pages, course.opened(pages):
        for page in pages:
            page.noted = during
        await course.storm(pages)
        faults = await asyncio.to_thread(boards_that_differ, server, contest, during, "at the end")
    await asyncio.to_thread(course.restart)
    async with course.pages(again) as pages, course.opened(pages):
        pass
    faults += await asyncio.to_thread(_final_faults, server, contest, during)
    for noted in (at_start, during, again):
        faults += [f"{count} × {what}" for what, count in noted.refused.items()]
    for noted in (at_start, again):
        faults += [f"{count} × {what}" for what, count in noted.lost.items()]
    return {**_figures(size, course, at_start, during, again), "faults": faults}


def _final_faults(server: ServerProcess, contest: StormContest, noted: Noted) -> list[str]:
    faults = boards_that_differ(server, contest, noted, "after one more start")
    faults += outside_board_that_differs(server, contest, noted)
    faults += submissions_that_differ(server, noted)
    server.stop()
    return faults + damage(server.data)


def _figures(
    size: Size, course: Course, at_start: Noted, during: Noted, again: Noted
) -> dict[str, Any]:
    hints = during.hints / during.heard_s if during.heard_s else 0.0
    return {
        "people": size.people,
        "acknowledged": len(during.acknowledged),
        "kills": size.kills,
        "pressed_again": during.pressed_again,
        "repeated": during.repeated,
        "verdicts_heard": len(during.verdict_ms),
        "board_hints_a_second": round(hints, 3),
        "outages_s": [round(each, 2) for each in course.outages_s],
        "opening_cpu_ms": [round(each, 2) for each in course.openings_cpu_ms],
        "server_cpu_s": round(course.server_cpu_s, 1),
        "opening": {name: at_start.spread(name) for name in OPENED},
        "opening_after_a_kill": {name: again.spread(name) for name in OPENED},
        "storm": {
            "submit": during.spread("submit"),
            "board": during.spread("board"),
            "verdict": spread(during.verdict_ms) if during.verdict_ms else {},
        },
    }
