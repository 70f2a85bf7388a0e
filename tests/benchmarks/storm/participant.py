"""A participant who thinks, submits, and presses again where no answer came."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import datetime

import msgspec

from tests.benchmarks.storm.contest import CID
from tests.benchmarks.storm.noted import Acknowledged
from tests.benchmarks.storm.page import Page
from tests.benchmarks.storm.size import Size
from tests.crash.programs import PROGRAMS, Program

# A dozen milliseconds to compile, and one or two for each case.
QUICK_PROGRAMS = tuple(program for program in PROGRAMS if program.language == "C")
# Between two presses where no answer came, in s.
PATIENCE_S = (1.0, 4.0)
# What an answer lost on its way looks like to the server: the same once more.
REPEATED_SHARE = 0.05


class Participant:
    """Of a storm of that size."""

    def __init__(self, page: Page, problems: Sequence[str], size: Size) -> None:
        self._page = page
        self._problems = problems
        self._size = size

    async def take_part(self) -> None:
        """Ends when all of one's submissions are acknowledged."""
        think_s = self._size.seconds / self._size.of_each
        random = self._page.random
        for _ in range(self._size.of_each):
            await asyncio.sleep(think_s * random.uniform(0.2, 1.8))
            key = random.randbytes(12).hex()
            problem, program = random.choice(self._problems), random.choice(QUICK_PROGRAMS)
            first = await self._submit(key, problem, program)
            if random.random() < REPEATED_SHARE:
                again = await self._submit(key, problem, program)
                self._page.noted.repeated += 1
                if again != first:
                    self._page.noted.refused[f"one key is {first} and {again}"] += 1
            self._page.noted.acknowledged.append(first)

    async def _submit(self, key: str, problem: str, program: Program) -> Acknowledged:
        body = {
            "pid": problem,
            "cid": CID,
            "language": program.language,
            "code": program.marked(key) if self._size.has_own_sources else program.source,
        }
        headers = {"Idempotency-Key": key}
        while True:
            path = "/api/submit-problem-judge"
            answer = await self._page.ask("submit", "POST", path, json=body, headers=headers)
            if answer is not None:
                break
            self._page.noted.pressed_again += 1
            await self._page.pause(self._page.random.uniform(*PATIENCE_S))
        told = msgspec.json.decode(answer)["data"]
        self._page.wait_for_verdict(told["submitId"])
        return Acknowledged(
            submit_id=told["submitId"],
            uid=told["uid"],
            problem=problem,
            at=round(datetime.fromisoformat(told["submitTime"]).timestamp() * 1000),
            key=key,
            deserved=program.verdict,
        )
