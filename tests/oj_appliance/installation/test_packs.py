"""Language packs come, are renewed and refused."""

from __future__ import annotations

import io
import os
import shutil
import tarfile
from pathlib import Path

import pytest

from installer.appliance.signing import seal
from oj_appliance.installation.packs import NoRoomError, install_pack, installed_packs
from oj_appliance.installation.sealed_file import MANIFEST, SealError
from tests.installer.release import Release

pytestmark = pytest.mark.quick

FILES = {"usr/bin/cc": "v1", "usr/lib/old": "old", "bin": "->usr/bin", "usr/share/both": "b"}


def test_a_pack_is_put_into_place_and_told(tmp_path: Path) -> None:
    release, languages = Release(tmp_path), tmp_path / "languages"
    manifest = install_pack(release.pack(FILES), languages, release.trusted)
    assert (languages / "bin/cc").read_text() == "v1"
    assert (languages / "bin").readlink() == Path("usr/bin")
    assert installed_packs(languages) == [manifest]


def test_a_newer_pack_leaves_nothing_of_the_older_one(tmp_path: Path) -> None:
    release, languages = Release(tmp_path), tmp_path / "languages"
    install_pack(release.pack(FILES), languages, release.trusted)
    other = release.pack({"usr/share/both": "b", "usr/bin/go": "g"}, name="oj-languages-other")
    install_pack(other, languages, release.trusted)
    install_pack(release.pack({"usr/bin/cc": "v2"}), languages, release.trusted)
    assert (languages / "usr/bin/cc").read_text() == "v2"
    assert not (languages / "usr/lib/old").exists()
    assert (languages / "usr/share/both").read_text() == "b"  # the other pack's as well
    assert (languages / "usr/bin/go").exists() and len(installed_packs(languages)) == 2


def test_a_pack_of_a_stranger_writes_nothing(tmp_path: Path) -> None:
    release, languages = Release(tmp_path), tmp_path / "languages"
    stranger = Release(tmp_path)
    with pytest.raises(SealError):
        install_pack(release.pack(FILES), languages, stranger.trusted)
    with pytest.raises(SealError, match="no language pack"):
        install_pack(release.pack(FILES, kind="program"), languages, release.trusted)
    assert not languages.exists()


def test_a_full_disk_is_told_before_anything_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    release, languages = Release(tmp_path), tmp_path / "languages"
    usage = shutil.disk_usage(tmp_path)
    monkeypatch.setattr(shutil, "disk_usage", lambda place: usage._replace(free=3))
    with pytest.raises(NoRoomError):
        install_pack(release.pack(FILES), languages, release.trusted)
    assert not languages.exists()


@pytest.mark.parametrize("name", ["root/../../out", "/out", "root/a/link/out", "root/device"])
def test_a_member_that_leads_out_or_is_no_file_is_refused(tmp_path: Path, name: str) -> None:
    """Even with a good seal: whoever builds may have been tricked."""
    release = Release(tmp_path)
    text = release.pack({"a/x": "x", "a/link": f"->{tmp_path}"})
    file = tmp_path / "bad.pack"
    with tarfile.open(file, "w:xz") as archive:
        manifest = manifest_text(text)
        archive.addfile(member(MANIFEST, len(manifest)), io.BytesIO(manifest))
        link = tarfile.TarInfo("root/a/link")
        link.type, link.linkname = tarfile.SYMTYPE, str(tmp_path)
        archive.addfile(link)
        bad = member(name, 0)
        bad.type = tarfile.CHRTYPE if name.endswith("device") else tarfile.REGTYPE
        archive.addfile(bad)
    seal(file, release.key)
    with pytest.raises(SealError):
        install_pack(file, tmp_path / "languages", release.trusted)
    assert not os.path.lexists(tmp_path / "out") and not Path("/out").exists()


def member(name: str, size: int) -> tarfile.TarInfo:
    found = tarfile.TarInfo(name)
    found.size = size
    return found


def manifest_text(pack: Path) -> bytes:
    with tarfile.open(pack, "r:xz") as archive:
        file = archive.extractfile(MANIFEST)
        assert file is not None
        return file.read()
