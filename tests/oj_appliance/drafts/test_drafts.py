"""Drafts through the front door (contract submission.md §3)."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from typing import Any

import pytest

from oj_appliance.drafts.rules import MOST_BYTES
from tests.http_client import Answer, Client
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

pytestmark = pytest.mark.quick

_numbers = itertools.count(1)


@pytest.fixture(scope="module")
def pid(root: Client) -> int:
    return add_problem(root, a_plus_b(f"DRAFT{next(_numbers)}"))


@pytest.fixture
def writer(new_user: Callable[..., Client]) -> Client:
    return new_user()


def save(client: Client, pid: int, code: str, version: int, **changes: Any) -> Answer:
    body = {"pid": pid, "language": "Python3", "code": code, "version": version, **changes}
    return client.put("/api/draft", body)


def test_what_was_saved_comes_back_on_another_computer(writer: Client, pid: int) -> None:
    assert writer.get("/api/draft", pid=pid).data is None
    saved = save(writer, pid, "print(1)", 0).data
    assert saved["version"] == 1
    later = save(writer, pid, "print(12)", 1, language="Python3").data
    assert later["version"] == 2

    other = Client(writer.base, token=writer.token, headers={"User-Agent": "Firefox on Windows"})
    found = other.get("/api/draft", pid=pid).data
    assert (found["version"], found["language"], found["code"]) == (2, "Python3", "print(12)")
    assert found["savedAt"] == later["savedAt"] and found["client"] == "127.0.0.1"
    again = save(other, pid, "print(123)", 2).data
    assert again["version"] == 3
    client = writer.get("/api/draft", pid=pid).data["client"]
    assert client == "127.0.0.1 · Firefox · Windows"


def test_equal_text_stays_the_same_version(writer: Client, pid: int) -> None:
    first = save(writer, pid, "x", 0).data
    assert save(writer, pid, "x", 1).data == first
    assert save(writer, pid, "x", 0).data == first


def test_every_language_has_a_draft_of_its_own(writer: Client, pid: int) -> None:
    save(writer, pid, "print(1)", 0)
    assert save(writer, pid, "int main(){}", 0, language="C++").data["version"] == 1
    assert writer.get("/api/draft", pid=pid).data["language"] == "C++"
    assert writer.get("/api/draft", pid=pid, language="Python3").data["code"] == "print(1)"
    assert writer.get("/api/draft", pid=pid, language="Java").data is None
    assert save(writer, pid, "print(2)", 1).data["version"] == 2
    assert writer.get("/api/draft", pid=pid).data["language"] == "Python3"


def test_earlier_versions_go_before_an_account_fills_the_disk(
    server: ServerProcess, writer: Client, pid: int
) -> None:
    """Chinese letters take three bytes each; the texts that are being written stay."""
    for language in ("C", "C++", "Python3"):
        for version in range(25):
            code = f"// {version}\n" + "字" * 60_000
            assert save(writer, pid, code, version, language=language).http == 200
    sql = "SELECT sum(length(CAST(code AS BLOB))) AS size FROM draft GROUP BY user_id ORDER BY 1"
    largest = json.loads(server.oj("db", "query", sql).stdout.splitlines()[-1])
    assert 3 * 180_000 < largest["size"] <= MOST_BYTES
    for language in ("C", "C++", "Python3"):
        found = writer.get("/api/draft", pid=pid, language=language).data
        assert found["code"].startswith("// 24\n")


def test_an_older_version_with_other_text_is_refused_and_both_are_kept(
    writer: Client, pid: int
) -> None:
    save(writer, pid, "base", 0)
    save(writer, pid, "from the library", 1)
    refused = save(writer, pid, "from home", 1)
    assert (refused.http, refused.status, refused.err) == (200, 409, "draft.conflict")
    current, yours = refused.json["data"]["current"], refused.json["data"]["yours"]
    assert (current["version"], current["code"]) == (2, "from the library")
    assert (yours["version"], yours["code"]) == (3, "from home")
    assert writer.get("/api/draft", pid=pid).data == current
    put_aside = writer.get("/api/draft", pid=pid, language="Python3", version=3).data
    assert put_aside == yours
    # Sent again, as after a lost answer, it is kept only once.
    assert save(writer, pid, "from home", 1).json["data"]["yours"] == yours

    assert save(writer, pid, "from home", current["version"]).data["version"] == 4
    assert writer.get("/api/draft", pid=pid).data["code"] == "from home"
    versions = writer.get("/api/draft/versions", pid=pid).data
    assert [each["version"] for each in versions] == [4, 3, 2, 1]
    assert versions[2] == {
        "version": 2,
        "language": "Python3",
        "length": len("from the library"),
        "savedAt": current["savedAt"],
        "client": current["client"],
    }


def test_fifty_versions_are_kept(writer: Client, pid: int) -> None:
    for number in range(53):
        assert save(writer, pid, f"print({number})", number).data["version"] == number + 1
    versions = writer.get("/api/draft/versions", pid=pid, language="Python3").data
    assert [each["version"] for each in versions] == list(range(53, 3, -1))
    assert writer.get("/api/draft", pid=pid, language="Python3", version=3).data is None


def test_the_longest_code_is_kept_to_the_letter(writer: Client, pid: int) -> None:
    code = "题" * 65535
    save(writer, pid, code, 0)
    assert writer.get("/api/draft", pid=pid).data["code"] == code
    save(writer, pid, "", 1)
    assert writer.get("/api/draft", pid=pid).data["code"] == ""


@pytest.mark.parametrize(
    ("changes", "http", "err"),
    [
        ({"code": "x" * 65536}, 200, "judge.code_too_long"),
        ({"language": "Brainf"}, 200, "param.bad"),
        ({"language": ""}, 200, "param.bad"),
        ({"pid": 99_999_999}, 200, "problem.missing"),
        ({"cid": 7}, 200, "contest.missing"),
        ({"pid": 0}, 400, "http.bad_param"),
        ({"version": -1}, 400, "http.bad_param"),
        ({"version": 2**53 + 1}, 400, "http.bad_param"),
        ({"code": None}, 400, "http.bad_param"),
        ({"code": "\ud800"}, 400, "http.bad_param"),
    ],
)
def test_what_cannot_be_kept_is_refused(
    writer: Client, pid: int, changes: dict[str, Any], http: int, err: str
) -> None:
    answer = save(writer, **{"pid": pid, "code": "x", "version": 0, **changes})
    assert (answer.http, answer.err) == (http, err)


def test_a_version_needs_its_language(writer: Client, pid: int) -> None:
    assert writer.get("/api/draft", pid=pid, version=1).err == "param.bad"


def test_only_its_owner_reads_a_draft(
    writer: Client, root: Client, guest: Client, pid: int
) -> None:
    save(writer, pid, "mine", 0)
    assert root.get("/api/draft", pid=pid).data is None
    assert root.get("/api/draft/versions", pid=pid).data == []
    for refused in (guest.get("/api/draft", pid=pid), save(guest, pid, "x", 0)):
        assert (refused.http, refused.err) == (401, "auth.login_required")


def test_a_hidden_problem_takes_and_gives_no_drafts(writer: Client, root: Client) -> None:
    hidden = add_problem(root, a_plus_b(f"DRAFT{next(_numbers)}", auth=2))
    answers = [
        save(writer, hidden, "x", 0),
        writer.get("/api/draft", pid=hidden),
        writer.get("/api/draft/versions", pid=hidden),
    ]
    assert [each.err for each in answers] == ["problem.hidden", *["problem.not_public"] * 2]
    assert save(root, hidden, "x", 0).data["version"] == 1


def test_an_acknowledged_draft_outlives_the_server_and_too_many_are_refused(
    limited_server: ServerProcess,
) -> None:
    root = limited_server.client("root")
    pid = add_problem(root, a_plus_b("KEPT"))
    save(root, pid, "first", 0)
    assert save(root, pid, "second", 1).data["version"] == 2
    refused = save(root, pid, "third", 2)
    assert (refused.http, refused.status, refused.err) == (200, 403, "draft.too_fast")
    limited_server.kill()
    limited_server.start()
    assert limited_server.client("root").get("/api/draft", pid=pid).data["code"] == "second"
    backup = limited_server.data / "copy.sqlite3"
    limited_server.oj("backup", str(backup))
    assert b"second" in backup.read_bytes()


def test_what_a_conflict_puts_aside_never_pushes_the_current_text_out(
    writer: Client, pid: int
) -> None:
    """A forgotten second window goes on saving; each text of it is put aside."""
    save(writer, pid, "an hour's work", 0)
    for number in range(55):
        assert save(writer, pid, f"forgotten window {number}", 0).err == "draft.conflict"
    found = writer.get("/api/draft", pid=pid).data
    assert (found["version"], found["code"]) == (1, "an hour's work")
    assert len(writer.get("/api/draft/versions", pid=pid).data) == 50
