"""What the rooms of interchange hand to each other: packages as read, and reports about them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

import msgspec

from oj_appliance.errors import Language, Phrase, catalogue, verbatim
from oj_appliance.interchange.spool import SpooledData
from oj_appliance.problems.types.problem import OwningGroup, ProblemDraft
from oj_appliance.storage.blobs import StoredBlob
from oj_appliance.web.guards import Actor

OWN_NOTE = "losses.txt"  # our own export's note at the top of an archive (contract file.md §5)


class Finding(msgspec.Struct, frozen=True):
    """An entry of a report: a key of the error catalogue and what fills its text.

    `field` is set for losses alone: the first word of a row of the table of fields.
    """

    key: str
    fill: dict[str, Phrase]
    field: str | None = None


def finding_text(finding: Finding, language: Language) -> str:
    fill: dict[str, object] = {name: phrase.text(language) for name, phrase in finding.fill.items()}
    return catalogue()[finding.key].text(language, fill)


class Taken(StrEnum):
    """What becomes of a problem whose id another one has, or no problem can have."""

    NEW = "new"  # it gets a number of its own
    REPLACE = "replace"  # it takes the place of the one that is here
    SKIP = "skip"  # it is refused


class ImportState(StrEnum):
    RUNNING = "running"
    DONE = "done"


BAD_FORMAT = "import.bad_format"


class UnreadableError(Exception):
    """A package, or one problem of it, that cannot be read; `finding` tells the reader why."""

    def __init__(self, entry: str | Phrase, reason: Phrase, key: str = BAD_FORMAT) -> None:
        place = verbatim(entry) if isinstance(entry, str) else entry
        super().__init__(f"{place.en}: {reason.en}")
        self.finding = Finding(key, {"entry": place, "reason": reason})


class PackageCase(msgspec.Struct, frozen=True):
    """A test case whose data still lie in the spool; no output means an empty one."""

    input_name: str
    output_name: str
    input: SpooledData
    output: SpooledData | None
    score: int | None = None
    group: int = 1


class PackagePicture(msgspec.Struct, frozen=True):
    """A picture that the texts of a problem, in any of its languages, show under `link`."""

    link: str
    content: SpooledData


class PackageFile(msgspec.Struct, frozen=True):
    """An attachment of a problem; any bytes."""

    name: str
    content: SpooledData


@dataclass(frozen=True, slots=True)
class PackageProblem:
    """One readable problem. The draft lacks cases, stored pictures, attachments and the original
    package, which come with storing it; a dry run stops here."""

    index: int
    draft: ProblemDraft
    cases: tuple[PackageCase, ...] = ()
    pictures: tuple[PackagePicture, ...] = ()
    attachments: tuple[PackageFile, ...] = ()
    warnings: tuple[Finding, ...] = ()
    losses: tuple[Finding, ...] = ()


class RefusedProblem(msgspec.Struct, frozen=True):
    """One problem of a readable package that cannot become a problem of ours."""

    index: int
    title: str
    error: Finding


# Reads one problem of an open package; each call reads it anew.
ReadProblem = Callable[[], PackageProblem | RefusedProblem]


@dataclass(frozen=True, slots=True)
class Package:
    """`format` is a name of contract file.md §5. Problems are read one by one, so
    that only one of them is in memory and on the scratch disk. `unpacked` is what an archive's
    files take together, in bytes."""

    format: str
    problems: Sequence[ReadProblem]
    unpacked: int = 0


@dataclass(frozen=True, slots=True)
class ReportEntry:
    """What became of one problem; `pid` once it is stored. `unanswered`: cases without an answer
    where one is asked for."""

    index: int
    title: str
    problem_id: str = ""
    cases: int = 0
    pid: int | None = None
    warnings: tuple[Finding, ...] = ()
    losses: tuple[Finding, ...] = ()
    duplicate_of: int | None = None
    error: Finding | None = None
    unanswered: int = 0
    tags: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ImportReport:
    """`format` is None while nothing in the file could be recognised."""

    format: str | None
    dry_run: bool
    problems: tuple[ReportEntry, ...] = ()

    @property
    def imported(self) -> int:
        """Problems stored; of a dry run, those that would be."""
        return sum(entry.error is None for entry in self.problems)

    @property
    def failed(self) -> int:
        return len(self.problems) - self.imported


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportJob:
    """One import on its way: whose, from which package, with which auth for new problems;
    `name` is what the uploader called the file, `only` the one format that it may have (any other
    file is refused), `skip` holds the numbers of problems to leave out, `tags` the only ones that
    are taken; None takes all. `each` is as `taken`, of single problems by number.
    `group`: into this one."""

    key: str
    author: Actor
    package: StoredBlob
    name: str
    auth: int
    dry_run: bool
    only: str | None = None
    skip: frozenset[int] = frozenset()
    taken: Taken = Taken.SKIP
    each: Mapping[int, Taken] = field(default_factory=dict)
    tags: frozenset[str] | None = None
    group: OwningGroup | None = None


class ImportTask(msgspec.Struct, frozen=True):
    """How far an import is, as its row tells. `report` grows with each problem stored."""

    state: ImportState
    done: int
    total: int
    report: ImportReport | None
