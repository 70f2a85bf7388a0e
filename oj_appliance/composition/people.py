"""Who somebody is: accounts, sessions, passwords, registration, and the mails to them."""

from __future__ import annotations

from oj_appliance.accounts.api import AccountsApi
from oj_appliance.accounts.profile.api import ProfileApi
from oj_appliance.accounts.profile.avatars import Avatars
from oj_appliance.accounts.profile.service import Profiles
from oj_appliance.accounts.registration.api import RegistrationApi
from oj_appliance.accounts.registration.password_reset import PasswordReset
from oj_appliance.accounts.registration.service import Registration
from oj_appliance.accounts.service import Accounts
from oj_appliance.accounts.shown_names.api import ShownNamesApi
from oj_appliance.accounts.shown_names.service import ShownNames
from oj_appliance.accounts.signing_in.challenges import Challenges
from oj_appliance.accounts.signing_in.login_codes import LoginCodes
from oj_appliance.accounts.signing_in.passwords import Passwords
from oj_appliance.accounts.signing_in.sessions import Sessions
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Cycle, Part, Timer
from oj_appliance.composition.uploads import UploadPart
from oj_appliance.mail.service import Mails


class PeoplePart(Part):
    def __init__(self, house: House) -> None:
        foundation = house.foundation
        self._foundation = foundation
        self._uploads = house[UploadPart]
        database, clock = foundation.database, foundation.clock
        configuration, limits = foundation.configuration, foundation.settings.limits
        self.sessions = Sessions(database, clock)
        self.sessions.on_address = foundation.events.publish
        self.passwords = Passwords()
        self.challenges = Challenges(clock, per_minute=limits.login_per_minute_address)
        self.login_codes = LoginCodes(database, clock)
        self.accounts = Accounts(
            database,
            clock,
            configuration,
            self.sessions,
            self.passwords,
            limits,
            self.challenges,
            self.login_codes,
            foundation.events,
        )
        self.names = ShownNames(database, configuration)
        self.mails = Mails(database, clock, configuration, foundation.events)
        self.registration = Registration(
            database,
            clock,
            configuration,
            self.mails,
            self.passwords,
            limits,
            foundation.events,
        )
        self.password_reset = PasswordReset(
            database,
            clock,
            configuration,
            self.mails,
            self.challenges,
            self.passwords,
            self.sessions,
            foundation.addresses,
        )

    def apis(self) -> list[object]:
        database, clock = self._foundation.database, self._foundation.clock
        configuration = self._foundation.configuration
        return [
            AccountsApi(self.accounts, configuration),
            ShownNamesApi(self.names),
            RegistrationApi(self.registration, self.password_reset, self.challenges),
            ProfileApi(
                Profiles(database, clock, configuration, self.mails, self.passwords),
                Avatars(database, clock, self._uploads.public_files),
            ),
        ]

    def timers(self) -> list[Timer]:
        return [
            Timer(Cycle.OFTEN, self.sessions.write_seen),
            Timer(Cycle.NIGHT, self.accounts.know_moved_passwords),
        ]

    async def load(self) -> None:
        await self.mails.load()
        await self.sessions.load()
        await self.accounts.know_moved_passwords()

    def start(self) -> None:
        self.mails.start()

    async def stop(self) -> None:
        await self.mails.stop()
        await self.sessions.write_seen()

    async def close(self) -> None:
        self.passwords.close()
