"""What participants see of a problem of a timed work."""

from __future__ import annotations

import msgspec

from oj_appliance.problems.catalogue import ProblemView
from oj_appliance.timed_work.corrections.types import Correction
from oj_appliance.timed_work.types import TimedWorkProblem


class OwnProblem(msgspec.Struct, frozen=True):
    """A problem with the viewer's own result: its status, -10 for none, and the work's points, None
    while they are kept back; `correction` is what staff has decided on them, told with them."""

    problem: TimedWorkProblem
    status: int
    score: int | None
    correction: Correction | None = None


class PlacedView(msgspec.Struct, frozen=True):
    """A problem's page; `tells_origin` = where it comes from may be told."""

    own: OwnProblem
    view: ProblemView
    tells_origin: bool
