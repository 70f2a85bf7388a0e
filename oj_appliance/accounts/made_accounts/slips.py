"""Login slips: a document to print, one sheet a class, to be cut and handed out (contract admin.md
§3.1). It bears no script and no style of its own."""

from __future__ import annotations

import unicodedata
from datetime import datetime
from functools import cache
from zoneinfo import ZoneInfo

import jinja2
import msgspec
import segno

from oj_appliance.accounts.types import Credential
from oj_appliance.errors import Language, Phrase

# So many slips fit on one sheet of A4 in each size: 2, 3 or 4 columns (the page's slips.css).
SIZES = (
    (16, "two-by-8"),
    (20, "two-by-10"),
    (30, "three-by-10"),
    (36, "three-by-12"),
    (42, "three-by-14"),
    (48, "four-by-12"),
    (60, "four-by-15"),
)
MOST_ON_A_SHEET = SIZES[-1][0]
QR_SCALE = 6  # px a module
# A wider name or password, in half widths, is printed in smaller letters: cut, it is useless.
FITTING = ((16, ""), (20, "long"), (26, "longer"), (1_000, "longest"))

NO_CLASS = Phrase("未分班", "No class")
WORDS = {
    "title": Phrase("登录条", "Login slips"),
    "class_name": Phrase("班级", "Class"),
    "number": Phrase("学号", "Number"),
    "realname": Phrase("姓名", "Name"),
    "username": Phrase("用户名", "Username"),
    "password": Phrase("密码", "Password"),
    "code": Phrase("登录码", "Login code"),
    "until": Phrase("{time} 前有效", "Until {time}"),
    "count": Phrase("{n} 人", "{n} people"),
}


class Sheet(msgspec.Struct, frozen=True):
    """One class: its name, how large its slips are printed, and the slips. `has_numbers`: one of
    them tells a number beside the username."""

    name: str
    size: str
    slips: list[Credential]
    has_numbers: bool


class SlipSite(msgspec.Struct, frozen=True):
    """What stands on every slip beside its owner; `zone` is that of the times on them."""

    name: str
    address: str
    zone: ZoneInfo


def slips_document(
    credentials: list[Credential], site: SlipSite, language: Language, styles: str | None
) -> str:
    """The whole HTML document. `styles` is the address of the print style sheet; None while the
    page is not built."""
    return _template().render(
        lang=language,
        site=site,
        styles=styles,
        qr=segno.make(site.address, error="m", micro=False).png_data_uri(scale=QR_SCALE, border=0),
        sheets=sheets_of(credentials),
        no_class=NO_CLASS.text(language),
        until=lambda slip: until_of(slip, site.zone, language),
        words={name: phrase.text(language) for name, phrase in WORDS.items()},
    )


def sheets_of(credentials: list[Credential]) -> list[Sheet]:
    """Classes in the order of the list, people without one last."""
    by_class: dict[str, list[Credential]] = {}
    for each in credentials:
        by_class.setdefault(each.class_name, []).append(each)
    names = sorted(by_class, key=lambda name: name == "")
    return [
        Sheet(name, _size_of(len(slips)), slips, any(map(number_of, slips)))
        for name, slips in ((name, by_class[name]) for name in names)
    ]


def _size_of(count: int) -> str:
    """The largest that keeps a class on one sheet; a larger class is shared out among as few sheets
    as it needs."""
    sheets = -(-count // MOST_ON_A_SHEET)
    return next(size for most, size in SIZES if count <= most * sheets)


def number_of(slip: Credential) -> str:
    """What stands as number; blank where it is the username, too."""
    return "" if slip.number == slip.username else slip.number


def until_of(slip: Credential, zone: ZoneInfo, language: Language) -> str:
    """Until when a one-time code is good; blank for a password."""
    if slip.code_expires_at is None:
        return ""
    moment = datetime.fromtimestamp(slip.code_expires_at / 1000, zone)
    return WORDS["until"].filled(time=f"{moment:%m-%d %H:%M}").text(language)


def fit_of(text: str) -> str:
    """The class of the style sheet in which a name or password fits on the smallest slip."""
    width = sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text)
    return next(fit for most, fit in FITTING if width <= most)


@cache
def _template() -> jinja2.Template:
    loader = jinja2.PackageLoader("oj_appliance.web")
    environment = jinja2.Environment(loader=loader, autoescape=True)
    environment.filters["fit"] = fit_of
    environment.filters["number"] = number_of
    return environment.get_template("login_slips.html")
