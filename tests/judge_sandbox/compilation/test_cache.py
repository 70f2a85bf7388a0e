"""Known programs are not compiled again, and nothing but an own good result is ever served."""

import os
import shutil
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge_sandbox.compilation import CompileFailure, Compiler
from judge_sandbox.compilation.cache import CompileCache, artefact_key
from judge_sandbox.languages import all_languages
from judge_sandbox.running.cache_folder import prepare_cache
from judge_sandbox.types import Verdict
from tests.judge_sandbox.compilation.conftest import Workshop
from tests.judge_sandbox.compilation.running import run_program

MAIN = "int main(void) { return %d; }\n"
KEY = "ab" * 32


def number() -> str:
    """A program that no other test has compiled."""
    return MAIN % (time.monotonic_ns() % 1_000_000_007)


def test_a_known_program_runs_no_compiler(workshop: Workshop, compiler: Compiler) -> None:
    source = number()
    first = workshop.compile(compiler, source)
    before = workshop.compiles()
    assert workshop.compile(compiler, source) == first
    assert workshop.compile(compiler, source, slot=1) == first
    assert workshop.compiles() == before


def test_a_known_program_stays_known_after_a_restart(
    workshop: Workshop, compiler: Compiler
) -> None:
    source = number()
    first = workshop.compile(compiler, source)
    before = workshop.compiles()
    assert workshop.compile(workshop.new_compiler(), source) == first
    assert workshop.compiles() == before


def test_any_changed_part_is_compiled_anew(workshop: Workshop, compiler: Compiler) -> None:
    source = number()
    compile_it = partial(workshop.compile, compiler)
    changes = [
        partial(compile_it, source),
        partial(compile_it, source + "\n"),
        partial(compile_it, source, "C With O2"),
        partial(compile_it, source, "C++ 17"),
        partial(compile_it, source, prepend="\n"),
        partial(compile_it, source, append="\n"),
        partial(compile_it, source, extra_files={"a.h": "1"}),
        partial(compile_it, source, extra_files={"a.h": "2"}),
        partial(compile_it, source, extra_files={"b.h": "1"}),
    ]
    for compile_changed in changes:
        before = workshop.compiles()
        assert isinstance(compile_changed(), bytes)
        assert workshop.compiles() == before + 1
    before = workshop.compiles()
    assert isinstance(workshop.compile_judge_program(compiler, source, "C"), bytes)
    assert isinstance(
        workshop.compile_judge_program(compiler, source, "C", role="interactive"), bytes
    )
    assert workshop.compiles() == before + 2


texts = st.text(max_size=4)


@given(
    st.lists(st.tuples(texts, texts, texts, st.dictionaries(texts, texts)), min_size=2, max_size=2)
)
def test_different_programs_have_different_keys(
    programs: list[tuple[str, str, str, dict[str, str]]],
) -> None:
    language = all_languages()["C"]
    keys = {artefact_key(language, ("12",), (), parts, files) for *parts, files in programs}
    assert len(keys) == (1 if programs[0] == programs[1] else 2)


def test_compilers_flags_and_languages_are_part_of_the_key() -> None:
    languages = all_languages()
    keys = {
        artefact_key(languages[name], toolchain, flags, ("x",), {})
        for name in ("C", "C With O2", "C++", "C++ 17")
        for toolchain in (("12",), ("13",))
        for flags in ((), ("-I.",))
    }
    assert len(keys) == 16


def test_two_slots_with_the_same_program_run_one_compiler(
    workshop: Workshop, compiler: Compiler
) -> None:
    source = number() + "".join(f"int f{n}(int x) {{ return x * {n}; }}\n" for n in range(3000))
    before = workshop.compiles()
    both = threading.Barrier(2, timeout=60)

    def compile_in(slot: int) -> bytes | CompileFailure:
        both.wait()
        return workshop.compile(compiler, source, slot=slot)

    with ThreadPoolExecutor(2) as pool:
        first, second = pool.map(compile_in, (0, 1))
    assert isinstance(first, bytes)
    assert first == second
    assert workshop.compiles() == before + 1


# A loop of too many rounds the compiler refuses after half a second; on these it works for many.
BOMB = (
    "constexpr long f() { long s = 0; for (long i = 0; i < 200000; i++)"
    " for (long j = 0; j < 200000; j++) s++; return s; }\n"
    "constexpr long v = f(); int main() {}\n"
)


def test_waiting_for_another_slot_can_be_cancelled(workshop: Workshop, compiler: Compiler) -> None:
    first_cancelled, second_cancelled = threading.Event(), threading.Event()
    with ThreadPoolExecutor(2) as pool:
        running = workshop.compiles() + 1
        first = pool.submit(workshop.compile, compiler, BOMB, "C++", cancelled=first_cancelled)
        while workshop.compiles() < running:
            time.sleep(0.01)
        second = pool.submit(
            workshop.compile, compiler, BOMB, "C++", slot=1, cancelled=second_cancelled
        )
        second_cancelled.set()
        assert second.result(60) == CompileFailure(Verdict.CANCELLED, "")
        first_cancelled.set()
        assert first.result(60) == CompileFailure(Verdict.CANCELLED, "")
    assert workshop.compiles() == running


