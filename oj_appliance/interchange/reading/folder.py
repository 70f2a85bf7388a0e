"""A folder of a proven archive, as the readers of the formats see it: names, texts, data."""

from __future__ import annotations

import codecs
from bisect import bisect_left
from collections.abc import Hashable, Iterator

from oj_appliance.files.archives import Archive
from oj_appliance.interchange import phrases
from oj_appliance.interchange.spool import Spool, SpooledData
from oj_appliance.interchange.types import OWN_NOTE, UnreadableError
from oj_appliance.problems.line_ends import with_line_feeds
from oj_appliance.problems.rules import LONGEST_PROGRAM, LONGEST_TEXT

# A text of the longest allowed length, where every character takes four bytes.
LARGEST_TEXT = 4 * LONGEST_TEXT
LARGEST_PROGRAM = LONGEST_PROGRAM
DEFAULT_SITE_LANGUAGE = "zh-CN"
LARGEST_FILE = 4 * 1024 * 1024

# Inside the class "bytes" is the name of a method.
Content = bytes
Chunks = Iterator[bytes]

_SYSTEM_NAMES = frozenset({".ds_store", "thumbs.db", "desktop.ini"})


class PackageFolder:
    """Names are relative to the folder, with "/" between their parts. What operating systems leave
    in archives (`__MACOSX`, `.DS_Store`, …) and our own export's note at the top are not shown.

    `site_language`: of a statement in several languages, the one that comes first here.
    """

    def __init__(
        self,
        archive: Archive,
        spool: Spool,
        archive_name: str = "",
        site_language: str = DEFAULT_SITE_LANGUAGE,
    ) -> None:
        names = (entry.name for entry in archive.files)
        shown = sorted(name for name in names if not _is_left_over(name))
        self._archive = archive
        self._spool = spool
        self._names = tuple(shown)
        self._known = frozenset(shown)
        self._prefix = ""
        self._archive_name = archive_name
        self._site_language = site_language

    @property
    def path(self) -> str:
        """The folder's name inside the archive, for messages; "" is the top."""
        return self._prefix.rstrip("/")

    @property
    def name(self) -> str:
        """The last part of `path`; at the top what the uploader called the archive, without the
        extension, and "" when that is unknown."""
        return self.path.rpartition("/")[2] if self._prefix else self._archive_name

    @property
    def site_language(self) -> str:
        """The tag of the language in which this site's statements are."""
        return self._site_language

    @property
    def unpacked(self) -> int:
        """What all files of the archive take together, in bytes."""
        return sum(entry.size for entry in self._archive.files)

    @property
    def spool(self) -> Spool:
        return self._spool

    # -- names

    def files(self) -> tuple[str, ...]:
        """All files below, sorted."""
        start = len(self._prefix)
        return tuple(name[start:] for name in self._below())

    def subfolders(self) -> tuple[str, ...]:
        """Names of the folders that stand directly in this one, sorted; empty ones are unknown."""
        start = len(self._prefix)
        found = {name[start:].partition("/")[0] for name in self._below() if "/" in name[start:]}
        return tuple(sorted(found))

    def has(self, name: str) -> bool:
        return self._prefix + name in self._known

    def folder(self, name: str) -> PackageFolder:
        """A folder below; one that is not there has no files."""
        view = PackageFolder.__new__(PackageFolder)
        view._archive = self._archive
        view._spool = self._spool
        view._names = self._names
        view._known = self._known
        view._site_language = self._site_language
        view._archive_name = self._archive_name
        view._prefix = f"{self._prefix}{name}/" if name else self._prefix
        return view

    def inner(self) -> PackageFolder:
        """Without the one folder that holds everything, where there is one."""
        tops = self.subfolders()
        if len(tops) == 1 and all("/" in name for name in self.files()):
            return self.folder(tops[0])
        return self

    def _below(self) -> tuple[str, ...]:
        if not self._prefix:
            return self._names
        # "0" follows "/" in every encoding that sorts as text does.
        start = bisect_left(self._names, self._prefix)
        end = bisect_left(self._names, self._prefix[:-1] + "0")
        return self._names[start:end]

    # -- contents; each raises UnreadableError naming the entry when there is no such file

    def size(self, name: str) -> int:
        """Bytes."""
        return self._archive.file(self._full(name)).size

    def bytes(self, name: str, limit: int = LARGEST_FILE) -> Content:
        """Raises UnreadableError also for a file of more than `limit` bytes."""
        entry = self._archive.file(self._full(name))
        if entry.size > limit:
            raise UnreadableError(entry.name, phrases.TEXT_TOO_LONG.filled(most=limit))
        return b"".join(self._archive.chunks(entry))

    def text(self, name: str, limit: int = LARGEST_TEXT) -> str:
        """UTF-8 with or without byte order mark, UTF-16 with one, else GB18030; line feeds alone.

        Raises UnreadableError for what is none of them or longer than `limit` bytes."""
        raw = self.bytes(name, limit)
        for mark, encoding in _MARKED:
            if raw.startswith(mark):
                encodings: tuple[str, ...] = (encoding,)
                raw = raw.removeprefix(mark)
                break
        else:
            encodings = ("utf-8", "gb18030")
        for encoding in encodings:
            try:
                text = raw.decode(encoding)
            except UnicodeDecodeError:
                continue
            return text.replace("\r\n", "\n").replace("\r", "\n")
        raise UnreadableError(self._full(name), phrases.UNKNOWN_TEXT)

    def chunks(self, name: str) -> Chunks:
        """The content in pieces of moderate size."""
        return self._archive.chunks(self._archive.file(self._full(name)))

    def spooled(self, name: str) -> SpooledData:
        """The content, copied into the spool."""
        return self._spool.once(self._key(name, "bytes"), lambda: self.chunks(name))

    def spooled_text(self, name: str) -> SpooledData:
        """As `spooled`, with CR LF and lone CR as LF: for the data of test cases."""
        return self._spool.once(self._key(name, "text"), lambda: with_line_feeds(self.chunks(name)))

    def _key(self, name: str, kind: str) -> Hashable:
        """Of this archive's file alone: archives inside hold files of the same names."""
        return self._archive, self._full(name), kind

    def _full(self, name: str) -> str:
        full = self._prefix + name
        if full not in self._known:
            raise UnreadableError(full, phrases.FILE_MISSING)
        return full


_MARKED = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)


def _is_left_over(name: str) -> bool:
    *folders, last = name.lower().split("/")
    is_system = "__macosx" in folders or last in _SYSTEM_NAMES or last.startswith("._")
    return is_system or name == OWN_NOTE
