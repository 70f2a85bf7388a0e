"""Where a problem is met, and what that place allows (contract problem.md §2).

Every call that names a problem asks the policy of its context and has no checks of its own.
Practice is the one this package knows; contests, groups, trainings and timed work register theirs
with the same three answers.
"""

from __future__ import annotations

from typing import Protocol

from oj_appliance.errors import ApiError
from oj_appliance.problems.rules import Auth
from oj_appliance.web.guards import Viewer


class Placed(Protocol):
    """What a policy must know of a problem; ProblemRecord and ProblemForSubmitting are such."""

    @property
    def auth(self) -> int: ...
    @property
    def author_uid(self) -> str | None: ...
    @property
    def is_group(self) -> bool: ...


class ContextPolicy(Protocol):
    def is_visible(self, viewer: Viewer, problem: Placed) -> bool: ...

    def may_see(self, viewer: Viewer, problem: Placed | None) -> None:
        """Raises ApiError with the key of the problem's detail call."""

    def may_submit(self, viewer: Viewer, problem: Placed | None) -> None:
        """Raises ApiError with the key of the submit call."""


class PracticeContext:
    """The problem bank: public problems are everybody's, others their author's and PA's."""

    def is_visible(self, viewer: Viewer, problem: Placed) -> bool:
        return viewer_may_see(problem, viewer)

    def may_see(self, viewer: Viewer, problem: Placed | None) -> None:
        """Raises problem.missing (404), problem.not_public, problem.group_only."""
        if problem is None:
            raise ApiError("problem.missing", status=404)
        self._refuse_group_problem(problem)
        if not self.is_visible(viewer, problem):
            raise ApiError("problem.not_public")

    def may_submit(self, viewer: Viewer, problem: Placed | None) -> None:
        """Raises problem.missing (403), problem.hidden, problem.group_only."""
        if problem is None:
            raise ApiError("problem.missing", status=403)
        if not problem.is_group and not self.is_visible(viewer, problem):
            raise ApiError("problem.hidden")
        self._refuse_group_problem(problem)

    def _refuse_group_problem(self, problem: Placed) -> None:
        if problem.is_group:
            raise ApiError("problem.group_only")


class GroupContext:
    """A group's problems, until groups register a policy that knows its members: no viewer is a
    member of any."""

    def is_visible(self, viewer: Viewer, problem: Placed) -> bool:
        return False

    def may_see(self, viewer: Viewer, problem: Placed | None) -> None:
        """Raises problem.missing (404), group.not_member."""
        if problem is None:
            raise ApiError("problem.missing", status=404)
        raise ApiError("group.not_member")

    def may_submit(self, viewer: Viewer, problem: Placed | None) -> None:
        """Raises problem.missing (403), group.not_member."""
        if problem is None:
            raise ApiError("problem.missing", status=403)
        raise ApiError("group.not_member")


def viewer_may_see(problem: Placed, viewer: Viewer) -> bool:
    """In the bank; lists that show many rows ask this one question."""
    if problem.is_group:
        return False
    return problem.auth == Auth.PUBLIC or viewer_may_edit(problem, viewer)


def viewer_may_edit(problem: Placed, viewer: Viewer) -> bool:
    """PA, or its author (21-permissions §6)."""
    is_author = viewer.uid is not None and viewer.uid == problem.author_uid
    return is_author or viewer.is_problem_admin
