"""A plain archive gives back the data and nothing else, and says so before."""

from __future__ import annotations

from tests.oj_appliance.interchange.round_trip import Workbench, assert_round_trip
from tests.oj_appliance.interchange.round_trip_samples import SAMPLES


def test_data_come_back_and_every_loss_was_told(bench: Workbench) -> None:
    # One archive holds one problem; the rest of the family shows nothing new here.
    wanted = ("EMPTY1", "PICTURE1", "UNSUPPORTED1", "SWITCHES1", "LOWEST1", "BLANK1", "SPJ1")
    samples = [each for each in SAMPLES if each.problem_id in wanted]
    pids = bench.make(samples)
    refused = assert_round_trip(bench, "plainzip", pids)
    assert len(refused) == 1, "only what this judge cannot run is refused"
