"""The calls of file.md §5: who may import, dry runs, commits, results."""

from __future__ import annotations

import io
import json
import sqlite3
import time
import zipfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import Any

import pytest

from tests.http_client import Client
from tests.oj_appliance.interchange.packages import (
    begin_import,
    case_data,
    detail,
    fps,
    import_package,
    item,
    report_of,
    rows,
    small_hoj,
    zipped,
)
from tests.server_process import ServerProcess

Json = dict[str, Any]
NewUser = Callable[..., Client]


@pytest.fixture(scope="module")
def admin(new_user: NewUser) -> Client:
    """An admin who may not publish problems."""
    return new_user("admin")


@pytest.fixture(scope="module")
def problem_admin(new_user: NewUser) -> Client:
    return new_user("problem_admin")


@contextmanager
def refusing(server: ServerProcess, change: str) -> Iterator[None]:
    """As long as it lasts the database refuses such changes."""
    trigger = f"CREATE TRIGGER refusing BEFORE {change} BEGIN SELECT RAISE(ABORT, 'no'); END"
    with closing(sqlite3.connect(server.data / "oj.sqlite3", timeout=30)) as database:
        database.execute(trigger)
        try:
            yield
        finally:
            database.execute("DROP TRIGGER refusing")


# -- who


@pytest.mark.parametrize("path", ["/api/file/import", "/api/file/import-fps-problem"])
def test_only_staff_imports(guest: Client, student: Client, path: str) -> None:
    assert guest.upload(path, "a.xml", fps(item())).http == 401
    assert student.upload(path, "a.xml", fps(item())).http == 403
    assert student.get("/api/file/import-result", key="x").http == 403
    assert student.post("/api/file/import-commit", {"key": "x"}).http == 403


def test_problems_are_private_unless_asked_otherwise(problem_admin: Client) -> None:
    for form, auth in (({}, 2), ({"auth": 2}, 2), ({"auth": 1}, 1)):
        report = import_package(problem_admin, fps(item()), **form)
        problem = detail(problem_admin, report["problems"][0]["problemId"])["problem"]
        assert problem["auth"] == auth


def test_publishing_needs_the_right_to(admin: Client) -> None:
    answer = admin.upload("/api/file/import", "a.xml", fps(item()), auth=1)
    assert (answer.http, answer.status, answer.err) == (200, 403, "problem.publish_denied")
    dry = begin_import(admin, fps(item()), dryRun=True)
    report_of(admin, dry)
    refused = admin.post("/api/file/import-commit", {"key": dry, "auth": 1})
    assert (refused.status, refused.err) == (403, "problem.publish_denied")
    assert import_package(admin, fps(item()))["imported"] == 1


def test_unknown_values_name_their_field(root: Client) -> None:
    for form in ({"auth": 3}, {"auth": "x"}, {"dryRun": "maybe"}):
        answer = root.upload("/api/file/import", "a.xml", fps(item()), **form)
        assert (answer.http, answer.err) == (400, "http.bad_param")
        assert next(iter(form)) in answer.json["msg"]


def test_the_importer_is_the_author(admin: Client, server: ServerProcess) -> None:
    pid = import_package(admin, fps(item()))["problems"][0]["pid"]
    stored = rows(server, f"SELECT author, is_remote FROM problem WHERE id = {pid}")[0]
    assert stored["author"].startswith("admin")
    assert stored["is_remote"] == 0


def test_a_result_is_for_its_owner_alone(root: Client, admin: Client) -> None:
    key = begin_import(root, fps(item()))
    assert report_of(root, key)["imported"] == 1
    assert admin.get("/api/file/import-result", key=key).err == "import.missing"
    assert root.get("/api/file/import-result", key="unknown").err == "import.missing"


# -- dry runs


def test_a_dry_run_stores_nothing(root: Client, server: ServerProcess) -> None:
    before = rows(server, "SELECT count(*) AS n FROM problem")
    report = import_package(root, fps(item(title="Seen"), item(case=False)), dryRun=True)
    assert rows(server, "SELECT count(*) AS n FROM problem") == before
    assert report["dryRun"] is True
    assert (report["imported"], report["failed"]) == (1, 1)
    first, second = report["problems"]
    assert (first["title"], first["cases"], first["problemId"]) == ("Seen", 1, "")
    assert "pid" not in first and "error" not in first
    assert second["error"]["err"] == "import.bad_format"


