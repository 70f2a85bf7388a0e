"""Test data have line feeds alone (contract file.md §2, rule 7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator


def with_line_feeds(chunks: Iterable[bytes]) -> Iterator[bytes]:
    """CR LF and lone CR become LF, also where a chunk ends between the two."""
    ends_in_cr = False
    for chunk in chunks:
        if not chunk:
            continue
        rest = chunk[1:] if ends_in_cr and chunk.startswith(b"\n") else chunk
        ends_in_cr = chunk.endswith(b"\r")
        yield rest.replace(b"\r\n", b"\n").replace(b"\r", b"\n")
