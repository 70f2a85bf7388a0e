"""The record list of a private training, and that its counters say what a recount says (contract
training.md §3)."""

from __future__ import annotations

import sqlite3

import pytest

from tests.judging_waits import submit, wait_for_verdict
from tests.oj_appliance.trainings.making import (
    create_training,
    private,
    rank,
    register,
    submit_there,
)
from tests.problem_bodies import a_plus_b, add_problem
from tests.recounting import recount_in
from tests.server_process import ServerProcess

ADD = "print(sum(map(int, input().split())))"


@pytest.mark.covers("S2-3-16", "S2-6-10", "S2-7-35")
def test_the_rank_tells_what_counts_and_a_recount_finds_nothing(server: ServerProcess) -> None:
    root = server.client("root")
    pids = [add_problem(root, a_plus_b(f"RNK{number}")) for number in range(2)]
    ann, ben = server.add_user("rank_ann"), server.add_user("rank_ben")
    for pid, code in ((pids[0], ADD), (pids[1], "print(0)")):
        wait_for_verdict(ann, submit(ann, pid, "Python3", code))
    tid = create_training(root, *pids, **private())
    for who in (ann, ben):
        assert register(who, tid).status == 200
    # What was accepted before counts, what was wrong before does not.
    (line,) = rank(ann, tid).data["records"]
    assert (line["username"], line["ac"], list(line["submissionInfo"])) == ("rank_ann", 1, ["A"])
    sent = submit_there(ben, tid, "B", "print(0)").data["submitId"]
    wait_for_verdict(ben, sent)
    rows = rank(ben, tid).data["records"]
    assert [row["username"] for row in rows] == ["rank_ann", "rank_ben"]
    assert rows[1]["submissionInfo"]["B"]["status"] == -1
    assert "isAC" not in rows[1]["submissionInfo"]["B"]
    found = rank(root, tid, keyword="RANK_BEN").data
    assert (found["total"], found["size"]) == (1, 30)
    root.delete("/api/admin/training/problem", tid=tid, pid=pids[0])
    assert [row["ac"] for row in rank(ann, tid).data["records"]] == [0]
    with sqlite3.connect(server.data / "oj.sqlite3", timeout=30) as database:
        differing = recount_in(database, mend=False)
        database.rollback()
    assert (differing["training_cell"], differing["training_standing"]) == (0, 0)
