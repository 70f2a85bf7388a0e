"""What a file is, told by its contents: its name is its sender's word alone.

Films are looked at box by box (ISO 14496-12) or by their first elements (WebM), slides as the
archive or the compound file that they are. Nothing is decoded. Blocking: call it from a thread.
"""

from __future__ import annotations

import mmap
import os
import struct
from pathlib import Path

from oj_appliance.errors import ApiError
from oj_appliance.files.archives import open_archive
from oj_appliance.lessons.types import FileKind

PDF_MARK, PDF_WITHIN = b"%PDF-", 1024  # bytes from the beginning in which readers look for it
MOST_BOXES = 10_000
BOX = struct.Struct(">I4s")
LARGE_BOX = struct.Struct(">Q")
WEBM_MARK = b"\x1a\x45\xdf\xa3"
WEBM_TYPE = b"\x42\x82\x84webm"
WEBM_SEGMENT = b"\x18\x53\x80\x67"
WEBM_HEAD = 4096
COMPOUND_MARK = bytes.fromhex("d0cf11e0a1b11ae1")
SLIDES_STREAM = "PowerPoint Document".encode("utf-16-le")
SLIDES_ENTRY = "ppt/presentation.xml"


def kind_of(path: Path, extension: str) -> FileKind:
    """Raises file.bad_type for what is not what its name's end says."""
    try:
        kind = FileKind(extension)
    except ValueError:
        raise ApiError("file.bad_type") from None
    if not _LOOKS[kind](path):
        raise ApiError("file.bad_type")
    return kind


def _is_pdf(path: Path) -> bool:
    with path.open("rb") as file:
        return PDF_MARK in file.read(PDF_WITHIN)


def _is_mp4(path: Path) -> bool:
    """`ftyp` first, then boxes that end where the file ends; among them what describes the film."""
    size = path.stat().st_size
    names: set[bytes] = set()
    with path.open("rb") as file:
        at = 0
        for _ in range(MOST_BOXES):
            if at == size:
                return {b"moov", b"mdat"} <= names
            box = _box(file.fileno(), at, size)
            if box is None or (at == 0 and box[1] != b"ftyp"):
                return False
            at += box[0]
            names.add(box[1])
    return False


def _box(descriptor: int, at: int, end: int) -> tuple[int, bytes] | None:
    """Length and name of the box that begins there; None for what is none, or reaches beyond."""
    head = os.pread(descriptor, BOX.size + LARGE_BOX.size, at)
    if len(head) < BOX.size:
        return None
    length, name = BOX.unpack_from(head)
    least = BOX.size
    if length == 1:
        if len(head) < BOX.size + LARGE_BOX.size:
            return None
        (length,) = LARGE_BOX.unpack_from(head, BOX.size)
        least += LARGE_BOX.size
    elif length == 0:  # it reaches to the end
        length = end - at
    return (length, name) if least <= length <= end - at else None


def _is_webm(path: Path) -> bool:
    with path.open("rb") as file:
        head = file.read(WEBM_HEAD)
    segment = head.find(WEBM_SEGMENT)
    return head.startswith(WEBM_MARK) and 0 < head.find(WEBM_TYPE) < segment


def _is_pptx(path: Path) -> bool:
    try:
        with open_archive(path) as archive:
            return any(entry.name == SLIDES_ENTRY for entry in archive.files)
    except ApiError:
        return False


def _is_ppt(path: Path) -> bool:
    with path.open("rb") as file:
        if file.read(len(COMPOUND_MARK)) != COMPOUND_MARK:
            return False
        with mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as content:
            return content.find(SLIDES_STREAM) >= 0


_LOOKS = {
    FileKind.PDF: _is_pdf,
    FileKind.MP4: _is_mp4,
    FileKind.WEBM: _is_webm,
    FileKind.PPTX: _is_pptx,
    FileKind.PPT: _is_ppt,
}
