"""Calls about code, runs and submissions, for the rows of matrix.csv."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from tests.http_client import Answer
from tests.permissions import site as names
from tests.permissions.object_calls import about, by_pid, filled, word
from tests.permissions.site import Site

# -- writing code


def _save_draft(site: Site, who: str, pid: int) -> Answer:
    body = {"pid": pid, "language": "C", "code": names.CODE.format(who=who), "version": 0}
    return site.client(who).put("/api/draft", body)


@about("PUT /api/draft", "private problem")
def save_draft(site: Site, who: str, whose: str) -> str:
    return word(_save_draft(site, who, site.pids[names.private_problem(whose)]))


@about("GET /api/draft", "private problem")
def read_draft(site: Site, who: str, whose: str) -> str:
    return word(by_pid(site, who, whose, "/api/draft"))


@about("GET /api/draft/versions", "private problem")
def read_versions(site: Site, who: str, whose: str) -> str:
    return word(by_pid(site, who, whose, "/api/draft/versions"))


def _draft_of(site: Site, who: str, whose: str, path: str) -> Answer:
    """Nobody can name another's draft. Each keeps one of a problem of which nobody else has any."""
    pid = site.pids[names.published_problem(whose)]
    if ("draft", whose) not in site.made:
        site.made["draft", whose] = word(_save_draft(site, whose, pid))
    return site.client(who).get(path, pid=pid)


@about("GET /api/draft", "draft")
def draft(site: Site, who: str, whose: str) -> str:
    return filled(_draft_of(site, who, whose, "/api/draft"), lambda data: data)


@about("GET /api/draft/versions", "draft")
def draft_versions(site: Site, who: str, whose: str) -> str:
    return filled(_draft_of(site, who, whose, "/api/draft/versions"), lambda data: data)


# -- submitting


@about("POST /api/submit-problem-judge", "private problem")
def submit(site: Site, who: str, whose: str) -> str:
    body = {"pid": names.private_problem(whose), "language": "C", "code": "int main() {}"}
    return word(site.client(who).post("/api/submit-problem-judge", body))


@about("POST /api/submit-problem-test-judge", "private problem")
def test_run(site: Site, who: str, whose: str) -> str:
    # Two test runs of a person may wait or run at once.
    return _until_it_is_not(
        "judge.too_many", lambda: _test_run(site, who, names.private_problem(whose))
    )


def _test_run(site: Site, who: str, display_id: str) -> Answer:
    body = {
        "pid": display_id,
        "type": "public",
        "language": "C",
        "code": "int main() {}",
        "userInput": "1",
    }
    return site.client(who).post("/api/submit-problem-test-judge", body)


def _until_it_is_not(key: str, act: Callable[[], Answer], patience_s: float = 60) -> str:
    deadline = time.monotonic() + patience_s
    while (found := word(act())) == key and time.monotonic() < deadline:
        time.sleep(0.05)
    return found


@about("GET /api/get-test-judge-result", "test run")
def test_run_result(site: Site, who: str, whose: str) -> str:
    if ("test run", whose) not in site.made:
        site.made["test run", whose] = _test_run_key(site, whose)
    key = site.made["test run", whose]
    return word(site.client(who).get("/api/get-test-judge-result", testJudgeKey=key))


def _test_run_key(site: Site, whose: str) -> str:
    keys = []

    def start() -> Answer:
        answer = _test_run(site, whose, names.PUBLIC_PROBLEM)
        if word(answer) == "yes":
            keys.append(str(answer.data))
        return answer

    _until_it_is_not("judge.too_many", start)
    # Restricted people cannot start one, so that no key can be theirs.
    return keys[0] if keys else "TEST_JUDGE_" + "0" * 32


# -- submissions


def _detail(site: Site, who: str, whose: str, kind: str) -> Answer:
    number = site.submissions[whose, kind]
    return site.client(who).get("/api/get-submission-detail", submitId=number)


@about("GET /api/get-submission-detail", "code")
def code(site: Site, who: str, whose: str) -> str:
    return filled(_detail(site, who, whose, "practice"), lambda data: data["submission"]["code"])


@about("GET /api/get-submission-detail", "shared code")
def shared_code(site: Site, who: str, whose: str) -> str:
    return filled(_detail(site, who, whose, "shared"), lambda data: data["submission"]["code"])


@about("GET /api/get-submission-detail", "title of a private problem")
def private_title(site: Site, who: str, whose: str) -> str:
    return filled(_detail(site, who, whose, "hidden"), lambda data: data["submission"]["title"])


@about("GET /api/get-submission-detail", "address of the client")
def address(site: Site, who: str, whose: str) -> str:
    return filled(_detail(site, who, whose, "practice"), lambda data: data["submission"]["ip"])


