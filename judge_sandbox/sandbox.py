"""The sandbox as the rest of the world sees it: open, languages, judge, close.

`Sandbox.open` forks the native part, which keeps the rights that Python gives up afterwards; all
that Python needs later goes over inherited sockets. Precompiled headers are written by the native
manager into a root-owned folder; what Python itself keeps lies in folders of its own beside them.
"""

from __future__ import annotations

import os
import re
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from judge_sandbox import memory_files
from judge_sandbox.boxes import Keeper, Manager
from judge_sandbox.build import build_native
from judge_sandbox.cache_folder import INPUTS, give_folders, is_own
from judge_sandbox.compilation import CompileFailure, Compiler
from judge_sandbox.compilation.recipes import Role
from judge_sandbox.judge import Workplace, judge
from judge_sandbox.languages import Language, all_languages
from judge_sandbox.limits import MIB
from judge_sandbox.memory_files import InputCache, OutputCache
from judge_sandbox.protocol import BoxKind, NativeError, RunLimits
from judge_sandbox.quiet_lane import QuietLane
from judge_sandbox.remedies import unavailable
from judge_sandbox.test_run import test_run
from judge_sandbox.types import (
    InstalledLanguage,
    JudgeProgram,
    JudgeReport,
    JudgeTask,
    OnProgress,
    SandboxUnavailable,
    TestRunReport,
    TestRunTask,
    Verdict,
)

_PROBE_LIMITS = RunLimits(
    cpu_ms=10_000,
    wall_ms=30_000,
    idle_ms=0,
    memory_bytes=512 * MIB,
    stack_bytes=64 * MIB,
    file_bytes=MIB,
    processes=128,
    open_files=256,
)


