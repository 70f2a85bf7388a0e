"""Calls around an exam against everybody who has to do with it, as exam_matrix.csv says: a
participant before, during and after their own time, another participant, an invigilator, its owner,
an administrator and root; a student who is no member of the group in which it is held, and one who
is root of that group. Results are told when somebody releases them, and nobody has."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.http_client import Answer, Client
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.stage import ADD, CID_OFFSET, HIDDEN, WorkStage
from tests.permissions.object_calls import word

MATRIX_FILE = Path(__file__).parent / "exam_matrix.csv"
# The first three are the same person in works that stand otherwise for them.
MOMENTS = ("before", "during", "after")
OTHERS = (
    *("other_participant", "invigilator", "owner", "admin", "root"),
    *("not_member", "group_root"),
)
COLUMNS = ("call", *MOMENTS, *OTHERS)


class Asked(NamedTuple):
    """Who asks, about which work and which submission in it: the participant's own where there is
    one. `made` makes a work that stands alike for the participant, to change something in."""

    who: Client
    tid: int
    submission: int
    pid: int
    made: Callable[[], Fresh]


class Fresh(NamedTuple):
    """A work in which nobody has changed anything yet. `writer` has a draft in it; `idle` has
    begun, and asks for nothing in this file: their sessions may be ended."""

    tid: int
    root: Client
    writer: str
    idle: str


class Exam(NamedTuple):
    stage: WorkStage
    asked: dict[str, Asked]


@pytest.fixture(scope="module")
def exam() -> Iterator[Exam]:
    """Ann is the participant, whose submission everybody asks for; where she has none it is
    Ben's."""
    stage = WorkStage.set_up()
    clients = {
        "other_participant": stage.people["cat"],
        "invigilator": stage.server.add_user("inga", role="problem_admin"),
        "owner": stage.server.add_user("olga", role="admin"),
        "admin": stage.people["ada"],
        "root": stage.root,
        "not_member": stage.server.add_user("nora"),
        "group_root": stage.server.add_user("greta"),
    }
    uid = clients["owner"].get("/api/get-user-home-info").data["uid"]
    dan = uid_of(stage.server.add_user("dan"))
    members = dict.fromkeys([uid_of(stage.people[name]) for name in ("ann", "ben", "cat")], 3)
    levels = {**members, dan: 3, uid_of(clients["group_root"]): 5}
    group = {"uid": uid_of(stage.root), "levels": levels}
    gid = int(stage.root.post("/api/stage-group", group).data)
    held = {"user_id": uid, "author": "olga", "group_id": gid}

    def fresh(moment: str) -> Fresh:
        tid = stage.hold(**held)
        stage.start(tid, "ben", "cat")
        record = {"tid": tid, "uid": dan, "values": {"started_at": stage.begin}}
        assert stage.root.post("/api/stage-record", record).status == 200
        text = {"pid": stage.pids["ONE"], "cid": tid + CID_OFFSET, "language": "Python3"}
        kept = stage.ben.put("/api/draft", {**text, "code": "x", "version": 0})
        assert kept.status == 200
        if moment != "before":
            stage.start(tid, "ann")
        if moment == "after":
            assert stage.hand_in(stage.ann, tid).status == 200
        return Fresh(tid, stage.root, uid_of(stage.ben), dan)

    asked = {}
    for moment in MOMENTS:
        tid = stage.hold(settings={"results": "released"}, **held)
        stage.at(1)
        stage.start(tid, "ben", "cat")
        number = stage.submit(stage.ben, tid)
        stage.submit(stage.people["cat"], tid)
        if moment != "before":
            stage.start(tid, "ann")
            number = stage.submit(stage.ann, tid)
        if moment == "after":
            assert stage.hand_in(stage.ann, tid).status == 200
        asked[moment] = Asked(stage.ann, tid, number, stage.pids["ONE"], partial(fresh, moment))
    asked |= {name: asked["during"]._replace(who=who) for name, who in clients.items()}
    yield Exam(stage, asked)
    stage.close()


def read(path: str, **more: object) -> Callable[[Asked], str]:
    def ask(asked: Asked) -> str:
        return word(asked.who.get(path, tid=asked.tid, **more))

    return ask


def read_submission(asked: Asked) -> str:
    """Whether the verdict is told, too."""
    answer = asked.who.get("/api/get-submission-detail", submitId=asked.submission)
    if word(answer) != "yes":
        return word(answer)
    return "no verdict" if answer.data["submission"]["status"] == HIDDEN else "yes"


def list_submissions(asked: Asked) -> str:
    """Whose rows are told."""
    path = "/api/homework/get-timed-work-submission-list"
    answer = asked.who.get(path, tid=asked.tid, limit=100)
    if word(answer) != "yes":
        return word(answer)
    names = {row["username"] for row in answer.data["records"]}
    return "everybody's" if len(names) > 1 else "own" if names else "none"


def sent(asked: Asked) -> Answer:
    body = {"pid": 1, "displayTid": "A", "cid": asked.tid + CID_OFFSET, "language": "Python3"}
    return asked.who.post("/api/submit-problem-judge", {**body, "code": ADD})


def keep_draft(asked: Asked) -> str:
    text = {"pid": asked.pid, "cid": asked.tid + CID_OFFSET, "language": "Python3"}
    return word(asked.who.put("/api/draft", {**text, "code": "x", "version": 0}))


