"""Three groups: one that everybody is told of and the student only asked to join, one that is
hidden from them, and one in which they are a plain member. The worlds differ in what is inside the
first two, and in what the third keeps for those who look after it."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from typing import Any

from oj_appliance.places.types import Kind
from tests.oj_appliance.contests.making import HOUR, a_contest, insert_contest
from tests.server_process import ServerProcess
from tests.two_worlds.sealed import CASE_RESULT, MINUTE, Asked, copy_rows

# Far from the numbers of others. What is numbered after them belongs to the group of the same
# place in the row. The last ones, of the first two groups, are in the first world alone: that a
# number is taken, everybody is told who names it, so nobody asks for these, and lists and sums must
# not tell of them.
SHUT, HIDDEN, OWN = GROUPS = (1940, 1941, 1942)
NUMBERS = [str(gid) for gid in GROUPS]
TRAININGS, LAST_TRAININGS = ("1950", "1951", "1952"), ("1956", "1957")
CONTESTS = ("1960", "1961", "1962")
DISCUSSIONS, LAST_DISCUSSIONS = ("1970", "1971", "1972"), ("1976", "1977")
COMMENTS, LAST_COMMENTS = ("1980", "1981", "1982"), ("1986", "1987")
ANNOUNCEMENTS, LAST_ANNOUNCEMENTS = ("1990", "1991", "1992"), ("1996", "1997")
ASSIGNMENTS, LAST_ASSIGNMENTS = ("1850", "1851", "1852"), ("1856", "1857")
WORKS = ("2860", "2861")
FIRST = 8400  # the number of the first submission
WORD = "alpha"
CODE = "alpha1"
DATES = {"created_at": 1, "updated_at": 1}

_SHUT = f"({SHUT}, {HIDDEN})"
_HERE = f"group_id IN {_SHUT}"
_MEMBERS_ONLY = f"training_id IN (SELECT id FROM training WHERE {_HERE})"
_OF_CONTEST = f"contest_id IN (SELECT id FROM contest WHERE {_HERE})"
_OF_DISCUSSION = f"discussion_id IN (SELECT id FROM discussion WHERE {_HERE})"
_OF_COMMENT = f"comment_id IN (SELECT id FROM comment WHERE {_OF_DISCUSSION})"
_OF_WORK = f"timed_work_id IN (SELECT id FROM timed_work WHERE {_HERE})"
_HIDDEN_ROWS = f"place_kind = {Kind.GROUP:d} AND place_id = {HIDDEN}"
_CONTEST_ROWS = f"place_kind = {Kind.CONTEST:d} AND place_id IN ({', '.join(CONTESTS[:2])})"
# How many right and wrong ones there are everywhere, everybody is told: in sums of days and people.
_UNCOUNTED = ("score", "time", "memory", "judger", "version", "length", "language", "updated_at")
_SCORED = ("score", "time", "memory")
_TEXT = ("title", "description", "created_at", "updated_at")

# What differs: why, table, which rows, which columns.
SECRETS: tuple[tuple[str, str, str, tuple[str, ...]], ...] = (
    (
        "what a hidden group is",
        "study_group",
        f"id = {HIDDEN}",
        (
            *("name", "short_name", "brief", "description", "auth", "avatar"),
            *("created_at", "updated_at"),
        ),
    ),
    ("codes of invitation", "study_group", f"id IN ({SHUT}, {HIDDEN}, {OWN})", ("code",)),
    ("why others want to join", "group_member", "reason IS NOT NULL", ("reason",)),
    ("since when others belong", "group_member", f"{_HERE} AND auth > 2", ("created_at",)),
    (
        "trainings of groups",
        "training",
        f"{_HERE} OR group_id = {OWN} AND status = 0",
        (*_TEXT, "rank", "author", "modified_user"),
    ),
    ("categories of their trainings", "training_category", _HERE, ("name", "color")),
    ("problems of their trainings", "training_problem", _MEMBERS_ONLY, ("display_id", "rank")),
    ("what was solved there", "training_cell", _MEMBERS_ONLY, ("run_time",)),
    ("who stands where there", "training_standing", _MEMBERS_ONLY, ("accepted", "run_time")),
    (
        "contests of groups",
        "contest",
        f"{_HERE} OR group_id = {OWN} AND visible = 0",
        (
            *("title", "description", "author", "source", "start_time", "end_time"),
            *("created_at", "updated_at"),
        ),
    ),
    ("passwords of their contests", "contest", f"{_HERE} AND auth = 1", ("password",)),
    (
        "problems of their contests",
        "contest_problem",
        _OF_CONTEST,
        ("display_id", "display_title", "color"),
    ),
    (
        "what is discussed in groups",
        "discussion",
        f"{_HERE} OR group_id = {OWN} AND status = 1",
        (*_TEXT, "content", "view_num", "like_num", "comment_num", "top_priority"),
    ),
    ("what is said to it", "comment", _OF_DISCUSSION, ("content", "like_num", "created_at")),
    ("and answered", "reply", _OF_COMMENT, ("content", "created_at")),
    (
        "what is announced in groups",
        "announcement",
        f"{_HERE} OR group_id = {OWN} AND status = 1",
        ("title", "content", "created_at", "updated_at"),
    ),
    (
        "what is set to a class",
        "assignment",
        _HERE,
        ("title", "starts_at", "due_at", "late_rule", "created_at"),
    ),
    ("which group is which class", "class_group", "1", ("class_name",)),
    ("who has left a class", "class_leaver", "1", ("left_at",)),
    ("timed works of groups", "timed_work", _HERE, ("title", "description", "author")),
    (
        "problems of their timed works",
        "timed_work_problem",
        _OF_WORK,
        ("display_id", "display_title"),
    ),
    ("submissions in a hidden group", "submission", _HIDDEN_ROWS, (*_UNCOUNTED, "code")),
    (
        "submissions in contests of groups",
        "submission",
        _CONTEST_ROWS,
        (*_UNCOUNTED, "code"),
    ),
    (
        "cases of both",
        "submission_case",
        f"submission_id IN (SELECT id FROM submission WHERE ({_HIDDEN_ROWS}) OR ({_CONTEST_ROWS}))",
        CASE_RESULT,
    ),
)
# Rows that the second world lacks, so that whoever counts tells of them.
IN_THE_FIRST_ALONE: tuple[tuple[str, str], ...] = (
    ("group_member", f"group_id = {HIDDEN} AND auth = 3"),
    ("assignment", f"id IN ({', '.join(LAST_ASSIGNMENTS)})"),
    ("training_problem", f"training_id IN ({', '.join(LAST_TRAININGS)})"),
    ("training", f"id IN ({', '.join(LAST_TRAININGS)})"),
    ("comment", f"id IN ({', '.join(LAST_COMMENTS)})"),
    ("discussion_like", f"discussion_id IN ({', '.join(LAST_DISCUSSIONS)})"),
    ("discussion", f"id IN ({', '.join(LAST_DISCUSSIONS)})"),
    ("announcement", f"id IN ({', '.join(LAST_ANNOUNCEMENTS)})"),
)


def add_groups(
    server: ServerProcess, uids: dict[str, str], pids: dict[str, int], model_of_neighbour: int
) -> None:
    """Into the file of a stopped server. `pids` are problems of the groups, under the groups' names
    and of the bank, under "bank"; new submissions are like the model, the neighbour's."""
    now = time.time_ns() // 1_000_000
    database = server.data / "oj.sqlite3"
    for at, gid in enumerate(GROUPS):
        contest = a_contest(
            **{"id": int(CONTESTS[at]), "uid": "1", "author": "root", "title": WORD},
            **{"description": WORD, "start_time": now - HOUR, "end_time": now + 100 * HOUR},
            **{"group_id": gid, "visible": gid != OWN, "seal_rank": False},
            **({"auth": 1, "password": WORD} if gid == HIDDEN else {}),
        )
        insert_contest(database, contest)
    with closing(sqlite3.connect(database)) as connection, connection:
        for at, gid in enumerate(GROUPS):
            _Rows(connection, uids, now).fill(at, gid, (pids[str(gid)], pids["bank"]))
        _add_submissions(connection, pids, model_of_neighbour, now)


