"""One staged server for the tests of a file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.oj_appliance.timed_work.stage import WorkStage


@pytest.fixture(scope="module")
def stage() -> Iterator[WorkStage]:
    made = WorkStage.set_up()
    yield made
    made.close()
