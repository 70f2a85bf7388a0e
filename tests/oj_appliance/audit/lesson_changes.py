"""Which calls about lessons leave which audit row."""

from __future__ import annotations

from tests.oj_appliance.audit.change import Change, Values, World
from tests.oj_appliance.lessons.making import OFFICE, make_group, make_item, make_lesson

FILLED = "lesson.contents"


def _lesson(world: World) -> int:
    return make_lesson(world.root)


def _part(world: World) -> int:
    return make_group(world.root, _lesson(world))


def _item(world: World) -> int:
    return make_item(world.root, _part(world))


def _order(world: World) -> Values:
    lesson = _lesson(world)
    part = make_group(world.root, lesson)
    return {"lessonId": lesson, "groups": [{"id": part, "seq": 1, "items": []}]}


LESSON_CHANGES = (
    Change(f"POST {OFFICE}", "lesson.create", lambda world: {"title": "Audited"}),
    Change(f"PUT {OFFICE}", "lesson.update", lambda w: {"id": _lesson(w), "title": "Other title"}),
    Change(
        f"PUT {OFFICE}/change-visible",
        "lesson.visible",
        lambda world: {"lessonId": _lesson(world), "visible": "false"},
        is_by_address=True,
    ),
    Change(f"POST {OFFICE}/group", FILLED, lambda w: {"lessonId": _lesson(w), "name": "Part"}),
    Change(f"PUT {OFFICE}/group", FILLED, lambda w: {"id": _part(w), "name": "Other"}),
    Change(f"DELETE {OFFICE}/group", FILLED, lambda w: {"id": _part(w)}),
    Change(
        f"POST {OFFICE}/item",
        FILLED,
        lambda w: {"groupId": _part(w), "title": "Link", "url": "/help"},
    ),
    Change(f"PUT {OFFICE}/item", FILLED, lambda w: {"id": _item(w), "isVisible": False}),
    Change(f"DELETE {OFFICE}/item", FILLED, lambda w: {"id": _item(w)}),
    Change(f"PUT {OFFICE}/sort", FILLED, _order),
    Change(f"DELETE {OFFICE}", "lesson.delete", lambda w: {"lessonId": _lesson(w)}),
)
