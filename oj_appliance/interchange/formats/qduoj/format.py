"""The row of QDUOJ."""

from __future__ import annotations

from oj_appliance.interchange.format import Format
from oj_appliance.interchange.formats.qduoj.losses import COLUMN
from oj_appliance.interchange.formats.qduoj.reading import NAME, find_qduoj, read_qduoj
from oj_appliance.interchange.formats.qduoj.writing import write_qduoj
from oj_appliance.interchange.reading.places import one_by_one
from oj_appliance.interchange.writing.export import ArchiveOfProblems, by_place

QDUOJ = Format(
    name=NAME,
    title="QDUOJ",
    problems_of=one_by_one(find_qduoj, read_qduoj),
    writer=ArchiveOfProblems(write_qduoj, by_place),
    losses=COLUMN,
)
