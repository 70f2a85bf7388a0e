"""The row of Kattis."""

from __future__ import annotations

from oj_appliance.interchange.format import Format
from oj_appliance.interchange.formats.kattis.losses import COLUMN
from oj_appliance.interchange.formats.kattis.reading import NAME, find_kattis, read_kattis
from oj_appliance.interchange.formats.kattis.writing import write_kattis
from oj_appliance.interchange.reading.places import one_by_one
from oj_appliance.interchange.writing.export import ArchiveOfProblems, by_short_name
from oj_appliance.interchange.writing.names import letters_and_digits

KATTIS = Format(
    name=NAME,
    title="Kattis",
    problems_of=one_by_one(find_kattis, read_kattis),
    writer=ArchiveOfProblems(write_kattis, by_short_name),
    losses=COLUMN,
    short_name=letters_and_digits,
)
