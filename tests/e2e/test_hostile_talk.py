"""What somebody writes to harm others is shown as text: nothing runs, nothing is fetched from
elsewhere, and the page answers."""

from __future__ import annotations

import sqlite3

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser_fixtures import NewVisitor
from tests.e2e.stored_login import log_in
from tests.e2e.texts import Texts
from tests.oj_appliance.discussions.writing import comment, open_to_all, reply, write
from tests.server_process import ROOT_PASSWORD, ServerProcess

pytestmark = pytest.mark.e2e

# Each would set `window.harmed`, or ask another machine.
SCRIPTS = """<script>window.harmed = 1</script>
<img src=x onerror="window.harmed = 1">
<svg onload="window.harmed = 1"></svg>
<iframe src="https://evil.test/frame"></iframe>
<img src="https://evil.test/pixel.png">
<a href="javascript:window.harmed = 1" id="trap">press</a>
[also](javascript:window.harmed=1)
<details open ontoggle="window.harmed = 1">x</details>
<form action="https://evil.test"><button>send</button></form>
<style>body { display: none }</style>
<h1>Not the head</h1>
The end of the text."""
TURNED = "\u202edrawkcab\u202c \u200b\u200d\ufeffnothing"
TABLE = "|" + " a |" * 200 + "\n|" + "---|" * 200 + "\n" + ("|" + "x|" * 200 + "\n") * 60
QUOTES = ">" * 10_000 + " deep"
WIDE = "w" * 9_000
HEAPED = "a" + "\u0301" * 9_000
FORMULAS = "$a$ " * 2_500
ONE_FORMULA = "$" + "a+" * 4_900 + "a$"
ENDLESS = "$$a\n" * 2_400
ELEMENTS = "*a* " * 2_400
# A page that is shown within a second on an old computer has no more.
MOST_ELEMENTS = 60_000
MOST_BYTES = 200_000
MOST_QUOTES = 100  # within each other, as Markdown is read


def test_nothing_that_is_written_runs_or_fetches(
    school: ServerProcess, new_visitor: NewVisitor
) -> None:
    open_to_all(school)
    author = school.add_user("hostile", ROOT_PASSWORD)
    school.make_user("victim", ROOT_PASSWORD)
    did = write(author, f"<b>Bold</b> {TURNED}", content=SCRIPTS)
    for text in (SCRIPTS, TABLE[:10_000], QUOTES[:10_000], WIDE, TURNED):
        assert comment(author, did, text).status == 200
    visitor = new_visitor(school, language="en-US", width=390, theme="light")
    log_in(visitor, school, "victim")
    page = visitor.new_page()
    ended: list[tuple[str, str | None]] = []
    page.on("requestfailed", lambda request: ended.append((request.url, request.failure)))
    page.on("response", lambda response: ended.append((response.url, None)))
    visitor.open(page, f"/discussion-detail/{did}")
    expect(page.get_by_text("The end of the text.").first).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(5)
    assert page.evaluate("window.harmed") is None
    # The policy stops them before they leave.
    assert {failure for url, failure in ended if "evil.test" in url} <= {"csp"}
    for tag in (
        "main iframe",
        "main script",
        "main form[action]",
        "main style",
        "main svg[onload]",
    ):
        assert page.locator(tag).count() == 0, tag
    hrefs = page.locator("main a").evaluate_all("(all) => all.map((a) => a.getAttribute('href'))")
    assert not [href for href in hrefs if href and href.lower().startswith("javascript")]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")


def count(page: Page, selector: str) -> int:
    return page.locator(selector).count()


