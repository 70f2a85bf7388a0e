"""The benchmark gives every figure; how fast they are is no test's business."""

from __future__ import annotations

import json
import mmap
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge_sandbox import bench
from judge_sandbox.bench.boxed_run import _static_goal as static_goal
from judge_sandbox.bench.conditions import Place, Watch
from judge_sandbox.bench.figures import (
    Figure,
    at_least,
    at_most,
    median_ratio,
    percentile,
    relative_spread,
    table,
)
from judge_sandbox.bench.service_memory import PeakMemory, own_bytes, service_bytes
from judge_sandbox.command_line import main
from judge_sandbox.doctor.machine import Machine

# Beside other tests the machine never comes to rest: one look tells it.
TINY = bench.Amount(runs=3, rounds=1, judgings=1, crowd=2, time_runs=2, program_ms=20, looks=1)
RATIOS = {
    "dynamic_run_ratio",
    "static_run_ratio",
    "further_case_ratio",
    "two_slots_ratio",
    "whole_judging_ratio",
    "known_source_ratio",
}
OTHERS = {
    "crowd_new_per_second",
    "crowd_new_p95_ms",
    "crowd_known_per_second",
    "crowd_known_p95_ms",
    "service_memory_mb",
    "time_spread_alone",
    "time_spread_beside",
}
MANY = st.lists(st.floats(0.1, 1e6), min_size=1, max_size=50)


@pytest.fixture(scope="module")
def measured() -> bench.Measurements:
    return bench.measure(TINY)


def test_every_figure_is_measured_in_one_run(measured: bench.Measurements) -> None:
    figures = {figure.name: figure for figure in measured.figures}
    assert figures.keys() == RATIOS | OTHERS
    # one more case is a difference of two times, which a busy machine can turn upside down
    for name in RATIOS - {"further_case_ratio"}:
        assert figures[name].value > 0, name
        assert figures[name].goal is not None
    assert figures["crowd_new_per_second"].value > 0
    assert 5 < figures["service_memory_mb"].value < 5000
    assert figures["time_spread_alone"].not_judged  # two runs have no percentiles


def test_the_same_figures_go_to_people_and_to_programs(measured: bench.Measurements) -> None:
    told = json.loads(json.dumps(measured.as_json()))
    assert [figure["name"] for figure in told["figures"]] == [
        figure.name for figure in measured.figures
    ]
    for figure in measured.figures:
        assert figure.name in measured.table()
        assert figure.title in measured.table()


def figure(value: float, *, not_judged: str = "", least: bool = False) -> Figure:
    goal = at_least(1.85) if least else at_most(1.2)
    return Figure("some_ratio", "a title", value, "×", goal, not_judged)


@pytest.mark.quick
def test_a_goal_counts_only_where_it_is_judged() -> None:
    assert not figure(1.2).missed
    assert figure(1.21).missed
    assert figure(1.84, least=True).missed
    assert not figure(1.86, least=True).missed
    assert not figure(9, not_judged="the processor is emulated").missed
    assert not Figure("told", "only told", 9, "ms").missed


@pytest.mark.quick
def test_the_table_says_what_was_missed_and_why_something_does_not_count() -> None:
    lines = table([figure(1.3), figure(1.1), figure(9, not_judged="busy")])
    assert "MISSED" in lines
    assert "MET" in lines
    assert "not judged (missed): busy" in lines


@pytest.mark.quick
@pytest.mark.parametrize(
    ("version", "kernel", "goal"),
    [(1, "6.1.0", 1.35), (2, "6.1.0", 1.8), (2, "6.11.9", 1.8), (2, "6.12.1", 1.6)],
)
def test_the_goal_of_a_box_follows_groups_and_kernel(
    tmp_path: Path, version: int, kernel: str, goal: float
) -> None:
    release = tmp_path / "proc/sys/kernel/osrelease"
    release.parent.mkdir(parents=True)
    release.write_text(kernel)
    assert static_goal(Place(Machine(tmp_path), version, (0, 1))) == at_most(goal)


@pytest.mark.quick
@pytest.mark.parametrize(
    ("model", "steal", "cores", "reason"),
    [
        ("QEMU TCG CPU", 0, (0, 1), "emulated"),
        ("A Processor", 0, (0,), "2 cores"),
        ("A Processor", 900, (0, 1), "host took"),
    ],
)
def test_figures_do_not_count_on_a_machine_that_spoils_them(
    tmp_path: Path, model: str, steal: int, cores: tuple[int, ...], reason: str
) -> None:
    (tmp_path / "proc").mkdir()
    (tmp_path / "proc/cpuinfo").write_text(f"model name : {model}\n")
    stat = tmp_path / "proc/stat"
    stat.write_text("cpu  0 0 0 1000 0 0 0 0\n")
    with Watch(Place(Machine(tmp_path), 1, cores, looks=1)) as watch:
        stat.write_text(f"cpu  0 0 0 90000 0 0 0 {steal}\n")
    assert reason in watch.not_judged(cores=2)


@pytest.mark.quick
@given(MANY, st.floats(0, 1))
def test_a_percentile_is_one_of_the_values_and_grows(values: list[float], share: float) -> None:
    assert percentile(values, share) in values
    assert percentile(values, 0) == min(values) <= percentile(values, share) <= max(values)


@pytest.mark.quick
@given(MANY)
def test_a_constant_has_no_spread_and_equal_times_have_ratio_1(values: list[float]) -> None:
    assert relative_spread([values[0]] * len(values)) == 0
    assert median_ratio(values, values) == 1


def test_memory_files_count_as_the_services_memory() -> None:
    size = 32 << 20
    before = service_bytes(os.getpid())
    with PeakMemory(os.getpid()) as memory:
        fd = os.memfd_create("kept by the service")
        os.posix_fallocate(fd, 0, size)
        grown = service_bytes(os.getpid())
        while memory.most < before + size // 2:
            pass
    os.close(fd)
    assert grown - before > size // 2


def test_pages_of_a_mapped_file_are_not_the_services_own_memory(tmp_path: Path) -> None:
    size = 32 << 20
    path = tmp_path / "database"
    path.write_bytes(b"x" * size)
    own, whole = own_bytes(os.getpid()), service_bytes(os.getpid())
    with path.open("rb") as file, mmap.mmap(file.fileno(), size, prot=mmap.PROT_READ) as mapped:
        assert {mapped[at] for at in range(0, size, mmap.PAGESIZE)} == {ord("x")}
        assert service_bytes(os.getpid()) - whole > size // 2
        assert own_bytes(os.getpid()) - own < size // 2


@pytest.mark.quick
def test_the_gate_ends_with_1_only_for_a_judged_goal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def measured_is(*figures: Figure) -> None:
        result = bench.Measurements("now", {}, figures)
        monkeypatch.setattr(bench, "measure", lambda *_, **__: result)

    measured_is(figure(1.3))
    assert main(["bench"]) == 0
    assert main(["bench", "--gate"]) == 1
    capsys.readouterr()
    measured_is(figure(1.3, not_judged="busy"), figure(1.1))
    assert main(["bench", "--gate", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [one["judged"] for one in told["figures"]] == [False, True]
    assert [one["met"] for one in told["figures"]] == [False, True]
