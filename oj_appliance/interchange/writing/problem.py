"""What a problem is on its way out, whatever the format."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import msgspec

from oj_appliance.problems.types.problem import ProblemDraft, Statement


class ExportFile(msgspec.Struct, frozen=True):
    """A content of any size; each call of `chunks` reads it anew. `digest` is its SHA-256, hex."""

    name: str
    size: int
    chunks: Callable[[], Iterator[bytes]]
    digest: str = ""

    def read(self) -> bytes:
        """All of it: for what is known to be small."""
        return b"".join(self.chunks())


class ExportCase(msgspec.Struct, frozen=True):
    """A test case under the names of its files. `score` is None where the type has none."""

    input: ExportFile
    output: ExportFile
    score: int | None
    group: int


class ExportPicture(msgspec.Struct, frozen=True):
    """A picture that the problem's texts show under `link`; its content's name is
    `<sha256>.<extension>`, the same for the same picture."""

    link: str
    content: ExportFile


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportProblem:
    """All that a problem is. In `draft` cases, pictures and attachments are left out, they stand
    beside it; its auth, import format and original package travel nowhere.

    `site_language` is the tag of the statement's language, `tag_colors` the colours by name of the
    tag, `site_address` the server's own address without a slash at the end. `short_name` is what
    the problem's folder is called where a format allows letters and digits only; it differs from
    those of the other problems in the same file.
    """

    pid: int
    draft: ProblemDraft
    cases: tuple[ExportCase, ...] = ()
    pictures: tuple[ExportPicture, ...] = ()
    attachments: tuple[ExportFile, ...] = ()
    site_language: str = "zh-CN"
    site_address: str = ""
    short_name: str = ""
    tag_colors: dict[str, str] = field(default_factory=dict)

    @property
    def problem_id(self) -> str:
        return self.draft.problem_id


def texts_of(statement: Statement) -> tuple[str, ...]:
    """Those in which a picture may be shown."""
    return statement.description, statement.input, statement.output, statement.hint
