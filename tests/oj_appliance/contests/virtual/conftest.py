"""A staged server of its own: a clock that goes on is everybody's."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.oj_appliance.contests.stage import Stage


@pytest.fixture(scope="package")
def stage() -> Iterator[Stage]:
    made = Stage.set_up()
    yield made
    made.close()
