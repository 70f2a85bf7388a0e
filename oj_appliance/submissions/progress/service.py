"""How far a person has come in practice: the card after an accepted submission (contract
account.md, get-user-ac-result)."""

from __future__ import annotations

from zoneinfo import ZoneInfo

import msgspec

from oj_appliance.clock import day_of
from oj_appliance.configuration.service import Configuration
from oj_appliance.errors import ApiError
from oj_appliance.places.registry import PlaceRegistry
from oj_appliance.places.types import Shown
from oj_appliance.problems.types.lists import OwnProblems
from oj_appliance.storage.database import Database
from oj_appliance.submissions.progress import store as progress_store
from oj_appliance.submissions.store import reading as store
from oj_appliance.web.guards import Viewer


class AcResult(msgspec.Struct, frozen=True):
    """`accepted` counts problems, `days` those of the site's time zone on which something was
    accepted; `is_first_of_problem` is None where no submission was named."""

    accepted: int
    days: int
    is_first_of_problem: bool | None


class Progress:
    def __init__(
        self, database: Database, configuration: Configuration, registry: PlaceRegistry
    ) -> None:
        self._database = database
        self._configuration = configuration
        self._registry = registry

    async def ac_result(self, viewer: Viewer, submission_id: int | None) -> AcResult:
        """Raises submission.missing, submission.not_owner."""
        zone = ZoneInfo(self._configuration.website.timezone)
        return await self._database.read(_read, viewer, self._registry, submission_id, zone)

    async def own_problems(self, uid: str) -> OwnProblems:
        """What this person has solved and tried in practice."""
        return await self._database.read(progress_store.own_problems, uid)


def solved_by(uid: str) -> int:
    """How many problems they have solved; inside a read or a write."""
    return progress_store.solved_problems(uid)


def _read(
    viewer: Viewer, registry: PlaceRegistry, submission_id: int | None, zone: ZoneInfo
) -> AcResult:
    uid, first = viewer.account_id, None
    if submission_id is not None:
        record = store.find_record(submission_id)
        if record is None:
            raise ApiError("submission.missing", status=404)
        if Shown.ROW not in registry.shows(viewer, record):
            raise registry.refusal(viewer, record.place)
        if record.uid != uid:
            raise ApiError("submission.not_owner")
        first = progress_store.is_first_acceptance(uid, submission_id)
    days = {day_of(moment, zone) for moment in progress_store.quarters_with_acceptance(uid)}
    return AcResult(progress_store.solved_problems(uid), len(days), first)
