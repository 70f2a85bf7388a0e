"""The old site as a QDUOJ: `pg_dump onlinejudge`, and the folder `test_case`."""

from __future__ import annotations

import base64
import hashlib
import json

from tests.oj_appliance.site_move.old_site import (
    LENGTH,
    START,
    OldSite,
    Task,
    postgres_table,
    zipped,
)

RESULTS = {"AC": 0, "PE": -1, "WA": -1, "TLE": 1, "RE": 4, "CE": -2}
FAILURES = ("WA", "TLE", "RE", "PE")
ROUNDS = 3000
# Of a contest's task: each contest has problems of its own there.
OF_CONTEST = 100


def password(text: str) -> str:
    salt = hashlib.sha256(text.encode()).hexdigest()[:12]
    digest = hashlib.pbkdf2_hmac("sha256", text.encode(), salt.encode(), ROUNDS)
    return f"pbkdf2_sha256${ROUNDS}${salt}${base64.b64encode(digest).decode()}"


def key_of(task: int) -> str:
    return hashlib.md5(str(task).encode()).hexdigest()


def dump(site: OldSite) -> str:
    made = START.isoformat(sep=" ")
    people = [
        (
            *(number + 1, password(each.password), each.name, each.email, made),
            *("Super Admin" if number == 0 else "Regular User", "None", False),
        )
        for number, each in enumerate(site.people)
    ]
    profiles = [
        (number + 1, each.realname, None, "mood", None, "一中", None, number + 1)
        for number, each in enumerate(site.people)
    ]
    numbered: list[tuple[int, str, Task, int | None]] = [
        (each.number, str(each.number), each, None) for each in site.tasks
    ]
    numbered += [
        (contest * OF_CONTEST + task, "ABCD"[num], site.tasks[task - 1], contest)
        for contest, listed in site.contests.items()
        for num, task in enumerate(listed)
    ]
    tasks = [
        (
            *(number, f"{site.prefix}{shown}" if contest is None else shown, task.title, "sum"),
            *("two", "one", json.dumps([{"input": "1 2", "output": str(3 + task.number)}])),
            *(key_of(task.number), json.dumps(_scores()), None, json.dumps(["C", "Python3"]), made),
            *(1000, 256, False, None, None, "OI" if contest == 2 else "ACM", True, "Low", ""),
            *(100, contest, 1, json.dumps({"io_mode": "Standard IO"}), True),
        )
        for number, shown, task, contest in numbered
    ]
    contests = [
        (
            *(number, f"{site.prefix} 比赛 {number}", "", "secret" if number == 2 else None),
            *("OI" if number == 2 else "ACM", site.start_of(number).isoformat(sep=" ")),
            *((site.start_of(number) + LENGTH).isoformat(sep=" "), True, 1),
        )
        for number in site.contests
    ]
    sent = [
        (
            *(f"{site.prefix}{each.number:020x}", each.at.isoformat(sep=" "), each.person + 1),
            *(site.people[each.person].name, each.code, RESULTS[each.verdict], "Python3", False),
            json.dumps(
                {
                    "time_cost": each.time_ms,
                    "memory_cost": each.memory_kb * 1024,
                    "score": each.score,
                }
            ),
            *("10.0.0.2", each.contest or None),
            each.task + (each.contest * OF_CONTEST),
        )
        for each in site.sent
    ]
    return (
        "--\n-- PostgreSQL database dump\n--\n\nSET client_encoding = 'UTF8';\n"
        "SET standard_conforming_strings = on;\n\n"
        + postgres_table("contest", CONTEST, contests)
        + postgres_table("problem", PROBLEM, tasks)
        + postgres_table(
            "problem_tag", {"id": "integer", "name": "text"}, [(1, f"{site.prefix}题")]
        )
        + postgres_table(
            "problem_tags",
            {"id": "integer", "problem_id": "integer", "problemtag_id": "integer"},
            [(1, 1, 1)],
        )
        + postgres_table("submission", SUBMISSION, sent)
        + postgres_table('"user"', USER, people)
        + postgres_table("user_profile", PROFILE, profiles)
        + "ALTER TABLE ONLY public.contest ADD CONSTRAINT contest_pkey PRIMARY KEY (id);\n"
    )


def _scores() -> list[dict[str, object]]:
    return [
        {"score": score, "input_name": f"{seq}.in", "output_name": f"{seq}.out"}
        for seq, score in ((1, 30), (2, 30), (3, 40))
    ]


def files(site: OldSite) -> bytes:
    packed: dict[str, str | bytes] = {}
    for each in site.tasks:
        for number, (given, expected) in enumerate(each.cases(), 1):
            folder = f"backend/test_case/{key_of(each.number)}"
            packed[f"{folder}/{number}.in"] = given
            packed[f"{folder}/{number}.out"] = expected
    return zipped(packed)


CONTEST = {
    "id": "integer NOT NULL",
    "title": "text NOT NULL",
    "description": "text NOT NULL",
    "password": "text",
    "rule_type": "text NOT NULL",
    "start_time": "timestamp with time zone NOT NULL",
    "end_time": "timestamp with time zone NOT NULL",
    "visible": "boolean NOT NULL",
    "created_by_id": "integer NOT NULL",
}
PROBLEM = {
    "id": "integer NOT NULL",
    "_id": "text NOT NULL",
    "title": "text NOT NULL",
    "description": "text NOT NULL",
    "input_description": "text NOT NULL",
    "output_description": "text NOT NULL",
    "samples": "jsonb NOT NULL",
    "test_case_id": "text NOT NULL",
    "test_case_score": "jsonb NOT NULL",
    "hint": "text",
    "languages": "jsonb NOT NULL",
    "create_time": "timestamp with time zone NOT NULL",
    "time_limit": "integer NOT NULL",
    "memory_limit": "integer NOT NULL",
    "spj": "boolean NOT NULL",
    "spj_language": "text",
    "spj_code": "text",
    "rule_type": "text NOT NULL",
    "visible": "boolean NOT NULL",
    "difficulty": "text NOT NULL",
    "source": "text",
    "total_score": "integer NOT NULL",
    "contest_id": "integer",
    "created_by_id": "integer NOT NULL",
    "io_mode": "jsonb NOT NULL",
    "share_submission": "boolean NOT NULL",
}
SUBMISSION = {
    "id": "text NOT NULL",
    "create_time": "timestamp with time zone NOT NULL",
    "user_id": "integer NOT NULL",
    "username": "text NOT NULL",
    "code": "text NOT NULL",
    "result": "integer NOT NULL",
    "language": "text NOT NULL",
    "shared": "boolean NOT NULL",
    "statistic_info": "jsonb NOT NULL",
    "ip": "text",
    "contest_id": "integer",
    "problem_id": "integer NOT NULL",
}
USER = {
    "id": "integer NOT NULL",
    "password": "character varying(128) NOT NULL",
    "username": "text NOT NULL",
    "email": "text",
    "create_time": "timestamp with time zone",
    "admin_type": "text NOT NULL",
    "problem_permission": "text NOT NULL",
    "is_disabled": "boolean NOT NULL",
}
PROFILE = {
    "id": "integer NOT NULL",
    "real_name": "text",
    "blog": "character varying(200)",
    "mood": "text",
    "github": "text",
    "school": "text",
    "major": "text",
    "user_id": "integer NOT NULL",
}
