"""A room full of students in a process of its own, so that the server measured is not the one that
measures. For this machine's own loopback alone.

    python -m oj_appliance.exam_readiness.rehearsal.load < plan.json
"""

from __future__ import annotations

import asyncio
import random
import sys
from urllib.parse import urlsplit

import msgspec

from oj_appliance.exam_readiness.rehearsal.loopback import Connection
from oj_appliance.exam_readiness.rehearsal.noted import Noted
from oj_appliance.exam_readiness.rehearsal.plan import Figures, Plan
from oj_appliance.exam_readiness.rehearsal.student import Board, Student

MOST_STUDENTS = 500
LONGEST_S = 8 * 3600.0
OWN_HOSTS = ("127.0.0.1", "localhost")


async def run(plan: Plan) -> Figures:
    noted, last = Noted(), Noted()
    students = [Student(plan, name, await Connection.to(plan.base), noted) for name in plan.names]
    board = Board(plan, await Connection.to(plan.base), noted)
    await board.log_in()
    await asyncio.gather(*(each.log_in() for each in students))
    await asyncio.gather(*(each.open_exam() for each in students))
    boards = [asyncio.create_task(board.look_on()) for _ in range(plan.boards and 1)]
    await asyncio.gather(*(doing for each in students for doing in (each.work(), each.be_here())))
    for each in students:
        each.noted = last
    await asyncio.gather(*(each.submit_at_last() for each in students))
    for task in boards:
        task.cancel()
    await asyncio.gather(*boards, return_exceptions=True)
    calls = noted.times() | {f"last {kind}": times for kind, times in last.times().items()}
    for each in students:
        each.close()
    return Figures(
        calls=calls,
        submitted=tuple(number for each in students for number in each.submitted),
        last_submitted=tuple(each.submitted[-1] for each in students if each.submitted),
    )


def main() -> None:
    plan = msgspec.json.decode(sys.stdin.buffer.read(), type=Plan)
    if urlsplit(plan.base).hostname not in OWN_HOSTS:
        sys.exit("the load is for this machine's own loopback only")
    if len(plan.names) > MOST_STUDENTS or plan.seconds > LONGEST_S:
        sys.exit(f"at most {MOST_STUDENTS} students for {LONGEST_S:.0f} s")
    random.seed(plan.tid)
    sys.stdout.buffer.write(msgspec.json.encode(asyncio.run(run(plan))))


if __name__ == "__main__":
    main()