class _Rows:
    """The rows of one group after the other."""

    def __init__(self, connection: sqlite3.Connection, uids: dict[str, str], now: int) -> None:
        self._connection = connection
        self._uids, self._now = uids, now

    def _add(self, table: str, **values: object) -> None:
        names, marks = ", ".join(values), ", ".join("?" * len(values))
        sql = f"INSERT INTO {table} ({names}) VALUES ({marks})"
        self._connection.execute(sql, [*values.values()])

    def fill(self, at: int, gid: int, pids: tuple[int, int]) -> None:
        """`at` is the group's place among its like; `pids` a problem of its own and one of all."""
        self._add_people(gid)
        # In one's own group, others' words are told; what is turned off is not.
        is_off = gid == OWN
        for later in range(2 if gid != OWN else 1):
            self._add_words(at, gid, pids, later=later * 3, is_off=is_off)
        if gid != OWN:
            self._add_class(at, gid, pids)

    def _add_people(self, gid: int) -> None:
        names = {SHUT: "Told of", OWN: "Joined", HIDDEN: "alpha"}
        self._add(
            "study_group",
            **{"id": gid, "name": f"{names[gid]} group", "short_name": f"{names[gid][:5]}_1"},
            **{"brief": f"{names[gid]} brief", "description": f"{names[gid]} description"},
            **{"user_id": "1", "auth": 2, "visible": gid != HIDDEN, "code": CODE, **DATES},
            avatar=f"/api/public/img/{names[gid]}.png",
        )
        student, neighbour, setter = (self._uids[n] for n in ("student", "neighbour", "setter"))
        levels = {"1": 5, neighbour: 3, setter: 1}
        if gid != HIDDEN:
            levels[student] = 3 if gid == OWN else 1
        for uid, level in levels.items():
            reason = WORD if level == 1 and uid != student else None
            self._add("group_member", group_id=gid, user_id=uid, auth=level, reason=reason, **DATES)

    def _add_words(
        self, at: int, gid: int, pids: tuple[int, int], *, later: int, is_off: bool
    ) -> None:
        number = at + later
        text = {"title": WORD, "created_at": self._now, "updated_at": self._now}
        if not later:
            self._add(
                "training_category", id=1940 + at, name=WORD, color=WORD, group_id=gid, **DATES
            )
        tid = int((*TRAININGS, *LAST_TRAININGS)[number])
        self._add(
            "training",
            **{"id": tid, "description": WORD, "author": WORD, "author_uid": "1", **text},
            **{"auth": "Private" if later else "Public", "private_pwd": WORD if later else None},
            **{"status": not is_off, "group_id": gid, "category_id": 1940 + at},
            **{"modified_user": WORD},
        )
        for rank, pid in enumerate(pids):
            row = {"training_id": tid, "problem_id": pid, "display_id": f"{WORD}{rank}"}
            self._add("training_problem", **row, rank=rank, **DATES)
        if is_off:
            self._add_discussion(number, gid, None, text, status=1)
            self._add_announcement(number, gid, text, status=1)
            return
        self._add_discussion(number, gid, None if later else pids[0], text, status=0)
        self._add_announcement(number, gid, text, status=0)
        due = {"starts_at": self._now - HOUR, "due_at": self._now + 48 * HOUR}
        self._add(
            "assignment",
            **{
                "id": int((*ASSIGNMENTS, *LAST_ASSIGNMENTS)[number]),
                "group_id": gid,
                "training_id": tid,
                **text,
                **due,
            },
            **{"late_rule": 0, "counts_last": 0},
        )

    def _add_discussion(
        self, number: int, gid: int, pid: int | None, text: dict[str, Any], *, status: int
    ) -> None:
        did, neighbour = int((*DISCUSSIONS, *LAST_DISCUSSIONS)[number]), self._uids["neighbour"]
        self._add(
            "discussion",
            **{"id": did, "category_id": 1, "description": WORD, "content": WORD, **text},
            **{"problem_id": pid, "user_id": neighbour, "status": status, "group_id": gid},
            **{"comment_num": 1},
        )
        self._add("discussion_like", discussion_id=did, user_id=neighbour)
        comment = int((*COMMENTS, *LAST_COMMENTS)[number])
        said = {"content": WORD, "user_id": neighbour, **DATES}
        self._add("comment", id=comment, discussion_id=did, **said)
        if number < 3:
            self._add("reply", comment_id=comment, to_uid=neighbour, **said)

    def _add_announcement(
        self, number: int, gid: int, text: dict[str, Any], *, status: int
    ) -> None:
        self._add(
            "announcement",
            **{
                "id": int((*ANNOUNCEMENTS, *LAST_ANNOUNCEMENTS)[number]),
                "content": WORD,
                "user_id": "1",
                **text,
            },
            **{"status": status, "group_id": gid},
        )

    def _add_class(self, at: int, gid: int, pids: tuple[int, int]) -> None:
        neighbour, setter = self._uids["neighbour"], self._uids["setter"]
        self._add("class_group", group_id=gid, class_name=f"{WORD} {gid}", **DATES)
        self._add("class_leaver", group_id=gid, user_id=setter, left_at=self._now)
        tid = int(TRAININGS[at])
        done = {"status": 0, "score": 100, "run_time": 5}
        self._add("training_cell", training_id=tid, user_id=neighbour, problem_id=pids[0], **done)
        self._add("training_standing", training_id=tid, user_id=neighbour, accepted=1, run_time=5)
        cid = int(CONTESTS[at])
        listed = {"problem_id": pids[1], "display_id": WORD, "display_title": WORD, **DATES}
        self._add("contest_problem", contest_id=cid, color=WORD, **listed)
        taken = {"place_kind": 1, "place_id": cid, "user_id": neighbour, "is_virtual": 0}
        self._add("participation", **taken, **DATES)
        work = int(WORKS[at])
        self._add(
            "timed_work",
            **{"id": work, "user_id": "1", "author": WORD, "title": WORD, "description": WORD},
            **{"auth": 0, "group_id": gid, "start_time": self._now - HOUR, **DATES},
            **{"end_time": self._now + 100 * HOUR, "duration_ms": HOUR},
        )
        self._add("timed_work_problem", timed_work_id=work, **listed)
        place = {"contest_id": cid, "training_id": 0, "group_id": 0}
        for each in (place, {**place, "contest_id": 0, "group_id": gid}):
            draft = {"user_id": neighbour, "problem_id": pids[1], "language": "C", "version": 1}
            kept = {"is_aside": 0, "client": WORD, "length": 5, "code": WORD}
            self._add("draft", **draft, **each, **kept, **DATES)


