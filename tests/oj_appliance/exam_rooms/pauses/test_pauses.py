"""Invigilators let time stand still, over HTTP (contract timedwork.md §11)."""

from __future__ import annotations

from tests.oj_appliance.exam_rooms.pauses.steps import (
    end_ms,
    length_ms,
    minutes,
    ms_of,
    pause,
    paused,
    pauses,
    resume,
    undo,
)
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.stage import ADD, CID_OFFSET, END, OWN, WorkStage


def test_time_stands_still_for_all_from_when_it_is_said_and_all_of_it_comes_back(
    stage: WorkStage,
) -> None:
    stage.at(0)
    tid = stage.hold()
    stage.start(tid, "ann", "ben")
    before = {name: end_ms(stage, tid, name) for name in ("ann", "ben")}
    stage.at(20)
    number = paused(stage, tid, back=3, reason="The switch rebooted")
    head = stage.info(stage.ann, tid).data
    assert minutes(ms_of(head["pausedSince"]) - stage.begin) == 17
    stage.at(30)
    assert stage.send(stage.ann, tid).err == "timedwork.paused"
    assert resume(stage.root, tid, number).status == 200
    row = pauses(stage.root, tid)["pauses"][0]
    assert minutes(length_ms(row)) == 13
    assert (row["author"], row["resumedBy"], row["people"]) == ("root", "root", 2)
    assert row["reason"] == "The switch rebooted"
    for name, end in before.items():
        assert end_ms(stage, tid, name) == end + length_ms(row)
    assert stage.info(stage.ann, tid).data["pausedSince"] is None
    assert stage.send(stage.ann, tid).status == 200


def test_drafts_are_kept_while_time_stands_still(stage: WorkStage) -> None:
    stage.at(0)
    tid = stage.hold()
    stage.start(tid, "ann")
    stage.at(10)
    paused(stage, tid)
    body = {
        **{"pid": stage.pids["ONE"], "cid": tid + CID_OFFSET},
        **{"language": "Python3", "code": ADD, "version": 0},
    }
    answer = stage.ann.put("/api/draft", body)
    assert answer.status == 200, answer.body
    told = stage.ann.get("/api/draft", pid=stage.pids["ONE"], cid=tid + CID_OFFSET)
    assert told.data["code"] == ADD


def test_a_pause_of_one_person_is_no_other_persons(stage: WorkStage) -> None:
    stage.at(0)
    tid = stage.hold()
    stage.start(tid, "ann", "ben")
    ben = end_ms(stage, tid, "ben")
    stage.at(10)
    number = paused(stage, tid, uid=uid_of(stage.ann))
    assert stage.info(stage.ben, tid).data["pausedSince"] is None
    assert stage.send(stage.ben, tid).status == 200
    stage.at(15)
    assert resume(stage.people["ada"], tid, number).status == 200
    row = pauses(stage.root, tid)["pauses"][0]
    assert (row["uid"], row["resumedBy"]) == (uid_of(stage.ann), "ada")
    assert end_ms(stage, tid, "ben") == ben
    assert end_ms(stage, tid, "ann") - ben >= length_ms(row) - 1000


def test_pauses_of_a_person_and_of_all_count_once(stage: WorkStage) -> None:
    stage.at(0)
    tid = stage.hold()
    stage.start(tid, "ann")
    end = end_ms(stage, tid, "ann")
    stage.at(10)
    first = paused(stage, tid, uid=uid_of(stage.ann))
    stage.at(15)
    second = paused(stage, tid)
    assert pause(stage.root, tid).err == "exam.already_paused"
    stage.at(18)
    resume(stage.root, tid, first)
    assert stage.info(stage.ann, tid).data["pausedSince"] is not None
    stage.at(20)
    resume(stage.root, tid, second)
    every, own = pauses(stage.root, tid)["pauses"]
    assert end_ms(stage, tid, "ann") - end == ms_of(every["until"]) - ms_of(own["since"])
    assert resume(stage.root, tid, second).err == "exam.not_paused"


