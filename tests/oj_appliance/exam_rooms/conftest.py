"""One staged server behind a proxy, which tells the computers' addresses, for the tests of a
file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.exam.doors import BEHIND_PROXY
from tests.oj_appliance.timed_work.stage import WorkStage


@pytest.fixture(scope="module")
def stage() -> Iterator[WorkStage]:
    made = WorkStage.set_up(BEHIND_PROXY)
    yield made
    made.close()