def test_a_commit_stores_what_was_shown_but_the_skipped(root: Client) -> None:
    names = ["One", "Two", "Three"]
    key = begin_import(root, fps(*(item(title=name) for name in names)), dryRun=True)
    report_of(root, key)
    committed = root.post("/api/file/import-commit", {"key": key, "skip": [1], "auth": 1}).data
    report = report_of(root, committed["key"])
    assert [problem["title"] for problem in report["problems"]] == ["One", "Three"]
    assert [problem["index"] for problem in report["problems"]] == [0, 2]
    assert (report["dryRun"], report["imported"]) == (False, 2)
    stored = detail(root, report["problems"][1]["problemId"])["problem"]
    assert (stored["title"], stored["auth"]) == ("Three", 1)


def test_a_dry_run_is_committed_once(root: Client, admin: Client) -> None:
    key = begin_import(root, fps(item()), dryRun=True)
    report_of(root, key)
    assert admin.post("/api/file/import-commit", {"key": key}).err == "import.missing"
    assert root.post("/api/file/import-commit", {"key": key}).status == 200
    assert root.post("/api/file/import-commit", {"key": key}).err == "import.missing"
    real = begin_import(root, fps(item()))
    report_of(root, real)
    assert root.post("/api/file/import-commit", {"key": real}).err == "import.missing"


def test_a_repeated_commit_with_its_key_gets_the_same_answer(root: Client) -> None:
    key = begin_import(root, fps(item()), dryRun=True)
    report_of(root, key)
    body = {"key": key}
    first = root.post("/api/file/import-commit", body, Idempotency_Key="again-1").data
    second = root.post("/api/file/import-commit", body, Idempotency_Key="again-1").data
    assert first == second
    other = root.post("/api/file/import-commit", body, Idempotency_Key="again-2")
    assert other.err == "import.missing"
    bad = root.post("/api/file/import-commit", body, Idempotency_Key="not a key")
    assert bad.err == "param.bad"


def test_files_that_would_end_every_submission_are_left_out_and_told(root: Client) -> None:
    files = {f"a{number:02}.h": "//" for number in range(61)}
    named = {"isFileIO": True, "ioReadFileName": "a05.h", "ioWriteFileName": "b.out"}
    texts = {"userExtraFile": json.dumps(files), "judgeExtraFile": json.dumps(files)}
    basics = {"title": "Files", "type": 0, "timeLimit": 1000, "memoryLimit": 64, "stackLimit": 64}
    english = Client(root.base, token=root.token, language="en-US")
    package = small_hoj({"problem": {**basics, **named, **texts}})
    (told,) = import_package(english, package, "a.zip")["problems"]
    problem = root.get("/api/admin/problem", pid=told["pid"]).data
    kept = sorted(json.loads(problem["userExtraFile"]))
    assert kept == [name for name in sorted(files) if name != "a05.h"][:59]
    assert len(json.loads(problem["judgeExtraFile"])) == 59
    assert [loss["msg"] for loss in told["losses"]] == [
        "Not kept: extra files of the student's program (a05.h)",
        "Not kept: extra files of the student's program (1 more)",
        "Not kept: extra files of the judging program (2 more)",
    ]


def test_cases_that_share_a_file_get_files_of_their_own(
    server: ServerProcess, root: Client
) -> None:
    same = {"input": "1.in", "output": "1.out"}
    package = small_hoj({"samples": [same, same, {"input": "1.out", "output": "1.in"}]})
    pid = import_package(root, package, "a.zip")["problems"][0]["pid"]
    names = zipfile.ZipFile(io.BytesIO(root.get("/api/file/download-testcase", pid=pid).body))
    assert names.namelist() == [f"{n}.{end}" for n in (1, 2, 3) for end in ("in", "out")]
    assert case_data(server, pid) == [*[(b"1 2\n", b"3\n")] * 2, (b"3\n", b"1 2\n")]


@pytest.mark.parametrize("problem_id", ["A/B", "#1", "P 1?x=1", ".."])
def test_an_id_that_nobody_could_open_is_refused_and_told(root: Client, problem_id: str) -> None:
    english = Client(root.base, token=root.token, language="en-US")
    basics = {"title": "Id", "type": 0, "timeLimit": 1000, "memoryLimit": 64, "stackLimit": 64}
    package = small_hoj({"problem": {**basics, "problemId": problem_id}})
    (told,) = import_package(english, package, "a.zip", dryRun=True)["problems"]
    assert told["error"]["err"] == "problem.bad_id"
    assert "/ \\ ? # %" in told["error"]["msg"]


def sum_of(answer: str, problem_id: str, **more: bytes) -> bytes:
    head = f"title: Sum {answer}\npid: {problem_id}".encode()
    files = {"1/problem.yaml": head, "1/testdata/1.in": b"1 2"}
    return zipped({**files, "1/testdata/1.out": answer.encode(), **more})


