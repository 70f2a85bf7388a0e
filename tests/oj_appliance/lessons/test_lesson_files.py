"""Files of lessons: what is taken in, and to whom it is given how (lesson.md, file.md §1)."""

from __future__ import annotations

import itertools
import zlib
from urllib.parse import parse_qs, quote, urlsplit

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from oj_appliance.lessons.files.service import plain_name
from tests.http_client import Answer, Client
from tests.oj_appliance.groups.making import make_group as make_class
from tests.oj_appliance.lessons.making import (
    OFFICE,
    UPLOAD,
    fetch,
    file_item,
    items_of,
    make_group,
    make_item,
    make_lesson,
    send_file,
)
from tests.oj_appliance.lessons.material import (
    box,
    mp4,
    object_stream,
    pdf,
    ppt,
    pptx,
    webm,
)
from tests.server_process import ServerProcess

FILM = mp4(bytes(range(256)) * 40)
_names = itertools.count(1)


def person(site: ServerProcess, role: str = "user") -> Client:
    return site.add_user(f"viewer{next(_names)}", role=role)


@pytest.fixture(scope="module")
def teacher(site: ServerProcess) -> Client:
    return person(site, "admin")


@pytest.fixture(scope="module")
def student(site: ServerProcess) -> Client:
    return person(site)


@pytest.fixture(scope="module")
def film(teacher: Client, student: Client) -> str:
    """The address at which the student's player finds a film."""
    lesson = make_lesson(teacher)
    file_item(teacher, make_group(teacher, lesson), "Film.mp4", FILM)
    return str(items_of(student, lesson)[0]["url"])


@pytest.mark.covers("S3-2.11-5")
@pytest.mark.parametrize(
    ("name", "content", "kind", "shown_as"),
    [
        ("a.pdf", pdf(), "pdf", "pdf"),
        ("A.PDF", b"junk before\n" + pdf(), "pdf", "pdf"),
        ("a.mp4", FILM, "mp4", "video"),
        ("a.webm", webm(), "webm", "video"),
        ("a.pptx", pptx(), "pptx", "download"),
        ("a.ppt", ppt(), "ppt", "download"),
    ],
)
def test_material_is_taken_for_what_it_is(
    teacher: Client, name: str, content: bytes, kind: str, shown_as: str
) -> None:
    sent = teacher.upload(UPLOAD, name, content).data
    assert (sent["kind"], sent["shownAs"], sent["size"]) == (kind, shown_as, len(content))
    assert sent["name"] == name and sent["link"].startswith("/api/lesson/file/")


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("a.mp4", b"<script>alert(1)</script>"),
        ("a.mp4", pdf()),
        ("a.mp4", webm()),
        ("a.mp4", FILM[:-5]),
        ("a.mp4", FILM + b"rest"),
        ("a.mp4", FILM[FILM.find(b"moov") - 4 :]),
        ("a.mp4", box(b"ftyp", b"isom") + box(b"mdat", b"x")),
        ("a.mp4", b"\0\0\0\x18ftyp" + b"\0" * 16 + b"\0\0\0\1moov" + b"\xff" * 8),
        ("a.mp4", b"\0\0\0\0ftyp"),
        ("a.webm", webm(b"mkvx")),
        ("a.webm", FILM),
        ("a.pdf", b"<html>" + b" " * 1100 + pdf()),
        ("a.pdf", FILM),
        ("a.pptx", b"PK\3\4 and nothing else"),
        ("a.pptx", ppt()),
        ("a.ppt", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 a workbook"),
        ("a.ppt", pptx()),
        ("a.html", b"<script>alert(1)</script>"),
        ("a.svg", b"<svg/>"),
        ("a.pdf.exe", pdf()),
        ("pdf", pdf()),
        ("", pdf()),
    ],
)
def test_what_is_something_else_is_refused(teacher: Client, name: str, content: bytes) -> None:
    assert teacher.upload(UPLOAD, name, content).err == "file.bad_type"


HEX_SCRIPT = b"<</S/#4a#61vaScript/#4AS(app.alert\\(1\\))>>"
SCRIPTS = [
    pdf(catalog="/OpenAction<</S/JavaScript/JS(app.alert(1))>>"),
    pdf(objects=(HEX_SCRIPT,)),
    pdf(objects=(object_stream(b"9 0 <</S/JavaScript/JS(1)>>"),)),
    pdf(objects=(object_stream(b" " * 3_000_000 + b"<</S/Launch/F(calc.exe)>>"),)),
    pdf(objects=(b"<</Type/ObjStm/Filter/LZWDecode>>stream\nunreadable\nendstream",)),
    pdf(catalog="/AA<</WC<</S/SubmitForm/F(http://a.example)>>>>"),
]


