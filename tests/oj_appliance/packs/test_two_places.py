"""One exam at two places: who sat at both, who is not on the roster, and who is there under another
name is asked; merged twice it stays the same."""

from __future__ import annotations

from typing import Any

from tests.http_client import Client
from tests.oj_appliance.packs.desk import (
    decide,
    made_exam,
    merged,
    opened,
    received,
    results_file,
    take,
)
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.stage import END, WRONG, WorkStage

CLASS, PASSWORD = "Two places", "slip-of-paper"
NAMES = ("tp-lin", "tp-mei")


def with_roster(office: WorkStage) -> None:
    text = "username,password,realname,number,className\n" + "".join(
        f"{name},{PASSWORD},{name[3:].title()},9{at},{CLASS}\n" for at, name in enumerate(NAMES)
    )
    staged = office.root.upload("/api/admin/user/roster-upload", "r.csv", text.encode())
    body = {"key": staged.data["key"], "mustChangePassword": False}
    assert office.root.post("/api/admin/user/roster-commit", body).data["created"] == len(NAMES)


def sits(stage: WorkStage, tid: int, name: str, code: str | None = None) -> Client:
    """Somebody of the roster, at this place."""
    who = Client(stage.root.base).login(name, PASSWORD)
    stage.people[name] = who
    assert stage.begin_as(who, tid).status == 200
    if code is not None:
        stage.submit(who, tid, code=code)
    return who


def questions(office: WorkStage, number: int) -> dict[str, dict[str, Any]]:
    return {each["kind"]: each for each in merged(office.root, number)["questions"]}


def test_what_is_doubtful_between_two_places_is_asked(office: WorkStage, school: WorkStage) -> None:
    with_roster(office)
    number, password, file = made_exam(
        office.root, office.hold(title="Two places"), classes=[CLASS]
    )
    files = []
    for stage in (school, office):  # the office is a place of the exam, too
        stage.at(0)
        pack = received(stage.root, file)
        here = opened(stage.root, pack, password)["tid"]
        stage.at(1)
        sits(stage, here, "tp-lin", WRONG if stage is school else None)
        if stage is office:
            stage.submit(stage.people["tp-lin"], here)
        else:
            mei = sits(stage, here, "tp-mei", WRONG)
            change = {
                "uid": uid_of(mei),
                "username": "tp-mei",
                "realname": "Mai",
                "setNewPwd": False,
            }
            assert stage.root.put("/api/admin/user/edit-user", change).status == 200
            stage.start(here, "ben")
        stage.at(END + 1)
        files.append(results_file(stage.root, pack))
    for content in (*files, *files):
        assert take(office.root, number, content).status == 200
    state = merged(office.root, number)
    assert len(state["files"]) == 2, "the same files again change nothing"

    asked = questions(office, number)
    assert sorted(asked) == ["name", "person", "unknown"]
    assert asked["name"]["facts"] == [{"what": "realname", "before": "Mei", "after": "Mai"}]
    assert asked["unknown"]["entries"][0]["username"] == "ben"
    twice = asked["person"]
    assert {each["username"] for each in twice["entries"]} == {"tp-lin"}
    assert {each["score"] for each in twice["entries"]} == {0, 100}
    assert (state["people"], state["waiting"]) == ([], 3)

    best = next(each["id"] for each in twice["entries"] if each["score"] == 100)
    for kind, choice in (("name", "count"), ("unknown", "leave_out"), ("person", best)):
        assert decide(office.root, number, choice, asked[kind]["subject"]).status == 200
    state = merged(office.root, number)
    told = [(each["rank"], each["username"], each["score"]) for each in state["people"]]
    assert (state["waiting"], told) == (0, [(1, "tp-lin", 100), (2, "tp-mei", 0)])
    assert state["absent"] == []
    # Once more: the same files, the same answers, the same sheet.
    for content in files:
        assert not take(office.root, number, content).data["isNew"]
    assert merged(office.root, number) == state
    office.at(0)
    school.at(0)
