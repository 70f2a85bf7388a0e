"""What invigilators write down, over HTTP (contract timedwork.md §11.4)."""

from __future__ import annotations

from tests.oj_appliance.exam_rooms.making import EXAM, make_room, seats_of, sit
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.stage import WorkStage


def test_a_note_keeps_who_wrote_it_and_where_the_person_sat(stage: WorkStage) -> None:
    stage.at(0)
    tid = stage.hold()
    make_room(stage.root, tid, "A")
    assert sit(stage.root, seats_of(stage.root, tid, "A")["3"], uid_of(stage.ann)).status == 200
    stage.start(tid, "ann", "ben")
    ada = stage.people["ada"]
    for name, text in (("ann", "Looked at the neighbour"), ("ben", "Was ill for five minutes")):
        body = {"tid": tid, "uid": uid_of(stage.people[name]), "text": text}
        assert ada.post(f"{EXAM}/note", body).status == 200
    (row,) = stage.root.get(f"{EXAM}/notes", tid=tid, uid=uid_of(stage.ann)).data
    assert (row["username"], row["seat"], row["author"]) == ("ann", "A 3", "ada")
    assert row["text"] == "Looked at the neighbour"
    assert len(stage.root.get(f"{EXAM}/notes", tid=tid).data) == 2


def test_a_note_is_about_somebody_of_the_work_and_no_student_reads_it(stage: WorkStage) -> None:
    stage.at(0)
    tid = stage.hold()
    body = {"tid": tid, "uid": uid_of(stage.ann), "text": "x"}
    assert stage.root.post(f"{EXAM}/note", body).err == "exam.person_missing"
    assert stage.root.post(f"{EXAM}/note", {**body, "text": " "}).err == "content.empty"
    assert stage.ann.get(f"{EXAM}/notes", tid=tid).status == 403
