"""The calls of file.md §5 that write problems: who may, what is told, what the file is."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Callable
from typing import Any

import pytest

from tests.http_client import Answer, Client
from tests.oj_appliance.interchange.packages import (
    case_data,
    detail,
    import_package,
    rows,
    small_hydro,
    small_qduoj,
    zipped,
)
from tests.oj_appliance.problems.objective.builders import add_objective
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

Json = dict[str, Any]
NewUser = Callable[..., Client]
FORMATS = ("hoj", "qduoj", "fps", "hydro", "kattis", "polygon", "dmoj", "plainzip")


@pytest.fixture(scope="module")
def pids(root: Client) -> list[int]:
    return [add_problem(root, a_plus_b(f"OUT{n}", stackLimit=64 * n)) for n in (1, 2)]


def export(client: Client, pid: int | list[int], format_name: str, **query: Any) -> Answer:
    return client.get("/api/file/export", pid=pid, format=format_name, **query)


def names_in(answer: Answer) -> list[str]:
    assert answer.http == 200, answer.body
    with zipfile.ZipFile(io.BytesIO(answer.body)) as archive:
        assert archive.testzip() is None
        return archive.namelist()


def file_name(answer: Answer) -> str:
    return answer.headers["content-disposition"].partition("filename=")[2]


# -- who


def test_an_admin_takes_out_what_is_his_and_root_everything(
    new_user: NewUser, root: Client, pids: list[int]
) -> None:
    admin = new_user("admin")
    own = add_problem(admin, a_plus_b("OUTOWN", auth=2))
    for path in ("/api/file/export", "/api/file/export-problem"):
        refused = admin.get(path, pid=pids[0], format="hoj")
        assert (refused.http, refused.err) == (403, "problem.not_allowed")
        mixed = admin.get(path, pid=[own, pids[0]], format="hoj")
        assert (mixed.http, mixed.err) == (403, "problem.not_allowed")
        assert admin.get(path, pid=own, format="hoj").http == 200
        assert root.get(path, pid=[own, *pids], format="hoj").http == 200


def test_what_is_not_there_is_passed_over_unless_nothing_is(
    root: Client, pids: list[int], server: ServerProcess
) -> None:
    nothing = export(root, 999_999, "hoj")
    assert (nothing.http, nothing.err) == (404, "problem.missing")
    some = names_in(export(root, [pids[0], 999_999, pids[0]], "hoj"))
    assert [name for name in some if name.endswith(".json")] == [f"problem_{pids[0]}.json"]


def test_unknown_values_name_their_field(root: Client, pids: list[int]) -> None:
    for query in ({"format": "zip"}, {"lossy": "maybe"}, {"pid": "x"}):
        answer = root.get("/api/file/export", **{"pid": pids[0], "format": "hoj", **query})
        assert (answer.http, answer.err) == (400, "http.bad_param")
        assert next(iter(query)) in answer.json["msg"]
    two = export(root, pids, "plainzip", lossy=True)
    assert (two.http, two.err) == (400, "param.bad")


# -- what is lost


def test_losses_are_told_by_problem_before_anything_is_written(
    root: Client, pids: list[int]
) -> None:
    english = Client(root.base, token=root.token, language="en-US")
    answer = export(english, pids, "qduoj")
    assert (answer.http, answer.status, answer.err) == (400, 400, "export.cannot_hold")
    told = answer.json["data"]
    assert [(each["pid"], each["problemId"]) for each in told] == [
        (pids[0], "OUT1"),
        (pids[1], "OUT2"),
    ]
    fields = [loss["field"] for loss in told[0]["losses"]]
    assert {"stackLimit", "difficulty", "codeShare", "languages"} == set(fields)
    assert len(fields) == len(set(fields))
    loss = next(each for each in told[0]["losses"] if each["field"] == "stackLimit")
    assert loss == {
        "field": "stackLimit",
        "err": "exchange.lost",
        "msg": "Not kept: the stack limit",
    }
    assert "OUT1" in answer.json["msg"] and "the stack limit" in answer.json["msg"]
    assert "栈限制" in export(root, pids, "qduoj").json["msg"]


@pytest.mark.parametrize("format_name", FORMATS)
def test_a_file_that_loses_something_says_so_in_a_note(
    root: Client, pids: list[int], format_name: str
) -> None:
    answer = export(root, pids[0], format_name, lossy=True)
    names = names_in(answer)
    if format_name == "hoj":
        assert "losses.txt" not in names
        return
    with zipfile.ZipFile(io.BytesIO(answer.body)) as archive:
        note = archive.read("losses.txt").decode()
    assert "OUT1" in note and "栈限制不会保留" in note
    report = import_package(root, answer.body, file_name(answer), dryRun=True)
    assert report["format"] in (format_name, "kattis-2025-09")
    assert len(report["problems"]) == 1, "the note is no problem"


def test_what_would_be_another_problem_is_refused_also_when_losses_are_fine(
    root: Client,
) -> None:
    checker = {"spjCode": "int main() {}", "spjLanguage": "C++"}
    body = a_plus_b("OUTSPJ", judgeMode="spj", **checker)
    pid = add_problem(root, {**body, "judgeMode": "spj"})
    answer = export(root, pid, "polygon", lossy=True)
    assert (answer.http, answer.err) == (400, "export.cannot_hold")
    kinds = {loss["field"]: loss["err"] for loss in answer.json["data"][0]["losses"]}
    assert kinds["spj"] == "exchange.refused"


# -- the file


def test_the_older_call_writes_what_an_import_takes_back_whole(
    root: Client, pids: list[int], server: ServerProcess
) -> None:
    answer = root.get("/api/file/export-problem", pid=pids)
    assert file_name(answer).startswith("problem_export_") and file_name(answer).endswith(".zip")
    repeated = import_package(root, answer.body, dryRun=True)
    told = [(each["error"]["err"], each["duplicateOf"]) for each in repeated["problems"]]
    assert told == [("problem.id_used", pid) for pid in pids]


def test_fps_without_a_note_is_one_document(root: Client, pids: list[int]) -> None:
    with_note = export(root, pids, "fps", lossy=True)
    assert names_in(with_note) == ["losses.txt", "problems.xml"]
    (brought,) = import_package(root, small_qduoj())["problems"]
    answer = export(root, brought["pid"], "fps")
    assert answer.http == 200
    assert file_name(answer).endswith(".xml")
    assert answer.body.startswith(b"<?xml")
    assert import_package(root, answer.body, "a.xml")["imported"] == 1


def test_a_data_format_calls_its_file_after_the_problem(root: Client, pids: list[int]) -> None:
    assert file_name(export(root, pids[0], "plainzip", lossy=True)) == "OUT1.zip"
    assert file_name(export(root, pids[0], "dmoj", lossy=True)) == "OUT1.zip"
    folders = {name.partition("/")[0] for name in names_in(export(root, pids, "dmoj", lossy=True))}
    assert folders == {"losses.txt", "OUT1", "OUT2"}


def test_ids_that_a_folder_cannot_tell_apart_stay_two_problems(root: Client) -> None:
    pids = [add_problem(root, a_plus_b(name)) for name in ("TW-IN", "TWIN")]
    answer = export(root, pids, "kattis", lossy=True)
    folders = {name.partition("/")[0] for name in names_in(answer)} - {"losses.txt"}
    assert len(folders) == 2
    report = import_package(root, answer.body, dryRun=True)
    assert len(report["problems"]) == 2


def test_exports_and_imports_leave_an_audit_row(
    root: Client, pids: list[int], server: ServerProcess
) -> None:
    export(root, pids, "qduoj", lossy=True)
    import_package(root, small_qduoj(), "class.zip")
    sql = "SELECT action, target, after FROM admin_log WHERE action = '{}' ORDER BY id DESC LIMIT 1"
    (told,) = rows(server, sql.format("problem.export"))
    target = json.loads(told["target"])
    assert (target["format"], [each["pid"] for each in target["problems"]]) == ("qduoj", pids)
    (told,) = rows(server, sql.format("problem.import"))
    assert json.loads(told["target"]) == {"name": "class", "format": "qduoj"}
    assert len(json.loads(told["after"])["problems"]) == 1


@pytest.mark.covers("S3-2.13-4e")
@pytest.mark.parametrize(
    ("format_name", "call", "package"),
    [
        ("qduoj", "import-qdoj-problem", small_qduoj()),
        ("hydro", "import-hydro-problem", small_hydro()),
        ("fps", "import-fps-problem", None),
    ],
)
def test_problems_come_from_three_formats_of_others_and_go_back_into_them(
    root: Client, server: ServerProcess, format_name: str, call: str, package: bytes | None
) -> None:
    if package is None:  # what another format brought goes out as this one
        last = rows(server, "SELECT max(id) AS id FROM problem")[0]["id"]
        package = export(root, last, format_name, lossy=True).body
    assert root.upload(f"/api/file/{call}", "a.zip", package).data is None
    brought = rows(server, "SELECT max(id) AS id FROM problem")[0]["id"]
    written = export(root, brought, format_name, lossy=True)
    assert written.http == 200
    title = rows(server, f"SELECT title, problem_id FROM problem WHERE id = {brought}")[0]
    assert title["title"] == "Sum"
    # What Hydro keeps is the id too, which must be free again.
    assert root.delete("/api/admin/problem", pid=brought).status == 200
    report = import_package(root, written.body, file_name(written))
    (again,) = report["problems"]
    assert case_data(server, again["pid"]) == case_data(server, brought) == [(b"1 2\n", b"3\n")]
    assert "Add." in detail(root, again["problemId"])["problem"]["description"]


def test_a_zip_of_zips_is_no_package(root: Client) -> None:
    report = import_package(root, zipped({"a.zip": small_hydro()}))
    assert report["format"] is None and report["failed"] == 1


# -- questions


def test_questions_come_back_from_our_own_package_and_are_refused_by_formats_of_programs(
    root: Client,
) -> None:
    pid, display_id = add_objective(root)
    package = export(root, pid, "hoj")
    stored = root.get("/api/admin/problem", pid=pid).data["objectiveParts"]
    assert root.delete("/api/admin/problem", pid=pid).status == 200
    (told,) = import_package(root, package.body, "set.zip")["problems"]
    assert told["problemId"] == display_id, told
    again = root.get("/api/admin/problem", pid=told["pid"]).data
    assert (again["objectiveParts"], again["ioScore"]) == (stored, 10)
    for name in FORMATS[1:]:
        refused = export(root, told["pid"], name, lossy=True)
        assert (refused.http, refused.err) == (400, "export.cannot_hold"), name
