"""Every reading call of the server's document, with values one may and may not see."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlencode

from tests.recorded_answers.bank import HIDDEN, OPEN
from tests.recorded_answers.rows import CONTEST, GROUP, TRAINING
from tests.recorded_answers.school import NEIGHBOUR, ROOT, SETTER, STUDENT, Known
from tests.two_worlds.sweep import LEFT_OUT, Question

# Calls that grow with every other one come before those; else each role would find other rows.
FIRST = ("/api/admin/audit-log",)
# They tell of the machine and of the moment: which fields they have is recorded, not what is there.
SHAPES_ALONE = frozenset(
    {
        "/api/admin/config/get-service-info",
        "/api/admin/config/get-judge-service-info",
        "/api/admin/config/db-backup-list",
        "/api/admin/doctor",
        "/api/admin/doctor/slow-queries",
        "/metrics",
        "/health",
        "/api/admin/health/details",
    }
)
NOT_ASKED = {
    **{path: why for path, why in LEFT_OUT.items() if path not in SHAPES_ALONE},
    "/api/openapi.json": "tells of calls, not of data; the page's types are compared with it",
}
MOST_PAIRS = 24  # of two parameters that take other values than usual, for one call


def questions(document: dict[str, Any], known: Known) -> list[Question]:
    """In the order in which they are to be asked."""
    asked = list(_reading_posts(known))
    for path, operations in sorted(document["paths"].items()):
        if "get" in operations and path not in NOT_ASKED:
            asked += _with_parameters(path, operations["get"].get("parameters", []), known)
    return sorted(asked, key=lambda question: question.path.partition("?")[0] not in FIRST)


def _with_parameters(
    path: str, parameters: list[dict[str, Any]], known: Known
) -> Iterator[Question]:
    in_path = re.findall(r"\{(\w+)\}", path)
    for name in in_path:
        kept = known.keys["picture" if "/img/" in path else "file"]
        path = path.replace(f"{{{name}}}", kept)
    parameters = [each for each in parameters if each["name"] not in in_path]
    values = {each["name"]: _values(each["name"], each["schema"], known) for each in parameters}
    usual = {each["name"]: values[each["name"]][0] for each in parameters if each.get("required")}
    if path == "/api/file/export":
        usual["lossy"] = "true"
    singles = ({**usual, name: value} for name, some in values.items() for value in some)
    queries = itertools.chain([usual, {}], singles, _pairs(values, usual))
    addresses = (f"{path}?{urlencode(query)}" if query else path for query in queries)
    for address in dict.fromkeys(addresses):
        yield Question("GET", address)


def _pairs(values: dict[str, list[str]], usual: dict[str, str]) -> list[dict[str, str]]:
    pairs = [
        {**usual, one: left, other: right}
        for (one, some), (other, more) in itertools.combinations(values.items(), 2)
        for left in some
        for right in more
    ]
    # Spread over all of them: neighbours in this order are alike.
    return pairs[:: len(pairs) // MOST_PAIRS + 1]


def _values(name: str, schema: dict[str, Any], known: Known) -> list[str]:
    """The first one is usual; what nobody has thought of takes words or ids."""
    pids = [str(pid) for pid in known.pids.values()]
    numbers = [str(number) for number in known.submissions.values()]
    people = [STUDENT, NEIGHBOUR, ROOT, SETTER, "gone", "nobody"]
    values = {
        "currentPage": ["1", "2"],
        "limit": ["30", "3", "500"],
        "pid": [*pids, "999"],
        "problemId": [*known.pids, "NOTHING"],
        "problemID": [OPEN, HIDDEN, "GONE", "e", numbers[3]],
        "submitId": [*numbers, "4096"],
        "uid": [*known.uids.values(), "e" * 32],
        "username": people,
        "searchUser": [*people, "e"],
        "status": ["0", "-1", "-2", "4", "5", "8"],
        "tagId": ["1", "2", "3"],
        "difficulty": ["0", "1", "2"],
        "auth": ["1", "2", "3"],
        "oj": ["ME", "Mine", "All", "CF"],
        "language": ["Python3", "C++", "Nothing"],
        "key": list(known.keys.values()),
        "testJudgeKey": [known.keys["test run"], "nothing"],
        "uploadId": [known.keys["upload"], "nothing"],
        "version": ["1", "2", "3"],
        "format": ["hoj", "fps", "qduoj", "hydro", "polygon", "kattis", "dmoj", "plain"],
        "action": ["problem.create", "user", "nothing"],
        "target": [pids[0], "1"],
        "keyword": [STUDENT, OPEN, "A", "secret", "%"],
        "roleId": ["1000", "1001", "1002", "1008"],
        "cid": ["0", str(CONTEST), str(CONTEST + 1), "50005"],
        "tid": ["0", str(TRAINING), "3"],
        "gid": ["0", str(GROUP), "3"],
        "name": ["notes.txt", "1.in", "nothing"],
        "type": ["0", "1", "user", "problem", "All", "Admin", "Single"],
        "className": ["Class 1"],
        "from": ["2026-01-01T00:00:00Z", "nothing"],
        "to": ["2036-01-01T00:00:00Z"],
    }
    if name in values:
        return values[name]
    if schema.get("type") == "boolean":
        return ["true", "false"]
    return ["1", *pids[:2], "7"] if schema.get("type") == "integer" else [OPEN, STUDENT, "secret"]


def _reading_posts(known: Known) -> Iterator[Question]:
    """Calls that read although they post."""

    def post(path: str, body: object) -> Question:
        return Question("POST", path, json.dumps(body))

    pids = list(known.pids.values())
    numbers = list(known.submissions.values())
    yield post("/api/check-submissions-status", {"submitIds": numbers})
    for number in numbers:
        yield post("/api/check-submissions-status", {"submitIds": [number]})
    for is_contest, cid in ((False, None), (True, CONTEST), (True, None)):
        body = {"pidList": pids, "isContestProblemList": is_contest, "cid": cid}
        yield post("/api/get-user-problem-status", body)
    yield post("/api/get-user-problem-status", {"pidList": pids, "gid": GROUP})
    for name in (STUDENT, "gone", "nobody"):
        yield post("/api/check-username-or-email", {"username": name})
    yield post("/api/check-username-or-email", {"email": f"{STUDENT}@school.test"})
    for uid in known.uids.values():
        yield post("/api/admin/dashboard/get-sessions", {"uid": uid})
