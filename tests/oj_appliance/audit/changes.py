"""Which calls of the back-office leave which audit row (contract admin.md §21)."""

from __future__ import annotations

from typing import Any

from tests.oj_appliance.audit.change import Change, Values, World, fixed, made
from tests.oj_appliance.audit.discussion_changes import DISCUSSION_CHANGES
from tests.oj_appliance.audit.exam_changes import EXAM_CHANGES
from tests.oj_appliance.audit.lesson_changes import LESSON_CHANGES
from tests.oj_appliance.audit.server_changes import SERVER_SHOWN_BESIDE
from tests.oj_appliance.audit.timed_work_changes import TIMED_WORK_CHANGES
from tests.oj_appliance.audit.training_changes import TRAINING_CHANGES
from tests.oj_appliance.contests.office import contest_body
from tests.problem_bodies import a_plus_b


def _edited(world: World) -> Values:
    body = a_plus_b("AUDITED", title="Other title")
    body["problem"]["id"] = world.made["POST /api/admin/problem"]["pid"]
    return body


def _language(world: World) -> Values:
    row = world.root.get("/api/admin/language").data[0]
    names = ("id", "template", "codeTemplate", "description", "status")
    return {name: row[name] for name in names} | {"seq": row["seq"] + 1}


def _tag(world: World, name: str) -> int:
    tags = world.root.get("/api/get-all-problem-tags").data
    return next(int(each["id"]) for each in tags if each["name"] == name)


def _contest(world: World, **values: Any) -> Values:
    """The contest that was made, and more."""
    return {"cid": world.made[f"POST {CONTEST}"]["cid"], **values}


def _second(world: World) -> int:
    return int(world.made[f"POST {CONTEST}/problem"]["pid"])


def _contest_problem(world: World) -> Values:
    body = a_plus_b("CONTESTED", title="Other title")
    body["problem"]["id"] = _second(world)
    return body


def _announced(world: World, **values: Any) -> Values:
    cid = _contest(world)["cid"]
    newest = world.newest(f"{CONTEST}/announcement", cid=cid)["id"]
    return {"cid": cid, "announcement": {"id": newest, **TEXT, **values}}


CONTEST = "/api/admin/contest"
NOTICE, NEWS = "/api/admin/msg/notice", "/api/admin/announcement"
NEW_TAG, NEW_CLASS = "POST /api/admin/tag", "POST /api/admin/tag/classification"
TEXT = {"title": "Title", "content": "text"}
SOLUTION = {"name": "good", "language": "Python3", "code": "print(3)", "expected": [0]}


def _rewritten(world: World) -> Values:
    """A problem's solution that was written before."""
    first = {"pid": world.pid, "content": "Add.", "opens": "closed"}
    assert world.root.put("/api/admin/problem/editorial", first).status == 200
    return {**first, "content": "Add them.", "opens": "solved"}


