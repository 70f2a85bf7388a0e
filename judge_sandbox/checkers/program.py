"""A judge's program, compiled and ready to be run in a box."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field

# judge-rules §5.2: what a checker may use
CHECKER_MEMORY_MB = 512
CHECKER_STACK_MB = 128


@dataclass(frozen=True, slots=True)
class CompiledProgram:
    """A checker or interactor; whoever received it closes it.

    `fd` is a sealed memory file that is put as `name` into the work directory, `extra_files`
    (name to text) beside it. `command` is the argument list that runs it, with the placeholders
    "{memory_mb}" and "{stack_mb}" of language profiles; the convention's arguments follow.
    """

    name: str
    fd: int
    command: tuple[str, ...]
    environment: Mapping[str, str]
    threads: int = 1
    extra_files: Mapping[str, str] = field(default_factory=dict)

    def run_command(
        self, memory_mb: int = CHECKER_MEMORY_MB, stack_mb: int = CHECKER_STACK_MB
    ) -> list[str]:
        return [
            word.replace("{memory_mb}", str(memory_mb)).replace("{stack_mb}", str(stack_mb))
            for word in self.command
        ]

    def close(self) -> None:
        os.close(self.fd)