def test_a_page_of_what_nobody_can_read_is_bounded(
    school: ServerProcess, new_visitor: NewVisitor
) -> None:
    """By what makes it slow: elements, drawn formulas, replies, bytes."""
    open_to_all(school)
    author = school.add_user("heaper", ROOT_PASSWORD)
    school.make_user("patient", ROOT_PASSWORD)
    did = write(author, "Heaped", content=FORMULAS * 5 + ONE_FORMULA)
    for text in (ELEMENTS, FORMULAS, ONE_FORMULA, ENDLESS, HEAPED):
        assert comment(author, did, text).status == 200
    thread = comment(author, did, "first").data["id"]
    with sqlite3.connect(school.data / "oj.sqlite3", timeout=30) as connection:
        connection.executemany(
            "INSERT INTO reply (comment_id, content, user_id, to_uid, created_at, updated_at)"
            " SELECT id, ?, user_id, user_id, created_at, updated_at FROM comment WHERE id = ?",
            ((f"number {number}", thread) for number in range(10_000)),
        )
    visitor = new_visitor(school, language="en-US", width=1440, theme="light")
    log_in(visitor, school, "patient")
    page = visitor.new_page()
    sent: list[int] = []
    page.on("response", lambda response: "/api/" in response.url and sent.append(_size(response)))
    visitor.open(page, f"/discussion-detail/{did}")
    expect(page.get_by_text("number 9999")).to_be_visible()
    expect(page.locator(".katex").first).to_be_visible()
    page.get_by_role(
        "button", name=Texts("en-US")("comments", "reply.viewAll", count=10_000)
    ).click()
    expect(page.get_by_text("number 9800")).to_be_visible()
    visitor.wait_until_it_stands(page)
    # Of three of the texts a thousand each.
    assert count(page, "main .katex") <= 3_000
    assert count(page, "main article li") <= 200
    assert count(page, "main *") <= MOST_ELEMENTS
    assert max(sent) <= MOST_BYTES
    visitor.check(page)


def _size(response: Response) -> int:
    return int(response.headers.get("content-length", 0))


def test_ten_thousand_quotes_within_each_other_are_shown_in_part(
    school: ServerProcess, new_visitor: NewVisitor
) -> None:
    """Whoever makes a tree of them all stands still, or runs out of stack."""
    open_to_all(school)
    author = school.add_user("quoter", ROOT_PASSWORD)
    did = write(author, "Quoted", content=f"{QUOTES}\n\nAfter the quotes.")
    assert comment(author, did, f"{QUOTES[5:]}").status == 200
    visitor = new_visitor(school, language="en-US", width=390, theme="light")
    log_in(visitor, school, "quoter")
    page = visitor.new_page()
    visitor.open(page, f"/discussion-detail/{did}")
    expect(page.get_by_text("After the quotes.")).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(1)
    assert count(page, "main blockquote") <= 2 * MOST_QUOTES
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
    visitor.check(page)


def test_boxes_show_hostile_words_as_words(school: ServerProcess, new_visitor: NewVisitor) -> None:
    root = open_to_all(school)
    victim = school.add_user("boxvictim", ROOT_PASSWORD)
    harmer = school.add_user("boxharmer", ROOT_PASSWORD)
    did = write(victim, "Harmless")
    for text in (SCRIPTS, QUOTES[:10_000], TURNED, HEAPED):
        said = comment(victim, did, text).data
        assert comment(harmer, did, text).status == 200
        assert reply(harmer, said["id"], text).status == 200
    notice = {"title": f"<b>{TURNED}</b>", "content": SCRIPTS, "pushNow": True}
    sent = root.post(
        "/api/admin/msg/notice", {**notice, "type": "Single", "recipientId": "boxvictim"}
    )
    assert sent.status == 200
    visitor = new_visitor(school, language="en-US", width=390, theme="light")
    log_in(visitor, school, "boxvictim")
    page = visitor.new_page()
    for box, rows in (("discuss", 4), ("reply", 4), ("mine", 1)):
        visitor.open(page, f"/message/{box}")
        shown = page.get_by_role("main").get_by_role("article")
        expect(shown).to_have_count(rows)
        assert page.evaluate("window.harmed") is None
        for tag in ("iframe", "script", "form", "style", "svg[onload]", "[onerror]"):
            assert count(page, f"main article {tag}") == 0, (box, tag)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")
        if box != "mine":
            # Cut after two hundred letters, and no Markdown.
            assert max(len(text) for text in shown.all_inner_texts()) < 700
            assert count(page, "main article img") == 0