class Sandbox:
    """Slots that judge in parallel, each bound to one core."""

    def __init__(self, manager: Manager, cores: Sequence[int], cache_dir: Path) -> None:
        self._manager = manager
        self._cores = cores
        self._keepers: list[Keeper] = [manager.keeper(slot) for slot in range(len(cores))]
        # Without root a program has the judge's own uid and could change a file on disk.
        self._inputs = InputCache(large_folder=cache_dir / INPUTS if os.geteuid() == 0 else None)
        self._outputs = OutputCache()
        self._lane = QuietLane()
        self._languages: dict[str, Language] = {}
        self._versions: dict[str, str] = {}
        self._probe_languages()
        self._compiler = Compiler(manager, cache_dir, self._languages, self._versions)
        self._compiler.remove_old_toolchain_files()

    @classmethod
    def open(cls, *, slots: int, cache_dir: Path, owner: tuple[int, int] | None = None) -> Sandbox:
        """Forks the native part. Call before any thread starts and before rights are dropped.

        `owner` is the uid and gid that the process will have afterwards: compiled programs and
        large inputs are kept in folders that only this user can enter.

        Raises:
            SandboxUnavailable: this machine cannot judge safely; the text has the remedy.
        """
        runner = build_native()
        headers = cache_dir.resolve() / "pch"
        headers.mkdir(parents=True, exist_ok=True, mode=0o755)
        if owner is not None and os.geteuid() == 0 and is_own(cache_dir.lstat()):
            give_folders(cache_dir, *owner)
        allowed = sorted(os.sched_getaffinity(0))
        cores = [allowed[slot % len(allowed)] for slot in range(slots)]
        try:
            manager = Manager(runner, headers, cores)
        except NativeError as failure:
            raise unavailable(failure) from failure
        try:
            return cls(manager, cores, cache_dir.resolve())
        except NativeError as failure:
            manager.close()
            raise unavailable(failure) from failure
        except BaseException:
            manager.close()
            raise

    @property
    def cgroup_version(self) -> int:
        return self._manager.cgroup_version

    @property
    def native_pid(self) -> int:
        """Process number of the native manager."""
        return self._manager.pid

    @property
    def slots(self) -> int:
        return len(self._keepers)

    def languages(self) -> tuple[InstalledLanguage, ...]:
        """Languages whose tools answered when they were last asked, in display order."""
        return tuple(
            InstalledLanguage(name, self._versions[name])
            for name in all_languages()
            if name in self._languages
        )

    def judge(
        self, task: JudgeTask, *, slot: int, on_progress: OnProgress, cancelled: threading.Event
    ) -> JudgeReport:
        """Judges one task; blocking, one caller a slot at a time.

        A failure of the sandbox is told in `sandbox_failure`; the slot is whole again afterwards.
        """
        try:
            place = self._whole_workplace(slot)
            with _bound_to(self._cores[slot]):
                return judge(place, task, on_progress=on_progress, cancelled=cancelled)
        except NativeError as failure:
            self._keepers[slot].close()
            return JudgeReport(Verdict.SYSTEM_ERROR, sandbox_failure=str(failure))

    def test_run(
        self, task: TestRunTask, *, slot: int, cancelled: threading.Event
    ) -> TestRunReport:
        """One run with the user's own input (judge-rules §8); blocking, as `judge`."""
        try:
            place = self._whole_workplace(slot)
            with _bound_to(self._cores[slot]):
                return test_run(place, task, cancelled=cancelled)
        except NativeError as failure:
            self._keepers[slot].close()
            return TestRunReport(Verdict.SYSTEM_ERROR, sandbox_failure=str(failure))

    def compile_check(
        self, program: JudgeProgram, *, role: Role, slot: int, cancelled: threading.Event
    ) -> str | None:
        """What is wrong with a checker ("spj") or interactor ("interactive"); None when it
        compiles.

        Raises:
            NativeError: the sandbox failed; the slot is whole again afterwards.
        """
        place = self._whole_workplace(slot)
        try:
            result = self._compiler.compile_judge_program(place.keeper, program, role, cancelled)
        except NativeError:
            self._keepers[slot].close()
            raise
        if isinstance(result, CompileFailure):
            return result.message
        result.close()
        return None

    def _whole_workplace(self, slot: int) -> Workplace:
        """With a new keeper where the former one was lost."""
        if self._keepers[slot].lost:
            self._keepers[slot] = self._manager.keeper(slot)
        return self.workplace(slot)

    def workplace(self, slot: int) -> Workplace:
        """What a judging in this slot works with; for tests and measurements as well."""
        return Workplace(
            keeper=self._keepers[slot],
            languages=self._languages,
            compiler=self._compiler,
            inputs=self._inputs,
            outputs=self._outputs,
            lane=self._lane,
        )

    def close(self) -> None:
        """Ends every native process and removes every group."""
        for keeper in self._keepers:
            keeper.close()
        self._manager.close()
        self._inputs.close()

    def probe(self, *, slot: int) -> tuple[InstalledLanguage, ...]:
        """Looks again which tools are there, after somebody has installed or removed some;
        blocking, with a slot of the caller's own.

        Raises:
            NativeError: the sandbox failed; the slot is whole again afterwards.
        """
        self._whole_workplace(slot)
        try:
            self._probe_languages(slot)
        except NativeError:
            self._keepers[slot].close()
            raise
        return self.languages()

    def _probe_languages(self, slot: int = 0) -> None:
        """A language is installed when its probe answers inside a box."""
        answers: dict[tuple[str, ...], str | None] = {}
        versions: dict[str, str] = {}
        found: dict[str, Language] = {}
        for language in all_languages().values():
            if language.probe not in answers:
                answers[language.probe] = self._probe(language, slot)
            words = answers[language.probe]
            if words is None:
                continue
            version = re.search(r"\d+(\.\d+)*", words)
            versions[language.name] = version.group() if version else words
            tag = words.split()[1] if len(words.split()) > 1 else ""
            found[language.name] = replace(language, tag=tag)
        # Changed in place, since the compiler and other slots read them: versions first, so that
        # every language has one.
        self._versions.update(versions)
        self._languages.update(found)
        for gone in set(self._languages) - set(found):
            del self._languages[gone]

    def _probe(self, language: Language, slot: int) -> str | None:
        if not Path(language.probe[0]).exists():
            return None
        stdin = memory_files.sealed(b"", "stdin")
        try:
            with self._keepers[slot].box(BoxKind.COMPILE) as box:
                execution = box.run(
                    language.probe,
                    language.environment,
                    _PROBE_LIMITS,
                    stdin=stdin,
                    cancelled=threading.Event(),
                )
        finally:
            os.close(stdin)
        try:
            if execution.result.exit_code or execution.result.signal:
                return None
            text = memory_files.content(execution.stdout, 4096).decode("utf-8", "replace")
            return text.strip() or None
        finally:
            execution.close()


@contextmanager
def _bound_to(core: int) -> Iterator[None]:
    """Keeps the calling thread on its slot's core. It works only while the slot's program does not;
    anywhere else it would disturb a neighbour's timed run, and each message would wake a core."""
    allowed = os.sched_getaffinity(0)
    try:
        os.sched_setaffinity(0, {core})
    except OSError:  # the core was taken from this process meanwhile
        yield
        return
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


__all__ = ["Sandbox", "SandboxUnavailable"]
