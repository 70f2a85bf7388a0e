"""Calls about a group's problems, for the rows of group_matrix.csv: those of whoever solves them
and those of whoever looks after them; `own` where somebody changes what they made, and nothing that
is another's."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tests.http_client import Answer
from tests.oj_appliance.groups.problems import group_problem, make_group_problem
from tests.permissions.group_stage import Asked, GroupStage, about, ended
from tests.permissions.object_calls import filled

GROUP = "/api/group"
CALL = f"{GROUP}/problem"
CHECKER = {"language": "C", "code": "int main(void) { return 0; }"}
CODE = {"language": "Python3", "code": "print(1)"}
# As the group's calls, the editor's and those of files say it.
NOT_ALLOWED = ("group.not_allowed", "problem.not_allowed", "file.not_allowed")
# The editor's guard lets in whoever belongs to some group: other rows may have made them so.
BY_SOME_GUARD = {"403": "problem.not_allowed"}


def _of_root(stage: GroupStage) -> int:
    """One that nobody of the group has written; never removed."""
    if "problem of root" not in stage.made:
        stage.made["problem of root"] = make_group_problem(stage.people["root"], stage.gid)
    return int(stage.made["problem of root"])


def lists(name: str) -> None:
    @about(f"GET {GROUP}/{name}")
    def end(asked: Asked) -> str:
        return ended(asked.who.get(f"{GROUP}/{name}", gid=asked.gid))


for each in ("get-problem-list", "get-admin-problem-list", "get-all-problem-tags"):
    lists(each)


# -- whoever solves it


@about("GET /api/get-problem-detail")
def read(asked: Asked) -> str:
    pid = _of_root(asked.stage)
    display_id = asked.stage.people["root"].get(CALL, pid=pid).data["problemId"]
    query = {"problemId": display_id, "gid": asked.gid}
    return ended(asked.who.get("/api/get-problem-detail", **query))


def _here(asked: Asked, **more: Any) -> dict[str, Any]:
    return {"pid": _of_root(asked.stage), "gid": asked.gid, **CODE, **more}


@about("POST /api/submit-problem-judge")
def submit(asked: Asked) -> str:
    return ended(asked.who.post("/api/submit-problem-judge", _here(asked)))


@about("POST /api/submit-problem-test-judge")
def try_out(asked: Asked) -> str:
    body = _here(asked, type="group", userInput="1 2\n")
    return ended(asked.who.post("/api/submit-problem-test-judge", body))


@about("PUT /api/draft")
def keep_draft(asked: Asked) -> str:
    return ended(asked.who.put("/api/draft", _here(asked, version=0)))


@about("POST /api/get-user-problem-status")
def mark_solved(asked: Asked) -> str:
    body = {"pidList": [_of_root(asked.stage)], "isContestProblemList": False, "gid": asked.gid}
    return ended(asked.who.post("/api/get-user-problem-status", body))


@about("GET /api/get-problem-tags")
def read_tags(asked: Asked) -> str:
    """Whoever may not see the problem is told of none."""
    root, made = asked.stage.people["root"], asked.stage.made
    if "tagged problem" not in made:
        tagged = group_problem(asked.gid) | {"tags": [{"name": "of the matrix"}]}
        made["tagged problem"] = root.post(CALL, tagged).data["pid"]
    answer = asked.who.get("/api/get-problem-tags", pid=made["tagged problem"])
    return filled(answer, lambda data: data)


# -- whoever looks after it


@about(f"POST {CALL}")
def write(asked: Asked) -> str:
    return ended(asked.who.post(CALL, group_problem(asked.gid)))


def kept(call: str, act: Callable[[Asked, int], Answer], *, is_fresh: bool = False) -> None:
    """A call of whoever looks after one problem; `is_fresh`: on another one each time."""

    @about(call)
    def end(asked: Asked) -> str:
        root = asked.stage.people["root"]
        pid = make_group_problem(root, asked.gid) if is_fresh else _of_root(asked.stage)
        found = ended(act(asked, pid))
        found = BY_SOME_GUARD.get(found, found)
        if found not in NOT_ALLOWED:
            return found
        made = asked.who.post(CALL, group_problem(asked.gid))
        if ended(made) != "yes":
            return found
        told = ended(act(asked, int(made.data["pid"])))
        return "own" if told == "yes" else told


def _change(asked: Asked, pid: int) -> Answer:
    stored = asked.stage.people["root"].get(CALL, pid=pid).data
    name = stored["problemId"].removeprefix(stored["idPrefix"])
    return asked.who.put(CALL, group_problem(asked.gid, name, id=pid, title="Changed"))


def _show(asked: Asked, pid: int) -> Answer:
    return asked.who.put(f"{GROUP}/change-problem-auth?pid={pid}&auth=1")


def _offer(asked: Asked, pid: int) -> Answer:
    return asked.who.put(f"{GROUP}/apply-public?pid={pid}&isApplied=true")


kept(f"GET {CALL}", lambda asked, pid: asked.who.get(CALL, pid=pid))
kept(f"PUT {CALL}", _change, is_fresh=True)
kept(
    f"POST {GROUP}/duplicate-problem",
    lambda asked, pid: asked.who.post(f"{GROUP}/duplicate-problem", {"pid": pid}),
)
kept(f"DELETE {CALL}", lambda asked, pid: asked.who.delete(CALL, pid=pid), is_fresh=True)
kept(f"PUT {GROUP}/change-problem-auth", _show)
kept(f"PUT {GROUP}/apply-public", _offer, is_fresh=True)
kept(
    f"GET {GROUP}/get-problem-cases",
    lambda asked, pid: asked.who.get(f"{GROUP}/get-problem-cases", pid=pid, isUpload=False),
)


def _read_of(path: str, asked: Asked, pid: int) -> Answer:
    return asked.who.get(path, pid=pid)


# The editor's further calls are the bank's.
for path in (
    "/api/admin/problem/solutions",
    "/api/admin/problem/data-versions",
    "/api/file/download-testcase",
):
    kept(f"GET {path}", partial(_read_of, path))


def compiles(name: str) -> None:
    @about(f"POST {GROUP}/{name}")
    def end(asked: Asked) -> str:
        return ended(asked.who.post(f"{GROUP}/{name}?gid={asked.gid}", CHECKER))


for each in ("compile-spj", "compile-interactive"):
    compiles(each)
