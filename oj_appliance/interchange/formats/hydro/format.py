"""The row of Hydro."""

from __future__ import annotations

from oj_appliance.interchange.format import Format
from oj_appliance.interchange.formats.hydro.losses import COLUMN
from oj_appliance.interchange.formats.hydro.reading import NAME, find_hydro, read_hydro
from oj_appliance.interchange.formats.hydro.writing import write_hydro
from oj_appliance.interchange.reading.places import one_by_one
from oj_appliance.interchange.writing.export import ArchiveOfProblems, by_place

HYDRO = Format(
    name=NAME,
    title="Hydro",
    problems_of=one_by_one(find_hydro, read_hydro),
    writer=ArchiveOfProblems(write_hydro, by_place),
    losses=COLUMN,
)
