"""How long one reader waits for each list, over a connection that stays open as browsers' do."""

from __future__ import annotations

import gc
import http.client
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode, urlsplit

from tests.benchmarks.figures import percentile, spread, timed_ms
from tests.benchmarks.machine import cpu_seconds
from tests.benchmarks.seed import Seeded
from tests.benchmarks.seed_groups import SeededGroups
from tests.benchmarks.seed_messages import MessagesSize
from tests.http_client import Client

GOAL_MS = 50  # the 95th percentile of every list at one client
SEARCH_GOAL_MS = 20  # of searching problems by their titles
WARM_UP = 2
MOST_BYTES = 32_000  # of an answer
MOST_BYTES_OF_CLASS = 170_000  # a cell for each of 60 students and 100 problems
MOST_BYTES_OF_LESSON = 200_000  # 300 items
MOST_BYTES_OF_PROGRESS = 1_000_000  # a cell for each of 30 students and 300 items

Query = dict[str, object]


@dataclass(frozen=True, slots=True)
class ListCall:
    """One kind of request; `query` makes the n-th of them, so that no answer is asked for twice."""

    path: str
    query: Callable[[int], Query]
    is_of_root: bool = False
    body: Callable[[int], object] | None = None
    goal_ms: int = GOAL_MS
    most_bytes: int = MOST_BYTES


def calls(
    seeded: Seeded, groups: SeededGroups, messages: MessagesSize, lessons: range
) -> dict[str, ListCall]:
    """`lessons` by their numbers."""
    return {
        **of_site(seeded),
        **of_groups(seeded, groups),
        **of_boxes(messages),
        **of_lessons(lessons),
    }


