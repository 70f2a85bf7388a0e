"""What problems are called in a contest (contract admin.md §12, S3 §5). Pure."""

from __future__ import annotations

from collections.abc import Sequence

from oj_appliance.contests.administration.rules import COLOR
from oj_appliance.contests.problem_set.types import ProblemName
from oj_appliance.contests.types import ContestProblem
from oj_appliance.errors import BadRequestError
from oj_appliance.places.display_ids import checked_display_id, checked_display_title


def checked(name: ProblemName) -> ProblemName:
    """Trimmed. Raises contest.bad_display_id, content.empty, content.too_long, http.bad_param."""
    display_id = checked_display_id(name.display_id)
    title = checked_display_title(name.display_title)
    color = (name.color or "").strip() or None
    if color is not None and not COLOR.fullmatch(color):
        raise BadRequestError("http.bad_param", name="color")
    return ProblemName(display_id, title, color)


def reordered(links: Sequence[ContestProblem], pids: Sequence[int]) -> dict[int, str]:
    """New display ids of the problems (pid) that get another one when those in use go, as they
    stand, to the problems in this order. Raises http.bad_param where these are not the links'."""
    if sorted(pids) != sorted(each.problem_id for each in links):
        raise BadRequestError("http.bad_param", name="pids")
    before = {each.problem_id: each.display_id for each in links}
    wanted = zip(pids, (each.display_id for each in links), strict=True)
    return {pid: display_id for pid, display_id in wanted if before[pid] != display_id}
