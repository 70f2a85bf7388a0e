"""What happens by the clock happens by the site's."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from oj_appliance.composition.part import Cycle
from oj_appliance.timers import due


@pytest.mark.parametrize(
    ("zone", "moment", "cycles"),
    [
        ("Asia/Shanghai", (19, 0), [Cycle.HOUR, Cycle.NIGHT]),
        ("Asia/Shanghai", (20, 0), [Cycle.HOUR, Cycle.AFTER_NIGHT]),
        ("Asia/Shanghai", (3, 0), [Cycle.HOUR]),
        ("UTC", (3, 0), [Cycle.HOUR, Cycle.NIGHT]),
        ("Asia/Kathmandu", (21, 15), [Cycle.HOUR, Cycle.NIGHT]),  # 5:45 ahead
        ("UTC", (3, 15), []),
    ],
)
def test_the_night_is_the_sites(zone: str, moment: tuple[int, int], cycles: list[Cycle]) -> None:
    at = datetime(2026, 11, 22, *moment, tzinfo=UTC)
    assert due(at.astimezone(ZoneInfo(zone))) == cycles