def test_whoever_begins_while_it_is_paused_has_lost_nothing_of_the_window(
    stage: WorkStage,
) -> None:
    """The room's network came up ten minutes after the begin: nobody could begin before."""
    stage.at(0)
    tid = stage.hold(duration_ms=END * 60_000)
    stage.start(tid, "ann")
    stage.at(5)
    number = paused(stage, tid, back=30)
    stage.at(8)
    stage.start(tid, "ben")
    stage.at(10)
    resume(stage.root, tid, number)
    stage.at(12)
    stage.start(tid, "cat")
    row = pauses(stage.root, tid)["pauses"][0]
    assert ms_of(row["since"]) == stage.begin  # never before the work's start
    closes = stage.begin + END * 60_000 + length_ms(row)
    assert [end_ms(stage, tid, name) for name in ("ben", "cat")] == [closes] * 2
    assert end_ms(stage, tid, "ann") == closes


def may_begin_until(stage: WorkStage, tid: int, name: str) -> int:
    return ms_of(stage.info(stage.people[name], tid).data["beginUntil"])


def test_the_time_to_begin_moves_with_a_pause_of_all(stage: WorkStage) -> None:
    """The last ten minutes were lost: whoever was about to begin begins afterwards."""
    stage.at(0)
    tid = stage.hold()
    closes = stage.begin + END * 60_000
    stage.at(END + 5)
    assert may_begin_until(stage, tid, "ben") == closes
    assert stage.begin_as(stage.ben, tid).err == "timedwork.ended"
    number = paused(stage, tid, back=15)
    head = stage.info(stage.ben, tid).data
    assert (head["status"], head["effectiveStatus"]) == (1, 0)
    stage.at(END + 6)
    resume(stage.root, tid, number)
    length = length_ms(pauses(stage.root, tid)["pauses"][0])
    assert minutes(length) == 16
    assert may_begin_until(stage, tid, "ben") == closes + length
    stage.at(END + 15)
    assert stage.begin_as(stage.ben, tid).status == 200
    assert end_ms(stage, tid, "ben") == closes + length
    assert stage.send(stage.ben, tid).status == 200
    stage.at(END + 17)
    assert stage.begin_as(stage.people["cat"], tid).err == "timedwork.ended"
    head = stage.info(stage.people["cat"], tid).data
    assert head["effectiveStatus"] == 1


def test_the_time_to_begin_goes_back_when_the_pause_is_undone(stage: WorkStage) -> None:
    stage.at(0)
    tid = stage.hold()
    closes = stage.begin + END * 60_000
    stage.at(30)
    number = paused(stage, tid, back=20, lengthS=600)
    assert may_begin_until(stage, tid, "ann") == closes + 600_000
    assert undo(stage.root, tid, number).status == 200
    assert may_begin_until(stage, tid, "ann") == closes
    stage.at(END + 1)
    assert stage.begin_as(stage.ann, tid).err == "timedwork.ended"


def test_who_has_handed_in_gets_nothing_beyond(stage: WorkStage) -> None:
    stage.at(0)
    tid = stage.hold()
    stage.start(tid, "ann", "ben")
    stage.at(10)
    stage.hand_in(stage.ann, tid)
    end = end_ms(stage, tid, "ann")
    stage.at(15)
    number = paused(stage, tid, back=2)
    stage.at(20)
    resume(stage.root, tid, number)
    assert end_ms(stage, tid, "ann") == end
    assert stage.send(stage.ann, tid).err == "timedwork.ended"
    asked = pause(stage.root, tid, uid=uid_of(stage.ann))
    assert asked.err == "exam.nothing_runs"


def test_time_that_ran_out_in_the_meantime_comes_back(stage: WorkStage) -> None:
    stage.at(0)
    tid = stage.hold()
    stage.start(tid, "ann")
    stage.at(OWN + 2)
    assert stage.send(stage.ann, tid).err == "timedwork.ended"
    number = paused(stage, tid, back=5)
    stage.at(OWN + 4)
    resume(stage.root, tid, number)
    assert stage.send(stage.ann, tid).status == 200


def test_a_stretch_that_is_over_is_given_back_afterwards_and_a_mistaken_one_taken_back(
    stage: WorkStage,
) -> None:
    stage.at(0)
    tid = stage.hold()
    stage.start(tid, "ann")
    end = end_ms(stage, tid, "ann")
    stage.at(30)
    number = paused(stage, tid, back=20, lengthS=600)
    assert end_ms(stage, tid, "ann") - end == 600_000
    assert stage.info(stage.ann, tid).data["pausedSince"] is None
    assert undo(stage.root, tid, number, reason="It was room B").status == 200
    assert end_ms(stage, tid, "ann") == end
    row = pauses(stage.root, tid)["pauses"][0]
    assert (row["undoneBy"], row["people"]) == ("root", 0)
    assert undo(stage.root, tid, number).err == "exam.pause_missing"
    rows = stage.root.get("/api/admin/audit-log", action="exam.pause_remove").data["records"]
    assert sum("It was room B" in str(row) for row in rows) == 1