WORK, EXAM, DESK, FILE = "/api/homework", "/api/exam", "/api/admin/exam", "/api/file"


def done(path: str, about: Callable[[Fresh], dict[str, Any]]) -> Callable[[Asked], str]:
    """Changes something in a work of its own."""

    def ask(asked: Asked) -> str:
        work = asked.made()
        return word(asked.who.post(path, {"tid": work.tid, **about(work)}))

    return ask


def made_by_root(work: Fresh, name: str, **body: Any) -> dict[str, Any]:
    """The number of something that is there already."""
    answer = work.root.post(f"{DESK}/{name}", {"tid": work.tid, **body})
    assert answer.status == 200, answer.body
    return {"id": answer.data["id"]}


def read_writing(asked: Asked) -> str:
    work = asked.made()
    query = {"tid": work.tid, "uid": work.writer}
    return word(asked.who.get(f"{DESK}/writing", **query))


def read_draft(asked: Asked) -> str:
    work = asked.made()
    query = {"tid": work.tid, "uid": work.writer}
    problems = work.root.get(f"{DESK}/writing", **query).data["problems"]
    numbers = [draft["id"] for problem in problems for draft in problem["drafts"]]
    return word(asked.who.get(f"{DESK}/draft", **query, id=numbers[0]))


def give_time(asked: Asked) -> str:
    work = asked.made()
    body = {"tid": work.tid, "uid": work.writer, "action": "extend", "seconds": 60}
    return word(asked.who.put("/api/admin/homework/record", body))


CALLS: dict[str, Callable[[Asked], str]] = {
    f"POST {WORK}/start-timed-work": done(f"{WORK}/start-timed-work", lambda _: {}),
    f"POST {WORK}/end-timed-work": done(f"{WORK}/end-timed-work", lambda _: {}),
    f"POST {EXAM}/here": done(f"{EXAM}/here", lambda _: {"clock": 0}),
    f"POST {EXAM}/message-read": done(
        f"{EXAM}/message-read", lambda work: made_by_root(work, "message", text="Quiet please")
    ),
    f"GET {DESK}/writing": read_writing,
    f"GET {DESK}/draft": read_draft,
    f"POST {DESK}/pause": done(f"{DESK}/pause", lambda work: {"uid": work.idle}),
    f"POST {DESK}/resume": done(
        f"{DESK}/resume", lambda work: made_by_root(work, "pause", uid=work.idle)
    ),
    f"POST {DESK}/extend": done(f"{DESK}/extend", lambda _: {"seconds": 60}),
    f"POST {DESK}/begin": done(f"{DESK}/begin", lambda _: {}),
    f"POST {DESK}/message": done(f"{DESK}/message", lambda _: {"text": "Quiet please"}),
    f"POST {DESK}/move": done(f"{DESK}/move", lambda work: {"uid": work.idle}),
    f"POST {DESK}/login-code": done(f"{DESK}/login-code", lambda work: {"uid": work.idle}),
    f"POST {DESK}/note": done(
        f"{DESK}/note", lambda work: {"uid": work.idle, "text": "Left the room"}
    ),
    "PUT /api/admin/homework/record": give_time,
    f"GET {WORK}/get-timed-work-submission-list": list_submissions,
    "GET /api/get-submission-detail": read_submission,
    "PUT /api/draft": keep_draft,
    "POST /api/submit-problem-judge": lambda asked: word(sent(asked)),
    f"GET {WORK}/get-timed-work-problem-detail": read(
        f"{WORK}/get-timed-work-problem-detail", displayId="A"
    ),
    f"GET {DESK}/message-readers": read(f"{DESK}/message-readers", id=999_999),
    f"GET {DESK}/results/version": read(f"{DESK}/results/version", version=1),
    **{
        f"GET {path}": read(path)
        for path in (
            *(f"{WORK}/get-timed-work-{name}" for name in ("info", "problem-list", "rank")),
            *(f"{EXAM}/get-own-progress", f"{EXAM}/messages"),
            *(f"{DESK}/{name}" for name in ("settings", "rooms", "board", "places", "pauses")),
            *(f"{DESK}/{name}" for name in ("messages", "notes", "corrections", "results")),
            *(f"{DESK}/{name}" for name in ("papers", "statistics", "similarity", "erasure")),
            *(f"{FILE}/download-exam-{name}" for name in ("results", "code", "evidence")),
            f"{FILE}/download-exam-similarity",
            f"{FILE}/download-timed-work-rank",
        )
    },
}


def rows() -> list[dict[str, str]]:
    with MATRIX_FILE.open(encoding="utf-8", newline="") as file:
        reader = csv.DictReader(file, strict=True)
        assert tuple(reader.fieldnames or ()) == COLUMNS
        return list(reader)


def test_every_call_has_its_row_once() -> None:
    assert sorted(row["call"] for row in rows()) == sorted(CALLS)


@pytest.mark.parametrize("row", rows(), ids=lambda row: row["call"])
def test_everybody_around_an_exam_is_answered_as_the_matrix_says(
    row: dict[str, str], exam: Exam
) -> None:
    act = CALLS[row["call"]]
    found = {name: act(asked) for name, asked in exam.asked.items()}
    assert found == {name: row[name] for name in found}
