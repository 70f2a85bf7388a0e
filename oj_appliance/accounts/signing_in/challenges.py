"""Questions that a program should not answer: the captcha's sum and the slide puzzle.

The answers live in memory alone: a restart only means one more picture.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict, deque
from collections.abc import Callable
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
KEPT_CAPTCHAS, KEPT_PUZZLES = 400, 40  # some 2 MB each
DRAW_EVERY_S = 1.0
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


class _Pictures(Generic[Answer]):
    """Pictures with their answers. Once there are `kept`, a new one is drawn at most once a second,
    however many are asked for: whoever asks in between gets one that was drawn before."""

    def __init__(self, clock: Clock, draw: Callable[[], Answer], *, kept: int) -> None:
        self._clock = clock
        self._draw = draw
        self._drawn: deque[Answer] = deque(maxlen=kept)
        self._drawn_at = 0.0
        self._drawing = asyncio.Lock()

    async def one(self) -> Answer:
        async with self._drawing:
            now = self._clock.monotonic()
            is_full = len(self._drawn) == self._drawn.maxlen
            if is_full and now - self._drawn_at < DRAW_EVERY_S:
                return secrets.choice(self._drawn)
            self._drawn_at = now
            self._drawn.append(await asyncio.to_thread(self._draw))
            return self._drawn[-1]


class Challenges:
    """At most `per_minute` pictures a minute for one address; 0 limits nothing."""

    def __init__(self, clock: Clock, *, per_minute: int) -> None:
        self._rate = RateLimit(clock, count=per_minute, seconds=60)
        self._sums: _Answers[str] = _Answers(clock, seconds=rules.CAPTCHA_S)
        self._gaps: _Answers[int] = _Answers(clock, seconds=rules.PUZZLE_S)
        self._captchas = _Pictures(clock, _draw_captcha, kept=KEPT_CAPTCHAS)
        self._puzzles = _Pictures(clock, _draw_puzzle, kept=KEPT_PUZZLES)

    async def new_captcha(self, address: str) -> Captcha:
        """Raises ApiError auth.too_fast."""
        self._limit(address)
        answer, picture = await self._captchas.one()
        return Captcha(self._sums.keep(answer), picture)

    def check_captcha(self, key: str, answer: str) -> None:
        """Uses the captcha up. Raises ApiError captcha.wrong."""
        known = self._sums.take(key)
        if known is None or known != answer.strip().lower():
            raise ApiError("captcha.wrong")

    async def new_puzzle(self, address: str) -> Puzzle:
        """Raises ApiError auth.too_fast."""
        self._limit(address)
        x, y, background, piece = await self._puzzles.one()
        return Puzzle(self._gaps.keep(x), background, piece, y)

    def check_puzzle(self, answer: PuzzleAnswer) -> None:
        """Uses the puzzle up, right or wrong. Raises ApiError auth.puzzle_wrong."""
        gap = self._gaps.take(answer.key)
        if gap is None or not rules.puzzle_fits(gap, answer.x, answer.trail):
            raise ApiError("auth.puzzle_wrong")

    def _limit(self, address: str) -> None:
        wait = self._rate.wait_seconds(address)
        if wait:
            raise ApiError("auth.too_fast", n=wait)


def _draw_captcha() -> tuple[str, str]:
    """The answer and the picture."""
    first, second = secrets.randbelow(20) + 1, secrets.randbelow(9) + 1
    minus = first > second and secrets.randbelow(2) == 1
    text = f"{first}{'-' if minus else '+'}{second}="
    return str(first - second if minus else first + second), draw_text(text)


def _draw_puzzle() -> tuple[int, int, str, str]:
    """Where the gap lies, the background and the piece."""
    width, height = PUZZLE_SIZE
    x = FREE_LEFT + secrets.randbelow(width - PIECE_SIZE - FREE_EDGE - FREE_LEFT)
    y = FREE_EDGE + secrets.randbelow(height - PIECE_SIZE - 2 * FREE_EDGE)
    return x, y, *draw_puzzle(x, y)
