"""A problem's settings on the wire: one line in each struct for a setting, and its name where it is
not the setting's own in camelCase."""

from __future__ import annotations

from dataclasses import fields
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, UnsetType

from oj_appliance.problems import rules
from oj_appliance.problems.objective.rules import MOST_PARTS
from oj_appliance.problems.objective.wire import ObjectivePartBody
from oj_appliance.problems.types.settings import PROGRAM_SETTINGS, StoredSettings
from oj_appliance.web.wire import Int, at_most, up_to

LARGEST_PROBLEM_BODY = 32 * 1024 * 1024  # bytes; contract 00-conventions §1

# No case is longer than the body that brings it.
CaseText = Annotated[str, up_to(LARGEST_PROBLEM_BODY)]
PlainText = Annotated[str, up_to(rules.LONGEST_TEXT)]
Text = PlainText | None | UnsetType
ShortText = Annotated[str, up_to(rules.LONGEST_TITLE)] | None | UnsetType
LongText = CaseText | None | UnsetType
Number = Int | None | UnsetType
Flag = bool | None | UnsetType

# Sent and shown otherwise than by their value.
FILES = ("user_extra_file", "judge_extra_file")
_NOT_A_FIELD = ("import_format", "is_upload_case", "objective_parts")
_WIRE_NAMES = {
    "time_limit_ms": "timeLimit",
    "memory_limit_mb": "memoryLimit",
    "stack_limit_mb": "stackLimit",
    "further_statements": "statements",
    "is_file_io": "isFileIO",
}


class SettingsObject(msgspec.Struct, kw_only=True):
    """As readers see them; what only judging may know is null for most."""

    source: str
    type: int
    judgeMode: str
    judgeCaseMode: str
    timeLimit: int
    memoryLimit: int
    stackLimit: int
    difficulty: int | None
    auth: int
    codeShare: bool
    isRemoveEndBlank: bool
    openCaseResult: bool
    showCheckerComment: bool
    isUploadCase: bool
    isFileIO: bool
    ioReadFileName: str | None
    ioWriteFileName: str | None
    userExtraFile: str | None
    spjCode: str | None
    spjLanguage: str | None
    spjAbi: str | None
    spjArgs: str | None
    checkerCode: str | None
    checkerLanguage: str | None
    checkerAbi: str | None
    checkerArgs: str | None
    judgeExtraFile: str | None


class SettingsBody(msgspec.Struct, kw_only=True):
    """As the editor sends them: absent stays as it is stored, null means the default."""

    source: Text = UNSET
    type: Number = UNSET
    judgeMode: ShortText = UNSET
    judgeCaseMode: ShortText = UNSET
    timeLimit: Number = UNSET
    memoryLimit: Number = UNSET
    stackLimit: Number = UNSET
    difficulty: Number = UNSET
    auth: Number = UNSET
    codeShare: Flag = UNSET
    spjLanguage: ShortText = UNSET
    spjCode: LongText = UNSET
    spjAbi: ShortText = UNSET
    spjArgs: Text = UNSET
    checkerLanguage: ShortText = UNSET
    checkerCode: LongText = UNSET
    checkerAbi: ShortText = UNSET
    checkerArgs: Text = UNSET
    isRemoveEndBlank: Flag = UNSET
    openCaseResult: Flag = UNSET
    showCheckerComment: Flag = UNSET
    userExtraFile: LongText = UNSET
    judgeExtraFile: LongText = UNSET
    isFileIO: Flag = UNSET
    ioReadFileName: ShortText = UNSET
    ioWriteFileName: ShortText = UNSET
    objectiveParts: Annotated[list[ObjectivePartBody], at_most(MOST_PARTS)] | UnsetType | None = (
        UNSET
    )


def wire_name(name: str) -> str:
    first, *others = name.split("_")
    return _WIRE_NAMES.get(name, first + "".join(other.capitalize() for other in others))


def sent_settings() -> dict[str, str]:
    """The settings that a body gives by value: wire name to name."""
    left_out = (*FILES, *_NOT_A_FIELD)
    names = (each.name for each in fields(StoredSettings) if each.name not in left_out)
    return {wire_name(name): name for name in names}


def shown_settings(problem: StoredSettings, *, shows_hidden: bool = False) -> dict[str, Any]:
    """The fields of SettingsObject."""
    shown: dict[str, Any] = {}
    for each in fields(StoredSettings):
        value = getattr(problem, each.name)
        if each.name in FILES:
            value = files_text(value)
        if each.name in PROGRAM_SETTINGS and not shows_hidden:
            value = None
        shown[wire_name(each.name)] = value
    del shown["importFormat"], shown["objectiveParts"]
    return shown


def files_text(files: dict[str, str]) -> str | None:
    """A json-str of names and contents; null when there are none."""
    return msgspec.json.encode(files).decode() if files else None
