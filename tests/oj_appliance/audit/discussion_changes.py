"""Which calls about discussions leave which audit row."""

from __future__ import annotations

from tests.oj_appliance.audit.change import Change, Values, World
from tests.oj_appliance.discussions.writing import write

OFFICE, CATEGORY = "/api/admin/discussion", "/api/discussion-category"


def _hidden(world: World) -> Values:
    return {"id": write(world.root, "Audited"), "status": 1}


def _report(world: World) -> Values:
    did = write(world.root, "Reported")
    sent = world.root.post("/api/discussion-report", {"did": did, "content": "#Illegal#"})
    assert sent.status == 200
    return {"id": world.newest(f"{OFFICE}-report")["id"], "status": True}


DISCUSSION_CHANGES = (
    Change(f"PUT {OFFICE}", "discussion.update", _hidden),
    Change(f"PUT {OFFICE}-report", "discussion_report.update", _report),
    Change(f"DELETE {OFFICE}", "discussion.delete", lambda world: [write(world.root, "Gone")]),
    Change(f"POST {CATEGORY}", "discussion_category.update", lambda world: [{"name": "Audited"}]),
    Change(
        f"DELETE {CATEGORY}",
        "discussion_category.update",
        lambda world: {"id": world.newest(CATEGORY)["id"]},
    ),
)
