"""Hydro's zip keeps what the table says, and every loss is told before."""

from __future__ import annotations

import pytest

from tests.oj_appliance.interchange.round_trip import Workbench, assert_round_trip
from tests.oj_appliance.interchange.round_trip_samples import SAMPLES

REFUSED = {
    *(f"INTERACTIVE{number}" for number in range(5, 10)),
    *("UNSUPPORTED1", "SPJ1", "SPJ4", "SPJTESTLIB3", "SPJDMOJ1", "SPJDMOJ2", "SPJDMOJ3"),
    *("SPJPYTHON1", "BUILTIN2", "BUILTIN5", "BUILTIN6", "BUILTIN7", "BUILTIN8"),
    *("INTERACTIVE1", "INTERACTIVE2", "INTERACTIVE3"),
}


@pytest.mark.covers("S3-2.13-4e")
def test_every_problem_comes_back_as_was_told(bench: Workbench) -> None:
    pids = dict(zip(bench.make(SAMPLES), SAMPLES, strict=True))
    refused = assert_round_trip(bench, "hydro", list(pids))
    assert {pids[pid].problem_id for pid in refused} == REFUSED
