"""The row of Polygon."""

from __future__ import annotations

from functools import partial

from oj_appliance.interchange.format import Format
from oj_appliance.interchange.formats.polygon.losses import COLUMN
from oj_appliance.interchange.formats.polygon.reading import NAME, find_polygon, read_polygon
from oj_appliance.interchange.formats.polygon.writing import write_polygon
from oj_appliance.interchange.reading.places import one_by_one
from oj_appliance.interchange.writing.export import ArchiveOfProblems, by_short_name
from oj_appliance.interchange.writing.names import letters_and_digits

POLYGON = Format(
    name=NAME,
    title="Polygon",
    problems_of=one_by_one(find_polygon, read_polygon),
    writer=ArchiveOfProblems(write_polygon, by_short_name),
    losses=COLUMN,
    short_name=partial(letters_and_digits, also="-"),
)
