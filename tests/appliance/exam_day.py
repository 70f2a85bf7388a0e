"""An exam of three students at an appliance, which is lost in the middle of it:

python3 -m tests.appliance.exam_day begin BASE STORY      one submits, one is wrong, one has a draft
python3 -m tests.appliance.exam_day go-on BASE STORY      on another machine, from the backup

The second finds everybody where they were: the same exam and the same time, the submissions with
their fingerprints, the draft; all three write on to the end. Needs Python 3.11 and no package; ends
with 1 and a sentence when something is wrong.
"""

from __future__ import annotations

import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from tests.appliance.story import ADD, DEMO, WRONG, Pupil, Story, number_of, pupil_of, root_of
from tests.http_client import Answer, Client
from tests.judging_waits import wait_for_verdict

CID_OFFSET = 50_000
ACCEPTED, WRONG_ANSWER = 0, -1
TITLE = "期中考试"


class Room:
    def __init__(self, base: str, story: Story) -> None:
        self.base = base
        self.story = story
        self.root = root_of(base)
        self.pid = number_of(self.root, DEMO)

    @property
    def cid(self) -> int:
        return self.story.exam + CID_OFFSET

    def submit(self, who: Client, code: str) -> int:
        """The number of the submission, once it is judged as the teacher sees it."""
        body = {"pid": self.pid, "displayTid": "A", "cid": self.cid}
        answer = who.post(
            "/api/submit-problem-judge", {**body, "language": "Python3", "code": code}
        )
        number = int(answer.data["submitId"])
        expected = ACCEPTED if code == ADD else WRONG_ANSWER
        verdict = wait_for_verdict(self.root, number)
        tell_unless(verdict["status"] == expected, f"verdict {verdict}")
        return number

    def draft(self, who: Client) -> Any:
        return who.get("/api/draft", pid=self.pid, cid=self.cid).data

    def keep(self, who: Client, code: str) -> Answer:
        where = {"pid": self.pid, "cid": self.cid, "language": "Python3"}
        return who.put("/api/draft", {**where, "code": code, "version": 0})

    def record(self, who: Client) -> dict[str, Any]:
        told = who.get("/api/homework/get-timed-work-info", tid=self.story.exam).data
        return dict(told["record"])

    def receipts(self, who: Client) -> dict[str, str]:
        told = who.get("/api/exam/get-own-progress", tid=self.story.exam).data["receipts"]
        return {str(each["submitId"]): each["fingerprint"] for each in told}


def tell_unless(holds: bool, sentence: str) -> None:
    if not holds:
        sys.exit(f"exam: {sentence}")


def _wire(minutes: float) -> str:
    at = datetime.now(UTC) + timedelta(minutes=minutes)
    return at.strftime("%Y-%m-%dT%H:%M:%S.000+0000")


def begin(room: Room) -> None:
    body = {"title": TITLE, "auth": 0, "visible": True, "duration": 90 * 60}
    times = {"startTime": _wire(-1), "endTime": _wire(180)}
    room.story.exam = int(room.root.post("/api/admin/homework", {**body, **times}).data["id"])
    link = {"tid": room.story.exam, "pid": room.pid, "displayId": "A", "displayTitle": "A+B"}
    added = room.root.post("/api/admin/homework/add-problem", link)
    tell_unless(added.status == 200, f"the problem was refused: {added.body!r}")
    lin, mei, tao = clients = [pupil_of(room.base, each) for each in room.story.pupils]
    for who in clients:
        who.post("/api/homework/start-timed-work", {"tid": room.story.exam}).data  # noqa: B018
    room.submit(lin, ADD)
    room.submit(mei, WRONG)
    tell_unless(room.keep(tao, ADD).status == 200, "the draft was refused")
    for pupil, who in zip(room.story.pupils, clients, strict=True):
        pupil.began, pupil.receipts = room.record(who)["startTime"], room.receipts(who)


def go_on(room: Room) -> None:
    _, mei, tao = clients = [pupil_of(room.base, each) for each in room.story.pupils]
    for pupil, who in zip(room.story.pupils, clients, strict=True):
        _found_as_before(room, pupil, who)
    draft = room.draft(tao)
    tell_unless(draft is not None and draft["code"] == ADD, f"the draft is {draft}")
    room.submit(mei, ADD)
    room.submit(tao, draft["code"])
    for who in clients:
        ended = who.post("/api/homework/end-timed-work", {"tid": room.story.exam})
        tell_unless(ended.status == 200, f"handing in was refused: {ended.body!r}")
    rows = room.root.get("/api/homework/get-timed-work-rank", tid=room.story.exam).data
    found = {row["username"]: row["score"] for row in rows}
    wanted = {each.username: 100 for each in room.story.pupils}
    tell_unless(found == wanted, f"the rank is {found}")


def _found_as_before(room: Room, pupil: Pupil, who: Client) -> None:
    record, receipts = room.record(who), room.receipts(who)
    tell_unless(record["endTime"] is None, f"{pupil.username} has no time left: {record}")
    tell_unless(record["startTime"] == pupil.began, f"{pupil.username} began anew: {record}")
    tell_unless(receipts == pupil.receipts, f"{pupil.username} has {receipts}")


def main(part: str, base: str, file: Path) -> None:
    story = Story.read(file)
    room = Room(base, story)
    if part == "begin":
        begin(room)
        story.write(file)
        print(f"   three students write exam {story.exam}", flush=True)
    else:
        go_on(room)
        print(f"   exam {story.exam} went on where it was, and three handed in", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], Path(sys.argv[3]))