def granted_end(stage: WorkStage, tid: int, name: str, seconds: int) -> int:
    body = {"tid": tid, "uid": uid_of(stage.people[name]), "action": "extend", "seconds": seconds}
    answer = stage.root.put("/api/admin/homework/record", body)
    assert answer.status == 200, answer.body
    return end_ms(stage, tid, name)


def test_to_undo_a_pause_takes_back_the_pause_and_no_time_that_was_granted(
    stage: WorkStage,
) -> None:
    stage.at(0)
    tid = stage.hold()
    stage.start(tid, "ann")
    end = end_ms(stage, tid, "ann")
    stage.at(30)
    number = paused(stage, tid, back=20, lengthS=600)
    assert granted_end(stage, tid, "ann", 300) == end + 900_000
    undo(stage.root, tid, number)
    assert end_ms(stage, tid, "ann") == end + 300_000


def test_time_that_was_granted_after_the_end_stays_when_earlier_pauses_are_undone(
    stage: WorkStage,
) -> None:
    """One in her own time, and one that others had after it: both were over when she was given
    five minutes from then on."""
    stage.at(0)
    tid = stage.hold()
    stage.start(tid, "ann")
    stage.at(OWN)
    first = paused(stage, tid, back=15, lengthS=600)
    stage.at(OWN + 22)
    second = paused(stage, tid, back=10, lengthS=480)
    stage.at(OWN + 25)
    granted = granted_end(stage, tid, "ann", 300)
    assert minutes(granted - stage.begin) == OWN + 30
    for number in (second, first):
        assert undo(stage.root, tid, number).status == 200
        assert end_ms(stage, tid, "ann") == granted


def test_a_pause_that_goes_on_gives_back_no_minute_before_time_was_granted_anew(
    stage: WorkStage,
) -> None:
    stage.at(0)
    tid = stage.hold()
    stage.start(tid, "ann")
    stage.at(OWN + 5)
    number = paused(stage, tid)
    stage.at(OWN + 10)
    granted_end(stage, tid, "ann", 300)
    assert stage.info(stage.ann, tid).data["pausedSince"] is not None
    stage.at(OWN + 12)
    resume(stage.root, tid, number)
    assert minutes(end_ms(stage, tid, "ann") - stage.begin) == OWN + 17
    undo(stage.root, tid, number)
    assert minutes(end_ms(stage, tid, "ann") - stage.begin) == OWN + 15


def test_what_is_asked_wrongly_is_refused_by_name(stage: WorkStage) -> None:
    stage.at(-5)
    tid = stage.hold()
    assert pause(stage.root, tid).err == "timedwork.not_started"
    stage.at(10)
    stage.start(tid, "ann")
    for more in ({"lengthS": 0}, {"lengthS": -5}, {"backS": -1}, {"backS": 10**9}):
        assert pause(stage.root, tid, **more).status == 400, more
    assert pause(stage.root, tid, uid=uid_of(stage.ben)).err == "timedwork.record_missing"
    assert pause(stage.root, tid, roomId=999_999).err == "examroom.missing"
    both = pause(stage.root, tid, roomId=1, uid=uid_of(stage.ann))
    assert (both.status, both.err) == (400, "http.bad_param")
    assert pause(stage.root, 999_999).err == "timedwork.missing"
    assert resume(stage.root, tid, 999_999).err == "exam.pause_missing"
    stage.at(END + 60)
    assert pause(stage.root, tid).err == "exam.nothing_runs"
    assert pause(stage.ann, tid).status == 403


def test_the_rank_counts_no_minute_that_stood_still(stage: WorkStage) -> None:
    stage.at(0)
    tid = stage.hold()
    stage.start(tid, "ann")
    stage.at(10)
    number = paused(stage, tid)
    stage.at(20)
    resume(stage.root, tid, number)
    stage.at(25)
    stage.hand_in(stage.ann, tid)
    row = next(each for each in stage.rank(stage.root, tid).data if each["username"] == "ann")
    assert minutes(row["usedTime"] * 1000) == 15
