"""What would embarrass an organiser is found before the day (contract admin.md §12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.http_client import Client
from tests.oj_appliance.contests.check.desk import CALL, ENGLISH, Desk, add_solution, run_solutions
from tests.oj_appliance.contests.stage import Stage
from tests.oj_appliance.submissions.test_live_changes import uid_of
from tests.problem_bodies import a_plus_b, add_problem

SPIN = """#include <stdio.h>
#include <time.h>
int main(void) {
  int a, b;
  scanf("%d %d", &a, &b);
  while (clock() < CLOCKS_PER_SEC * 12 / 10) ;
  printf("%d\\n", a + b);
}
"""
AWARD = '[{"priority":1,"name":"G","background":"#000000","color":"#ffffff","num":%d}]'
HOUR = 3_600_000


@pytest.fixture(scope="module")
def whole(stage: Stage) -> Desk:
    return Desk.set_up(stage)


@pytest.fixture
def desk(whole: Desk) -> Iterator[Desk]:
    yield whole
    whole.restore()


def test_of_a_contest_with_which_nothing_is_wrong_nothing_is_found(desk: Desk) -> None:
    told = desk.ask()
    assert (told["findings"], told["unchecked"]) == ([], [])


@pytest.mark.parametrize(
    ("values", "wanted"),
    [
        ({"end_time": 300_000, "seal_rank_time": 0, "type": 1}, ("too_short", "warning")),
        ({"visible": False}, ("hidden", "warning")),
        ({"type": 1, "seal_rank": False}, ("oi_unsealed", "hint")),
        ({"seal_rank_time": 3 * HOUR}, ("seal_outside", "error")),
        ({"seal_rank_time": None}, ("seal_outside", "error")),
        ({"type": 1}, ("oi_seal_late", "warning")),
        ({"seal_rank_time": 0}, ("acm_all_sealed", "hint")),
        ({"auto_real_rank": False}, ("stays_sealed", "hint")),
        ({"auth": 1}, ("no_password", "error")),
        ({"auth": 2, "password": ""}, ("no_password", "error")),
        ({"star_accounts": '["nobody", "ann"]'}, ("stars_unknown", "warning")),
        ({"award_type": 2, "awards": AWARD % 0}, ("awards_nobody", "warning")),
        ({"award_type": 1, "awards": AWARD % 101}, ("awards_over", "warning")),
        (
            {"open_account_limit": True, "account_limit_rule": "<prefix>q</prefix>"},
            ("rule_fits_nobody", "error"),
        ),
    ],
)
def test_settings_that_make_no_sense_are_found(
    desk: Desk, values: dict[str, Any], wanted: tuple[str, str]
) -> None:
    moments = ("end_time", "seal_rank_time")
    told = {
        name: desk.stage.begin + value if name in moments and value is not None else value
        for name, value in values.items()
    }
    desk.change(**told)
    assert (*wanted, "settings") in desk.found()


@pytest.mark.parametrize(("minute", "key"), [(1, "begun"), (200, "ended")])
def test_a_contest_whose_time_has_come_is_told(desk: Desk, minute: int, key: str) -> None:
    desk.stage.at(minute)
    assert (key, "warning", "settings") in desk.found()


def test_another_contest_of_this_title_at_this_time_is_named(desk: Desk) -> None:
    values = {**desk.usual, "title": "the DAY "}
    twin = int(desk.stage.root.post("/api/stage-contest", {"values": values}).data)
    (found,) = desk.ask()["findings"]
    assert found["key"] == "contest_check.same_title" and str(twin) in found["message"]
    desk.stage.root.delete(f"/api/admin/contest?cid={twin}")
    assert desk.found() == []


def test_registered_accounts_that_no_longer_fit_the_rule_are_counted(desk: Desk) -> None:
    uid = uid_of(desk.stage.ann)
    body = {"cid": desk.cid, "values": {}, "registered": [uid]}
    assert desk.stage.root.post("/api/stage-contest", body).status == 200
    rule = "<extra>ben</extra>"
    desk.change(auth=1, password="x", open_account_limit=True, account_limit_rule=rule)
    assert desk.found() == [("registered_unfit", "warning", "settings")]


def test_whoever_made_it_is_missed_above_all_where_somebody_must_print(desk: Desk) -> None:
    desk.change(user_id=None)
    assert desk.found() == [("no_creator", "warning", "users")]
    desk.change(open_print=True)
    assert desk.found() == [("print_no_desk", "warning", "users")]


def test_a_contest_without_problems_is_an_error(desk: Desk) -> None:
    desk.problems([])
    assert desk.found() == [("no_problems", "error", "problems")]


@pytest.fixture(scope="module")
def second(whole: Desk) -> int:
    pid = add_problem(whole.stage.root, a_plus_b("SECOND", auth=3, statements=ENGLISH))
    add_solution(whole.stage.root, pid)
    run_solutions(whole.stage.root, pid)
    return pid


@pytest.mark.parametrize(
    ("first", "other", "wanted"),
    [
        ({"displayTitle": "Sum"}, {"displayTitle": "Sum "}, ("title_twice", "warning")),
        ({"displayId": "b"}, {}, ("display_id_twice", "warning")),
        ({"color": "#AA0000"}, {"color": "#aa0000"}, ("color_twice", "warning")),
        ({"color": "#aa0000"}, {}, ("color_missing", "hint")),
    ],
)
def test_problems_that_clash_are_found(
    desk: Desk,
    second: int,
    first: dict[str, Any],
    other: dict[str, Any],
    wanted: tuple[str, str],
) -> None:
    one, two = desk.problem(desk.ready, "A"), desk.problem(second, "B")
    desk.problems([{**one, **first}, {**two, **other}])
    assert desk.found() == [(*wanted, "problems")]


def test_a_problem_of_another_contest_that_comes_is_found_until_that_has_ended(desk: Desk) -> None:
    other = desk.stage.hold(title="Autumn", user_id=None)
    body = {"cid": other, "values": {}, "problems": [desk.problem(desk.ready, "X")]}
    assert desk.stage.root.post("/api/stage-contest", body).status == 200
    (found,) = desk.ask()["findings"]
    assert (found["key"], found["pid"]) == ("contest_check.problem_elsewhere", desk.ready)
    assert "Autumn" in found["message"]
    desk.stage.edit(other, start_time=1, end_time=2, seal_rank=False)
    assert desk.found() == []
    desk.stage.root.delete(f"/api/admin/contest?cid={other}")


@pytest.mark.parametrize(
    ("staged", "wanted"),
    [
        ({"values": {"auth": 2}}, ("problem_private", "error", "problem")),
        ({"values": {"auth": 1}}, ("problem_public", "warning", "problem")),
        ({"values": {"type": 1}}, ("problem_of_oi", "warning", "problem")),
        ({"values": {"statements": "{}"}}, ("one_language", "hint", "problem")),
        ({"values": {"judging_paused_at": 1}}, ("problem_paused", "error", "judge")),
        ({"values": {"unsupported": "of the moon"}}, ("problem_unsupported", "error", "problem")),
        ({"values": {"data_version_id": None}}, ("no_data", "error", "problem")),
        ({"languages": ["Moonish"]}, ("no_language", "error", "problem")),
        ({"languages": ["Moonish", "Python3"]}, ("language_missing", "warning", "problem")),
    ],
)
def test_a_problem_that_cannot_be_held_so_is_found(
    desk: Desk, staged: dict[str, Any], wanted: tuple[str, str, str]
) -> None:
    name = f"P{abs(hash(str(staged))) % 10**8}"
    pid = add_problem(desk.stage.root, a_plus_b(name, auth=3, statements=ENGLISH))
    add_solution(desk.stage.root, pid)
    assert desk.stage.root.post("/api/stage-problem", {"pid": pid, **staged}).status == 200
    desk.problems([desk.problem(pid, "A")])
    assert wanted in desk.found()
    pids = {each["pid"] for each in desk.ask()["findings"]}
    assert pids == {pid}


def test_a_problem_of_acm_in_an_oi_contest_is_an_error(desk: Desk) -> None:
    desk.change(type=1, seal_rank_time=desk.usual["start_time"])
    assert desk.found() == [("problem_of_acm", "error", "problem")]


def test_reference_solutions_are_wanted_run_and_accepted(desk: Desk) -> None:
    root = desk.stage.root
    pid = add_problem(root, a_plus_b("SOLVED", auth=3, statements=ENGLISH))
    desk.problems([desk.problem(pid, "A")])
    assert desk.found() == [("no_solution", "warning", "solutions")]

    add_solution(root, pid)
    assert desk.found() == [("solution_not_run", "warning", "solutions")]
    assert desk.ask()["unchecked"] == [pid]
    run_solutions(root, pid)
    assert (desk.found(), desk.ask()["unchecked"]) == ([], [])

    body = {"pid": pid, "name": "wrong", "language": "Python3", "code": "print(0)", "expected": [0]}
    assert root.post("/api/admin/problem/solution", body).status == 200
    assert desk.found() == [("solution_not_run", "warning", "solutions")]
    run_solutions(root, pid)
    assert desk.found() == [("solution_fails", "error", "solutions")]
    assert "wrong" in desk.ask()["findings"][0]["message"]


def test_a_limit_under_twice_the_reference_solutions_time_is_found(desk: Desk) -> None:
    root = desk.stage.root
    body = a_plus_b("TIGHT", auth=3, statements=ENGLISH, timeLimit=2000)
    pid = add_problem(root, {**body, "samples": body["samples"][:1]})
    add_solution(root, pid, SPIN, "C")
    run_solutions(root, pid)
    desk.problems([desk.problem(pid, "A")])
    assert desk.found() == [("limit_tight", "warning", "problem")]


@pytest.mark.parametrize(
    ("judge", "wanted"),
    [
        ({"is_open": False}, ("judging_closed", "error", "switches")),
        ({"can_judge": False}, ("no_judge", "error", "judge")),
        ({"is_paused": True}, ("judge_paused", "error", "judge")),
        ({"slots": 2, "waiting": 21}, ("judge_busy", "warning", "judge")),
        ({"slots": 0}, ("few_slots", "warning", "judge")),
    ],
)
def test_a_judge_that_would_not_keep_up_is_found(
    desk: Desk, judge: dict[str, Any], wanted: tuple[str, str, str]
) -> None:
    uid = uid_of(desk.stage.ann)
    body = {"cid": desk.cid, "values": {}, "registered": [uid]}
    assert desk.stage.root.post("/api/stage-contest", body).status == 200
    desk.machine(**judge)
    assert desk.found() == [wanted]


def test_the_sites_own_switch_and_pause_are_seen(desk: Desk) -> None:
    root = desk.stage.root
    root.put("/api/admin/switch/update", {"openContestJudge": False})
    root.put("/api/admin/judge/pause", {"paused": True})
    try:
        assert {key for key, _, _ in desk.found()} == {"judging_closed", "judge_paused"}
    finally:
        root.put("/api/admin/switch/update", {"openContestJudge": True})
        root.put("/api/admin/judge/pause", {"paused": False})


@pytest.mark.parametrize(
    ("disk", "wanted"),
    [
        ({"free": 0.1}, ("disk_little", "warning", "service")),
        ({"is_full": True}, ("disk_full", "error", "service")),
    ],
)
def test_a_disk_that_would_not_do_is_found(
    desk: Desk, disk: dict[str, Any], wanted: tuple[str, str, str]
) -> None:
    desk.disk(**disk)
    assert desk.found() == [wanted]


def test_the_worst_stands_first_and_in_the_readers_language(desk: Desk) -> None:
    desk.change(auto_real_rank=False, visible=False, auth=1)
    assert [severity for _, severity, _ in desk.found()] == ["error", "warning", "hint"]
    messages = [each["message"] for each in desk.ask()["findings"]]
    assert messages[1] == "比赛已隐藏：无人能看到或进入"
    english = Client(desk.stage.root.base, desk.stage.root.token, "en-US")
    found = english.get(CALL, cid=desk.cid).data["findings"]
    assert found[1]["message"] == "The contest is hidden: nobody can find or enter it"


def test_only_root_and_whoever_made_it_may_ask(desk: Desk) -> None:
    colleague = desk.stage.server.add_user("colleague", role="admin")
    assert colleague.get(CALL, cid=desk.cid).err == "contest.not_allowed"
    assert desk.stage.ann.get(CALL, cid=desk.cid).http == 403
    assert desk.stage.root.get(CALL, cid=999_999).err == "contest.missing"
