"""Which languages this machine has: those whose probe answers inside a box."""

from __future__ import annotations

import os
import re
import threading
from collections.abc import Mapping
from dataclasses import replace

from judge_sandbox.compilation.kept_answers import KeptAnswers, question
from judge_sandbox.languages import Language, all_languages
from judge_sandbox.running import memory_files
from judge_sandbox.running.keeper import Keeper
from judge_sandbox.running.limits import MIB
from judge_sandbox.running.run import BoxKind, Run, RunLimits
from judge_sandbox.system_root import on_host
from judge_sandbox.types import InstalledLanguage

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


class InstalledLanguages:
    """`by_name` and `versions` (what a language's tools said of themselves) are changed in place by
    a probe: the compiler and every slot read them."""

    def __init__(self) -> None:
        self.by_name: dict[str, Language] = {}
        self.versions: dict[str, str] = {}

    def listed(self) -> tuple[InstalledLanguage, ...]:
        """In display order."""
        return tuple(
            InstalledLanguage(name, self.versions[name])
            for name in all_languages()
            if name in self.by_name
        )

    def open(self, keeper: Keeper, kept: KeptAnswers) -> None:
        """Asks the tools that changed since the last start, and always the first one that is here:
        a judge that takes work has seen a program run in a box.

        Raises:
            NativeError: the sandbox failed.
        """
        known = kept.load()
        answers = self._ask(keeper, known)
        if answers != known:
            kept.store(answers)

    def probe(self, keeper: Keeper, kept: KeptAnswers) -> None:
        """Asks every language's tools again.

        Raises:
            NativeError: the sandbox failed.
        """
        kept.store(self._ask(keeper, {}))

    def _ask(self, keeper: Keeper, known: Mapping[str, str]) -> dict[str, str]:
        """Takes over what the tools say, by question, or what is `known` of them."""
        languages = all_languages()
        questions = {name: question(language) for name, language in languages.items()}
        answers: dict[str, str | None] = {}
        for name, key in questions.items():
            if key in answers or not on_host(languages[name].probe[0]).exists():
                continue
            if key in known and any(answers.values()):
                answers[key] = known[key]
                continue
            answers[key] = _answer(keeper, languages[name])
            if known.get(key, answers[key]) != answers[key]:
                known = {}  # something changed that the questions do not name
        self._take({name: answers.get(key) for name, key in questions.items()})
        return {key: answer for key, answer in answers.items() if answer is not None}

    def _take(self, answers: Mapping[str, str | None]) -> None:
        """By language."""
        versions: dict[str, str] = {}
        found: dict[str, Language] = {}
        for name, words in answers.items():
            if words is None:
                continue
            version = re.search(r"\d+(\.\d+)*", words)
            versions[name] = version.group() if version else words
            tag = words.split()[1] if len(words.split()) > 1 else ""
            found[name] = replace(all_languages()[name], tag=tag)
        # Versions first, so that every language has one.
        self.versions.update(versions)
        self.by_name.update(found)
        for gone in set(self.by_name) - set(found):
            del self.by_name[gone]


def _answer(keeper: Keeper, language: Language) -> str | None:
    stdin = memory_files.sealed(b"", "stdin")
    try:
        with keeper.box(BoxKind.COMPILE) as box:
            run = Run(language.probe, language.environment, _PROBE_LIMITS)
            execution = box.run(run, stdin=stdin, cancelled=threading.Event())
    finally:
        os.close(stdin)
    try:
        if execution.result.exit_code or execution.result.signal:
            return None
        text = memory_files.content(execution.stdout, 4096).decode("utf-8", "replace")
        return text.strip() or None
    finally:
        execution.close()
