"""Whose files this program takes: the public keys that lie in it since it was built.

A checkout has none, for none is the project's own: whoever builds a release brings a key, and its
public half goes into the build (docs/appliance.md).
"""

from __future__ import annotations

from pathlib import Path

from oj_appliance.installation.sealed_file import TrustedKey

FOLDER = Path(__file__).parent / "keys"
_RAW_BYTES = 32


def trusted_keys(folder: Path | None = None) -> tuple[TrustedKey, ...]:
    """Those in files `*.pub` of the folder, 32 bytes in hexadecimal digits each.

    Raises:
        ValueError: a file holds something else.
    """
    keys = []
    for file in sorted((folder or FOLDER).glob("*.pub")):
        raw = bytes.fromhex(file.read_text("ascii").strip())
        if len(raw) != _RAW_BYTES:
            raise ValueError(f"{file}: a key has {_RAW_BYTES} bytes, this one {len(raw)}")
        keys.append(TrustedKey(raw))
    return tuple(keys)
