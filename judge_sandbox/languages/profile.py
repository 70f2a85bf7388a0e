"""What a language profile says, ready to be used.

Placeholders in its commands:

- everywhere: "{program}", the first of the probe's `programs` that this machine has;
- compile: "{flags}" (a whole argument, replaced by the variant's flags);
- unpacking a toolchain cache: "{cache}", its path;
- artefact: "{tag}", the second word that the probe printed;
- run: "{artefact}", its name in the work directory;
- run, with its environment: "{memory_mb}" and "{stack_mb}", effective limits of the run;
  "{heap_mb}", the memory limit less the profile's `runtime_mb`; "{stack_kb}", seven eighths of the
  stack, so that a runtime notices its end before the kernel does; "{half_stack_bytes}".
"""

from __future__ import annotations

from dataclasses import dataclass, field

# What a profile has a program for.
SELFTEST_VERDICTS = ("AC", "WA", "TLE", "MLE", "RE", "CE")
_LEAST_HEAP_MB = 16


@dataclass(frozen=True, slots=True)
class CompileStep:
    """Commands of a compile; the limits hold for all of them together."""

    commands: tuple[tuple[str, ...], ...]
    cpu_ms: int
    wall_ms: int
    memory_mb: int


@dataclass(frozen=True, slots=True)
class ToolchainCache:
    """What a compiler would otherwise make anew for every program, made once in a compile box.

    Needed from version `since` of the toolchain on. The commands of `make` run one after another in
    an empty work directory and leave `artefact` there, one file. Every compile starts with
    `unpack`, in which "{cache}" is the path of that file.
    """

    since: tuple[int, ...]
    make: CompileStep
    artefact: str
    unpack: tuple[str, ...]

    def is_needed(self, version: str) -> bool:
        """`version` as the probe told it, for example 1.23.5."""
        return version_of(version) >= self.since

    def unpack_command(self, cache: str) -> list[str]:
        return [word.replace("{cache}", cache) for word in self.unpack]


@dataclass(frozen=True, slots=True)
class Language:
    """One name on the wire, ready to be used on this machine once `tag` is known.

    A failed run lacked memory, besides what the kernel says, if it ended with one of
    `memory_exit_codes`, or used at least `memory_marks_percent` of its limit and left one of
    `memory_marks` in its standard error; never by a signal alone (design of the sandbox, "Memory").
    """

    name: str
    source: str
    artefact: str
    flags: tuple[str, ...]
    threads: int
    probe: tuple[str, ...]
    install: str
    in_debian: bool
    compile: CompileStep | None
    toolchain_cache: ToolchainCache | None
    run: tuple[str, ...]
    environment: dict[str, str]
    further_environment: dict[str, str]
    runtime_mb: int
    memory_exit_codes: frozenset[int]
    memory_marks: tuple[str, ...]
    memory_marks_percent: int
    extra_files_at_run: bool
    precompiled_header: bool
    selftest: dict[str, str] = field(default_factory=dict)
    tag: str = ""

    @property
    def limit_factor(self) -> int:
        """By how much limits of time and memory exceed the problem's: programs in C and C++ have
        the problem's own (judge-rules §2)."""
        return 1 if self.source.endswith((".c", ".cpp")) else 2

    def artefact_path(self) -> str:
        """Where the compiler leaves its result, relative to the work directory."""
        return self.artefact.replace("{tag}", self.tag)

    def artefact_name(self) -> str:
        """The name that the artefact has in the work directory of a run."""
        return self.artefact_path().rsplit("/", 1)[-1]

    def compile_commands(self, extra_flags: tuple[str, ...] = ()) -> list[list[str]]:
        if self.compile is None:
            return []
        flags = [*extra_flags, *self.flags]
        return [
            [part for word in command for part in (flags if word == "{flags}" else [word])]
            for command in self.compile.commands
        ]

    def run_command(self, *, memory_mb: int, stack_mb: int) -> list[str]:
        return [self._filled(word, memory_mb, stack_mb) for word in self.run]

    def run_environment(self, *, memory_mb: int, stack_mb: int) -> dict[str, str]:
        """`environment`, which every command gets, and what is meant for runs alone."""
        further = self.further_environment.items()
        return self.environment | {
            name: self._filled(value, memory_mb, stack_mb) for name, value in further
        }

    def _filled(self, word: str, memory_mb: int, stack_mb: int) -> str:
        if "{" not in word:
            return word
        return (
            word.replace("{artefact}", self.artefact_name())
            .replace("{memory_mb}", str(memory_mb))
            .replace("{heap_mb}", str(max(_LEAST_HEAP_MB, memory_mb - self.runtime_mb)))
            .replace("{stack_mb}", str(stack_mb))
            .replace("{stack_kb}", str(stack_mb * 1024 * 7 // 8))
            .replace("{half_stack_bytes}", str(stack_mb * 1024 * 1024 // 2))
        )


def version_of(text: str) -> tuple[int, ...]:
    """Its numbers, to be compared."""
    return tuple(int(number) for number in text.split("."))
