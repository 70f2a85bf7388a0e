"""Accounts of every kind, and what lies around accounts."""

from __future__ import annotations

import json

from tests.oj_appliance.home.pictures import png
from tests.recorded_answers.school import ADMIN, GUEST, NEIGHBOUR, ROOT, SETTER, STUDENT, School
from tests.server_process import ROLE_IDS
from tests.two_worlds.first_world import succeed

PASSWORD = "secret123"
PEOPLE = {
    STUDENT: "user",
    NEIGHBOUR: "user",
    SETTER: "problem_admin",
    ADMIN: "admin",
    "quiet": "user",  # never submits
    "barred": "user",  # may not log in
    "gone": "user",  # is in the wastebasket
}
DISABLED = 1
CLASS_LIST = """用户名,密码,姓名,班级,邮箱
class1_01,secret1,林一,Class 1,lin@school.test
class1_02,secret2,"王, 二",Class 1,
class2_01,,赵三,Class 2,not an address
""".encode()


def add_people(school: School) -> None:
    server, root, known = school.server, school.root, school.known
    known.tokens = {GUEST: "", ROOT: root.token}
    known.uids[ROOT] = "1"
    school.clients = {ROOT: root}
    for name, role in PEOPLE.items():
        client = server.add_user(name, PASSWORD, role)
        uid = str(root.get("/api/get-user-home-info", username=name).data["uid"])
        known.uids[name], known.tokens[name] = uid, client.token
        school.clients[name] = client
    _describe(school)
    body = {"uid": known.uids["barred"], "username": "barred", "type": ROLE_IDS["user"]}
    succeed(root.put("/api/admin/user/edit-user", {**body, "status": DISABLED}))
    gone = json.dumps({"ids": [known.uids["gone"]]}).encode()
    kind = {"Content-Type": "application/json"}
    path = "/api/admin/user/delete-user"
    succeed(root.request("DELETE", path, gone, kind))


def _describe(school: School) -> None:
    """Profiles, a picture, a further session, a one-time code, made accounts, a class list."""
    root, known = school.root, school.known
    profile = {"nickname": "Lin", "school": "No. 1", "signature": "hello", "gender": "female"}
    succeed(school.student.post("/api/change-userInfo", profile))
    succeed(school.student.upload("/api/file/upload-avatar", "me.png", png(200, 200)))
    school.server.client(STUDENT, PASSWORD)
    for name in (STUDENT, NEIGHBOUR):
        body = {
            **{"uid": known.uids[name], "username": name, "type": ROLE_IDS["user"], "status": 0},
            **{"realname": f"{name} of class 1", "email": f"{name}@school.test"},
            **{"number": f"2025-{name}", "className": "Class 1"},
        }
        succeed(root.put("/api/admin/user/edit-user", body))
    succeed(root.post("/api/admin/user/login-code", {"uid": known.uids[NEIGHBOUR]}))
    made = {"prefix": "made_", "number_from": 1, "number_to": 2, "password_length": 8}
    known.keys["made accounts"] = str(root.post("/api/admin/user/generate-user", made).data["key"])
    roster = root.upload("/api/admin/user/roster-upload", "class.csv", CLASS_LIST)
    known.keys["roster"] = str(roster.data["key"])