STAFF = """# Rules of the house

<style>.loud { color: rgb(200, 0, 0) } h1 { letter-spacing: 9px }</style>

<p id="root" class="loud" style="font-size: 40px; position: fixed; top: 0">Loud</p>

<div id="cover" style="position: fixed; inset: 0; z-index: 99999"></div>

<form action="/api/logout"><input name="field" value="kept"><button>send</button></form>

<button onclick="window.top.harmed = 1">press</button>

<a href="javascript:window.top.harmed = 1">trap</a>

<img src="/nowhere.png" onerror="window.top.harmed = 1">

<iframe src="https://evil.test/frame"></iframe>

<img src="https://evil.test/pixel.png">

<script>window.top.harmed = 1</script>

```python
print(1)
```

A sum: $x^2$. The end of the rules."""


@pytest.mark.covers("S2-6-9")
def test_what_staff_write_is_shown_whole_and_reaches_nothing_around_it(
    school: ServerProcess, new_visitor: NewVisitor
) -> None:
    root = open_to_all(school)
    did = write(root, "Rules", content=STAFF)
    others = write(school.add_user("nostaff", ROOT_PASSWORD), "Rules too", content=STAFF)
    visitor = new_visitor(school, language="en-US", width=1440, theme="light")
    log_in(visitor, school, "nostaff")
    page = visitor.new_page()
    answered: list[str] = []
    page.on("response", lambda response: answered.append(response.url))
    visitor.open(page, f"/discussion-detail/{did}")
    frame = page.get_by_role("main").locator("iframe")
    inside = frame.content_frame
    expect(inside.get_by_text("The end of the rules.")).to_be_visible()
    # Nothing is taken out, and it looks as its author wants.
    for kept in (
        "form",
        "input[name=field]",
        "button[onclick]",
        "script",
        "img[onerror]",
        "#cover",
    ):
        assert inside.locator(kept).count() == 1, kept
    loud = inside.locator("p.loud#root")
    expect(loud).to_have_css("color", "rgb(200, 0, 0)")
    expect(loud).to_have_css("font-size", "40px")
    expect(inside.locator("h1")).to_have_css("letter-spacing", "9px")
    expect(inside.locator(".katex")).to_have_count(1)
    # What it would fetch from elsewhere is stopped before it leaves.
    assert [url for url in answered if "evil.test" in url] == []
    assert {each.url for each in page.frames} & {"https://evil.test/frame"} == set()
    # It stays where it is: in its own box, under its own names.
    expect(page.get_by_role("heading", level=1, name="Rules").first).to_have_css(
        "letter-spacing", "normal"
    )
    box, main = frame.bounding_box(), page.get_by_role("main").bounding_box()
    assert box and main and main["x"] <= box["x"] and box["width"] <= main["width"]
    assert box["height"] > 200
    report = page.get_by_role("button", name=Texts("en-US")("features/discussions", "report.open"))
    report.click(trial=True)
    # And nothing of it runs, sends or leads away.
    for name in ("press", "trap", "send"):
        inside.get_by_text(name, exact=True).dispatch_event("click")
    page.wait_for_timeout(200)
    assert page.evaluate("window.harmed") is None
    assert page.url.endswith(f"/discussion-detail/{did}")
    assert frame.get_attribute("sandbox") == (
        "allow-same-origin allow-popups allow-popups-to-escape-sandbox"
    )
    # The same words of anybody else are sanitised.
    visitor.open(page, f"/discussion-detail/{others}")
    expect(page.get_by_text("The end of the rules.")).to_be_visible()
    for gone in ("iframe", "form[action]", "#cover", "p#root", "p.loud"):
        assert count(page, f"main {gone}") == 0, gone
    assert page.evaluate("window.harmed") is None
