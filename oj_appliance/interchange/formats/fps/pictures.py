"""The pictures inside an FPS problem: base64 text beside the link under which a text shows them."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Iterator

from oj_appliance.interchange import phrases
from oj_appliance.interchange.formats.fps.item import ItemReader
from oj_appliance.interchange.markup.links import has_link
from oj_appliance.interchange.reading.pictures import LARGEST_PICTURE, is_picture
from oj_appliance.interchange.types import PackagePicture
from oj_appliance.problems.types.problem import Statement

MOST_PICTURES = 200
LONGEST_LINK = 2000


def read_pictures(reader: ItemReader, statement: Statement) -> Iterator[PackagePicture]:
    """The pictures that the statement shows, decoded into the spool; a broken one is a warning.

    The same link may occur twice; the first picture counts.
    """
    seen: set[str] = set()
    links = [node.text for node in reader.nodes("img/src")]
    contents = [node.text for node in reader.nodes("img/base64")]
    for link_text, encoded in list(zip(links, contents, strict=False))[:MOST_PICTURES]:
        if link_text.size > LONGEST_LINK:
            continue
        link = reader.spool.read(link_text).decode().strip()
        if not link or link in seen or not _is_shown(link, statement):
            continue
        seen.add(link)
        if encoded.size > LARGEST_PICTURE * 3 // 2:  # base64 is four letters for three bytes
            reader.warn(link[:100], phrases.PICTURE_TOO_LARGE)
            continue
        content = _decoded(reader.spool.read(encoded))
        if not is_picture(content):
            reader.warn(link[:100], phrases.PICTURE_BROKEN)
            continue
        start = reader.spool.end
        reader.spool.append(content)
        yield PackagePicture(link, reader.spool.since(start))


def _is_shown(link: str, statement: Statement) -> bool:
    texts = (statement.description, statement.input, statement.output, statement.hint)
    return any(has_link(text, link) for text in texts)


def _decoded(text: bytes) -> bytes:
    try:
        return base64.b64decode(b"".join(text.split()), validate=True)
    except binascii.Error:
        return b""
