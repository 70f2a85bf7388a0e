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
def school(office: WorkStage) -> Iterator[WorkStage]:
    made = WorkStage.set_up()
    # Minutes of both are those of the office's works, however long a server takes to start.
    made.begin = office.begin
    yield made
    made.close()
