"""Who may do what with comments: whoever has something to comment on registers its answers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from typing import Protocol

from oj_appliance.comments.types import Act, OpenSource, Rights, Source, SourceKind
from oj_appliance.errors import ApiError, GuardError
from oj_appliance.web.guards import Viewer

_MISSING = {SourceKind.CONTEST: "contest.missing", SourceKind.DISCUSSION: "discussion.missing"}


class CommentPolicy(Protocol):
    async def rights(self, viewer: Viewer, source_id: int, act: Act) -> Rights:
        """Raises ApiError for whoever may not do this there, `closed` where the site's switch lets
        nobody."""

    async def opened(self, viewer: Viewer, source_ids: Collection[int]) -> dict[int, OpenSource]:
        """Those of them whose comments the viewer may read; a few queries for all."""


def closed(act: Act) -> ApiError:
    """The refusal of the switch."""
    by_guard = act in (Act.READ, Act.WRITE, Act.REMOVE)
    return (GuardError if by_guard else ApiError)("switch.discussion_closed", status=403)


class CommentPolicies:
    def __init__(self) -> None:
        self._policies: dict[SourceKind, CommentPolicy] = {}

    def register(self, kind: SourceKind, policy: CommentPolicy) -> None:
        self._policies[kind] = policy

    async def rights(self, viewer: Viewer, source: Source, act: Act) -> Rights:
        """Raises as the kind's policy does; contest.missing or discussion.missing for a kind that
        nobody has registered."""
        policy = self._policies.get(source.kind)
        if policy is None:
            raise ApiError(_MISSING[source.kind], status=400)
        return await policy.rights(viewer, source.id, act)

    async def opened(self, viewer: Viewer, sources: Collection[Source]) -> dict[Source, OpenSource]:
        """Those of them whose comments the viewer may read."""
        by_kind: dict[SourceKind, set[int]] = defaultdict(set)
        for source in sources:
            by_kind[source.kind].add(source.id)
        found: dict[Source, OpenSource] = {}
        for kind, numbers in by_kind.items():
            if (policy := self._policies.get(kind)) is not None:
                opened = await policy.opened(viewer, numbers)
                found |= {Source(kind, number): each for number, each in opened.items()}
        return found
