"""What a file of results holds. Moments are epoch ms (UTC)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from oj_appliance.exam_results.types import ResultSheet
from oj_appliance.packs.container.layout import Hex32
from oj_appliance.packs.types import Counting, Text


class SchoolResults(msgspec.Struct, frozen=True, kw_only=True):
    """`copy_id` is the opened exam's at this school, whose server calls itself `school`. `is_over`,
    `running` and `awaited` as in exam_results; `signed` is the version that says the same, None
    where nobody has signed."""

    pack_id: Hex32
    copy_id: Hex32
    school: Text
    written_by: Text
    written_at: Annotated[int, Meta(ge=0, le=2**53)]
    is_over: bool
    running: Annotated[int, Meta(ge=0)]
    awaited: Annotated[int, Meta(ge=0)]
    signed: int | None
    counting: Counting
    sheet: ResultSheet
