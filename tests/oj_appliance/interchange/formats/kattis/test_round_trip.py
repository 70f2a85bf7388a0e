"""An ICPC package keeps what the table says, and every loss is told before."""

from __future__ import annotations

from tests.oj_appliance.interchange.round_trip import Workbench, assert_round_trip
from tests.oj_appliance.interchange.round_trip_samples import SAMPLES

REFUSED = {
    *(f"INTERACTIVE{number}" for number in range(5, 10)),
    *("UNSUPPORTED1", "AROUND1", "AROUND2"),
    *("SPJ2", "SPJ3", "SPJ4", "SPJ6", "SPJ7", "SPJ8", "SPJHUSTOJ2"),
    *("SPJDMOJ1", "SPJDMOJ2", "SPJDMOJ3", "SPJPYTHON2", "SPJRUBY1", "INTERACTIVE3"),
    *("CONTROLS2", "SPJNOMAIN1", "JUDGEFILE3", "JUDGEFILE4", "USERFILE2"),
}


def test_every_problem_comes_back_as_was_told(bench: Workbench) -> None:
    pids = dict(zip(bench.make(SAMPLES), SAMPLES, strict=True))
    refused = assert_round_trip(bench, "kattis", list(pids))
    assert {pids[pid].problem_id for pid in refused} == REFUSED
