"""How a problem may stand in a timed work (contract timedwork.md §8). Pure."""

from __future__ import annotations

from collections.abc import Sequence

from oj_appliance.errors import ApiError, BadRequestError
from oj_appliance.places.display_ids import checked_display_id, checked_display_title
from oj_appliance.timed_work.problem_set.types import ProblemLink
from oj_appliance.timed_work.types import TimedWorkProblem

USUAL_POINTS = 100  # contract timedwork.md §6
MOST_POINTS = 100_000
LARGEST_SEQ = 1_000_000
LONGEST_VERSION = 20  # characters


def checked(link: ProblemLink) -> ProblemLink:
    """Trimmed. Raises contest.bad_display_id, content.empty, content.too_long, http.bad_param."""
    display_id = checked_display_id(link.display_id)
    title = checked_display_title(link.display_title)
    if not 0 <= link.score <= MOST_POINTS:
        raise BadRequestError("http.bad_param", name="score")
    if not 0 <= link.seq <= LARGEST_SEQ:
        raise BadRequestError("http.bad_param", name="seq")
    version = (link.version or "").strip() or None
    if len(version or "") > LONGEST_VERSION:
        raise ApiError("content.too_long", field="version", max=LONGEST_VERSION)
    return ProblemLink(display_id, title, link.score, link.seq, version)


def places(links: Sequence[TimedWorkProblem], pids: Sequence[int]) -> dict[int, tuple[str, int]]:
    """Display id and seq by pid, once the problems stand in the order of `pids`. The ids in use go
    to them in turn; where the paper has versions each keeps its own."""
    if all(each.version is None for each in links):
        in_turn = [(each.display_id, each.seq) for each in links]
        return dict(zip(pids, in_turn, strict=True))
    named = {each.problem_id: each.display_id for each in links}
    return {pid: (named[pid], number) for number, pid in enumerate(pids)}