# Of each: place, minutes ago, status.
_ROWS = (
    *(
        (Kind.GROUP, gid, minutes, status)
        for gid in GROUPS
        for minutes, status in ((9, -1), (8, 0))
    ),
    *((Kind.CONTEST, int(cid), 7, 0) for cid in CONTESTS[:2]),
)
SUBMISSIONS = [str(FIRST + number) for number in range(len(_ROWS))]


def _add_submissions(
    connection: sqlite3.Connection, pids: dict[str, int], model: int, now: int
) -> None:
    """All the neighbour's."""
    for number, (kind, place, minutes, status) in enumerate(_ROWS, FIRST):
        is_contest = kind is Kind.CONTEST
        gid = GROUPS[CONTESTS.index(str(place))] if is_contest else place
        values = {
            **{"id": number, "place_kind": int(kind), "place_id": place, "group_id": gid},
            **{"problem_id": pids["bank" if is_contest else str(gid)], "share": 0},
            **{"submit_time": now - minutes * MINUTE, "status": status, "score": 40},
            **{"oi_rank_score": None, "time": 8, "memory": 900, "judger": "one"},
            **{"client_key": None, "client_key_hash": None, "error_message": None},
        }
        copy_rows(connection, "submission", f"id = {model}", values)
        of_case = {"id": None, "submission_id": number, "status": status, "score": 10}
        model_cases = f"submission_id = {model}"
        copy_rows(connection, "submission_case", model_cases, {**of_case, "user_output": WORD})


