"""The row of DMOJ."""

from __future__ import annotations

from oj_appliance.interchange.format import Format
from oj_appliance.interchange.formats.dmoj.losses import COLUMN
from oj_appliance.interchange.formats.dmoj.reading import NAME, find_dmoj, read_dmoj
from oj_appliance.interchange.formats.dmoj.writing import write_dmoj
from oj_appliance.interchange.reading.places import one_by_one
from oj_appliance.interchange.writing.export import ArchiveOfProblems, by_short_name

DMOJ = Format(
    name=NAME,
    title="DMOJ",
    problems_of=one_by_one(find_dmoj, read_dmoj),
    writer=ArchiveOfProblems(write_dmoj, by_short_name),
    losses=COLUMN,
    named_by_problem=True,
)
