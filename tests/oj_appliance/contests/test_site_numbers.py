"""What the site's own pages tell of contests: coming ones on the start page, and no sealed result
in any number, rank or chart (contract home.md, account.md)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.http_client import Client
from tests.oj_appliance.contests.stage import END, SEAL, Stage

DAY = 24 * 60  # minutes


def coming(who: Client) -> list[int]:
    return [row["id"] for row in who.get("/api/get-recent-contest").data]


def week(stage: Stage) -> tuple[int, int]:
    """Accepted and all of the last seven days."""
    path = "/api/get-last-week-submission-statistics"
    found = stage.root.get(path, forceRefresh="true").data
    return sum(found["acCountList"]), sum(found["totalCountList"])


def more(numbers: tuple[int, int], accepted: int, total: int) -> tuple[int, int]:
    return numbers[0] + accepted, numbers[1] + total


@pytest.mark.covers("S1-7.1-5")
def test_the_start_page_shows_contests_of_these_two_weeks(stage: Stage) -> None:
    def beginning(minutes: int, **values: Any) -> int:
        start = stage.begin + minutes * 60_000
        return stage.hold(start_time=start, end_time=start + 60_000, **values)

    stage.at(-15 * DAY)
    assert coming(stage.server.client()) == []
    stage.at(-1)
    tomorrow, next_month = beginning(DAY), beginning(30 * DAY)
    hidden, of_group = beginning(DAY, visible=False), beginning(DAY, group_id=7)
    now = stage.hold(auth=1, registered=("ann",))
    found = coming(stage.server.client())
    assert [tomorrow, now] == [cid for cid in found if cid in (tomorrow, now)]
    assert not {next_month, hidden, of_group} & set(found)
    (row,) = (each for each in stage.ann.get("/api/get-recent-contest").data if each["id"] == now)
    told = {"status": -1, "type": 0, "auth": 1, "count": 1, "duration": END * 60, "gid": None}
    assert {name: row[name] for name in told} == told
    dashboard = stage.root.get("/api/admin/dashboard/get-dashboard-info").data
    assert dashboard["recentContestNum"] == len(found)
    stage.at(END)
    assert now not in coming(stage.ann) and tomorrow in coming(stage.ann)


@pytest.mark.parametrize("rule", [0, 1], ids=["acm", "oi"])
def test_the_weeks_chart_counts_a_sealed_result_once_it_is_open(stage: Stage, rule: int) -> None:
    def before(minute: int) -> tuple[int, int]:
        stage.at(minute)
        return week(stage)

    # What earlier contests left depends on the moment: a midnight may lie within the contest.
    starting, sealed, ended = before(1), before(SEAL), before(END)
    cid = stage.hold(type=rule)
    stage.at(1)
    stage.submit(stage.ann, cid)
    assert week(stage) == more(starting, 1, 1)
    stage.at(SEAL)
    stage.submit(stage.ben, cid)
    assert week(stage) == more(sealed, 1, 2)
    stage.at(END)
    assert week(stage) == more(ended, 2, 2)
    stage.edit(cid, auto_real_rank=False)
    assert week(stage) == more(ended, 1, 2)
    stage.edit(cid, seal_rank=False)


def test_what_is_solved_in_contests_counts_in_no_rank_profile_or_heat_map(stage: Stage) -> None:
    cid, cat = stage.hold(), stage.people["cat"]

    def numbers() -> list[Any]:
        home = stage.ann.get("/api/get-user-home-info", username="cat").data
        heat = stage.ann.get("/api/get-user-calendar-heatmap", username="cat").data
        rank = stage.ann.get("/api/get-rank-list", type=0, searchUser="cat").data["records"]
        bank = stage.ann.get("/api/get-problem-detail", problemId="ONE").data["problemCount"]
        recent = stage.ann.get("/api/get-recent-seven-ac-rank").data
        days = cat.get("/api/get-user-ac-result").data
        return [home["total"], home["solvedList"], heat["dataList"], rank, bank, recent, days]

    stage.at(1)
    before = numbers()
    stage.submit(cat, cid)
    stage.at(SEAL)
    stage.submit(cat, cid)
    assert numbers() == before
    stage.at(END)
    assert numbers() == before
