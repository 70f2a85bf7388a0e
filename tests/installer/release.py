"""Made-up files of a release, signed with a key of the test's own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from installer.appliance.archive import write_archive
from installer.appliance.run_file import write_run_file
from installer.appliance.signing import public_half, seal
from oj_appliance.installation.sealed_file import Manifest, TrustedKey

TIME = 1_700_000_000


@dataclass(frozen=True)
class Release:
    folder: Path
    key: Ed25519PrivateKey = field(default_factory=Ed25519PrivateKey.generate)

    @property
    def trusted(self) -> tuple[TrustedKey, ...]:
        return (public_half(self.key),)

    def pack(
        self, files: Mapping[str, str], *, name: str = "oj-languages-test", kind: str = "languages"
    ) -> Path:
        """Files by their path in the system of compilers; "->" before a content makes a link."""
        root = self.folder / f"root-{len(list(self.folder.iterdir()))}"
        lay_out(root, files)
        target = self.folder / f"{name}-0.1.0-x86_64.pack"
        target.unlink(missing_ok=True)
        write_archive(
            target,
            {"root": root},
            lambda size: Manifest(kind, name, "0.1.0", "c0ffee", size, ("C",)),
            time=TIME,
            compression="xz",
        )
        seal(target, self.key)
        return target

    def run_file(self, program: str) -> Path:
        """A file that unpacks a program, which is a script here."""
        root = self.folder / "frozen"
        lay_out(root, {"oj": program, "_internal/part": "a part"})
        (root / "oj").chmod(0o755)
        archive, target = self.folder / "payload", self.folder / "oj-appliance-0.1.0-x86_64.run"
        write_archive(
            archive,
            {"": root},
            lambda size: Manifest("program", "oj-appliance", "0.1.0", "c0ffee", size),
            time=TIME,
            compression="gz",
        )
        write_run_file(target, archive, "0.1.0")
        seal(target, self.key)
        return target


def lay_out(root: Path, files: Mapping[str, str]) -> None:
    for name, content in files.items():
        place = root / name
        place.parent.mkdir(parents=True, exist_ok=True)
        if content.startswith("->"):
            place.symlink_to(content.removeprefix("->"))
        else:
            place.write_text(content, encoding="utf-8")
