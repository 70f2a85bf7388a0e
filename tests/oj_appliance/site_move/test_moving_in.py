"""A whole site of each system: looked at, brought in, and used by its people as before."""

from __future__ import annotations

import gzip
import io
import tarfile
import zipfile
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import pytest

from tests.http_client import Client
from tests.judging_waits import verdict_of
from tests.oj_appliance.site_move import hoj, hustoj, qduoj
from tests.oj_appliance.site_move.old_site import (
    PEOPLE,
    PROBLEMS,
    SUBMISSIONS,
    OldSite,
    old_site,
)
from tests.oj_appliance.site_move.sending import amounts, brought, looked, tallies
from tests.server_process import ServerProcess

SYSTEMS = {"hustoj": hustoj, "hoj": hoj, "qduoj": qduoj}


def as_tar(content: bytes) -> bytes:
    """The files of a zip."""
    made = io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(content)) as archive,
        tarfile.open(fileobj=made, mode="w") as tar,
    ):
        for name in archive.namelist():
            about = tarfile.TarInfo(name)
            about.size = len(archive.read(name))
            tar.addfile(about, io.BytesIO(archive.read(name)))
    return made.getvalue()


# Test data comes in whichever archive its teacher has made.
PACKED: dict[str, Callable[[bytes], bytes]] = {
    "hustoj": bytes,
    "hoj": lambda content: gzip.compress(as_tar(content)),
    "qduoj": as_tar,
}
PREFIX = {"hustoj": "hu", "hoj": "ho", "qduoj": "qd"}
# QDUOJ has a problem of its own for each of a contest.
FURTHER_PROBLEMS = {"hustoj": 0, "hoj": 0, "qduoj": 8}
# One that was never judged comes beside the two hundred.
FURTHER_SUBMISSIONS = {"hustoj": 1, "hoj": 0, "qduoj": 0}
VERDICTS = {"AC": 0, "WA": -1, "TLE": 1, "RE": 3, "CE": -2, "PE": -3}


class Moved:
    """One system's site after its move."""

    def __init__(self, name: str, server: ServerProcess) -> None:
        self.name = name
        self.server = server
        self.system: ModuleType = SYSTEMS[name]
        self.site: OldSite = old_site(PREFIX[name])
        self.root = server.client("root")
        self.root.language = "en-US"
        self.dump = self.system.dump(self.site).encode()
        self.files = PACKED[name](self.system.files(self.site))
        self.before = self._counts()
        self.looked = looked(self.root, name, self.dump, self.files)
        self.after_look = self._counts()
        self.moved = brought(self.root, self.looked["key"])

    def _counts(self) -> tuple[int, ...]:
        """How many problems, people and submissions the site has."""
        calls = ("/api/get-problem-list", "/api/admin/user/get-user-list")
        totals = [self.root.get(call, limit=10).data["total"] for call in calls]
        return (*totals, len(self.root.get("/api/get-submission-list", limit=100).data["records"]))

    def contest(self, number: int) -> int:
        rows = self.root.get("/api/admin/contest/get-contest-list", limit=100).data["records"]
        title = f"{self.site.prefix} 比赛 {number}"
        return next(int(row["id"]) for row in rows if row["title"] == title)

    def client(self, person: int) -> Client:
        known = self.site.people[person]
        return self.server.client(known.name, known.password)


@pytest.fixture(scope="module", params=SYSTEMS)
def moved(request: pytest.FixtureRequest, own_server: ServerProcess) -> Iterator[Moved]:
    yield Moved(request.param, own_server)


def test_the_dry_run_tells_what_comes_and_writes_nothing(moved: Moved) -> None:
    report = moved.looked["report"]
    assert moved.looked["state"] == "ready", moved.looked
    assert amounts(moved.looked) == {
        "person": (PEOPLE, 0, 0),
        "problem": (PROBLEMS + FURTHER_PROBLEMS[moved.name], 0, 0),
        "contest": (2, 0, 0),
        "submission": (SUBMISSIONS + FURTHER_SUBMISSIONS[moved.name], 0, 0),
    }
    assert report["staff"] == [moved.site.people[0].name]
    assert (report["peopleRenamed"], report["problemsRenamed"]) == (0, 0)
    assert "move.no_data" not in tallies(moved.looked)
    assert moved.after_look == moved.before


def test_everything_came(moved: Moved) -> None:
    assert moved.moved["state"] == "done", moved.moved
    found = amounts(moved.moved)
    assert all(taken == there for there, _, taken in found.values()), found
    assert moved.moved["refused"] == 0


