"""How one file of problems is written: archives with a folder a problem, or one document."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import IO, Protocol

import msgspec

from oj_appliance.interchange.types import OWN_NOTE
from oj_appliance.interchange.writing.archive import ArchiveWriter, open_archive_writer
from oj_appliance.interchange.writing.problem import ExportProblem

WriteProblem = Callable[[ExportProblem, ArchiveWriter], None]
# What the folder of a problem is called, by its place in the file; "" puts it at the top.
FolderName = Callable[[ExportProblem, int], str]


class Writer(Protocol):
    """`note` becomes losses.txt at the top of an archive."""

    def extension(self, *, has_note: bool) -> str: ...

    def write(
        self, file: IO[bytes], problems: Sequence[ExportProblem], note: str | None
    ) -> None: ...


def at_top(problem: ExportProblem, place: int) -> str:
    return ""


def by_place(problem: ExportProblem, place: int) -> str:
    return str(place)


def by_short_name(problem: ExportProblem, place: int) -> str:
    return problem.short_name


class ArchiveOfProblems(msgspec.Struct, frozen=True):
    """`write_problem` fills the folder of one problem."""

    write_problem: WriteProblem
    folder_name: FolderName = at_top

    def extension(self, *, has_note: bool) -> str:
        return "zip"

    def write(self, file: IO[bytes], problems: Sequence[ExportProblem], note: str | None) -> None:
        with open_archive_writer(file) as archive:
            top = ArchiveWriter(archive)
            if note is not None:
                top.add(OWN_NOTE, note)
            for place, problem in enumerate(problems, 1):
                name = self.folder_name(problem, place)
                self.write_problem(problem, top.folder(name) if name else top)


class OneDocument(msgspec.Struct, frozen=True):
    """All problems in one, which `write_document` gives in pieces. Together with a note it becomes
    an archive, where it is called `name`."""

    name: str
    write_document: Callable[[Iterable[ExportProblem]], Iterator[bytes]]

    def extension(self, *, has_note: bool) -> str:
        return "zip" if has_note else self.name.rpartition(".")[2]

    def write(self, file: IO[bytes], problems: Sequence[ExportProblem], note: str | None) -> None:
        if note is None:
            file.writelines(self.write_document(problems))
            return
        with open_archive_writer(file) as archive:
            top = ArchiveWriter(archive)
            top.add(OWN_NOTE, note)
            top.add(self.name, self.write_document(problems))
