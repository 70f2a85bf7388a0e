"""Public calls about problems (contract problem.md §3, home.md)."""

from __future__ import annotations

import re
from typing import Annotated, cast

import msgspec
from msgspec import Meta

from oj_appliance.clock import wire_time
from oj_appliance.errors import ApiError, BadRequestError
from oj_appliance.places.codec import place_of
from oj_appliance.problems import wire
from oj_appliance.problems.bank import ProblemBank
from oj_appliance.problems.catalogue import ProblemCatalogue, ProblemView
from oj_appliance.problems.objective.wire import form_parts
from oj_appliance.problems.types.lists import BankOrder, BankQuery, OwnState
from oj_appliance.problems.types.tags import ClassificationRecord
from oj_appliance.web.endpoint import Call, get
from oj_appliance.web.guards import GUEST
from oj_appliance.web.kept_answers import KeptAnswers
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import LARGEST_INTEGER, Id, Int, Time

Keyword = Annotated[str, Meta(max_length=200)]
OWN_SCOPE = "ME"
ALL_SCOPES = "ALL"
LIST_LIMIT = 30


class ProblemListQuery(PageQuery, kw_only=True):
    limit: Int = LIST_LIMIT
    keyword: Keyword = ""
    tagId: list[str] = []
    difficulty: Int | None = None
    oj: str | None = None
    source: Keyword = ""
    order: BankOrder | None = None
    own: OwnState | None = None


class ProblemDetailQuery(msgspec.Struct):
    problemId: str
    gid: Id | None = None


class PidQuery(msgspec.Struct):
    pid: Id


class LanguagesQuery(msgspec.Struct):
    pid: Id | None = None
    all: bool = True


class TagScopeQuery(msgspec.Struct):
    oj: str = OWN_SCOPE


class ProblemInfo(msgspec.Struct):
    problem: wire.ProblemObject
    tags: list[wire.Tag]
    languages: list[str]
    problemCount: wire.ProblemCounts
    codeTemplate: dict[str, str]
    myStatus: int
    hasEditorial: bool | msgspec.UnsetType = msgspec.UNSET


class RandomProblem(msgspec.Struct):
    problemId: str


class RecentProblem(msgspec.Struct):
    id: int
    problemId: str
    title: str
    type: int
    gmtCreate: Time
    gmtModified: Time
    titles: dict[str, str] | msgspec.UnsetType = msgspec.UNSET


class Difficulty(msgspec.Struct):
    id: int
    name: str
    color: str


class Classification(msgspec.Struct):
    id: int
    name: str
    oj: str
    rank: int
    gmtCreate: Time
    gmtModified: Time


class ClassifiedTags(msgspec.Struct):
    classification: Classification | None
    tagList: list[wire.Tag]


