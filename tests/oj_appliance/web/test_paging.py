"""Every paged list of the server, found in its own document."""

from __future__ import annotations

from typing import Any

import pytest

from tests.http_client import Client
from tests.oj_appliance.contests.group_office import create_group_contest
from tests.oj_appliance.contests.office import create_contest
from tests.oj_appliance.groups.making import make_group
from tests.oj_appliance.lessons.making import make_lesson
from tests.oj_appliance.timed_work.making import create_work
from tests.oj_appliance.trainings.making import create_group_training, create_training

pytestmark = pytest.mark.quick


def paged_calls(guest: Client) -> dict[str, list[dict[str, Any]]]:
    """Path with its parameters, for each GET that takes a page number."""
    document = guest.get("/api/openapi.json").json
    reads = {path: calls["get"] for path, calls in document["paths"].items() if "get" in calls}
    parameters = {path: call.get("parameters", []) for path, call in reads.items()}
    return {
        path: named
        for path, named in parameters.items()
        if "currentPage" in {parameter["name"] for parameter in named}
    }


# Comments are those of a contest or of a discussion; contests and timed works have several names.
NEEDED = {
    "/api/comments": ["cid"],
    "/api/contest-submissions": ["contestID"],
    "/api/homework/get-timed-work-submission-list": ["tid"],
}


# Whoever lists their messages has read them from then on; no other list may change by being read.
MARKS_AS_READ = ("/api/msg/mine", "/api/msg/sys")


def page_in(data: dict[str, Any]) -> dict[str, Any]:
    """Some lists stand beside something else."""
    page: dict[str, Any] = data.get("problemList") or data.get("commentList") or data
    return page


def told(page: dict[str, Any]) -> list[Any]:
    """Its rows, without what time it is."""
    return [
        {name: value for name, value in row.items() if name != "now"}
        if isinstance(row, dict)
        else row
        for row in page["records"]
    ]


@pytest.mark.covers("S1-5-24")
def test_a_page_number_below_one_is_the_first_page_in_every_list(root: Client) -> None:
    calls = paged_calls(root)
    assert {"/api/get-problem-list", "/api/get-submission-list"} <= set(calls)
    file = b"username,password\nlisted,secret1"
    roster = root.upload("/api/admin/user/roster-upload", "a.csv", file).data["key"]
    asked = dict.fromkeys(calls, create_contest(root, begins=-10))
    works = dict.fromkeys(calls, create_work(root))
    gid = make_group(root)
    groups = dict.fromkeys(calls, gid)
    of_groups = [each for each in calls if each.startswith("/api/group/")]
    asked |= dict.fromkeys(of_groups, create_group_contest(root, gid))
    # Trainings are called as timed works are.
    works |= dict.fromkeys([each for each in calls if "training" in each], create_training(root))
    works |= dict.fromkeys(of_groups, create_group_training(root, gid))
    values = {
        "type": {"/api/admin/trash": "user"},
        "key": {"/api/admin/user/roster": roster},
        **{"cid": asked, "contestID": asked, "tid": works, "gid": groups},
        "lessonId": dict.fromkeys(calls, make_lesson(root)),
    }
    for path, parameters in calls.items():
        required = [each["name"] for each in parameters if each.get("required")]
        required += NEEDED.get(path, [])
        needed = {name: values[name].get(path, 0) for name in required}
        if path in MARKS_AS_READ:
            root.get(path, **needed, currentPage=1)
        first = page_in(root.get(path, **needed, currentPage=1).data)
        for number in (0, -7):
            page = page_in(root.get(path, **needed, currentPage=number).data)
            assert page["current"] == 1, path
            assert told(page) == told(first), path


def test_a_limit_below_one_is_the_default_and_a_huge_one_is_cut(root: Client) -> None:
    for path, limit in (("/api/get-problem-list", 30), ("/api/get-submission-list", 15)):
        assert root.get(path).data["size"] == limit
        assert root.get(path, limit=0).data["size"] == limit
        assert root.get(path, limit=1000).data["size"] == 500