def stored_case(server: ServerProcess, pid: int) -> bytes:
    return case_data(server, pid)[0][1]


def test_a_taken_id_gets_a_new_number_where_that_is_wished(root: Client) -> None:
    english = Client(root.base, token=root.token, language="en-US")
    (first,) = import_package(root, sum_of("3", "TAKEN1"), "a.zip")["problems"]
    (refused,) = import_package(root, sum_of("4", "taken1"), "a.zip")["problems"]
    assert (refused["error"]["err"], refused["duplicateOf"]) == ("problem.id_used", first["pid"])
    key = begin_import(english, sum_of("4", "taken1"), "a.zip", dryRun=True)
    assert report_of(english, key)["problems"][0]["error"]["err"] == "problem.id_used"
    committed = english.post("/api/file/import-commit", {"key": key, "taken": "new"}).data
    (again,) = report_of(english, committed["key"])["problems"]
    assert again["problemId"] == f"P{again['pid']}" and again["pid"] != first["pid"]
    (changed,) = again["losses"]
    assert (changed["field"], changed["err"]) == ("problemId", "exchange.changed")
    assert again["problemId"] in changed["msg"]


def test_an_id_that_no_problem_can_have_gets_a_new_number_too(root: Client) -> None:
    basics = {"title": "Id", "type": 0, "timeLimit": 1000, "memoryLimit": 64, "stackLimit": 64}
    package = small_hoj({"problem": {**basics, "problemId": "A/B"}})
    (told,) = import_package(root, package, "a.zip", taken="new")["problems"]
    assert told["problemId"] == f"P{told['pid']}"


def test_a_package_takes_the_place_of_the_problem_as_a_new_version_of_its_data(
    root: Client, server: ServerProcess
) -> None:
    old = sum_of("3", "TAKEN2", **{"1/additional_file/old.txt": b"old"})
    (first,) = import_package(root, old, "a.zip", auth=1)["problems"]
    pid = first["pid"]
    solution = {"name": "mine", "language": "C", "code": "int main(){}", "expected": [0]}
    root.post("/api/admin/problem/solution", {"pid": pid, **solution})
    new = sum_of("4", "TAKEN2", **{"1/additional_file/new.txt": b"new"})
    (second,) = import_package(root, new, "a.zip", taken="replace")["problems"]
    assert (second["pid"], second["problemId"], second["losses"]) == (pid, "TAKEN2", [])
    problem = root.get("/api/admin/problem", pid=pid).data
    assert (problem["title"], problem["auth"]) == ("Sum 4", 1)
    assert [each["name"] for each in problem["attachments"]] == ["new.txt"]
    assert stored_case(server, pid) == b"4"
    versions = root.get("/api/admin/problem/data-versions", pid=pid).data
    assert [(each["version"], each["active"]) for each in versions] == [(2, True), (1, False)]
    kept = root.get("/api/admin/problem/solutions", pid=pid).data
    assert [each["name"] for each in kept] == ["mine"]
    original = root.get("/api/file/download-original-package", pid=pid).body
    assert original == new


def test_nobody_replaces_the_problem_of_another(admin: Client, problem_admin: Client) -> None:
    (first,) = import_package(problem_admin, sum_of("3", "TAKEN3"), "a.zip")["problems"]
    (told,) = import_package(admin, sum_of("4", "TAKEN3"), "a.zip", taken="replace")["problems"]
    assert told["error"]["err"] == "problem.not_allowed" and "pid" not in told
    assert problem_admin.get("/api/admin/problem", pid=first["pid"]).data["title"] == "Sum 3"


@pytest.mark.parametrize(("wanted", "kept"), [(None, 3), (["dp"], 1), ([], 0)])
def test_tags_are_taken_chosen_or_left(root: Client, wanted: list[str] | None, kept: int) -> None:
    source = "<source><![CDATA[dp 24 Judge]]></source>"
    key = begin_import(root, fps(item(source)), dryRun=True)
    assert report_of(root, key)["problems"][0]["tags"] == ["dp", "24", "Judge"]
    body = {"key": key} if wanted is None else {"key": key, "tags": wanted}
    committed = root.post("/api/file/import-commit", body).data
    (stored,) = report_of(root, committed["key"])["problems"]
    tags = root.get("/api/get-problem-tags", pid=stored["pid"]).data
    assert len(tags) == kept
    assert wanted is None or [tag["name"] for tag in tags] == wanted


