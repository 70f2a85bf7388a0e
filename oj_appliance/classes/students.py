"""Who is a student of a class, and who may see whom (contract class.md, Co-teachers)."""

from __future__ import annotations

from dataclasses import dataclass

from oj_appliance.classes import rules, store
from oj_appliance.classes.types import Person
from oj_appliance.errors import ApiError
from oj_appliance.groups.service import Groups
from oj_appliance.groups.types import Group, Level
from oj_appliance.web.guards import Viewer


@dataclass(frozen=True, slots=True)
class Asked:
    """A group as somebody asks about its students. `uids` are those of level 3."""

    group: Group
    uid: str
    is_teacher: bool
    uids: tuple[str, ...]

    def people(self) -> list[Person]:
        """Those whom they are told: everybody, who has left too; or themselves alone. Inside a
        read."""
        if not self.is_teacher:
            return store.people([self.uid])
        gone = store.leavers(self.group.id) - set(self.uids)
        found = store.people([*self.uids, *gone], gone)
        return sorted(found, key=rules.order)

    def person(self, uid: str) -> Person:
        """One of them. Raises group.not_allowed, group.no_such_member."""
        if not self.is_teacher and uid != self.uid:
            raise ApiError("group.not_allowed")
        found = [each for each in self.people() if each.uid == uid]
        if not found:
            raise ApiError("group.no_such_member")
        return found[0]


class Students:
    def __init__(self, groups: Groups) -> None:
        self._groups = groups

    def asked(self, viewer: Viewer, gid: int) -> Asked:
        """Raises group.missing, group.not_member."""
        group = self._groups.check_member(viewer, gid)
        is_teacher = self._groups.standing(viewer, gid).is_admin
        return Asked(group, viewer.account_id, is_teacher, self.uids(group))

    def asked_by_teacher(self, viewer: Viewer, gid: int) -> Asked:
        """Raises group.missing, group.not_allowed."""
        group = self._groups.check_admin(viewer, gid)
        return Asked(group, viewer.account_id, True, self.uids(group))

    def uids(self, group: Group) -> tuple[str, ...]:
        levels = self._groups.levels(group.id)
        return tuple(
            uid
            for uid in self._groups.members(group.id)
            if levels.get(uid) == Level.MEMBER and uid != group.uid
        )
