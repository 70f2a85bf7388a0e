"""The older calls of file.md §5: one request that imports at once and answers null, or counts."""

from __future__ import annotations

from collections.abc import Callable

from tests.http_client import Answer, Client
from tests.oj_appliance.interchange.packages import fps, item, rows, zipped
from tests.server_process import ServerProcess


def older_call(client: Client, content: bytes) -> Answer:
    return client.upload("/api/file/import-fps-problem", "set.xml", content)


def test_the_older_call_answers_null_when_all_went_well(
    new_user: Callable[[str], Client], server: ServerProcess
) -> None:
    for role, auth in (("admin", 2), ("problem_admin", 1)):
        client = new_user(role)
        assert older_call(client, fps(item(title=f"Older {auth}"))).data is None
        found = rows(server, f"SELECT auth FROM problem WHERE title = 'Older {auth}'")
        assert found == [{"auth": auth}]


def test_the_older_call_counts_failures(root: Client) -> None:
    answer = older_call(root, fps(item(title="Good"), item(title="Bad", case=False)))
    assert (answer.status, answer.err) == (400, "import.partial")
    assert "成功1，失败1" in answer.json["msg"]
    assert "Bad" in answer.json["msg"]


def test_the_older_call_lists_what_is_there_already(root: Client) -> None:
    again = zipped({"1/problem.yaml": b"title: Sum\npid: OLDCALL", "1/testdata/1.in": b"1"})
    assert root.upload("/api/file/import-hydro-problem", "a.zip", again).data is None
    answer = root.upload("/api/file/import-hydro-problem", "a.zip", again)
    assert (answer.http, answer.status, answer.err) == (200, 400, "import.partial")
    assert "成功0，失败1；重复：OLDCALL" in answer.json["msg"]


def test_the_older_call_refuses_what_holds_nothing(root: Client) -> None:
    assert older_call(root, fps(item(case=False))).err == "import.none"
    unreadable = older_call(root, b"<fps>")
    assert (unreadable.http, unreadable.err) == (200, "import.bad_format")
    assert "第 1 行" in unreadable.json["msg"]
    assert older_call(root, b"PK\x03\x04").err == "testcase.bad_zip"
