"""Live topic submission:{uid}: one value of check-submissions-status at every change, and while
cases are judged, shaped for each listener by the same visibility rules (contract 00-conventions
§9.2)."""

from __future__ import annotations

from oj_appliance.judging.types import Verdict
from oj_appliance.submissions.service import Submissions
from oj_appliance.submissions.shown.visibility import may_hear_submissions_of
from oj_appliance.submissions.shown.wire import Judge, status_row
from oj_appliance.submissions.types import SubmissionChanged, SubmissionProgressed
from oj_appliance.web.guards import Viewer
from oj_appliance.web.live import LiveHub

TOPIC = "submission"


class SubmissionLiveEvents:
    def __init__(self, live: LiveHub, submissions: Submissions) -> None:
        self._live = live
        self._submissions = submissions
        live.register(TOPIC, may_hear_submissions_of)

    def tell(self, event: SubmissionChanged | SubmissionProgressed) -> None:
        """Listens to both, after the commit."""
        record = event.record

        def shape(viewer: Viewer) -> Judge | None:
            if not self._submissions.visibility.may_see_row(record, viewer):
                return None
            visible = self._submissions.visibility.record(record, viewer)
            # Of a result that is kept back nobody hears when it was there: the claim is the last.
            if visible.status == Verdict.HIDDEN and record.status != Verdict.COMPILING:
                return None
            return status_row(visible, self._submissions.queue_position(visible))

        self._live.send(f"{TOPIC}:{record.uid}", shape)
