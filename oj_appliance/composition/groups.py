"""Groups: what is known of them, and who is what in them."""

from __future__ import annotations

from oj_appliance.accounts.types import AccountHidden, AccountRemoved, AccountRenamed, AccountShown
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Listener, Part, after_commit
from oj_appliance.groups.known import KnownGroups
from oj_appliance.groups.service import Groups


class GroupPart(Part):
    def __init__(self, house: House) -> None:
        self.known = KnownGroups(house.foundation.database)
        self.service = Groups(self.known)

    def listeners(self) -> list[Listener]:
        return [
            after_commit(AccountRenamed, self.known.follow_rename),
            after_commit(AccountHidden, self.known.follow_hiding),
            after_commit(AccountShown, self.known.follow_showing),
            after_commit(AccountRemoved, self.known.follow_removal),
        ]

    async def load(self) -> None:
        await self.known.load()
