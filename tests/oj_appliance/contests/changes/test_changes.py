"""Before a change is saved its organiser is told whom it concerns (contract admin.md §12)."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from tests.http_client import Client
from tests.oj_appliance.contests.stage import Stage
from tests.oj_appliance.submissions.test_live_changes import uid_of

DESK = "/api/admin/contest"
NOW = 90  # minutes after the start, of 120; the seal is at 60
RULE = "<prefix></prefix><suffix></suffix><start>0</start><end>1</end><extra>%s</extra>"
AWARD = {"priority": 1, "name": "G", "background": "#000000", "color": "#ffffff", "num": 1}


@pytest.fixture(scope="module")
def cid(stage: Stage) -> int:
    """Ann submitted at 30, Ben at 70, and Cat, who has not registered, at 80."""
    stage.at(-5)
    cid = stage.hold(
        registered=("ann", "ben"), user_id=uid_of(stage.root), password="old", open_print=True
    )
    for minute, name in ((30, "ann"), (70, "ben"), (80, "cat")):
        stage.at(minute)
        stage.submit(stage.people[name], cid)
    stage.edit(cid, auth=2)
    stage.at(NOW)
    return cid


def moment(stage: Stage, minute: float) -> str:
    at = stage.begin / 1000 + minute * 60
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds")


def effects(who: Client, cid: int, **fields: Any) -> list[tuple[str, bool, str]]:
    answer = who.post(f"{DESK}/change-effects", {"id": cid, **fields})
    return [
        (each["key"].removeprefix("contest_change."), each["strong"], each["message"])
        for each in answer.data
    ]


def keys(who: Client, cid: int, **fields: Any) -> list[str]:
    return [key for key, _, _ in effects(who, cid, **fields)]


@pytest.fixture(scope="module")
def organiser(stage: Stage) -> Client:
    return Client(stage.root.base, stage.root.token, "en-US")


def test_ten_minutes_more_are_told_with_how_many_get_them(
    stage: Stage, organiser: Client, cid: int
) -> None:
    ((key, strong, words),) = effects(organiser, cid, endTime=moment(stage, 130))
    assert (key, strong) == ("more_time", False)
    assert words.startswith("2 participants get 10 minutes more, until ")
    ((_, _, chinese),) = effects(stage.root, cid, endTime=moment(stage, 130))
    assert chinese.startswith("2 名参赛者增加 10 分钟")


def test_a_shorter_contest_names_what_no_longer_counts(
    stage: Stage, organiser: Client, cid: int
) -> None:
    found = effects(organiser, cid, endTime=moment(stage, 75), sealRank=False)
    told = {key: words for key, strong, words in found if strong}
    assert told["ends_at_once"] == "The contest ends at once for 2 participants"
    assert told["end_cuts"] == "1 submission of after the new end no longer counts"
    ((key, strong, words),) = effects(organiser, cid, endTime=moment(stage, 100))
    assert (key, strong) == ("less_time", True) and "20 minutes less" in words


def test_another_start_counts_times_anew_and_may_cut_or_shut_out(
    stage: Stage, organiser: Client, cid: int
) -> None:
    moved = effects(organiser, cid, startTime=moment(stage, 40))
    found = {key: words for key, _, words in moved}
    assert list(found) == ["start_moved", "start_cuts"]
    assert found["start_cuts"] == "1 submission of before the new start no longer counts"
    later = keys(organiser, cid, startTime=moment(stage, 95), sealRankTime=moment(stage, 100))
    assert "not_begun" in later


def test_a_seal_says_from_when_on_and_how_much_it_hides_or_reveals(
    stage: Stage, organiser: Client, cid: int
) -> None:
    (earlier,) = effects(organiser, cid, sealRankTime=moment(stage, 20))
    assert earlier[:2] == ("sealed_from", True)
    assert earlier[2].endswith("; 1 submission becomes hidden")
    off = effects(organiser, cid, sealRank=False)
    assert [(key, strong) for key, strong, _ in off] == [("not_sealed", False), ("revealed", True)]
    assert off[1][2] == "2 hidden submissions are shown to everybody at once"
    assert keys(organiser, cid, autoRealRank=False) == ["stays_sealed"]


def test_another_rule_warns_strongly_once_there_are_problems(
    stage: Stage, organiser: Client, cid: int
) -> None:
    ((key, strong, words),) = effects(organiser, cid, type=1)
    assert (key, strong) == ("rule", True)
    assert words == (
        "The rule changes from ACM to OI: 2 problems are scored otherwise,"
        " 3 submissions are counted anew"
    )
    stage.at(-5)
    coming = stage.hold(title="coming")
    assert keys(organiser, coming, type=1) == ["rule"]
    assert keys(organiser, coming, endTime=moment(stage, 200), openPrint=True) == []
    stage.at(NOW)


@pytest.mark.parametrize(
    ("fields", "wanted", "number"),
    [
        ({"pwd": "new"}, ("registrations_end", True), "2 registrations"),
        (
            {"openAccountLimit": True, "accountLimitRule": RULE % "ann"},
            ("accounts_shut_out", True),
            "1 registered account ",
        ),
        ({"auth": 1}, ("shut_to_others", True), ""),
        ({"auth": 0}, ("asks_nothing", False), ""),
        ({"starAccount": ["ann"]}, ("stars_added", False), "ann"),
        ({"awardType": 2, "awardConfigList": [AWARD]}, ("awards", False), "3 people"),
        ({"openPrint": False}, ("print_off", False), "0 jobs"),
        ({"openRank": True}, ("outside_on", False), ""),
        ({"visible": False}, ("hidden", True), "2 participants"),
        ({"rankShowName": "realname"}, ("names_realname", True), ""),
        ({"rankShowName": "nickname"}, ("names_nickname", False), ""),
        ({"allowEndSubmit": True}, ("late_on", False), ""),
    ],
)
def test_each_setting_says_what_it_does(
    stage: Stage,
    organiser: Client,
    cid: int,
    fields: dict[str, Any],
    wanted: tuple[str, bool],
    number: str,
) -> None:
    ((key, strong, words),) = effects(organiser, cid, **fields)
    assert (key, strong) == wanted
    assert number in words


def test_whoever_submitted_without_a_registration_is_counted(
    stage: Stage, organiser: Client, cid: int
) -> None:
    stage.edit(cid, auth=0)
    (told,) = effects(organiser, cid, auth=1, pwd="old")
    assert told[:2] == ("asks_password", True) and "1 person who has" in told[2]
    stage.edit(cid, auth=2)


def test_an_oi_contest_says_which_submission_counts_from_now_on(
    stage: Stage, organiser: Client, cid: int
) -> None:
    stage.edit(cid, type=1)
    assert keys(organiser, cid, oiRankScoreType="Highest") == ["counts_highest"]
    stage.edit(cid, type=0)


def test_an_ended_contest_that_runs_again_is_told_and_counts_what_came_late(
    stage: Stage, organiser: Client, cid: int
) -> None:
    stage.at(150)
    found = effects(organiser, cid, endTime=moment(stage, 200))
    assert [key for key, _, _ in found] == ["runs_again"]
    assert keys(organiser, cid, openPrint=False) == []
    stage.at(NOW)


def test_nothing_changed_says_nothing_and_what_cannot_be_saved_is_refused(
    stage: Stage, organiser: Client, cid: int
) -> None:
    assert effects(organiser, cid, title="Other words") == []
    wrong = {"id": cid, "endTime": moment(stage, -1)}
    assert organiser.post(f"{DESK}/change-effects", wrong).err == "contest.bad_time"
    assert stage.root.get(DESK, cid=cid).data["type"] == 0


def test_a_problem_that_goes_or_is_called_otherwise_names_its_submissions(
    stage: Stage, organiser: Client, cid: int
) -> None:
    path = f"{DESK}/problem-change-effects"
    here = {"cid": cid, "pid": stage.pids["ONE"]}
    (gone,) = organiser.post(path, here).data
    assert (gone["key"], gone["strong"]) == ("contest_change.problem_gone", True)
    assert gone["message"] == "A goes, with 3 submissions of 3 people"
    name = {"displayId": "Z", "displayTitle": "Last", "color": "#ff0000"}
    told = [each["key"].rpartition(".")[2] for each in organiser.post(path, {**here, **name}).data]
    assert told == ["problem_renamed", "problem_retitled", "problem_color"]
    missing = {"cid": cid, "pid": stage.pids["TWO"]}
    assert organiser.post(path, missing).err == "contest.problem_missing"


def test_another_order_of_problems_names_who_changes_places_while_it_runs(
    stage: Stage, organiser: Client, cid: int
) -> None:
    path = f"{DESK}/problem-order-effects"
    here = organiser.get(f"{DESK}/get-problem-list", cid=cid).data["contestProblemMap"]
    pids = [each["pid"] for each in sorted(here.values(), key=lambda each: each["displayId"])]
    (told,) = organiser.post(path, {"cid": cid, "pids": pids[::-1]}).data
    assert (told["key"], told["strong"]) == ("contest_change.problems_reordered", False)
    assert told["message"].startswith("Problems change their ids: A → ")
    assert told["message"].endswith("; 3 submissions change with them")
    assert organiser.post(path, {"cid": cid, "pids": pids}).data == []
    assert organiser.post(path, {"cid": cid, "pids": pids[:1]}).err == "http.bad_param"
    stage.at(150)
    assert organiser.post(path, {"cid": cid, "pids": pids[::-1]}).data == []
    stage.at(NOW)


def test_what_is_saved_is_on_the_audit_log_with_before_and_after(
    stage: Stage, organiser: Client, cid: int
) -> None:
    body = {"id": cid, "endTime": moment(stage, 121), "starAccount": ["ann"]}
    assert organiser.put(DESK, body).status == 200
    row = organiser.get("/api/admin/audit-log", action="contest.update").data["records"][0]
    assert "star_accounts" in row["before"] and "ann" in row["after"]
    assert "end_time" in row["before"] and "end_time" in row["after"]
