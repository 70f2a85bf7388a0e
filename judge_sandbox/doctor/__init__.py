"""What is right and wrong on this machine for judging, with the command that mends it.

Red: judging is refused. Amber: judging works, but less steadily or with fewer languages.
"""

from __future__ import annotations

import time

from judge_sandbox.doctor.machine import Machine
from judge_sandbox.doctor.protection import protection_checks
from judge_sandbox.doctor.timing import timing_checks
from judge_sandbox.doctor.trial import trial_checks
from judge_sandbox.types import Check

# Steal is counted while the trial goes on, and at least for so long.
_STEAL_WINDOW_S = 0.5


def all_checks() -> list[Check]:
    """Every check, in the order in which a reader should mend things. Takes about a second."""
    machine = Machine()
    earlier, begun = machine.processor_time(), time.monotonic()
    trial = trial_checks()
    time.sleep(max(0.0, _STEAL_WINDOW_S - (time.monotonic() - begun)))
    return [*protection_checks(machine), *trial, *timing_checks(machine, earlier)]
