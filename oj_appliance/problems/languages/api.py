"""Root's calls about the judge's languages (contract admin.md §19)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from oj_appliance.judging.command_lines import compile_line, run_line
from oj_appliance.judging.rules import limit_factor
from oj_appliance.problems import wire
from oj_appliance.problems.languages.editing import OFFERED, LanguageDraft, LanguageEditing
from oj_appliance.web.endpoint import Call, get, post, put
from oj_appliance.web.guards import GUEST, SYSTEM_INFO
from oj_appliance.web.wire import Id

LONGEST_TEMPLATE = 65_535
LONGEST_DESCRIPTION = 255
LARGEST_SEQ = 1000


class AdminLanguage(wire.Language, kw_only=True):
    """`status` 0 = offered; `version` is empty where it is not installed."""

    status: int
    installed: bool
    version: str


class ChangedLanguage(msgspec.Struct, kw_only=True):
    id: Id
    template: Annotated[str, Meta(max_length=LONGEST_TEMPLATE)]
    codeTemplate: Annotated[str, Meta(max_length=LONGEST_TEMPLATE)]
    description: Annotated[str, Meta(min_length=1, max_length=LONGEST_DESCRIPTION)]
    seq: Annotated[int, Meta(ge=0, le=LARGEST_SEQ)]
    status: Annotated[int, Meta(ge=0, le=1)]


class JudgeLanguage(msgspec.Struct, kw_only=True):
    """`compile` is empty where nothing is compiled; limits are the problem's times
    `limitFactor`."""

    name: str
    version: str
    compile: str
    run: str
    limitFactor: int


class LanguageApi:
    def __init__(self, editing: LanguageEditing) -> None:
        self._editing = editing

    @get("/api/judge-languages", guard=GUEST, summary="What the site judges with")
    async def get_judge_languages(self, call: Call) -> list[JudgeLanguage]:
        versions = self._editing.versions()
        return [
            JudgeLanguage(
                name=language.name,
                version=versions[language.name],
                compile=compile_line(language.name),
                run=run_line(language.name),
                limitFactor=limit_factor(language.name),
            )
            for language, status in await self._editing.all()
            if status == OFFERED and language.name in versions
        ]

    @get("/api/admin/language", guard=SYSTEM_INFO, summary="Languages, installed or not")
    async def get_admin_languages(self, call: Call) -> list[AdminLanguage]:
        return await self._all()

    @put("/api/admin/language", guard=SYSTEM_INFO, summary="Arranges a language")
    async def put_admin_language(self, call: Call, body: ChangedLanguage) -> None:
        draft = LanguageDraft(
            body.template, body.codeTemplate, body.description.strip(), body.seq, body.status
        )
        await self._editing.change(call.actor, body.id, draft)

    @post("/api/admin/language/probe", guard=SYSTEM_INFO, summary="Looks for compilers again")
    async def post_language_probe(self, call: Call) -> list[AdminLanguage]:
        await self._editing.probe()
        return await self._all()

    async def _all(self) -> list[AdminLanguage]:
        versions = self._editing.versions()
        found = []
        for language, status in await self._editing.all():
            shared = msgspec.structs.asdict(wire.language(language))
            version = versions.get(language.name)
            found.append(
                AdminLanguage(
                    **shared,
                    status=status,
                    installed=version is not None,
                    version=version or "",
                )
            )
        return found
