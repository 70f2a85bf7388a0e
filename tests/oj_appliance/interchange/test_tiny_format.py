"""A format is one folder and one row: here one that the product does not know (tiny/)."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator

import pytest

from tests.http_client import Client
from tests.oj_appliance.interchange.packages import case_data, detail, import_package
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess


@pytest.fixture(scope="module")
def tiny_server() -> Iterator[ServerProcess]:
    running = ServerProcess(module="tests.oj_appliance.interchange.tiny.server").start()
    yield running
    running.stop()
    running.remove()


@pytest.fixture(scope="module")
def staff(tiny_server: ServerProcess) -> Client:
    return tiny_server.client("root")


@pytest.fixture(scope="module")
def pid(staff: Client) -> int:
    return add_problem(staff, a_plus_b("TINY1", codeShare=False, timeLimit=2000))


def test_the_list_of_formats_holds_it(staff: Client) -> None:
    query = staff.get("/api/openapi.json").json["paths"]["/api/file/export"]["get"]["parameters"]
    formats = next(each["schema"]["enum"] for each in query if each["name"] == "format")
    assert "tiny" in formats


def test_what_it_has_no_place_for_is_told_and_nothing_else(staff: Client, pid: int) -> None:
    answer = staff.get("/api/file/export", pid=pid, format="tiny")
    assert (answer.http, answer.err) == (400, "export.cannot_hold")
    told = [(loss["field"], loss["err"]) for loss in answer.json["data"][0]["losses"]]
    lost = ["input", "output", "examples", "difficulty", "timeLimit", "languages"]
    assert sorted(told) == sorted((row, "exchange.lost") for row in lost)


def test_a_problem_goes_out_and_comes_back(
    tiny_server: ServerProcess, staff: Client, pid: int
) -> None:
    answer = staff.get("/api/file/export", pid=pid, format="tiny", lossy=True)
    with zipfile.ZipFile(io.BytesIO(answer.body)) as archive:
        assert "tiny1/tiny.txt" in archive.namelist()
        assert "tiny" in archive.read("losses.txt").decode()
    dry = import_package(staff, answer.body, "set.zip", dryRun=True)
    assert dry["format"] == "tiny"
    assert dry["problems"][0]["error"]["err"] == "problem.id_used"
    again = answer.body.replace(b"tiny1/", b"tiny2/")
    report = import_package(staff, again, "set.zip")
    assert (report["format"], report["imported"]) == ("tiny", 1)
    assert detail(staff, "TINY2")["problem"]["title"] == "Problem TINY1"
    (told,) = report["problems"]
    assert case_data(tiny_server, told["pid"]) == case_data(tiny_server, pid)


def test_an_archive_of_no_known_format_is_told_that_it_could_be_one_of_it(staff: Client) -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("notes.md", "nothing")
    (entry,) = import_package(staff, packed.getvalue(), "set.zip")["problems"]
    assert "Tiny" in entry["error"]["msg"]
