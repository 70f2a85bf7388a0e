"""Reading and writing packages without a server, for what a format does with a single field."""

from __future__ import annotations

import hashlib
import io
import tempfile
import zipfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

from oj_appliance.interchange.imports.opening import open_package
from oj_appliance.interchange.imports.rules import package_name
from oj_appliance.interchange.spool import Spool
from oj_appliance.interchange.types import Finding, PackageProblem, RefusedProblem, finding_text
from oj_appliance.interchange.writing.archive import ArchiveWriter, open_archive_writer
from oj_appliance.interchange.writing.problem import ExportCase, ExportFile
from tests.oj_appliance.interchange.packages import FIXTURES, TYPES

Read = PackageProblem | RefusedProblem


class ReadPackage:
    """What a package holds, and the spool with its data."""

    def __init__(self, format_name: str, problems: list[Read], spool: Spool) -> None:
        self.format = format_name
        self.problems = problems
        self._spool = spool

    def only(self) -> PackageProblem:
        """The only problem, which is readable."""
        (problem,) = self.problems
        assert isinstance(problem, PackageProblem), problem
        return problem

    def refusal(self) -> str:
        """Why the only problem is refused, in English."""
        (problem,) = self.problems
        assert isinstance(problem, RefusedProblem), problem
        return finding_text(problem.error, "en-US")

    def data(self, problem: PackageProblem) -> list[tuple[bytes, bytes | None]]:
        return [
            (
                self._spool.read(case.input),
                None if case.output is None else self._spool.read(case.output),
            )
            for case in problem.cases
        ]

    @property
    def spooled(self) -> int:
        """How many bytes were copied to read it."""
        return self._spool.end

    def files(self, problem: PackageProblem) -> dict[str, bytes]:
        return {file.name: self._spool.read(file.content) for file in problem.attachments}

    def pictures(self, problem: PackageProblem) -> dict[str, bytes]:
        return {each.link: self._spool.read(each.content) for each in problem.pictures}


@contextmanager
def reading(package: bytes, name: str = "set.zip") -> Iterator[ReadPackage]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "package"
        path.write_bytes(package)
        with Spool(Path(folder)) as spool, open_package(path, spool, package_name(name)) as opened:
            yield ReadPackage(opened.format, [read() for read in opened.problems], spool)


def reading_file(path: str) -> AbstractContextManager[ReadPackage]:
    """A file of the fixtures, as `reading`."""
    return reading((FIXTURES / path).read_bytes(), path.rpartition("/")[2])


def archive(files: Mapping[str, str | bytes]) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as target:
        for name, content in files.items():
            target.writestr(name, content)
    return packed.getvalue()


def written(write: Callable[[ArchiveWriter], None]) -> bytes:
    """The archive that a writer fills."""
    packed = io.BytesIO()
    with open_archive_writer(packed) as target:
        write(ArchiveWriter(target))
    return packed.getvalue()


def export_file(name: str, content: bytes, piece: int = 7) -> ExportFile:
    """In pieces so small that every mark is cut somewhere."""

    def chunks() -> Iterator[bytes]:
        for start in range(0, len(content), piece):
            yield content[start : start + piece]

    return ExportFile(name, len(content), chunks, hashlib.sha256(content).hexdigest())


def export_case(
    number: int, given: bytes, wanted: bytes, score: int | None = None, group: int = 1
) -> ExportCase:
    return ExportCase(
        export_file(f"{number}.in", given), export_file(f"{number}.out", wanted), score, group
    )


def assert_as_in_manifest(read: ReadPackage, problem: Read, entry: Mapping[str, Any]) -> None:
    """That a fixture is read as the manifest says, without a word."""
    assert isinstance(problem, PackageProblem), problem
    draft = problem.draft
    assert draft.statement.title == entry["title"]
    limits = (draft.time_limit_ms, draft.memory_limit_mb)
    assert limits == (entry["time_limit_ms"], entry["memory_limit_mb"])
    assert (draft.judge_mode, draft.type) == (entry["mode"], TYPES[entry["type"]])
    assert len(draft.examples) == entry["sample_cases"]
    assert draft.spj_abi == entry.get("spj_abi", "hoj")
    names = (draft.io_read_file_name, draft.io_write_file_name) if draft.is_file_io else None
    assert names == (tuple(entry["file_io"]) if "file_io" in entry else None)
    data = read.data(problem)
    assert len(data) == entry["cases"]
    assert max(len(given) for given, _ in data) == entry["max_input_bytes"]
    assert (problem.warnings, problem.losses) == ((), ())


def told(findings: tuple[Finding, ...]) -> list[str]:
    return [finding_text(each, "en-US") for each in findings]
