"""A server that was away offers that time, at its next start, to every work that ran then."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.http_client import Answer
from tests.oj_appliance.exam_rooms.pauses.steps import DESK, end_ms, length_ms, ms_of, pauses
from tests.oj_appliance.timed_work.stage import MINUTE, OWN, WorkStage

AWAY_MS = 460_000  # 7 min 40 s


@pytest.fixture(scope="module")
def away() -> Iterator[tuple[WorkStage, dict[str, int]]]:
    """A server that was away while the works `first` and `second` ran, `begun` was to begin, and
    `late` did not run."""
    stage = WorkStage.set_up()
    usual = {"start_time": stage.begin - 30 * MINUTE, "end_time": stage.begin + 90 * MINUTE}
    works = {name: stage.hold(**usual) for name in ("first", "second")}
    works["late"] = stage.hold(
        start_time=stage.begin + 60 * MINUTE, end_time=stage.begin + 90 * MINUTE, duration_ms=MINUTE
    )
    works["begun"] = stage.hold(
        start_time=stage.begin - 2 * MINUTE, end_time=stage.begin + 90 * MINUTE, duration_ms=MINUTE
    )
    for name in ("first", "second"):
        stage.record(works[name], "ann", started_at=stage.begin - 20 * MINUTE)
    stage.server.kill()
    with closing(sqlite3.connect(stage.server.data / "oj.sqlite3")) as database:
        seen_at = time.time_ns() // 1_000_000 - AWAY_MS
        row = "INSERT OR REPLACE INTO server_time (id, seen_at) VALUES (1, ?)"
        database.execute(row, (seen_at,))
        database.commit()
    stage.server.start()
    yield stage, works
    stage.close()


def decide(stage: WorkStage, tid: int, number: int, *, gives_back: bool) -> Answer:
    body = {"tid": tid, "id": number, "giveBack": gives_back}
    return stage.root.post(f"{DESK}/outage", body)


def test_the_time_away_is_offered_and_given_back_once(
    away: tuple[WorkStage, dict[str, int]],
) -> None:
    stage, works = away
    tid = works["first"]
    (outage,) = pauses(stage.root, tid)["outages"]
    lost = length_ms(outage)
    assert lost >= AWAY_MS
    end = end_ms(stage, tid, "ann")
    assert end == stage.begin + (OWN - 20) * MINUTE
    assert decide(stage, tid, outage["id"], gives_back=True).status == 200
    assert end_ms(stage, tid, "ann") == end + lost
    told = pauses(stage.root, tid)
    assert told["outages"] == []
    assert [ms_of(told["pauses"][0][name]) for name in ("since", "until")] == [
        ms_of(outage[name]) for name in ("since", "until")
    ]
    assert decide(stage, tid, outage["id"], gives_back=True).err == "exam.outage_missing"


def test_an_offer_may_be_refused_and_stands_in_the_log(
    away: tuple[WorkStage, dict[str, int]],
) -> None:
    stage, works = away
    tid = works["second"]
    (outage,) = pauses(stage.root, tid)["outages"]
    end = end_ms(stage, tid, "ann")
    assert decide(stage, tid, outage["id"], gives_back=False).status == 200
    told = pauses(stage.root, tid)
    assert (told["outages"], told["pauses"]) == ([], [])
    assert end_ms(stage, tid, "ann") == end
    rows = stage.root.get("/api/admin/audit-log", action="exam.outage_dismiss").data["records"]
    assert [row["username"] for row in rows] == ["root"]


def test_a_work_that_did_not_run_then_is_offered_nothing(
    away: tuple[WorkStage, dict[str, int]],
) -> None:
    stage, works = away
    assert pauses(stage.root, works["late"])["outages"] == []


def test_a_work_that_was_to_begin_meanwhile_is_offered_what_it_has_lost(
    away: tuple[WorkStage, dict[str, int]],
) -> None:
    stage, works = away
    (outage,) = pauses(stage.root, works["begun"])["outages"]
    assert ms_of(outage["since"]) == stage.begin - 2 * MINUTE
    assert length_ms(outage) < AWAY_MS
    assert decide(stage, works["begun"], outage["id"], gives_back=True).status == 200
    (pause,) = pauses(stage.root, works["begun"])["pauses"]
    assert ms_of(pause["since"]) == stage.begin - 2 * MINUTE
