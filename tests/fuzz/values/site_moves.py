"""Sites that move in."""

from __future__ import annotations

from typing import Any

from tests.fuzz.school import OneOf, School
from tests.oj_appliance.site_move.sending import ask, settled

# Enough of a HUSTOJ that it can be looked at.
DUMP = b"""CREATE TABLE `users` (`user_id` varchar(48), `password` varchar(32));
CREATE TABLE `problem` (`problem_id` int, `title` varchar(200));
CREATE TABLE `solution` (`solution_id` int);
INSERT INTO `users` VALUES ('fuzz_moved','x');
"""


def values(school: School) -> dict[str, dict[str, Any]]:
    keys = [str(ask(school.root, "hustoj", DUMP).data["key"]) for _ in range(3)]
    for key in keys:
        settled(school.root, key, "looking")
    key = OneOf(keys)
    wish = {"system": "hustoj", "site": "old", "fileUploadIds": [], "encoding": "auto"}
    return {
        "POST /api/admin/site-move/look": {"body": {**wish, "dumpUploadId": school.upload()}},
        "GET /api/admin/site-move": {"query": {"key": key}},
        "POST /api/admin/site-move/start": {"body": {"key": key, "keepsStaff": False}},
        "POST /api/admin/site-move/discard": {"body": {"key": OneOf(keys[:1])}},
    }
