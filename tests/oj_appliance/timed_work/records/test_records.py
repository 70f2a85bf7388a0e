"""Who has begun, and their time as staff mend it, over HTTP (contract timedwork.md §8)."""

from __future__ import annotations

import io
import re
from datetime import datetime
from typing import Any

import pytest
from openpyxl import load_workbook

from tests.http_client import Answer, Client
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.making import DESK
from tests.oj_appliance.timed_work.stage import END, OWN, WRONG, WorkStage

FILE = "/api/file/download-timed-work-rank"


def minute_of(stage: WorkStage, moment: str) -> int:
    """Minutes from the start of the works."""
    return round((datetime.fromisoformat(moment).timestamp() * 1000 - stage.begin) / 60_000)


def records(client: Client, tid: int) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = client.get(f"{DESK}/get-record-list", tid=tid).data["records"]
    return rows


def change(client: Client, tid: int, who: Client, action: str, **more: Any) -> Answer:
    body = {"tid": tid, "uid": uid_of(who), "action": action, **more}
    return client.put(f"{DESK}/record", body)


def end_of(stage: WorkStage, tid: int, who: Client) -> int:
    return minute_of(stage, stage.info(who, tid).data["effectiveEnd"])


def is_over(stage: WorkStage, tid: int, who: Client) -> bool:
    return bool(stage.info(who, tid).data["effectiveStatus"] == 1)


def test_the_list_tells_points_and_ends_of_everybody_who_has_begun(stage: WorkStage) -> None:
    stage.at(0)
    tid = stage.hold()
    assert records(stage.root, tid) == []
    stage.start(tid, "ann", "ben")
    stage.at(10)
    stage.submit(stage.ann, tid, "A", WRONG)
    stage.submit(stage.ben, tid, "A")
    stage.hand_in(stage.ben, tid)
    ben, ann = records(stage.root, tid)
    assert (ben["username"], ben["score"], ben["stopped"]) == ("ben", 100, True)
    assert minute_of(stage, ben["endTime"]) == 10
    assert (ann["username"], ann["score"], ann["stopped"]) == ("ann", 0, False)
    assert (ann["endTime"], minute_of(stage, ann["effectiveEnd"])) == (None, OWN)
    assert stage.root.get(f"{DESK}/get-record-list", tid=10**6).err == "timedwork.missing"


def test_reopening_gives_back_what_was_left_when_it_was_handed_in(stage: WorkStage) -> None:
    stage.at(0)
    tid = stage.hold()
    stage.start(tid, "ann")
    stage.at(20)
    stage.hand_in(stage.ann, tid)
    stage.at(110)
    assert is_over(stage, tid, stage.ann)
    assert change(stage.root, tid, stage.ann, "reopen").status == 200
    # Forty minutes, though the work itself ends in ten.
    assert not is_over(stage, tid, stage.ann)
    assert end_of(stage, tid, stage.ann) == 150
    stage.at(END + 20)
    assert stage.send(stage.ann, tid).status == 200
    stage.at(151)
    assert is_over(stage, tid, stage.ann)
    assert stage.send(stage.ann, tid).err == "timedwork.ended"


def test_time_is_given_back_each_time_it_is_handed_in(stage: WorkStage) -> None:
    stage.at(0)
    tid = stage.hold()
    stage.start(tid, "ann")
    for handed_in, reopened in ((10, 15), (20, 30)):
        stage.at(handed_in)
        stage.hand_in(stage.ann, tid)
        stage.at(reopened)
        assert change(stage.root, tid, stage.ann, "reopen").status == 200
    assert end_of(stage, tid, stage.ann) == OWN + 5 + 10


def test_what_nobody_ended_cannot_be_reopened(stage: WorkStage) -> None:
    stage.at(0)
    tid = stage.hold()
    stage.start(tid, "ann")
    assert change(stage.root, tid, stage.ann, "reopen").err == "timedwork.still_running"
    stage.at(OWN + 1)
    assert change(stage.root, tid, stage.ann, "reopen").err == "timedwork.still_running"