@pytest.mark.parametrize("content", SCRIPTS)
def test_a_pdf_with_programs_is_only_saved(
    teacher: Client, student: Client, content: bytes
) -> None:
    lesson = make_lesson(teacher)
    file_item(teacher, make_group(teacher, lesson), "form.pdf", content)
    item = items_of(student, lesson)[0]
    assert item["shownAs"] == "download"
    answer = fetch(student, item["url"])
    assert answer.body == content
    assert answer.headers["content-disposition"].startswith("attachment;")
    told = teacher.get(f"{OFFICE}/groups", lessonId=lesson).data[0]["items"][0]
    assert told["hasScripts"] is True


def test_a_pdf_that_says_the_words_in_a_packed_text_is_shown(teacher: Client) -> None:
    words = zlib.compress(b"(/JavaScript in a text) Tj")
    drawn = b"<</Filter/FlateDecode/Length %d>>stream\n%s\nendstream" % (len(words), words)
    content = pdf(objects=(drawn, object_stream(b"7 0 <</Type/Font>>")))
    assert teacher.upload(UPLOAD, "a.pdf", content).data["shownAs"] == "pdf"


def test_headers_let_a_file_load_and_run_nothing(teacher: Client, student: Client) -> None:
    lesson = make_lesson(teacher)
    part = make_group(teacher, lesson)
    for name, content in (('课 "1".pdf', pdf()), ("a.mp4", FILM), ("a.pptx", pptx())):
        file_item(teacher, part, name.replace('"', ""), content)
    paper, film, slides = (fetch(student, it["url"]) for it in items_of(student, lesson))
    types = [answer.headers["content-type"] for answer in (paper, film)]
    assert types == ["application/pdf", "video/mp4"]
    for answer in (paper, film, slides):
        policy = answer.headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; frame-ancestors 'self'")
        assert "script" not in policy and "connect" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"
        assert answer.headers["cache-control"] == "private, no-cache"
        assert answer.headers["accept-ranges"] == "bytes"
    assert film.headers["content-security-policy"].endswith("sandbox")
    named = f"inline; filename*=UTF-8''{quote('课 1.pdf')}"
    assert paper.headers["content-disposition"] == named
    assert slides.headers["content-disposition"].startswith("attachment;")
    saved = fetch(student, items_of(student, lesson)[1]["url"] + "&as=save")
    assert saved.headers["content-disposition"] == "attachment; filename*=UTF-8''a.mp4"
    assert saved.body == FILM


def directives(answer: Answer) -> dict[str, set[str]]:
    """Of its content security policy."""
    parts = answer.headers["content-security-policy"].split(";")
    return {name: set(values) for name, *values in (part.split() for part in parts)}


def test_a_browsers_own_viewer_gets_what_it_needs_to_show_a_pdf(
    teacher: Client, student: Client
) -> None:
    """What Chromium's viewer shows a page with, in a frame of the lesson's page."""
    lesson = make_lesson(teacher)
    file_item(teacher, make_group(teacher, lesson), "讲义 one.pdf", pdf())
    address = items_of(student, lesson)[0]["url"]
    page = Client(student.base).request("GET", f"/lesson/{lesson}")
    assert "'self'" in directives(page)["frame-src"]
    # By the address alone: a frame sends no token.
    shown = fetch(student, address)
    assert (shown.http, shown.body) == (200, pdf())
    assert shown.headers["content-type"] == "application/pdf"
    assert shown.headers["content-disposition"] == (
        "inline; filename*=UTF-8''%E8%AE%B2%E4%B9%89%20one.pdf"
    )
    assert "x-frame-options" not in shown.headers
    assert shown.headers["cross-origin-resource-policy"] == "same-origin"
    policy = directives(shown)
    # A viewer is an object of the file's own address, with styles of its own, in no sandbox.
    assert "sandbox" not in policy
    assert policy["frame-ancestors"] == policy["object-src"] == {"'self'"}
    assert "'unsafe-inline'" in policy["style-src"]
    assert "script-src" not in policy and policy["default-src"] == {"'none'"}
    # Of a large one it reads the end first.
    last = fetch(student, address, Range="bytes=-20")
    assert (last.http, last.body) == (206, pdf()[-20:])


# -- who is given it


def test_a_direct_address_opens_nothing_by_itself(
    site: ServerProcess, student: Client, film: str
) -> None:
    parts = urlsplit(film)
    given_key = parse_qs(parts.query)["key"][0]
    item = parse_qs(parts.query)["itemId"][0]

    def status(query: str, path: str = parts.path) -> int:
        return fetch(student, f"{path}?{query}").http

    assert status(parts.query) == 200
    assert status("") == 401
    assert status(f"itemId={item}") == 401
    assert status(f"itemId={item}&key={given_key[:-1]}0") in (401, 200)
    assert status(f"itemId={item}&key={'0' * 60}") == 401
    assert status(f"itemId={int(item) + 1}&key={given_key}") == 401
    session, until, seal = given_key.split("-")
    for forged in (f"{int(session) + 1}-{until}-{seal}", f"{session}-{int(until) + 1}-{seal}"):
        assert status(f"itemId={item}&key={forged}") == 401
    for path in (f"/api/lesson/file/{'0' * 32}.mp4", "/api/lesson/file/..%2f..%2foj.toml"):
        assert status(parts.query, path) == 404
    # With one's token instead of a key, too.
    assert student.get(parts.path, itemId=item).body == FILM
    assert site.client().get(parts.path, itemId=item).http == 401


