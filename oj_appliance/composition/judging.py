"""The queue, and the dispatcher that hands its jobs to the sandbox."""

from __future__ import annotations

from oj_appliance.composition.foundation import Foundation
from oj_appliance.judging.dispatcher import Dispatcher
from oj_appliance.judging.queue import InProcessQueue
from oj_appliance.judging.types import Judge


class JudgingParts:
    """`slots` programs are judged at once, until staff choose another number up to
    `most_slots`; `judge` None means that nothing is."""

    def __init__(
        self, foundation: Foundation, judge: Judge | None, *, slots: int, most_slots: int
    ) -> None:
        self.queue = InProcessQueue(slots)
        self.dispatcher = Dispatcher(self.queue, judge, foundation.blobs, most_slots=most_slots)
        foundation.metrics.watch(
            "oj_queue_waiting", "Submissions that wait for a slot", lambda: len(self.queue)
        )
