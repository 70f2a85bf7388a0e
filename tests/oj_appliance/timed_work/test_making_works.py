"""What a teacher makes and changes, over HTTP (contract timedwork.md §8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.http_client import Client
from tests.oj_appliance.contests.office import moment
from tests.oj_appliance.problems.builders import create_problem
from tests.oj_appliance.timed_work.making import (
    DESK,
    WORK,
    add_to_work,
    create_work,
    hand_in,
    information,
    problems_of_work,
    register,
    start,
    stored_work,
    work_body,
)

pytestmark = pytest.mark.quick


@pytest.fixture(scope="module")
def teacher(new_user: Callable[..., Client]) -> Client:
    return new_user("admin")


@pytest.fixture(scope="module")
def colleague(new_user: Callable[..., Client]) -> Client:
    return new_user("admin")


def listed(client: Client, **query: Any) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = client.get(f"{DESK}/get-timed-work-list", **query).data["records"]
    return rows


@pytest.mark.covers("S3-7.4-19")
def test_a_new_work_lasts_its_whole_window_and_is_shown(root: Client) -> None:
    tid = create_work(root, title="  Loops  ", lasts=900)
    made = stored_work(root, tid)
    assert (made["title"], made["author"], made["uid"] is None) == ("Loops", "root", False)
    assert (made["duration"], made["isWholeWindow"], made["status"]) == (54_000, True, 0)
    assert (made["visible"], made["scoreType"], made["pwd"]) == (True, "Highest", None)
    assert (made["problemCount"], made["type"], made["isManager"]) == (0, 0, True)


@pytest.mark.parametrize(
    ("wrong", "key", "field"),
    [
        ({"title": "  "}, "content.empty", "title"),
        ({"title": "x" * 256}, "content.too_long", "title"),
        ({"description": "x" * 65_536}, "content.too_long", "description"),
        ({"endTime": moment(-20)}, "timedwork.bad_time", "endTime"),
        ({"startTime": "1960-01-01T00:00:00Z"}, "timedwork.bad_time", "startTime"),
        ({"duration": 0}, "timedwork.bad_time", "duration"),
        ({"duration": 60_001}, "timedwork.bad_time", "duration"),
        ({"duration": 2**53}, "timedwork.bad_time", "duration"),
        ({"auth": 1}, "timedwork.pwd_required", "pwd"),
        ({"auth": 1, "pwd": "x" * 51}, "content.too_long", "pwd"),
        ({"gid": 999999}, "group.missing", "gid"),
    ],
)
def test_what_cannot_be_held_is_refused_at_its_field(
    root: Client, wrong: dict[str, Any], key: str, field: str
) -> None:
    answer = root.post(DESK, work_body(**wrong))
    assert (answer.err, answer.json.get("field")) == (key, field)
    assert answer.http < 500


@pytest.mark.parametrize(
    "wrong", [{"auth": 2}, {"auth": -1}, {"scoreType": "Best"}, {"startTime": "tomorrow"}]
)
def test_what_has_no_meaning_is_no_parameter(root: Client, wrong: dict[str, Any]) -> None:
    assert root.post(DESK, work_body(**wrong)).err == "http.bad_param"


@pytest.mark.covers("S3-7.4-19")
def test_a_change_leaves_what_was_not_sent(root: Client) -> None:
    tid = create_work(root, auth=1, pwd="secret", duration=600, scoreType="Recent")
    assert root.put(DESK, {"id": tid, "title": "Renamed"}).status == 200
    now = stored_work(root, tid)
    assert (now["title"], now["pwd"], now["duration"]) == ("Renamed", "secret", 600)
    assert (now["scoreType"], now["isWholeWindow"]) == ("Recent", False)


def test_a_whole_windows_time_follows_the_window_and_a_chosen_one_stays(root: Client) -> None:
    whole, chosen = create_work(root), create_work(root, duration=1800)
    times = {"startTime": moment(-10), "endTime": moment(50)}
    for tid in (whole, chosen):
        assert root.put(DESK, {"id": tid, **times}).status == 200
    assert 3599 <= stored_work(root, whole)["duration"] <= 3601
    assert stored_work(root, chosen)["duration"] == 1800
    assert root.put(DESK, {"id": chosen, "duration": None}).status == 200
    assert stored_work(root, chosen)["isWholeWindow"]
    tight = {"id": chosen, "duration": 1800, "endTime": moment(10)}
    assert root.put(DESK, tight).err == "timedwork.bad_time"


def test_an_older_editor_does_not_overwrite_a_newer_save(root: Client) -> None:
    tid = create_work(root)
    read = stored_work(root, tid)["gmtModified"]
    assert root.put(DESK, {"id": tid, "title": "First", "gmtModified": read}).status == 200
    answer = root.put(DESK, {"id": tid, "title": "Second", "gmtModified": read})
    assert (answer.err, answer.json["data"]["modifiedUser"]) == ("edit.conflict", "root")
    assert stored_work(root, tid)["title"] == "First"


def test_a_new_password_is_asked_of_everybody_who_has_not_begun(
    root: Client, new_user: Callable[..., Client]
) -> None:
    tid = create_work(root, auth=1, pwd="old")
    pupil, waiting = new_user(), new_user()
    for each in (pupil, waiting):
        assert register(each, tid, "old").status == 200
    begun = start(pupil, tid).data["startTime"]
    root.put(DESK, {"id": tid, "title": "Same password"})
    assert information(waiting, tid)["access"]
    root.put(DESK, {"id": tid, "pwd": "new"})
    assert not information(waiting, tid)["access"]
    assert start(waiting, tid).err == "timedwork.register_first"
    assert register(waiting, tid, "old").err == "timedwork.wrong_password"
    assert start(pupil, tid).data == {"startTime": begun, "endTime": None}
    row = next(each for each in listed(root, keyword=str(tid)) if each["id"] == tid)
    assert (row["registerCount"], row["recordCount"]) == (1, 1)


def test_a_hidden_work_is_found_by_staff_alone(
    root: Client, new_user: Callable[..., Client]
) -> None:
    pupil, tid = new_user(), create_work(root, title="Seen and unseen work")

    def shown() -> bool:
        rows = pupil.get(f"{WORK}/get-timed-work-list", keyword="seen and unseen").data["records"]
        return [row["id"] for row in rows] == [tid]

    assert shown()
    assert root.put(f"{DESK}/change-visible?tid={tid}&visible=false").status == 200
    assert not shown()
    assert start(pupil, tid).err == "timedwork.missing"
    assert [row["visible"] for row in listed(root, keyword="seen and unseen")] == [False]
    assert root.put(f"{DESK}/change-visible?tid={tid}&visible=true").status == 200
    assert shown()


@pytest.mark.covers("S3-7.4-19")
def test_the_list_has_ones_own_first_tells_no_password_and_filters_by_status(
    root: Client, teacher: Client
) -> None:
    own = create_work(teacher, title="Order own", begins=-60, lasts=30, auth=1, pwd="secret")
    late = create_work(root, title="Order late", begins=900, auth=1, pwd="secret")
    early = create_work(root, title="Order early", begins=800)
    answer = teacher.get(f"{DESK}/get-timed-work-list", keyword="order ")
    rows = answer.data["records"]
    assert [row["id"] for row in rows] == [own, late, early]
    assert [row["isManager"] for row in rows] == [True, False, False]
    assert answer.data["size"] == 10 and "secret" not in answer.body.decode()
    assert [row["id"] for row in listed(teacher, keyword="order ", status=1)] == [own]


def test_a_work_is_its_creators_and_roots(root: Client, teacher: Client, colleague: Client) -> None:
    tid, pid = create_work(teacher, auth=1, pwd="secret"), create_problem(root)
    assert stored_work(teacher, tid)["pwd"] == stored_work(root, tid)["pwd"] == "secret"
    refused = [
        colleague.get(DESK, tid=tid),
        colleague.put(DESK, {"id": tid, "title": "Mine"}),
        colleague.put(f"{DESK}/change-visible?tid={tid}&visible=false"),
        colleague.get(f"{DESK}/get-problem-list", tid=tid),
        add_to_work(colleague, tid, pid, "A"),
        colleague.put(f"{DESK}/problem-order", {"tid": tid, "pids": []}),
        colleague.delete(DESK, tid=tid),
    ]
    assert {answer.err for answer in refused} == {"timedwork.not_allowed"}
    assert teacher.delete(DESK, tid=tid).status == 200
    assert teacher.get(DESK, tid=tid).err == "timedwork.missing"


@pytest.mark.covers("S3-7.4-19")
def test_a_removed_work_takes_all_that_is_in_it(
    root: Client, new_user: Callable[..., Client]
) -> None:
    tid, pid, pupil = create_work(root), create_problem(root), new_user()
    add_to_work(root, tid, pid, "A")
    start(pupil, tid)
    assert root.delete(DESK, tid=tid).status == 200
    assert root.delete(DESK, tid=tid).err == "timedwork.missing"
    assert hand_in(pupil, tid).err == "timedwork.missing"
    # The problem itself stays.
    assert root.get("/api/admin/problem", pid=pid).status == 200


def test_a_changed_window_is_everybodys_at_once(
    root: Client, new_user: Callable[..., Client]
) -> None:
    tid, pupil = create_work(root), new_user()
    start(pupil, tid)
    later = moment(500)
    root.put(DESK, {"id": tid, "endTime": later})
    assert information(pupil, tid)["endTime"] == stored_work(root, tid)["endTime"]
    root.put(DESK, {"id": tid, "endTime": moment(-1)})
    assert information(pupil, tid)["effectiveStatus"] == 1
    assert problems_of_work(root, tid) == []


def test_each_change_is_on_the_audit_log_without_the_password(root: Client) -> None:
    tid = create_work(root, auth=1, pwd="old-secret")
    root.put(DESK, {"id": tid, "pwd": "new-secret", "scoreType": "Recent"})
    root.put(f"{DESK}/change-visible?tid={tid}&visible=false")
    root.delete(DESK, tid=tid)
    rows = root.get("/api/admin/audit-log", target=f'"tid":{tid}', limit=100).data["records"]
    actions = [row["action"] for row in rows]
    assert actions == [
        *("timedwork.delete", "timedwork.visible", "timedwork.update", "timedwork.create"),
    ]
    assert "secret" not in str(rows)
    update = rows[2]
    assert '"score_type":"Recent"' in update["after"] and "title" not in update["after"]
    assert '"registrationsEnded":0' in update["after"] and '"******"' in update["after"]
