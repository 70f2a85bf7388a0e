"""One staged server for the tests of a file; another one behind a proxy."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.exam.doors import BEHIND_PROXY
from tests.oj_appliance.timed_work.conftest import stage
from tests.oj_appliance.timed_work.stage import WorkStage

__all__ = ["proxied", "stage"]


@pytest.fixture(scope="module")
def proxied() -> Iterator[WorkStage]:
    made = WorkStage.set_up(BEHIND_PROXY)
    yield made
    made.close()
