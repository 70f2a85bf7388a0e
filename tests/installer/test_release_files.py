"""Archives, seals, the file that unpacks itself, the list of what is inside."""

import json
import os
import stat
import subprocess
import tomllib
from importlib.metadata import distribution
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from installer.appliance.archive import write_archive
from installer.appliance.language_pack import is_kept, locked
from installer.appliance.signing import make_key, public_half, read_key, seal
from installer.appliance.software_bill import (
    Component,
    bill,
    debian_component,
    python_components,
    write_bill,
)
from judge_sandbox.languages import all_languages
from oj_appliance.installation.sealed_file import (
    SEAL_BYTES,
    Manifest,
    SealError,
    check_seal,
    opened_archive,
    read_manifest,
)

from .conftest import PROJECT
from .release import TIME, Release, lay_out

pytestmark = pytest.mark.quick

FILES = {"usr/bin/b": "two", "usr/bin/a": "one", "usr/lib/c": "->../bin/a", "x/y/z": ""}


@pytest.mark.parametrize("compression", ["gz", "xz"])
def test_two_builds_of_one_state_have_equal_bytes(tmp_path: Path, compression: str) -> None:
    results = []
    for number, order in enumerate((1, -1)):
        root = tmp_path / str(number)
        lay_out(root, dict(list(FILES.items())[::order]))
        (root / "usr/bin/a").chmod(0o755 if number else 0o700)
        os.utime(root / "usr/bin/b", (number, number))
        target = tmp_path / f"archive-{number}"
        write_archive(
            target,
            {"root": root},
            lambda size: Manifest("languages", "n", "1", "c", size),
            time=TIME,
            compression=compression,
        )
        results.append(target.read_bytes())
    assert results[0] == results[1]


def test_builds_with_two_keys_differ_in_the_seal_alone(tmp_path: Path) -> None:
    files = []
    for name in ("one", "two"):
        folder = tmp_path / name
        folder.mkdir()
        files.append(Release(folder).pack(FILES).read_bytes())
    assert files[0] != files[1]
    assert files[0][:-SEAL_BYTES] == files[1][:-SEAL_BYTES]


def test_a_sealed_file_says_what_it_holds(tmp_path: Path) -> None:
    release = Release(tmp_path)
    file = release.pack(FILES)
    assert check_seal(file, release.trusted) == release.trusted[0].name
    with opened_archive(file) as archive:
        manifest = read_manifest(archive, file.name)
    assert manifest.kind == "languages" and manifest.languages == ("C",)
    assert manifest.unpacked_bytes == len("onetwo") + len("../bin/a")


@pytest.mark.parametrize("place", [0, 100, -SEAL_BYTES - 1, -SEAL_BYTES + 60])
def test_a_changed_byte_is_noticed_wherever_it_is(tmp_path: Path, place: int) -> None:
    release = Release(tmp_path)
    file = release.pack(FILES)
    content = bytearray(file.read_bytes())
    content[place] ^= 1
    file.write_bytes(content)
    with pytest.raises(SealError):
        check_seal(file, release.trusted)


def test_a_file_that_was_cut_or_signed_by_another_is_refused(tmp_path: Path) -> None:
    release = Release(tmp_path)
    file = release.pack(FILES)
    stranger = public_half(Ed25519PrivateKey.generate())
    with pytest.raises(SealError, match="does not trust"):
        check_seal(file, (stranger,))
    with pytest.raises(SealError, match="does not trust"):
        check_seal(file, ())
    file.write_bytes(file.read_bytes()[:-1000])
    with pytest.raises(SealError, match="copy it again"):
        check_seal(file, release.trusted)
    file.write_bytes(b"")
    with pytest.raises(SealError):
        check_seal(file, release.trusted)


