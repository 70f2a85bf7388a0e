"""Live topic annotations:{uid}: that what is said of one's code is to be read again (contract
00-conventions §9.2)."""

from __future__ import annotations

import msgspec

from oj_appliance.annotations.service import Annotations
from oj_appliance.annotations.types import AnnotationsChanged
from oj_appliance.submissions.shown.visibility import may_hear_submissions_of
from oj_appliance.web.guards import Viewer
from oj_appliance.web.live import LiveHub

TOPIC = "annotations"


class AnnotationHint(msgspec.Struct):
    submitId: int


class AnnotationLiveEvents:
    def __init__(self, live: LiveHub, annotations: Annotations) -> None:
        self._live = live
        self._annotations = annotations
        live.register(TOPIC, may_hear_submissions_of)

    def tell(self, event: AnnotationsChanged) -> None:
        """Listens to AnnotationsChanged, after the commit."""
        record = event.record

        def shape(viewer: Viewer) -> AnnotationHint | None:
            if not self._annotations.may_read(viewer, record):
                return None
            return AnnotationHint(record.id)

        self._live.send(f"{TOPIC}:{record.uid}", shape)
