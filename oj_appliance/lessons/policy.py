"""Who may see which lesson, group and item, and who may change a lesson (contract lesson.md). The
one place that says so: lists, pages, files and marks all ask here."""

from __future__ import annotations

from msgspec.structs import replace

from oj_appliance.errors import ApiError
from oj_appliance.lessons.types import BANK, Item, ItemGroup, Lesson, WholeLesson
from oj_appliance.places.registry import PlaceRegistry
from oj_appliance.trainings.service import Trainings
from oj_appliance.web.guards import Viewer


class LessonPolicy:
    def __init__(self, places: PlaceRegistry, trainings: Trainings) -> None:
        self._places = places
        self._trainings = trainings

    # -- looking at it

    def check_seen(self, viewer: Viewer, lesson: Lesson | None) -> Lesson:
        """Raises lesson.missing, also of one that is hidden from the viewer."""
        if lesson is None or not (lesson.visible or viewer.is_staff):
            raise ApiError("lesson.missing", status=404)
        return lesson

    def shown(self, viewer: Viewer, whole: WholeLesson) -> WholeLesson:
        """What of a lesson the viewer meets in class: no hidden item, whoever looks."""
        groups = tuple(
            replace(group, items=tuple(it for it in group.items if self.shows(viewer, it)))
            for group in whole.groups
            if self.opens_group(viewer, whole.lesson, group)
        )
        return WholeLesson(whole.lesson, groups)

    def opens_group(self, viewer: Viewer, lesson: Lesson, group: ItemGroup) -> bool:
        if group.is_for_all or viewer.is_staff or is_author(viewer, lesson):
            return True
        return any(viewer.groups.is_member(gid) for gid in group.gids)

    def shows(self, viewer: Viewer, item: Item) -> bool:
        """Whether the item stands in the lesson for this viewer, in a group that they see."""
        return item.is_visible and self._reaches(viewer, item)

    def _reaches(self, viewer: Viewer, item: Item) -> bool:
        """An item shows nobody a problem or a training that they would not meet without it."""
        if item.problem is not None:
            return self._places.is_visible(viewer, BANK, item.problem)
        if item.training_id is None:
            return True
        try:
            self._trainings.seen(viewer, item.training_id)
        except ApiError:
            return False
        return True

    def may_open(self, viewer: Viewer, lesson: Lesson, group: ItemGroup, item: Item) -> bool:
        """Whether the viewer may be given what is behind an item; staff look at hidden ones too."""
        if viewer.is_guest:
            return False
        if viewer.is_staff:
            return True
        return (
            lesson.visible and self.opens_group(viewer, lesson, group) and self.shows(viewer, item)
        )

    # -- looking after it

    def check_managed(self, viewer: Viewer, lesson: Lesson | None) -> Lesson:
        """Raises lesson.missing, lesson.not_allowed."""
        if lesson is None:
            raise ApiError("lesson.missing", status=404)
        if not is_manager(viewer, lesson):
            raise ApiError("lesson.not_allowed")
        return lesson


def is_author(viewer: Viewer, lesson: Lesson) -> bool:
    return viewer.uid is not None and viewer.uid == lesson.uid


def is_manager(viewer: Viewer, lesson: Lesson) -> bool:
    """root, or the author while one of the staff."""
    return viewer.is_root or (viewer.is_staff and is_author(viewer, lesson))
