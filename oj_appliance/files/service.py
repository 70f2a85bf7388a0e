"""Who names which content: the counts by which cleanup knows what nobody needs any more."""

from __future__ import annotations

from collections.abc import Iterable

from oj_appliance.files import store
from oj_appliance.storage.blobs import StoredBlob


def retain_blobs(blobs: Iterable[StoredBlob], *, now: int) -> None:
    """One more row or manifest names each of these; call it inside the write of that row."""
    store.retain_blobs(blobs, now=now)


def release_blobs(hashes: Iterable[str], *, now: int) -> None:
    """One row or manifest less names each of these."""
    store.release_blobs(hashes, now=now)


def know_blobs(blobs: Iterable[StoredBlob], *, now: int) -> None:
    """Contents that were stored but are not named yet, such as an upload before its problem is
    saved: cleanup leaves them for a day."""
    store.know_blobs(blobs, now=now)
