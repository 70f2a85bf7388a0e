"""What the public is told of a sealed contest, and what staff's token tells."""

from __future__ import annotations

from tests.http_client import Client
from tests.oj_appliance.contests.boards.staged import AC, WA, Contest, Stage
from tests.oj_appliance.contests.clics.reading import Tool, replayed, token_of

SEALED = "sealed"


def two_readers(stage: Stage, contest: Contest) -> tuple[Tool, Tool]:
    base = stage.server.base
    return Tool(base, contest.id), Tool(base, contest.id, token_of(stage.root, contest.id))


def test_of_a_sealed_try_the_public_is_told_that_it_came_and_staff_all(stage: Stage) -> None:
    contest, person = stage.contest(), stage.person()
    before = contest.submit(person, "A", 59, WA)
    after = contest.submit(person, "A", 61, AC)
    public, staff = two_readers(stage, contest)
    told = public.by_id("submissions")
    assert told.keys() == {str(before), str(after)}
    assert told[str(after)]["language_id"] == SEALED
    assert public.by_id("judgements").keys() == {str(before)}
    assert staff.by_id("submissions")[str(after)]["language_id"] == "c"
    assert staff.by_id("judgements")[str(after)]["judgement_type_id"] == "AC"
    cells = [tool.told("/scoreboard")["rows"][0]["problems"][0] for tool in (public, staff)]
    assert [cell["solved"] for cell in cells] == [False, True]
    assert [cell["num_pending"] for cell in cells] == [1, 0]


def test_of_oi_the_public_is_told_nothing_that_came_after_the_seal(stage: Stage) -> None:
    contest, person, late = stage.contest(type=1), stage.person(), stage.person()
    before = contest.submit(person, "A", 59, WA, score=30)
    contest.submit(person, "A", 61, AC, score=100)
    contest.submit(late, "B", 62, AC, score=100)
    public, staff = two_readers(stage, contest)
    assert public.by_id("submissions").keys() == {str(before)}
    assert public.by_id("teams").keys() == {stage.uid(person)}
    (row,) = public.told("/scoreboard")["rows"]
    assert row["score"] == {"score": 30.0}
    assert row["problems"][0]["num_pending"] == 0
    assert len(staff.told("/submissions")) == 3
    assert {it["score"]["score"] for it in staff.told("/scoreboard")["rows"]} == {100.0}


def test_the_public_feed_says_nothing_when_something_sealed_is_judged(stage: Stage) -> None:
    contest, person = stage.contest(), stage.person()
    contest.submit(person, "A", 30, WA)
    number = contest.submit(person, "B", 61)
    public, staff = two_readers(stage, contest)
    said, said_to_staff = public.feed(), staff.feed()
    contest.move(number, "verdict", status=AC, time=15)
    contest.move(number, "rejudge")
    contest.move(number, "verdict", status=WA, time=15)
    assert public.feed() == said
    assert staff.feed(said_to_staff[-1]["token"])


def test_with_the_end_the_public_is_told_the_rest_as_new_lines(stage: Stage) -> None:
    contest, person = stage.contest(), stage.person()
    number = str(contest.submit(person, "A", 70, AC))
    public, staff = two_readers(stage, contest)
    stage.clock(119)
    said = public.feed()
    assert said[-1]["data"]["thawed"] is None
    stage.clock(120)
    further = public.feed(said[-1]["token"])
    assert {(it["type"], it["id"]) for it in further} == {
        *(("languages", SEALED), ("submissions", number), ("judgements", number)),
        ("state", None),
    }
    known = replayed([*said, *further])
    assert known["judgements"][number]["judgement_type_id"] == "AC"
    assert known["submissions"][number]["language_id"] == "c"
    assert None not in known["state"].values()
    assert public.told("/scoreboard") == staff.told("/scoreboard")


def test_a_contest_that_stays_sealed_is_never_final_for_the_public(stage: Stage) -> None:
    contest, person = stage.contest(auto_real_rank=False), stage.person()
    contest.submit(person, "A", 70, AC)
    public, staff = two_readers(stage, contest)
    stage.clock(130)
    state, whole = public.told("/state"), staff.told("/state")
    assert (state["thawed"], state["finalized"], state["end_of_updates"]) == (None, None, None)
    assert whole["thawed"] is None and whole["end_of_updates"] is None
    assert whole["finalized"] is not None
    assert public.told("/judgements") == []
    assert "scoreboard_thaw_time" not in public.told()
    contest.edit(auto_real_rank=True)
    assert len(public.told("/judgements")) == 1
    assert None not in public.told("/state").values()


def test_what_runs_took_is_told_to_the_public_after_the_end(stage: Stage) -> None:
    contest, person = stage.contest(), stage.person()
    contest.submit(person, "A", 30, AC)
    public, staff = two_readers(stage, contest)
    assert "max_run_time" not in public.told("/judgements")[0]
    assert staff.told("/judgements")[0]["max_run_time"] == 0.015
    stage.clock(121)
    assert public.told("/judgements")[0]["max_run_time"] == 0.015


def test_the_public_is_told_no_more_names_than_the_outside_board_tells(stage: Stage) -> None:
    contest = stage.contest(rank_show_name="username")
    person = stage.person()
    contest.submit(person, "A", 30, AC)
    public, _ = two_readers(stage, contest)
    (team,), guest = public.told("/teams"), Client(stage.server.base)
    (row,) = contest.outside(guest).data["records"]
    assert (team["id"], team["label"]) == (row["uid"], row["username"])
    assert team["name"] == row["rankShowName"]
