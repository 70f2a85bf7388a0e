"""How many take part in a contest where nobody registers: whoever has submitted, each once."""

from __future__ import annotations

from tests.http_client import Client
from tests.oj_appliance.contests.stage import END, MINUTE, SEAL, Stage


def told(client: Client, cid: int) -> int:
    return int(client.get("/api/get-contest-info", cid=cid).data["count"])


def test_everybody_who_submits_is_counted_once_and_at_once(stage: Stage) -> None:
    cid, (ann, ben, cat) = stage.hold(), stage.people.values()
    stage.at(1)
    assert told(ann, cid) == 0
    for who, counted in ((ann, 1), (ann, 1), (ben, 2)):
        assert stage.send(who, cid).status == 200
        assert told(ann, cid) == counted
    stage.at(SEAL + 1)
    assert stage.send(cat, cid).status == 200
    assert told(ann, cid) == 2  # the seal covers who came late
    stage.at(END + 1)
    assert told(ann, cid) == 3


def test_edits_of_a_contest_count_anew(stage: Stage) -> None:
    cid = stage.hold()
    stage.at(1)
    assert stage.send(stage.ann, cid, "A").status == 200
    stage.at(9)
    assert stage.send(stage.ben, cid, "B").status == 200
    assert told(stage.ann, cid) == 2
    stage.edit(cid, start_time=stage.begin + 5 * MINUTE)
    assert told(stage.ann, cid) == 1
    stage.edit(cid, start_time=stage.begin)
    assert told(stage.ann, cid) == 2
    gone = stage.root.delete("/api/admin/contest/problem", cid=cid, pid=stage.pids["HELD"])
    assert gone.status == 200, gone.body
    assert told(stage.ann, cid) == 1