@about("GET /api/get-submission-detail", "why the judge failed")
def failure(site: Site, who: str, whose: str) -> str:
    answer = _detail(site, who, whose, "broken")
    if word(answer) != "yes":
        return word(answer)
    message = answer.data["submission"]["errorMessage"]
    return "yes" if message == names.FAILURE else "notice" if message else "null"


@about("GET /api/get-submission-detail", "what the compiler says")
def compiler_text(site: Site, who: str, whose: str) -> str:
    return filled(
        _detail(site, who, whose, "uncompiled"), lambda data: data["submission"]["errorMessage"]
    )


def _case(site: Site, who: str, whose: str, fields: tuple[str, ...]) -> str:
    number = site.submissions[whose, "practice"]

    def value(data: Any) -> object:
        case = data["judgeCaseList"][0]
        found = [case[field] for field in fields]
        return None if found == [None] * len(fields) else None not in found

    return filled(site.client(who).get("/api/get-all-case-result", submitId=number), value)


@about("GET /api/get-all-case-result", "file names")
def case_files(site: Site, who: str, whose: str) -> str:
    return _case(site, who, whose, ("inputData", "id", "pid", "submitId", "uid"))


@about("GET /api/get-all-case-result", "checker's comment")
def checker_comment(site: Site, who: str, whose: str) -> str:
    return _case(site, who, whose, ("userOutput",))


@about("GET /api/get-submission-list", "only mine")
def only_mine(site: Site, who: str, whose: str) -> str:
    answer = site.client(who).get("/api/get-submission-list", onlyMine=True)
    if word(answer) == "yes":
        owners = {row["uid"] for row in answer.data["records"]}
        assert owners == {names.uid_of(who)}
    return word(answer)


@about("GET /api/get-user-ac-result", "accepted submission")
def milestone(site: Site, who: str, whose: str) -> str:
    number = site.submissions[whose, "practice"]
    return word(site.client(who).get("/api/get-user-ac-result", submitId=number))


@about("GET /api/get-last-ac-code", "accepted code")
def last_accepted_code(site: Site, who: str, whose: str) -> str:
    """Each has solved one problem that nobody else has."""
    pid = site.pids[names.published_problem(whose)]
    answer = site.client(who).get("/api/get-last-ac-code", pid=pid)
    return filled(answer, lambda data: names.CODE.format(who=whose) in data["code"])


@about("PUT /api/submission", "submission")
def share(site: Site, who: str, whose: str) -> str:
    # Shared already, so that nothing changes for other rows of the matrix.
    body = {"submitId": site.submissions[whose, "shared"], "share": True}
    return word(site.client(who).put("/api/submission", body))


@about("GET /api/resubmit", "failed submission")
def resubmit(site: Site, who: str, whose: str) -> str:
    number = site.submissions[whose, "failed"]
    return word(site.client(who).get("/api/resubmit", submitId=number))


# -- comments on code


def _annotation_of_root(site: Site, whose: str) -> int:
    """A new one beside the owner's code: some may not write any themselves."""
    now = time.time_ns() // 1_000_000
    with site.database() as connection:
        row = connection.execute(
            "INSERT INTO code_annotation (submission_id, owner_id, author_id, line, content,"
            " is_told, created_at, updated_at) VALUES (?, ?, '1', 0, 'Well done', 1, ?, ?)",
            (site.submissions[whose, "practice"], names.uid_of(whose), now, now),
        )
        return int(row.lastrowid or 0)


@about("GET /api/code-annotations", "comments on code")
def read_annotations(site: Site, who: str, whose: str) -> str:
    _annotation_of_root(site, whose)
    number = site.submissions[whose, "practice"]
    answer = site.client(who).get("/api/code-annotations", submitId=number)
    return filled(answer, lambda data: data["annotations"])


@about("POST /api/code-annotation", "submission")
def annotate(site: Site, who: str, whose: str) -> str:
    body = {"submitId": site.submissions[whose, "practice"], "line": 0, "content": "Good"}
    answer = site.client(who).post("/api/code-annotation", body)
    return "yes" if answer.err == "annotation.too_many" else word(answer)


@about("PUT /api/code-annotation", "comment of root")
def change_annotation(site: Site, who: str, whose: str) -> str:
    body = {"id": _annotation_of_root(site, whose), "content": "Better"}
    return word(site.client(who).put("/api/code-annotation", body))


@about("DELETE /api/code-annotation", "comment of root")
def remove_annotation(site: Site, who: str, whose: str) -> str:
    number = _annotation_of_root(site, whose)
    return word(site.client(who).delete("/api/code-annotation", id=number))
