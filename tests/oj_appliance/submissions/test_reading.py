"""Who may see what of a submission (contract submission.md §4)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.http_client import Client
from tests.judging_waits import submit, wait_for_verdict
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

ADD = "print(sum(map(int, input().split())))"
pytestmark = pytest.mark.quick


@pytest.fixture(scope="module")
def accepted(student: Client, sum_problem: str) -> int:
    submission_id = submit(student, sum_problem, "Python3", ADD)
    assert wait_for_verdict(student, submission_id)["status"] == 0
    return submission_id


def code_of(client: Client, submission_id: int) -> str | None:
    answer = client.get("/api/get-submission-detail", submitId=submission_id)
    code: str | None = answer.data["submission"]["code"]
    return code


def test_code_is_for_the_owner_and_staff(
    accepted: int, student: Client, guest: Client, root: Client, new_user: Callable[..., Client]
) -> None:
    assert code_of(student, accepted) == ADD
    assert code_of(root, accepted) == ADD
    assert code_of(new_user("admin"), accepted) == ADD
    assert code_of(new_user("problem_admin"), accepted) == ADD
    assert code_of(guest, accepted) is None
    assert code_of(new_user(), accepted) is None


def test_addresses_of_submitters_are_roots_alone(
    accepted: int, student: Client, root: Client, new_user: Callable[..., Client]
) -> None:
    def ip(client: Client) -> str | None:
        rows = client.post("/api/check-submissions-status", {"submitIds": [accepted]}).data
        found: str | None = rows[str(accepted)]["ip"]
        return found

    assert ip(root) == "127.0.0.1"
    assert ip(student) is None
    assert ip(new_user("admin")) is None


def test_cases_show_files_to_staff_only(accepted: int, student: Client, root: Client) -> None:
    mine = student.get("/api/get-all-case-result", submitId=accepted).data
    assert [case["status"] for case in mine["judgeCaseList"]] == [0, 0, 0]
    assert all(case["inputData"] is None and case["id"] is None for case in mine["judgeCaseList"])
    seen_by_root = root.get("/api/get-all-case-result", submitID=accepted).data
    assert seen_by_root["judgeCaseList"][0]["inputData"]


def test_closed_case_results_are_null(root: Client, student: Client) -> None:
    add_problem(root, a_plus_b("CLOSEDCASES", openCaseResult=False))
    submission_id = submit(student, "CLOSEDCASES", "Python3", ADD)
    wait_for_verdict(student, submission_id)
    assert student.get("/api/get-all-case-result", submitId=submission_id).data is None


def test_a_compile_error_shows_its_message_and_no_path_of_the_server(
    student: Client, sum_problem: str
) -> None:
    submission_id = submit(student, sum_problem, "C++", "int main() { nonsense }")
    assert wait_for_verdict(student, submission_id)["status"] == -2
    detail = student.get("/api/get-submission-detail", submitId=submission_id).data
    assert "main.cpp:1" in detail["submission"]["errorMessage"]
    assert "/w/" not in detail["submission"]["errorMessage"]


def test_the_title_of_a_problem_that_was_hidden_later_is_gone(
    root: Client, student: Client, guest: Client
) -> None:
    pid = add_problem(root, a_plus_b("HIDDENLATER"))
    submission_id = submit(student, "HIDDENLATER", "Python3", ADD)
    root.put("/api/admin/problem/change-problem-auth", {"id": pid, "auth": 2})
    wait_for_verdict(student, submission_id)
    for client in (student, guest):
        page = client.get("/api/get-submission-list", problemID="HIDDENLATER").data
        assert [row["title"] for row in page["records"]] == [None]
        assert page["records"][0]["displayPid"] == "HIDDENLATER"
    rows = root.get("/api/get-submission-list", problemID="HIDDENLATER").data["records"]
    assert rows[0]["title"] == "Problem HIDDENLATER"


def test_titles_in_further_languages_are_told_wherever_the_title_is(
    root: Client, student: Client, guest: Client
) -> None:
    statement = {"title": "In English", "description": "d"}
    pid = add_problem(root, a_plus_b("TRANSLATED", statements={"en-US": statement}))
    body = {"pid": "TRANSLATED", "language": "Python3", "code": ADD}
    sent = student.post("/api/submit-problem-judge", body).data
    submission_id = sent["submitId"]
    wait_for_verdict(student, submission_id)

    def told(client: Client) -> list[object]:
        page = client.get("/api/get-submission-list", problemID="TRANSLATED").data
        detail = client.get("/api/get-submission-detail", submitId=submission_id).data
        polled = client.post("/api/check-submissions-status", {"submitIds": [submission_id]}).data
        rows = [*page["records"], detail["submission"], *polled.values()]
        return [row.get("titles") for row in rows]

    titles = {"en-US": "In English"}
    assert sent["titles"] == titles
    assert told(student) == told(guest) == [titles] * 3
    root.put("/api/admin/problem/change-problem-auth", {"id": pid, "auth": 2})
    assert told(student) == told(guest) == [None] * 3
    assert told(root) == [titles] * 3


def test_a_title_hidden_after_the_verdict_is_gone_at_once(root: Client, student: Client) -> None:
    pid = add_problem(root, a_plus_b("HIDDENAFTER"))
    submission_id = submit(student, "HIDDENAFTER", "Python3", ADD)
    assert wait_for_verdict(student, submission_id)["title"] == "Problem HIDDENAFTER"
    root.put("/api/admin/problem/change-problem-auth", {"id": pid, "auth": 2})
    assert wait_for_verdict(student, submission_id)["title"] is None
    detail = student.get("/api/get-submission-detail", submitId=submission_id).data
    assert detail["submission"]["title"] is None


def test_rows_follow_a_new_display_id(root: Client, student: Client) -> None:
    body = a_plus_b("OLDNAME")
    pid = add_problem(root, body)
    submission_id = submit(student, "OLDNAME", "Python3", ADD)
    wait_for_verdict(student, submission_id)
    body["problem"].update(id=pid, problemId="NEWNAME")
    assert root.put("/api/admin/problem", body).status == 200
    detail = student.get("/api/get-submission-detail", submitId=submission_id).data
    assert detail["submission"]["displayPid"] == "NEWNAME"


def test_the_list_filters_by_status_author_problem_and_number(
    server: ServerProcess, guest: Client, student: Client, accepted: int, sum_problem: str
) -> None:
    def ids(**query: object) -> list[int]:
        data = guest.get("/api/get-submission-list", limit=500, **query).data
        return [row["submitId"] for row in data["records"]]

    assert accepted in ids(status=0) and accepted not in ids(status=-1)
    assert accepted in ids(problemID=sum_problem[1:].lower())
    assert accepted in ids(problemID=str(accepted))
    assert ids(problemID="987654321") == []
    assert accepted in ids(problemID=sum_problem.lower(), completeProblemID=True)
    assert ids(problemID=sum_problem[:-1], completeProblemID=True) == []
    author = student.get("/api/get-submission-detail", submitId=accepted).data["submission"]
    assert accepted in ids(username=author["username"][1:])
    rows = guest.get("/api/get-submission-list", limit=500).data["records"]
    order = [row["submitId"] for row in rows]
    assert order == sorted(order, reverse=True)


def test_only_mine_needs_a_login(guest: Client, student: Client, accepted: int) -> None:
    refused = guest.get("/api/get-submission-list", onlyMine=True)
    assert (refused.http, refused.status, refused.err) == (200, 401, "auth.login_required")
    rows = student.get("/api/get-submission-list", onlyMine="1", limit=500).data["records"]
    assert accepted in [row["submitId"] for row in rows]
    assert len({row["uid"] for row in rows}) == 1


def test_pages_are_bounded_and_unknown_ids_are_left_out(guest: Client, accepted: int) -> None:
    page = guest.get("/api/get-submission-list", currentPage=-3, limit=0).data
    assert (page["current"], page["size"]) == (1, 15)
    assert guest.get("/api/get-submission-list", limit=10**6).data["size"] == 500
    assert guest.get("/api/get-submission-list", currentPage=10**9).data["records"] == []
    rows = guest.post("/api/check-submissions-status", {"submitIds": [accepted, 10**9]}).data
    assert list(rows) == [str(accepted)]
    missing = guest.get("/api/get-submission-detail", submitId=10**9)
    assert (missing.http, missing.status, missing.err) == (200, 404, "submission.missing")
