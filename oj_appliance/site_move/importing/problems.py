"""Problems with their data and pictures; each in one write, with the word of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from dataclasses import replace

from oj_appliance.errors import ApiError
from oj_appliance.interchange.markup.links import replace_links
from oj_appliance.problems.types.problem import CaseDraft, OwningGroup, ProblemDraft, Statement
from oj_appliance.site_move import rules
from oj_appliance.site_move.fitting import NO_DATA, fitted_cases, fitted_draft, refusal_of
from oj_appliance.site_move.importing.context import Import
from oj_appliance.site_move.store import content, mapping, people
from oj_appliance.site_move.systems.system import pictures_of
from oj_appliance.site_move.types import Kind, MovedCase, MovedProblem
from oj_appliance.storage.blobs import StoredBlob

LARGEST_PICTURE = 20 * 1024 * 1024
REFUSED = "refused"

log = logging.getLogger(__name__)


async def take_problems(run: Import) -> None:
    known = await run.tools.database.read(mapping.all_of, run.site, Kind.PROBLEM)
    run.targets[Kind.PROBLEM] = known
    facts = await run.tools.database.read(_facts)
    async for (problem,) in run.batches(run.adapter.problems(), 1):
        if problem.source in known:
            continue
        draft, _ = fitted_draft(problem, *facts, run.targets[Kind.GROUP])
        if refusal_of(problem, replace(draft, problem_id="")) is not None:
            run.count(REFUSED)
            continue
        try:
            stored = await asyncio.to_thread(_with_files, run, problem, draft)
            pid = await run.tools.database.write(_write, run, problem, stored)
        except ApiError:
            log.warning("a moved problem is refused", extra={"move": run.move.key}, exc_info=True)
            run.count(REFUSED)
            continue
        known[problem.source] = str(pid)


def _facts() -> tuple[frozenset[str], frozenset[int]]:
    return content.own_languages(), content.difficulties()


def _write(run: Import, problem: MovedProblem, draft: ProblemDraft) -> int:
    now = run.tools.clock.now_ms()
    display_id, _ = rules.chosen_id(draft.problem_id, content.is_id_taken)
    if (group := run.group_of(problem.group)) is not None:
        draft = replace(draft, group=OwningGroup(group, ""))
    pid = run.tools.problems.write_problem(
        replace(draft, problem_id=display_id), run.move.author, now
    )
    author = run.targets[Kind.PERSON].get(problem.author or "")
    standing = people.standing_of(author) if author else None
    # Whoever is named as its author may see and change it: staff alone.
    named = (author, standing[0]) if author and standing and standing[1] else None
    content.set_origin(pid, named, problem.created_at)
    if not problem.cases:
        run.tools.problems.write_pause(pid, run.move.author, True, NO_DATA.in_both())
    mapping.put(run.site, Kind.PROBLEM, problem.source, pid)
    run.count(Kind.PROBLEM)
    run.write_progress(Kind.PROBLEM, now)
    return pid


def _with_files(run: Import, problem: MovedProblem, draft: ProblemDraft) -> ProblemDraft:
    """Blocks: data become blobs, and pictures that are in the archive ours."""
    blobs = run.tools.problems.blobs

    def stored(part: str | bytes) -> StoredBlob:
        if isinstance(part, bytes):
            return blobs.put(part)
        return blobs.put_stream(run.files.chunks(part))

    cases = tuple(
        _case(each, stored(each.input), stored(each.output)) for each in fitted_cases(problem)
    )
    links = dict(_saved_pictures(run, draft.statement))
    return replace(draft, cases=cases, statement=_with_links(draft.statement, links))


def _case(case: MovedCase, given: StoredBlob, expected: StoredBlob) -> CaseDraft:
    return CaseDraft(case.input_name, case.output_name, given, expected, case.score, case.group)


def _saved_pictures(run: Import, statement: Statement) -> Iterator[tuple[str, str]]:
    """Links of the old site with ours."""
    for link in pictures_of(statement):
        name = link.partition("?")[0].rpartition("/")[2]
        path = run.files.named(name)
        if path is None or run.files.size(path) > LARGEST_PICTURE:
            continue
        try:
            saved = run.tools.files.save_image(
                b"".join(run.files.chunks(path)),
                uid=run.move.author.account_id,
                client_name=name,
            )
        except ApiError as error:
            if error.key == "file.no_space":
                raise
            continue
        run.count("picture")
        yield link, saved.link


def _with_links(statement: Statement, links: dict[str, str]) -> Statement:
    texts = (statement.description, statement.input, statement.output, statement.hint)
    return Statement(statement.title, *(replace_links(text, links) for text in texts))