CHANGES = (
    Change("PUT /api/admin/config/set-web-config", "config.update", fixed(name="Audited")),
    Change("PUT /api/admin/config/set-email-config", "config.update", fixed(mailMode="outbox")),
    Change("PUT /api/admin/config/set-ai-config", "config.update", fixed(model="small")),
    Change(
        "PUT /api/admin/problem/editorial",
        "editorial.update",
        _rewritten,
    ),
    Change("PUT /api/admin/ai/rule", "config.update", fixed(rule="Hints, no code.")),
    Change("PUT /api/admin/switch/update", "config.update", fixed(codeMinLength=1)),
    Change("POST /api/admin/tools", "config.update", fixed(name="T", url="http://a.test", seq=0)),
    Change(
        "PUT /api/admin/tools",
        "config.update",
        made("POST /api/admin/tools", name="U", url="http://a.test", seq=0),
    ),
    Change("DELETE /api/admin/tools", "config.update", made("POST /api/admin/tools")),
    Change("POST /api/admin/config/cache-clear", "cache.clear", fixed()),
    Change("POST /api/admin/config/db-backup", "backup.create", fixed()),
    Change("PUT /api/admin/language", "language.update", _language),
    Change("PUT /api/admin/role-auth", "role.update", fixed(roleId=1007, authIds=[1])),
    Change(f"POST {NOTICE}", "notice.create", fixed(**TEXT, type="Admin")),
    Change(
        f"PUT {NOTICE}",
        "notice.update",
        lambda world: {"id": world.newest(NOTICE)["id"], **TEXT, "type": "All"},
    ),
    Change(f"DELETE {NOTICE}", "notice.delete", lambda world: {"id": world.newest(NOTICE)["id"]}),
    Change(f"POST {NEWS}", "announcement.create", fixed(**TEXT, status=1)),
    Change(
        f"PUT {NEWS}",
        "announcement.update",
        lambda world: {"id": world.newest(NEWS)["id"], **TEXT, "status": 0},
    ),
    Change(
        f"DELETE {NEWS}", "announcement.delete", lambda world: {"aid": world.newest(NEWS)["id"]}
    ),
    Change("POST /api/admin/honor", "honor.create", fixed(name="Hero", color="#123456", ac=9)),
    Change(
        "PUT /api/admin/honor",
        "honor.update",
        made("POST /api/admin/honor", name="Hero", color="#123456", ac=8),
    ),
    Change("DELETE /api/admin/honor", "honor.delete", made("POST /api/admin/honor")),
    Change(NEW_CLASS, "tag.class_create", fixed(name="Audited class", oj="ME", rank=1)),
    Change(
        "PUT /api/admin/tag/classification",
        "tag.class_update",
        made(NEW_CLASS, name="Audited class", rank=2),
    ),
    Change(
        "DELETE /api/admin/tag/classification",
        "tag.class_delete",
        lambda world: {"tcid": world.made[NEW_CLASS]["id"]},
    ),
    Change(NEW_TAG, "tag.create", fixed(name="merged")),
    Change(NEW_TAG, "tag.create", fixed(name="spare")),
    Change(NEW_TAG, "tag.create", fixed(name="audited", color="#123456", oj="ME")),
    Change("PUT /api/admin/tag", "tag.update", made(NEW_TAG, color="#654321")),
    Change(
        "POST /api/admin/tag/merge",
        "tag.merge",
        lambda world: {"tids": [_tag(world, "merged")], "into": _tag(world, "audited")},
    ),
    Change(
        "POST /api/admin/tag/delete-several",
        "tag.delete",
        lambda world: {"tids": [_tag(world, "spare")]},
    ),
    Change("DELETE /api/admin/tag", "tag.delete", lambda world: {"tid": world.made[NEW_TAG]["id"]}),
    Change("POST /api/admin/difficulty", "difficulty.create", fixed(name="Odd", color="#123456")),
    Change(
        "PUT /api/admin/difficulty",
        "difficulty.update",
        made("POST /api/admin/difficulty", name="Even", color="#123456"),
    ),
    Change("DELETE /api/admin/difficulty", "difficulty.delete", made("POST /api/admin/difficulty")),
    Change("POST /api/admin/problem", "problem.create", lambda world: a_plus_b("AUDITED")),
    Change("PUT /api/admin/problem", "problem.update", _edited),
    Change("POST /api/admin/problem/duplicate", "problem.create", lambda w: {"pid": w.pid}),
    Change(
        "PUT /api/admin/problem/change-problem-auth",
        "problem.auth",
        lambda world: {"id": world.made["POST /api/admin/problem"]["pid"], "auth": 2},
    ),
    Change(
        "POST /api/admin/problem/batch",
        "problem.difficulty",
        lambda world: {
            "pids": [world.made["POST /api/admin/problem"]["pid"]],
            "action": "difficulty",
            "value": 1,
        },
    ),
    Change(
        "DELETE /api/admin/problem/attachment",
        "problem.detach",
        lambda world: {"pid": world.pid, "name": "annex.txt"},
    ),
    Change(
        "POST /api/admin/problem/solution",
        "solution.create",
        lambda world: {"pid": world.pid, **SOLUTION},
    ),
    Change(
        "PUT /api/admin/problem/solution",
        "solution.update",
        made("POST /api/admin/problem/solution", **SOLUTION | {"name": "better"}),
    ),
    Change(
        "DELETE /api/admin/problem/solution",
        "solution.delete",
        made("POST /api/admin/problem/solution"),
    ),
    Change(
        "DELETE /api/admin/problem",
        "problem.delete",
        lambda world: {"pid": world.made["POST /api/admin/problem"]["pid"]},
    ),
    Change(
        "PUT /api/admin/trash/restore",
        "problem.restore",
        lambda world: {"type": "problem", "id": str(world.made["POST /api/admin/problem"]["pid"])},
    ),
    Change(f"POST {CONTEST}", "contest.create", lambda world: contest_body()),
    Change(
        f"PUT {CONTEST}",
        "contest.update",
        lambda world: {"id": _contest(world)["cid"], **contest_body(title="Renamed")},
    ),
    Change(
        f"PUT {CONTEST}/change-contest-visible",
        "contest.visible",
        lambda world: _contest(world, visible="false"),
        is_by_address=True,
    ),
    Change(f"POST {CONTEST}/clics-token", "contest.clics_token_generate", _contest),
    Change(
        f"DELETE {CONTEST}/clics-token",
        "contest.clics_token_remove",
        _contest,
        is_by_address=True,
    ),
    Change(f"POST {CONTEST}/preview", "contest.preview", _contest),
    Change(f"POST {CONTEST}/problem", "problem.create", lambda world: a_plus_b("CONTESTED")),
    Change(f"PUT {CONTEST}/problem", "problem.update", _contest_problem),
    Change(
        f"POST {CONTEST}/add-problem-from-public",
        "contest.problem_add",
        lambda world: _contest(world, pid=_second(world), displayId="C"),
    ),
    Change(
        f"POST {CONTEST}/add-problem-from-public",
        "contest.problem_add",
        lambda world: _contest(world, pid=world.pid, displayId="A", keepAuth=True),
    ),
    Change(
        f"PUT {CONTEST}/contest-problem",
        "contest.problem_update",
        lambda world: _contest(world, pid=world.pid, displayId="B", displayTitle="Sum"),
    ),
    Change(
        f"PUT {CONTEST}/problem-order",
        "contest.problem_order",
        lambda world: _contest(world, pids=[_second(world), world.pid]),
    ),
    Change(
        f"DELETE {CONTEST}/problem",
        "contest.problem_remove",
        lambda world: _contest(world, pid=world.pid),
    ),
    Change(
        f"POST {CONTEST}/announcement",
        "announcement.create",
        lambda world: _contest(world, announcement=TEXT),
    ),
    Change(
        f"PUT {CONTEST}/announcement",
        "announcement.update",
        lambda world: _announced(world, status=1),
    ),
    Change(
        f"DELETE {CONTEST}/announcement",
        "announcement.delete",
        lambda world: {"aid": _announced(world)["announcement"]["id"]},
    ),
    Change(f"DELETE {CONTEST}", "contest.delete", _contest),
    *TIMED_WORK_CHANGES,
    *EXAM_CHANGES,
    *DISCUSSION_CHANGES,
    *LESSON_CHANGES,
    *TRAINING_CHANGES,
    Change("PUT /api/admin/judge/pause", "judge.pause", fixed(paused=True, reason="exam")),
    Change("PUT /api/admin/judge/pause", "judge.pause", fixed(paused=False)),
    Change(
        "PUT /api/admin/judge/pause-problem",
        "judge.pause_problem",
        lambda world: {"pid": world.pid, "paused": True},
    ),
    Change("PUT /api/admin/judge/workers", "judge.slots", fixed(count=1)),
    Change(
        "PUT /api/admin/user/edit-user",
        "user.update",
        lambda world: {
            **{"uid": world.uid, "username": "pupil", "type": 1002, "status": 0},
            "realname": "Li",
        },
    ),
    Change("POST /api/admin/user/login-code", "user.login_code", lambda world: {"uid": world.uid}),
    Change(
        "PUT /api/admin/user/edit-users",
        "user.update",
        lambda world: {"uids": [world.uid], "className": "Class 7"},
    ),
    Change(
        "POST /api/admin/user/new-passwords",
        "user.update",
        lambda world: {"uids": [world.uid]},
    ),
    Change(
        "POST /api/admin/user/login-codes",
        "user.login_code",
        lambda world: {"uids": [world.uid]},
    ),
    Change(
        "DELETE /api/admin/user/sessions", "user.sessions_end", lambda world: {"uid": world.uid}
    ),
    Change(
        "POST /api/admin/user/insert-batch-user",
        "user.add",
        fixed(users=[["audited1", "secret123"]]),
    ),
    Change(
        "POST /api/admin/user/generate-user",
        "user.generate",
        fixed(prefix="gen", suffix="", number_from=1, number_to=2, password_length=8),
    ),
    Change("GET /api/admin/user/export-user-list", "user.export", fixed()),
    Change("DELETE /api/admin/user/delete-user", "user.delete", lambda w: {"ids": [w.uid]}),
    Change("DELETE /api/admin/trash", "user.remove", lambda w: {"type": "user", "id": w.uid}),
)

