"""Calls of teachers' comments on code (contract submission.md §4.1)."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from oj_appliance.annotations.rules import MOST_OF_ONE, PAGE_LIMIT
from oj_appliance.annotations.service import Annotations
from oj_appliance.annotations.types import Annotation
from oj_appliance.annotations.wire import (
    AnnotatedSubmission,
    CodeAnnotation,
    CodeAnnotations,
    Content,
    wire_annotation,
    wire_row,
)
from oj_appliance.web.endpoint import Call, delete, get, post, put
from oj_appliance.web.guards import LOGIN
from oj_appliance.web.paging import Page, PageQuery, page_of
from oj_appliance.web.wire import Id, Int


class SubmissionOfAnnotations(msgspec.Struct):
    submitId: Id


class NewAnnotation(msgspec.Struct, kw_only=True):
    submitId: Id
    line: Int
    content: Content


class ChangedAnnotation(msgspec.Struct, kw_only=True):
    id: Id
    content: Content


class ReadAnnotations(SubmissionOfAnnotations, kw_only=True):
    ids: Annotated[list[Id], Meta(max_length=MOST_OF_ONE)]


class AnnotationQuery(msgspec.Struct):
    id: Id


class AnnotatedQuery(PageQuery, kw_only=True):
    """`written`: those that I commented on, not my own."""

    limit: Int = PAGE_LIMIT
    written: bool = False


class AnnotationsApi:
    def __init__(self, annotations: Annotations) -> None:
        self._annotations = annotations

    @get("/api/code-annotations", guard=LOGIN, summary="Comments on the code of a submission")
    async def code_annotations(self, call: Call, query: SubmissionOfAnnotations) -> CodeAnnotations:
        found, may_write = await self._annotations.of_submission(call.viewer, query.submitId)
        return CodeAnnotations(
            [self._wire(call, each, may_write=may_write) for each in found], may_write
        )

    @post("/api/code-annotation", guard=LOGIN, summary="Comments on a line of code")
    async def add_code_annotation(self, call: Call, body: NewAnnotation) -> CodeAnnotation:
        made = await self._annotations.write(call.viewer, body.submitId, body.line, body.content)
        return self._wire(call, made, may_write=True)

    @put("/api/code-annotation", guard=LOGIN, summary="Changes a comment on code")
    async def change_code_annotation(self, call: Call, body: ChangedAnnotation) -> CodeAnnotation:
        changed = await self._annotations.change(call.viewer, body.id, body.content)
        return self._wire(call, changed, may_write=True)

    @delete("/api/code-annotation", guard=LOGIN, summary="Removes a comment on code")
    async def remove_code_annotation(self, call: Call, query: AnnotationQuery) -> None:
        await self._annotations.remove(call.viewer, query.id)

    @post("/api/code-annotations-read", guard=LOGIN, summary="I have read what is said of my code")
    async def read_code_annotations(self, call: Call, body: ReadAnnotations) -> None:
        await self._annotations.mark_read(call.viewer, body.submitId, body.ids)

    @get("/api/annotated-submissions", guard=LOGIN, summary="Submissions that were commented on")
    async def annotated_submissions(
        self, call: Call, query: AnnotatedQuery
    ) -> Page[AnnotatedSubmission]:
        window = query.window(PAGE_LIMIT)
        rows, total = await self._annotations.page(call.viewer, window, written=query.written)
        shown = [wire_row(each, self._annotations.queue_position(each.record)) for each in rows]
        return page_of(shown, total, window)

    def _wire(self, call: Call, annotation: Annotation, *, may_write: bool) -> CodeAnnotation:
        may_change = self._annotations.may_change(call.viewer, annotation, may_write=may_write)
        return wire_annotation(annotation, may_change=may_change)
