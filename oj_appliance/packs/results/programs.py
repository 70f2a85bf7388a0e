"""What people sent, on its way to the office. Pure."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from oj_appliance.exam_results.papers.types import SentCode
from oj_appliance.exam_results.types import ResultSheet
from oj_appliance.packs.results.types import SentProgram

_FAST = 1


def programs(sheet: ResultSheet, sent: Iterable[SentCode]) -> Iterator[SentProgram]:
    """Of whoever stands in the sheet, by the names that mean the same at the office."""
    letters = {each.pid: each.display_id for each in sheet.problems}
    names = {each.uid: each.username for each in sheet.people}
    for each in sent:
        if each.uid in names and each.problem_id in letters:
            yield SentProgram(
                number=each.id,
                username=names[each.uid],
                display_id=letters[each.problem_id],
                submit_time=each.submit_time,
                status=each.status,
                score=each.score,
                language=each.language,
                code=each.code,
                time=each.time,
                memory=each.memory,
            )


def counting(sheet: ResultSheet, sent: Iterable[SentProgram]) -> list[SentProgram]:
    """Those alone that points are of."""
    wanted = {cell.submission_id for person in sheet.people for cell in person.cells.values()}
    return [each for each in sent if each.number in wanted]


def packed(sent: Sequence[SentProgram]) -> bytes:
    """As the office keeps them; the same ones are always the same bytes."""
    return zlib.compress(msgspec.json.encode(sent), _FAST)


def unpacked(content: bytes) -> list[SentProgram]:
    """What `packed` has made."""
    return msgspec.json.decode(zlib.decompress(content), type=list[SentProgram])
