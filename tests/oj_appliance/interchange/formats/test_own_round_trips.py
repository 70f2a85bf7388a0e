"""HOJ, QDUOJ and FPS keep what the table says, and every loss is told before."""

from __future__ import annotations

import pytest

from tests.oj_appliance.interchange.round_trip import Workbench, assert_round_trip
from tests.oj_appliance.interchange.round_trip_samples import SAMPLES, Sample

# Neither has a place for these conventions, for other languages than C and C++, for extra files of
# a checker and for what this judge cannot run.
REFUSED_BY_BOTH = {
    *(f"BUILTIN{number}" for number in range(1, 9)),
    *(f"INTERACTIVE{number}" for number in range(5, 10)),
    *("INTERACTIVE1", "INTERACTIVE2", "INTERACTIVE3", "JUDGEFILE1", "JUDGEFILE3", "JUDGEFILE4"),
    "UNSUPPORTED1",
    *("SPJ1", "SPJ5", "SPJ6", "SPJ7", "SPJ8", "SPJDMOJ1", "SPJDMOJ2", "SPJDMOJ3"),
    *("SPJPYTHON1", "SPJPYTHON2", "SPJRUBY1", "SPJTESTLIB3"),
}
QDUOJ_REFUSED = REFUSED_BY_BOTH | {
    *("INTERACTIVE4", "SPJ3", "SPJ4", "SPJHUSTOJ2", "SPJTESTLIB1", "SPJTESTLIB2"),
    *("CONTROLS2", "SPJNOMAIN1"),
}
# XML holds no control characters.
FPS_REFUSED = REFUSED_BY_BOTH | {"BINARY1", "SPJ2", "SPJNOMAIN1"}


@pytest.fixture(scope="module")
def made(bench: Workbench) -> dict[int, Sample]:
    return dict(zip(bench.make(SAMPLES), SAMPLES, strict=True))


def test_a_hoj_zip_keeps_everything(bench: Workbench, made: dict[int, Sample]) -> None:
    assert assert_round_trip(bench, "hoj", list(made)) == set()


@pytest.mark.covers("S3-2.13-4e")
def test_a_qduoj_zip_comes_back_as_was_told(bench: Workbench, made: dict[int, Sample]) -> None:
    refused = assert_round_trip(bench, "qduoj", list(made))
    assert {made[pid].problem_id for pid in refused} == QDUOJ_REFUSED


@pytest.mark.covers("S3-2.13-4e")
def test_an_fps_file_comes_back_as_was_told(bench: Workbench, made: dict[int, Sample]) -> None:
    refused = assert_round_trip(bench, "fps", list(made))
    assert {made[pid].problem_id for pid in refused} == FPS_REFUSED
