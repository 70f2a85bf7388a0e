"""A plain archive of inputs and outputs, numbered in their order; all else is lost."""

from __future__ import annotations

from oj_appliance.interchange.writing.archive import ArchiveWriter
from oj_appliance.interchange.writing.problem import ExportProblem


def write_plainzip(problem: ExportProblem, folder: ArchiveWriter) -> None:
    for number, case in enumerate(problem.cases, 1):
        folder.add_file(f"{number}.in", case.input)
        folder.add_file(f"{number}.out", case.output)
