"""What other domains ask about groups: is there such a one, and what is somebody in it. Answered
from memory, without waiting."""

from __future__ import annotations

from collections.abc import Mapping

from oj_appliance.errors import ApiError
from oj_appliance.groups import rules
from oj_appliance.groups.known import KnownGroups
from oj_appliance.groups.types import Group, GroupFilter, Level, Standing
from oj_appliance.web.guards import Viewer
from oj_appliance.web.paging import Window


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

    def member_count(self, gid: int) -> int:
        return len(self._known.members(gid))

    def seen_by(self, viewer: Viewer) -> list[Group]:
        """All that they know of, by number."""
        return [each for each in self._known.all() if self._sees(viewer, each)]

    def _sees(self, viewer: Viewer, group: Group) -> bool:
        # Most are everybody's, and nobody's standing in them need be looked up.
        return rules.is_everybodys(group) or rules.may_see(group, self.standing(viewer, group.id))

    def of_member(self, viewer: Viewer) -> list[Group]:
        """The enabled groups in which they are a member, by number; root's are not all."""
        return [
            each
            for each in self._known.all()
            if each.is_enabled
            and viewer.uid is not None
            and (each.uid == viewer.uid or self._known.level(each.id, viewer.uid) >= Level.MEMBER)
        ]

    def listed(
        self, viewer: Viewer, wanted: GroupFilter, window: Window
    ) -> tuple[list[Group], int]:
        """Of the list of groups, by number, and how many there are."""
        among = self.of_member(viewer) if wanted.only_mine else self.seen_by(viewer)
        found = [each for each in among if rules.fits(each, wanted)]
        return found[window.offset : window.offset + window.limit], len(found)

    # -- what calls ask at their door

    def introduced(self, viewer: Viewer, gid: int) -> Group:
        """Its head, before one is a member. Raises ApiError group.missing, group.hidden."""
        group = self.check(viewer, gid)
        if not self._sees(viewer, group):
            raise ApiError("group.hidden")
        return group

    def has_access(self, viewer: Viewer, gid: int) -> bool:
        """Raises ApiError group.missing, to root alone: nobody else is anything there."""
        if not self.standing(viewer, gid).is_member:
            return False
        self.check(viewer, gid)
        return True

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