# Their story is long; the test of the file named looks at the row.
SHOWN_BESIDE = {
    **SERVER_SHOWN_BESIDE,
    "POST /api/admin/pack/exam": ("pack.make", "packs/test_exam_story.py"),
    "POST /api/admin/pack/bank": ("pack.make", "packs/test_exam_story.py"),
    "POST /api/admin/pack/receive": ("pack.receive", "packs/test_exam_story.py"),
    "POST /api/admin/pack/open": ("pack.open", "packs/test_exam_story.py"),
    "POST /api/admin/pack/result": ("pack.merge", "packs/test_exam_story.py"),
    "POST /api/admin/pack/decide": ("pack.decide", "packs/test_exam_story.py"),
    "DELETE /api/admin/pack/result": ("pack.merge_forget", "packs/test_exam_story.py"),
    "DELETE /api/admin/pack": ("pack.remove", "packs/test_exam_story.py"),
    "POST /api/admin/exam/seat-list": (
        "examroom.seats_add",
        "exam_rooms/seat_list/test_seat_list.py",
    ),
    "POST /api/admin/exam/judge-failed-again": (
        "submission.rejudge_contest_problem",
        "../exam/test_mending.py",
    ),
    "POST /api/admin/exam/similarity": ("exam.similarity", "exam_results/test_likeness.py"),
    "POST /api/admin/exam/outage": ("exam.outage_dismiss", "exam_rooms/pauses/test_outages.py"),
    "DELETE /api/admin/config/home-carousel": ("carousel.remove", "home/test_carousel.py"),
    "DELETE /api/admin/config/mail-outbox": (
        "mail.delete",
        "configuration/test_settings_log.py",
    ),
    "PUT /api/admin/problem/data-version": (
        "problem.data_version",
        "problems/test_data_versions.py",
    ),
    "POST /api/admin/server-time": ("clock.confirmed", "../exam/test_server_clock.py"),
    "GET /api/admin/judge/manual-judge": (
        "submission.manual_judge",
        "submissions/test_changes.py",
    ),
    "GET /api/admin/judge/rejudge": ("submission.rejudge", "submissions/test_changes.py"),
    "GET /api/admin/judge/cancel-judge": ("submission.cancel", "submissions/test_changes.py"),
    "POST /api/admin/judge/rejudge-problem": (
        "submission.rejudge_problem",
        "submissions/test_changes.py",
    ),
    "POST /api/admin/judge/rejudge-apply": (
        "submission.rejudge_apply",
        "submissions/test_rejudge.py",
    ),
    "POST /api/admin/judge/rejudge-undo": (
        "submission.rejudge_undo",
        "submissions/test_rejudge.py",
    ),
    "POST /api/admin/health/make-room": ("health.make_room", "dashboard/test_health.py"),
    "PUT /api/admin/address": ("config.update", "addresses/test_https.py"),
    "POST /api/admin/address/noted": ("address.noted", "addresses/room.py"),
    "GET /api/file/export": ("problem.export", "interchange/exports/test_exports.py"),
    "POST /api/file/import": ("problem.import", "interchange/exports/test_exports.py"),
    "POST /api/admin/problem/outputs-apply": ("problem.update", "problems/test_made_outputs.py"),
    "POST /api/admin/user/roster-commit": ("user.roster", "accounts/test_rosters.py"),
}

