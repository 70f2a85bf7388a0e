"""Who may see, change and remove a discussion, and where discussing is open at all. The one place
that says so."""

from __future__ import annotations

from oj_appliance.configuration.service import Configuration
from oj_appliance.discussions.types import Discussion, Status
from oj_appliance.errors import ApiError, GuardError
from oj_appliance.groups.service import Groups
from oj_appliance.web.guards import Viewer


class DiscussionAccess:
    def __init__(self, groups: Groups, configuration: Configuration) -> None:
        self._groups = groups
        self._configuration = configuration

    def check_open(self, group_id: int | None, *, by_guard: bool) -> None:
        """Raises switch.discussion_closed: by the guard where a list is read or one is written,
        else inside the envelope."""
        if not self.is_open(group_id):
            closed = GuardError if by_guard else ApiError
            raise closed("switch.discussion_closed", status=403)

    def is_open(self, group_id: int | None) -> bool:
        website = self._configuration.website
        return website.openPublicDiscussion if group_id is None else website.openGroupDiscussion

    def check_seen(
        self, viewer: Viewer, found: Discussion | None, *, missing: int = 404
    ) -> Discussion:
        """Raises discussion.missing with the status `missing`, discussion.login_for_group,
        group.missing, group.not_member, discussion.disabled."""
        if found is None:
            raise ApiError("discussion.missing", status=missing)
        is_author = viewer.uid == found.uid
        if found.group_id is not None:
            if viewer.is_guest:
                raise ApiError("discussion.login_for_group")
            self._groups.check(viewer, found.group_id)
            if not (is_author or self._groups.standing(viewer, found.group_id).is_member):
                raise ApiError("group.not_member")
        if found.status == Status.DISABLED and not (is_author or self.may_moderate(viewer, found)):
            raise ApiError("discussion.disabled")
        return found

    def may_edit(self, viewer: Viewer, discussion: Discussion) -> bool:
        return (
            viewer.uid == discussion.uid
            or viewer.is_root
            or self._administers(viewer, discussion.group_id)
        )

    def may_delete(self, viewer: Viewer, discussion: Discussion) -> bool:
        return viewer.uid == discussion.uid or self.may_moderate(viewer, discussion)

    def may_moderate(self, viewer: Viewer, discussion: Discussion) -> bool:
        """Hide it and put it on top; remove what others wrote there."""
        return self.may_moderate_in(viewer, discussion.group_id)

    def may_moderate_in(self, viewer: Viewer, group_id: int | None) -> bool:
        return viewer.is_staff or self._administers(viewer, group_id)

    def _administers(self, viewer: Viewer, group_id: int | None) -> bool:
        return group_id is not None and self._groups.standing(viewer, group_id).is_admin
