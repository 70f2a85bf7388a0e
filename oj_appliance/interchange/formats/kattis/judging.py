"""How a problem's outputs are judged, as flags of the format's own validator or as a program."""

from __future__ import annotations

from oj_appliance.interchange.formats.kattis.adapter import PACKABLE, packed
from oj_appliance.interchange.formats.kattis.validators import ABI
from oj_appliance.interchange.programs.languages import family_of
from oj_appliance.interchange.programs.testlib import header_for
from oj_appliance.problems.rules import BUILTIN
from oj_appliance.problems.types.problem import ProblemDraft

_EXACT = ["case_sensitive", "space_change_sensitive"]


def has_program(draft: ProblemDraft) -> bool:
    return draft.judge_mode != "default" and draft.spj_abi != BUILTIN


def validator_arguments(draft: ProblemDraft) -> list[str]:
    """Of the program, or those that make the format's own validator compare as ours does."""
    words = (draft.spj_args or "").split()
    if has_program(draft):
        return words
    if draft.judge_mode == "default":
        return ["case_sensitive"] if draft.is_remove_end_blank else _EXACT
    match words:
        case ["tokens-nocase"]:
            return []
        case ["float", absolute, relative]:
            bounds = {"float_absolute_tolerance": absolute, "float_relative_tolerance": relative}
            told = [word for flag, bound in bounds.items() for word in (flag, bound)]
            return ["case_sensitive", *told]
    return ["case_sensitive"]


def validator_files(draft: ProblemDraft) -> dict[str, str]:
    """The program and what lies beside it, by name; none for the format's own validator."""
    family = family_of(draft.spj_language or "")
    if not has_program(draft) or family is None:
        return {}
    code, files = draft.spj_code or "", draft.judge_extra_file
    is_interactor = draft.judge_mode == "interactive"
    if draft.spj_abi != ABI and draft.spj_abi in PACKABLE:
        code = packed(code, family, draft.spj_abi, is_interactor=is_interactor)
    name = f"validate.{family.extension}"
    while name in files:
        name = f"{name.partition('.')[0]}_.{family.extension}"
    return {name: code, **files, **header_for(code, files)}