def test_closing_ends_it_at_once_and_reopening_takes_that_back(stage: WorkStage) -> None:
    stage.at(0)
    tid = stage.hold()
    stage.start(tid, "ann")
    stage.at(30)
    assert change(stage.root, tid, stage.ann, "close").status == 200
    assert stage.send(stage.ann, tid).err == "timedwork.ended"
    assert change(stage.root, tid, stage.ann, "close").err == "timedwork.time_over"
    stage.at(40)
    change(stage.root, tid, stage.ann, "reopen")
    assert end_of(stage, tid, stage.ann) == OWN + 10
    stage.at(OWN + 11)
    assert change(stage.root, tid, stage.ann, "close").err == "timedwork.time_over"


def test_extending_adds_to_ones_own_time_beyond_the_works_end(stage: WorkStage) -> None:
    stage.at(70)
    tid = stage.hold()
    stage.start(tid, "ann", "ben")
    assert end_of(stage, tid, stage.ann) == END
    assert change(stage.root, tid, stage.ann, "extend", seconds=900).status == 200
    assert (end_of(stage, tid, stage.ann), end_of(stage, tid, stage.ben)) == (END + 15, END)
    stage.at(END + 10)
    assert stage.send(stage.ann, tid).status == 200
    assert stage.send(stage.ben, tid).err == "timedwork.ended"


def test_who_has_run_out_of_time_gets_all_of_the_extension_from_now(stage: WorkStage) -> None:
    stage.at(0)
    tid = stage.hold()
    stage.start(tid, "ann")
    stage.at(OWN + 25)
    assert is_over(stage, tid, stage.ann)
    assert change(stage.root, tid, stage.ann, "extend", seconds=600).status == 200
    assert not is_over(stage, tid, stage.ann)
    assert end_of(stage, tid, stage.ann) == OWN + 35
    # The clock goes on between the calls.
    assert round(records(stage.root, tid)[0]["extraSeconds"] / 60) == 35


def test_a_pause_of_others_adds_nothing_to_the_extension_of_who_had_run_out(
    stage: WorkStage,
) -> None:
    """It lay between their own end and the extension, and gave them nothing back."""
    stage.at(0)
    tid = stage.hold()
    stage.start(tid, "ann")
    stage.at(30)
    stage.start(tid, "ben")
    stage.at(OWN + 10)
    pause = stage.root.post("/api/admin/exam/pause", {"tid": tid}).data["id"]
    stage.at(OWN + 20)
    assert stage.root.post("/api/admin/exam/resume", {"tid": tid, "id": pause}).status == 200
    stage.at(OWN + 25)
    assert change(stage.root, tid, stage.ann, "extend", seconds=600).status == 200
    assert end_of(stage, tid, stage.ann) == OWN + 35
    assert end_of(stage, tid, stage.ben) == 30 + OWN + 10
    # Nor does one that goes on: it keeps all of what is granted in it.
    stage.at(OWN + 50)
    pause = stage.root.post("/api/admin/exam/pause", {"tid": tid, "backS": 900}).data["id"]
    assert change(stage.root, tid, stage.ann, "extend", seconds=300).status == 200
    stage.at(OWN + 60)
    assert stage.root.post("/api/admin/exam/resume", {"tid": tid, "id": pause}).status == 200
    assert end_of(stage, tid, stage.ann) == OWN + 65


def test_an_extension_of_what_was_handed_in_waits_for_its_reopening(stage: WorkStage) -> None:
    stage.at(0)
    tid = stage.hold()
    stage.start(tid, "ann")
    stage.at(50)
    stage.hand_in(stage.ann, tid)
    stage.at(80)
    change(stage.root, tid, stage.ann, "extend", seconds=300)
    assert is_over(stage, tid, stage.ann)
    change(stage.root, tid, stage.ann, "reopen")
    assert end_of(stage, tid, stage.ann) == 80 + 10 + 5


