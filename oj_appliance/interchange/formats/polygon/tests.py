"""The tests of a Polygon package: files by a pattern of names, points and groups."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence

import msgspec

from oj_appliance.interchange import phrases
from oj_appliance.interchange.formats.polygon.phrases import GENERATED_TESTS
from oj_appliance.interchange.formats.polygon.xml import XmlNode
from oj_appliance.interchange.reading.folder import PackageFolder
from oj_appliance.interchange.reading.problem_reader import ProblemReader
from oj_appliance.interchange.reading.yaml_values import number_of
from oj_appliance.interchange.types import PackageCase, UnreadableError
from oj_appliance.problems import rules

USUAL_TESTSET = "tests"
INPUT_PATTERN = "tests/%02d"
ANSWER_PATTERN = "tests/%02d.a"
WHOLE_GROUP = "complete-group"
_NUMBER = re.compile(r"%(?:0(\d))?d")


class PolygonTests(msgspec.Struct, frozen=True):
    cases: tuple[PackageCase, ...]
    is_scored: bool
    has_groups: bool


def testset_of(problem: XmlNode) -> XmlNode:
    """The one that is judged; others are shown to contestants first. Raises UnreadableError."""
    found = list(problem.all("judging", "testset"))
    named = [each for each in found if each.get("name") == USUAL_TESTSET]
    rest = [each for each in found if each.get("name") != "pretests"]
    for chosen in (*named, *rest):
        return chosen
    raise UnreadableError("problem.xml", phrases.NO_CASES)


def read_tests(testset: XmlNode, folder: PackageFolder, reader: ProblemReader) -> PolygonTests:
    """Raises UnreadableError when tests are missing, as in packages that hold their generators."""
    tests = list(testset.all("tests", "test"))
    count = len(tests) or int(number_of(testset.said("test-count")) or 0)
    if count < 1:
        raise UnreadableError("problem.xml", phrases.NO_CASES)
    if count > rules.LARGEST_CASE_COUNT:
        reason = phrases.TOO_MANY_CASES.filled(most=rules.LARGEST_CASE_COUNT)
        raise UnreadableError("problem.xml", reason)
    inputs = _names(testset.said("input-path-pattern") or INPUT_PATTERN, count)
    answers = _names(testset.said("answer-path-pattern") or ANSWER_PATTERN, count)
    _check_files(folder, inputs, answers, reader)
    points = _points(testset, tests, reader)
    scores: Sequence[int | None] = points.scores if points else [None] * count
    groups = points.groups if points and points.groups else [1] * count
    return PolygonTests(
        tuple(
            PackageCase(
                f"{number}.in",
                f"{number}.out",
                folder.spooled_text(given),
                folder.spooled_text(answer) if folder.has(answer) else None,
                score,
                group,
            )
            for number, (given, answer, score, group) in enumerate(
                zip(inputs, answers, scores, groups, strict=True), 1
            )
        ),
        is_scored=points is not None,
        has_groups=points is not None and points.groups is not None,
    )


def _names(pattern: str, count: int) -> list[str]:
    """The pattern is C's, of one number with or without leading zeros."""
    if len(_NUMBER.findall(pattern)) != 1 or pattern.count("%") != 1:
        raise UnreadableError("problem.xml", phrases.BAD_VALUE.filled(value=pattern[:40]))
    before, width, after = _NUMBER.split(pattern)
    return [f"{before}{str(n).zfill(int(width or 0))}{after}" for n in range(1, count + 1)]


def _check_files(
    folder: PackageFolder, inputs: Sequence[str], answers: Sequence[str], reader: ProblemReader
) -> None:
    missing = [name for name in inputs if not folder.has(name)]
    if missing:
        reason = GENERATED_TESTS.filled(n=len(missing), all=len(inputs))
        raise UnreadableError(missing[0], reason)
    unanswered = [name for name in answers if not folder.has(name)]
    if unanswered:
        reader.warn(unanswered[0], phrases.OUTPUTS_MISSING.filled(n=len(unanswered)))


# -- points


class _Points(msgspec.Struct, frozen=True):
    """Of each test; no groups when every test counts for itself."""

    scores: list[int]
    groups: list[int] | None


def _points(testset: XmlNode, tests: Sequence[XmlNode], reader: ProblemReader) -> _Points | None:
    """None where nothing is said of points. A test that counts for itself is a group of its own
    beside groups that count as a whole."""
    own = [_stated(test) for test in tests]
    names = [test.get("group") for test in tests]
    described = {group.get("name"): group for group in testset.all("groups", "group")}
    whole = {name for name, group in described.items() if _counts_as_a_whole(group)}
    totals: dict[str, float] = {}
    for name, points in zip(names, own, strict=True):
        totals[name] = totals.get(name, 0.0) + points
    for name in whole:
        totals[name] = _stated(described[name]) or totals.get(name, 0.0)
    if not any(totals.values()):
        return None
    if any(group.first("dependencies", "dependency") for group in described.values()):
        reader.lose("judgeCaseMode", phrases.DEPENDENCIES)
    points_of = [
        totals[name] if name in whole else points for name, points in zip(names, own, strict=True)
    ]
    if any(points != int(points) for points in points_of):
        reader.change("scores", ", ".join(str(_rounded(each)) for each in points_of))
    scores = [_rounded(each) for each in points_of]
    if not whole & set(names):
        return _Points(scores, None)
    numbers: dict[object, int] = {}
    groups = [
        numbers.setdefault(name if name in whole else place, len(numbers) + 1)
        for place, name in enumerate(names)
    ]
    return _Points(scores, groups)


def _counts_as_a_whole(group: XmlNode) -> bool:
    return group.get("points-policy") == WHOLE_GROUP


def _stated(node: XmlNode) -> float:
    """The points of a test or group, bounded so that their sums stay numbers."""
    most = float(rules.LARGEST_SCORE)
    return max(-most, min(number_of(node.get("points")) or 0.0, most))


def _rounded(points: float) -> int:
    return min(max(0, math.floor(points + 0.5)), rules.LARGEST_SCORE)
