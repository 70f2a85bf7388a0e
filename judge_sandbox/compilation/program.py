"""What compiling makes: a program, ready to be run in a box."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field

from judge_sandbox.languages import Language


@dataclass(frozen=True, slots=True)
class CompiledProgram:
    """Whoever received it closes it.

    `fd` is a sealed memory file that is put as `name` into the work directory, `extra_files`
    (name to text) beside it. `language` is the recipe that made it and says how it is run.
    `warnings` are what the compiler said of a program that it took, where it was asked to.
    """

    name: str
    fd: int
    language: Language
    extra_files: Mapping[str, str] = field(default_factory=dict)
    warnings: str = ""

    @property
    def threads(self) -> int:
        return self.language.threads

    def run_command(self, *, memory_mb: int, stack_mb: int) -> list[str]:
        """The argument list that runs it; a convention's arguments follow."""
        return self.language.run_command(memory_mb=memory_mb, stack_mb=stack_mb)

    def environment(self, *, memory_mb: int, stack_mb: int) -> dict[str, str]:
        return self.language.run_environment(memory_mb=memory_mb, stack_mb=stack_mb)

    def close(self) -> None:
        os.close(self.fd)
