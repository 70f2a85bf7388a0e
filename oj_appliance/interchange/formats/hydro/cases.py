"""The test cases of a Hydro problem: listed in its configuration, or paired by name."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from oj_appliance.interchange import phrases
from oj_appliance.interchange.reading.folder import PackageFolder
from oj_appliance.interchange.reading.pairs import pair_data
from oj_appliance.interchange.reading.problem_reader import ProblemReader
from oj_appliance.interchange.reading.yaml_values import list_of, map_of, number_of, text_of
from oj_appliance.interchange.types import UnreadableError
from oj_appliance.problems import rules

FULL_SCORE = 100
_TIME = re.compile(r"\s*(\d{1,9}(?:\.\d{0,9})?)\s*([mu]?)s\s*", re.IGNORECASE)
_MEMORY = re.compile(r"\s*(\d{1,9}(?:\.\d{0,9})?)\s*([kmg])i?b?\s*", re.IGNORECASE)
_MS = {"": 1000, "m": 1, "u": 0.001}
_MB = {"k": 1 / 1024, "m": 1, "g": 1024}
_NO_OUTPUT = "/dev/null"


@dataclass(frozen=True, slots=True)
class HydroCase:
    """Names inside the folder of test data; no output means that there is none by intent."""

    input: str
    output: str | None
    score: int | None = None


@dataclass(slots=True)
class Subtask:
    kind: str = "min"
    score: int | None = None
    cases: list[HydroCase] = field(default_factory=list)


@dataclass(slots=True)
class HydroData:
    """`has_scores`: the package says something about points. `time_ms` and `memory_mb` are the
    greatest that any case has, None when none has its own."""

    subtasks: list[Subtask] = field(default_factory=list)
    has_scores: bool = False
    has_dependencies: bool = False
    unsupported: list[str] = field(default_factory=list)
    time_ms: int | None = None
    memory_mb: int | None = None

    @property
    def count(self) -> int:
        return sum(len(subtask.cases) for subtask in self.subtasks)


def milliseconds(value: object) -> int | None:
    """A number alone is milliseconds; None for what is no time."""
    number = number_of(value)
    if number is None:
        match = _TIME.fullmatch(text_of(value))
        if match is None:
            return None
        number = float(match[1]) * _MS[match[2].lower()]
    return max(1, math.ceil(number))


def megabytes(value: object) -> int | None:
    """A number alone is megabytes; None for what is no size."""
    number = number_of(value)
    if number is None:
        match = _MEMORY.fullmatch(text_of(value))
        if match is None:
            return None
        number = float(match[1]) * _MB[match[2].lower()]
    return max(1, math.ceil(number))


def read_data(
    config: dict[str, object], data: PackageFolder, used: Iterable[str], reader: ProblemReader
) -> HydroData:
    """`used` are the files that the configuration names for something else. Raises UnreadableError
    when there is no case, too many, or a listed file is missing."""
    usual = _points(number_of(config.get("score")))
    found = HydroData(has_scores=usual is not None)
    if list_of(config.get("subtasks")):
        found.has_scores = True
        for part in list_of(config.get("subtasks")):
            found.subtasks.append(_subtask(map_of(part), found))
    elif list_of(config.get("cases")):
        cases = _cases(list_of(config.get("cases")), found)
        found.has_scores |= any(case.score is not None for case in cases)
        found.subtasks.append(Subtask("sum", FULL_SCORE, cases))
    else:
        _paired(data, frozenset(used), found)
    if usual is not None:
        _give_usual(found, usual)
    _check(found, data, reader)
    if found.has_dependencies:
        reader.lose("judgeCaseMode", phrases.DEPENDENCIES)
    if found.has_scores:
        share_scores(found.subtasks)
    return found


def old_configuration(text: str, data: PackageFolder) -> dict[str, object]:
    """config.ini of former versions: a count, then `input|output|seconds|points|KB` a line."""
    cases: list[object] = []
    for line in text.split("\n")[1 : 1 + rules.LARGEST_CASE_COUNT + 1]:
        if line.count("|") < 2:
            continue
        given, wanted, seconds, score, memory = [*line.strip().split("|"), "", ""][:5]
        names = [
            next((path for path in (f"{place}/{name}", name) if data.has(path)), name)
            for place, name in (("input", given), ("output", wanted))
        ]
        described = {"time": f"{seconds}s", "score": score, "memory": f"{memory}k"}
        cases.append({"input": names[0], "output": names[1], **described})
    return {"cases": cases}


def _subtask(described: dict[str, object], found: HydroData) -> Subtask:
    kind = text_of(described.get("type")) or "min"
    score = number_of(described.get("score"))
    _note_limits(described, found)
    cases = _cases(list_of(described.get("cases")), found)
    if any(text_of(each) for each in list_of(described.get("if"))):
        found.has_dependencies = True
    if kind not in ("min", "sum") and len(cases) > 1:
        _note(found, f"subtasks: {kind[:20]}")
    return Subtask("sum" if kind == "sum" else "min", _points(score), cases)


def _cases(described: Sequence[object], found: HydroData) -> list[HydroCase]:
    cases = []
    for each in described:
        case = map_of(each)
        _note_limits(case, found)
        output = text_of(case.get("output"))
        cases.append(
            HydroCase(
                text_of(case.get("input")),
                output if output and output != _NO_OUTPUT else None,
                _points(number_of(case.get("score"))),
            )
        )
    return cases


def _points(score: float | None) -> int | None:
    return None if score is None else min(max(0, round(score)), rules.LARGEST_SCORE)


def _note(found: HydroData, what: str) -> None:
    if what not in found.unsupported:
        found.unsupported.append(what)


def _note_limits(described: dict[str, object], found: HydroData) -> None:
    time, memory = milliseconds(described.get("time")), megabytes(described.get("memory"))
    if time is not None:
        found.time_ms = max(time, found.time_ms or 0)
    if memory is not None:
        found.memory_mb = max(memory, found.memory_mb or 0)


def _paired(data: PackageFolder, used: frozenset[str], found: HydroData) -> None:
    """By the files' names; a number of a subtask in them makes it one that counts its worst."""
    pairs = pair_data(name for name in data.files() if name not in used).cases
    by_subtask: dict[int, list[HydroCase]] = {}
    for pair in pairs:
        by_subtask.setdefault(pair.subtask or 0, []).append(HydroCase(pair.input, pair.output))
    for number, cases in sorted(by_subtask.items()):
        if number:
            found.has_scores = True
            found.subtasks.append(Subtask("min", None, cases))
        else:
            found.subtasks.append(Subtask("sum", FULL_SCORE, cases))


