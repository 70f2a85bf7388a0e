"""A doctor's line as the wire has it (contract admin.md §7.2)."""

from __future__ import annotations

from typing import Literal

import msgspec

from oj_appliance.errors import Language
from oj_appliance.judging.doctor import Check


class DoctorCheck(msgspec.Struct, kw_only=True):
    """`command` mends it, when one can."""

    id: str
    group: str
    level: Literal["green", "amber", "red"]
    title: str
    found: str
    remedy: str | None
    command: str | None


def wire_check(check: Check, language: Language) -> DoctorCheck:
    chinese = language == "zh-CN"
    well = check.level == "green"
    remedy = check.remedy_zh if chinese else check.remedy_en
    return msgspec.convert(
        {
            "id": check.id,
            "group": check.group,
            "level": check.level,
            "title": check.title_zh if chinese else check.title_en,
            "found": check.found_zh if chinese else check.found_en,
            "remedy": None if well or not remedy else remedy,
            "command": None if well or not check.command else check.command,
        },
        DoctorCheck,
    )
