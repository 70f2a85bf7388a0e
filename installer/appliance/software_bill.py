"""The software bill of materials of a release file (CycloneDX 1.5, JSON), and the licences.

Its serial number is made from its contents, so that two builds of one state have the same.
"""

from __future__ import annotations

import hashlib
import json
import re
import uuid
from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib.metadata import Distribution, distributions
from pathlib import Path
from urllib.parse import quote

_LICENCE_FILE = re.compile(r"(LICEN[CS]E|COPYING|NOTICE|AUTHORS)", re.IGNORECASE)
# Words by which a licence is known where a part's metadata name none.
_KNOWN_BY = {
    b"Permission is hereby granted, free of charge": "MIT",
    b"Redistribution and use in source and binary forms": "BSD",
    b"Apache License": "Apache",
    b"Permission to use, copy, modify, and distribute this software": "ISC",
    b"GNU Lesser General Public": "LGPL",
    b"GNU General Public": "GPL",
}
# What a copyright file of Debian in its machine-readable form says of a part.
_DEBIAN_LICENCE = re.compile(r"^License: *(\S.*)$", re.MULTILINE)
# In one of the older, free form: where the whole text of a licence lies.
_COMMON_LICENCE = re.compile(r"/usr/share/common-licenses/([A-Za-z]+(?:-[\d.]*\d)?)")


@dataclass(frozen=True)
class Component:
    """One part from elsewhere. `licences` are the words of its own files; `texts` are these files'
    contents by name."""

    name: str
    version: str
    purl: str
    licences: tuple[str, ...]
    sha256: str = ""
    texts: dict[str, bytes] = field(default_factory=dict)

    def as_json(self) -> dict[str, object]:
        found: dict[str, object] = {
            "type": "library",
            "bom-ref": self.purl,
            "name": self.name,
            "version": self.version,
            "purl": self.purl,
        }
        if self.licences:
            found["licenses"] = [{"license": {"name": each}} for each in self.licences]
        if self.sha256:
            found["hashes"] = [{"alg": "SHA-256", "content": self.sha256}]
        return found


def bill(name: str, version: str, time: int, components: list[Component]) -> bytes:
    """`time` is in seconds."""
    parts = [each.as_json() for each in sorted(components, key=lambda each: each.purl)]
    content = json.dumps(parts, sort_keys=True).encode()
    serial = uuid.UUID(bytes=hashlib.sha256(content).digest()[:16], version=4)
    moment = datetime.fromtimestamp(time, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    whole = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{serial}",
        "version": 1,
        "metadata": {
            "timestamp": moment,
            "component": {"type": "application", "name": name, "version": version},
        },
        "components": parts,
    }
    return json.dumps(whole, indent=1, sort_keys=True, ensure_ascii=False).encode() + b"\n"


def write_bill(
    folder: Path, name: str, version: str, time: int, components: list[Component]
) -> None:
    """Puts sbom.cdx.json and licences/ into the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "sbom.cdx.json").write_bytes(bill(name, version, time, components))
    for component in components:
        for title, text in component.texts.items():
            place = folder / "licences" / f"{component.name}-{component.version}" / title
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(text)


def python_components(site_packages: Path) -> list[Component]:
    """What is installed in that folder, by its own metadata."""
    return [_of_distribution(each) for each in distributions(path=[str(site_packages)])]


def _of_distribution(found: Distribution) -> Component:
    name = found.metadata["Name"].lower().replace("_", "-")
    told = " ".join(
        (found.metadata.get_all("License-Expression") or found.metadata.get_all("License") or [])[
            :1
        ]
    )
    classes = [
        line.rsplit(" :: ", 1)[-1]
        for line in found.metadata.get_all("Classifier") or []
        if line.startswith("License ::")
    ]
    texts = {
        Path(str(file)).name: Path(str(file.locate())).read_bytes()
        for file in found.files or []
        if ".dist-info/" in str(file) and _LICENCE_FILE.match(Path(str(file)).name)
    }
    licence = told.strip().split("\n", 1)[0]
    licences = (licence,) if licence else tuple(classes) or _told_by(texts)
    return Component(name, found.version, f"pkg:pypi/{name}@{found.version}", licences, "", texts)


def _told_by(texts: dict[str, bytes]) -> tuple[str, ...]:
    whole = b" ".join(b" ".join(text.split()) for text in texts.values())
    return tuple(name for words, name in _KNOWN_BY.items() if words in whole)


def npm_components(lock: Path, modules: Path) -> list[Component]:
    """What the page is made of: the lock's packages that are not for development."""
    found = []
    for path, entry in json.loads(lock.read_text("utf-8"))["packages"].items():
        if not path or entry.get("dev") or entry.get("link") or "version" not in entry:
            continue
        name = path.rpartition("node_modules/")[2]
        folder = modules.parent / path
        texts = {
            file.name: file.read_bytes()
            for file in (sorted(folder.iterdir()) if folder.is_dir() else [])
            if file.is_file() and _LICENCE_FILE.match(file.name)
        }
        licence = entry.get("license", "")
        purl = f"pkg:npm/{quote(name, safe='/')}@{entry['version']}"
        safe = name.replace("/", "-").lstrip("@")
        found.append(
            Component(safe, entry["version"], purl, (licence,) if licence else (), "", texts)
        )
    return found


def debian_component(
    name: str, version: str, copyright_text: bytes, *, sha256: str = "", source: bool = False
) -> Component:
    text = copyright_text.decode("utf-8", "replace")
    words = _DEBIAN_LICENCE.findall(text) or _COMMON_LICENCE.findall(text)
    purl = f"pkg:deb/debian/{name}@{quote(version)}" + ("?arch=source" if source else "?arch=amd64")
    texts = {"copyright": copyright_text}
    licences = tuple(dict.fromkeys(word.strip() for word in words)) or _told_by(texts)
    return Component(name, version, purl, licences, sha256, texts)
