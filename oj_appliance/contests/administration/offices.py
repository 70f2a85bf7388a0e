"""Whose back-office works on a contest: the site's on those of no group (contract admin.md §12), a
group's on its own (group.md §6). Both in the same way; what differs is who may, and what they are
told."""

from __future__ import annotations

from typing import Protocol

from oj_appliance.contests import store
from oj_appliance.contests.rules import is_manager
from oj_appliance.contests.types import Contest
from oj_appliance.errors import ApiError
from oj_appliance.web.guards import Viewer


class Office(Protocol):
    def checked(self, contest: Contest | None) -> Contest:
        """Raises what a contest that is not this office's is answered with."""
        ...

    def check_editor(self, viewer: Viewer, contest: Contest) -> None: ...


class SiteOffice:
    def checked(self, contest: Contest | None) -> Contest:
        """Raises contest.missing."""
        if contest is None or contest.group_id is not None:
            raise ApiError("contest.missing")
        return contest

    def check_editor(self, viewer: Viewer, contest: Contest) -> None:
        """Raises contest.not_allowed."""
        if not is_manager(viewer, contest):
            raise ApiError("contest.not_allowed")


class GroupOffice:
    def checked(self, contest: Contest | None) -> Contest:
        """Raises contest.missing (404), group.not_group_object, group.missing."""
        if contest is None:
            raise ApiError("contest.missing", status=404)
        if contest.group is None:
            raise ApiError("group.not_group_object")
        if not contest.group.is_there:
            raise ApiError("group.missing")
        return contest

    def check_editor(self, viewer: Viewer, contest: Contest) -> None:
        """Raises group.not_allowed."""
        if not is_manager(viewer, contest):
            raise ApiError("group.not_allowed")


SITE: Office = SiteOffice()
GROUPS: Office = GroupOffice()


# -- inside the reads and writes of whoever organises


def existing(office: Office, contest_id: int) -> Contest:
    """Raises as its office's `checked`."""
    return office.checked(store.contest(contest_id))


def editable(office: Office, viewer: Viewer, contest_id: int) -> Contest:
    """Raises as `existing`, and as its office's `check_editor`."""
    contest = existing(office, contest_id)
    office.check_editor(viewer, contest)
    return contest
