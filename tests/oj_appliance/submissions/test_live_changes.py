"""What the live socket tells of submissions: every change, as the viewer's own calls would show it
(contract 00-conventions §9.2)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from aiohttp import ClientSession

from tests.http_client import Client
from tests.judging_waits import UNFINISHED, submit, wait_for_verdict
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

pytestmark = pytest.mark.quick
Json = dict[str, Any]
ADD = "print(sum(map(int, input().split())))"


def uid_of(client: Client) -> str:
    return str(client.get("/api/get-user-home-info").data["uid"])


def hear(
    server: ServerProcess,
    client: Client,
    topic: str,
    act: Callable[[], object],
    until: Callable[[Json], bool],
) -> list[Json]:
    """The rows that arrive on `topic` from the act on, up to the first that fits."""

    async def run() -> list[Json]:
        heard: list[Json] = []
        async with (
            ClientSession() as session,
            session.ws_connect(f"{server.base}/api/live", autoclose=False) as socket,
        ):
            await socket.send_json({"token": client.token, "topics": [topic]})
            welcome = await socket.receive_json(timeout=120)
            assert welcome["data"]["topics"] == [topic]
            await asyncio.to_thread(act)
            while not heard or not until(heard[-1]):
                frame = await socket.receive_json(timeout=60)
                heard += [frame["data"]] if frame["topic"] == topic else []
        return heard

    return asyncio.run(run())


def is_final(row: Json) -> bool:
    return row["status"] not in UNFINISHED


@pytest.mark.covers("S1-4.1-12", "S1-4.1-13", "S1-4.1-14")
def test_a_submission_waits_compiles_and_is_judged(
    server: ServerProcess, student: Client, sum_problem: str
) -> None:
    rows = hear(
        server,
        student,
        f"submission:{uid_of(student)}",
        lambda: submit(student, sum_problem, "C", "int main(void) { return 1; }"),
        is_final,
    )
    assert list(dict.fromkeys(row["status"] for row in rows)) == [5, 6, 7, 3]
    assert {row["submitId"] for row in rows} == {rows[0]["submitId"]}


def test_changes_by_hand_are_told_too(
    server: ServerProcess, student: Client, root: Client, sum_problem: str
) -> None:
    topic = f"submission:{uid_of(student)}"

    def acted(name: str, **query: object) -> Callable[[], object]:
        path = f"/api/admin/judge/{name}"
        return lambda: root.get(path, submitId=mine, **query).data

    (*_, first) = hear(
        server, student, topic, lambda: submit(student, sum_problem, "Python3", ADD), is_final
    )
    mine = first["submitId"]
    (by_hand,) = hear(server, student, topic, acted("manual-judge", status=-1), is_final)
    assert (by_hand["status"], by_hand["isManual"]) == (-1, True)
    again = hear(server, student, topic, acted("rejudge"), is_final)
    assert [again[0]["status"], again[-1]["status"]] == [5, 0]
    assert again[0]["version"] == 1
    (cancelled,) = hear(server, student, topic, acted("cancel-judge"), is_final)
    assert (cancelled["status"], cancelled["isManual"]) == (-4, True)


def test_a_frame_shows_no_more_than_the_viewers_own_calls(
    server: ServerProcess, student: Client, root: Client
) -> None:
    pid = add_problem(root, a_plus_b("LIVEHIDDEN"))
    mine = submit(student, "LIVEHIDDEN", "Python3", ADD)
    topic = f"submission:{uid_of(student)}"
    root.put("/api/admin/problem/change-problem-auth", {"id": pid, "auth": 2})

    wait_for_verdict(student, mine)

    def change() -> object:
        return root.get("/api/admin/judge/manual-judge", submitId=mine, status=1).data

    def is_mine(row: Json) -> bool:
        return bool(row["submitId"] == mine and row["status"] == 1)

    *_, to_owner = hear(server, student, topic, change, is_mine)
    assert (to_owner["title"], to_owner["ip"], to_owner["code"]) == (None, None, None)
    own = student.post("/api/check-submissions-status", {"submitIds": [mine]}).data[str(mine)]
    assert to_owner == own
    *_, to_root = hear(server, root, topic, change, is_mine)
    assert (to_root["title"], to_root["ip"]) == ("Problem LIVEHIDDEN", "127.0.0.1")
    assert to_root["code"] is None
