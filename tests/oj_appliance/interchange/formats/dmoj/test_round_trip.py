"""A DMOJ archive keeps what the table says, and every loss is told before."""

from __future__ import annotations

from tests.oj_appliance.interchange.round_trip import Workbench, assert_round_trip
from tests.oj_appliance.interchange.round_trip_samples import SAMPLES

REFUSED = {
    *(f"INTERACTIVE{number}" for number in range(5, 10)),
    *("UNSUPPORTED1", "AROUND1", "AROUND2"),
    *("SPJ1", "SPJ2", "SPJ3", "SPJ4", "SPJ5", "SPJ6", "SPJ7", "SPJ8", "SPJHUSTOJ2"),
    *("SPJPYTHON1", "SPJRUBY1", "BUILTIN1", "BUILTIN2", "BUILTIN8"),
    *("INTERACTIVE1", "INTERACTIVE2", "CONTROLS2", "SPJNOMAIN1", "JUDGEFILE4"),
}


def test_every_problem_comes_back_as_was_told(bench: Workbench) -> None:
    pids = dict(zip(bench.make(SAMPLES), SAMPLES, strict=True))
    refused = assert_round_trip(bench, "dmoj", list(pids))
    assert {pids[pid].problem_id for pid in refused} == REFUSED
