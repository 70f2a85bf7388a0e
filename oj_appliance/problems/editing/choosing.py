"""From which problems an organiser may choose, and which become those of a contest alone. For use
inside the reads and writes of the domains that put problems together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

from oj_appliance.errors import ApiError
from oj_appliance.places.practice import viewer_may_edit
from oj_appliance.places.types import Auth
from oj_appliance.problems import rules
from oj_appliance.problems.store import lists, problems
from oj_appliance.problems.types.lists import AdminRow
from oj_appliance.problems.types.problem import ProblemRecord
from oj_appliance.web.guards import Viewer
from oj_appliance.web.paging import Window


def candidates(
    viewer: Viewer,
    *,
    kind: int | None,
    keyword: str,
    oj: str,
    without: Sequence[int],
    window: Window,
) -> tuple[list[AdminRow], int]:
    """One page, newest first, and how many there are: of the bank, and of what the viewer looks
    after. `kind` is the rule's type, None any; `oj` a remote key, or anything else for all."""
    return lists.choice_page(
        keyword=keyword.strip(),
        kind=kind,
        remote_key=oj if oj in rules.REMOTE_KEYS else None,
        author_uid=viewer.account_id,
        is_any=viewer.is_problem_admin,
        without=without,
        limit=window.limit,
        offset=window.offset,
    )


def public_ones(
    *, keyword: str, without: Sequence[int], window: Window
) -> tuple[list[AdminRow], int]:
    """One page of the bank alone, newest first, and how many there are."""
    return lists.public_page(
        keyword=keyword.strip(), without=without, limit=window.limit, offset=window.offset
    )


def public_one(pid: int) -> ProblemRecord | None:
    """A problem of the bank that everybody sees."""
    return _public(problems.find_problem(pid))


def public_named(display_id: str) -> ProblemRecord | None:
    return _public(problems.find_by_display_id(display_id))


def _public(found: ProblemRecord | None) -> ProblemRecord | None:
    is_public = found is not None and found.auth == Auth.PUBLIC and not found.is_group
    return found if is_public else None


def one_of_group(display_id: str, group_id: int | None) -> ProblemRecord | None:
    """A problem of this group that its members see."""
    found = None if group_id is None else problems.find_by_display_id(display_id)
    if found is None or found.group_id != group_id or found.auth != Auth.PUBLIC:
        return None
    return found if found.is_group else None


def rows_of(pids: Sequence[int]) -> dict[int, AdminRow]:
    """Of problems that are chosen already."""
    return lists.rows_of(pids)


class Named(Protocol):
    """A problem as a place calls it."""

    @property
    def display_id(self) -> str: ...

    @property
    def display_title(self) -> str: ...


AnyNamed = TypeVar("AnyNamed", bound=Named)


def named_so(problems: Iterable[AnyNamed], keyword: str) -> list[AnyNamed]:
    """Those with the keyword in their title there, or for their id."""
    wanted = keyword.strip().lower()
    return [
        each
        for each in problems
        if wanted in each.display_title.lower() or wanted == each.display_id.lower()
    ]


def chosen(viewer: Viewer, pid: int) -> ProblemRecord:
    """A problem that this viewer may put into a contest or a work: a public one, or one of their
    own, since whoever runs it reads its problems. Raises problem.missing (404),
    problem.not_allowed."""
    found = problems.find_problem(pid)
    if found is None or found.is_group:
        raise ApiError("problem.missing", status=404)
    if found.auth != Auth.PUBLIC and not viewer_may_edit(found, viewer):
        raise ApiError("problem.not_allowed")
    return found


def becomes_contests_own(viewer: Viewer, problem: ProblemRecord, *, keeps_auth: bool) -> bool:
    """Whether it leaves the bank. Nobody hides a problem of others (S3 §6, problem ownership), and
    a private one must become a contest's to be seen there."""
    if problem.auth == Auth.CONTEST or not viewer_may_edit(problem, viewer):
        return False
    return problem.auth == Auth.PRIVATE or not keeps_auth


def of_group(display_id: str, gid: int | None) -> ProblemRecord | None:
    """A problem that this group owns and keeps to itself, by its id."""
    found = problems.find_by_display_id(display_id)
    return _kept_by(found, gid)


def numbered_of_group(pid: int, gid: int | None) -> ProblemRecord | None:
    return _kept_by(problems.find_problem(pid), gid)


def _kept_by(problem: ProblemRecord | None, gid: int | None) -> ProblemRecord | None:
    if problem is None or gid is None or not problem.is_group or problem.group_id != gid:
        return None
    return problem
