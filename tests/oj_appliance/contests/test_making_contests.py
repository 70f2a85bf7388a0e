"""What an organiser makes and changes, over HTTP (contract admin.md §12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.http_client import Client
from tests.oj_appliance.contests.office import (
    DESK,
    add_to_contest,
    contest_body,
    create_contest,
    moment,
    problems_of,
    stored,
)
from tests.oj_appliance.problems.builders import create_problem

pytestmark = pytest.mark.quick
ALWAYS = "/api/admin/contest/change-contest-visible"


@pytest.fixture(scope="module")
def teacher(new_user: Callable[..., Client]) -> Client:
    return new_user("admin")


@pytest.fixture(scope="module")
def colleague(new_user: Callable[..., Client]) -> Client:
    return new_user("admin")


def registered(client: Client, cid: int, password: str) -> str:
    answer = client.post("/api/register-contest", {"cid": cid, "password": password})
    return "yes" if answer.status == 200 else answer.err


@pytest.mark.covers("S3-9-9")
def test_a_new_contest_has_the_usual_settings(root: Client) -> None:
    cid = create_contest(root, title="  Spring  ", awardType=1)
    made = stored(root, cid)
    assert (made["title"], made["author"], made["source"]) == ("Spring", "root", 0)
    assert made["duration"] == 7200 and made["status"] == -1
    assert (made["rankShowName"], made["oiRankScoreType"]) == ("username", "Recent")
    assert (made["autoRealRank"], made["visible"], made["sealRank"]) == (True, True, False)
    awards = [(each["name"], each["background"], each["num"]) for each in made["awardConfigList"]]
    assert awards == [("Gold", "#e6bf25", 10), ("Silver", "#b4c0c7", 20), ("Bronze", "#CD7F32", 30)]
    assert {each["color"] for each in made["awardConfigList"]} == {"#ffffff"}


@pytest.mark.covers("S3-5-17", "S3-5-18", "S3-5-26c")
@pytest.mark.parametrize(
    ("wrong", "key", "field"),
    [
        ({"title": "  "}, "contest.bad_title", "title"),
        ({"title": "x" * 501}, "contest.bad_title", "title"),
        ({"type": 2}, "contest.bad_type", "type"),
        ({"auth": 3}, "contest.bad_auth", "auth"),
        ({"type": 1, "oiRankScoreType": "Best"}, "contest.bad_score_type", "oiRankScoreType"),
        ({"endTime": moment(60)}, "contest.bad_time", "endTime"),
        ({"auth": 1}, "contest.pwd_required", "pwd"),
        ({"auth": 2, "pwd": ""}, "contest.pwd_required", "pwd"),
        ({"auth": 1, "pwd": "x" * 51}, "content.too_long", "pwd"),
        ({"sealRank": True}, "contest.bad_time", "sealRankTime"),
        ({"sealRank": True, "sealRankTime": moment(59)}, "contest.bad_time", "sealRankTime"),
        ({"sealRank": True, "sealRankTime": moment(500)}, "contest.bad_time", "sealRankTime"),
        ({"openAccountLimit": True}, "contest.bad_account_rule", "accountLimitRule"),
        (
            {"openAccountLimit": True, "accountLimitRule": "<start>10</start><end>2</end>"},
            "contest.bad_account_rule",
            "accountLimitRule",
        ),
        (
            {"openAccountLimit": True, "accountLimitRule": "<start>-1</start><end>2</end>"},
            "contest.bad_account_rule",
            "accountLimitRule",
        ),
        ({"awardType": 3}, "contest.bad_awards", "awardConfigList"),
    ],
)
def test_what_cannot_be_held_is_refused_at_its_field(
    root: Client, wrong: dict[str, Any], key: str, field: str
) -> None:
    answer = root.post(DESK, contest_body(begins=60, **wrong))
    assert (answer.status, answer.err, answer.json.get("field")) == (400, key, field)


@pytest.mark.parametrize(
    "award",
    [{"name": ""}, {"name": "x" * 51}, {"background": "gold"}, {"color": "#12"}, {"num": 101}],
)
def test_an_award_needs_name_colours_and_a_share(root: Client, award: dict[str, Any]) -> None:
    whole = {"priority": 1, "name": "G", "background": "#e6bf25", "color": "#ffffff", "num": 10}
    body = contest_body(awardType=1, awardConfigList=[{**whole, **award}])
    assert root.post(DESK, body).err == "contest.bad_awards"
    assert root.post(DESK, {**body, "awardType": 0}).status == 200


@pytest.mark.covers("S3-5-18", "S3-5-26f")
def test_star_users_are_trimmed_and_stand_once(root: Client) -> None:
    cid = create_contest(root, starAccount=[" star1", "star2 ", "star1", " "])
    assert stored(root, cid)["starAccount"] == ["star1", "star2"]


def test_awards_are_kept_by_priority(root: Client) -> None:
    look = {"background": "#000000", "color": "#ffffff", "num": 1}
    awards = [{"priority": 2, "name": "B", **look}, {"priority": 1, "name": "A", **look}]
    cid = create_contest(root, awardType=2, awardConfigList=awards)
    assert [each["name"] for each in stored(root, cid)["awardConfigList"]] == ["A", "B"]


@pytest.mark.covers("S3-7.4-15")
def test_a_change_leaves_what_was_not_sent(root: Client) -> None:
    cid = create_contest(root, auth=1, pwd="secret", openPrint=True)
    assert root.put(DESK, {"id": cid, "title": "Renamed"}).status == 200
    now = stored(root, cid)
    assert (now["title"], now["pwd"], now["openPrint"]) == ("Renamed", "secret", True)


def test_an_older_editor_does_not_overwrite_a_newer_save(root: Client) -> None:
    cid = create_contest(root)
    read = stored(root, cid)["gmtModified"]
    assert root.put(DESK, {"id": cid, "title": "First", "gmtModified": read}).status == 200
    answer = root.put(DESK, {"id": cid, "title": "Second", "gmtModified": read})
    assert (answer.err, answer.json["data"]["modifiedUser"]) == ("edit.conflict", "root")
    assert stored(root, cid)["title"] == "First"


def test_a_new_password_asks_everybody_again_and_other_changes_nobody(
    root: Client, new_user: Callable[..., Client]
) -> None:
    cid = create_contest(root, auth=1, pwd="old")
    pupil = new_user()
    assert registered(pupil, cid, "old") == "yes"
    root.put(DESK, {"id": cid, "title": "Same password"})
    assert pupil.get("/api/get-contest-access", cid=cid).data == {"access": True}
    root.put(DESK, {"id": cid, "pwd": "new"})
    assert pupil.get("/api/get-contest-access", cid=cid).data == {"access": False}
    assert registered(pupil, cid, "old") == "contest.wrong_password"
    assert registered(pupil, cid, "new") == "yes"


@pytest.mark.covers("S3-4-12", "S3-7.4-15")
def test_hidden_contests_are_found_by_organisers_alone(root: Client, guest: Client) -> None:
    cid = create_contest(root, title="Seen and unseen")

    def shown() -> bool:
        rows = guest.get("/api/get-contest-list", keyword="Seen and unseen").data["records"]
        return [row["id"] for row in rows] == [cid]

    assert shown()
    assert root.put(f"{ALWAYS}?cid={cid}&uid=1&visible=false").status == 200
    assert not shown()
    listed = root.get(f"{DESK}/get-contest-list", keyword=str(cid)).data["records"]
    assert [(row["id"], row["visible"]) for row in listed] == [(cid, False)]
    assert root.put(f"{ALWAYS}?cid={cid}&visible=true").status == 200
    assert shown()


def test_the_list_tells_no_password_and_the_latest_start_stands_first(root: Client) -> None:
    late = create_contest(root, title="Order late", begins=900, auth=1, pwd="secret")
    early = create_contest(root, title="Order early", begins=800)
    answer = root.get(f"{DESK}/get-contest-list", keyword="order ")
    assert [row["id"] for row in answer.data["records"]] == [late, early]
    assert answer.data["size"] == 10 and "secret" not in answer.body.decode()


def test_a_contest_is_its_creators_and_roots(
    root: Client, teacher: Client, colleague: Client
) -> None:
    cid = create_contest(teacher, auth=1, pwd="secret")
    assert stored(teacher, cid)["pwd"] == "secret" and stored(root, cid)["pwd"] == "secret"
    pid = create_problem(root)
    refused = [
        colleague.get(DESK, cid=cid),
        colleague.put(DESK, {"id": cid, "title": "Mine"}),
        colleague.get(f"{DESK}/clone", cid=cid),
        colleague.put(f"{ALWAYS}?cid={cid}&visible=false"),
        colleague.get(f"{DESK}/get-problem-list", cid=cid),
        add_to_contest(colleague, cid, pid, "A"),
        colleague.put(f"{DESK}/problem-order", {"cid": cid, "pids": []}),
    ]
    assert {answer.err for answer in refused} == {"contest.not_allowed"}
    assert teacher.delete(DESK, cid=cid).http == 403


def test_a_clone_has_settings_and_problems_and_is_hidden(root: Client, teacher: Client) -> None:
    first = create_contest(teacher, title="Autumn", auth=2, pwd="secret", starAccount=["star"])
    pid = create_problem(root)
    add_to_contest(teacher, first, pid, "A")
    copy = int(teacher.get(f"{DESK}/clone", cid=first).data["cid"])
    made = stored(teacher, copy)
    assert (made["title"], made["source"], made["visible"]) == ("Autumn [Cloned]", first, False)
    assert (made["pwd"], made["starAccount"]) == ("secret", ["star"])
    assert problems_of(teacher, copy) == problems_of(teacher, first) != []
    assert root.get(f"{DESK}/clone", cid=49_000).err == "contest.missing"


@pytest.mark.covers("S3-7.4-15")
def test_root_removes_a_contest_with_all_that_is_in_it(
    root: Client, new_user: Callable[..., Client]
) -> None:
    cid = create_contest(root, auth=1, pwd="secret")
    pid = create_problem(root)
    add_to_contest(root, cid, pid, "A")
    registered(new_user(), cid, "secret")
    assert root.delete(DESK, cid=cid).status == 200
    assert root.get(DESK, cid=cid).err == "contest.missing"
    assert root.get("/api/get-contest-info", cid=cid).err == "contest.missing"
    assert root.delete(DESK, cid=cid).err == "contest.missing"
    # The problem itself stays.
    assert root.get("/api/admin/problem", pid=pid).status == 200


def test_each_change_is_on_the_audit_log_without_the_password(root: Client) -> None:
    cid = create_contest(root, auth=1, pwd="old-secret")
    root.put(DESK, {"id": cid, "pwd": "new-secret", "openPrint": True})
    root.put(f"{ALWAYS}?cid={cid}&visible=false")
    root.delete(DESK, cid=cid)
    target = f'"cid":{cid}'
    rows = root.get("/api/admin/audit-log", target=target, limit=100).data["records"]
    actions = [row["action"] for row in rows]
    assert actions == ["contest.delete", "contest.visible", "contest.update", "contest.create"]
    assert "secret" not in str(rows)
    update = rows[2]
    assert '"open_print":true' in update["after"] and '"registrationsEnded":0' in update["after"]
    assert '"password":"******"' in update["after"] and "title" not in update["after"]
