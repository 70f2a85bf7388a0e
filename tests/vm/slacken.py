"""More time for what an emulated processor runs, in the guest's own copy of the project.

One instruction a nanosecond is a third of what processors do, and much of what they do at once is
done there one by one.
"""

import re
import sys
from pathlib import Path

_COMPILE_FACTOR, _RUN_FACTOR = 3, 2


def main(project: Path) -> None:
    for path in (project / "judge_sandbox/languages").glob("*.toml"):
        if "[compile]" in path.read_text():
            multiply(path, r"^(cpu|wall)_ms = \d+$", _COMPILE_FACTOR)
    recipes = project / "judge_sandbox/compilation/recipes.py"
    multiply(recipes, r"\b\d+_000, \d+_000(?=, \d+\))", _COMPILE_FACTOR)
    multiply(project / "judge_sandbox/doctor/selftest.py", r"\btime_limit_ms=\d+", _RUN_FACTOR)
    for path in (project / "tests/fixtures/problems/plain").glob("*/problem.toml"):
        multiply(path, r"^time_limit_ms = \d+$", _RUN_FACTOR)
    attacks = project / "tests/attacks"
    multiply(attacks / "attack_program.py", r'"\d+(?= ms, \d+ MB")', _RUN_FACTOR)
    for path in (attacks / "programs").glob("*/*"):
        if " limits: " in path.read_text():
            multiply(path, r"^(//|#) limits: \d+(?= ms, )", _RUN_FACTOR)


def multiply(path: Path, pattern: str, factor: int) -> None:
    """All numbers in what fits the pattern. Raises SystemExit when nothing does any more."""

    def longer(found: re.Match[str]) -> str:
        return re.sub(r"\d[\d_]*", lambda number: str(int(number[0]) * factor), found[0])

    text, count = re.subn(pattern, longer, path.read_text(), flags=re.MULTILINE)
    if not count:
        raise SystemExit(f"{path}: nothing like {pattern}")
    path.write_text(text)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
