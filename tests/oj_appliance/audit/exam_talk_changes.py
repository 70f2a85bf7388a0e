"""What invigilators say and write down in the timed work that was made."""

from __future__ import annotations

from typing import Any

from tests.oj_appliance.audit.change import Change, Values, World
from tests.oj_appliance.exam_rooms.making import EXAM
from tests.oj_appliance.timed_work.making import DESK


def _work(world: World, **values: Any) -> Values:
    return {"tid": world.made[f"POST {DESK}"]["id"], **values}


def _message(world: World) -> Values:
    return _work(world, id=world.made[f"POST {EXAM}/message"]["id"])


# Somebody is seated before: about others there is nothing to write down, and no code.
EXAM_TALK_CHANGES = (
    Change(f"POST {EXAM}/message", "exam.message_add", lambda world: _work(world, text="Quiet")),
    Change(f"POST {EXAM}/withdraw-message", "exam.message_remove", _message),
    Change(
        f"POST {EXAM}/note", "exam.note_add", lambda world: _work(world, uid=world.uid, text="Late")
    ),
    Change(f"POST {EXAM}/login-code", "user.login_code", lambda world: _work(world, uid=world.uid)),
)
