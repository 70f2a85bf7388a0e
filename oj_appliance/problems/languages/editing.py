"""The languages of the judge as root arranges them (contract admin.md §19)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass

from oj_appliance.audit.service import record as record_audit
from oj_appliance.clock import Clock
from oj_appliance.errors import ApiError
from oj_appliance.problems.store import languages
from oj_appliance.problems.types.languages import LanguageRecord
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Actor

OFFERED = 0


@dataclass(frozen=True, slots=True)
class LanguageDraft:
    """What root may change; `status` 0 offers it, `seq` orders the languages, greatest first."""

    template: str
    code_template: str
    description: str
    seq: int
    status: int


class LanguageEditing:
    """`versions` is what this machine has, by name; `probe` looks again."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        versions: Callable[[], dict[str, str]],
        probe: Callable[[], Awaitable[None]],
    ) -> None:
        self._database = database
        self._clock = clock
        self.versions = versions
        self._probe = probe

    async def all(self) -> list[tuple[LanguageRecord, int]]:
        """Those of the own bank with their status."""
        return await self._database.read(languages.own_languages)

    async def in_use(self) -> list[str]:
        """The names of those that are installed and offered."""
        versions = self.versions()
        offered = [row.name for row, status in await self.all() if status == OFFERED]
        return [name for name in offered if name in versions]

    async def change(self, actor: Actor, language_id: int, draft: LanguageDraft) -> None:
        """Raises ApiError update.failed when there is no such language."""
        await self._database.write(_update, actor, language_id, draft, self._clock.now_ms())

    async def probe(self) -> None:
        """Raises ApiError judge.no_sandbox."""
        await self._probe()


def _update(actor: Actor, language_id: int, draft: LanguageDraft, now: int) -> None:
    row = next((row for row in languages.own_languages() if row[0].id == language_id), None)
    if row is None:
        raise ApiError("update.failed")
    language, status = row
    stored = LanguageDraft(
        language.template, language.code_template, language.description, language.seq, status
    )
    before, after = asdict(stored), asdict(draft)
    changed = {name for name in after if before[name] != after[name]}
    languages.update_language(language_id, after, now=now)
    record_audit(
        actor,
        "language.update",
        {"id": language_id, "name": language.name},
        before={name: before[name] for name in sorted(changed)},
        after={name: after[name] for name in sorted(changed)},
        now=now,
    )