def test_people_log_in_with_the_password_that_they_had_and_it_is_hashed_anew(moved: Moved) -> None:
    name = moved.site.people[4].name
    query = f"SELECT password_hash FROM account WHERE username = '{name}'"
    kept = moved.server.oj("db", "query", query).stdout
    assert "moved:" in kept and moved.system.password(moved.site.people[4].password) not in kept
    client = Client(moved.server.base)
    for wrong in ("", "x", kept.strip(), moved.system.password(moved.site.people[4].password)):
        answer = client.post("/api/login", {"username": name, "password": wrong})
        assert answer.err in ("auth.wrong_credentials", "auth.empty", "http.bad_param"), answer.body
    assert moved.client(4).get("/api/get-user-home-info").data["username"] == name
    kept = moved.server.oj("db", "query", query).stdout
    assert "$argon2id$" in kept and "moved:" not in kept
    moved.client(4)  # and again
    moved.client(3)  # HUSTOJ's older form


def test_old_submissions_are_as_they_were(moved: Moved) -> None:
    """Of one person, by the calls that the page makes."""
    person = moved.site.sent[2].person  # practice: the third of three
    sent = [each for each in moved.site.sent if each.person == person and each.contest == 0]
    client = moved.client(person)
    rows = client.get("/api/get-submission-list", onlyMine="true", limit=100).data["records"]
    rows = [row for row in rows if row["status"] != -4]
    assert len(rows) == len(sent)
    told = {row["submitTime"][:19]: row for row in rows}
    for each in sent:
        row = told[each.at.strftime("%Y-%m-%dT%H:%M:%S")]
        verdict = VERDICTS["WA" if moved.name == "qduoj" and each.verdict == "PE" else each.verdict]
        assert (row["status"], row["time"], row["memory"]) == (
            verdict,
            each.time_ms,
            each.memory_kb,
        )
        detail = client.get("/api/get-submission-detail", submitId=row["submitId"]).data
        assert detail["submission"]["code"] == each.code
        assert row["language"] == "Python3"


def test_totals_are_those_of_the_rows(moved: Moved) -> None:
    output = moved.server.oj("recount", "--check").stdout
    assert "differ" not in output.replace("0 differ", ""), output


def test_a_moved_problem_is_judged_with_the_data_that_came(moved: Moved) -> None:
    task = moved.site.tasks[0]
    named = {"hustoj": "1001", "hoj": "HO-1", "qduoj": "QD1"}[moved.name]
    client = moved.client(6)
    pid = client.get("/api/get-problem-detail", problemId=named).data["problem"]["id"]
    assert verdict_of(client, pid, "Python3", task.solution) == 0
    assert verdict_of(client, pid, "Python3", task.solution.replace("+ 1", "+ 2")) == -1


def test_the_board_of_an_ended_contest_is_as_it_was(moved: Moved) -> None:
    cid = moved.contest(1)
    rows = board(moved, cid)
    expected = moved.site.board(1, moved.system.FAILURES)
    assert [(row["username"], row["ac"], row["totalTime"]) for row in by_name(rows)] == [
        row[:3] for row in expected
    ]
    names = dict(zip(moved.site.contests[1], "ABCD", strict=True))
    for row, (_, _, _, cells) in zip(by_name(rows), expected, strict=True):
        shown = {
            name: (cell.get("ACTime") if cell.get("isAC") else None, cell["errorNum"])
            for name, cell in row["submissionInfo"].items()
        }
        assert shown == {names[task]: cell for task, cell in cells.items()}


def test_the_second_contest_is_closed_and_its_board_as_it_was(moved: Moved) -> None:
    cid = moved.contest(2)
    rows = board(moved, cid)
    if moved.name == "hustoj":
        expected = moved.site.board(2, moved.system.FAILURES)
        assert [(row["username"], row["ac"], row["totalTime"]) for row in by_name(rows)] == [
            row[:3] for row in expected
        ]
    else:
        names = dict(zip(moved.site.contests[2], "ABCD", strict=True))
        assert {row["username"]: row["submissionInfo"] for row in rows} == {
            person: {names[task]: score for task, score in scores.items()}
            for person, scores in moved.site.scores(2).items()
        }
    # Whoever took part is in it without the password, nobody else is.
    inside = next(each.person for each in moved.site.sent if each.contest == 2)
    took_part = {each.person for each in moved.site.sent if each.contest == 2} | {1, 2, 3}
    outside = next(person for person in range(4, PEOPLE) if person not in took_part)
    problems = "/api/get-contest-problem"
    assert moved.client(inside).get(problems, cid=cid).status == 200
    assert moved.client(outside).get(problems, cid=cid).status != 200


def test_the_same_site_once_more_brings_nothing_twice(moved: Moved) -> None:
    again = looked(moved.root, moved.name, moved.dump, moved.files)
    assert all(known == found for found, known, _ in amounts(again).values()), amounts(again)
    done = brought(moved.root, again["key"])
    assert done["state"] == "done"
    assert {taken for _, _, taken in amounts(done).values()} == {0}


def board(moved: Moved, cid: int) -> list[dict[str, Any]]:
    body = {"cid": cid, "limit": 300}
    found: list[dict[str, Any]] = moved.root.post("/api/get-contest-rank", body).data["records"]
    return found


def by_name(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Equal ones by name, as the test reckons them."""
    return sorted(rows, key=lambda row: (-row["ac"], row["totalTime"], row["username"]))
