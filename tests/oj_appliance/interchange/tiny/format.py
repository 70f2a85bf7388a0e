"""Tiny archives: a folder a problem, with a title, the numbers of its cases, and their files."""

from __future__ import annotations

from oj_appliance.interchange.format import Format
from oj_appliance.interchange.losses.answers import kept, lost
from oj_appliance.interchange.losses.column import Column
from oj_appliance.interchange.losses.texts import id_from_folder
from oj_appliance.interchange.reading.folder import PackageFolder
from oj_appliance.interchange.reading.places import one_by_one
from oj_appliance.interchange.types import PackageCase, PackageProblem
from oj_appliance.interchange.writing.archive import ArchiveWriter
from oj_appliance.interchange.writing.export import ArchiveOfProblems, by_short_name
from oj_appliance.interchange.writing.names import letters_and_digits
from oj_appliance.interchange.writing.problem import ExportProblem
from oj_appliance.problems.types.problem import ProblemDraft, Statement

MARK = "tiny.txt"


def find_tiny(root: PackageFolder) -> list[PackageFolder]:
    return [root.folder(name) for name in root.subfolders() if root.folder(name).has(MARK)]


def read_tiny(folder: PackageFolder, root: PackageFolder, index: int) -> PackageProblem:
    title, *numbers = folder.text(MARK).splitlines()
    draft = ProblemDraft(
        statement=Statement(title),
        problem_id=folder.name.upper(),
        code_share=False,
        import_format="tiny",
    )
    cases = tuple(
        PackageCase(
            f"{number}.in",
            f"{number}.out",
            folder.spooled_text(f"{number}.in"),
            folder.spooled_text(f"{number}.out"),
        )
        for number in numbers
    )
    return PackageProblem(index, draft, cases)


def write_tiny(problem: ExportProblem, folder: ArchiveWriter) -> None:
    numbers = [str(number) for number in range(1, len(problem.cases) + 1)]
    folder.add(MARK, "\n".join((problem.draft.statement.title, *numbers)))
    for number, case in zip(numbers, problem.cases, strict=True):
        folder.add_file(f"{number}.in", case.input)
        folder.add_file(f"{number}.out", case.output)


TINY = Format(
    name="tiny",
    title="Tiny",
    problems_of=one_by_one(find_tiny, read_tiny),
    writer=ArchiveOfProblems(write_tiny, by_short_name),
    losses=Column(problem_id=id_from_folder, title=kept, judging=lost("judging")),
    short_name=letters_and_digits,
)
