"""What goes on in a virtual participation is told to nobody but the person."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from tests.oj_appliance.contests.boards.test_live_boards import hear
from tests.oj_appliance.contests.stage import Stage
from tests.oj_appliance.contests.virtual.course import LATER, end, start


def test_only_the_person_hears_of_it(stage: Stage) -> None:
    # Over since it is known, so that no turn of its own is told meanwhile.
    stage.at(LATER)
    cid = stage.hold(seal_rank=False)
    contest: Any = SimpleNamespace(id=cid, stage=stage)
    everybody = [stage.ann, stage.ben, stage.root]

    def act() -> None:
        start(stage.ann, cid)
        stage.submit(stage.ann, cid)
        end(stage.ann, cid)
        body = {"cid": cid, "announcement": {"title": "news", "content": "news", "status": 0}}
        assert stage.root.post("/api/admin/contest/announcement", body).status == 200

    mine, bens, roots = hear(contest, everybody, act, last="announcement")
    assert mine[0] == "state" and mine[-2:] == ["state", "announcement"]
    assert set(mine[1:-2]) == {"board"}
    assert bens == roots == ["announcement"]
