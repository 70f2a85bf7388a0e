"""Random pairs of an attack and an honest program, judged at once in the two slots of a sandbox.

Everything follows from one seed, which a failure names: `python -m tests.attacks.pairs SEED` shows
the pair and judges it again.
"""

from __future__ import annotations

import random
import sys
import tempfile
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from judge_sandbox.types import JudgeReport, JudgeTask
from judge_sandbox.verdict_names import verdict_name
from tests.attacks.attack_program import AttackProgram, compile_bombs, programs
from tests.attacks.judge_programs import HONEST
from tests.judge_sandbox.sandbox_fixture import Bench, open_sandbox

FIRST_SEED = 1_000_000
# Attacks that end by a time limit take a second or more, virtual machines as much to start.
_SLOW_WEIGHT, _BOMB_WEIGHT = 0.1, 0.1
_SLOW_SUFFIXES = {".java", ".js", ".go", ".rs", ".cs"}


@dataclass(frozen=True, slots=True)
class Honest:
    file: str
    language: str
    expected: str = "AC"
    time_limit_ms: int = 1000
    weight: float = 1.0

    def task(self, bench: Bench) -> JudgeTask:
        return bench.task(
            (HONEST / self.file).read_text(),
            self.language,
            cases=tuple(bench.case(b"40 2\n", b"42\n", seq=seq) for seq in (1, 2)),
            time_limit_ms=self.time_limit_ms,
        )


HONEST_PROGRAMS = (
    Honest("adder.c", "C"),
    Honest("adder.cpp", "C++ 17"),
    Honest("adder.cpp", "C++ 20 With O2"),
    Honest("adder.py", "Python3"),
    Honest("many_files.py", "Python3"),
    Honest("much_memory.c", "C"),
    # A fixed amount of work: 0.3 s on one machine, over a second on a slow one.
    Honest("much_time.c", "C", time_limit_ms=5000, weight=0.3),
    Honest("wrong.c", "C With O2", expected="WA"),
    Honest("adder.js", "JavaScript Node", weight=0.3),
    Honest("Adder.java", "Java", weight=0.1),
)


@dataclass(frozen=True, slots=True)
class Pair:
    seed: int
    attack: AttackProgram
    honest: Honest
    attack_slot: int

    @classmethod
    def of(cls, seed: int) -> Pair:
        choice = random.Random(seed)
        attacks = [*programs(), *compile_bombs()]
        attack = choice.choices(attacks, [_weight(attack) for attack in attacks])[0]
        weights = [honest.weight for honest in HONEST_PROGRAMS]
        honest = choice.choices(HONEST_PROGRAMS, weights)[0]
        return cls(seed, attack, honest, choice.randrange(2))

    def judge(self, bench: Bench) -> str:
        """What went wrong, in words; the empty text when both got their verdicts."""
        together = threading.Barrier(2, timeout=60)

        def judged(task: JudgeTask, slot: int) -> JudgeReport:
            together.wait()
            return bench.judge(task, slot=slot)

        with ThreadPoolExecutor(2) as pool:
            attacking = pool.submit(judged, self.attack.task(bench), self.attack_slot)
            working = pool.submit(judged, self.honest.task(bench), 1 - self.attack_slot)
            found = (
                (self.attack.name, self.attack.expected, attacking.result()),
                (self.honest.file, self.honest.expected, working.result()),
            )
        return "; ".join(
            f"seed {self.seed}: {name} got {verdict_name(report)}, not {expected} ({report})"
            for name, expected, report in found
            if report.sandbox_failure is not None or verdict_name(report) != expected
        )


def _weight(attack: AttackProgram) -> float:
    if attack.expected == "CE":
        return _BOMB_WEIGHT
    slow = attack.expected == "TLE" or attack.path.suffix in _SLOW_SUFFIXES
    return _SLOW_WEIGHT if slow else 1.0


def main(seeds: list[str]) -> int:
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "data").mkdir()
        with open_sandbox(Path(folder) / "cache", slots=2) as sandbox:
            bench = Bench(sandbox, Path(folder) / "data")
            wrong = 0
            for seed in map(int, seeds):
                pair = Pair.of(seed)
                said = pair.judge(bench)
                wrong += bool(said)
                print(
                    seed, pair.attack.name, "beside", pair.honest.file, "-", said or "as expected"
                )
    return min(wrong, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
