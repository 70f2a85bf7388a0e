"""What people read of problems: detail, languages, templates, tags. Each answer asks the place in
which the problem is met (contract problem.md §2)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace

from oj_appliance.errors import ApiError, Phrase
from oj_appliance.judging.types import Verdict
from oj_appliance.places.codec import place_of
from oj_appliance.places.practice import viewer_may_edit
from oj_appliance.places.registry import PlaceRegistry
from oj_appliance.places.types import PRACTICE, Kind, Place
from oj_appliance.problems.rules import ProblemType
from oj_appliance.problems.service import ProblemService
from oj_appliance.problems.store import attachments, counts, languages, lists, problems, tags
from oj_appliance.problems.types.languages import CodeTemplateRecord, LanguageRecord
from oj_appliance.problems.types.lists import BankRow, RecentRow
from oj_appliance.problems.types.objective import FormPart
from oj_appliance.problems.types.problem import AttachmentRecord, ProblemRecord
from oj_appliance.problems.types.tags import ClassificationRecord, DifficultyRecord, TagRecord
from oj_appliance.storage.database import Database
from oj_appliance.web.guards import Viewer

RECENT_ROWS = 10  # contract home.md
# Where nobody competes or is examined: how a problem is solved may be told there.
OPEN_PLACES = (Kind.PRACTICE, Kind.GROUP, Kind.TRAINING)
LONGEST_NUMBER = 15  # digits; more are no pid


@dataclass(frozen=True, slots=True)
class ProblemView:
    """A problem with everything that its page shows; `form` are the questions of an objective
    one, as this viewer finds them. `has_editorial`: somebody has written how it is solved, and it
    is met where that may be told."""

    problem: ProblemRecord
    tags: tuple[TagRecord, ...]
    languages: tuple[LanguageRecord, ...]
    counts: dict[str, int]
    templates: tuple[CodeTemplateRecord, ...]
    attachments: tuple[AttachmentRecord, ...]
    unsupported: Phrase | None
    form: tuple[FormPart, ...] | None
    has_editorial: bool


async def _not_attempted(viewer: Viewer, place: Place, pid: int) -> int:
    return Verdict.NOT_SUBMITTED


class ProblemCatalogue:
    def __init__(
        self, database: Database, problem_service: ProblemService, registry: PlaceRegistry
    ) -> None:
        self._database = database
        self._problems = problem_service
        self._registry = registry
        # The submissions above put themselves in here; -10 is "not attempted".
        self.own_status: Callable[[Viewer, Place, int], Awaitable[int]] = _not_attempted
        # And whoever keeps editorials; by number.
        self.has_editorial: Callable[[int], bool] = lambda pid: False

    async def view(self, viewer: Viewer, display_id: str, place: Place) -> ProblemView:
        """A problem's page. Raises the errors of the place's may_see."""
        problem = await self._database.read(problems.find_by_display_id, display_id)
        self._registry.policy(place).may_see(viewer, place, problem)
        if problem is None:
            raise ApiError("problem.missing", status=404)
        return await self._database.read(self._read_view, viewer, problem, place)

    async def view_in(self, viewer: Viewer, place: Place, pid: int | None) -> ProblemView:
        """The same by number, as a place's own name stands for it. Raises the errors of the place's
        may_see."""
        problem = None if pid is None else await self._database.read(problems.find_problem, pid)
        self._registry.policy(place).may_see(viewer, place, problem)
        if problem is None:
            raise ApiError("problem.missing", status=404)
        return await self._database.read(self._read_view, viewer, problem, place)

    def _read_view(self, viewer: Viewer, problem: ProblemRecord, place: Place) -> ProblemView:
        return ProblemView(
            problem,
            tuple(tags.tags_of([problem.id]).get(problem.id, ())),
            tuple(self._offered(problem)),
            counts.counts_of(problem.id, place.group_id),
            tuple(languages.code_templates_of(problem.id)),
            tuple(attachments.attachments_of(problem.id)),
            self._problems.unsupported(problem),
            self._problems.own_order(viewer, problem.id, problem.objective_parts).form()
            if problem.type == ProblemType.OBJECTIVE
            else None,
            place.kind in OPEN_PLACES and self.has_editorial(problem.id),
        )

    async def languages_of(self, viewer: Viewer, pid: int) -> list[LanguageRecord]:
        """Empty where the viewer cannot see the problem."""
        problem = await self._visible(viewer, pid)
        return await self._database.read(self._offered, problem) if problem else []

    def _offered(self, problem: ProblemRecord) -> list[LanguageRecord]:
        """Those that the problem names; without any, every installed one. Never one that root has
        switched off. Questions are answered in none."""
        if problem.type == ProblemType.OBJECTIVE:
            return []
        named = languages.languages_of(problem.id)
        if not named:
            return self._installed(())
        off = languages.switched_off()
        return [each for each in named if each.name not in off]

    async def all_languages(self, viewer: Viewer, pid: int | None) -> list[LanguageRecord]:
        """What a problem may offer: the installed ones, and those that this problem names already.

        Raises problem.missing (404) where the viewer cannot see it.
        """
        if pid is None:
            return await self._database.read(self._installed, ())
        if await self._visible(viewer, pid) is None:
            raise ApiError("problem.missing", status=404)
        return await self._database.read(self._installed_and_named, pid)

    def _installed_and_named(self, pid: int) -> list[LanguageRecord]:
        return self._installed(tuple(each.name for each in languages.languages_of(pid)))

    def _installed(self, further: tuple[str, ...]) -> list[LanguageRecord]:
        off = languages.switched_off().difference(further)
        every = [
            each
            for each in languages.all_languages()
            if each.oj == languages.OWN_BANK and each.name not in off
        ]
        installed = self._problems.installed_languages()
        # A server that cannot judge yet must still let its teachers write problems.
        if not installed:
            return every
        return [each for each in every if each.name in installed or each.name in further]

    async def templates_of(self, viewer: Viewer, pid: int) -> list[CodeTemplateRecord]:
        """Empty where the viewer cannot see the problem; the code around the student's is blank
        for those who may not edit it."""
        problem = await self._visible(viewer, pid)
        if problem is None:
            return []
        templates = await self._database.read(languages.code_templates_of, pid)
        if viewer_may_edit(problem, viewer):
            return templates
        return [replace(each, prepend=None, append=None) for each in templates]

    async def tags_of(self, viewer: Viewer, pid: int) -> list[TagRecord]:
        """Empty where the viewer cannot see the problem in the bank or in its group: contests keep
        tags back."""
        problem = await self._database.read(problems.find_problem, pid)
        if problem is None or not any(
            self._registry.is_visible(viewer, place, problem)
            for place in (PRACTICE, place_of(gid=problem.group_id))
        ):
            return []
        found = await self._database.read(tags.tags_of, [pid])
        return found.get(pid, [])

    async def _visible(self, viewer: Viewer, pid: int) -> ProblemRecord | None:
        problem = await self._database.read(problems.find_problem, pid)
        if problem is None or not self._registry.is_visible_somewhere(viewer, problem):
            return None
        return problem

    async def practised(self, viewer: Viewer, reference: int | str) -> ProblemRecord:
        """By number, or by display id, and of a number's text by either: where the viewer meets it
        outside contests and timed works. Raises problem.missing (404), problem.not_visible."""
        problem = await self._database.read(_referred, reference)
        if problem is None:
            raise ApiError("problem.missing", status=404)
        if not any(
            self._registry.policy(Place(kind)).is_visible_somewhere(viewer, problem)
            for kind in OPEN_PLACES
        ):
            raise ApiError("problem.not_visible")
        return problem

    async def rows(self, pids: Sequence[int]) -> dict[int, BankRow]:
        """Lines of these problems, by number, with the counters of the bank."""
        found = await self._database.read(lists.bank_rows, pids)
        return {each.id: each for each in found}

    async def site_tags(self, oj: str | None) -> list[TagRecord]:
        return await self._database.read(tags.site_tags, oj)

    async def classified_tags(
        self, oj: str | None
    ) -> list[tuple[ClassificationRecord | None, list[TagRecord]]]:
        """Classifications by rank with their tags; unclassified ones last."""
        return await self._database.read(_classified, oj)

    async def difficulties(self) -> list[DifficultyRecord]:
        return await self._database.read(lists.difficulties)

    async def recent(self) -> list[RecentRow]:
        return await self._database.read(lists.recently_changed, RECENT_ROWS)


def _referred(reference: int | str) -> ProblemRecord | None:
    if isinstance(reference, int):
        return problems.find_problem(reference)
    found = problems.find_by_display_id(reference)
    is_number = reference.isascii() and reference.isdigit() and len(reference) <= LONGEST_NUMBER
    return problems.find_problem(int(reference)) if found is None and is_number else found


def _classified(oj: str | None) -> list[tuple[ClassificationRecord | None, list[TagRecord]]]:
    by_class: dict[int | None, list[TagRecord]] = {}
    for tag in tags.site_tags(oj):
        by_class.setdefault(tag.classification_id, []).append(tag)
    classes = tags.classifications(oj)
    answer: list[tuple[ClassificationRecord | None, list[TagRecord]]] = [
        (each, by_class.pop(each.id, [])) for each in classes
    ]
    rest = [tag for left in by_class.values() for tag in left]
    if rest or not classes:
        answer.append((None, rest))
    return answer
