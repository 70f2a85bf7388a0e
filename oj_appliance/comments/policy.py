"""Who may do what with comments: whoever has something to comment on registers its answers."""

from __future__ import annotations

from typing import Protocol

from oj_appliance.comments.types import Act, Rights, Source, SourceKind
from oj_appliance.errors import ApiError, GuardError
from oj_appliance.web.guards import Viewer

_MISSING = {SourceKind.CONTEST: "contest.missing", SourceKind.DISCUSSION: "discussion.missing"}


class CommentPolicy(Protocol):
    def is_open(self) -> bool:
        """Whether the site's switch lets such things be commented on at all."""

    async def rights(self, viewer: Viewer, source_id: int, act: Act) -> Rights:
        """Raises ApiError for whoever may not do this there."""


class CommentPolicies:
    def __init__(self) -> None:
        self._policies: dict[SourceKind, CommentPolicy] = {}

    def register(self, kind: SourceKind, policy: CommentPolicy) -> None:
        self._policies[kind] = policy

    async def rights(self, viewer: Viewer, source: Source, act: Act) -> Rights:
        """Raises switch.discussion_closed, and as the kind's policy does; contest.missing or
        discussion.missing for a kind that nobody has registered."""
        policy = self._policies.get(source.kind)
        if policy is None:
            raise ApiError(_MISSING[source.kind], status=400)
        if not policy.is_open():
            closed = ApiError if act is Act.LIKE else GuardError
            raise closed("switch.discussion_closed", status=403)
        return await policy.rights(viewer, source.id, act)
