"""Films, PDFs and slides that tests make by themselves: small, and whole for who looks inside."""

from __future__ import annotations

import io
import struct
import zipfile
import zlib

PDF_TEXT = "Loops and lists"


def pdf(text: str = PDF_TEXT, *, catalog: str = "", objects: tuple[bytes, ...] = ()) -> bytes:
    """One page that says the text; `catalog` is put into its root, `objects` stand behind."""
    content = f"BT /F1 32 Tf 60 700 Td ({text}) Tj ET".encode()
    parts = [
        f"<</Type/Catalog/Pages 2 0 R{catalog}>>".encode(),
        b"<</Type/Pages/Kids[3 0 R]/Count 1>>",
        b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R"
        b"/Resources<</Font<</F1 5 0 R>>>>>>",
        b"<</Length %d>>stream\n%s\nendstream" % (len(content), content),
        b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
        *objects,
    ]
    written, places = bytearray(b"%PDF-1.7\n"), []
    for number, part in enumerate(parts, start=1):
        places.append(len(written))
        written += b"%d 0 obj\n%s\nendobj\n" % (number, part)
    begin = len(written)
    written += b"xref\n0 %d\n0000000000 65535 f \n" % (len(parts) + 1)
    written += b"".join(b"%010d 00000 n \n" % place for place in places)
    written += b"trailer<</Size %d/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF\n" % (len(parts) + 1, begin)
    return bytes(written)


def object_stream(content: bytes) -> bytes:
    """An object that holds others, packed."""
    packed = zlib.compress(content)
    head = b"<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length %d>>" % len(packed)
    return head + b"stream\n" + packed + b"\nendstream"


def box(name: bytes, content: bytes = b"") -> bytes:
    return struct.pack(">I4s", 8 + len(content), name) + content


def mp4(payload: bytes = b"") -> bytes:
    """A film without a track: boxes as they must be, and so many bytes of pictures."""
    header = struct.pack(">4sIIII", b"", 0, 0, 1000, 1000)[4:]
    movie = box(b"mvhd", b"\0\0\0\0" + header + b"\0\1\0\0\1" + b"\0" * 71)
    brands = box(b"ftyp", b"isom\0\0\2\0isomiso2mp41")
    return brands + box(b"moov", movie) + box(b"mdat", payload)


def element(number: bytes, content: bytes) -> bytes:
    """Of EBML; `content` shorter than 2**14 bytes."""
    return number + struct.pack(">H", 0x4000 | len(content)) + content


def webm(kind: bytes = b"webm") -> bytes:
    head = element(b"\x42\x86", b"\1") + element(b"\x42\x82", kind).replace(
        b"\x42\x82\x40\x04", b"\x42\x82\x84"
    )
    return element(b"\x1a\x45\xdf\xa3", head) + element(b"\x18\x53\x80\x67", b"\xec\x80")


def pptx() -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("[Content_Types].xml", "<Types/>")
        archive.writestr("ppt/presentation.xml", "<presentation/>")
    return packed.getvalue()


def ppt() -> bytes:
    mark = bytes.fromhex("d0cf11e0a1b11ae1")
    return mark + b"\0" * 1016 + "PowerPoint Document".encode("utf-16-le") + b"\0" * 2048