@pytest.mark.parametrize(
    "wrong",
    [
        {"action": "extend"},
        {"action": "extend", "seconds": 0},
        {"action": "extend", "seconds": -60},
        {"action": "extend", "seconds": 604_801},
        {"action": "pause"},
        {"action": "close", "reason": "x" * 201},
    ],
)
def test_what_has_no_meaning_is_refused(stage: WorkStage, wrong: dict[str, Any]) -> None:
    stage.at(0)
    tid = stage.hold()
    stage.start(tid, "ann")
    body = {"tid": tid, "uid": uid_of(stage.ann), **wrong}
    answer = stage.root.put(f"{DESK}/record", body)
    assert answer.err == "http.bad_param"
    assert end_of(stage, tid, stage.ann) == OWN


def test_only_whoever_has_begun_has_a_record(stage: WorkStage) -> None:
    tid = stage.hold()
    assert change(stage.root, tid, stage.ann, "close").err == "timedwork.record_missing"
    ada = stage.people["ada"]
    assert change(ada, tid, stage.ann, "close").err == "timedwork.record_missing"
    assert ada.get(f"{DESK}/get-record-list", tid=tid).status == 200


def test_an_invigilator_who_manages_nothing_gives_time(stage: WorkStage) -> None:
    stage.at(0)
    tid = stage.hold()
    stage.start(tid, "ann")
    assert change(stage.people["ada"], tid, stage.ann, "extend", seconds=600).status == 200
    assert end_of(stage, tid, stage.ann) == OWN + 10
    assert change(stage.ben, tid, stage.ann, "extend", seconds=600).status == 403


def test_each_change_is_on_the_audit_log_with_its_reason(stage: WorkStage) -> None:
    stage.at(0)
    tid = stage.hold()
    stage.start(tid, "ann")
    change(stage.root, tid, stage.ann, "extend", seconds=300, reason=" No network ")
    change(stage.root, tid, stage.ann, "close")
    change(stage.root, tid, stage.ann, "reopen", reason="By mistake")
    rows = stage.root.get("/api/admin/audit-log", target=f'"tid":{tid}').data["records"]
    assert [(row["action"], row["reason"]) for row in rows] == [
        ("timedwork.reopen", "By mistake"),
        ("timedwork.close", None),
        ("timedwork.extend", "No network"),
    ]
    assert '"extraSeconds":300' in rows[2]["after"] and uid_of(stage.ann) in rows[2]["target"]


def test_the_rank_is_kept_as_a_workbook_that_evaluates_nothing(stage: WorkStage) -> None:
    stage.at(0)
    tid = stage.hold()
    stage.start(tid, "ann", "ben")
    stage.submit(stage.ben, tid, "A")
    stage.at(5)
    stage.hand_in(stage.ben, tid)
    assert stage.ben.post("/api/change-userInfo", {"realname": "=1+1", "gender": "male"}).data
    answer = stage.root.get(FILE, tid=tid)
    assert answer.http == 200
    assert answer.headers["content-disposition"].endswith(f"timedwork_{tid}_rank.xlsx")
    sheet = load_workbook(io.BytesIO(answer.body))["rank"]
    header, ben, ann = sheet.iter_rows()
    assert [cell.value for cell in header] == [
        *("Rank", "Username", "Real Name", "Score", "Used Time", "A", "B")
    ]
    told = [cell.value for cell in ben]
    assert told[:4] + told[5:] == [1, "ben", "=1+1", 100, 100, None]
    assert re.fullmatch(r"00:0[45]:\d\d", str(told[4]))
    assert {cell.data_type for cell in ben if isinstance(cell.value, str)} == {"s"}
    assert [cell.value for cell in ann][:4] == [2, "ann", None, 0]
    refused = stage.ann.get(FILE, tid=tid)
    assert (refused.http, refused.err) == (403, "timedwork.not_allowed")
    assert stage.root.get(FILE, tid=10**6).err == "timedwork.missing"
