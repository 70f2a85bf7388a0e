"""What the administrator sets for the site, and every page reads (home.md, admin.md §7)."""

from __future__ import annotations

import pytest

from tests.http_client import Client
from tests.server_process import ServerProcess

pytestmark = pytest.mark.quick
DESK, SET = "/api/admin/config/get-web-config", "/api/admin/config/set-web-config"
SWITCHES = "/api/admin/switch/update"
WEBSITE = {
    "name": "Riverside School Online Judge",
    "shortName": "Riverside",
    "description": "Practice for everybody",
    "register": False,
    "recordName": "ICP 123",
    "recordUrl": "https://record.example/123",
    "projectName": "About us",
    "projectUrl": "/user-home?uid=1",
    "visible1": False,
    "visible2": False,
    "visible3": False,
    "visible4": False,
    "image1": "/api/public/img/one.png",
    "image2": "/api/public/img/two.png",
    "image3": "/api/public/img/three.png",
    "addr1": "https://school.example/news",
    "addr2": "/problem",
    "addr3": "",
    "openAiChat": True,
}
DISCUSSION = ("openPublicDiscussion", "openGroupDiscussion", "openContestComment")


@pytest.mark.covers("S1-1-9", "S1-3-3", "S1-7.1-1", "S3-7.4-6", "S3-3-28")
def test_what_root_sets_every_reader_gets(site: ServerProcess) -> None:
    root, guest = site.client("root"), site.client()
    before = guest.get("/api/get-website-config").data
    assert (before["name"], before["shortName"], before["register"]) == ("Online Judge", "OJ", True)
    assert all(before[f"visible{number}"] for number in (1, 2, 3, 4))
    assert all(before[name] for name in DISCUSSION) and before["openAiChat"] is False

    assert root.put(SET, WEBSITE).status == 200
    assert root.put(SWITCHES, dict.fromkeys(DISCUSSION, False)).status == 200
    shown = guest.get("/api/get-website-config").data
    assert {name: shown[name] for name in WEBSITE} == WEBSITE
    assert not any(shown[name] for name in DISCUSSION)
    # What is written on the board is the school's own address for the site.
    assert root.put(SET, {"baseUrl": "https://oj.school.example"}).status == 200
    site_address = guest.get("/api/get-website-config").data["addresses"]
    assert before["addresses"] != site_address == ["https://oj.school.example"]
    root.put(SET, {"baseUrl": ""})
    assert root.put(SET, {"shortName": "River", "addr1": ""}).status == 200
    shown = guest.get("/api/get-website-config").data
    assert (shown["shortName"], shown["addr1"]) == ("River", "")
    assert shown["name"] == WEBSITE["name"]
    assert "inviteCode" not in shown and "quotationUrl" not in shown


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("image1", "http://elsewhere.example/picture.png"),
        ("image2", "//elsewhere.example/picture.png"),
        ("addr1", "javascript:alert(1)"),
        ("addr2", "//elsewhere.example"),
        ("recordUrl", "data:text/html,x"),
        ("projectUrl", "two words"),
        ("baseUrl", "/relative"),
        ("quotationUrl", "file:///etc/passwd"),
    ],
)
def test_an_address_of_a_wrong_kind_is_refused_by_name(
    root: Client, guest: Client, field: str, value: str
) -> None:
    before = root.get(DESK).data
    answer = root.put(SET, {field: value})
    assert (answer.http, answer.err) == (400, "http.bad_param") and field in answer.json["msg"]
    assert root.get(DESK).data[field] == before[field]


@pytest.mark.covers("S3-7.4-7")
def test_switches_are_read_as_they_were_set_and_take_effect(site: ServerProcess) -> None:
    root = site.client("root")
    fresh = root.get("/api/admin/switch/info").data
    assert (fresh["openPublicJudge"], fresh["hideNonContestSubmissionCode"]) == (True, False)
    assert (fresh["defaultSubmitInterval"], fresh["codeMinLength"]) == (3, 0)
    changed = {"openPublicJudge": False, "defaultSubmitInterval": -5, "codeMinLength": 10}
    assert root.put(SWITCHES, changed).status == 200
    stored = root.get("/api/admin/switch/info").data
    assert (stored["openPublicJudge"], stored["codeMinLength"]) == (False, 10)
    assert stored["defaultSubmitInterval"] == 0
    body = {"pid": "X", "language": "C", "code": "int main() {}"}
    assert root.post("/api/submit-problem-judge", body).err == "switch.judge_closed"
