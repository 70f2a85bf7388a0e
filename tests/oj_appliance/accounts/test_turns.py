"""Who waits for a password to be looked at: each address has its share and its turn."""

from __future__ import annotations

import asyncio

import pytest

from oj_appliance.accounts.signing_in.passwords import Passwords
from oj_appliance.accounts.signing_in.turns import MOST_OF_ADDRESS, MOST_WAITING, Turns
from oj_appliance.errors import BusyError

pytestmark = pytest.mark.quick


def test_four_hundred_logins_of_one_address_keep_nobody_else_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    passwords = Passwords()
    monkeypatch.setattr(passwords, "_verify", lambda stored, password: True)
    ended: list[str] = []

    async def log_in(address: str) -> bool:
        fits = await passwords.matches("stored", "secret123", address)
        ended.append(address)
        return fits

    async def run() -> list[object]:
        heap = [asyncio.ensure_future(log_in("heap")) for _ in range(400)]
        await asyncio.sleep(0)
        assert await log_in("pupil")
        return await asyncio.gather(*heap, return_exceptions=True)

    answers = asyncio.run(run())
    passwords.close()
    assert sum(isinstance(answer, BusyError) for answer in answers) >= 100
    assert sum(answer is True for answer in answers) >= MOST_OF_ADDRESS
    assert ended.index("pupil") < 20


def test_addresses_take_turns_and_all_together_have_a_bound() -> None:
    async def run() -> list[str]:
        turns, order = Turns(1), []

        async def wait(address: str) -> None:
            await turns.take(address)
            order.append(address)

        await turns.take("first")
        waiting = [asyncio.ensure_future(wait(each)) for each in ("a", "a", "a", "b", "b", "c")]
        await asyncio.sleep(0)
        waiting[1].cancel()  # who has gone is passed over
        for _ in waiting:
            turns.give_back()
            await asyncio.sleep(0)
        many = [asyncio.ensure_future(wait(str(n // 100))) for n in range(MOST_WAITING + 1)]
        await asyncio.sleep(0)
        with pytest.raises(BusyError):
            await turns.take("one more")
        for task in many:
            task.cancel()
        return order[:5]

    assert asyncio.run(run()) == ["a", "b", "c", "a", "b"]
