"""Test inputs: unchangeable whatever a program tries, and large ones not in memory."""

import gc
import hashlib
import os
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from judge_sandbox.judge import judge
from judge_sandbox.running.inputs import LARGE_INPUT, DamagedDataError, InputCache
from judge_sandbox.types import DataFile, JudgeReport, JudgeTask, Verdict
from tests.judge_sandbox.sandbox_fixture import FILES, Bench

LARGE = LARGE_INPUT + (1 << 20)


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> DataFile:
    path = tmp_path_factory.mktemp("large") / "input"
    block = bytes(range(1, 251)) * 4 + b"\n" * 24
    with path.open("wb") as file:
        for _ in range(LARGE // 1024):
            file.write(block)
    return FILES.add(path)


@pytest.fixture
def inputs(tmp_path: Path) -> Iterator[InputCache]:
    cache = InputCache(FILES.path, large_folder=tmp_path / "inputs")
    yield cache
    cache.close()


def judged(bench: Bench, task: JudgeTask, inputs: InputCache) -> JudgeReport:
    place = replace(bench.sandbox.workplace(0), inputs=inputs)
    return judge(place, task, on_progress=lambda _: None, cancelled=threading.Event())


def is_memory_file(fd: Path) -> bool:
    return str(fd.readlink()).startswith("/memfd:")


def memory_held() -> int:
    """Bytes of this process's own memory and of its files without a name in memory."""
    files = 0
    for fd in Path("/proc/self/fd").iterdir():
        try:
            if is_memory_file(fd):
                files += fd.stat().st_size
        except OSError:
            continue
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return files + pages * os.sysconf("SC_PAGE_SIZE")


COUNTS = """#define _GNU_SOURCE
#include <unistd.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/mman.h>
#include <stdio.h>
static unsigned char buffer[1 << 16];
int main(void) {
    /* What would change the input for the next run, or for a neighbour. */
    int tricks = fchmod(0, 0666) == 0;
    tricks += ftruncate(0, 0) == 0;
    tricks += write(0, "x", 1) == 1;
    tricks += write(open("/proc/self/fd/0", O_RDWR), "x", 1) == 1;
    tricks += open("/proc/self/fd/0", O_WRONLY | O_TRUNC) >= 0;
    tricks += truncate("/proc/self/fd/0", 0) == 0;
    tricks += linkat(AT_FDCWD, "/proc/self/fd/0", AT_FDCWD, "/w/x", AT_SYMLINK_FOLLOW) == 0;
    tricks += mmap(0, 4096, PROT_WRITE, MAP_SHARED, 0, 0) != MAP_FAILED;
    unsigned long sum = 0, size = 0;
    for (ssize_t n; (n = read(0, buffer, sizeof buffer)) > 0; size += n)
        for (ssize_t i = 0; i < n; i++) sum += buffer[i];
    printf("%d %lu %lu\\n", tricks, size, sum);
}
"""


def counting_task(bench: Bench, file: DataFile) -> JudgeTask:
    content = FILES.path(file).read_bytes()
    wanted = b"0 %d %d\n" % (len(content), sum(content[:1024]) * (len(content) // 1024))
    case = replace(bench.case(b"", wanted), input=file)
    again = replace(case, seq=2)
    return bench.task(COUNTS, "C", cases=(case, again), memory_limit_mb=16, time_limit_ms=5000)


def test_a_large_input_is_read_within_a_small_limit_and_cannot_be_changed(
    bench: Bench, large: DataFile, inputs: InputCache
) -> None:
    report = judged(bench, counting_task(bench, large), inputs)
    assert report.status is Verdict.ACCEPTED, report
    assert report.memory_kb < 8 * 1024
    with os.fdopen(inputs.open(large), "rb") as copy:
        assert hashlib.file_digest(copy, "sha256").hexdigest() == large.sha256


def test_a_judge_whose_programs_share_its_user_seals_large_inputs_in_memory(
    bench: Bench, large: DataFile
) -> None:
    sealed = InputCache(FILES.path)
    fd = sealed.open(large)
    assert is_memory_file(Path(f"/proc/self/fd/{fd}"))
    os.close(fd)
    report = judged(bench, counting_task(bench, large), sealed)
    sealed.close()
    assert report.status is Verdict.ACCEPTED, report


def test_a_large_input_takes_no_memory_and_has_no_name(
    tmp_path: Path, large: DataFile, inputs: InputCache
) -> None:
    os.close(inputs.open(FILES.add(Path(os.devnull))))
    before = memory_held()
    fds = [inputs.open(large) for _ in range(3)]
    assert memory_held() - before < 16 << 20
    assert list((tmp_path / "inputs").iterdir()) == []
    assert len({os.fstat(fd).st_ino for fd in fds}) == 1
    for fd in fds:
        status = os.fstat(fd)
        assert (status.st_mode & 0o777, status.st_nlink) == (0o444, 0)
        with pytest.raises(OSError):
            os.write(fd, b"x")
        os.close(fd)


def test_each_descriptor_has_a_place_of_its_own(large: DataFile, inputs: InputCache) -> None:
    first, second = inputs.open(large), inputs.open(large)
    os.read(first, 1000)
    assert os.lseek(second, 0, os.SEEK_CUR) == 0
    os.close(first)
    os.close(second)


def test_a_damaged_large_input_is_told(tmp_path: Path, large: DataFile) -> None:
    other = replace(large, sha256="0" * 64)
    for place, said in (
        (FILES.path(large), "not what its digest says"),
        (tmp_path / "absent", "cannot be read"),
    ):
        inputs = InputCache(lambda _, place=place: place, large_folder=tmp_path / "inputs")
        with pytest.raises(DamagedDataError, match=said):
            inputs.open(other)


@pytest.mark.parametrize("why", ["no folder", "another's folder"])
def test_where_there_is_no_place_on_disk_memory_serves(
    tmp_path: Path, large: DataFile, why: str
) -> None:
    folder = tmp_path / "file" / "inputs"
    if why == "no folder":
        (tmp_path / "file").write_bytes(b"")
    else:
        folder.mkdir(parents=True, mode=0o777)
        folder.chmod(0o777)
    inputs = InputCache(FILES.path, large_folder=folder)
    fd = inputs.open(large)
    assert os.fstat(fd).st_size == LARGE
    assert is_memory_file(Path(f"/proc/self/fd/{fd}"))
    os.close(fd)
    inputs.close()


def test_few_files_stay_open_and_little_is_held(tmp_path: Path) -> None:
    gc.collect()  # what earlier tests left open would be closed meanwhile
    inputs = InputCache(FILES.path, capacity_bytes=10_000)
    before = len(list(Path("/proc/self/fd").iterdir()))
    for number in range(400):
        content = b"%d" % number
        path = tmp_path / str(number)
        path.write_bytes(content)
        os.close(inputs.open(FILES.add(path)))
    assert len(list(Path("/proc/self/fd").iterdir())) - before <= 256
    for number in range(5):
        content = bytes([number]) * 4000
        path.write_bytes(content)
        os.close(inputs.open(FILES.add(path)))
    assert len(list(Path("/proc/self/fd").iterdir())) - before <= 2
    inputs.close()
    assert len(list(Path("/proc/self/fd").iterdir())) == before
