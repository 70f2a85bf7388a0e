"""What the page offers beside a line that is not green: a button that does it, or the page on which
it is done (contract admin.md §7.6)."""

from __future__ import annotations

from typing import Literal

from oj_appliance.judging.doctor import Check

Mend = Literal[
    "backUp",
    "selfTest",
    "resumeJudging",
    "makeRoom",
    "measure",
    "openBackups",
    "openJudge",
    "openMail",
    "openTime",
    "openAddress",
    "openLanguages",
]

_BY_ID: dict[str, Mend] = {
    "backup": "backUp",
    "backup_places": "openBackups",
    "mail": "openMail",
    "disk": "makeRoom",
    "health.disk_days": "makeRoom",
    "health.queue": "openJudge",
    "health.verdicts": "openJudge",
    "health.judging": "resumeJudging",
    "health.slow_calls": "openJudge",
    "restore_drill": "openBackups",
    "health.time": "openTime",
    "health.address": "openAddress",
    "health.https": "openAddress",
}


def mend_of(check: Check) -> Mend | None:
    """None where all is well. Of what needs hands, a look whether it is well again."""
    if check.level == "green":
        return None
    if check.id.startswith("health.language."):
        return "selfTest"
    if check.id.startswith("judge.language."):
        return "openLanguages"
    return _BY_ID.get(check.id, "measure")
