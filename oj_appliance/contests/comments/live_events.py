"""Tells listeners of a contest that something was said there, if they may see it."""

from __future__ import annotations

from oj_appliance.comments.rules import is_seen
from oj_appliance.comments.types import CommentsChanged, Rights, SourceKind
from oj_appliance.contests.comments.policy import ContestCommentPolicy
from oj_appliance.contests.live_events import ContestLiveEvents
from oj_appliance.contests.rules import is_manager
from oj_appliance.contests.types import Contest, HintKind
from oj_appliance.web.guards import Viewer


class ContestCommentNews:
    def __init__(self, policy: ContestCommentPolicy, live: ContestLiveEvents) -> None:
        self._policy = policy
        self._live = live

    def tell(self, event: CommentsChanged) -> None:
        """Listens to it, after the commit."""
        if event.source.kind is not SourceKind.CONTEST:
            return

        def concerns(viewer: Viewer, contest: Contest) -> bool:
            if event.is_private and not is_manager(viewer, contest):
                return viewer.uid in {author.uid for author in event.authors}
            sees = self._policy.sees(viewer, contest)
            rights = Rights(
                sees=sees, may_answer_all=False, may_delete_all=False, may_be_private=False
            )
            return all(is_seen(author, rights) for author in event.authors)

        self._live.hint(event.source.id, HintKind.COMMENT, concerns=concerns)
