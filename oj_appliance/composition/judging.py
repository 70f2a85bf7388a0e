"""The queue, and the dispatcher that hands its jobs to the sandbox."""

from __future__ import annotations

import os

from oj_appliance.composition.house import House
from oj_appliance.composition.part import Part
from oj_appliance.judging.dispatcher import Dispatcher
from oj_appliance.judging.one_offs import OneOffs
from oj_appliance.judging.protocols import JudgeQueue
from oj_appliance.judging.queue import InProcessQueue
from oj_appliance.judging.rules import slots_for
from oj_appliance.judging.slots import Slots
from oj_appliance.settings import Settings


class JudgingPart(Part):
    def __init__(self, house: House) -> None:
        foundation = house.foundation
        limit, most = judge_slots(foundation.settings), most_slots(foundation.settings)
        self.queue: JudgeQueue = InProcessQueue(limit)
        slots = Slots(house.judge, most=most, limit=limit)
        self.one_offs = OneOffs(self.queue, slots)
        self.dispatcher = Dispatcher(self.queue, slots, self.one_offs)
        foundation.metrics.watch(
            "oj_queue_waiting", "Submissions that wait for a slot", lambda: len(self.queue)
        )


def judge_slots(settings: Settings) -> int:
    """How many programs are judged at once on this machine, unless staff say otherwise."""
    return settings.judge.slots or slots_for(len(os.sched_getaffinity(0)))


def most_slots(settings: Settings) -> int:
    """How many staff may choose: one for each core (contract admin.md §13)."""
    return max(judge_slots(settings), len(os.sched_getaffinity(0)))
