"""The row of HOJ."""

from __future__ import annotations

from oj_appliance.interchange.format import Format
from oj_appliance.interchange.formats.hoj.reading import NAME, find_hoj, read_hoj
from oj_appliance.interchange.formats.hoj.writing import write_hoj
from oj_appliance.interchange.reading.places import one_by_one
from oj_appliance.interchange.writing.export import ArchiveOfProblems

HOJ = Format(
    name=NAME,
    title="HOJ",
    problems_of=one_by_one(find_hoj, read_hoj),
    writer=ArchiveOfProblems(write_hoj),
    losses=None,  # what HOJ has no place for stands beside it
    file_name="problem_export",
)
