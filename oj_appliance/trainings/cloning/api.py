"""The call that copies trainings from one group to another (contract group.md §5)."""

from __future__ import annotations

import msgspec

from oj_appliance.trainings.cloning.service import TrainingCloning
from oj_appliance.web.endpoint import Call, post
from oj_appliance.web.guards import ROOT
from oj_appliance.web.wire import Id


class CloneTrainingBody(msgspec.Struct, kw_only=True):
    """From group `sgid` into `tgid`; all trainings, or that of `tid`."""

    sgid: Id
    tgid: Id | None = None
    tid: Id | None = None


class ClonedTrainings(msgspec.Struct):
    cloned: int
    skippedProblems: int


class TrainingCloningApi:
    def __init__(self, cloning: TrainingCloning) -> None:
        self._cloning = cloning

    @post("/api/group/clone-training", guard=ROOT, summary="Copy trainings of another group")
    async def clone_training(self, call: Call, body: CloneTrainingBody) -> ClonedTrainings:
        made = await self._cloning.clone(call.actor, body.sgid, body.tgid, body.tid)
        return ClonedTrainings(made.trainings, made.skipped_problems)
