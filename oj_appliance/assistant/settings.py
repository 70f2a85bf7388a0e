"""Which service answers, and what teachers want of it: two sections of the configuration."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from oj_appliance.assistant import rules
from oj_appliance.assistant.key_file import KeyFile, KeyLostError
from oj_appliance.assistant.types import AssistantConfig
from oj_appliance.clock import Clock
from oj_appliance.configuration.service import Configuration
from oj_appliance.errors import ApiError
from oj_appliance.web.guards import Actor

SECTION = "assistant"
RULE_SECTION = "assistant_rule"


class AssistantSettings:
    def __init__(self, clock: Clock, configuration: Configuration, key_file: KeyFile) -> None:
        self._clock = clock
        self._configuration = configuration
        self._key_file = key_file
        self.config = AssistantConfig()
        self.rule = ""
        self._changing = asyncio.Lock()

    async def load(self) -> None:
        values = await self._configuration.read_section(SECTION)
        self.config = msgspec.convert(values, AssistantConfig)
        self.rule = (await self._configuration.read_section(RULE_SECTION)).get("rule", "")

    @property
    def edited_at(self) -> int:
        return self._configuration.last_edit(SECTION).at

    @property
    def rule_edited_at(self) -> int:
        return self._configuration.last_edit(RULE_SECTION).at

    async def provider(self) -> tuple[AssistantConfig, str]:
        """With the key as the service wants it, "" for none. Raises ai.not_configured,
        ai.key_lost."""
        config = self.config
        if not config.is_set:
            raise ApiError("ai.not_configured")
        if not config.apiKey:
            return config, ""
        try:
            return config, await asyncio.to_thread(self._key_file.decipher, config.apiKey)
        except KeyLostError as error:
            raise ApiError("ai.key_lost") from error

    async def change(self, values: dict[str, Any], editor: Actor, *, read_at: int | None) -> None:
        """A key that is not told again stays, for its own address alone. Raises ai.bad_address,
        ai.key_again, param.bad, edit.conflict."""
        given = {name: value for name, value in values.items() if value != rules.HIDDEN_KEY}
        if "baseUrl" in given:
            given["baseUrl"] = rules.clean_address(given["baseUrl"])
        for name in ("apiKey", "model"):
            if name in given:
                given[name] = given[name].strip()
        async with self._changing:
            new = msgspec.structs.replace(self.config, **given)
            rules.check_config(new)
            is_kept = "apiKey" not in given and self.config.apiKey != ""
            if is_kept and new.baseUrl != self.config.baseUrl:
                raise ApiError("ai.key_again", field="apiKey")
            if given.get("apiKey"):
                stored = await asyncio.to_thread(self._key_file.encipher, given["apiKey"])
                new = msgspec.structs.replace(new, apiKey=stored)
            before, after = msgspec.to_builtins(self.config), msgspec.to_builtins(new)
            await self._write(SECTION, before, after, editor, read_at)
            self.config = new

    async def change_rule(self, rule: str, editor: Actor, *, read_at: int | None) -> None:
        """Raises edit.conflict."""
        async with self._changing:
            before, after = {"rule": self.rule}, {"rule": rule.strip()}
            await self._write(RULE_SECTION, before, after, editor, read_at)
            self.rule = rule.strip()

    async def _write(
        self,
        section: str,
        before: dict[str, Any],
        after: dict[str, Any],
        editor: Actor,
        read_at: int | None,
    ) -> None:
        now = self._clock.now_ms()
        await self._configuration.write_section(
            section, before, after, editor, read_at=read_at, now=now
        )
