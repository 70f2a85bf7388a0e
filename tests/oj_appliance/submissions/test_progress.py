"""The report card's figures (contract account.md, get-user-ac-result)."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

import pytest

from tests.http_client import Client
from tests.judging_waits import submit, wait_for_verdict
from tests.problem_bodies import a_plus_b, add_problem
from tests.server_process import ServerProcess

ADD = "print(sum(map(int, input().split())))"


def judged(client: Client, problem: str, code: str = ADD) -> int:
    submission_id = submit(client, problem, "Python3", code)
    wait_for_verdict(client, submission_id)
    return submission_id


@pytest.mark.covers("S1-3-29", "S1-2.7-13")
def test_problems_and_days_of_accepted_submissions(
    server: ServerProcess, root: Client, new_user: Callable[..., Client]
) -> None:
    add_problem(root, a_plus_b("PROGRESS1"))
    add_problem(root, a_plus_b("PROGRESS2"))
    person = new_user()
    empty = person.get("/api/get-user-ac-result").data
    assert empty == {"accepted": 0, "days": 0, "everAc": False, "firstAcOfProblem": None}
    wrong = judged(person, "PROGRESS1", "print(0)")
    first = judged(person, "PROGRESS1")
    again = judged(person, "PROGRESS1")
    other = judged(person, "PROGRESS2")
    # The site's day is Shanghai's: 15:30 and 16:30 UTC are two of its days.
    moments = {first: 1_767_627_000_000, again: 1_767_630_600_000, other: 1_767_630_700_000}
    with sqlite3.connect(server.data / "oj.sqlite3") as connection:
        for submission_id, moment in moments.items():
            connection.execute(
                "UPDATE submission SET submit_time = ? WHERE id = ?", (moment, submission_id)
            )

    def result(submission_id: int) -> object:
        return person.get("/api/get-user-ac-result", submitId=submission_id).data

    figures = {"accepted": 2, "days": 2, "everAc": True}
    assert result(first) == {**figures, "firstAcOfProblem": True}
    assert result(again) == {**figures, "firstAcOfProblem": False}
    assert result(wrong) == {**figures, "firstAcOfProblem": False}
    assert result(other) == {**figures, "firstAcOfProblem": True}
    stranger = new_user().get("/api/get-user-ac-result", submitId=first)
    assert (stranger.status, stranger.err) == (403, "submission.not_owner")
    unknown = person.get("/api/get-user-ac-result", submitId=10**9)
    assert (unknown.status, unknown.err) == (404, "submission.missing")