# Writing calls that need no number of what they make, or whose refusal stands in no group.
_ASKED_ELSEWHERE = ("/api/group", "/api/group/member", "/api/group/member/exit")


def asked_of_groups(document: dict[str, Any], pids: dict[str, int]) -> Iterator[Asked]:
    """Method, path and body of every writing call about groups, which refuses the student, and of
    what reads although it posts."""
    for at, gid in enumerate((SHUT, HIDDEN)):
        pid, others = pids[str(gid)], {"cid": int(CONTESTS[at]), "tid": int(TRAININGS[at])}
        everything = {
            **{"gid": gid, "pid": pid, **others, "did": int(DISCUSSIONS[at])},
            **{"aid": int(ANNOUNCEMENTS[at]), "uid": "b" * 32, "status": "true"},
        }
        query = "&".join(f"{name}={value}" for name, value in everything.items())
        for path, operations in sorted(document["paths"].items()):
            if path in _ASKED_ELSEWHERE or not path.startswith(("/api/group/", "/api/class/")):
                continue
            for method in {"post", "put", "delete"} & operations.keys():
                numbers = {"id": everything["aid"], "pids": [pid], "isCode": False}
                yield method.upper(), f"{path}?{query}", {**everything, **numbers}
        yield "PUT", "/api/group", {"id": gid, "auth": 2, "brief": "Another brief"}
        yield "DELETE", f"/api/group?gid={gid}", None
        yield "DELETE", f"/api/group/member/exit?gid={gid}", None
        yield from _asked_of_problem(gid, pid, others)
    yield "POST", f"/api/group/member?gid={HIDDEN}&code={CODE}&reason=let+me+in", None


