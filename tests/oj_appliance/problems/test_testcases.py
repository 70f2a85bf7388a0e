"""Test data in and out as archives (contract file.md §2)."""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tests.http_client import Client
from tests.oj_appliance.interchange.packages import import_package
from tests.oj_appliance.problems.builders import (
    create,
    create_problem,
    problem_body,
    update,
    upload_cases,
    uploaded_body,
    zip_of,
)
from tests.server_process import ServerProcess

FIXTURES = Path(__file__).parents[2] / "fixtures" / "problems"
MANIFEST = json.loads((FIXTURES / "manifest.json").read_text("utf-8"))
BROKEN = [each for each in MANIFEST["broken"] if "key_testcase_upload" in each]
PLAIN = ["own-in-out.zip", "own-ans.zip", "own-txt.zip", "own-nested.zip", "own-gbk-names.zip"]


def _names(answer: dict[str, Any]) -> list[tuple[str, str]]:
    return [(each["input"], each["output"]) for each in answer["fileList"]]


def _kept_files(server: ServerProcess) -> set[Path]:
    return {
        path
        for folder in ("blobs", "uploads")
        for path in (server.data / folder).rglob("*")
        if path.is_file()
    }


@pytest.mark.parametrize("broken", BROKEN, ids=lambda each: Path(each["path"]).stem)
def test_a_bad_archive_is_refused_whole(
    server: ServerProcess, root: Client, broken: dict[str, Any]
) -> None:
    path = FIXTURES / broken["path"]
    before = _kept_files(server)
    answer = upload_cases(root, path.read_bytes(), path.name)
    assert (answer.http, answer.status, answer.err) == (200, 400, broken["key_testcase_upload"])
    assert answer.json["data"] is None
    assert _kept_files(server) == before


@pytest.mark.parametrize("name", PLAIN)
def test_every_way_of_naming_is_paired(root: Client, name: str) -> None:
    path = FIXTURES / "plainzip" / name
    answer = upload_cases(root, path.read_bytes(), name).data
    assert len(answer["fileList"]) == 10
    assert answer["ignored"] == []
    with zipfile.ZipFile(path) as archive:
        sizes = sorted(each.file_size for each in archive.infolist())
    found = [each[key] for each in answer["fileList"] for key in ("inputSize", "outputSize")]
    assert sorted(found) == sizes


def test_names_in_a_chinese_encoding_are_read(root: Client) -> None:
    path = FIXTURES / "plainzip" / "own-gbk-names.zip"
    answer = upload_cases(root, path.read_bytes()).data
    assert _names(answer)[0] == ("测试点1.in", "测试点1.out")


def test_cases_come_in_the_order_of_their_numbers(root: Client) -> None:
    content = zip_of({f"{n}.{end}": "x" for n in (10, 2, 1) for end in ("in", "out")})
    assert _names(upload_cases(root, content).data) == [
        ("1.in", "1.out"),
        ("2.in", "2.out"),
        ("10.in", "10.out"),
    ]


@pytest.mark.covers("S3-2.4-5")
def test_every_file_is_a_case_or_told_why_not(root: Client) -> None:
    content = zip_of(
        {
            "a.in": "1",
            "a.out": "1",
            "a.ans": "2",
            "b.in": "1",
            "b.ans": "3",
            "lonely.in": "1",
            "orphan.out": "1",
            "outputx.txt": "1",
            "readme.md": "1",
            "two\nlines.in": "1",
            f"{'long' * 63}.in": "1",
            "deep/c.in": "1",
            "__MACOSX/._a.in": "1",
            ".DS_Store": "1",
        }
    )
    english = Client(root.base, root.token, language="en-US")
    answer = upload_cases(english, content).data
    assert _names(answer) == [("a.in", "a.out"), ("b.in", "b.ans"), ("lonely.in", "lonely.out")]
    assert answer["fileListDir"]
    assert answer["fileList"][2]["outputSize"] == 0
    assert {each["name"]: each["reason"] for each in answer["ignored"]} == {
        "a.ans": "duplicate",
        "orphan.out": "no_input",
        "outputx.txt": "no_input",
        "readme.md": "unknown_name",
        # No case can be saved under such a name, or with such an output.
        "two\nlines.in": "unknown_name",
        f"{'long' * 63}.in": "unknown_name",
        "deep/c.in": "in_folder",
        "__MACOSX/._a.in": "system_file",
        ".DS_Store": "system_file",
    }
    assert all(each["msg"].isascii() for each in answer["ignored"])


@pytest.mark.parametrize("mode", ["subtask_lowest", "default"])
def test_names_of_files_tell_subtasks_to_an_upload_as_to_an_import(root: Client, mode: str) -> None:
    stems = ["sub10_1", "sub1_1", "sub1_2", "sub2_1", "sub2_2"]
    content = zip_of({f"{stem}.{end}": "1" for stem in stems for end in ("in", "out")})
    answer = upload_cases(root, content, mode=mode).data
    groups = {each["input"]: each["groupNum"] for each in answer["fileList"]}
    expected = {"sub1_1.in": 1, "sub1_2.in": 1, "sub2_1.in": 2, "sub2_2.in": 2, "sub10_1.in": 3}
    assert groups == expected
    (told,) = import_package(root, content, "data.zip")["problems"]
    cases = root.get("/api/admin/problem/get-problem-cases", pid=told["pid"]).data
    assert {each["input"]: each["groupNum"] for each in cases} == expected