def of_site(seeded: Seeded) -> dict[str, ListCall]:
    names, first = seeded.usernames, seeded.problem_ids[0]
    problems = "/api/get-problem-list"
    rows = "/api/get-submission-list"

    def name(n: int) -> str:
        return names[n * 7 % len(names)]

    def pid(n: int) -> int:
        return seeded.problem_ids[n * 11 % len(seeded.problem_ids)]

    def pids(n: int) -> list[int]:
        return [pid(n * 30 + each) for each in range(30)]

    return {
        "problems": ListCall(problems, lambda n: {"currentPage": n + 1}),
        "problems, last page": ListCall(
            problems, lambda n: {"currentPage": len(seeded.problem_ids) // 30 - n}
        ),
        "problems by bank": ListCall(problems, lambda n: {"oj": "Mine", "currentPage": n + 1}),
        "problems by difficulty": ListCall(
            problems, lambda n: {"difficulty": n % 3, "currentPage": n // 3 + 1}
        ),
        "problems by tag": ListCall(
            problems, lambda n: {"tagId": json.dumps([n % 10 + 1]), "currentPage": n // 10 + 1}
        ),
        "problems by title": ListCall(
            problems, lambda n: {"keyword": f"Practice {pid(n) % 900}"}, goal_ms=SEARCH_GOAL_MS
        ),
        "problems by Chinese title": ListCall(
            problems, lambda n: {"keyword": f"练习 {pid(n) % 90}"}, goal_ms=SEARCH_GOAL_MS
        ),
        "problems by all": ListCall(
            problems,
            lambda n: {"keyword": f"习 {n}", "difficulty": n % 3, "tagId": "[1]", "oj": "Mine"},
        ),
        "my marks of a page": ListCall(
            "/api/get-user-problem-status",
            lambda n: {},
            body=lambda n: {"pidList": pids(n), "isContestProblemList": False},
        ),
        "submissions": ListCall(rows, lambda n: {"currentPage": n + 1}),
        "submissions, middle page": ListCall(
            rows, lambda n: {"currentPage": len(seeded.submission_ids) // 30 - n}
        ),
        "submissions, last page": ListCall(
            rows, lambda n: {"currentPage": len(seeded.submission_ids) // 15 - n}
        ),
        "submissions by result": ListCall(
            rows, lambda n: {"status": (0, -1, 1, 3, -2, 2, -3)[n % 7], "currentPage": n + 1}
        ),
        "submissions by author": ListCall(rows, lambda n: {"username": name(n)}),
        "submissions by part of a name": ListCall(rows, lambda n: {"username": f"{n % 100:02d}"}),
        "submissions by part of a display id": ListCall(
            rows, lambda n: {"problemID": f"P{pid(n) // 10}"}
        ),
        "submissions by part of a title": ListCall(
            rows, lambda n: {"problemID": f"practice {n + 1}"}
        ),
        "submissions by word in every title": ListCall(
            rows, lambda n: {"problemID": "练习", "currentPage": n + 1}
        ),
        "submissions by run id": ListCall(
            rows,
            lambda n: {"problemID": seeded.submission_ids[n * 997 % len(seeded.submission_ids)]},
        ),
        "submissions by author and result": ListCall(
            rows, lambda n: {"username": f"{n % 100:02d}", "status": -1}
        ),
        "submissions by problem and result": ListCall(
            rows, lambda n: {"problemID": f"P1{n % 10}", "status": 0}
        ),
        "submissions by author and problem": ListCall(
            rows, lambda n: {"username": name(n), "problemID": f"P1{n % 10}"}
        ),
        "my submissions": ListCall(rows, lambda n: {"onlyMine": "true", "currentPage": n + 1}),
        "my submissions of a problem": ListCall(
            rows,
            lambda n: {
                "onlyMine": "true",
                "problemID": f"P{first + n}",
                "completeProblemID": "true",
            },
        ),
        "rank": ListCall("/api/get-rank-list", lambda n: {"type": 0, "currentPage": n + 1}),
        "rank by score": ListCall(
            "/api/get-rank-list", lambda n: {"type": 1, "currentPage": n + 1}
        ),
        "rank by part of a name": ListCall(
            "/api/get-rank-list", lambda n: {"type": 0, "searchUser": f"{n:02d}"}
        ),
        "seven-day rank": ListCall("/api/get-recent-seven-ac-rank", lambda n: {}),
        "problems changed last": ListCall("/api/get-recent-updated-problem", lambda n: {}),
        "a person's page": ListCall("/api/get-user-home-info", lambda n: {"username": name(n)}),
        "heat map": ListCall("/api/get-user-calendar-heatmap", lambda n: {"username": name(n)}),
        "last week's numbers, fresh": ListCall(
            "/api/get-last-week-submission-statistics", lambda n: {"forceRefresh": "true"}
        ),
        "announcements": ListCall(
            "/api/get-common-announcement", lambda n: {"currentPage": n % 12 + 1, "limit": 5}
        ),
        "groups": ListCall("/api/get-group-list", lambda n: {"currentPage": n + 1}),
        "groups by word": ListCall("/api/get-group-list", lambda n: {"keyword": f"{n:02d} 班"}),
        "my groups": ListCall("/api/get-group-list", lambda n: {"onlyMine": "true", "limit": 120}),
        "back-office, problems": ListCall(
            "/api/admin/problem/get-problem-list", lambda n: {"currentPage": n + 1}, is_of_root=True
        ),
        "back-office, problems by word": ListCall(
            "/api/admin/problem/get-problem-list",
            lambda n: {"keyword": f"practice {n}"},
            is_of_root=True,
        ),
        "back-office, accounts": ListCall(
            "/api/admin/user/get-user-list", lambda n: {"currentPage": n + 1}, is_of_root=True
        ),
        "back-office, accounts by word": ListCall(
            "/api/admin/user/get-user-list", lambda n: {"keyword": f"{n:02d}"}, is_of_root=True
        ),
    }


def of_groups(seeded: Seeded, groups: SeededGroups) -> dict[str, ListCall]:
    """By the class's teacher, who has entered the private training."""
    gid, tid, names = groups.gid, groups.ranked_tid, seeded.usernames
    talk, comments = "/api/get-discussion-list", "/api/comments"
    rows, table = "/api/get-submission-list", "/api/class/table"
    return {
        "class table": ListCall(table, lambda n: {"gid": gid}, most_bytes=MOST_BYTES_OF_CLASS),
        "class table of a training": ListCall(
            table, lambda n: {"gid": gid, "tid": groups.tid}, most_bytes=MOST_BYTES_OF_CLASS
        ),
        "class marks": ListCall("/api/class/marks", lambda n: {"gid": gid}),
        "class, a student": ListCall(
            "/api/class/student", lambda n: {"gid": gid, "uid": groups.student}
        ),
        "class, assignments": ListCall("/api/class/assignments", lambda n: {"gid": gid}),
        "group's submissions": ListCall(rows, lambda n: {"gid": gid, "currentPage": n + 1}),
        "group's submissions, late page": ListCall(
            rows, lambda n: {"gid": gid, "currentPage": groups.submissions // 30 - n}
        ),
        "group's submissions by author and result": ListCall(
            rows, lambda n: {"gid": gid, "username": f"{n % 10}", "status": 0}
        ),
        "group's rank": ListCall(
            "/api/get-group-rank-list", lambda n: {"gid": gid, "type": 0, "currentPage": n % 2 + 1}
        ),
        "group's members": ListCall(
            "/api/group/get-member-list", lambda n: {"gid": gid, "currentPage": n % 6 + 1}
        ),
        "group's trainings": ListCall("/api/group/get-training-list", lambda n: {"gid": gid}),
        "training's problems": ListCall("/api/get-training-problem-list", lambda n: {"tid": tid}),
        "training's rank": ListCall(
            "/api/get-training-rank", lambda n: {"tid": tid, "currentPage": n % 30 + 1}
        ),
        "training's rank by part of a name": ListCall(
            "/api/get-training-rank", lambda n: {"tid": tid, "keyword": f"{n:02d}"}
        ),
        "discussions": ListCall(talk, lambda n: {"currentPage": n + 1}),
        "discussions, late page": ListCall(
            talk, lambda n: {"currentPage": len(groups.discussion_ids) // 10 - n}
        ),
        "discussions by category": ListCall(
            talk, lambda n: {"cid": n % 5 + 1, "currentPage": n // 5 + 1}
        ),
        "discussions by word": ListCall(talk, lambda n: {"keyword": f"question {n}"}),
        "discussions by a word in every title": ListCall(
            talk, lambda n: {"keyword": "问题", "currentPage": n + 1}
        ),
        "my discussions": ListCall(talk, lambda n: {"onlyMine": "true", "currentPage": n + 1}),
        "a discussion": ListCall(
            "/api/get-discussion-detail",
            lambda n: {"did": groups.discussion_ids[n * 97 % len(groups.discussion_ids)]},
        ),
        "comments": ListCall(
            comments, lambda n: {"did": groups.discussion_ids[(n + 1) % len(groups.discussion_ids)]}
        ),
        "comments of a long thread": ListCall(
            comments, lambda n: {"did": groups.thread, "currentPage": n + 1}
        ),
        "comments of a long thread, late page": ListCall(
            comments, lambda n: {"did": groups.thread, "currentPage": groups.said // 10 - n}
        ),
        "back-office, discussions": ListCall(
            talk, lambda n: {"admin": "true", "currentPage": n + 1}, is_of_root=True
        ),
        "groups by owner": ListCall("/api/get-group-list", lambda n: {"keyword": names[n]}),
    }


def of_boxes(messages: MessagesSize) -> dict[str, ListCall]:
    """Of the first seeded person, who has got more than anybody reads; and what staff tend."""
    boxes, reports = "/api/msg", "/api/admin/discussion-report"
    notices = "/api/admin/msg/notice"
    pages = messages.of_reader // 10
    return {
        "unread messages": ListCall(f"{boxes}/unread", lambda n: {}),
        "messages, comments": ListCall(f"{boxes}/comment", lambda n: {"currentPage": n + 1}),
        "messages, comments, late page": ListCall(
            f"{boxes}/comment", lambda n: {"currentPage": pages - n}
        ),
        "messages, replies": ListCall(f"{boxes}/reply", lambda n: {"currentPage": n + 1}),
        "messages, likes": ListCall(f"{boxes}/like", lambda n: {"currentPage": n + 1}),
        "messages, of the site": ListCall(f"{boxes}/sys", lambda n: {"currentPage": n % 18 + 1}),
        "messages, to me": ListCall(f"{boxes}/mine", lambda n: {"currentPage": n % 6 + 1}),
        "back-office, reports": ListCall(
            reports, lambda n: {"currentPage": n + 1}, is_of_root=True
        ),
        "back-office, reports, late page": ListCall(
            reports, lambda n: {"currentPage": messages.reports // 10 - n}, is_of_root=True
        ),
        "back-office, notices": ListCall(
            notices, lambda n: {"currentPage": n % 20 + 1}, is_of_root=True
        ),
        "back-office, notices to everybody": ListCall(
            notices, lambda n: {"type": "All", "currentPage": n % 20 + 1}, is_of_root=True
        ),
    }


def of_lessons(lessons: range) -> dict[str, ListCall]:
    """The first one is as long as any may be; and what else somebody reads of their own work."""
    desk, first = "/api/admin/lesson", lessons[0]

    def lesson(n: int) -> int:
        """A shorter one that students see."""
        return lessons[1 + n * 7 % (len(lessons) // 10) * 10]

    return {
        "my learning": ListCall("/api/my-learning", lambda n: {}),
        "my commented submissions": ListCall(
            "/api/annotated-submissions", lambda n: {"currentPage": n + 1}
        ),
        "submissions I commented on": ListCall(
            "/api/annotated-submissions",
            lambda n: {"written": "true", "currentPage": n + 1},
            is_of_root=True,
        ),
        "lessons": ListCall("/api/lesson/page", lambda n: {"currentPage": n + 1}),
        "lessons by word": ListCall("/api/lesson/page", lambda n: {"keyword": f"lesson {n}"}),
        "lessons by a word in every one": ListCall(
            "/api/lesson/page", lambda n: {"keyword": "循环", "currentPage": n + 1}
        ),
        "a lesson": ListCall("/api/lesson", lambda n: {"lessonId": lesson(n)}),
        "the longest lesson": ListCall(
            "/api/lesson", lambda n: {"lessonId": first}, most_bytes=MOST_BYTES_OF_LESSON
        ),
        "back-office, lessons": ListCall(
            f"{desk}/page", lambda n: {"currentPage": n + 1}, is_of_root=True
        ),
        "back-office, the longest lesson": ListCall(
            desk, lambda n: {"lessonId": first}, is_of_root=True, most_bytes=MOST_BYTES_OF_LESSON
        ),
        "back-office, progress in the longest lesson": ListCall(
            f"{desk}/progress",
            lambda n: {"lessonId": first, "currentPage": n % 30 + 1},
            is_of_root=True,
            most_bytes=MOST_BYTES_OF_PROGRESS,
        ),
        "back-office, progress by part of a name": ListCall(
            f"{desk}/progress",
            lambda n: {"lessonId": first, "keyword": f"{n:03d}"},
            is_of_root=True,
            most_bytes=MOST_BYTES_OF_PROGRESS,
        ),
    }


class Connection:
    """One open connection of one reader."""

    def __init__(self, client: Client) -> None:
        address = urlsplit(client.base)
        assert address.hostname
        self._http = http.client.HTTPConnection(address.hostname, address.port, timeout=90)
        self._headers = {"Authorization": client.token, "Content-Type": "application/json"}

    def ask(self, call: ListCall, n: int) -> bytes:
        """The answer's body. Raises RuntimeError for a refusal."""
        query = call.query(n)
        path = f"{call.path}?{urlencode(query)}" if query else call.path
        method, body = ("GET", None) if call.body is None else ("POST", json.dumps(call.body(n)))
        self._http.request(method, path, body, self._headers)
        answer = self._http.getresponse()
        content = answer.read()
        if answer.status != 200 or json.loads(content)["status"] != 200:
            raise RuntimeError(f"{path}: {answer.status} {content[:200]!r}")
        return content


def measure(
    reader: Client,
    root: Client,
    asked: dict[str, ListCall],
    times: int,
    *,
    server_pid: int,
) -> dict[str, Any]:
    """For each list p50, p95, p99 and worst in ms, the server's processor time for one request,
    and the goal of the 95th percentile."""
    with own_collector_waits():
        return _measured(reader, root, asked, times, server_pid)


@contextmanager
def own_collector_waits() -> Iterator[None]:
    """Walking through all that this process has seeded takes longer than most answers."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _measured(
    reader: Client, root: Client, asked: dict[str, ListCall], times: int, server_pid: int
) -> dict[str, Any]:
    connections = {False: Connection(reader), True: Connection(root)}
    found = {}
    for name, call in asked.items():
        connection = connections[call.is_of_root]
        for n in range(WARM_UP):
            connection.ask(call, times + n)

        def ask(n: int, connection: Connection = connection, call: ListCall = call) -> float:
            return timed_ms(lambda: connection.ask(call, n))

        before = cpu_seconds(server_pid)
        taken = [ask(n) for n in range(times)]
        cpu = cpu_seconds(server_pid) - before
        found[name] = {
            **spread(taken),
            "server_cpu_ms": round(cpu * 1000 / times, 1),
            "worst_ms": round(percentile(taken, 1), 1),
            "goal_ms": call.goal_ms,
        }
    return found
