"""Programs and files of a Polygon package: checker, interactor, resources, solutions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

import msgspec

from oj_appliance.interchange import phrases
from oj_appliance.interchange.formats.polygon.checkers import NO_CHECK
from oj_appliance.interchange.formats.polygon.solutions import EXPECTED
from oj_appliance.interchange.formats.polygon.xml import XmlNode
from oj_appliance.interchange.programs.judged_by import (
    EXACT,
    LINES_TRIMMED,
    CheckerAfter,
    JudgedBy,
    builtin,
)
from oj_appliance.interchange.programs.languages import LanguageFamily, family_named, family_of_file
from oj_appliance.interchange.programs.solutions import REJECTED
from oj_appliance.interchange.programs.testlib import without_our_header
from oj_appliance.interchange.reading.folder import LARGEST_PROGRAM, PackageFolder
from oj_appliance.interchange.reading.problem_reader import MOST_SOLUTIONS, ProblemReader
from oj_appliance.interchange.types import UnreadableError
from oj_appliance.problems import rules
from oj_appliance.problems.rules import BUILTIN
from oj_appliance.problems.types.problem import ReferenceSolutionDraft

# Polygon's own checkers that are comparisons of ours: by name alone, never by looking at code.
STANDARD_CHECKERS = {
    "std::wcmp": builtin("tokens"),
    "std::lcmp": builtin("lines"),
    "std::rcmp4": builtin("float 1e-4 1e-4"),
    "std::rcmp6": builtin("float 1e-6 1e-6"),
    "std::rcmp9": builtin("float 1e-9 1e-9"),
    "std::fcmp": EXACT,
}
# Those that can stand for a checker after the interactor: the plain comparison is none.
_COMPARISONS = {name: judged for name, judged in STANDARD_CHECKERS.items() if judged.abi == BUILTIN}
_FOR_STUDENTS, _FOR_JUDGES = "solution", frozenset({"checker", "interactor"})


class PolygonFiles(msgspec.Struct, frozen=True):
    for_students: dict[str, str]
    for_judges: dict[str, str]


def read_judging(
    problem: XmlNode, folder: PackageFolder, files: PolygonFiles
) -> tuple[JudgedBy, list[str]]:
    """How outputs are judged, and what of it this judge cannot do. Raises UnreadableError when a
    program is missing."""
    checker = problem.first("assets", "checker")
    interactor = problem.first("assets", "interactor")
    if interactor is not None:
        judged = _program(interactor, folder, "interactive")
        after, unsupported = _after_interactor(checker, folder)
        return replace(judged, after=after, extra_files=files.for_judges), unsupported
    if checker is None:
        return replace(LINES_TRIMMED, extra_files=files.for_judges), []
    judged, unsupported = _checker(checker, folder, STANDARD_CHECKERS)
    return replace(judged, extra_files=files.for_judges), unsupported


def _checker(
    checker: XmlNode, folder: PackageFolder, standard: Mapping[str, JudgedBy]
) -> tuple[JudgedBy, list[str]]:
    name = checker.get("name").rpartition(".")[0] or checker.get("name")
    if name in standard:
        return standard[name], []
    source = checker.first("source")
    if name.startswith("std::") and (source is None or not folder.has(source.get("path"))):
        return LINES_TRIMMED, [f"checker: {name[:60]}"]
    return _program(checker, folder, "spj"), []


def _after_interactor(
    checker: XmlNode | None, folder: PackageFolder
) -> tuple[CheckerAfter, list[str]]:
    """Polygon runs the checker on what the interactor writes, once that is content; without one,
    or with the one that our exports bring along, the interactor alone decides."""
    if checker is None or _says_nothing(checker, folder):
        return CheckerAfter(), []
    judged, unsupported = _checker(checker, folder, _COMPARISONS)
    if unsupported:
        return CheckerAfter(), unsupported
    return CheckerAfter(judged.code, judged.language, judged.abi, judged.arguments), []


def _says_nothing(checker: XmlNode, folder: PackageFolder) -> bool:
    source = checker.first("source")
    if source is None:
        return not checker.get("name")
    path = source.get("path")
    return folder.has(path) and folder.text(path, LARGEST_PROGRAM).strip() == NO_CHECK.strip()


def _program(node: XmlNode, folder: PackageFolder, mode: str) -> JudgedBy:
    source = node.first("source")
    path = source.get("path") if source else ""
    if source is None or not path:
        raise UnreadableError("problem.xml", phrases.KEY_MISSING.filled(key=f"{node.name}/source"))
    family = _family(source)
    return JudgedBy(
        mode,
        code=folder.text(path, LARGEST_PROGRAM),
        # A language of no family of ours keeps its name: no judge is found for it, and it says so.
        language=family.checker
        if family
        else (source.get("type") or path.rpartition(".")[2] or "?")[: rules.LONGEST_LANGUAGE],
        abi="testlib",
    )


def _family(source: XmlNode) -> LanguageFamily | None:
    return family_of_file(source.get("path")) or family_named(source.get("type"))


# -- files


def read_files(problem: XmlNode, folder: PackageFolder, reader: ProblemReader) -> PolygonFiles:
    """Resources by those whom they are for; a header that names nobody serves the judges."""
    students: dict[str, str] = {}
    judges: dict[str, str] = {}
    for node in problem.all("files", "resources", "file"):
        path = node.get("path")
        name = path.rpartition("/")[2]
        assets = set(_assets(node))
        if not assets:
            if not node.get("type").startswith("h.") or not folder.has(path):
                continue
            assets = set(_FOR_JUDGES)
        row = "userExtraFile" if _FOR_STUDENTS in assets else "judgeExtraFile"
        try:
            text: str | None = folder.text(path, LARGEST_PROGRAM)
        except UnreadableError:
            text = None
        if text is None or not rules.is_plain_file_name(name):
            reader.lose(row, phrases.in_language(row, name[:100]))
            continue
        if _FOR_STUDENTS in assets:
            students[name] = text
        if _FOR_JUDGES & assets:
            judges[name] = text
    return PolygonFiles(students, without_our_header(judges))


def _assets(node: XmlNode) -> Iterator[str]:
    for asset in node.all("assets", "asset"):
        yield asset.get("name").lower()


def read_solutions(
    problem: XmlNode, folder: PackageFolder, reader: ProblemReader
) -> tuple[ReferenceSolutionDraft, ...]:
    solutions = []
    nodes = list(problem.all("assets", "solutions", "solution"))
    for node in reader.at_most("solutions", nodes, MOST_SOLUTIONS):
        source = node.first("source")
        path = source.get("path") if source else ""
        name = path.rpartition("/")[2]
        family = _family(source) if source else None
        if family is None or not folder.has(path):
            reader.lose("solutions", phrases.in_language("solutions", name[:100] or "?"))
            continue
        code = folder.text(path, LARGEST_PROGRAM)
        expected = EXPECTED.get(node.get("tag"), REJECTED)
        name = name[: rules.LONGEST_FILE_NAME]
        solutions.append(ReferenceSolutionDraft(name, family.read_as, code, expected))
    return tuple(solutions)
