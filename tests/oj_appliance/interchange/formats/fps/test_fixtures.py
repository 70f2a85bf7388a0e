"""Every valid FPS file of the fixtures becomes what the manifest says."""

from __future__ import annotations

from typing import Any

import pytest

from tests.http_client import Client
from tests.oj_appliance.interchange.packages import (
    FIXTURES,
    FPS,
    assert_as_in_manifest,
    case_data,
    detail,
    fps,
    import_file,
    import_package,
    item,
    rows,
)
from tests.server_process import ServerProcess

Json = dict[str, Any]
PATHS = sorted({entry["path"] for entry in FPS})


@pytest.fixture(scope="module")
def reports(root: Client) -> dict[str, Json]:
    return {path: import_file(root, path) for path in PATHS}


@pytest.mark.parametrize("path", PATHS)
def test_every_problem_of_the_file_is_imported(reports: dict[str, Json], path: str) -> None:
    expected = [entry for entry in FPS if entry["path"] == path]
    report = reports[path]
    assert (report["format"], report["dryRun"]) == ("fps", False)
    assert (report["imported"], report["failed"]) == (len(expected), 0)
    assert [problem["index"] for problem in report["problems"]] == list(range(len(expected)))


@pytest.mark.parametrize("entry", FPS, ids=lambda entry: entry["id"])
def test_the_problem_is_what_the_manifest_says(
    server: ServerProcess, root: Client, reports: dict[str, Json], entry: Json
) -> None:
    told = reports[entry["path"]]["problems"][entry["index_in_package"]]
    assert told["problemId"] == f"P{told['pid']}"
    assert told["warnings"] == []
    stored = assert_as_in_manifest(server, root, told, entry)
    assert stored["judge_mode"] == entry["mode"]
    assert stored["auth"] == 2
    if entry["mode"] == "default":
        assert all(wanted for _, wanted in case_data(server, told["pid"]))


def test_a_checker_in_an_unknown_language_is_kept_and_reported(root: Client) -> None:
    checker = '<spj language="Pascal">program main; begin end.</spj>'
    report = import_package(root, fps(item(checker)))
    (problem,) = report["problems"]
    (loss,) = problem["losses"]
    assert (loss["err"], loss["field"]) == ("judge.unsupported", "spj")
    assert "Pascal" in loss["msg"]
    stored = root.get("/api/admin/problem", pid=problem["pid"]).data
    assert (stored["unsupported"], stored["spjLanguage"]) == (True, "Pascal")


def test_the_convention_of_a_checker_follows_from_its_code(
    server: ServerProcess, reports: dict[str, Json]
) -> None:
    for entry in FPS:
        if "spj_abi" not in entry:
            continue
        told = reports[entry["path"]]["problems"][entry["index_in_package"]]
        sql = f"SELECT spj_abi, spj_code FROM problem WHERE id = {told['pid']}"
        stored = rows(server, sql)[0]
        assert stored["spj_abi"] == entry["spj_abi"], entry["id"]
        assert "main" in stored["spj_code"]


def test_chinese_text_in_a_gbk_file_is_read(root: Client, reports: dict[str, Json]) -> None:
    told = reports["fps/own-gbk-encoding.xml"]["problems"][0]
    found = detail(root, told["problemId"])
    assert found["problem"]["description"] == "<p>输入两个整数 a 和 b，输出它们的和。</p>"
    assert {tag["name"] for tag in found["tags"]} == {"入门", "数学"}
    assert found["problem"]["source"] == "入门 数学"


def test_a_picture_moves_to_this_server(root: Client, reports: dict[str, Json]) -> None:
    told = reports["fps/own-v1.6-five-problems.xml"]["problems"][0]
    text = detail(root, told["problemId"])["problem"]["description"]
    assert "/upload/pic.png" not in text
    assert "a tricky sequence ]]> inside." in text
    link = text.partition('src="')[2].partition('"')[0]
    assert link.startswith("/api/public/img/") and link.endswith(".png")
    picture = root.request("GET", link)
    assert picture.http == 200
    assert picture.body.startswith(b"\x89PNG")


def test_code_around_the_students_is_kept_for_its_languages_alone(
    root: Client, reports: dict[str, Json]
) -> None:
    told = reports["fps/own-v1.6-five-problems.xml"]["problems"][3]
    templates = root.get("/api/get-problem-code-template", pid=told["pid"]).data
    assert len(templates) == 8
    assert all(template["prepend"] or template["append"] for template in templates)
    languages = root.get("/api/get-problem-languages", pid=told["pid"]).data
    offered = {language["name"] for language in languages}
    assert {"C++", "Python3"} <= offered
    assert not offered & {"C", "Java"}


def test_accepted_programs_become_reference_solutions(
    server: ServerProcess, reports: dict[str, Json]
) -> None:
    pid = reports["fps/own-v1.6-five-problems.xml"]["problems"][0]["pid"]
    sql = f"SELECT language, expected, origin FROM reference_solution WHERE problem_id = {pid}"
    found = rows(server, sql)
    assert {row["language"] for row in found} == {"C++ 17 With O2", "Python3"}
    assert {(row["expected"], row["origin"]) for row in found} == {("[0]", "import")}


def test_the_original_package_is_kept(server: ServerProcess, reports: dict[str, Json]) -> None:
    path = "fps/own-gbk-encoding.xml"
    pid = reports[path]["problems"][0]["pid"]
    sql = f"SELECT original_blob, import_format FROM problem WHERE id = {pid}"
    stored = rows(server, sql)[0]
    assert stored["import_format"] == "fps"
    digest = stored["original_blob"]
    kept = (server.data / "blobs" / digest[:2] / digest).read_bytes()
    assert kept == (FIXTURES / path).read_bytes()
