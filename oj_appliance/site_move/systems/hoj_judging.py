"""How HOJ's columns say that a problem is judged."""

from __future__ import annotations

import msgspec

from oj_appliance.problems import rules
from oj_appliance.site_move.staging import StagedRow
from oj_appliance.site_move.systems.system import Fields, is_true, text

_TESTLIB = ("registerTestlibCmd", "registerInteraction")


def case_mode(named: str, kind: int) -> str:
    known = rules.CASE_MODES[rules.ProblemType(kind)]
    return named if named in known else known[0]


def judging_of(row: StagedRow) -> Fields:
    """Mode, checker or interactor, further files and files in place of the console, as fields of a
    draft."""
    mode = text(row["judge_mode"])
    code = text(row["spj_code"])
    if mode not in rules.JUDGE_MODES:
        mode = "spj" if code.strip() else "default"
    found: Fields = {
        "judge_mode": mode if code.strip() else "default",
        "user_extra_file": _files(row["user_extra_file"]),
        "judge_extra_file": _files(row["judge_extra_file"]),
    }
    if code.strip() and mode != "default":
        is_testlib = any(mark in code for mark in _TESTLIB)
        found["spj_code"] = code[: rules.LONGEST_PROGRAM]
        found["spj_language"] = text(row["spj_language"])[: rules.LONGEST_LANGUAGE] or "C++"
        found["spj_abi"] = "testlib" if is_testlib else "hoj"
    names = text(row["io_read_file_name"]), text(row["io_write_file_name"])
    if is_true(row["is_file_io"]) and all(rules.is_plain_file_name(name) for name in names):
        found["is_file_io"] = True
        found["io_read_file_name"], found["io_write_file_name"] = names
    return found


def _files(value: object) -> dict[str, str]:
    """By name; what is none stays behind."""
    try:
        told = msgspec.json.decode(text(value)) if value else {}
    except (msgspec.DecodeError, RecursionError):
        return {}
    if not isinstance(told, dict):
        return {}
    return {
        name: content
        for name, content in told.items()
        if isinstance(content, str) and rules.is_plain_file_name(name)
    }
