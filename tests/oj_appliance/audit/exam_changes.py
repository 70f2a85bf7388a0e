"""Changes of what timed works came to, and of the server that exams are held on."""

from __future__ import annotations

from tests.oj_appliance.audit.change import Change, Values, World, fixed
from tests.oj_appliance.exam_rooms.making import EXAM
from tests.oj_appliance.timed_work.making import DESK, work_body

RESULTS = f"{EXAM}/results"


def _work(world: World) -> Values:
    """The work that was made last."""
    return {"tid": world.made[f"POST {DESK}"]["id"]}


def _signed(world: World) -> Values:
    work = _work(world)
    return {**work, "digest": world.root.get(RESULTS, **work).data["digest"]}


EXAM_CHANGES = (
    Change(f"POST {DESK}", "timedwork.create", lambda _: work_body(begins=-60, lasts=30)),
    Change(f"POST {RESULTS}/sign-off", "exam.sign_off", _signed),
    Change(f"PUT {EXAM}/erasure", "exam.erasure", lambda world: {**_work(world), "months": 12}),
    Change(f"PUT {EXAM}/freeze", "config.update", fixed(mode="auto", minutesBefore=1)),
    Change(f"PUT {EXAM}/freeze", "config.update", fixed(mode="off", minutesBefore=0)),
    Change(f"POST {EXAM}/backup", "backup.exam", fixed()),
    Change(f"POST {DESK}", "timedwork.create", lambda _: work_body(begins=600)),
    Change(f"POST {EXAM}/dry-run", "timedwork.dry_run_create", _work),
    Change(f"DELETE {EXAM}/dry-run", "timedwork.dry_run_end", _work),
)
