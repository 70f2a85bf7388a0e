"""Order of the queue and number of slots (contract judge-rules §9, S1 §4)."""

from __future__ import annotations

from enum import IntEnum, StrEnum

from judge_sandbox.languages import all_languages
from judge_sandbox.types import Verdict

IN_PROGRESS = (Verdict.PENDING, Verdict.COMPILING, Verdict.JUDGING)
RUNNING = (Verdict.COMPILING, Verdict.JUDGING)

# The third failure of the sandbox itself makes a submission System Error (judge-rules §9).
MOST_SANDBOX_FAILURES = 3

# Of the jobs taken while submissions wait as well, at most one in so many is a test run.
TEST_RUN_TURN = 4

# One lane's places; more waiting jobs of one person than this change nothing.
LANE_WIDTH = 1000


class Lane(IntEnum):
    """Who goes first, whoever waits. Test runs have a share of their own beside the order."""

    CONTEST = 0
    SUBMISSION = 1
    TEST_RUN = 2
    REJUDGE = 3


# What `priority` stays below.
PRIORITIES = len(Lane) * LANE_WIDTH

# They may wait: together they never hold the last slot of a machine that has several.
YIELDING = (Lane.TEST_RUN, Lane.REJUDGE)
# So may practice, while a contest or timed work is on: for so long after its last job.
YIELDING_TO_CONTESTS = (*YIELDING, Lane.SUBMISSION)
CONTEST_LASTS_S = 600


class QueueReason(StrEnum):
    """Why a submission waits (contract submission.md §1)."""

    BUSY = "busy"
    PAUSED = "paused"
    PROBLEM_PAUSED = "problem_paused"
    NO_SANDBOX = "no_sandbox"


def priority(lane: Lane, already_waiting: int) -> int:
    """Smaller goes first: the lane, then whoever has fewest jobs waiting."""
    return lane * LANE_WIDTH + min(already_waiting, LANE_WIDTH - 1)


def is_language(name: str) -> bool:
    """Whether the own bank has a language of this name, installed or not (judge-rules §1)."""
    return name in all_languages()


def limit_factor(language: str) -> int:
    """By how much the limits of one of our languages exceed the problem's."""
    return all_languages()[language].limit_factor


def slots_for(cores: int) -> int:
    """All cores of a small machine; otherwise one stays free for the pages."""
    return cores if cores <= 2 else cores - 1


def slots_for_yielding(slots: int) -> int:
    """How many slots the yielding lanes may hold at once."""
    return max(1, slots - 1)
