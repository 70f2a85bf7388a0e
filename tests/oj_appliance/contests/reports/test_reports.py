"""What is told of a contest that is over, and to whom (contract contest.md §3.3)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.http_client import Answer, Client
from tests.oj_appliance.contests.boards.staged import AC, CE, HOUR, WA, Contest, Stage

REPORT = "/api/get-contest-report"
STATISTICS = "/api/get-contest-problem-statistics"
SUMMARY = "/api/get-contest-summary"
END = 120  # minutes


@pytest.fixture
def people(stage: Stage) -> tuple[Client, Client, Client]:
    return stage.person(), stage.person(), stage.person()


def report(client: Client, contest: Contest, **asked: Any) -> Answer:
    return client.get(REPORT, cid=contest.id, **asked)


def played(stage: Stage, people: tuple[Client, Client, Client], **values: Any) -> Contest:
    """Ann solves A in the second try and B, behind the seal; Ben solves A first; Cat fails."""
    ann, ben, cat = people
    contest = stage.contest(**values)
    contest.submit(ann, "A", 5, WA, score=30)
    contest.submit(ben, "A", 10, AC, score=100)
    contest.submit(ann, "A", 20, AC, score=100)
    contest.submit(cat, "A", 30, CE)
    contest.submit(cat, "A", 31, WA, score=40)
    contest.submit(ann, "B", 70, AC, score=100)
    return contest


def test_a_report_tells_what_when_and_the_place_over_time(
    stage: Stage, people: tuple[Client, Client, Client]
) -> None:
    ann, ben, _ = people
    contest = played(stage, people)
    stage.clock(END + 1)
    told = report(ann, contest).data
    assert (told["rank"], told["ranked"], told["points"]) == (1, 3, 2)
    assert told["totalTime"] == (20 + 20 + 70) * 60
    first, second = told["problems"]
    assert {key: first[key] for key in ("displayId", "tries", "errors", "solvedAt", "isFirst")} == {
        **{"displayId": "A", "tries": 2, "errors": 1, "solvedAt": 1200, "isFirst": False}
    }
    assert (second["displayId"], second["solvedAt"], second["isFirst"]) == ("B", 4200, True)
    assert [(it["second"], it["rank"], it["points"]) for it in told["places"]] == [
        *[(300, 1, 0), (600, 2, 0), (1200, 2, 1), (4200, 1, 2)]
    ]
    assert [(it["displayId"], it["second"], it["status"]) for it in told["submissions"]] == [
        *[("A", 300, WA), ("A", 1200, AC), ("B", 4200, AC)]
    ]
    # Others' are as open as the board: every row of it has one.
    assert report(ben, contest, uid=stage.uid(ann)).data == told
    assert report(ben, contest).data["problems"][0]["isFirst"] is True
    for row in contest.rows(ben):
        of_row = report(ben, contest, uid=row["uid"]).data
        assert (of_row["rank"], of_row["points"], of_row["totalTime"]) == (
            *(row["rank"], row["ac"], row["totalTime"]),
        )


def test_reports_wait_for_the_end_and_for_the_seal(
    stage: Stage, people: tuple[Client, Client, Client]
) -> None:
    ann = people[0]
    contest = played(stage, people)
    for path in (REPORT, STATISTICS):
        stage.clock(90)
        assert ann.get(path, cid=contest.id).err == "report.not_ended"
        stage.clock(END + 1)
        assert ann.get(path, cid=contest.id).err == ""
    contest.edit(auto_real_rank=False)
    for path in (REPORT, STATISTICS):
        assert ann.get(path, cid=contest.id).err == "report.sealed"
        assert ann.get(path, cid=contest.id).status == 403
    # Whoever manages it reads at any time.
    stage.clock(90)
    assert report(stage.root, contest, uid=stage.uid(ann)).data["points"] == 2
    assert stage.root.get(STATISTICS, cid=contest.id).err == ""
    stage.clock(END + 1)


def test_whoever_may_not_enter_reads_nothing(
    stage: Stage, people: tuple[Client, Client, Client]
) -> None:
    contest = played(stage, people)
    contest.edit(auth=1, password="word")
    stage.clock(END + 1)
    for path in (REPORT, STATISTICS):
        assert people[0].get(path, cid=contest.id).err == "contest.register_first"
        assert stage.server.client().get(path, cid=contest.id).http == 401
    contest.edit(visible=False)
    assert report(people[0], contest).err == "contest.missing"


def test_whoever_took_no_part_has_no_report(
    stage: Stage, people: tuple[Client, Client, Client]
) -> None:
    contest = played(stage, people)
    stage.clock(END + 1)
    nobody = stage.person()
    assert report(nobody, contest).err == "report.missing"
    assert report(nobody, contest, uid="no-such-person").err == "report.missing"
    # Whoever made the contest is on no board.
    owner = stage.person(role="admin")
    contest.submit(owner, "A", 40, AC)
    stage.clock(END + 1)
    assert report(owner, contest).data["points"] == 1
    contest.edit(uid=stage.uid(owner))
    assert report(owner, contest).err == "report.missing"


def test_a_report_follows_verdicts_edits_and_the_stars(
    stage: Stage, people: tuple[Client, Client, Client]
) -> None:
    ann, ben, _ = people
    contest = played(stage, people)
    waiting = contest.submit(ben, "B", 80)
    stage.clock(END + 1)
    assert report(ben, contest).data["points"] == 1
    contest.move(waiting, "verdict", status=AC)
    assert report(ben, contest).data["points"] == 2
    assert report(ann, contest).data["rank"] == 2
    contest.move(waiting, "cancel")
    assert report(ann, contest).data["rank"] == 1
    contest.edit(star_accounts=[ann.headers["X-Name"]])
    starred = report(ann, contest).data
    assert (starred["rank"], starred["ranked"], starred["places"]) == (-1, 2, [])
    assert report(ben, contest).data["rank"] == 1
    contest.edit(end_time=stage.start + HOUR)
    assert report(ann, contest).data["points"] == 1


def test_oi_tells_scores_over_time(stage: Stage, people: tuple[Client, Client, Client]) -> None:
    ann = people[0]
    contest = played(stage, people, type=1)
    stage.clock(END + 1)
    told = report(ann, contest).data
    assert [(it["second"], it["rank"], it["points"]) for it in told["places"]] == [
        *[(300, 1, 30), (600, 2, 30), (1200, 1, 100), (4200, 1, 200)]
    ]
    assert [(it["score"], it["errors"]) for it in told["problems"]] == [(100, None), (100, None)]
    statistics = ann.get(STATISTICS, cid=contest.id).data
    assert statistics["problems"][0]["averageScore"] == pytest.approx(80)


def test_each_problem_has_its_statistics(
    stage: Stage, people: tuple[Client, Client, Client]
) -> None:
    ann, ben, _ = people
    contest = played(stage, people)
    stage.clock(END + 1)
    told = ann.get(STATISTICS, cid=contest.id).data
    assert told["bucketSeconds"] == 120
    first, second = told["problems"]
    assert (first["submissions"], first["tried"], first["solved"]) == (5, 3, 2)
    assert first["firstSecond"] == 600
    assert [it["uid"] for it in first["firstSolvers"]] == [stage.uid(ben)]
    assert sorted((it["status"], it["count"]) for it in first["verdicts"]) == [
        *[(CE, 1), (WA, 2), (AC, 2)]
    ]
    assert len(first["accepted"]) == len(first["others"]) == 60
    assert [at for at, count in enumerate(first["accepted"]) if count] == [5, 10]
    assert [at for at, count in enumerate(first["others"]) if count] == [2, 15]
    assert first["languages"] == [{"language": "C", "count": 5, "accepted": 2}]
    assert (second["tried"], second["averageScore"]) == (1, None)


def test_the_summary_is_the_managers_alone(
    stage: Stage, people: tuple[Client, Client, Client]
) -> None:
    award = {"priority": 1, "name": "Gold", "background": "#fff", "color": "#000", "num": 1}
    contest = played(stage, people, award_type=2, awards=[award])
    stage.clock(END + 1)
    assert people[0].get(SUMMARY, cid=contest.id).err == "contest.not_manager"
    told = stage.root.get(SUMMARY, cid=contest.id).data
    assert (told["registered"], told["participants"], told["submissions"]) == (None, 3, 6)
    assert told["averagePoints"] == pytest.approx(1)
    assert [(it["displayId"], it["tried"], it["solved"]) for it in told["problems"]] == [
        *[("A", 3, 2), ("B", 1, 1)]
    ]
    assert [it["rank"] for it in told["best"]] == [1, 2, 3]
    ((given,)) = told["awards"]
    assert (given["awardName"], [it["uid"] for it in given["people"]]) == (
        *("Gold", [stage.uid(people[0])]),
    )
    assert told["absent"] == []


def test_the_summary_names_who_registered_and_never_submitted(
    stage: Stage, people: tuple[Client, Client, Client]
) -> None:
    ann, ben, cat = people
    contest = stage.contest(auth=1, password="word")
    for each in people:
        assert each.post("/api/register-contest", {"cid": contest.id, "password": "word"}).err == ""
    contest.submit(ben, "A", 10, AC)
    stage.clock(END + 1)
    told = stage.root.get(SUMMARY, cid=contest.id).data
    assert (told["registered"], told["participants"]) == (3, 1)
    names = sorted(each.headers["X-Name"] for each in (ann, cat))
    assert [it["username"] for it in told["absent"]] == names
