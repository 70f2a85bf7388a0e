"""A Polygon package keeps what the table says, and every loss is told before."""

from __future__ import annotations

from tests.oj_appliance.interchange.round_trip import Workbench, assert_round_trip
from tests.oj_appliance.interchange.round_trip_samples import SAMPLES

REFUSED = {
    *("UNSUPPORTED1", "AROUND1", "AROUND2", "BUILTIN2", "BUILTIN5", "BUILTIN6", "BUILTIN7"),
    *("BUILTIN8", "SPJ1", "SPJ2", "SPJ3", "SPJ4", "SPJ5", "SPJ6", "SPJ7", "SPJ8", "SPJTESTLIB3"),
    *("SPJHUSTOJ2", "SPJDMOJ1", "SPJDMOJ2", "SPJDMOJ3", "SPJPYTHON1", "SPJPYTHON2", "SPJRUBY1"),
    *("INTERACTIVE1", "INTERACTIVE2", "INTERACTIVE3", "CONTROLS2", "SPJNOMAIN1"),
    *("INTERACTIVE8", "INTERACTIVE9"),
}


def test_every_problem_comes_back_as_was_told(bench: Workbench) -> None:
    pids = dict(zip(bench.make(SAMPLES), SAMPLES, strict=True))
    refused = assert_round_trip(bench, "polygon", list(pids))
    assert {pids[pid].problem_id for pid in refused} == REFUSED