def test_a_compile_that_was_cancelled_is_done_again(workshop: Workshop, compiler: Compiler) -> None:
    source, cancelled = number(), threading.Event()
    cancelled.set()
    stopped = workshop.compile(compiler, source, cancelled=cancelled)
    assert stopped == CompileFailure(Verdict.CANCELLED, "")
    assert isinstance(workshop.compile(compiler, source), bytes)


def test_a_compile_that_failed_or_met_a_limit_is_done_again(
    workshop: Workshop, compiler: Compiler
) -> None:
    memory = "char a[1L << 33] = {1}; int main(void) {}"  # larger than a file may be
    for source in ("int main(void) { return x; }", memory):
        for _ in range(2):
            before = workshop.compiles()
            failed = workshop.compile(compiler, source)
            assert isinstance(failed, CompileFailure)
            assert failed.status is Verdict.COMPILE_ERROR
            assert workshop.compiles() == before + 1


def test_a_waiting_slot_compiles_itself_when_the_other_failed(
    workshop: Workshop, compiler: Compiler
) -> None:
    source = "int main(void) { return x; }\n" + "int y;\n" * 20_000
    before = workshop.compiles()
    with ThreadPoolExecutor(2) as pool:
        results = list(pool.map(lambda slot: workshop.compile(compiler, source, slot=slot), (0, 1)))
    assert all(isinstance(result, CompileFailure) for result in results)
    assert workshop.compiles() == before + 2


def test_no_box_sees_the_folder(workshop: Workshop, compiler: Compiler) -> None:
    assert isinstance(workshop.compile(compiler, number()), bytes)
    stored = next(workshop.compiled.iterdir())
    # A file that is seen would become part of the program.
    for path in (stored, Path("/pch/../compiled") / stored.name):
        source = f'__asm__(".incbin \\"{path}\\"");\nint main(void) {{}}'
        failed = workshop.compile(compiler, source)
        assert isinstance(failed, CompileFailure)
        assert "file not found" in failed.message
    listing = (
        "#include <stdio.h>\n#include <dirent.h>\nint main(void) {"
        f' puts(opendir("{workshop.cache_dir}") ? "seen" : "absent"); }}'
    )
    assert run_program(workshop, compiler, listing)[0] == b"absent\n"


# On disk


def test_the_least_recently_used_goes_first(tmp_path: Path) -> None:
    cache = CompileCache(tmp_path / "c", memory_bytes=0, disk_bytes=3 * 1100)
    for name in "123":
        cache.put(name * 64, name.encode() * 1000)
    assert cache.get("1" * 64) is not None
    cache.put("4" * 64, b"4" * 1000)
    assert cache.get("2" * 64) is None
    assert [cache.get(name * 64) is not None for name in "134"] == [True, True, True]
    assert {path.name[0] for path in (tmp_path / "c").iterdir()} == {"1", "3", "4"}


def test_the_order_of_use_survives_a_restart(tmp_path: Path) -> None:
    for number, name in enumerate("231"):
        CompileCache(tmp_path / "c").put(name * 64, b"x" * 1000)
        os.utime(tmp_path / "c" / (name * 64), (number, number))
    CompileCache(tmp_path / "c").get("2" * 64)
    later = CompileCache(tmp_path / "c", disk_bytes=3 * 1100)
    later.put("4" * 64, b"x" * 1000)
    assert {path.name[0] for path in (tmp_path / "c").iterdir()} == {"1", "2", "4"}


def test_memory_is_bounded(tmp_path: Path) -> None:
    cache = CompileCache(tmp_path / "c", memory_bytes=2500, disk_bytes=0)
    for name in "123":
        cache.put(name * 64, name.encode() * 1000)
    assert [cache.get(name * 64) is not None for name in "123"] == [False, True, True]


@settings(deadline=None)
@given(st.binary(max_size=300))
def test_what_was_put_comes_back(content: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        CompileCache(Path(folder) / "c").put(KEY, content)
        assert CompileCache(Path(folder) / "c").get(KEY) == content


@settings(deadline=None)
@given(st.data())
def test_a_damaged_file_is_refused_and_removed(data: st.DataObject) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "c"
        CompileCache(folder).put(KEY, b"the program" * 5)
        whole = (folder / KEY).read_bytes()
        place = data.draw(st.integers(0, len(whole) - 1))
        damaged = data.draw(
            st.sampled_from(
                [
                    whole[:place],
                    whole + b"x",
                    whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :],
                ]
            )
        )
        (folder / KEY).write_bytes(damaged)
        assert CompileCache(folder).get(KEY) is None
        assert not (folder / KEY).exists()