CHANGES_NOTHING = {
    "POST /api/admin/contest/change-effects": "foresees",
    "POST /api/admin/exam/correction-effect": "foresees",
    "POST /api/admin/contest/problem-change-effects": "foresees",
    "POST /api/admin/contest/problem-order-effects": "foresees",
    "POST /api/admin/config/get-judge-service-info": "reads",
    "POST /api/admin/config/get-service-info": "reads",
    "POST /api/admin/dashboard/get-sessions": "reads",
    "POST /api/admin/config/test-email": "sends a letter, changes no setting",
    "POST /api/admin/config/test-ai": "asks the service, changes no setting",
    "PUT /api/admin/config/set-db-and-redis-config": "refuses",
    "POST /api/admin/doctor/run": "measures",
    "POST /api/admin/health/self-test": "measures",
    "POST /api/admin/exam/preflight": "measures",
    "POST /api/admin/exam/rehearsal": "measures, with students made up at a server of their own",
    "DELETE /api/admin/exam/rehearsal": "ends the measuring",
    "POST /api/admin/language/probe": "looks",
    "POST /api/admin/login": "one's own session",
    "POST /api/admin/problem/check": "runs solutions, keeps nothing",
    "POST /api/admin/upgrade/check": "looks at a file, keeps nothing",
    "POST /api/admin/problem/outputs": "runs a solution, keeps nothing",
    "POST /api/admin/problem/compile-interactive": "compiles, keeps nothing",
    "POST /api/admin/problem/compile-spj": "compiles, keeps nothing",
    "POST /api/admin/problem/compile-template": "compiles, keeps nothing",
    "POST /api/admin/judge/rejudge-preview": "changes no row until it is applied",
    "POST /api/admin/user/roster-upload": "writes nothing until it is committed",
    "PUT /api/admin/user/roster": "writes nothing until it is committed",
}
