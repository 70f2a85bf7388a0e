"""FPS XML as a stream of nodes.

The texts of the nodes go to a spool as they come, so the memory taken does not grow with the test
data. Everything that XML offers to attack a reader is refused or ignored: entities may not be
declared, an external document type is never fetched, depth, number of nodes and length of a tag
are bounded.
"""

from __future__ import annotations

import codecs
import html
import io
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import chain

import msgspec

from oj_appliance.errors import Phrase
from oj_appliance.interchange import phrases
from oj_appliance.interchange.format import HEAD
from oj_appliance.interchange.formats.fps.phrases import (
    BAD_ENCODING,
    TOKEN_TOO_LONG,
    UNKNOWN_ENCODING,
    WRONG_ROOT,
)
from oj_appliance.interchange.reading.guarded_xml import GuardedXml
from oj_appliance.interchange.spool import Spool, SpooledData

# Real files nest four deep; pasted markup inside a text may add some.
DEEPEST = 32
# Two thousand problems with fifty nodes each, and as many again.
MOST_NODES = 200_000
MOST_DECLARATIONS = 1_000
# expat keeps a whole tag or comment in memory and scans it again with every chunk.
LONGEST_TOKEN = 1_048_576
LONGEST_ATTRIBUTE = 255
MOST_ATTRIBUTE_LETTERS = 4_194_304  # of all nodes together, which stand in memory

# Mainland files that say GB2312 or GBK hold characters of its successor as a rule.
_ENCODINGS = {
    "utf-8": "utf-8",
    "utf8": "utf-8",
    "us-ascii": "utf-8",
    "ascii": "utf-8",
    "gb2312": "gb18030",
    "gbk": "gb18030",
    "gb18030": "gb18030",
    "cp936": "gb18030",
    "big5": "big5hkscs",
    "utf-16": "utf-16",
    "utf-16le": "utf-16-le",
    "utf-16be": "utf-16-be",
    "iso-8859-1": "cp1252",
    "latin1": "cp1252",
    "windows-1252": "cp1252",
}
_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
    ("<?".encode("utf-16-le"), "utf-16-le"),
    ("<?".encode("utf-16-be"), "utf-16-be"),
)
_DECLARED = re.compile(rb"\s*<\?xml[^>]{0,200}?\sencoding\s*=\s*[\"']([\w.:-]{1,40})[\"']")

# The elements with text that we read; others and their content are passed over.
_PLAIN_NODES = frozenset(
    {
        *("title", "url", "source", "time_limit", "memory_limit"),
        *("description", "input", "output", "hint", "sample_input", "sample_output"),
        *("test_input", "test_output", "remote_oj", "remote_id"),
        *("solution", "prepend", "template", "append", "spj", "tpj", "interactor"),
    }
)
_PICTURE_NODES = frozenset({"src", "base64"})


class FpsNode(msgspec.Struct, frozen=True):
    """An element of a problem. `name` is img/src and img/base64 for the parts of a picture; `words`
    are names and values of its attributes in turn, which take less memory than a map does."""

    name: str
    words: tuple[str, ...]
    text: SpooledData

    @property
    def attributes(self) -> dict[str, str]:
        return dict(zip(self.words[::2], self.words[1::2], strict=True))


@dataclass(frozen=True, slots=True)
class FpsItem:
    """One problem of the file, its nodes in the order of the document."""

    nodes: list[FpsNode] = field(default_factory=list)


def read_fps_xml(chunks: Iterable[bytes], spool: Spool, entry: str | Phrase) -> list[FpsItem]:
    """All items of a file that comes in pieces. Raises UnreadableError, naming `entry` and the
    line."""
    return _Reader(spool, entry).read(filter(None, chunks))


def _head(chunks: Iterator[bytes]) -> bytes:
    """Enough of the beginning to hold the declaration, however small the pieces are."""
    head = b""
    for chunk in chunks:
        head += chunk
        if len(head) >= HEAD:
            break
    return head


