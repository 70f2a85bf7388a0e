"""Passwords that wait to be handed out wait half an hour, for their maker alone."""

from __future__ import annotations

import asyncio

import pytest

from oj_appliance.accounts.rosters.kept_secrets import MOST_ROWS, KeptSecrets
from oj_appliance.accounts.rules import SECRETS_KEPT_S
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError

pytestmark = pytest.mark.quick


class SteppingClock(Clock):
    seconds = 100.0

    def monotonic(self) -> float:
        return self.seconds


def is_kept(kept: KeptSecrets[str], key: str, uid: str = "1") -> bool:
    try:
        return kept.get(uid, key) == "slips"
    except ApiError as error:
        assert error.key == "user.key_expired"
        return False


def test_they_are_forgotten_after_half_an_hour() -> None:
    async def keep() -> None:
        clock = SteppingClock()
        kept: KeptSecrets[str] = KeptSecrets(clock)
        key = kept.put("1", "slips", rows=3)
        assert is_kept(kept, key) and not is_kept(kept, key, "2")
        clock.seconds += SECRETS_KEPT_S - 1
        assert is_kept(kept, key)
        clock.seconds += 1
        kept.forget_old()
        clock.seconds -= 1  # whatever the clock says: they are gone from memory
        assert not is_kept(kept, key)

    asyncio.run(keep())


def test_the_oldest_go_when_there_are_too_many() -> None:
    async def keep() -> None:
        kept: KeptSecrets[str] = KeptSecrets(SteppingClock())
        keys = [kept.put("1", "slips", rows=MOST_ROWS // 2) for _ in range(3)]
        assert [is_kept(kept, key) for key in keys] == [False, False, True]
        whole = kept.put("1", "slips", rows=MOST_ROWS * 2)
        assert [is_kept(kept, key) for key in (keys[2], whole)] == [False, True]

    asyncio.run(keep())
