"""The code that waits for its author: what was accepted, and drafts."""

from __future__ import annotations

from oj_appliance.composition.foundation import Foundation
from oj_appliance.composition.problems import ProblemParts
from oj_appliance.drafts.api import DraftsApi
from oj_appliance.drafts.service import Drafts
from oj_appliance.submissions.accepted_code.api import AcceptedCodeApi
from oj_appliance.submissions.accepted_code.service import AcceptedCodes


class KeptCodeParts:
    def __init__(self, foundation: Foundation, problems: ProblemParts) -> None:
        self._accepted = AcceptedCodes(
            foundation.database, foundation.configuration, problems.service, problems.places
        )
        self.drafts = Drafts(
            database=foundation.database,
            clock=foundation.clock,
            problems=problems.service,
            registry=problems.places,
            per_minute=foundation.settings.limits.draft_per_minute,
        )

    def apis(self) -> list[object]:
        return [AcceptedCodeApi(self._accepted), DraftsApi(self.drafts)]
