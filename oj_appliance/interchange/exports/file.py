"""One file of problems in one format: which writer it takes, and what stands where in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import IO

from oj_appliance.interchange.formats.dmoj.writing import write_dmoj
from oj_appliance.interchange.formats.fps import reading as fps
from oj_appliance.interchange.formats.fps.writing import write_fps
from oj_appliance.interchange.formats.hoj.writing import write_hoj
from oj_appliance.interchange.formats.hydro.writing import write_hydro
from oj_appliance.interchange.formats.kattis.writing import write_kattis
from oj_appliance.interchange.formats.plainzip.writing import write_plainzip
from oj_appliance.interchange.formats.polygon.writing import write_polygon
from oj_appliance.interchange.formats.qduoj.writing import write_qduoj
from oj_appliance.interchange.types import OWN_NOTE
from oj_appliance.interchange.writing.archive import ArchiveWriter, open_archive_writer
from oj_appliance.interchange.writing.problem import ExportProblem

FPS_FILE = "problems.xml"

WriteProblem = Callable[[ExportProblem, ArchiveWriter], None]
# What the folder of a problem is called, by its place in the file; "" puts it at the top.
FolderName = Callable[[ExportProblem, int], str]


def extension_of(format_name: str, *, has_note: bool) -> str:
    return "zip" if _is_zip(format_name, has_note) else "xml"


def _is_zip(format_name: str, has_note: bool) -> bool:
    """FPS is one XML document, and becomes an archive when a note goes with it."""
    return format_name != fps.FORMAT or has_note


def write_export(
    file: IO[bytes], problems: Sequence[ExportProblem], format_name: str, note: str | None
) -> None:
    """`note` becomes losses.txt at the top."""
    if not _is_zip(format_name, note is not None):
        file.writelines(write_fps(problems))
        return
    with open_archive_writer(file) as archive:
        top = ArchiveWriter(archive)
        if note is not None:
            top.add(OWN_NOTE, note)
        if format_name == fps.FORMAT:
            top.add(FPS_FILE, write_fps(problems))
            return
        folder_name, write = _WRITERS[format_name]
        for place, problem in enumerate(problems, 1):
            name = folder_name(problem, place)
            write(problem, top.folder(name) if name else top)


def _top(problem: ExportProblem, place: int) -> str:
    return ""


def _place(problem: ExportProblem, place: int) -> str:
    return str(place)


def _short_name(problem: ExportProblem, place: int) -> str:
    return problem.short_name


_WRITERS: dict[str, tuple[FolderName, WriteProblem]] = {
    "hoj": (_top, write_hoj),
    "qduoj": (_place, write_qduoj),
    "hydro": (_place, write_hydro),
    "kattis": (_short_name, write_kattis),
    "polygon": (_short_name, write_polygon),
    "dmoj": (_short_name, write_dmoj),
    "plainzip": (_top, write_plainzip),
}
