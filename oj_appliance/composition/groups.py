"""Groups: what is known of them, who is what in them, and whoever comes to them."""

from __future__ import annotations

from oj_appliance.accounts.types import AccountHidden, AccountRemoved, AccountRenamed, AccountShown
from oj_appliance.composition.announcements import AnnouncementPart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Listener, Part, after_commit, inside
from oj_appliance.composition.people import PeoplePart
from oj_appliance.composition.uploads import UploadPart
from oj_appliance.groups.announcements.api import GroupAnnouncementsApi
from oj_appliance.groups.announcements.service import GroupAnnouncements
from oj_appliance.groups.api import GroupsApi
from oj_appliance.groups.known import KnownGroups
from oj_appliance.groups.life.api import GroupLifeApi
from oj_appliance.groups.life.avatars import GroupAvatars
from oj_appliance.groups.life.service import GroupLife
from oj_appliance.groups.members.api import MembersApi
from oj_appliance.groups.members.service import Members
from oj_appliance.groups.service import Groups
from oj_appliance.groups.types import GroupDisbanded


class GroupPart(Part):
    def __init__(self, house: House) -> None:
        foundation = house.foundation
        database, clock, events = foundation.database, foundation.clock, foundation.events
        self._names = house[PeoplePart].names
        self.known = KnownGroups(database)
        self.service = Groups(self.known)
        self.life = GroupLife(
            database, clock, foundation.configuration, events, self.known, self.service
        )
        self.members = Members(database, clock, events, self.known, self.service)
        files = house[UploadPart].public_files
        self._avatars = GroupAvatars(database, clock, files, events, self.known, self.service)
        announcements = house[AnnouncementPart].announcements
        self._announcements = GroupAnnouncements(announcements, self.service)

    def apis(self) -> list[object]:
        return [
            GroupsApi(self.service),
            GroupLifeApi(self.life, self._avatars, self.service),
            MembersApi(self.members, self._names),
            GroupAnnouncementsApi(self._announcements),
        ]

    def listeners(self) -> list[Listener]:
        return [
            inside(AccountRemoved, self.life.disband_owned),
            inside(GroupDisbanded, self._avatars.forget),
            after_commit(GroupDisbanded, self._avatars.unlink),
            after_commit(AccountRenamed, self.known.follow_rename),
            after_commit(AccountHidden, self.known.follow_hiding),
            after_commit(AccountShown, self.known.follow_showing),
            after_commit(AccountRemoved, self.life.announce_disbanded),
            after_commit(AccountRemoved, self.known.follow_removal),
        ]

    async def load(self) -> None:
        await self.known.load()
