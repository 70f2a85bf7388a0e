"""The old site's files in a zip, a tar, or a tar.gz: read alike, and none does harm."""

from __future__ import annotations

import gzip
import io
import tarfile
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oj_appliance.errors import ApiError
from oj_appliance.files.archives import Limits
from oj_appliance.site_move import bounds, tars
from oj_appliance.site_move.archive import SiteFiles

LONG = "deep/" * 30 + "1001/a.in"


def tar_of(
    files: dict[str, bytes], kind: int = tarfile.GNU_FORMAT, encoding: str = "utf-8"
) -> bytes:
    content = io.BytesIO()
    with tarfile.open(fileobj=content, mode="w", format=kind, encoding=encoding) as archive:
        for name, each in files.items():
            about = tarfile.TarInfo(name)
            about.size = len(each)
            archive.addfile(about, io.BytesIO(each))
    return content.getvalue()


def with_entry(change: Callable[[tarfile.TarInfo], None]) -> bytes:
    """A plain file before and behind one that is `change`d."""
    content = io.BytesIO()
    with tarfile.open(fileobj=content, mode="w") as archive:
        for name in ("1001/before.in", "1001/odd.in", "1001/behind.in"):
            about = tarfile.TarInfo(name)
            if name.endswith("odd.in"):
                change(about)
                archive.addfile(about)
            else:
                about.size = 1
                archive.addfile(about, io.BytesIO(b"1"))
    return content.getvalue()


def kept(folder: Path, content: bytes) -> Path:
    path = folder / "files-0"
    path.write_bytes(content)
    return path


def read(folder: Path, content: bytes) -> dict[str, bytes]:
    with SiteFiles([kept(folder, content)]) as files:
        found = files.in_folder("1001")
        return {name: b"".join(files.chunks(path)) for name, path in found.items()}


def refused(folder: Path, content: bytes) -> str:
    with pytest.raises(ApiError) as refusal:
        read(folder, content)
    assert [each.name for each in folder.iterdir()] == ["files-0"]
    return refusal.value.key


FILES = {LONG: b"1 2\n", LONG.replace(".in", ".out"): b"3\n" * 1000}


@pytest.mark.parametrize("kind", [tarfile.GNU_FORMAT, tarfile.PAX_FORMAT])
@pytest.mark.parametrize("packed", [bytes, gzip.compress], ids=["tar", "tar.gz"])
def test_a_tar_is_read_as_a_zip_is(
    tmp_path: Path, kind: int, packed: Callable[[bytes], bytes]
) -> None:
    found = read(tmp_path, packed(tar_of(FILES, kind)))
    assert found == {"a.in": b"1 2\n", "a.out": b"3\n" * 1000}


def test_names_of_old_systems_are_read(tmp_path: Path) -> None:
    ustar = tar_of({"judge/1001/样例.in": b"x"}, tarfile.USTAR_FORMAT, "gb18030")
    assert read(tmp_path, ustar) == {"样例.in": b"x"}
    assert read(tmp_path, tar_of({"./1001/a.in": b"x"})) == {"a.in": b"x"}


@pytest.mark.parametrize(
    "kind",
    [tarfile.SYMTYPE, tarfile.LNKTYPE, tarfile.CHRTYPE, tarfile.FIFOTYPE, tarfile.DIRTYPE],
)
def test_links_and_devices_are_passed_over(tmp_path: Path, kind: bytes) -> None:
    def odd(about: tarfile.TarInfo) -> None:
        about.type, about.linkname = kind, "/etc/passwd"

    assert sorted(read(tmp_path, with_entry(odd))) == ["before.in", "behind.in"]


def renamed(name: str) -> Callable[[], bytes]:
    return lambda: with_entry(lambda about: setattr(about, "name", name))


def header_of(size: bytes) -> bytes:
    """One that claims this size."""
    raw = bytearray(tar_of({"1001/a.in": b"x"}))
    raw[124:136] = size
    raw[148:156] = b" " * 8
    raw[148:156] = b"%06o\0 " % sum(raw[:512])
    return bytes(raw)


@pytest.mark.parametrize(
    "content",
    [
        renamed("../../etc/cron.d/x"),
        renamed("/etc/passwd"),
        renamed("C:\\x"),
        renamed("a\\..\\..\\x"),
        lambda: tar_of(FILES)[:1500],
        lambda: gzip.compress(tar_of(FILES)[:1500]),
        lambda: header_of(b"77777777777\0"),
        lambda: header_of(b"\x80" + b"\xff" * 11),
        lambda: header_of(b"not a numbe\0"),
        lambda: gzip.compress(b"no tar at all" * 100),
        lambda: b"\x1f\x8bbroken",
        lambda: gzip.compress(bytes(80 * 1024 * 1024), 9),
        lambda: b"words" * 500,
        lambda: with_entry(lambda about: setattr(about, "pax_headers", {"size": "9" * 40})),
    ],
    ids=[
        *("up", "root", "drive", "backslashes", "cut", "cut and packed", "huge", "huge in bits"),
        *("no number", "packed words", "broken gzip", "bomb", "words", "huge in a note"),
    ],
)
def test_what_would_do_harm_is_refused(tmp_path: Path, content: Callable[[], bytes]) -> None:
    assert refused(tmp_path, content()) in ("move.bad_files", "move.too_large")


@given(st.binary(max_size=2000), st.integers(0, 1500))
def test_noise_in_a_tar_is_refused_or_read_within_it(
    tmp_path_factory: pytest.TempPathFactory, noise: bytes, place: int
) -> None:
    whole = tar_of(FILES)
    spoilt = whole[:place] + noise + whole[place + len(noise) :]
    path = kept(tmp_path_factory.mktemp("tar"), spoilt)
    try:
        tar = tars.Tar(path)
    except ApiError:
        return
    for each in tar.entries:
        assert each.offset + each.size <= len(spoilt) and ".." not in each.name.split("/")
    tar.close()


def test_a_larger_zip_than_a_browser_sends_is_taken_by_the_command_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With bounds that a test can pass."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        archive.writestr("1001/a.in", bytes(5000))
    monkeypatch.setattr(bounds, "USUAL", Limits(packed=1000, unpacked=4000))
    assert read(tmp_path, content.getvalue()) == {"a.in": bytes(5000)}
    monkeypatch.setattr(bounds, "LARGE", Limits(packed=1000, unpacked=4000))
    assert refused(tmp_path, content.getvalue()) == "move.bad_files"


def test_what_a_packed_tar_unpacks_to_is_bounded_like_a_zip(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packed = gzip.compress(tar_of({"1001/a.in": bytes(50_000)}))
    monkeypatch.setattr(bounds, "USUAL", Limits(unpacked=40_000))
    assert refused(tmp_path, packed) == "move.bad_files"
