"""What a problem is, as one checksum: the same for equal problems, on whichever server."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256

import msgspec

from oj_appliance.interchange.markup.links import replace_links
from oj_appliance.interchange.writing.problem import ExportProblem
from oj_appliance.problems.types.problem import Statement


def content_digest(problem: ExportProblem) -> str:
    """Of texts, settings, tags, programs, data and files; not of its id, of who sees it, or of how
    this server calls its pictures."""
    links = {each.link: each.content.digest for each in problem.pictures}
    draft = problem.draft
    draft = replace(
        draft,
        problem_id="",
        auth=0,
        import_format=None,
        original=None,
        group=None,
        statement=_statement(draft.statement, links),
        further_statements={
            language: _statement(each, links)
            for language, each in sorted(draft.further_statements.items())
        },
        tags=(),
        reference_solutions=tuple(sorted(draft.reference_solutions, key=lambda each: each.name)),
    )
    told = {
        "draft": draft,
        "tags": sorted(tag.name for tag in problem.draft.tags),
        "cases": [
            (case.input.digest, case.output.digest, case.score, case.group)
            for case in problem.cases
        ],
        "files": sorted((file.name, file.digest) for file in problem.attachments),
    }
    return sha256(msgspec.json.encode(told, order="deterministic")).hexdigest()


def _statement(shown: Statement, links: dict[str, str]) -> Statement:
    texts = (shown.description, shown.input, shown.output, shown.hint)
    return Statement(shown.title, *(replace_links(text, links) for text in texts))
