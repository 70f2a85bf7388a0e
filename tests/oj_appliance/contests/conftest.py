"""One staged server for the tests of a file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.oj_appliance.contests.stage import Stage


@pytest.fixture(scope="module")
def stage() -> Iterator[Stage]:
    made = Stage.set_up()
    yield made
    made.close()