def test_cases_without_an_answer_are_counted(root: Client) -> None:
    files = {"1.in": b"1", "1.out": b"1", "2.in": b"2", "3.in": b"3", "3.out": b""}
    package = zipped(files)
    (told,) = import_package(root, package, "data.zip", dryRun=True)["problems"]
    assert (told["cases"], told["unanswered"]) == (3, 2)
    assert import_package(root, fps(item()), dryRun=True)["problems"][0]["unanswered"] == 0


# -- archives


def test_several_files_in_a_zip_are_one_package(root: Client) -> None:
    package = zipped(
        {
            "a.xml": fps(item(title="A1"), item(title="A2")),
            "broken.xml": b"<fps><item>",
            "c.xml": fps(item(title="C1")),
            "losses.txt": b"a note of an export",
        }
    )
    report = import_package(root, package, "anything.bin")
    told = [(each["index"], each["title"], "error" in each) for each in report["problems"]]
    assert told == [
        (0, "A1", False),
        (1, "A2", False),
        (2, "broken.xml", True),
        (3, "C1", False),
    ]


def test_the_name_of_a_file_means_nothing(root: Client) -> None:
    assert import_package(root, fps(item()), "problems.zip")["format"] == "fps"


def test_an_unknown_archive_says_which_formats_are_read(root: Client) -> None:
    english = Client(root.base, token=root.token, language="en-US")
    report = import_package(english, zipped({"readme.md": b"# Hello"}), "hello.zip")
    assert report["format"] is None
    error = report["problems"][0]["error"]
    assert error["err"] == "import.bad_format"
    for name in ("FPS", "HOJ", "QDUOJ", "Hydro", "Kattis", "Polygon", "DMOJ"):
        assert name in error["msg"]


# -- limits and restarts


def test_uploads_are_counted(limited_server: ServerProcess) -> None:
    staff = limited_server.add_user("uploads_imports", role="problem_admin")
    answers = [staff.upload("/api/file/import", "a.xml", fps(item())) for _ in range(3)]
    assert [answer.err for answer in answers] == ["", "", "file.too_fast"]


def test_a_problem_that_cannot_be_written_stops_no_other(
    server: ServerProcess, root: Client
) -> None:
    titles = ("Before", "Refused", "After")
    with refusing(server, "INSERT ON problem WHEN NEW.title = 'Refused'"):
        report = import_package(root, fps(*(item(title=title) for title in titles)))
    told = [(each["title"], each.get("error", {}).get("err")) for each in report["problems"]]
    assert told == [("Before", None), ("Refused", "import.bad_format"), ("After", None)]
    assert "服务器内部错误" in report["problems"][1]["error"]["msg"]
    assert (report["imported"], report["failed"]) == (2, 1)


def test_an_import_whose_end_cannot_be_written_stops_no_other(
    server: ServerProcess, root: Client
) -> None:
    """A start of the server ends it, as the next test shows."""
    end = "UPDATE ON import_task WHEN NEW.state = 'done' AND NEW.name = 'stuck.xml'"
    with refusing(server, end):
        stuck = begin_import(root, fps(item()), "stuck.xml")
        older = root.upload("/api/file/import-fps-problem", "stuck.xml", fps(item()))
        assert older.http == 500
        assert import_package(root, fps(item()))["imported"] == 1
        assert root.get("/api/file/import-result", key=stuck).data["state"] == "running"


def stored_problems(server: ServerProcess) -> int:
    return int(rows(server, "SELECT count(*) AS n FROM problem")[0]["n"])


def test_an_import_that_a_restart_interrupts_says_so(own_server: ServerProcess) -> None:
    staff = own_server.client("root")
    before = stored_problems(own_server)
    key = begin_import(staff, fps(*(item(title=f"No {n}") for n in range(1500))))
    waiting = begin_import(staff, fps(item()))
    deadline = time.monotonic() + 60
    while staff.get("/api/file/import-result", key=key).data["done"] < 3:
        assert time.monotonic() < deadline
    own_server.kill()
    own_server.start()
    staff = own_server.client("root")
    report = staff.get("/api/file/import-result", key=key).data["report"]
    *stored, last = report["problems"]
    assert 3 <= len(stored) < 1500
    assert last["error"]["err"] == "import.bad_format"
    assert "重启" in last["error"]["msg"]
    assert all(problem["pid"] for problem in stored)
    assert stored_problems(own_server) - before == len(stored)
    never_begun = staff.get("/api/file/import-result", key=waiting).data["report"]
    assert (never_begun["imported"], never_begun["failed"]) == (0, 1)
    assert import_package(staff, fps(item()))["imported"] == 1
