"""Comments. Whatever is commented on registers its policy from its own part."""

from __future__ import annotations

from oj_appliance.comments.api import CommentsApi
from oj_appliance.comments.policy import CommentPolicies
from oj_appliance.comments.service import Comments
from oj_appliance.composition.house import House
from oj_appliance.composition.part import Part


class CommentPart(Part):
    def __init__(self, house: House) -> None:
        foundation = house.foundation
        self.policies = CommentPolicies()
        self.comments = Comments(
            foundation.database, foundation.clock, foundation.events, self.policies
        )

    def apis(self) -> list[object]:
        return [CommentsApi(self.comments)]
