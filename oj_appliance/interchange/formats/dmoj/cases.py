"""The cases of a DMOJ problem: a list of cases and batches, or names to be paired."""

from __future__ import annotations

from dataclasses import dataclass, replace

import msgspec

from oj_appliance.interchange import phrases
from oj_appliance.interchange.formats.dmoj.phrases import OWN_PATTERNS
from oj_appliance.interchange.reading.folder import PackageFolder
from oj_appliance.interchange.reading.pairs import pair_data
from oj_appliance.interchange.reading.problem_reader import ProblemReader
from oj_appliance.interchange.reading.yaml_values import list_of, map_of, number_of, text_of
from oj_appliance.interchange.types import UnreadableError
from oj_appliance.problems import rules

USUAL_POINTS = 1.0
CASES = "test_cases"


@dataclass(frozen=True, slots=True)
class DmojCase:
    """Names inside the data; no output means an empty one. Every case of a batch carries the
    points of the batch."""

    input: str
    output: str
    points: int
    batch: int


class DmojCases(msgspec.Struct, frozen=True):
    """In judging order. A case outside every batch is a batch of its own where there are any."""

    cases: tuple[DmojCase, ...]
    has_batches: bool = False
    has_dependencies: bool = False

    @property
    def is_oi(self) -> bool:
        """Without batches equal points say nothing (formats.md §10, footnote 7)."""
        return self.has_batches or len({case.points for case in self.cases}) > 1


def read_cases(
    settings: dict[str, object], data: PackageFolder, reader: ProblemReader
) -> DmojCases:
    """Raises UnreadableError when there is no case, or a file is missing."""
    if settings.get("pretest_test_cases"):
        reader.lose("cases", phrases.in_language("cases", "pretest_test_cases"))
    listed = settings.get(CASES)
    usual = number_of(settings.get("points"))
    points = USUAL_POINTS if usual is None else usual
    if isinstance(listed, list):
        found = _listed(listed, points, reader)
    else:
        found = _paired(map_of(listed), data, points, reader)
    if not found.cases:
        raise UnreadableError(CASES, phrases.NO_CASES)
    if len(found.cases) > rules.LARGEST_CASE_COUNT:
        most = rules.LARGEST_CASE_COUNT
        raise UnreadableError(CASES, phrases.TOO_MANY_CASES.filled(most=most))
    for case in found.cases:
        for name in filter(None, (case.input, case.output)):
            if not data.has(name):
                raise UnreadableError(name, phrases.FILE_MISSING)
    missing = sum(not case.output for case in found.cases)
    if missing:
        reader.warn(CASES, phrases.OUTPUTS_MISSING.filled(n=missing))
    return found


def _listed(listed: list[object], usual: float, reader: ProblemReader) -> DmojCases:
    cases: list[DmojCase] = []
    has_batches = has_dependencies = False
    for number, entry in enumerate(map(map_of, listed), 1):
        stated = number_of(entry.get("points"))
        points = _whole(usual if stated is None else stated, reader)
        batched = entry.get("batched")
        has_batches |= batched is not None
        has_dependencies |= bool(list_of(entry.get("dependencies")))
        inner = [entry] if batched is None else [map_of(each) for each in list_of(batched)]
        cases += [
            DmojCase(text_of(case.get("in")), text_of(case.get("out")), points, number)
            for case in inner
            if text_of(case.get("in"))
        ]
    return DmojCases(tuple(_numbered(cases)), has_batches, has_dependencies)


def _numbered(cases: list[DmojCase]) -> list[DmojCase]:
    """Batches counted from 1, those without a case left out."""
    numbers = {batch: n for n, batch in enumerate(dict.fromkeys(c.batch for c in cases), 1)}
    return [replace(case, batch=numbers[case.batch]) for case in cases]


def _whole(points: float, reader: ProblemReader) -> int:
    whole = round(min(max(points, 0), rules.LARGEST_SCORE))
    if whole != points:
        reader.change("scores", str(whole))
    return whole


def _paired(
    described: dict[str, object], data: PackageFolder, usual: float, reader: ProblemReader
) -> DmojCases:
    """By names. The package's own patterns for them are programs of a kind, so ours are taken."""
    if described.get("input_format") or described.get("output_format"):
        reader.warn(CASES, OWN_PATTERNS)
    pairs = pair_data(data.files()).cases
    given = [number_of(each) for each in list_of(described.get("case_points"))]
    points = [_whole(each, reader) for each in given if each is not None]
    has_batches = any(pair.subtask for pair in pairs)
    places = [pair.subtask or place for place, pair in enumerate(pairs, 1)]
    usual_points = _whole(usual, reader) if pairs else 0
    cases = tuple(
        DmojCase(
            pair.input,
            pair.output or "",
            points[place - 1] if place <= len(points) else usual_points,
            place,
        )
        for place, pair in zip(places, pairs, strict=True)
    )
    return DmojCases(cases, has_batches)