def _give_usual(found: HydroData, score: int) -> None:
    for subtask in found.subtasks:
        if subtask.kind == "sum":
            subtask.cases = [
                case if case.score is not None else replace(case, score=score)
                for case in subtask.cases
            ]


def _check(found: HydroData, data: PackageFolder, reader: ProblemReader) -> None:
    if not found.count:
        raise UnreadableError("testdata", phrases.NO_CASES)
    if found.count > rules.LARGEST_CASE_COUNT:
        reason = phrases.TOO_MANY_CASES.filled(most=rules.LARGEST_CASE_COUNT)
        raise UnreadableError("testdata", reason)
    missing = []
    for subtask in found.subtasks:
        for place, case in enumerate(subtask.cases):
            data.size(case.input)  # raises when it is not there
            if case.output is not None and not data.has(case.output):
                missing.append(case.output)
                subtask.cases[place] = replace(case, output=None)
    if missing:
        reader.warn(missing[0], phrases.OUTPUTS_MISSING.filled(n=len(missing)))


# -- points


def share_scores(subtasks: Sequence[Subtask]) -> None:
    """Gives every subtask and every case its points: what is missing to the whole is shared as
    evenly as whole numbers allow, the later ones get one more."""
    for subtask in subtasks:
        scores = [case.score for case in subtask.cases]
        if subtask.kind == "sum" and None not in scores:
            subtask.score = sum(score or 0 for score in scores)
    for subtask, score in zip(
        subtasks, _shared([s.score for s in subtasks], FULL_SCORE), strict=True
    ):
        subtask.score = score
        if subtask.kind == "sum":
            points = _shared([case.score for case in subtask.cases], score)
        else:
            points = [score] * len(subtask.cases)
        subtask.cases = [
            replace(case, score=point) for case, point in zip(subtask.cases, points, strict=True)
        ]


def _shared(scores: Sequence[int | None], whole: int) -> list[int]:
    missing = sum(score is None for score in scores)
    left = max(0, whole - sum(score or 0 for score in scores))
    share, more = divmod(left, missing) if missing else (0, 0)
    given = []
    for score in scores:
        if score is None:
            given.append(share + (missing <= more))
            missing -= 1
        else:
            given.append(score)
    return given
