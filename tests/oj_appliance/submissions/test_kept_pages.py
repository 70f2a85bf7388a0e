"""Pages of the list that are kept as bytes say what the rows say, to everybody and at once."""

from __future__ import annotations

import sqlite3

from tests.http_client import Client
from tests.judging_waits import submit, wait_for_verdict
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

LIST = "/api/get-submission-list"
ADD = "print(sum(map(int, input().split())))"


def rows(client: Client, **query: object) -> dict[int, dict[str, object]]:
    found = client.get(LIST, **query).data
    return {row["submitId"]: row for row in found["records"]}


def test_a_kept_page_is_everybodys_but_theirs_who_see_more(own_server: ServerProcess) -> None:
    """The author of a hidden problem reads its title, in whatever order people ask."""
    root, guest = own_server.client("root"), own_server.client()
    author, student = own_server.add_user("author"), own_server.add_user("student")
    pid = add_problem(root, a_plus_b("KEPT"))
    number = submit(student, pid, "Python3", ADD)
    wait_for_verdict(student, number)
    uid = author.get("/api/get-user-home-info").data["uid"]
    own_server.stop()
    with sqlite3.connect(own_server.data / "oj.sqlite3") as database:
        database.execute("UPDATE problem SET auth = 2, author_uid = ? WHERE id = ?", (uid, pid))
    own_server.start()

    root, guest = own_server.client("root"), own_server.client()
    author = own_server.client("author", "secret123")
    student = own_server.client("student", "secret123")
    shown = {
        name: [rows(client)[number]["title"] for _ in range(2)]
        for name, client in (
            *(("guest", guest), ("author", author), ("student", student)),
            *(("root", root), ("guest again", guest), ("author again", author)),
        )
    }
    assert shown["guest"] == shown["student"] == shown["guest again"] == [None, None]
    titles = ["Problem KEPT"] * 2
    assert [shown["author"], shown["author again"], shown["root"]] == [titles] * 3
    assert rows(root)[number]["ip"] == "127.0.0.1"
    assert rows(guest)[number]["ip"] is None


def test_whoever_asks_after_a_change_is_told_of_it(server: ServerProcess, root: Client) -> None:
    guest = server.client()
    pid = add_problem(root, a_plus_b("KEPT2"))
    for _ in range(5):
        rows(guest)
        number = submit(root, pid, "Python3", ADD)
        assert rows(guest)[number]["username"] == "root"
        wait_for_verdict(root, number)
        assert rows(guest)[number]["status"] == 0
    root.get("/api/admin/judge/manual-judge", submitId=number, status=-1)
    assert rows(guest)[number]["status"] == -1
    body = a_plus_b("KEPT3", title="Another title")
    body["problem"]["id"] = pid
    assert root.put("/api/admin/problem", body).status == 200
    assert (rows(guest)[number]["displayPid"], rows(guest)[number]["title"]) == (
        "KEPT3",
        "Another title",
    )
