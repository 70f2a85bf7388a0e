"""What a toolchain ships as source alone, compiled once: Go's standard library from 1.20 on."""

from __future__ import annotations

import threading
from dataclasses import replace

from judge_sandbox.compilation.in_flight import InFlight
from judge_sandbox.compilation.toolchain.build import toolchain_build
from judge_sandbox.compilation.toolchain.files import STORED_AS, ToolchainFiles, recipe_of
from judge_sandbox.languages import Language, ToolchainCache
from judge_sandbox.running.keeper import Keeper


class ToolchainCaches:
    """Each is one file, which every compile unpacks first: its own copy, for it alone to change."""

    def __init__(self, files: ToolchainFiles) -> None:
        self._files = files
        self._in_flight = InFlight()

    def unpack_commands(
        self, keeper: Keeper, language: Language, version: str, cancelled: threading.Event
    ) -> list[list[str]]:
        """What a compile runs before its own commands. Other slots wait for the one that makes the
        cache: without it a compile may not keep its limits."""
        cache = language.toolchain_cache
        if cache is None or not cache.is_needed(version):
            return []
        recipe = cache_recipe(language, cache, version)
        with self._in_flight.only_one(recipe, cancelled) as mine:
            if not mine:
                return []  # the compile that follows is cancelled, too
            maker = replace(language, compile=cache.make, artefact=cache.artefact)
            name = self._files.find_or_make(keeper, recipe, maker, "")
        return [] if name is None else [cache.unpack_command(f"/pch/{name}/{STORED_AS}")]


def cache_recipe(language: Language, cache: ToolchainCache, version: str) -> str:
    commands = [word for command in cache.make.commands for word in command]
    return recipe_of([*toolchain_build(language, version), *commands])
