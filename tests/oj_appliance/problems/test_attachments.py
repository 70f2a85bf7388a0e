"""Files of a problem's page: any bytes, by name, for those who see the problem (contract file.md
§2)."""

from __future__ import annotations

import sqlite3

import pytest

from tests.http_client import Client
from tests.oj_appliance.interchange.packages import import_package, small_hoj
from tests.oj_appliance.problems.builders import create_problem, fresh_id
from tests.server_process import ServerProcess

BYTES = bytes(range(256)) * 300
UPLOAD = "/api/file/upload-problem-attachment"
DOWNLOAD = "/api/file/problem-attachment"
ORIGINAL = "/api/file/download-original-package"


@pytest.mark.covers("S1-2.7-4")
def test_a_binary_file_is_listed_and_comes_back_as_it_was(
    root: Client, guest: Client, student: Client
) -> None:
    display_id = fresh_id("files")
    pid = create_problem(root, problemId=display_id)
    kept = root.upload(UPLOAD, "数据 1.bin", BYTES, pid=pid)
    assert kept.data == {"name": "数据 1.bin", "size": len(BYTES)}
    root.upload(UPLOAD, "page.html", b"<script>alert(1)</script>", pid=pid)
    shown = guest.get("/api/get-problem-detail", problemId=display_id).data["problem"]
    assert shown["attachments"] == [
        {"name": "page.html", "size": 25},
        {"name": "数据 1.bin", "size": len(BYTES)},
    ]
    assert root.get("/api/admin/problem", pid=pid).data["attachments"] == shown["attachments"]
    for client in (guest, student):
        answer = client.get(DOWNLOAD, pid=pid, name="数据 1.bin")
        assert (answer.http, answer.body) == (200, BYTES)
    page = guest.get(DOWNLOAD, pid=pid, name="page.html")
    # A page that a problem brings must never run as a page of the site.
    assert page.headers["content-disposition"] == "attachment;filename=page.html"
    assert page.headers["content-type"] == "application/octet-stream"
    assert page.headers["x-content-type-options"] == "nosniff"


def test_the_same_name_replaces_and_a_removed_file_is_gone(
    server: ServerProcess, root: Client, guest: Client
) -> None:
    pid = create_problem(root)
    root.upload(UPLOAD, "a.txt", b"first content of a", pid=pid)
    root.upload(UPLOAD, "folder/a.txt", b"second content of a", pid=pid)
    assert guest.get(DOWNLOAD, pid=pid, name="a.txt").body == b"second content of a"
    assert references(server) == {18: 0, 19: 1}
    root.delete("/api/admin/problem/attachment", pid=pid, name="a.txt")
    assert guest.get(DOWNLOAD, pid=pid, name="a.txt").err == "file.missing"
    assert references(server) == {18: 0, 19: 0}
    again = root.delete("/api/admin/problem/attachment", pid=pid, name="a.txt")
    assert (again.status, again.err) == (400, "file.missing")


def references(server: ServerProcess) -> dict[int, int]:
    """How many rows name the contents of these sizes, which no other test stores."""
    with sqlite3.connect(server.data / "oj.sqlite3") as connection:
        return dict(connection.execute("SELECT size, refs FROM blob WHERE size IN (18, 19)"))


def test_who_may_not_see_the_problem_finds_no_file(
    teacher: Client, other_teacher: Client, problem_admin: Client, guest: Client
) -> None:
    pid = create_problem(teacher, auth=2)
    teacher.upload(UPLOAD, "secret.txt", b"secret", pid=pid)
    for client in (teacher, problem_admin):
        assert client.get(DOWNLOAD, pid=pid, name="secret.txt").body == b"secret"
    for client in (other_teacher, guest):
        answer = client.get(DOWNLOAD, pid=pid, name="secret.txt")
        assert (answer.http, answer.err) == (404, "file.missing")
    # No other place shows a problem of the bank.
    for place in ({"gid": 1}, {"tid": 1}, {"cid": 1}):
        answer = teacher.get(DOWNLOAD, pid=pid, name="secret.txt", **place)
        assert (answer.http, answer.err) == (404, "file.missing")


def test_only_its_editors_change_a_problem_s_files(
    teacher: Client, other_teacher: Client, student: Client
) -> None:
    pid = create_problem(teacher, auth=2)
    for client in (other_teacher, student):
        refused = client.upload(UPLOAD, "a.txt", b"content", pid=pid)
        assert (refused.status, refused.err) == (403, "file.not_allowed")
    teacher.upload(UPLOAD, "a.txt", b"content", pid=pid)
    refused = other_teacher.delete("/api/admin/problem/attachment", pid=pid, name="a.txt")
    assert refused.err == "file.not_allowed"
    assert teacher.upload(UPLOAD, "a.txt", b"content", pid=10**9).err == "problem.missing"


def test_the_package_of_an_import_comes_back_for_those_who_may_edit(
    teacher: Client, other_teacher: Client, problem_admin: Client, guest: Client
) -> None:
    package = small_hoj()
    (imported,) = import_package(teacher, package, "set.zip")["problems"]
    pid = imported["pid"]
    assert teacher.get("/api/admin/problem", pid=pid).data["hasOriginal"] is True
    for client in (teacher, problem_admin):
        answer = client.get(ORIGINAL, pid=pid)
        assert (answer.http, answer.body) == (200, package)
        name = f"attachment;filename=problem_{pid}_original.zip"
        assert answer.headers["content-disposition"] == name
    refused = other_teacher.get(ORIGINAL, pid=pid)
    assert (refused.http, refused.err) == (403, "file.not_allowed")
    assert guest.get(ORIGINAL, pid=pid).http == 401
    by_hand = create_problem(teacher, auth=2)
    for number in (by_hand, 10**9):
        missing = teacher.get(ORIGINAL, pid=number)
        assert (missing.http, missing.err) == (404, "file.missing")


@pytest.mark.parametrize("name", ["..", "folder/", "a/..", "x" * 256])
def test_a_name_that_is_none_is_refused(root: Client, name: str) -> None:
    answer = root.upload(UPLOAD, name, b"content", pid=create_problem(root))
    assert (answer.http, answer.err) == (400, "http.bad_param")


def test_a_problem_has_at_most_fifty_files(root: Client) -> None:
    pid = create_problem(root)
    for number in range(50):
        assert root.upload(UPLOAD, f"{number}.txt", b"content", pid=pid).status == 200
    assert root.upload(UPLOAD, "one-more.txt", b"content", pid=pid).err == "file.too_large"
    assert root.upload(UPLOAD, "7.txt", b"replaced", pid=pid).status == 200
