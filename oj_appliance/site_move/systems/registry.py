"""The systems that a site can move in from."""

from __future__ import annotations

from oj_appliance.site_move.systems.hoj import Hoj
from oj_appliance.site_move.systems.hustoj import Hustoj
from oj_appliance.site_move.systems.qduoj import Qduoj
from oj_appliance.site_move.systems.system import SystemAdapter
from oj_appliance.site_move.types import System

SYSTEMS: dict[System, type[SystemAdapter]] = {
    System.HOJ: Hoj,
    System.QDUOJ: Qduoj,
    System.HUSTOJ: Hustoj,
}
