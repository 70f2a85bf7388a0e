"""Who may submit in a contest, and when, with the contract's own words for each refusal
(contract submission.md §2)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.oj_appliance.contests.stage import ADD, END, Stage
from tests.oj_appliance.places.test_sealing import switch

RULE = "<prefix>team</prefix><suffix></suffix><start>1</start><end>9</end><extra>ann</extra>"


def refused(stage: Stage, name: str, cid: int, problem: str = "A") -> tuple[int, str]:
    answer = stage.send(stage.people[name], cid, problem)
    return answer.status, answer.err


@pytest.mark.covers("S2-4-10")
def test_a_public_contest_takes_code_from_its_start_to_its_end(stage: Stage) -> None:
    cid = stage.hold()
    stage.at(-1)
    assert refused(stage, "ann", cid) == (403, "contest.not_started")
    stage.at(1)
    row = stage.send(stage.ann, cid).data
    assert (row["status"], row["cid"], row["displayId"], row["title"]) == (5, cid, "A", "First")
    assert row["cpid"] > 0 and row["displayPid"] == "ONE" and row["gid"] is None
    stage.at(END)
    assert refused(stage, "ann", cid) == (403, "contest.ended")
    assert stage.send(stage.root, cid).err == "contest.ended"
    stage.edit(cid, allow_end_submit=True)
    assert stage.send(stage.ann, cid).status == 200


def test_managers_submit_before_the_start(stage: Stage) -> None:
    cid = stage.hold()
    stage.at(-1)
    assert stage.send(stage.root, cid).status == 200


@pytest.mark.covers("S2-4-6")
@pytest.mark.parametrize("auth", [1, 2], ids=["private", "protected"])
def test_without_registration_nobody_submits_where_a_password_is_asked(
    stage: Stage, auth: int
) -> None:
    cid = stage.hold(auth=auth, registered=("ann",))
    stage.at(1)
    assert refused(stage, "ben", cid) == (403, "contest.register_first")
    assert stage.send(stage.ann, cid).status == 200


def test_the_account_rule_is_asked_of_the_registered_too(stage: Stage) -> None:
    limits: dict[str, Any] = {"open_account_limit": True, "account_limit_rule": RULE}
    cid = stage.hold(auth=1, registered=("ann", "ben"), **limits)
    stage.at(1)
    assert refused(stage, "ben", cid) == (403, "contest.account_rule")
    assert stage.send(stage.ann, cid).status == 200


def test_what_is_not_there_cannot_be_submitted_to(stage: Stage) -> None:
    stage.at(1)
    assert refused(stage, "ann", 49_999) == (404, "contest.missing")
    assert refused(stage, "ann", stage.hold(visible=False)) == (404, "contest.missing")
    cid = stage.hold()
    # A display id of the bank is none of the contest's.
    for problem in ("TWO", "Z", str(stage.pids["TWO"])):
        assert refused(stage, "ann", cid, problem) == (403, "contest.problem_missing")
    assert refused(stage, "ann", stage.hold(group_id=7)) == (403, "contest.group_only")


def test_a_problem_made_private_is_closed_to_everybody(stage: Stage) -> None:
    cid = stage.hold()
    stage.at(1)
    change = "/api/admin/problem/change-problem-auth"
    assert stage.root.put(change, {"id": stage.pids["ONE"], "auth": 2}).status == 200
    try:
        assert refused(stage, "ann", cid) == (403, "problem.hidden")
    finally:
        assert stage.root.put(change, {"id": stage.pids["ONE"], "auth": 1}).status == 200


def test_the_switch_of_contests_is_contests_alone(stage: Stage) -> None:
    cid = stage.hold()
    stage.at(1)
    with switch(stage.root, "openContestJudge", False):
        assert refused(stage, "ann", cid) == (403, "switch.judge_closed")
        body = {"pid": "ONE", "language": "Python3", "code": ADD}
        assert stage.ann.post("/api/submit-problem-judge", body).status == 200


def test_problems_are_named_by_letter_in_any_case_and_by_number(stage: Stage) -> None:
    cid = stage.hold()
    stage.at(1)
    for problem, title in (("a", "First"), (str(stage.pids["HELD"]), "Problem HELD")):
        assert stage.send(stage.ann, cid, problem).data["title"] == title


def test_nobody_waits_between_two_submissions(stage: Stage) -> None:
    cid = stage.hold()
    stage.at(1)
    for _ in range(3):
        assert stage.send(stage.ann, cid).status == 200


def test_the_same_key_submits_once(stage: Stage) -> None:
    cid = stage.hold()
    stage.at(1)
    body = {"pid": "A", "cid": cid, "language": "Python3", "code": ADD}
    key = {"Idempotency-Key": "one-key-of-ann-0001"}
    one, other = (stage.ann.post("/api/submit-problem-judge", body, **key) for _ in "12")
    assert one.data["submitId"] == other.data["submitId"]