def test_a_key_is_readable_by_its_owner_alone_and_never_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OJ_KEY_PASSWORD", "a password of the test")
    file = tmp_path / "key"
    make_key(file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert b"ENCRYPTED" in file.read_bytes()
    first = public_half(read_key(file))
    with pytest.raises(FileExistsError):
        make_key(file)
    assert public_half(read_key(file)) == first
    monkeypatch.delenv("OJ_KEY_PASSWORD")
    with pytest.raises(TypeError):
        read_key(file)


def test_no_key_lies_in_the_project() -> None:
    listed = ("git", "-C", str(PROJECT), "grep", "-lE", "BEGIN (ENCRYPTED )?PRIVATE KEY")
    found = subprocess.run(listed, capture_output=True, text=True, check=False)
    # 1 says that it looked and found none.
    assert (found.stdout.split(), found.returncode) == ([], 1)
    assert list((PROJECT / "oj_appliance/installation/keys").glob("*.pub")) == []


PROGRAM = """#!/bin/sh
echo "here: $(cat "${0%/*}/_internal/part")"
printf '%s\\n' "$@"
"""


def unpacked(file: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["/bin/sh", file.name, *words],
        cwd=file.parent,
        env={"PATH": "/usr/bin:/bin", "HOME": str(file.parent)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_run_file_unpacks_itself_and_hands_over(tmp_path: Path) -> None:
    file = Release(tmp_path).run_file(PROGRAM)
    prefix = tmp_path / "where it is put"
    done = unpacked(file, "--yes", "--prefix", str(prefix), "--port", "81")
    assert done.returncode == 0, done.stderr
    first, here, *words = done.stdout.splitlines()
    assert first.startswith("Unpacking") and here == "here: a part"
    unpacked_folder = Path(words[4])
    assert words[:3] == ["install", "--run-file", f"./{file.name}"]
    assert words[5:] == ["--prefix", str(prefix), "--yes", "--prefix", str(prefix), "--port", "81"]
    assert unpacked_folder.parent == prefix / "releases"
    assert not unpacked_folder.exists()  # nobody took it


def test_a_damaged_run_file_says_so_and_leaves_nothing(tmp_path: Path) -> None:
    file = Release(tmp_path).run_file(PROGRAM)
    content = bytearray(file.read_bytes())
    middle = content.index(b"__PAYLOAD__") + 60
    content[middle : middle + 40] = bytes(40)
    file.write_bytes(content)
    prefix = tmp_path / "prefix"
    done = unpacked(file, "--prefix", str(prefix))
    assert done.returncode == 1
    assert "damaged" in done.stderr and "重新复制" in done.stderr
    assert list((prefix / "releases").iterdir()) == []
    assert "--prefix" in unpacked(file, "--prefix", "not/from/the/root").stderr


def test_the_bill_names_every_part_with_its_licence(tmp_path: Path) -> None:
    debian = debian_component(
        "libc6", "2.36", b"License: LGPL-2.1\nLicense: LGPL-2.1\n", sha256="ab"
    )
    whole = json.loads(bill("oj-appliance", "0.1.0", TIME, [debian]))
    assert whole["bomFormat"] == "CycloneDX" and whole["specVersion"] == "1.5"
    assert whole["metadata"]["timestamp"] == "2023-11-14T22:13:20Z"
    (part,) = whole["components"]
    assert part["purl"] == "pkg:deb/debian/libc6@2.36?arch=amd64"
    assert part["licenses"] == [{"license": {"name": "LGPL-2.1"}}]
    assert part["hashes"] == [{"alg": "SHA-256", "content": "ab"}]
    assert bill("a", "1", TIME, [debian]) == bill("a", "1", TIME, [debian])
    older = (
        b"It is free; see /usr/share/common-licenses/GPL-3, or /usr/share/common-licenses/Artistic."
    )
    assert debian_component("gcc-12", "12.2", older).licences == ("GPL-3", "Artistic")
    found: dict[str, Component] = {
        each.name: each
        for each in python_components(Path(str(distribution("aiohttp").locate_file(""))))
    }
    assert found["aiohttp"].licences and found["aiohttp"].texts
    # Its metadata name no licence; its own file does.
    assert found["peewee"].licences == ("MIT",)
    write_bill(tmp_path, "oj-appliance", "0.1.0", TIME, [found["aiohttp"], debian])
    assert (tmp_path / "licences/libc6-2.36/copyright").is_file()
    assert list((tmp_path / f"licences/aiohttp-{found['aiohttp'].version}").iterdir())


def test_a_pack_keeps_every_licence_and_no_other_document() -> None:
    assert is_kept("usr/share/doc/gcc-12-base/copyright", ())
    assert is_kept("usr/share/doc/g++-12", (), is_link=True), "its licence is gcc-12-base's"
    assert not is_kept("usr/share/doc/gcc-12-base/README.Debian.gz", ())
    assert not is_kept("usr/share/doc/gcc-12-base/README", (), is_link=True)
    assert not is_kept("usr/share/man/man1/gcc.1.gz", ("usr/share/man",))


def test_the_locks_of_packs_name_version_and_hash_of_every_package() -> None:
    for file in (PROJECT / "installer/appliance/packs").glob("*.toml"):
        recipe = tomllib.loads(file.read_text("utf-8"))
        packages = locked(file.stem)
        names = {each.name for each in packages}
        assert set(recipe["seeds"]) <= names and not names & set(recipe["without"])
        assert all(len(bytes.fromhex(each.sha256)) == 32 for each in packages)
        assert set(recipe["languages"]) <= set(all_languages())


def test_a_seal_has_one_length(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"content")
    seal(file, Ed25519PrivateKey.generate())
    assert file.stat().st_size == len("content") + SEAL_BYTES
