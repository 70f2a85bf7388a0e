"""What would embarrass an exam's teacher is found before the day (contract timedwork.md §14.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from oj_appliance.clock import wire_time
from tests.http_client import Client
from tests.oj_appliance.contests.check.desk import ENGLISH, add_solution, ready_problem
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.oj_appliance.timed_work.stage import MINUTE, WorkStage
from tests.problem_bodies import a_plus_b, add_problem

CALL = "/api/admin/exam/check"
HOUR = 60 * MINUTE
DAY = 24 * HOUR
# Of every server of the tests and of an exam of which nothing was decided.
ALWAYS = {
    ("exam_check.no_backup_folder", "warning", "backups"),
    ("exam_check.nothing_closed", "hint", "exam"),
    ("exam_check.results_early", "hint", "exam"),
}
Found = set[tuple[str, str, str]]


@dataclass
class Desk:
    """`ready` is the pid of a problem with which nothing is wrong; `noon` of a day to come (epoch
    ms), at least a day off: a work that runs until then is no exam."""

    stage: WorkStage
    ready: int
    noon: int

    @classmethod
    def set_up(cls, stage: WorkStage) -> Desk:
        after_tomorrow = (stage.begin // DAY + 2) * DAY
        # The site's zone is Shanghai's: 4 in UTC is noon there.
        return cls(stage, ready_problem(stage.root, "READY"), after_tomorrow + 4 * HOUR)

    def hold(self, *problems: dict[str, Any], **values: Any) -> int:
        """A private exam with one registered student, if nothing else is told."""
        usual = {
            **{"user_id": uid_of(self.stage.root), "author": "root", "title": "The exam"},
            **{"auth": 1, "password": "open sesame", "visible": True, "score_type": "Highest"},
            **{"start_time": self.noon, "end_time": self.noon + 2 * HOUR, "duration_ms": HOUR},
        }
        stated = list(problems) or [a_problem(self.ready, "A")]
        body = {"values": {**usual, **values}, "problems": stated}
        tid = int(self.stage.root.post("/api/stage-timed-work", body).data)
        self.stage.record(tid, "ann", registered_at=1)
        return tid

    def ask(self, tid: int, who: Client | None = None) -> Any:
        return (who or self.stage.root).get(CALL, tid=tid)

    def found(self, tid: int) -> Found:
        return {
            (each["key"], each["severity"], each["where"])
            for each in self.ask(tid).data["findings"]
        } - ALWAYS

    def forget(self, *tids: int) -> None:
        for tid in tids:
            assert self.stage.root.delete("/api/admin/homework", tid=tid).status == 200


def a_problem(pid: int, name: str, **more: Any) -> dict[str, Any]:
    return {"pid": pid, "displayId": name, "displayTitle": f"Problem {name}", **more}


@pytest.fixture(scope="module")
def desk(stage: WorkStage) -> Desk:
    return Desk.set_up(stage)


def test_of_an_exam_with_which_nothing_is_wrong_nothing_is_found(desk: Desk) -> None:
    tid = desk.hold()
    told = desk.ask(tid).data
    assert desk.found(tid) == set()
    assert told["unchecked"] == []
    desk.forget(tid)


@pytest.mark.parametrize(
    ("values", "wanted"),
    [
        ({"duration_ms": 5 * MINUTE}, ("exam_check.too_short", "warning", "settings")),
        ({"visible": False}, ("exam_check.hidden", "error", "settings")),
        ({"auth": 0, "password": None}, ("exam_check.open_to_all", "hint", "settings")),
        ({"password": None}, ("exam_check.no_password", "error", "settings")),
    ],
)
def test_what_is_odd_in_its_settings_is_found(
    desk: Desk, values: dict[str, Any], wanted: tuple[str, str, str]
) -> None:
    tid = desk.hold(**values)
    assert desk.found(tid) == {wanted}
    desk.forget(tid)


def test_of_a_work_of_a_group_only_a_group_that_is_gone_is_found(desk: Desk) -> None:
    """Its members alone find it, with a password or without."""
    group = {"uid": uid_of(desk.stage.root), "levels": {}}
    gid = int(desk.stage.root.post("/api/stage-group", group).data)
    tid = desk.hold(auth=0, password=None, group_id=gid)
    assert desk.found(tid) == set()
    assert desk.stage.root.delete("/api/group", gid=gid).status == 200
    assert desk.found(tid) == {("exam_check.group_gone", "error", "settings")}
    desk.forget(tid)


def test_odd_times_are_found(desk: Desk) -> None:
    midnight = desk.noon + 12 * HOUR
    night = desk.hold(start_time=midnight, end_time=midnight + HOUR)
    assert desk.found(night) == {("exam_check.at_night", "hint", "settings")}
    begun = desk.hold(start_time=desk.stage.begin - HOUR, end_time=desk.noon + 2 * HOUR)
    assert ("exam_check.begun", "warning", "settings") in desk.found(begun)
    first, second = desk.hold(title="First"), desk.hold(title="Second")
    keys = {key for key, *_ in desk.found(first)}
    assert {"exam_check.same_time", "exam_check.problem_elsewhere"} <= keys
    told = desk.ask(first).data["findings"]
    same = next(each["message"] for each in told if each["key"] == "exam_check.same_time")
    assert "12:00" in same, same
    desk.forget(night, begun, first, second)


def test_an_exam_without_problems_or_points_is_an_error(desk: Desk) -> None:
    empty = desk.hold()
    body = {"tid": empty, "values": {}, "problems": []}
    desk.stage.root.post("/api/stage-timed-work", body)
    assert desk.found(empty) == {("exam_check.no_problems", "error", "problems")}
    desk.forget(empty)
    worthless = desk.hold(a_problem(desk.ready, "A", score=0))
    assert desk.found(worthless) == {("exam_check.no_points", "error", "problems")}
    desk.forget(worthless)


def test_a_problem_that_everybody_can_see_without_solution_is_found(desk: Desk) -> None:
    bare = add_problem(desk.stage.root, a_plus_b("BARE", auth=1))
    tid = desk.hold(a_problem(bare, "A"))
    assert desk.found(tid) == {
        ("exam_check.problem_public", "warning", "problem"),
        ("contest_check.one_language", "hint", "problem"),
        ("contest_check.no_solution", "warning", "solutions"),
    }
    desk.forget(tid)


def test_a_solution_that_nobody_has_run_is_offered_to_be_run(desk: Desk) -> None:
    pid = add_problem(desk.stage.root, a_plus_b("UNRUN", auth=3, statements=ENGLISH))
    add_solution(desk.stage.root, pid)
    tid = desk.hold(a_problem(pid, "A"))
    assert desk.found(tid) == {("contest_check.solution_not_run", "warning", "solutions")}
    assert desk.ask(tid).data["unchecked"] == [pid]
    desk.forget(tid)


def test_the_check_is_the_teachers_alone(desk: Desk) -> None:
    tid = desk.hold()
    assert desk.ask(tid, desk.stage.people["ada"]).err == "timedwork.not_allowed"
    assert desk.ask(999_999).err == "timedwork.missing"
    assert desk.ask(tid, desk.stage.ann).http == 403
    desk.forget(tid)


@pytest.mark.parametrize(
    ("settings", "wanted"),
    [
        ({"results": "released"}, ("exam_check.not_released", "hint", "exam")),
        (
            {"results": "released", "releaseAt": True},
            ("exam_check.released_before_end", "error", "exam"),
        ),
        ({"languages": ["Python3"]}, None),
    ],
)
def test_settings_that_contradict_each_other_are_found(
    desk: Desk, settings: dict[str, Any], wanted: tuple[str, str, str] | None
) -> None:
    tid = desk.hold()
    if "releaseAt" in settings:
        settings = {**settings, "releaseAt": wire_time(desk.noon + MINUTE)}
    body = {"tid": tid, "closed": ["discussion"], **settings}
    assert desk.stage.root.put("/api/admin/exam/settings", body).status == 200
    found = desk.found(tid)
    assert found == ({wanted} if wanted else set())
    keys = {each["key"] for each in desk.ask(tid).data["findings"]}
    assert "exam_check.nothing_closed" not in keys
    assert ("exam_check.results_early" in keys) == ("results" not in settings)
    desk.forget(tid)
