"""A verdict that could not be written: the row is not stuck until the next start."""

from __future__ import annotations

import pytest

from tests.crash import records
from tests.crash.conftest import RefusedWrite
from tests.crash.programs import PROGRAMS
from tests.judging_waits import wait_for_verdict

pytestmark = pytest.mark.crash


def test_a_row_whose_verdict_was_refused_is_judged_again_within_a_minute(
    refused_write: RefusedWrite,
) -> None:
    verdict = wait_for_verdict(refused_write.client, refused_write.submission_id)
    assert verdict["status"] == PROGRAMS[0].verdict
    (row,) = records.rows(refused_write.server.data)
    assert (row.attempt, row.sandbox_failures, row.case_rows) == (2, 1, PROGRAMS[0].cases)
    assert records.final_writes(refused_write.server.data) == {row.id: [row.status]}