def _asked_of_problem(gid: int, pid: int, others: dict[str, int]) -> Iterator[Asked]:
    code = {"pid": pid, "language": "Python3", "code": "print(1)"}
    for place in ({}, {"gid": gid}, {"gid": gid, **others}, {"tid": others["tid"]}):
        yield "POST", "/api/submit-problem-judge", {**code, **place}
        yield "PUT", "/api/draft", {**code, "version": 0, **place}
        run = {**code, "type": "group", "userInput": "1", **place}
        yield "POST", "/api/submit-problem-test-judge", run
        marks = {"pidList": [pid], "isContestProblemList": False, **place}
        yield "POST", "/api/get-user-problem-status", marks
        where = "&".join(f"{name}={value}" for name, value in place.items())
        yield "GET", f"/api/get-problem-detail?problemId={pid}&{where}", None
        yield "GET", f"/api/get-submission-list?{where}", None
        yield "GET", f"/api/draft?pid={pid}&language=C&{where}", None
    cid = others["cid"]
    yield "POST", "/api/register-contest", {"cid": cid, "password": WORD}
    yield "POST", "/api/register-training", {"tid": others["tid"], "password": WORD}
    for path in ("get-contest-rank", "get-contest-outside-scoreboard"):
        yield "POST", f"/api/{path}", {"cid": cid, "containsEnd": False, "forceRefresh": True}
    ids = list(map(int, SUBMISSIONS))
    yield "POST", "/api/check-contest-submissions-status", {"submitIds": ids, "cid": cid}
    yield "POST", "/api/check-submissions-status", {"submitIds": ids}
    yield "POST", "/api/get-contest-not-read-announcement", {"cid": cid}
    for number in (DISCUSSIONS[0], DISCUSSIONS[1]):
        yield "POST", "/api/comment", {"did": int(number), "content": "me too"}
        yield "DELETE", f"/api/discussion?did={number}", None
    for number in COMMENTS[:2]:
        answer = {"commentId": int(number), "content": "me too"}
        body = {"reply": answer, "quoteId": int(number), "quoteType": "Comment"}
        yield "POST", "/api/reply", body
        yield "DELETE", "/api/comment", {"id": int(number)}
