"""Tests with their answers, points and groups."""

from __future__ import annotations

from xml.etree import ElementTree as Xml

from oj_appliance.interchange.formats.polygon.elements import add
from oj_appliance.interchange.formats.polygon.reading import MEGABYTE
from oj_appliance.interchange.formats.polygon.tests import WHOLE_GROUP
from oj_appliance.interchange.writing.archive import ArchiveWriter
from oj_appliance.interchange.writing.problem import ExportProblem
from oj_appliance.interchange.writing.scores import group_points, grouped, split_scores
from oj_appliance.problems.rules import ProblemType

_THREE_DIGITS = 100


def write_tests(problem: ExportProblem, document: Xml.Element, folder: ArchiveWriter) -> None:
    draft = problem.draft
    judging = add(
        document,
        "judging",
        cpu_name="",
        cpu_speed="",
        input_file=(draft.io_read_file_name or "") if draft.is_file_io else "",
        output_file=(draft.io_write_file_name or "") if draft.is_file_io else "",
        run_count="1",
    )
    testset = add(judging, "testset", name="tests")
    is_grouped = draft.type == ProblemType.OI and draft.judge_case_mode == "subtask_lowest"
    cases = grouped(problem.cases) if is_grouped else problem.cases
    digits = "03" if len(cases) >= _THREE_DIGITS else "02"
    add(testset, "time-limit", str(draft.time_limit_ms))
    add(testset, "memory-limit", str(draft.memory_limit_mb * MEGABYTE))
    add(testset, "test-count", str(len(cases)))
    add(testset, "input-path-pattern", f"tests/%{digits}d")
    add(testset, "answer-path-pattern", f"tests/%{digits}d.a")
    tests = Xml.SubElement(testset, "tests")
    groups = group_points(problem.cases, draft.judge_case_mode) if is_grouped else {}
    told = set[int]()
    scores = _scores(problem)
    for number, case in enumerate(cases, 1):
        test = add(tests, "test", method="manual")
        if is_grouped:
            test.set("group", str(case.group))
            # The points of a group stand on its first test.
            test.set("points", f"{0 if case.group in told else groups[case.group]}.0")
            told.add(case.group)
        elif scores:
            test.set("points", f"{scores[number - 1]}.0")
        name = f"tests/{number:{digits}}"
        folder.add_file(name, case.input)
        folder.add_file(f"{name}.a", case.output)
    if is_grouped:
        described = Xml.SubElement(testset, "groups")
        for group, points in sorted(groups.items()):
            add(
                described,
                "group",
                feedback_policy="complete",
                name=str(group),
                points=f"{points}.0",
                points_policy=WHOLE_GROUP,
            )


def _scores(problem: ExportProblem) -> list[int]:
    draft = problem.draft
    if draft.type != ProblemType.OI:
        return []
    if draft.judge_case_mode == "subtask_average":
        return list(split_scores(problem.cases, draft.judge_case_mode))
    return [case.score or 0 for case in problem.cases]
