"""One's own last accepted code, to go on from (contract problem.md §3, get-last-ac-code)."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import msgspec

from oj_appliance.configuration.service import Configuration
from oj_appliance.places.registry import PlaceRegistry
from oj_appliance.places.types import Place, Shown
from oj_appliance.problems.service import ProblemService
from oj_appliance.problems.types.objective import OBJECTIVE
from oj_appliance.storage.database import Database
from oj_appliance.submissions.accepted_code.store import AcceptedCode, find_newest
from oj_appliance.submissions.service import HIDDEN_CODE
from oj_appliance.web.guards import Viewer


class LastAcceptedCode(msgspec.Struct, frozen=True):
    """Without an accepted submission there is no code, and no id or language."""

    submission_id: int | None = None
    code: str = ""
    language: str | None = None


class AcceptedCodes:
    def __init__(
        self,
        database: Database,
        configuration: Configuration,
        problems: ProblemService,
        registry: PlaceRegistry,
    ) -> None:
        self._database = database
        self._configuration = configuration
        self._problems = problems
        self._registry = registry

    async def last(self, viewer: Viewer, pid: int, place: Place) -> LastAcceptedCode:
        """Raises what the place's calls and the problem's detail call refuse with."""
        place = self._registry.met(viewer, place)
        policy = self._registry.policy(place)
        policy.may_enter(viewer, place)
        problem = await self._problems.for_submitting(pid)
        policy.may_see(viewer, place, problem)
        is_open = self._registry.condition(viewer, Shown.STATUS | Shown.CODE, place)
        found = await self._database.read(find_newest, viewer.account_id, pid, place, is_open)
        if found is None:
            return LastAcceptedCode()
        if policy.hides_code(viewer, place, self._configuration.switches):
            return LastAcceptedCode(found.submission_id, HIDDEN_CODE, found.language)
        if problem is not None and found.language == OBJECTIVE:
            order = self._problems.own_order(viewer, pid, problem.objective_parts)
            answers = order.as_shown(found.code)
            return LastAcceptedCode(found.submission_id, answers, found.language)
        zone = ZoneInfo(self._configuration.website.timezone)
        return LastAcceptedCode(found.submission_id, with_origin(found, zone), found.language)


def with_origin(found: AcceptedCode, zone: ZoneInfo) -> str:
    """The code, and behind it a comment that tells where it comes from."""
    moment = datetime.fromtimestamp(found.submit_time / 1000, zone)
    lines = (
        f"run id: {found.submission_id}",
        f"language: {found.language}",
        f"author: {found.username}",
        f"submit time: {moment:%Y-%m-%d %H:%M:%S}",
    )
    begin, end = _comment_marks(found.language)
    return "\n".join([f"{found.code}\n", begin, *(f"    {line}" for line in lines), end])


def _comment_marks(language: str) -> tuple[str, str]:
    name = language.lower()
    if "py" in name:
        return "'''", "'''"
    return ("=begin", "=end") if "ruby" in name else ("/**", "*/")
