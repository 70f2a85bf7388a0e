"""What a preview looks ahead to. Pure; moments are epoch ms."""

from __future__ import annotations

from enum import StrEnum

from oj_appliance.contests.types import Contest


class Stage(StrEnum):
    RUNNING = "running"
    SEALED = "sealed"
    ENDED = "ended"


def moment_of(contest: Contest, stage: Stage) -> int:
    """When the stage begins. Without a seal nothing is sealed before the end."""
    if stage is Stage.RUNNING:
        return contest.start_time
    if stage is Stage.SEALED and contest.seal_rank and contest.seal_rank_time is not None:
        return contest.seal_rank_time
    return contest.end_time


def stages_ahead(contest: Contest, now: int) -> list[Stage]:
    """What the contest is in and what comes, for a look back shows nothing that was."""
    stages = [stage for stage in Stage if stage is not Stage.SEALED or _is_sealed_once(contest)]
    current = [stage for stage in stages if moment_of(contest, stage) <= now][-1:]
    coming = [stage for stage in stages if moment_of(contest, stage) > now]
    return [*current, *coming]


def _is_sealed_once(contest: Contest) -> bool:
    seal = contest.seal_rank_time
    return contest.seal_rank and seal is not None and seal < contest.end_time