class ProblemsApi:
    def __init__(self, bank: ProblemBank, catalogue: ProblemCatalogue, kept: KeptAnswers) -> None:
        self._bank = bank
        self._kept = kept
        self._catalogue = catalogue

    @get("/api/get-problem-list", guard=GUEST, summary="Problems of the bank")
    async def get_problem_list(self, call: Call, query: ProblemListQuery) -> Page[wire.ProblemRow]:
        window = query.window(LIST_LIMIT)
        wanted = BankQuery(
            keyword=query.keyword.strip(),
            tag_ids=tag_ids(query.tagId),
            difficulty=query.difficulty,
            oj=query.oj,
            source=query.source.strip(),
            order=query.order,
        )
        if query.own is not None and not call.viewer.is_guest:
            uid = call.viewer.account_id
            rows, total = await self._bank.own_page(wanted, window, uid, query.own)
            return page_of([wire.problem_row(row) for row in rows], total, window)
        # The public bank is the same for everybody.
        key = (wanted, window)
        kept = self._kept.find(key, None)
        if kept is None:
            mark = self._kept.mark()
            rows, total = await self._bank.page(wanted, window)
            page = page_of([wire.problem_row(row) for row in rows], total, window)
            kept = self._kept.keep(key, mark, page)
        return cast(Page[wire.ProblemRow], kept)

    @get("/api/get-random-problem", guard=GUEST, summary="Any public problem")
    async def get_random_problem(self, call: Call) -> RandomProblem:
        problem_id = await self._bank.any_problem_id()
        if problem_id is None:
            raise ApiError("problem.none_public")
        return RandomProblem(problem_id)

    @get("/api/get-problem-detail", guard=GUEST, summary="A problem's page")
    async def get_problem_detail(self, call: Call, query: ProblemDetailQuery) -> ProblemInfo:
        place = place_of(gid=query.gid)
        view = await self._catalogue.view(call.viewer, query.problemId, place)
        mine = await self._catalogue.own_status(call.viewer, place, view.problem.id)
        return problem_info(view, mine)

    @get("/api/get-problem-code-template", guard=GUEST, summary="Code to start from")
    async def get_problem_code_template(
        self, call: Call, query: PidQuery
    ) -> list[wire.CodeTemplate]:
        found = await self._catalogue.templates_of(call.viewer, query.pid)
        return [wire.code_template(each) for each in found]

    @get("/api/get-problem-tags", guard=GUEST, summary="Tags of a problem")
    async def get_problem_tags(self, call: Call, query: PidQuery) -> list[wire.Tag]:
        return [wire.tag(each) for each in await self._catalogue.tags_of(call.viewer, query.pid)]

    @get("/api/get-problem-languages", guard=GUEST, summary="Languages that a problem takes")
    async def get_problem_languages(self, call: Call, query: PidQuery) -> list[wire.Language]:
        found = await self._catalogue.languages_of(call.viewer, query.pid)
        return [wire.language(each) for each in found]

    @get("/api/languages", guard=GUEST, summary="Languages that a problem may take")
    async def get_languages(self, call: Call, query: LanguagesQuery) -> list[wire.Language]:
        found = await self._catalogue.all_languages(call.viewer, query.pid)
        return [wire.language(each) for each in found]

    @get("/api/get-all-problem-tags", guard=GUEST, summary="Tags of a judge")
    async def get_all_problem_tags(self, call: Call, query: TagScopeQuery) -> list[wire.Tag]:
        return [wire.tag(each) for each in await self._catalogue.site_tags(scope_of(query.oj))]

    @get(
        "/api/get-problem-tags-and-classification",
        guard=GUEST,
        summary="Tags of a judge by classification",
    )
    async def get_problem_tags_and_classification(
        self, call: Call, query: TagScopeQuery
    ) -> list[ClassifiedTags]:
        return [
            ClassifiedTags(
                None if each is None else classification(each), [wire.tag(tag) for tag in tags]
            )
            for each, tags in await self._catalogue.classified_tags(scope_of(query.oj))
        ]

    @get("/api/difficulty", guard=GUEST, summary="Levels of difficulty")
    async def get_difficulty(self, call: Call) -> list[Difficulty]:
        return [
            Difficulty(each.id, each.name, each.color)
            for each in await self._catalogue.difficulties()
        ]

    @get("/api/get-recent-updated-problem", guard=GUEST, summary="Problems changed last")
    async def get_recent_updated_problem(self, call: Call) -> list[RecentProblem]:
        return [
            RecentProblem(
                row.id,
                row.problem_id,
                row.title,
                row.type,
                wire_time(row.created_at),
                wire_time(row.updated_at),
                row.titles or msgspec.UNSET,
            )
            for row in await self._catalogue.recent()
        ]


def problem_info(view: ProblemView, own_status: int) -> ProblemInfo:
    """`own_status`: the viewer's result of it, -10 for none."""
    shown = wire.problem_object(
        view.problem, view.attachments, unsupported=view.unsupported is not None
    )
    if view.form is not None:
        shown.objectiveForm = form_parts(view.form)
    return ProblemInfo(
        shown,
        [wire.tag(each) for each in view.tags],
        [each.name for each in view.languages],
        wire.ProblemCounts(**view.counts, pid=view.problem.id),
        {each.language: each.code for each in view.templates if each.is_enabled},
        own_status,
        True if view.has_editorial else msgspec.UNSET,
    )


def scope_of(oj: str) -> str | None:
    """The judge whose tags are meant; None = all."""
    scope = oj.strip().upper()
    return None if scope == ALL_SCOPES else scope


def tag_ids(texts: list[str]) -> tuple[int, ...]:
    """Distinct ids from a comma list, a repeated parameter or a JSON array's text.

    Raises BadRequestError http.bad_param.
    """
    found: dict[int, None] = {}
    for text in texts:
        inner = re.sub(r"^\s*\[(.*)\]\s*$", r"\1", text)
        for part in filter(None, (part.strip().strip('"') for part in inner.split(","))):
            if not re.fullmatch(r"[0-9]{1,16}", part) or int(part) > LARGEST_INTEGER:
                raise BadRequestError("http.bad_param", name="tagId")
            found[int(part)] = None
    return tuple(found)


def classification(record: ClassificationRecord) -> Classification:
    return Classification(
        record.id,
        record.name,
        record.oj,
        record.rank,
        wire_time(record.created_at),
        wire_time(record.updated_at),
    )
