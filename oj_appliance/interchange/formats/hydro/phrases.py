"""What reports say of Hydro packages alone, in both languages."""

from __future__ import annotations

from oj_appliance.errors import Phrase

OBJECTIVE = Phrase("客观题尚不能导入", "objective questions cannot be imported yet")
TABS = Phrase("制表符按空格读取", "tabs in it are read as blanks")
