"""An office that sends an exam out and a school that holds it: two real servers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.oj_appliance.timed_work.stage import WorkStage


@pytest.fixture(scope="package")
def office() -> Iterator[WorkStage]:
    made = WorkStage.set_up()
    yield made
    made.close()


@pytest.fixture(scope="package")
def school() -> Iterator[WorkStage]:
    made = WorkStage.set_up()
    yield made
    made.close()
