"""The one unpacking module against honest, broken and hostile archives."""

from __future__ import annotations

import ast
import io
import json
import struct
import subprocess
import sys
import tracemalloc
import zipfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from oj_appliance.errors import ApiError
from oj_appliance.files.archives import MIB, open_archive

FIXTURES = Path(__file__).parents[2] / "fixtures" / "problems"
MANIFEST = json.loads((FIXTURES / "manifest.json").read_text("utf-8"))
UNSAFE = [
    each
    for each in MANIFEST["broken"]
    if each["path"].endswith(".zip") and each.get("key") == "testcase.bad_zip"
]
GOOD = sorted(path for path in FIXTURES.rglob("*.zip") if "broken" not in path.parts)


def _read(path: Path) -> dict[str, bytes]:
    with open_archive(path) as archive:
        return {entry.name: b"".join(archive.chunks(entry)) for entry in archive.files}


def _refused(path: Path) -> ApiError:
    with pytest.raises(ApiError) as caught:
        open_archive(path)
    assert caught.value.key == "testcase.bad_zip"
    return caught.value


def _zip(path: Path, files: dict[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> Path:
    with zipfile.ZipFile(path, "w", method) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return path


@pytest.mark.parametrize("unsafe", UNSAFE, ids=lambda each: Path(each["path"]).stem)
def test_an_unsafe_archive_is_refused_in_little_memory(unsafe: dict[str, Any]) -> None:
    tracemalloc.start()
    try:
        _refused(FIXTURES / unsafe["path"])
        assert tracemalloc.get_traced_memory()[1] < 20 * MIB
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("path", GOOD, ids=lambda path: path.stem)
def test_an_honest_archive_reads_as_other_tools_read_it(path: Path) -> None:
    with zipfile.ZipFile(path) as other:
        expected = sorted(other.read(each) for each in other.infolist() if not each.is_dir())
    assert sorted(_read(path).values()) == expected


NAMES = st.text(
    st.characters(exclude_categories=["Cs", "Cc"], exclude_characters="/\\:"),
    min_size=1,
    max_size=12,
).filter(lambda name: name not in (".", ".."))


@settings(max_examples=60)
@given(st.dictionaries(NAMES, st.binary(max_size=300), max_size=8), st.booleans())
def test_what_was_packed_is_unpacked(
    tmp_path_factory: pytest.TempPathFactory, files: dict[str, bytes], is_packed: bool
) -> None:
    path = tmp_path_factory.mktemp("zip") / "a.zip"
    method = zipfile.ZIP_DEFLATED if is_packed else zipfile.ZIP_STORED
    _zip(path, files, method)
    keys = {name.casefold() for name in files}
    try:
        assert _read(path) == files
    except ApiError as error:
        # Composed and decomposed letters, or letter case, may make two names one.
        assert error.key == "testcase.bad_zip"
        assert len(keys) < len(files) or not all(name.isascii() for name in files)


@settings(max_examples=200)
@given(st.data())
def test_a_damaged_archive_is_refused_or_harmless(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("1.in", b"1 2 3\n" * 20)
        archive.writestr("folder/1.out", b"6\n")
    raw = bytearray(buffer.getvalue())
    for _ in range(data.draw(st.integers(1, 4))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    path = tmp_path_factory.mktemp("zip") / "a.zip"
    path.write_bytes(bytes(raw[: data.draw(st.integers(0, len(raw)))]) or b"x")
    try:
        files = _read(path)
    except ApiError as error:
        assert error.key == "testcase.bad_zip"
    else:
        assert set(files.values()) <= {b"1 2 3\n" * 20, b"6\n"}


@pytest.mark.parametrize(
    "name",
    ["../a", "/a", "a/../../b", "C:\\a", "c:a", "..\\a", "\\a", "\\\\host\\a", ".", "./", "a/.."],
)
def test_a_name_that_leads_outside_refuses_the_whole(tmp_path: Path, name: str) -> None:
    path = _zip(tmp_path / "a.zip", {"ok.in": b"1", name: b"2"})
    assert str(_refused(path).fill["entry"]).startswith(name[:2])


def test_a_file_cannot_be_a_folder_too(tmp_path: Path) -> None:
    _refused(_zip(tmp_path / "a.zip", {"a": b"1", "a/b": b"2"}))
    _refused(_zip(tmp_path / "b.zip", {"x/a/b": b"2", "X/A": b"1"}))


def test_backslashes_of_old_windows_tools_part_folders(tmp_path: Path) -> None:
    assert _read(_zip(tmp_path / "a.zip", {"data\\1.in": b"1"})) == {"data/1.in": b"1"}


def test_names_are_read_as_gb18030_when_one_of_them_is_not_utf8(tmp_path: Path) -> None:
    path = _zip(tmp_path / "a.zip", {"AAAA.in": b"1", "BBBB.in": b"2"})
    raw = path.read_bytes()
    # Both names are valid GBK; the first happens to be valid UTF-8 as well.
    raw = raw.replace(b"AAAA", "联通".encode("gbk")).replace(b"BBBB", "测试".encode("gbk"))
    path.write_bytes(raw)
    assert set(_read(path)) == {"联通.in", "测试.in"}


def test_archives_in_the_wide_form_are_read(tmp_path: Path) -> None:
    path = tmp_path / "a.zip"
    with zipfile.ZipFile(path, "w") as archive, archive.open("1.in", "w", force_zip64=True) as one:
        one.write(b"12")
    assert _read(path) == {"1.in": b"12"}
    many = tmp_path / "many.zip"
    maker = FIXTURES / "make_many_entries.py"
    subprocess.run([sys.executable, str(maker), "70000", str(many)], check=True)
    assert _refused(many).fill["entry"] == "zip"


@pytest.mark.parametrize("place", [2**64 - 1, 2**63, 2**63 - 1, 2**32, 1_000])
def test_an_entry_behind_the_end_of_the_file_is_refused(tmp_path: Path, place: int) -> None:
    path = _zip(tmp_path / "a.zip", {"1.in": b"1"})
    raw = path.read_bytes()
    directory = raw.index(b"PK\x01\x02")
    end = raw.index(b"PK\x05\x06")
    wide = struct.pack("<2HQ", 1, 8, place)
    listed = bytearray(raw[directory:end] + wide)
    struct.pack_into("<H", listed, 30, len(wide))
    struct.pack_into("<I", listed, 42, 0xFFFFFFFF)
    last = struct.pack("<4s4H2IH", b"PK\x05\x06", 0, 0, 1, 1, len(listed), directory, 0)
    path.write_bytes(raw[:directory] + listed + last)
    assert _refused(path).fill == {"entry": "1.in"}


def test_one_body_cannot_serve_two_entries(tmp_path: Path) -> None:
    path = tmp_path / "a.zip"
    maker = FIXTURES / "make_many_entries.py"
    subprocess.run([sys.executable, str(maker), "2", str(path)], check=True)
    _refused(path)


def test_other_compressions_are_refused(tmp_path: Path) -> None:
    assert _refused(_zip(tmp_path / "a.zip", {"1.in": b"1"}, zipfile.ZIP_LZMA)).fill == {
        "entry": "1.in"
    }


def test_a_comment_that_looks_like_an_end_record_does_not_fool_the_reader(tmp_path: Path) -> None:
    path = _zip(tmp_path / "a.zip", {"1.in": b"1"})
    with zipfile.ZipFile(path, "a") as archive:
        archive.comment = b"PK\x05\x06" + struct.pack("<4H2IH", 0, 0, 9, 9, 9, 9, 7)
    assert _read(path) == {"1.in": b"1"}


def _changed(raw: bytes, mark: bytes, at: int, pattern: str, *values: int) -> bytes:
    """With other numbers in the last record of that mark."""
    changed = bytearray(raw)
    struct.pack_into(pattern, changed, raw.rindex(mark) + at, *values)
    return bytes(changed)


def _with_a_tail(raw: bytes, tail: bytes) -> bytes:
    """More packed bytes than the content needs, by the numbers of both headers."""
    directory = raw.index(b"PK\x01\x02")
    (packed,) = struct.unpack_from("<I", raw, directory + 20)
    longer = raw[:directory] + tail + raw[directory:]
    for mark, at in ((b"PK\x03\x04", 18), (b"PK\x01\x02", 20)):
        longer = _changed(longer, mark, at, "<I", packed + len(tail))
    return _changed(longer, b"PK\x05\x06", 16, "<I", directory + len(tail))


def test_what_zipfile_lets_pass_is_refused(tmp_path: Path) -> None:
    raw = _zip(tmp_path / "a.zip", {"1.in": b"1" * 50}).read_bytes()
    end = b"PK\x05\x06"
    lax = {
        "a program before it": b"MZ" + b"x" * 100 + raw,
        "bytes behind a content": _with_a_tail(raw, b"JUNK"),
        "a second disk": _changed(raw, end, 4, "<HH", 1, 1),
        "more entries than listed": _changed(raw, end, 8, "<HH", 5, 5),
    }
    for content in lax.values():
        with zipfile.ZipFile(io.BytesIO(content)) as other:
            assert other.testzip() is None
        path = tmp_path / "lax.zip"
        path.write_bytes(content)
        _refused(path)


def test_a_large_content_is_unpacked_piece_by_piece(tmp_path: Path) -> None:
    path = _zip(tmp_path / "a.zip", {"big.in": b"0123456789abcdef" * (3 * MIB)})
    tracemalloc.start()
    try:
        with open_archive(path) as archive:
            (entry,) = archive.files
            assert sum(len(chunk) for chunk in archive.chunks(entry)) == entry.size == 48 * MIB
            with pytest.raises(ApiError):
                archive.read(entry, limit=MIB)
        assert tracemalloc.get_traced_memory()[1] < 8 * MIB
    finally:
        tracemalloc.stop()


# -- no other way in

# Writers of archives, each with the mode in which it opens one.
WRITERS = {
    "contests/accepted/service.py": "w",
    "problems/test_data/testcases.py": "w",
    "interchange/writing/archive.py": "w",
    "exam_results/closing/evidence.py": "w",
    "exam_results/papers/archive.py": "w",
}
# Whole backups, which root alone brings: plain tar, read entry by entry, each name one of its own.
OWN_BACKUPS = "backups/archive.py"
# Release files that root installs: the seal is checked before the first entry is read.
RELEASES = {"installation/sealed_file.py", "installation/unpacking.py"}
# What this server says of itself, in a file that is only written.
SUPPORT_FILE = "cli/support_file.py"
UNPACKERS = frozenset({"zipfile", "tarfile", "gzip", "bz2", "lzma", "shutil.unpack_archive"})
PACKAGE = Path(__file__).parents[3] / "oj_appliance"


def _names_used(tree: ast.AST) -> set[str]:
    used: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            used |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            used |= {node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            used.add(f"{node.value.id}.{node.attr}")
    return used


def test_no_other_module_unpacks_what_comes_from_outside() -> None:
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        if _names_used(tree) & UNPACKERS:
            found[path.relative_to(PACKAGE).as_posix()] = tree
    # The unpacking module itself needs none of them.
    assert set(found) == {*WRITERS, OWN_BACKUPS, *RELEASES, SUPPORT_FILE}
    for name, mode in WRITERS.items():
        opened = [
            ast.literal_eval(call.args[1])
            for call in ast.walk(found[name])
            if isinstance(call, ast.Call)
            and ast.unparse(call.func) in ("zipfile.ZipFile", "tarfile.open")
        ]
        assert opened == [mode], f"{name} opens archives for something else than writing"
