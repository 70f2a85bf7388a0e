"""Asks two servers the same questions and compares the answers byte by byte."""

from __future__ import annotations

import http.client
import itertools
import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode, urlsplit

from tests.http_client import Answer, Client
from tests.two_worlds import groups, lessons, sealed, talk, timed, virtual
from tests.two_worlds.first_world import (
    ALPHA,
    COMING,
    GROUPS_OF,
    HIDDEN,
    NEIGHBOUR,
    OMEGA,
    OPEN,
    STUDENT,
    FirstWorld,
)

# Answers that may differ whatever the world: nothing may be put here without a reason.
NOT_COMPARED_HEADERS = {
    "date": "the HTTP library's own clock, which stands outside the application",
}
# Reads that the sweep leaves out. Random ones are not among them: the randomness is seeded.
LEFT_OUT = {
    "/api/live": "a socket; it has a test of its own",
    "/api/logout": "ends the session that the sweep uses",
    "/api/admin/logout": "ends the session that the sweep uses",
    "/api/comment-like": "a GET that changes its row",
    "/api/discussion-like": "a GET that changes its row",
    "/api/resubmit": "a GET that changes its row",
    "/api/admin/judge/rejudge": "a GET that changes its row",
    "/api/admin/judge/rejudge-contest-problem": "a GET that changes its rows",
    "/api/admin/judge/manual-judge": "a GET that changes its row",
    "/api/admin/judge/cancel-judge": "a GET that changes its row",
    "/api/admin/config/get-service-info": "tells of the machine: another load each second",
    "/api/admin/config/get-judge-service-info": "tells of the machine: another load each second",
    "/api/admin/exam/backup": "tells of the machine: when and where its backups went",
    "/health": "tells of the machine, measured anew in each process",
    "/api/admin/health/details": "tells of the machine: what happened to be slow",
    "/api/admin/server-time": "tells of the machine: its own clock goes on",
    "/api/admin/doctor": "tells of the machine, measured anew in each process",
    "/api/admin/doctor/slow-queries": "tells of the machine: what happened to be slow",
    "/api/file/delete-md-img": "a GET that removes a file",
    "/api/get-register-code": "a GET that sends a mail",
    "/api/get-change-email-code": "a GET that sends a mail",
    "/api/get-change-mobile-code": "a GET that sends a message",
}
PAGES = ("/", "/home", f"/problem/{HIDDEN}", f"/problem/{OPEN}", "/status", "/nowhere")
MOST_PAIRS = 80  # of two parameters that take other values than usual, for one call


@dataclass(frozen=True)
class Question:
    method: str
    path: str
    body: str = ""

    @property
    def call(self) -> str:
        path = self.path.partition("?")[0]
        if path.startswith("/clics/"):
            path = re.sub(r"/\d+", "/{n}", path)
        return f"{self.method} {path}"


def questions(document: dict[str, Any], world: FirstWorld) -> list[Question]:
    """Every read of the server's document, with ids one may and may not see, filters, pages and
    words that stand in hidden texts alone."""
    asked = [Question("GET", page) for page in PAGES]
    asked += [Question("GET", f"/submission-detail/{number}") for number in world.submission_ids]
    for path, operations in sorted(document["paths"].items()):
        if "get" in operations and path not in LEFT_OUT:
            asked += _with_parameters(path, operations["get"].get("parameters", []), world)
    return asked + list(_reading_posts(document, world))


def _with_parameters(
    path: str, parameters: list[dict[str, Any]], world: FirstWorld
) -> Iterator[Question]:
    in_path = re.findall(r"\{(\w+)\}", path)
    for name in in_path:
        path = path.replace(f"{{{name}}}", "0" * 32 + ".png")
    parameters = [each for each in parameters if each["name"] not in in_path]
    values = {each["name"]: _values(each["name"], each["schema"], world) for each in parameters}
    usual = {each["name"]: values[each["name"]][0] for each in parameters if each.get("required")}
    seen = set()
    for query in itertools.chain([usual, {}], _singles(values, usual), _pairs(values, usual)):
        address = f"{path}?{urlencode(query)}" if query else path
        if address not in seen:
            seen.add(address)
            yield Question("GET", address)


