"""The row of plain archives."""

from __future__ import annotations

from oj_appliance.interchange.format import Format
from oj_appliance.interchange.formats.plainzip.losses import COLUMN
from oj_appliance.interchange.formats.plainzip.reading import NAME, find_plainzip, read_plainzip
from oj_appliance.interchange.formats.plainzip.writing import write_plainzip
from oj_appliance.interchange.reading.places import one_by_one
from oj_appliance.interchange.writing.export import ArchiveOfProblems

PLAINZIP = Format(
    name=NAME,
    title="",
    problems_of=one_by_one(find_plainzip, read_plainzip),
    writer=ArchiveOfProblems(write_plainzip),
    losses=COLUMN,
    named_by_problem=True,
    most_problems=1,
)
