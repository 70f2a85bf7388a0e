"""The formats that this server reads and writes: one row each."""

from __future__ import annotations

from oj_appliance.interchange.format import Format
from oj_appliance.interchange.formats.dmoj.format import DMOJ
from oj_appliance.interchange.formats.fps.format import FPS
from oj_appliance.interchange.formats.hoj.format import HOJ
from oj_appliance.interchange.formats.hydro.format import HYDRO
from oj_appliance.interchange.formats.kattis.format import KATTIS
from oj_appliance.interchange.formats.plainzip.format import PLAINZIP
from oj_appliance.interchange.formats.polygon.format import POLYGON
from oj_appliance.interchange.formats.qduoj.format import QDUOJ

# In the order in which an archive is asked whether it is theirs: those with the surest marks first.
FORMATS: list[Format] = [HOJ, QDUOJ, POLYGON, KATTIS, HYDRO, DMOJ, FPS, PLAINZIP]


def format_named(name: str) -> Format:
    """Raises KeyError."""
    return {each.name: each for each in FORMATS}[name]
