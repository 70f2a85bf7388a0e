"""A dry run is a copy of its work: its submissions, drafts and record are of another work, so that
nothing that reads those of the real one can meet them."""

from __future__ import annotations

from msgspec.structs import replace

from oj_appliance.places.participation import Participation
from oj_appliance.places.store import put_participation
from oj_appliance.places.types import Kind, Place
from oj_appliance.storage.base import tuples
from oj_appliance.timed_work import store as work_store
from oj_appliance.timed_work.model import TimedWorkProblemRow as Problem
from oj_appliance.timed_work.model import TimedWorkRow as Row
from oj_appliance.timed_work.settings.store import put_settings
from oj_appliance.timed_work.types import TimedWork
from oj_appliance.web.guards import Actor

# As the work is, but for whose it is and when it is open.
_LIKE_THE_WORK = ("title", "description", "auth", "password", "duration_ms", "score_type")


def find(timed_work_id: int, uid: str) -> TimedWork | None:
    """This person's, of this work."""
    found = work_store.timed_works(Row.dry_run_of == timed_work_id, Row.user_id == uid)
    return found[0] if found else None


def insert(work: TimedWork, actor: Actor, version: str | None, *, now: int) -> int:
    """Open from now on for as long as the work, entered already, on that version of the paper."""
    columns = {name: getattr(work, name) for name in _LIKE_THE_WORK}
    dates = {"created_at": now, "updated_at": now}
    number = int(
        Row.insert(
            **columns,
            **dates,
            user_id=actor.account_id,
            author=work.author,
            start_time=now,
            end_time=now + work.end_time - work.start_time,
            visible=False,
            dry_run_of=work.id,
        ).execute()
    )
    # The desk of whoever tries it stands in no room, and its other pages are the back-office's.
    settings = replace(
        work.settings, closed=(), one_place="any", addresses=(), config_keys=(), exam_keys=()
    )
    put_settings(number, settings, editor=actor.username, now=now)
    _copy_problems(work.id, number)
    place = Place(Kind.TIMED_WORK, number)
    record = Participation(
        place=place, uid=actor.account_id, registered_at=now, paper_version=version
    )
    put_participation(record, now=now)
    return number


def _copy_problems(source: int, target: int) -> None:
    columns = (
        *(Problem.problem_id, Problem.display_id, Problem.display_title, Problem.score),
        *(Problem.seq, Problem.version, Problem.created_at, Problem.updated_at),
    )
    for row in tuples(Problem.select(*columns).where(Problem.timed_work_id == source)):
        values = dict(zip(columns, row, strict=True))
        Problem.insert({**values, Problem.timed_work_id: target}).execute()
