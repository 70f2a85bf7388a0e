"""Password hashing, beside the event loop and bounded.

argon2id t=2, m=19 MiB, p=1 costs some 19 ms of CPU: two hundred logins at the start of a lesson
take four CPU seconds, and guessing stays dear (docs/decisions.md).
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from oj_appliance.accounts.signing_in.foreign import ForeignHash, read_foreign, spend
from oj_appliance.accounts.signing_in.turns import Turns
from oj_appliance.configuration.codes import ALPHABET

Result = TypeVar("Result")


_SLIP_LETTERS = frozenset(ALPHABET)


def is_slip_in_small_letters(typed: str) -> bool:
    """Whether it has the letters of a generated password alone (configuration/codes.py), and not
    all of them large. A guess is still one guess: such passwords have no small letters to tell."""
    return typed != typed.upper() and set(typed.upper()) <= _SLIP_LETTERS


class Passwords:
    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        # Verified for unknown names too, so that the time tells nothing.
        self._nobody = self._hasher.hash(os.urandom(16).hex())
        # Of the dearest hash of another site that anybody still has (foreign.py). Whoever is
        # refused waits as long as for that one: the time tells nothing of an account's past.
        self.foreign_rounds = 0
        self._workers = max(1, (os.cpu_count() or 1) // 2)
        self._threads = ThreadPoolExecutor(self._workers, thread_name_prefix="password")
        self._turns = Turns(self._workers)

    def hash_now(self, password: str) -> str:
        return self._hasher.hash(password)

    async def hash(self, password: str, address: str = "") -> str:
        """`address`: who waits for it. Raises BusyError when too many wait."""
        return await self._in_thread(lambda: self._hasher.hash(password), address)

    async def hash_all(self, passwords: list[str]) -> list[str]:
        """Of many new accounts, never more at once than there are threads, so that logins get
        their turn. Raises BusyError."""
        hashes: list[str] = []
        for start in range(0, len(passwords), self._workers):
            part = passwords[start : start + self._workers]
            hashes += await asyncio.gather(*(self.hash(each) for each in part))
        return hashes

    async def matches(self, stored: str | None, password: str, address: str = "") -> bool:
        """Whether the password fits; takes the same time for an account without one. `address`: who
        waits for it. Raises BusyError when too many wait."""
        return await self.fitting(stored, password, address) is not None

    async def fitting(self, stored: str | None, typed: str, address: str = "") -> str | None:
        """What was typed, in the form that fits: a password from a slip may be typed in small
        letters. `address`: who waits for it. Raises BusyError when too many wait."""
        forms = [typed]
        if is_slip_in_small_letters(typed):
            forms.append(typed.upper())
        against = stored or self._nobody
        found = await self._in_thread(
            lambda: next((form for form in forms if self._verify(against, form)), None), address
        )
        return found if stored is not None else None

    def is_outdated(self, stored: str) -> bool:
        """Whether the hash was made at another cost than today's, or of another site's hash."""
        return read_foreign(stored) is not None or self._hasher.check_needs_rehash(stored)

    def close(self) -> None:
        self._threads.shutdown(cancel_futures=True)

    async def hash_foreign(self, hashes: list[ForeignHash]) -> list[str]:
        """What is stored of hashes that another site made. Raises BusyError."""
        own = await self.hash_all([each.digest for each in hashes])
        return [each.stored(hashed) for each, hashed in zip(hashes, own, strict=True)]

    def _verify(self, stored: str, password: str) -> bool:
        foreign = read_foreign(stored)
        own_hash, text = stored, password
        if foreign is not None:
            own_hash, text = foreign.own_hash, foreign.digest_of(password)
        try:
            return self._hasher.verify(own_hash, text)
        except (Argon2Error, InvalidHashError):
            spend(self.foreign_rounds - (foreign.rounds if foreign else 0), password)
            return False

    async def _in_thread(self, work: Callable[[], Result], address: str) -> Result:
        await self._turns.take(address)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._turns.give_back()
