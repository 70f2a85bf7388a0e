"""What people are called before a viewer, by the site's choice."""

from __future__ import annotations

from oj_appliance.accounts.shown_names import rules, store
from oj_appliance.configuration.service import Configuration
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Viewer


class ShownNames:
    def __init__(self, database: Database, configuration: Configuration) -> None:
        self._database = database
        self._configuration = configuration

    async def of(self, viewer: Viewer, usernames: list[str]) -> dict[str, str]:
        """By user name as it is stored; whoever has no further name for this viewer is left out."""
        found = await self._database.read(store.names_of, usernames)
        named = {each.username: rules.name_for(each, viewer, self._choice) for each in found}
        return {username: name for username, name in named.items() if name is not None}

    def nickname(self, viewer: Viewer, uid: str, nickname: str | None) -> str | None:
        """The nickname of `uid`, or None where this viewer is not shown it."""
        return nickname if rules.shows_nickname(viewer, self._choice, uid) else None

    def shows_nicknames(self, viewer: Viewer) -> bool:
        """Whether this viewer is shown those of others."""
        return rules.shows_nickname(viewer, self._choice)

    def searched_columns(self, viewer: Viewer) -> tuple[str, ...]:
        """The columns of account in which this viewer's words are looked for."""
        return rules.searched_columns(viewer, self._choice)

    @property
    def _choice(self) -> str:
        return self._configuration.website.shownName
