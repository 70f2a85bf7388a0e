"""Every answer of the Contest API against the schemas, in every state that a contest can be in."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.http_client import Client
from tests.oj_appliance.contests.boards.staged import AC, CE, WA, Contest, Stage
from tests.oj_appliance.contests.clics.reading import Tool, replayed, token_of
from tests.oj_appliance.contests.clics.schema import COLLECTIONS, broken_references, faults

SINGLE = {"contest": "", "state": "/state", "scoreboard": "/scoreboard", "access": "/access"}
STATES = {"begun": 1, "running": 30, "sealed": 70, "ended": 121}


def busy_contest(stage: Stage, **changes: Any) -> Contest:
    """Four people, one of them a star, with every kind of verdict before and after the seal."""
    people = [stage.person() for _ in range(4)]
    star = people[3].get("/api/get-user-home-info").data["username"]
    contest = stage.contest(star_accounts=[star], **changes)
    for at, person in enumerate(people):
        contest.submit(person, "A", 10 + at, CE)
        contest.submit(person, "A", 12 + at, WA, score=10)
        contest.submit(person, "A", 15 + at, AC, score=100)
        contest.submit(person, "B", 65 + at, 8 if at % 2 else AC, score=40 + at)
    contest.submit(people[0], "B", 75)
    return contest


@pytest.mark.parametrize("rule", [0, 1], ids=["ACM", "OI"])
@pytest.mark.parametrize("opens", [True, False], ids=["opens", "stays sealed"])
def test_every_answer_is_as_the_schemas_say(stage: Stage, rule: int, opens: bool) -> None:
    contest = busy_contest(stage, type=rule, auto_real_rank=opens)
    token = token_of(stage.root, contest.id)
    for name, minute in STATES.items():
        stage.clock(minute, later_by=20)
        for shown in ("", token):
            tool = Tool(stage.server.base, contest.id, shown)
            found = _faults_of(tool)
            assert found == [], (name, bool(shown), found)


def _faults_of(tool: Tool) -> list[str]:
    found = [fault for name, path in SINGLE.items() for fault in faults(name, tool.told(path))]
    told = {kind: tool.by_id(kind) for kind in COLLECTIONS}
    offered = {it["type"]: {*it["properties"]} for it in tool.told("/access")["endpoints"]}
    for kind, objects in told.items():
        for number, each in objects.items():
            found += faults(kind, each)
            found += [f"{kind} tells {name}" for name in each.keys() - offered[kind]]
            if tool.told(f"/{kind}/{number}") != each:
                found.append(f"{kind}/{number} is another one in the list")
    found += [f"refers to nothing: {each}" for each in broken_references(told)]
    lines = tool.feed()
    found += [fault for line in lines for fault in faults("line", line)]
    known = replayed(lines)
    if {kind: known.get(kind, {}) for kind in COLLECTIONS} != told:
        found.append("the feed tells something else than the lists")
    if [known["contest"], known["state"]] != [tool.told(), tool.told("/state")]:
        found.append("the feed tells another contest or state")
    return found


def test_the_api_says_what_it_is_and_which_contests_it_has(stage: Stage) -> None:
    shown, shut = stage.contest(), stage.contest(open_rank=False)
    hidden, coming = stage.contest(visible=False), stage.contest()
    coming.edit(start_time=stage.start + 10**9, end_time=stage.start + 2 * 10**9)
    everybody = Client(stage.server.base)
    assert faults("information", everybody.get("/clics/").json) == []
    listed = {each["id"] for each in everybody.get("/clics/contests").json}
    assert str(shown.id) in listed
    assert not {str(each.id) for each in (shut, hidden, coming)} & listed
    token = token_of(stage.root, shut.id)
    headers = {"Authorization": f"Bearer {token}"}
    listed_whole = Client(stage.server.base, headers=headers).get("/clics/contests").json
    assert [each["id"] for each in listed_whole] == [str(shut.id)]


@pytest.mark.parametrize("changes", [{"open_rank": False}, {"visible": False}])
def test_a_contest_whose_outside_board_is_shut_tells_the_public_nothing(
    stage: Stage, changes: dict[str, bool]
) -> None:
    contest = busy_contest(stage)
    tool = Tool(stage.server.base, contest.id)
    assert tool.get("/submissions").http == 200
    contest.edit(**changes)
    for path in ("", *SINGLE.values(), "/event-feed", *(f"/{kind}" for kind in COLLECTIONS)):
        answer = tool.get(path)
        assert answer.http in (403, 404)
        assert faults("refusal", answer.json) == []
        assert answer.json["code"] == answer.http


def test_lists_are_narrowed_by_what_they_refer_to(stage: Stage) -> None:
    contest = busy_contest(stage)
    tool = Tool(stage.server.base, contest.id, token_of(stage.root, contest.id))
    everything = tool.told("/submissions")
    team, problem = everything[0]["team_id"], everything[0]["problem_id"]
    narrowed = tool.told("/submissions", team_id=team, problem_id=problem)
    wanted = [it for it in everything if (it["team_id"], it["problem_id"]) == (team, problem)]
    assert narrowed == wanted and 0 < len(wanted) < len(everything)
    assert tool.told("/teams", organization_id="") == tool.told("/teams")
    assert tool.told("/scoreboard", group_id="participants") == tool.told("/scoreboard")
    assert tool.get("/scoreboard", group_id="nobody").http == 404


def test_nothing_is_written_and_no_other_site_reads(stage: Stage) -> None:
    contest = busy_contest(stage)
    client = Client(stage.server.base, headers={"Origin": "https://elsewhere.example"})
    for path in (f"/clics/contests/{contest.id}", f"/clics/contests/{contest.id}/submissions"):
        for method in ("POST", "PUT", "PATCH", "DELETE"):
            answer = client.request(method, path, json.dumps({"id": "1"}).encode())
            assert (answer.http, faults("refusal", answer.json)) == (405, [])
        answer = client.get(path)
        assert answer.http == 200
        assert not [name for name in answer.headers if name.startswith("access-control-")]
    for path in ("/clics/nothing", "/clics/contests/x", f"/clics/contests/{contest.id}/runs"):
        answer = client.get(path)
        assert (answer.http, faults("refusal", answer.json)) == (404, [])
