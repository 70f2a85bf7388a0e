"""What staff do with people: rosters, new accounts, roles, and the wastebasket."""

from __future__ import annotations

from oj_appliance.accounts.administration.api import StaffApi
from oj_appliance.accounts.administration.user_editing import UserEditing
from oj_appliance.accounts.administration.user_list import UserList
from oj_appliance.accounts.batches.api import BatchesApi
from oj_appliance.accounts.batches.service import Batches
from oj_appliance.accounts.made_accounts.api import NewAccountsApi, SlipSource
from oj_appliance.accounts.made_accounts.service import GeneratedAccounts
from oj_appliance.accounts.roles.api import RolesApi
from oj_appliance.accounts.roles.service import Roles
from oj_appliance.accounts.rosters.api import RosterApi
from oj_appliance.accounts.rosters.kept_secrets import KeptSecrets
from oj_appliance.accounts.rosters.service import Rosters
from oj_appliance.accounts.types import Credential
from oj_appliance.accounts.wastebasket.service import AccountWastebasket
from oj_appliance.composition.exam_freeze import ExamFreezePart
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Cycle, Part, Timer
from oj_appliance.composition.people import PeoplePart
from oj_appliance.composition.uploads import UploadPart
from oj_appliance.composition.website import WebsitePart
from oj_appliance.problems.wastebasket.service import ProblemWastebasket
from oj_appliance.wastebasket.api import WastebasketApi
from oj_appliance.wastebasket.service import Wastebasket


class AdministrationPart(Part):
    def __init__(self, house: House) -> None:
        foundation, uploads, people = house.foundation, house[UploadPart], house[PeoplePart]
        self._foundation = foundation
        self._uploads = uploads
        self._people = people
        self._page_shell = house[WebsitePart].page_shell
        database, clock, events = foundation.database, foundation.clock, foundation.events
        self._slips: KeptSecrets[list[Credential]] = KeptSecrets(clock)
        self.rosters = Rosters(
            database, clock, people.passwords, people.sessions, self._slips, events
        )
        self._account_wastebasket = AccountWastebasket(
            database, clock, people.sessions, uploads.public_files, events
        )
        self.wastebasket = Wastebasket(
            clock,
            self._account_wastebasket,
            ProblemWastebasket(database, clock, events),
            house[ExamFreezePart].freeze,
        )

    def apis(self) -> list[object]:
        foundation, people = self._foundation, self._people
        database, clock = foundation.database, foundation.clock
        sessions, passwords = people.sessions, people.passwords
        users = UserList(database, clock)
        editing = UserEditing(database, clock, passwords, sessions, foundation.events)
        slips = self._slips
        return [
            RosterApi(self.rosters),
            NewAccountsApi(
                GeneratedAccounts(database, clock, passwords, slips, foundation.events),
                users,
                SlipSource(slips, foundation.addresses, self._page_shell.style_address),
                foundation.configuration,
            ),
            StaffApi(users, editing, sessions, people.login_codes),
            BatchesApi(
                Batches(database, clock, passwords, sessions, editing, people.login_codes, slips)
            ),
            WastebasketApi(self.wastebasket, self._account_wastebasket),
            RolesApi(Roles(database, clock, sessions)),
        ]

    def timers(self) -> list[Timer]:
        return [Timer(Cycle.NIGHT, self.wastebasket.remove_old)]
