"""The server dies at every step of making and opening: all of it is there, or nothing."""

from __future__ import annotations

import contextlib
import http.client
import time
from collections.abc import Iterator

import pytest

from tests.http_client import Client
from tests.oj_appliance.packs.desk import PACK, made_exam, open_pack, received, waited
from tests.oj_appliance.timed_work.stage import STAGED_SERVER, WorkStage
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

CLASS = "Killed 1"


@pytest.fixture
def school() -> Iterator[ServerProcess]:
    """One that nothing was done on yet."""
    server = ServerProcess(module=STAGED_SERVER).start()
    yield server
    server.end()


def counted(root: Client) -> tuple[int, int, int]:
    """Problems, timed works and accounts."""
    problems = root.get("/api/admin/problem/get-problem-list", limit=1).data["total"]
    works = root.get("/api/admin/homework/get-timed-work-list", limit=1).data["total"]
    people = root.get("/api/admin/user/get-user-list", limit=1).data["total"]
    return problems, works, people


def dies(server: ServerProcess) -> None:
    deadline = time.monotonic() + 60
    assert server.process is not None
    while server.process.poll() is None:
        assert time.monotonic() < deadline, "the server lives on"
        time.sleep(0.02)


def with_student(office: WorkStage) -> None:
    text = f"username,password,realname,className\nkilled-one,secret123,One,{CLASS}\n"
    staged = office.root.upload("/api/admin/user/roster-upload", "r.csv", text.encode())
    office.root.post("/api/admin/user/roster-commit", {"key": staged.data["key"]})


def test_an_opening_that_is_cut_off_is_whole_or_nothing(
    office: WorkStage, school: ServerProcess
) -> None:
    with_student(office)
    _, password, file = made_exam(office.root, office.hold(title="Cut off"), classes=[CLASS])
    pack = received(school.client("root"), file)
    before = counted(school.client("root"))
    # Once its package is stored; in the write, when everything is written; and after the write.
    for step, state in ((1, "sealed"), (2, "sealed"), (3, "opened")):
        school.stop()
        school.start({"OJ_TEST_FAULTS": f"pack_step:{step}"})
        with contextlib.suppress(OSError, http.client.HTTPException):
            open_pack(school.client("root"), pack, password)
        dies(school)
        school.start()
        root = school.client("root")
        assert waited(root, pack)["state"] == state, step
        if state == "sealed":
            assert counted(root) == before, step
    problems, works, people = before
    assert counted(root) == (problems + 2, works + 1, people + 1)
    told = waited(root, pack)
    listed = root.get("/api/admin/homework", tid=told["tid"]).data
    assert listed["title"] == "Cut off"


def test_a_file_that_was_being_made_is_told_as_failed(school: ServerProcess) -> None:
    pid = add_problem(school.client("root"), a_plus_b("KILLED"))
    school.stop()
    school.start({"OJ_TEST_FAULTS": "pack_step:1"})
    root = school.client("root")
    with contextlib.suppress(OSError, http.client.HTTPException):
        root.post(f"{PACK}/bank", {"title": "Cut off", "pids": [pid]})
    dies(school)
    school.start()
    root = school.client("root")
    (listed,) = root.get(f"{PACK}/list").data["records"]
    assert (listed["state"], listed["size"]) == ("failed", 0) and listed["error"]
    assert root.get("/api/file/download-pack", id=listed["id"]).err == "pack.not_ready"
    assert root.delete(PACK, id=listed["id"]).status == 200
