"""A table as text: encoding, delimiter and records (contract admin.md §3.1)."""

from __future__ import annotations

import codecs
import csv
import io
import unicodedata

from oj_appliance.errors import ApiError, Phrase
from oj_appliance.files.tables.types import Table, TableSheet

LARGEST_TABLE = 10 * 1024 * 1024  # bytes
MOST_RECORDS = 20_000

UNKNOWN_ENCODING = Phrase("文字编码无法识别", "its encoding is unknown")
NO_TEXT = Phrase("不是文本表格", "it is no table of text")
TOO_MANY_ROWS = Phrase(f"超过{MOST_RECORDS}行", f"it has more than {MOST_RECORDS} rows")

ENCODINGS = ("UTF-8", "UTF-16LE", "UTF-16BE", "GB18030")
_MARKS = (
    (codecs.BOM_UTF8, "UTF-8"),
    (codecs.BOM_UTF16_LE, "UTF-16LE"),
    (codecs.BOM_UTF16_BE, "UTF-16BE"),
)
_DELIMITERS = ",\t;"
_LOOKED_AT_LINES = 20
_LINE_SIGNS = frozenset("\t\r\n")


def read_text(content: bytes, wanted: str | None = None) -> Table:
    """`wanted` is one of ENCODINGS; None: it is recognised. Raises ApiError file.empty,
    roster.bad_file."""
    if not content:
        raise ApiError("file.empty")
    text, encoding = decode(content, wanted)
    if any(unicodedata.category(sign) == "Cc" and sign not in _LINE_SIGNS for sign in text):
        raise ApiError("roster.bad_file", reason=NO_TEXT)
    delimiter = _guess_delimiter(text)
    return Table([TableSheet("", _records(text, delimiter))], encoding, delimiter)


def decode(content: bytes, wanted: str | None = None) -> tuple[str, str]:
    """(text, encoding). GBK is read as GB18030, which holds all of it. A mark is right whatever was
    wanted. Raises ApiError roster.bad_file."""
    for mark, encoding in _MARKS:
        if content.startswith(mark):
            candidates: tuple[str, ...] = (encoding,)
            content = content[len(mark) :]
            break
    else:
        # Plain text has no zero byte, UTF-16 has one in each delimiter and line end.
        candidates = _candidates(content) if wanted is None else (wanted,)
    for encoding in candidates:
        try:
            return content.decode(encoding), encoding
        except UnicodeDecodeError:
            continue
    raise ApiError("roster.bad_file", reason=UNKNOWN_ENCODING)


def _candidates(content: bytes) -> tuple[str, ...]:
    return _utf16_candidates(content) if 0 in content else ("UTF-8", "GB18030")


def _utf16_candidates(content: bytes) -> tuple[str, ...]:
    """Without a mark, the order in which more delimiters and line ends can be read."""
    signs = _DELIMITERS + "\n"

    def signs_in(encoding: str) -> int:
        text = content.decode(encoding, "replace")
        return sum(text.count(sign) for sign in signs)

    order = sorted(("UTF-16LE", "UTF-16BE"), key=signs_in, reverse=True)
    return (order[0],) if signs_in(order[0]) else ()


def _guess_delimiter(text: str) -> str:
    """What stands in the most of the first lines, outside quotes; then what stands there oftenest;
    then the comma."""
    bare = "".join(text[:100_000].split('"')[::2])
    lines = [line for line in bare.splitlines() if line][:_LOOKED_AT_LINES]

    def weight(delimiter: str) -> tuple[int, int]:
        counts = [line.count(delimiter) for line in lines]
        return sum(count > 0 for count in counts), sum(counts)

    return max(_DELIMITERS, key=weight)


def _records(text: str, delimiter: str) -> list[list[str]]:
    found: list[list[str]] = []
    try:
        for record in csv.reader(io.StringIO(text, newline=""), delimiter=delimiter):
            if len(found) >= MOST_RECORDS:
                raise ApiError("roster.bad_file", reason=TOO_MANY_ROWS)
            found.append(record)
    except csv.Error as error:
        raise ApiError("roster.bad_file", reason=NO_TEXT) from error
    return found