class _Reader(GuardedXml):
    def __init__(self, spool: Spool, entry: str | Phrase) -> None:
        super().__init__(entry)
        self._spool = spool
        self._items: list[FpsItem] = []
        self._path: list[str] = []
        self._nodes = 0
        self._declarations = 0
        self._text_depth = 0
        self._text_start = 0
        self._text_name = ""
        self._text_words: tuple[str, ...] = ()
        self._attribute_letters = 0
        self._line_ends = io.IncrementalNewlineDecoder(None, translate=True)
        self.parser.buffer_size = 65_536
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._characters
        self.parser.SkippedEntityHandler = self._skipped_entity
        self.parser.ElementDeclHandler = self._declared
        self.parser.AttlistDeclHandler = self._declared
        self.parser.NotationDeclHandler = self._declared

    def read(self, chunks: Iterator[bytes]) -> list[FpsItem]:
        head = _head(chunks)
        encoding = self._encoding(head)
        decoder = codecs.getincrementaldecoder(encoding)("strict")
        fed = 0
        for chunk in chain([head], chunks, [b""]):
            text = self._decoded(decoder, chunk, encoding)
            if not fed:  # sites that print an empty line first are common
                text = text.lstrip()
            utf8 = text.encode()
            fed += len(utf8)
            self.parse(utf8, final=not chunk)
            if fed - self.parser.CurrentByteIndex > LONGEST_TOKEN:
                raise self.error(TOKEN_TOO_LONG)
            if not chunk:
                break
        return self._items

    def _decoded(self, decoder: codecs.IncrementalDecoder, chunk: bytes, encoding: str) -> str:
        try:
            return decoder.decode(chunk, final=not chunk)
        except UnicodeDecodeError as error:
            lines_before = self.parser.CurrentLineNumber
            line = lines_before + error.object.count(b"\n", 0, error.start)
            fill = {"line": line, "encoding": encoding.upper()}
            raise self.error(BAD_ENCODING, **fill) from error

    def _encoding(self, start: bytes) -> str:
        for mark, encoding in _MARKS:
            if start.startswith(mark):
                return encoding
        declared = _DECLARED.match(start)
        if declared is None:
            return "utf-8"
        name = declared[1].decode("ascii", "replace")
        try:
            return _ENCODINGS[name.lower()]
        except KeyError:
            raise self.error(UNKNOWN_ENCODING, encoding=name) from None

    # -- declarations

    def _declared(self, *_: object) -> None:
        self._declarations += 1
        if self._declarations > MOST_DECLARATIONS:
            raise self.error(phrases.TOO_MANY_NODES)

    # -- elements

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        self._path.append(name.lower())
        if len(self._path) > DEEPEST:
            raise self.error(phrases.TOO_DEEP)
        if len(self._path) == 1 and self._path != ["fps"]:
            raise self.error(WRONG_ROOT)
        if self._text_depth:
            return  # markup inside a text: its words are kept, its tags are not
        if self._path == ["fps", "item"]:
            self._count()
            self._items.append(FpsItem())
        elif self._is_text():
            self._text_depth = len(self._path)
            self._text_start = self._spool.end
            self._text_name = sys.intern("/".join(self._path[2:]))
            self._text_words = tuple(
                word
                for key, value in attributes.items()
                for word in (sys.intern(key.lower()), value[:LONGEST_ATTRIBUTE])
            )
            self._count(self._text_words)

    def _count(self, words: tuple[str, ...] = ()) -> None:
        self._nodes += 1
        self._attribute_letters += sum(map(len, words))
        if self._nodes > MOST_NODES or self._attribute_letters > MOST_ATTRIBUTE_LETTERS:
            raise self.error(phrases.TOO_MANY_NODES)

    def _is_text(self) -> bool:
        match self._path:
            case ["fps", "item", name]:
                return name in _PLAIN_NODES
            case ["fps", "item", "img", name]:
                return name in _PICTURE_NODES
        return False

    def _end(self, _: str) -> None:
        if self._text_depth == len(self._path):
            self._spool.append(self._line_ends.decode("", final=True).encode())
            self._items[-1].nodes.append(
                FpsNode(self._text_name, self._text_words, self._spool.since(self._text_start))
            )
            self._text_depth = 0
            self._line_ends.reset()
        self._path.pop()

    def _characters(self, text: str) -> None:
        if self._text_depth:
            self._spool.append(self._line_ends.decode(text).encode())

    def _skipped_entity(self, name: str, _: int) -> None:
        """An entity of the document type that we do not read, such as &nbsp;."""
        self._characters(html.unescape(f"&{name};"))