def test_a_key_ends_with_its_session_and_with_what_its_person_may_see(
    site: ServerProcess, teacher: Client
) -> None:
    learner = person(site)
    lesson = make_lesson(teacher)
    part = make_group(teacher, lesson)
    item = file_item(teacher, part, "a.pdf", pdf())
    address = str(items_of(learner, lesson)[0]["url"])
    mine = str(items_of(teacher, lesson)[0]["url"])

    def status() -> int:
        return fetch(learner, address).http

    assert status() == 200
    for hide, show in (
        ((f"{OFFICE}/item", {"id": item, "isVisible": False}), {"id": item, "isVisible": True}),
        (
            (f"{OFFICE}/group", {"id": part, "gids": [make_class(teacher)]}),
            {"id": part, "gids": []},
        ),
        ((OFFICE, {"id": lesson, "visible": False}), {"id": lesson, "visible": True}),
    ):
        assert teacher.put(*hide).data is None
        assert status() == 404
        assert learner.get(urlsplit(address).path, itemId=item).http == 404
        assert fetch(teacher, mine).http == 200  # staff look at what is hidden, too
        assert teacher.put(hide[0], show).data is None
        assert status() == 200
    assert learner.get("/api/logout").data is None
    assert status() == 401


def test_a_removed_item_takes_its_address_along(teacher: Client, student: Client) -> None:
    lesson = make_lesson(teacher)
    part = make_group(teacher, lesson)
    link = send_file(teacher, "a.pdf", pdf())
    first, second = (make_item(teacher, part, url=link) for _ in range(2))
    addresses = [item["url"] for item in items_of(student, lesson)]
    teacher.delete(f"{OFFICE}/item", id=first)
    assert [fetch(student, address).http for address in addresses] == [404, 200]
    teacher.put(f"{OFFICE}/item", {"id": second, "url": "/help"})
    assert [fetch(student, address).http for address in addresses] == [404, 404]


# -- ranges


def ranged(student: Client, film: str, text: str) -> Answer:
    return fetch(student, film, Range=text)


RANGES = st.one_of(
    st.builds("bytes={}-{}".format, st.integers(0, 12_000), st.integers(0, 12_000)),
    st.builds("bytes={}-".format, st.integers(0, 12_000)),
    st.builds("bytes=-{}".format, st.integers(0, 12_000)),
    st.text(alphabet="bytes=-,0123456789 ", max_size=40).map(str.strip),
    st.builds("bytes={}-{}".format, st.integers(0, 10**30), st.integers(0, 10**30)),
    st.just("bytes=" + ",".join(f"{n}-{n}" for n in range(800))),
)


@given(text=RANGES)
@settings(
    deadline=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
def test_every_range_is_answered_with_what_it_names_or_refused(
    student: Client, film: str, text: str
) -> None:
    answer = ranged(student, film, text)
    assert answer.http in (200, 206, 416)
    if answer.http == 200:
        assert answer.body == FILM
    elif answer.http == 416:
        assert answer.headers["content-range"] == f"bytes */{len(FILM)}"
    else:
        told = answer.headers["content-range"].removeprefix("bytes ")
        span, _, whole = told.partition("/")
        first, last = (int(part) for part in span.split("-"))
        assert int(whole) == len(FILM) and 0 <= first <= last < len(FILM)
        assert answer.body == FILM[first : last + 1]


def test_a_player_gets_the_piece_it_asks_for(student: Client, film: str) -> None:
    piece = ranged(student, film, "bytes=100-199")
    assert (piece.http, piece.body) == (206, FILM[100:200])
    assert piece.headers["content-range"] == f"bytes 100-199/{len(FILM)}"
    assert ranged(student, film, "bytes=-10").body == FILM[-10:]
    assert ranged(student, film, f"bytes={len(FILM)}-").http == 416
    etag = piece.headers["etag"]
    assert fetch(student, film, **{"If-None-Match": etag}).http == 304


# -- names


@given(name=st.text(max_size=400))
def test_a_name_is_one_part_and_bounded(name: str) -> None:
    plain = plain_name(name)
    assert 0 < len(plain) <= 255
    assert not {"/", "\\", "\0", "\n", "\u202e"} & set(plain)


def test_names_with_folders_and_turning_marks_are_shown_plain(
    teacher: Client, student: Client
) -> None:
    sent = teacher.upload(UPLOAD, "..\\..\\etc\u202e/x\u202efdp.pdf", pdf()).data
    assert sent["name"] == "xfdp.pdf"
    long = teacher.upload(UPLOAD, "n" * 3000 + ".pdf", pdf()).data["name"]
    assert len(long) == 255 and long.endswith(".pdf")