def test_an_artefact_of_another_program_is_refused(tmp_path: Path) -> None:
    cache = CompileCache(tmp_path / "c")
    cache.put("1" * 64, b"attack")
    (tmp_path / "c" / ("1" * 64)).rename(tmp_path / "c" / ("2" * 64))
    assert CompileCache(tmp_path / "c").get("2" * 64) is None


@pytest.mark.parametrize("trick", ["link", "second name", "writable", "other owner", "pipe"])
def test_a_file_that_others_could_have_written_is_refused(tmp_path: Path, trick: str) -> None:
    CompileCache(tmp_path / "c").put(KEY, b"x")
    file = tmp_path / "c" / KEY
    if trick == "link":
        file.rename(tmp_path / "elsewhere")
        file.symlink_to(tmp_path / "elsewhere")
    elif trick == "second name":
        (tmp_path / "elsewhere").hardlink_to(file)
    elif trick == "writable":
        file.chmod(0o666)
    elif trick == "other owner":
        os.chown(file, 12345, 12345)
    else:
        file.unlink()
        os.mkfifo(file)
    assert CompileCache(tmp_path / "c").get(KEY) is None


@pytest.mark.parametrize("trick", ["open to all", "other owner", "link", "file"])
def test_a_folder_that_others_could_have_written_is_not_used(tmp_path: Path, trick: str) -> None:
    folder = tmp_path / "c"
    CompileCache(folder).put(KEY, b"x")
    if trick == "open to all":
        folder.chmod(0o777)
    elif trick == "other owner":
        os.chown(folder, 12345, 12345)
    else:
        folder.rename(tmp_path / "elsewhere")
        if trick == "link":
            folder.symlink_to(tmp_path / "elsewhere")
        else:
            folder.write_bytes(b"")
    cache = CompileCache(folder)
    assert cache.get(KEY) is None
    cache.put(KEY, b"y")  # in memory it still works
    assert cache.get(KEY) == b"y"


def test_what_a_crash_left_half_written_is_removed(tmp_path: Path) -> None:
    cache = CompileCache(tmp_path / "c")
    cache.put("1" * 64, b"x")
    (tmp_path / "c" / "new-abc").write_bytes(b"half")
    assert CompileCache(tmp_path / "c").get("1" * 64) == b"x"
    assert [path.name for path in (tmp_path / "c").iterdir()] == ["1" * 64]


def test_the_folder_serves_the_user_that_the_process_becomes() -> None:
    folder = Path(tempfile.mkdtemp())  # pytest's own folders are closed to others
    folder.chmod(0o755)
    try:
        prepare_cache(folder, (12345, 12345))
        child = os.fork()
        if child == 0:
            try:
                os.setgroups([])
                os.setresgid(12345, 12345, 12345)
                os.setresuid(12345, 12345, 12345)
                CompileCache(folder / "compiled").put(KEY, b"x")
                CompileCache(folder / "forbidden").put(KEY, b"x")
                os._exit(CompileCache(folder / "compiled").get(KEY) != b"x")
            finally:
                os._exit(2)
        assert os.waitpid(child, 0)[1] == 0
        assert (folder / "compiled").stat().st_mode & 0o777 == 0o700
        assert (folder / "compiled" / KEY).stat().st_uid == 12345
        assert not (folder / "forbidden").exists()
    finally:
        shutil.rmtree(folder)


def test_a_cache_that_another_user_put_there_is_not_touched_by_root(tmp_path: Path) -> None:
    elsewhere, planted = tmp_path / "elsewhere", tmp_path / "planted"
    elsewhere.mkdir(mode=0o700)
    planted.mkdir()
    os.chown(planted, 12345, 12345)
    for name, target in (("link", elsewhere), ("inner", None)):
        cache = tmp_path / name
        if target is not None:
            cache.symlink_to(target)
        else:
            planted.rename(cache)
        with pytest.raises(OSError, match=r"Not a directory|another user"):
            prepare_cache(cache, (12345, 12345))
    assert list(elsewhere.iterdir()) == list((tmp_path / "inner").iterdir()) == []


def test_a_link_in_place_of_a_folder_inside_the_cache_is_refused(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir(mode=0o700)
    cache = tmp_path / "cache"
    cache.mkdir()
    for name in ("compiled", "pch"):
        (cache / name).symlink_to(elsewhere)
        with pytest.raises(OSError, match=r"Not a directory|symbolic links"):
            prepare_cache(cache, (12345, 12345))
        (cache / name).unlink()
    assert elsewhere.stat().st_uid == 0 and elsewhere.stat().st_mode & 0o777 == 0o700


def test_the_folders_modes_do_not_depend_on_the_umask(tmp_path: Path) -> None:
    before = os.umask(0o077)
    try:
        headers = prepare_cache(tmp_path / "cache", (12345, 12345))
    finally:
        os.umask(before)
    assert headers.stat().st_mode & 0o777 == headers.parent.stat().st_mode & 0o777 == 0o755
