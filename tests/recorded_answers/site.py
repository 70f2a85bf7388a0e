"""What the site says and how it is set."""

from __future__ import annotations

from tests.oj_appliance.home.pictures import png
from tests.recorded_answers.bank import HIDDEN, OPEN
from tests.recorded_answers.school import STUDENT, School
from tests.two_worlds.first_world import succeed


def add_words(school: School) -> None:
    """Announcements, notices, drafts, honours, tools, pictures, settings and secrets of them."""
    root, known = school.root, school.known
    for status, word in ((0, "open"), (1, "hidden"), (0, "newer")):
        body = {"title": f"{word} title", "content": f"{word} content", "status": status}
        succeed(root.post("/api/admin/announcement", body))
    for kind, more in (("All", {}), ("Admin", {}), ("Single", {"recipientId": STUDENT})):
        body = {"title": f"to {kind}", "content": "text", "type": kind, "pushNow": True, **more}
        succeed(root.post("/api/admin/msg/notice", body))
    for name, color, solved in (("Beginner", "#123456", 1), ("Hero", "#654321", 100)):
        succeed(root.post("/api/admin/honor", {"name": name, "color": color, "ac": solved}))
    for seq, name in enumerate(("Editor", "Wiki")):
        succeed(
            root.post("/api/admin/tools", {"name": name, "url": f"http://{name}.test", "seq": seq})
        )
    _add_files(school)
    for client in (school.student, school.neighbour):
        for version, language in ((0, "Python3"), (1, "Python3"), (0, "C++")):
            body = {"pid": known.pids[OPEN], "language": language, "version": version}
            succeed(client.put("/api/draft", {**body, "code": f"# {version} of {language}"}))
    hidden = {"pid": known.pids[HIDDEN], "language": "Python3", "version": 0}
    succeed(root.put("/api/draft", {**hidden, "code": "# of root"}))
    settings = {
        "name": "School",
        "shortName": "S",
        "registerMode": "invite",
        "inviteCode": "CLASS7",
    }
    succeed(root.put("/api/admin/config/set-web-config", settings))
    mail = {"mailMode": "outbox", "emailHost": "mail.test", "emailPassword": "mail secret"}
    succeed(root.put("/api/admin/config/set-email-config", mail))
    succeed(root.post("/api/admin/config/test-email", {"email": "a@school.test"}))


def _add_files(school: School) -> None:
    root, keys = school.root, school.known.keys
    succeed(root.upload("/api/file/upload-carouse-img", "hall.png", png()))
    succeed(root.upload("/api/file/upload-home-img", "club.png", png()))
    picture = root.upload("/api/file/upload-md-img", "a.png", png(), part="image").data
    file = root.upload("/api/file/upload-md-file", "a.txt", b"text").data
    keys["picture"] = str(picture["link"]).rpartition("/")[2]
    keys["file"] = str(file["link"]).rpartition("/")[2]
    begun = root.post("/api/file/upload-start", {"name": "cases.zip", "size": 9}).data
    keys["upload"] = str(begun["uploadId"])
