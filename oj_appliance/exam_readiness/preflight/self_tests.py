"""Has each language judge a program that is offered: from compiler to verdict."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence

from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.exam_readiness.preflight import checks
from oj_appliance.judging.doctor import Check
from oj_appliance.judging.protocols import HandOver
from oj_appliance.judging.self_tests import self_test
from oj_appliance.judging.types import Verdict

log = logging.getLogger(__name__)

OWNER = "self-test"
PATIENCE_S = 60.0


class SelfTests:
    """`languages` are those that are installed and offered, none where nothing can be judged.
    `last` is what was found last, and `at` when (epoch ms)."""

    def __init__(
        self,
        clock: Clock,
        languages: Callable[[], Awaitable[Sequence[str]]],
        hand_over: HandOver,
    ) -> None:
        self._clock = clock
        self._languages = languages
        self._hand_over = hand_over
        self._begun: asyncio.Task[None] | None = None
        self.last: tuple[Check, ...] = ()
        self.at: int | None = None

    @property
    def is_running(self) -> bool:
        return self._begun is not None and not self._begun.done()

    def begin(self) -> None:
        """Beside the requests, one at a time."""
        if not self.is_running:
            self._begun = asyncio.create_task(self._run(), name="self-tests")

    async def stop(self) -> None:
        if self._begun is not None:
            self._begun.cancel()
            await asyncio.gather(self._begun, return_exceptions=True)

    async def run(self) -> tuple[Check, ...]:
        """One after the other: a class may be practising."""
        found = tuple([await self._test(name) for name in await self._languages()])
        self.last, self.at = found, self._clock.now_ms()
        return found

    async def _run(self) -> None:
        try:
            await self.run()
        except Exception:
            log.exception("the self-tests failed")

    async def _test(self, language: str) -> Check:
        began = time.monotonic()
        try:
            async with asyncio.timeout(PATIENCE_S):
                report = await (await self._hand_over(self_test(language), owner=OWNER))
        except TimeoutError:
            return checks.language(language, f"no answer within {PATIENCE_S:.0f} s", 0)
        except ApiError as error:
            return checks.language(language, error.text("en-US"), 0)
        milliseconds = round((time.monotonic() - began) * 1000)
        if report.status == Verdict.ACCEPTED:
            return checks.language(language, "", milliseconds)
        first = next(iter((report.sandbox_failure or report.stderr).splitlines()), "")
        return checks.language(language, f"{report.status.name}: {first}"[:200], milliseconds)
