"""Every valid Kattis package of the fixtures becomes what the manifest says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.http_client import Client
from tests.oj_appliance.interchange.formats.kattis.packages import Json, points, solutions
from tests.oj_appliance.interchange.packages import (
    MANIFEST,
    assert_as_in_manifest,
    detail,
    import_file,
)
from tests.server_process import ServerProcess

KATTIS = [entry for entry in MANIFEST["problems"] if entry["format"].startswith("kattis")]


@pytest.fixture(scope="module")
def reports(root: Client) -> Iterator[dict[str, Json]]:
    """Of problems whose names are free again afterwards."""
    told = {entry["path"]: import_file(root, entry["path"]) for entry in KATTIS}
    yield told
    for report in told.values():
        root.delete("/api/admin/problem", pid=report["problems"][0]["pid"])


@pytest.mark.parametrize("entry", KATTIS, ids=lambda entry: entry["id"])
def test_the_problem_is_what_the_manifest_says(
    server: ServerProcess, root: Client, reports: dict[str, Json], entry: Json
) -> None:
    report = reports[entry["path"]]
    (told,) = report["problems"]
    assert (report["format"], report["imported"]) == (entry["format"], 1)
    assert len(told["warnings"]) == (0 if entry["time_limit_ms"] else 1)
    is_in_folder = "notopdir" not in entry["path"]
    name = entry["path"].rpartition("/")[2].removesuffix(".zip").upper()
    assert told["problemId"] == (name if is_in_folder else f"P{told['pid']}")
    stored = assert_as_in_manifest(server, root, told, entry)
    mode, abi = entry["mode"], entry.get("spj_abi", "builtin")
    assert stored["judge_mode"] == ("spj" if mode == "default" else mode)
    arguments = "tokens-nocase" if abi == "builtin" else None
    assert (stored["spj_abi"], stored["spj_args"]) == (abi, arguments)


def test_the_parts_of_a_tex_statement_are_fields(root: Client, reports: dict[str, Json]) -> None:
    told = reports["kattis/ownaplusb.zip"]["problems"][0]
    found = detail(root, told["problemId"])
    problem = found["problem"]
    assert problem["description"] == "Two integers a and b are given. Print their sum."
    assert problem["output"] == "The sum."
    assert "each between" in problem["input"]
    assert problem["source"] == "own"
    assert {tag["name"] for tag in found["tags"]} == {"warm-up", "math"}


@pytest.mark.parametrize("name", ["ownrangemax", "ownrangemaxnew"])
def test_groups_carry_their_points(
    server: ServerProcess, reports: dict[str, Json], name: str
) -> None:
    told = reports[f"kattis/{name}.zip"]["problems"][0]
    expected = [(30, 1), (30, 1), (30, 2), (30, 2), (40, 3), (40, 3)]
    assert points(server, told["pid"]) == expected


def test_a_sample_conversation_is_an_example_and_a_hint(
    root: Client, reports: dict[str, Json]
) -> None:
    told = reports["kattis/ownguess.zip"]["problems"][0]
    problem = detail(root, told["problemId"])["problem"]
    assert problem["examples"] == "<input>correct</input><output>500000</output>"
    assert "> 500000\n< correct" in problem["hint"]


def test_submissions_are_reference_solutions(
    server: ServerProcess, reports: dict[str, Json]
) -> None:
    told = reports["kattis/ownaplusb.zip"]["problems"][0]
    found = solutions(server, told["pid"])
    assert len(found) == 18
    assert (found["ac.java"], found["wa_int.cpp"]) == ("[0]", "[-1]")
    assert (found["tle_sleep.py"], found["rte_null.c"]) == ("[1]", "[3]")
