"""What a file of results holds. Moments are epoch ms (UTC)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from oj_appliance.exam_results.types import ResultSheet
from oj_appliance.packs.container.layout import Hex32
from oj_appliance.packs.types import Counting, Text

LARGEST_RESULTS = 128 * 1024 * 1024  # bytes of a payload
MOST_SUBMISSIONS = 500_000


class SentProgram(msgspec.Struct, frozen=True, kw_only=True):
    """One submission as it was judged at the school; `number` is the school's own, by which cells
    of the sheet name it. Time in ms, memory in KB; of questions `code` holds the answers."""

    number: int
    username: Text
    display_id: Text
    submit_time: Annotated[int, Meta(ge=0, le=2**53)]
    status: int
    score: int | None
    language: Text
    code: str
    time: int | None = None
    memory: int | None = None


class SchoolResults(msgspec.Struct, frozen=True, kw_only=True):
    """`copy_id` is the opened exam's at this school, whose server calls itself `school`. `is_over`,
    `running` and `awaited` as in exam_results; `signed` is the version that says the same, None
    where nobody has signed. `digests` say what each problem of the sheet is now, by its number
    there. `submissions` are all that came in; servers of before wrote neither."""

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
    digests: dict[str, str] = {}
    submissions: list[SentProgram] = []
