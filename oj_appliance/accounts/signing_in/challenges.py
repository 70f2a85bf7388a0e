"""Questions that a program should not answer: the captcha's sum and the slide puzzle.

The answers live in memory alone: a restart only means one more picture.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from dataclasses import dataclass
from typing import Generic, TypeVar

from oj_appliance.accounts import rules
from oj_appliance.accounts.signing_in.puzzle_pictures import (
    PIECE_SIZE,
    PUZZLE_SIZE,
    draw_puzzle,
    draw_text,
)
from oj_appliance.accounts.types import Captcha, Puzzle, PuzzleAnswer
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.web.limits import RateLimit

KEPT_ANSWERS = 20_000
FREE_LEFT = 50  # the piece starts at the left: the gap stands clear of it
FREE_EDGE = 6

Answer = TypeVar("Answer")


class _Answers(Generic[Answer]):
    """Answers by a key that is used up by looking at it."""

    def __init__(self, clock: Clock, *, seconds: float) -> None:
        self._clock = clock
        self._seconds = seconds
        self._kept: OrderedDict[str, tuple[float, Answer]] = OrderedDict()

    def keep(self, answer: Answer) -> str:
        key = secrets.token_hex(16)
        self._kept[key] = (self._clock.monotonic(), answer)
        if len(self._kept) > KEPT_ANSWERS:
            self._kept.popitem(last=False)
        return key

    def take(self, key: str) -> Answer | None:
        made_at, answer = self._kept.pop(key, (0.0, None))
        if answer is None or self._clock.monotonic() - made_at > self._seconds:
            return None
        return answer


@dataclass(frozen=True, slots=True)
class Challenges:
    clock: Clock
    per_minute: RateLimit
    _sums: _Answers[str]
    _gaps: _Answers[int]

    @classmethod
    def with_limit(cls, clock: Clock, *, per_minute: int) -> Challenges:
        """At most `per_minute` pictures a minute for one client; 0 limits nothing."""
        limit = RateLimit(clock, count=per_minute, seconds=60)
        return cls(
            clock,
            limit,
            _Answers(clock, seconds=rules.CAPTCHA_S),
            _Answers(clock, seconds=rules.PUZZLE_S),
        )

    async def new_captcha(self, client: str) -> Captcha:
        """Raises ApiError auth.too_fast."""
        self._limit(client)
        first, second = secrets.randbelow(20) + 1, secrets.randbelow(9) + 1
        minus = first > second and secrets.randbelow(2) == 1
        text = f"{first}{'-' if minus else '+'}{second}="
        answer = first - second if minus else first + second
        picture = await asyncio.to_thread(draw_text, text)
        return Captcha(self._sums.keep(str(answer)), picture)

    def check_captcha(self, key: str, answer: str) -> None:
        """Uses the captcha up. Raises ApiError captcha.wrong."""
        known = self._sums.take(key)
        if known is None or known != answer.strip().lower():
            raise ApiError("captcha.wrong")

    async def new_puzzle(self, client: str) -> Puzzle:
        """Raises ApiError auth.too_fast."""
        self._limit(client)
        width, height = PUZZLE_SIZE
        x = FREE_LEFT + secrets.randbelow(width - PIECE_SIZE - FREE_EDGE - FREE_LEFT)
        y = FREE_EDGE + secrets.randbelow(height - PIECE_SIZE - 2 * FREE_EDGE)
        background, piece = await asyncio.to_thread(draw_puzzle, x, y)
        return Puzzle(self._gaps.keep(x), background, piece, y)

    def check_puzzle(self, answer: PuzzleAnswer) -> None:
        """Uses the puzzle up, right or wrong. Raises ApiError auth.puzzle_wrong."""
        gap = self._gaps.take(answer.key)
        if gap is None or not rules.puzzle_fits(gap, answer.x, answer.trail):
            raise ApiError("auth.puzzle_wrong")

    def _limit(self, client: str) -> None:
        wait = self.per_minute.wait_seconds(client)
        if wait:
            raise ApiError("auth.too_fast", n=wait)