def _singles(values: dict[str, list[str]], usual: dict[str, str]) -> Iterator[dict[str, str]]:
    for name, choices in values.items():
        for value in choices:
            yield {**usual, name: value}


def _pairs(values: dict[str, list[str]], usual: dict[str, str]) -> Iterator[dict[str, str]]:
    pairs = [
        {**usual, one: left, other: right}
        for (one, some), (other, more) in itertools.combinations(values.items(), 2)
        for left in some
        for right in more
    ]
    # Spread over all of them: neighbours in this order are alike.
    return iter(pairs[:: len(pairs) // MOST_PAIRS + 1])


def _values(name: str, schema: dict[str, Any], world: FirstWorld) -> list[str]:
    """The first one is usual; a parameter that nobody has thought of takes words or ids."""
    pids = [str(pid) for pid in world.pids.values()]
    people = [STUDENT, NEIGHBOUR, "root", ALPHA]
    words = ["open", ALPHA, OMEGA, f"{OMEGA} and more", "sums", HIDDEN]
    known = {
        "cid": [
            *(*sealed.CONTESTS, *talk.CONTESTS, *virtual.CONTESTS, *map(str, timed.CIDS)),
            *groups.CONTESTS,
        ],
        "tid": [*timed.WORKS, *groups.TRAININGS, *groups.WORKS],
        "gid": [*groups.NUMBERS, "7"],
        "aid": [*groups.ASSIGNMENTS, *groups.ANNOUNCEMENTS],
        "contestID": [*sealed.CONTESTS, *virtual.CONTESTS],
        "displayId": ["A", "B"],
        "commentId": [*talk.COMMENTS, *groups.COMMENTS],
        # Of most things one of the first; of what the AI helper was asked these.
        "id": ["1", *pids[:2], "7", str(talk.EXCHANGE_OF_OWN), str(talk.EXCHANGE)],
        "itemId": lessons.ITEMS,
        "lessonId": lessons.LESSONS,
        "did": [*talk.DISCUSSIONS, *groups.DISCUSSIONS],
        "currentPage": ["1", "2"],
        "limit": ["30", "1", "500"],
        "pid": pids,
        "problemId": [*world.pids, "NOTHING"],
        "problemID": ["A", OPEN, HIDDEN, COMING, ALPHA, OMEGA, str(world.submission_ids[4])],
        "submitId": [
            *map(str, world.submission_ids),
            *map(str, world.trial_ids),
            *sealed.SUBMISSIONS,
            *virtual.SUBMISSIONS,
            *timed.SUBMISSIONS,
            *groups.SUBMISSIONS,
            "4096",
        ],
        "uid": [*world.uids.values(), "e" * 32],
        "username": people,
        "searchUser": [*people, "e"],
        "status": ["0", "-1", "-2", "4"],
        "type": ["0", "1", "7"],
        "tagId": ["1", "2", "1,2"],
        "difficulty": ["0", "1"],
        "oj": ["Mine", "All", "ME", "CF"],
        "language": ["Python3", "C"],
        "name": ["notes.txt", f"{OMEGA}-notes.txt"],
        "key": ["import-of-root"],
        "version": ["1", "2"],
        "format": ["hoj", "qduoj"],
    }
    if name in known:
        return known[name]
    if schema.get("type") == "boolean":
        return ["true", "false"]
    if schema.get("type") == "integer":
        return ["1", *pids[:2], "7"]
    return words


def _reading_posts(document: dict[str, Any], world: FirstWorld) -> Iterator[Question]:
    """Calls that read although they post, and refusals of calls that write."""

    def post(path: str, body: object) -> Question:
        return Question("POST", path, json.dumps(body))

    numbers, pids = world.submission_ids + world.trial_ids, list(world.pids.values())
    yield post("/api/check-submissions-status", {"submitIds": numbers})
    yield post("/api/get-user-problem-status", {"pidList": pids, "isContestProblemList": False})
    for name in (NEIGHBOUR, ALPHA):
        yield post("/api/check-username-or-email", {"username": name})
    in_places = itertools.chain(
        sealed.asked_of_contests(world.pids[OPEN]),
        sealed.asked_of_contests(world.pids[OPEN], virtual.CONTESTS, virtual.SUBMISSIONS),
        timed.asked_of_works(world.pids[OPEN]),
        lessons.asked_of_lessons(),
        groups.asked_of_groups(document, _of_groups(world)),
    )
    for method, path, body in in_places:
        yield Question(method, path, json.dumps(body) if body else "")
    for cid in talk.CONTESTS:
        yield post("/api/get-contest-not-read-announcement", {"cid": int(cid)})
    for number in (talk.OF_NEIGHBOUR, talk.CLOSED):
        answer = {"commentId": number, "content": "me too"}
        body = {"reply": answer, "quoteId": number, "quoteType": "Comment"}
        yield post("/api/reply", body)
        yield Question("DELETE", "/api/comment", json.dumps({"id": number}))
    hidden = itertools.islice(zip(pids, world.pids, strict=True), 1, None)
    # One of each language is in the lists of one world alone.
    for (pid, display_id), language in itertools.product(hidden, ("C", "C With O2", "Rust")):
        code = {"language": language, "code": "int main() {}"}
        for named in (pid, display_id):
            yield post("/api/submit-problem-judge", {"pid": named, **code})
            run = {"pid": named, "type": "public", "userInput": "1", **code}
            yield post("/api/submit-problem-test-judge", run)
        yield Question("PUT", "/api/draft", json.dumps({"pid": pid, "version": 0, **code}))
    for number in numbers[5:]:
        yield Question("PUT", "/api/submission", json.dumps({"submitId": number, "share": False}))
        yield Question("GET", f"/api/resubmit?submitId={number}")


def _of_groups(world: FirstWorld) -> dict[str, int]:
    return {str(gid): world.pids[display_id] for display_id, gid in GROUPS_OF.items()}


class Asker:
    """One viewer at one server, over a connection that stays open."""

    def __init__(self, base: str, token: str) -> None:
        address = urlsplit(base)
        assert address.hostname is not None
        self._connection = http.client.HTTPConnection(address.hostname, address.port, timeout=60)
        self._headers = {
            "Host": "school.example",
            "Accept-Language": "zh-CN",
            "Cookie": f"oj_client={'0' * 32}",
        }
        if token:
            self._headers["Authorization"] = token

    def ask(self, question: Question, **more: str) -> Answer:
        headers = {**self._headers, **{name.replace("_", "-"): more[name] for name in more}}
        if question.body:
            headers["Content-Type"] = "application/json"
        self._connection.request(question.method, question.path, question.body or None, headers)
        response = self._connection.getresponse()
        content = response.read()
        received = {name.lower(): value for name, value in response.getheaders()}
        return Answer(response.status, received, content)


@dataclass(frozen=True)
class Tellable:
    """A question that two worlds answer differently."""

    question: Question
    first: Answer
    second: Answer


def tell_apart(
    bases: tuple[str, str], token: str, asked: list[Question], saw: Callable[[Answer], None]
) -> list[Tellable]:
    """The questions whose answers are not byte-equal. `saw` is told each answer of the first."""
    one, other = (Asker(base, token) for base in bases)
    found = []
    for question in asked:
        first, second = one.ask(question), other.ask(question)
        saw(first)
        if _compared(first) == _compared(second) and "etag" in first.headers:
            kept = first.headers["etag"]
            first = one.ask(question, If_None_Match=kept)
            second = other.ask(question, If_None_Match=kept)
        if _compared(first) != _compared(second):
            found.append(Tellable(question, first, second))
    return found


def _compared(answer: Answer) -> tuple[int, dict[str, str], bytes]:
    headers = {
        name: value for name, value in answer.headers.items() if name not in NOT_COMPARED_HEADERS
    }
    return answer.http, headers, answer.body


def document_of(base: str) -> dict[str, Any]:
    return dict(Client(base).get("/api/openapi.json").json)
