"""What a format of other judges is to imports and exports. Each folder of formats/ makes one, and
formats/registry.py lists them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from oj_appliance.interchange.losses.column import Column
from oj_appliance.interchange.reading.places import ProblemsOf
from oj_appliance.interchange.spool import Spool
from oj_appliance.interchange.types import ReadProblem
from oj_appliance.interchange.writing.export import Writer
from oj_appliance.interchange.writing.names import as_file_name

# Bytes of a file's beginning: enough to look past empty lines and a document type.
HEAD = 4096


class Document(msgspec.Struct, frozen=True):
    """Single files that are no archives, of the kind `kind`: `is_one` looks at the beginning of a
    file, `read` gives its problems or raises UnreadableError."""

    kind: str
    is_one: Callable[[bytes], bool]
    read: Callable[[Iterable[bytes], Spool], list[ReadProblem]]


class Format(msgspec.Struct, frozen=True, kw_only=True):
    """`name` is that of the wire (contract file.md §5), `title` what sentences call it, "" where it
    has no name of its own.

    `problems_of` recognises an archive by its content, never by its name, and reads it; `document`
    does so for files that are none. `losses` is the format's column of the table of fields, None
    where everything has a place.

    `short_name` makes of a problem's id what its folder or file is called. A file of several
    problems is called `problems_<name>_<now>`, or as `file_name` says; `named_by_problem`: a file
    of one is called as the problem, whose name is told nowhere else. `most_problems` are those that
    one file can hold, None for any number.
    """

    name: str
    title: str
    problems_of: ProblemsOf
    writer: Writer
    losses: Column | None
    document: Document | None = None
    short_name: Callable[[str], str] = as_file_name
    file_name: str = ""
    named_by_problem: bool = False
    most_problems: int | None = None
