"""Polygon packages: problem.xml beside tests, statements, programs and files."""

from __future__ import annotations

import math
import re

from oj_appliance.errors import ApiError
from oj_appliance.interchange import phrases
from oj_appliance.interchange.formats.polygon.programs import (
    read_files,
    read_judging,
    read_solutions,
)
from oj_appliance.interchange.formats.polygon.statements import read_texts
from oj_appliance.interchange.formats.polygon.tests import read_tests, testset_of
from oj_appliance.interchange.formats.polygon.xml import XmlNode, read_xml
from oj_appliance.interchange.reading.folder import LARGEST_FILE, PackageFolder
from oj_appliance.interchange.reading.pairs import natural
from oj_appliance.interchange.reading.problem_reader import ProblemReader
from oj_appliance.interchange.reading.yaml_values import number_of
from oj_appliance.interchange.types import PackageProblem, RefusedProblem, UnreadableError
from oj_appliance.problems import rules
from oj_appliance.problems.types.problem import ProblemDraft

NAME = "polygon"
DOCUMENT = "problem.xml"
USUAL_TIME_MS = 1000
USUAL_MEMORY_MB = 256
MEGABYTE = 1_048_576
_STANDARD_STREAMS = frozenset({"", "stdin", "stdout"})
_ROOT = re.compile(r"<problem[\s>]")


def find_polygon(root: PackageFolder) -> list[PackageFolder]:
    """The folders that hold problem.xml with a problem in it, by their names."""
    places = [
        root.folder(name.removesuffix(DOCUMENT).rstrip("/"))
        for name in root.files()
        if name.rpartition("/")[2] == DOCUMENT
    ]
    return sorted(filter(_is_problem, places), key=lambda place: natural(place.path))


def _is_problem(place: PackageFolder) -> bool:
    try:
        return bool(_ROOT.search(place.text(DOCUMENT, LARGEST_FILE)))
    except UnreadableError:
        return False


def read_polygon(
    folder: PackageFolder, root: PackageFolder, index: int
) -> PackageProblem | RefusedProblem:
    reader = ProblemReader()
    title = folder.name
    try:
        problem = read_xml(
            folder.text(DOCUMENT, LARGEST_FILE), f"{folder.path}/{DOCUMENT}".lstrip("/")
        )
        title = problem.get("short-name") or title
        return _problem(problem, folder, index, reader)
    except UnreadableError as error:
        return RefusedProblem(index, title, error.finding)


def _problem(
    problem: XmlNode, folder: PackageFolder, index: int, reader: ProblemReader
) -> PackageProblem:
    texts = read_texts(folder, problem, reader)
    testset = testset_of(problem)
    files = read_files(problem, folder, reader)
    judged, unsupported = read_judging(problem, folder, files)
    tests = read_tests(testset, folder, reader)
    read_name, write_name = _file_names(problem, reader)
    draft = ProblemDraft(
        statement=texts.statement,
        further_statements=texts.further,
        problem_id=_problem_id(problem, reader),
        type=rules.ProblemType.OI if tests.is_scored else rules.ProblemType.ACM,
        judge_mode=judged.mode,
        judge_case_mode="subtask_lowest" if tests.has_groups else "default",
        time_limit_ms=_time_limit(testset, reader),
        memory_limit_mb=_memory_limit(testset, reader),
        examples=texts.examples,
        code_share=False,
        is_remove_end_blank=judged.is_remove_end_blank,
        is_file_io=read_name is not None,
        io_read_file_name=read_name,
        io_write_file_name=write_name,
        spj_code=judged.code,
        spj_language=judged.language,
        spj_abi=judged.abi,
        spj_args=judged.arguments,
        checker_code=judged.after.code,
        checker_language=judged.after.language,
        checker_abi=judged.after.abi,
        checker_args=judged.after.arguments,
        tags=reader.tags("tags", (each.get("value") for each in problem.all("tags", "tag"))),
        reference_solutions=read_solutions(problem, folder, reader),
        user_extra_file=files.for_students,
        judge_extra_file=judged.extra_files,
        import_format=NAME,
        unsupported="; ".join(unsupported)[: rules.LONGEST_UNSUPPORTED] or None,
    )
    return PackageProblem(
        index,
        draft,
        tests.cases,
        texts.pictures,
        warnings=tuple(reader.warnings),
        losses=tuple(reader.losses),
    )


def _problem_id(problem: XmlNode, reader: ProblemReader) -> str:
    written = problem.get("short-name")
    if not written:
        return ""
    try:
        return rules.display_id_of(written)
    except ApiError:
        reader.lose("problemId")
        return ""


def _file_names(problem: XmlNode, reader: ProblemReader) -> tuple[str | None, str | None]:
    """Names of the files that a program reads and writes; None for the standard streams."""
    judging = problem.first("judging")
    if judging is None:
        return None, None
    names = [judging.get(f"{part}-file") for part in ("input", "output")]
    if all(name in _STANDARD_STREAMS for name in names):
        return None, None
    if not all(name not in _STANDARD_STREAMS and rules.is_plain_file_name(name) for name in names):
        reader.lose("isFileIO")
        return None, None
    return names[0], names[1]


def _time_limit(testset: XmlNode, reader: ProblemReader) -> int:
    """Milliseconds."""
    stated = number_of(testset.said("time-limit"))
    if stated is None or stated <= 0:
        reader.warn("time-limit", phrases.NO_LIMIT.filled(value=f"{USUAL_TIME_MS} ms"))
        return USUAL_TIME_MS
    return reader.bounded("timeLimit", max(1, math.ceil(stated)), rules.LONGEST_TIME_MS, "ms")


def _memory_limit(testset: XmlNode, reader: ProblemReader) -> int:
    """Megabytes; the package has bytes."""
    stated = number_of(testset.said("memory-limit"))
    if stated is None or stated <= 0:
        reader.warn("memory-limit", phrases.NO_LIMIT.filled(value=f"{USUAL_MEMORY_MB} MB"))
        return USUAL_MEMORY_MB
    limit = max(1, math.ceil(stated / MEGABYTE))
    return reader.bounded("memoryLimit", limit, rules.LARGEST_MEMORY_MB, "MB")
