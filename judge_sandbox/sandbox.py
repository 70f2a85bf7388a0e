"""The sandbox as the rest of the world sees it: open, languages, judge, close.

`Sandbox.open` forks the native part, which keeps the rights that Python gives up afterwards; all
that Python needs later goes over inherited sockets. Precompiled headers are written by the native
manager into a root-owned folder; what Python itself keeps lies in folders of its own beside them.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from judge_sandbox.compilation import CompileFailure, Compiler
from judge_sandbox.compilation.installed import InstalledLanguages
from judge_sandbox.compilation.kept_answers import KeptAnswers
from judge_sandbox.compilation.recipes import Role
from judge_sandbox.judge import Workplace, judge
from judge_sandbox.native.build import build_native
from judge_sandbox.native.remedies import unavailable
from judge_sandbox.running.cache_folder import COMPILED, INPUTS, prepare_cache
from judge_sandbox.running.inputs import InputCache
from judge_sandbox.running.keeper import Keeper
from judge_sandbox.running.native_part import Manager
from judge_sandbox.running.outputs import OutputCache
from judge_sandbox.running.protocol import NativeError
from judge_sandbox.running.quiet_lane import QuietLane
from judge_sandbox.system_root import checked_system_root
from judge_sandbox.test_run import test_run
from judge_sandbox.types import (
    InstalledLanguage,
    JudgeProgram,
    JudgeReport,
    JudgeTask,
    Locate,
    OnProgress,
    SandboxUnavailable,
    TestRunReport,
    TestRunTask,
    Verdict,
)


class Sandbox:
    """Slots that judge in parallel, each bound to one core."""

    def __init__(
        self, manager: Manager, cores: Sequence[int], cache_dir: Path, locate: Locate
    ) -> None:
        self._manager = manager
        self._cores = cores
        self._keepers: list[Keeper] = [manager.keeper(slot) for slot in range(len(cores))]
        # Without root a program has the judge's own uid and could change a file on disk.
        large_folder = cache_dir / INPUTS if os.geteuid() == 0 else None
        self._inputs = InputCache(locate, large_folder=large_folder)
        self._outputs = OutputCache(locate)
        self._lane = QuietLane()
        self._installed = InstalledLanguages()
        self._kept_answers = KeptAnswers(cache_dir / COMPILED)
        self._installed.open(self._keepers[0], self._kept_answers)
        self._compiler = Compiler(manager, cache_dir, self._installed)
        self._compiler.remove_old_toolchain_files()

    @classmethod
    def open(
        cls,
        *,
        slots: int,
        cache_dir: Path,
        locate: Locate,
        owner: tuple[int, int] | None = None,
    ) -> Sandbox:
        """Forks the native part. Call before any thread starts and before rights are dropped.

        `locate` says where this machine has a task's test data. `owner` is the uid and gid that
        the process will have afterwards: compiled programs and large inputs are kept in folders
        that only this user can enter.

        Raises:
            SandboxUnavailable: this machine cannot judge safely; the text has the remedy.
        """
        runner = build_native()
        system_root = checked_system_root()
        try:
            headers = prepare_cache(cache_dir, owner)
        except OSError as error:
            raise SandboxUnavailable(
                f"the folder of what is compiled cannot be used: {error}; run: rm -r {cache_dir}"
            ) from error
        allowed = sorted(os.sched_getaffinity(0))
        cores = [allowed[slot % len(allowed)] for slot in range(slots)]
        try:
            manager = Manager(runner, headers, system_root, cores)
        except NativeError as failure:
            raise unavailable(failure) from failure
        try:
            return cls(manager, cores, cache_dir.resolve(), locate)
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
    def guardian_pid(self) -> int:
        """Process number of what makes a manager, and a new one when that was killed."""
        return self._manager.guardian_pid

    @property
    def slots(self) -> int:
        return len(self._keepers)

    def languages(self) -> tuple[InstalledLanguage, ...]:
        """Languages whose tools answered when they were last asked, in display order."""
        return self._installed.listed()

    def judge(
        self, task: JudgeTask, *, slot: int, on_progress: OnProgress, cancelled: threading.Event
    ) -> JudgeReport:
        """Judges one task; blocking, one caller a slot at a time.

        A failure of the sandbox is told in `sandbox_failure`; the slot is whole again afterwards.

        Raises:
            SandboxUnavailable: this machine can judge no longer, as when its native part was killed
                and cannot be started anew; the task was not begun.
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
        """One run with the user's own input (judge-rules §8); blocking, raises as `judge`."""
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
            SandboxUnavailable: as `judge`.
        """
        place = self._whole_workplace(slot)
        try:
            result = self._compiler.compile_judge_program(
                place.keeper, program, role, cancelled, afresh=True
            )
        except NativeError:
            self._keepers[slot].close()
            raise
        if isinstance(result, CompileFailure):
            return result.message
        result.close()
        return None

    def _whole_workplace(self, slot: int) -> Workplace:
        """With a new keeper where the former one was lost.

        Raises:
            SandboxUnavailable: none can be made.
        """
        if self._keepers[slot].lost:
            try:
                self._keepers[slot] = self._manager.keeper(slot)
            except NativeError as failure:
                raise unavailable(failure) from failure
        return self.workplace(slot)

    def workplace(self, slot: int) -> Workplace:
        """What a judging in this slot works with; for tests and measurements as well."""
        return Workplace(
            keeper=self._keepers[slot],
            languages=self._installed.by_name,
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
            SandboxUnavailable: as `judge`.
        """
        place = self._whole_workplace(slot)
        try:
            self._installed.probe(place.keeper, self._kept_answers)
        except NativeError:
            self._keepers[slot].close()
            raise
        return self.languages()


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
