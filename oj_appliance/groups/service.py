"""What other domains ask about groups: is there such a one, and what is somebody in it. Answered
from memory, without waiting."""

from __future__ import annotations

from collections.abc import Mapping

from oj_appliance.errors import ApiError
from oj_appliance.groups import rules
from oj_appliance.groups.known import KnownGroups
from oj_appliance.groups.types import Group, Level, Standing
from oj_appliance.web.guards import Viewer


class Groups:
    """`viewer` is who asks; a guest stands nowhere."""

    def __init__(self, known: KnownGroups) -> None:
        self._known = known

    def find(self, gid: int) -> Group | None:
        """Hidden and disabled ones, too."""
        return self._known.find(gid)

    def standing(self, viewer: Viewer, gid: int) -> Standing:
        """What they are there: ask it `is_member` (GM), `is_admin` (GA) and `is_root` (GR). In a
        group that is not there, root alone is anything."""
        group = self._known.find(gid)
        is_owner = group is not None and viewer.uid is not None and group.uid == viewer.uid
        return Standing(self._known.level(gid, viewer.uid), is_owner, viewer.is_root)

    def is_member(self, gid: int, uid: str) -> bool:
        """Of somebody who does not ask: levels 3 to 5, and the owner."""
        group = self._known.find(gid)
        is_owner = group is not None and group.uid == uid
        return is_owner or self._known.level(gid, uid) >= Level.MEMBER

    def members(self, gid: int) -> list[str]:
        """The uids of those of levels 3 to 5, without accounts in the wastebasket."""
        return self._known.members(gid)

    def levels(self, gid: int) -> Mapping[str, int]:
        """Of everybody who has a row, by uid."""
        return self._known.levels(gid)

    def seen_by(self, viewer: Viewer) -> list[Group]:
        """All that they know of, by number."""
        return [
            each
            for each in self._known.all()
            if rules.may_see(each, self.standing(viewer, each.id))
        ]

    def of_member(self, viewer: Viewer) -> list[Group]:
        """The enabled groups in which they are a member, by number; root's are not all."""
        return [
            each
            for each in self._known.all()
            if each.is_enabled
            and viewer.uid is not None
            and (each.uid == viewer.uid or self._known.level(each.id, viewer.uid) >= Level.MEMBER)
        ]

    # -- what calls ask at their door

    def check(self, viewer: Viewer, gid: int) -> Group:
        """The contract's "group check". Raises ApiError group.missing, of a disabled one too unless
        root asks."""
        group = self._known.find(gid)
        if group is None or not (group.is_enabled or viewer.is_root):
            raise ApiError("group.missing")
        return group

    def check_member(self, viewer: Viewer, gid: int) -> Group:
        """Raises ApiError group.missing, group.not_member."""
        group = self.check(viewer, gid)
        if not self.standing(viewer, gid).is_member:
            raise ApiError("group.not_member")
        return group

    def check_admin(self, viewer: Viewer, gid: int) -> Group:
        """Raises ApiError group.missing, group.not_allowed."""
        group = self.check(viewer, gid)
        if not self.standing(viewer, gid).is_admin:
            raise ApiError("group.not_allowed")
        return group

    def check_root(self, viewer: Viewer, gid: int) -> Group:
        """Raises ApiError group.missing, group.not_allowed."""
        group = self.check(viewer, gid)
        if not self.standing(viewer, gid).is_root:
            raise ApiError("group.not_allowed")
        return group
