"""Sealed files as staff sees them (contract pack.md)."""

from __future__ import annotations

import msgspec

from oj_appliance.clock import wire_time
from oj_appliance.errors import Language, catalogue_phrase
from oj_appliance.packs.types import Pack
from oj_appliance.web.wire import Time


class PackRow(msgspec.Struct, kw_only=True):
    """`site` is the server that wrote it, `size` bytes of the file, `error` why making it came to
    nothing. `tid` is the exam: the one it was made of, or that opening made."""

    id: int
    kind: str
    role: str
    state: str
    title: str
    site: str
    author: str
    size: int
    gmtCreate: Time
    tid: int | None
    error: str | None


def row_values(pack: Pack, language: Language) -> dict[str, object]:
    return {
        "id": pack.id,
        "kind": pack.kind.value,
        "role": pack.role.value,
        "state": pack.state.value,
        "title": pack.title,
        "site": pack.site,
        "author": pack.author,
        "size": pack.size,
        "gmtCreate": wire_time(pack.created_at),
        "tid": pack.timed_work_id,
        "error": None if pack.error is None else catalogue_phrase(pack.error).text(language),
    }


def pack_row(pack: Pack, language: Language) -> PackRow:
    return msgspec.convert(row_values(pack, language), PackRow)
