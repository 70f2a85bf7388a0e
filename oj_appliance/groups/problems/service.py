"""Use cases of a group's problems: the bank's own, behind what the group allows (S3 §6)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from oj_appliance.errors import ApiError, GuardError
from oj_appliance.groups.service import Groups
from oj_appliance.groups.types import Group
from oj_appliance.places.practice import viewer_keeps
from oj_appliance.places.types import Auth
from oj_appliance.problems.editing.copies import ProblemCopies
from oj_appliance.problems.editing.service import Overlay, ProblemEditing
from oj_appliance.problems.of_groups.service import ProblemsOfGroups
from oj_appliance.problems.of_groups.types import GroupRow
from oj_appliance.problems.types.form import CaseView, EditorForm
from oj_appliance.problems.types.lists import BankRow
from oj_appliance.problems.types.problem import OwningGroup, ProblemDraft, ProblemRecord
from oj_appliance.problems.types.tags import TagRecord
from oj_appliance.web.guards import Actor, Viewer
from oj_appliance.web.paging import Window


class GroupProblems:
    def __init__(
        self,
        groups: Groups,
        problems: ProblemsOfGroups,
        editing: ProblemEditing,
        copies: ProblemCopies,
    ) -> None:
        self._groups = groups
        self._problems = problems
        self._editing = editing
        self._copies = copies

    # -- lists

    async def practice(
        self, viewer: Viewer, gid: int, keyword: str, window: Window
    ) -> tuple[list[BankRow], int]:
        """Raises group.missing, group.not_member."""
        self._groups.check_member(viewer, gid)
        return await self._problems.practice_page(gid, keyword, window)

    async def rows(
        self, viewer: Viewer, gid: int, keyword: str, window: Window
    ) -> tuple[list[GroupRow], int]:
        """Raises group.missing, group.not_allowed."""
        self._groups.check_admin(viewer, gid)
        return await self._problems.admin_page(gid, keyword, window)

    async def tags(self, viewer: Viewer, gid: int) -> list[TagRecord]:
        """Raises group.missing, group.not_allowed."""
        self._groups.check_admin(viewer, gid)
        return await self._problems.tags(gid)

    def check_writer(self, viewer: Viewer, gid: int) -> None:
        """Raises group.missing, group.not_allowed."""
        self._groups.check_admin(viewer, gid)

    # -- one problem, for those who look after it

    async def kept(self, viewer: Viewer, pid: int) -> ProblemRecord:
        """Raises problem.missing (404), group.not_group_object, group.missing,
        group.not_allowed."""
        problem = await self._problems.find(pid)
        if problem is None:
            raise ApiError("problem.missing", status=404)
        if problem.group_id is None:
            raise ApiError("group.not_group_object")
        self._groups.check(viewer, problem.group_id)
        if not viewer_keeps(problem, viewer):
            raise ApiError("group.not_allowed")
        return problem

    async def cases(self, viewer: Viewer, pid: int) -> list[CaseView]:
        """Raises as `kept`."""
        await self.kept(viewer, pid)
        return await self._editing.cases(viewer, pid)

    async def create(
        self,
        actor: Actor,
        gid: int,
        overlay: Overlay,
        form: EditorForm,
        *,
        auth: int | None = None,
    ) -> int:
        """The pid; `auth`: whatever was asked for. Raises group.missing, group.not_allowed, and as
        the bank's."""
        group = self._groups.check_admin(actor.viewer, gid)

        def of_group(base: ProblemDraft) -> ProblemDraft:
            draft = _in_group(overlay, owning(group))(replace(base, auth=Auth.PUBLIC))
            return draft if auth is None else replace(draft, auth=auth)

        return await self._editing.create(actor, of_group, form)

    async def update(self, actor: Actor, pid: int, overlay: Overlay, form: EditorForm) -> None:
        """It keeps its prefix, however the group is called by now, and leaves the bank. Raises as
        `kept`, and as the bank's."""
        problem = await self.kept(actor.viewer, pid)
        owner = OwningGroup(problem.group_id or 0, problem.id_prefix or "")
        await self._editing.update(actor, pid, _in_group(overlay, owner), form)

    async def duplicate(self, actor: Actor, pid: int) -> int:
        """The pid of a hidden copy in the same group. Raises as `kept`: who writes no problems
        there any more copies none."""
        problem = await self.kept(actor.viewer, pid)
        group = self._groups.check_admin(actor.viewer, problem.group_id or 0)
        return await self._copies.duplicate(actor, pid, owning(group))

    async def change_auth(self, actor: Actor, pid: int, auth: int) -> None:
        """Raises as `kept`, and problem.bad_auth: for contests alone it becomes by a contest."""
        await self.kept(actor.viewer, pid)
        if auth not in (Auth.PUBLIC, Auth.PRIVATE):
            raise ApiError("problem.bad_auth")
        await self._problems.change_auth(actor, pid, auth)

    async def delete(self, actor: Actor, pid: int) -> None:
        """To the wastebasket. Raises as `kept`."""
        await self.kept(actor.viewer, pid)
        await self._problems.delete(actor, pid)

    async def apply(self, actor: Actor, pid: int) -> None:
        """Raises as `kept`, and problem.already_public."""
        await self.kept(actor.viewer, pid)
        await self._problems.apply(actor, pid)

    async def withdraw(self, actor: Actor, pid: int) -> None:
        """Raises as `kept`."""
        await self.kept(actor.viewer, pid)
        await self._problems.withdraw(actor, pid)


def owning(group: Group) -> OwningGroup:
    """What becomes one of its problems bears its short name from then on."""
    return OwningGroup(group.id, group.short_name)


def owner_for(groups: Groups, viewer: Viewer, gid: int | None) -> OwningGroup | None:
    """The group into which something comes, or out of which; None is the bank. Raises
    group.missing, group.not_allowed, and auth.forbidden where the bank is not theirs."""
    if gid is not None:
        return owning(groups.check_admin(viewer, gid))
    if not viewer.holds("problem_admin"):
        raise GuardError("auth.forbidden")
    return None


def _in_group(overlay: Overlay, group: OwningGroup) -> Callable[[ProblemDraft], ProblemDraft]:
    """People read and write the display id without its prefix."""
    prefix = group.prefix.upper()

    def laid(base: ProblemDraft) -> ProblemDraft:
        draft = overlay(replace(base, problem_id=base.problem_id.removeprefix(prefix)))
        given = draft.problem_id.strip()
        if not given:
            raise ApiError("problem.bad_id")
        return replace(draft, problem_id=prefix + given, group=group)

    return laid