def test_subtask_modes_start_with_group_one(root: Client) -> None:
    content = zip_of({"1.in": "x", "1.out": "y"})
    answer = upload_cases(root, content, mode="subtask_lowest").data
    assert answer["fileList"][0]["groupNum"] == 1
    assert "groupNum" not in upload_cases(root, content).data["fileList"][0]
    assert upload_cases(root, content, mode="nonsense").err == "http.bad_param"


def test_only_staff_uploads(student: Client, guest: Client, teacher: Client) -> None:
    content = zip_of({"1.in": "x", "1.out": "y"})
    answer = upload_cases(student, content)
    assert (answer.http, answer.status, answer.err) == (200, 403, "file.not_allowed")
    assert upload_cases(guest, content).http == 401
    assert upload_cases(teacher, content).status == 200


def test_uploaded_cases_come_back_with_line_feeds(root: Client) -> None:
    uploaded = upload_cases(
        root, zip_of({"1.in": "1\r\n2\r3\n", "1.out": "4\r\n", "2.in": "\r\r\n", "2.out": ""})
    ).data
    pid = create(root, uploaded_body(uploaded))
    cases = root.get("/api/admin/problem/get-problem-cases", pid=pid).data
    assert [(each["input"], each["output"], each["score"]) for each in cases] == [
        ("1.in", "1.out", 10),
        ("2.in", "2.out", 10),
    ]
    answer = root.get("/api/file/download-testcase", pid=pid)
    assert answer.headers["content-disposition"].startswith(
        f"attachment;filename=problem_{pid}_testcase_"
    )
    with zipfile.ZipFile(io.BytesIO(answer.body)) as archive:
        contents = {each: archive.read(each) for each in archive.namelist()}
    assert contents == {"1.in": b"1\n2\n3\n", "1.out": b"4\n", "2.in": b"\n\n", "2.out": b""}


@pytest.mark.covers("S3-3-6")
def test_a_dash_or_nothing_as_output_means_the_file_of_that_input(root: Client) -> None:
    uploaded = upload_cases(root, zip_of({"input7.txt": "x", "output7.txt": "y"})).data
    for output in ("-", "", None):
        body = uploaded_body(uploaded)
        body["samples"][0]["output"] = output
        pid = create(root, body)
        (case,) = root.get("/api/admin/problem/get-problem-cases", pid=pid).data
        assert case["output"] == "output7.txt"
        assert root.get("/api/file/download-case-file", pid=pid, name="output7.txt").body == b"y"


def test_files_that_are_not_listed_are_dropped(root: Client) -> None:
    files = {f"{n}.{end}": "x" for n in (1, 2) for end in ("in", "out")}
    uploaded = upload_cases(root, zip_of(files)).data
    body = uploaded_body(uploaded)
    body["samples"] = body["samples"][:1]
    pid = create(root, body)
    answer = root.get("/api/file/download-testcase", pid=pid)
    with zipfile.ZipFile(io.BytesIO(answer.body)) as archive:
        assert archive.namelist() == ["1.in", "1.out"]


def test_an_edit_without_a_new_upload_keeps_the_files(root: Client) -> None:
    uploaded = upload_cases(root, zip_of({"1.in": "x", "1.out": "y"})).data
    body = uploaded_body(uploaded)
    pid = create(root, body)
    version = root.get("/api/admin/problem", pid=pid).data["caseVersion"]
    body["uploadTestcaseDir"] = None
    assert update(root, pid, body).status == 200
    assert root.get("/api/admin/problem", pid=pid).data["caseVersion"] == version
    body["samples"][0]["score"] = 99
    assert update(root, pid, body).status == 200
    assert root.get("/api/admin/problem", pid=pid).data["caseVersion"] > version


def test_an_upload_belongs_to_who_made_it(root: Client, teacher: Client) -> None:
    uploaded = upload_cases(root, zip_of({"1.in": "x", "1.out": "y"})).data
    answer = teacher.post("/api/admin/problem", uploaded_body(uploaded, auth=2))
    assert answer.err == "http.bad_param"


def test_older_versions_of_the_data_can_be_downloaded(root: Client) -> None:
    body = problem_body()
    pid = create(root, body)
    body["samples"] = [{"input": "new", "output": "new"}]
    assert update(root, pid, body).status == 200

    def first_input(**query: int) -> bytes:
        answer = root.get("/api/file/download-testcase", pid=pid, **query)
        with zipfile.ZipFile(io.BytesIO(answer.body)) as archive:
            return archive.read("1.in")

    assert (first_input(), first_input(version=1), first_input(version=2)) == (
        b"new",
        b"1 2\n",
        b"new",
    )
    answer = root.get("/api/file/download-testcase", pid=pid, version=3)
    assert (answer.http, answer.err) == (400, "testcase.no_version")
    answer = root.get("/api/file/download-testcase", pid=99_999_999)
    assert (answer.http, answer.err) == (404, "problem.missing")


def test_an_author_downloads_the_own_data_and_no_others(
    teacher: Client, other_teacher: Client
) -> None:
    pid = create_problem(teacher, auth=2)
    assert teacher.get("/api/file/download-testcase", pid=pid).http == 200
    answer = other_teacher.get("/api/file/download-testcase", pid=pid)
    assert (answer.http, answer.err) == (403, "file.not_allowed")


def test_too_many_uploads_in_a_minute_wait(limited_server: ServerProcess) -> None:
    teacher = limited_server.add_user("uploads_cases", role="problem_admin")
    content = zip_of({"1.in": "x", "1.out": "y"})
    keys = [upload_cases(teacher, content).err for _ in range(3)]
    assert keys == ["", "", "file.too_fast"]
