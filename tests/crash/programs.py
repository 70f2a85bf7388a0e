"""Small quick programs for A+B, each with the verdict that it deserves."""

from __future__ import annotations

from dataclasses import dataclass

ACCEPTED, WRONG_ANSWER, COMPILE_ERROR, RUNTIME_ERROR = 0, -1, -2, 3
CASES = 3  # of problem_bodies.a_plus_b


@dataclass(frozen=True, slots=True)
class Program:
    language: str
    source: str
    verdict: int

    @property
    def cases(self) -> int:
        """How many case rows a judged submission has."""
        return 0 if self.verdict == COMPILE_ERROR else CASES

    def marked(self, key: str) -> str:
        """The source with the key in it, so that a row shows which sending it holds."""
        comment = f"# {key}" if self.language == "Python3" else f"/* {key} */"
        return f"{comment}\n{self.source}"


_C = """#include <stdio.h>
int main(void) {{
    int a, b;
    scanf("%d%d", &a, &b);
    printf("%d\\n", {});
}}
"""

PROGRAMS = (
    Program("C", _C.format("a + b"), ACCEPTED),
    Program("Python3", "print(sum(map(int, input().split())))\n", ACCEPTED),
    Program("C", _C.format("a + b + 1"), WRONG_ANSWER),
    Program("Python3", "raise ValueError('on purpose')\n", RUNTIME_ERROR),
    Program("C", "int main(void) { return }\n", COMPILE_ERROR),
)
