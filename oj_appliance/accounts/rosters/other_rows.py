"""Rows of an office list that tell of the list and not of a person: sums, notes below the table,
the header again on the next page."""

from __future__ import annotations

import re
import unicodedata

_WHOSE = r"(?:全班|本班|全校|班级|学生|在校)?"
_SUM = re.compile(
    rf"{_WHOSE}(?:合计|小计|总计|共计|总人数|人数|总数)(?:[^\w]|\d|人|$).*"
    rf"|{_WHOSE}共有?\s*\d+\s*[人名位].*"
    r"|(?:sub|grand )?totals?(?:\s*[:=]\s*\d.*|\s+\d.*|\s*:?)"
    r"|\d+\s*(?:students|pupils|people)",
    re.IGNORECASE,
)
_NOTE = re.compile(r"(?:制表|填表|审核|班主任|注|说明|备注)\w{0,4}\s*:.*")


def is_about_the_list(record: list[str], header: list[str]) -> bool:
    """`header` is the record of the header, empty without one."""
    cells = [unicodedata.normalize("NFKC", cell).strip() for cell in record]
    first = next(filter(None, cells), "")
    if _SUM.fullmatch(first) or _NOTE.fullmatch(first):
        return True
    return bool(header) and [cell.strip() for cell in record] == [cell.strip() for cell in header]
