"""What names and passwords are allowed, which role is called what (S1 §5, §6; account.md)."""

from __future__ import annotations

import re
import string
import unicodedata
from enum import IntEnum

from oj_appliance.accounts.types import Profile, UserEdit
from oj_appliance.configuration.rules import check_site_name, check_timezone
from oj_appliance.errors import ApiError, BadRequestError

ROOT_UID = "1"
ROOT_USERNAME = "root"

LONGEST_USERNAME = 20  # S1 §5
SHORTEST_PASSWORD, LONGEST_PASSWORD = 6, 20  # S1 §5
LONGEST_GIVEN_PASSWORD = 25  # of class lists and generated ones, S3 §5
SECRETS_KEPT_S = 1_800  # class lists and slips, contract admin.md §3 and §3.1
LONGEST_LOGIN_FIELD = 128  # contract account.md, login

SESSION_MS = 86_400_000  # contract 00-conventions §3
REFRESH_AFTER_MS = 43_200_000
ENDING_MS = 10_000  # what a session has left after its own change of password

# So long after a login nobody is asked for the password that he has just typed.
FRESH_LOGIN_MS = 600_000  # contract account.md, change-password

MOST_WRONG_OLD_PASSWORDS = 5  # contract account.md, change-password
MOST_FAILURES = 30  # of one account and address, contract 00-conventions §10
MOST_FAILURES_OF_STAFF = 10
MOST_FAILURES_OF_ADDRESS = 1_000  # five of each of 200 students behind it
MOST_WRONG_SETUP_CODES = 10  # of one address
FAILURES_WINDOW_S = 30 * 60

FAILURES_UNTIL_PUZZLE = 5  # of one account and address, contract 00-conventions §3
ALL_FAILURES_UNTIL_PUZZLE = 50  # of one account, over all addresses
FAILURES_OF_ADDRESS_UNTIL_PUZZLE = 200  # over all accounts

PUZZLE_S = 300  # contract account.md, login-puzzle
PUZZLE_TOLERANCE_PX = 3
SHORTEST_TRAIL, LONGEST_TRAIL = 2, 500
CAPTCHA_S = 1_800
LONGEST_CAPTCHA = 8

CODE_LENGTH = 6  # of a code by mail, and of the invitation code
CODE_MS = 600_000
CODE_SHOWN_S = 300  # what the page counts down
WRONG_CODES_UNTIL_GONE = 5
RESET_CODE_LENGTH = 21
REGISTER_MAIL_PAUSE_S = 60  # contract 00-conventions §10
RESET_MAIL_PAUSE_S = 90
CHANGE_MAIL_PAUSE_S = 30
CODES_PER_HOUR = 20  # mails with a code that one account may cause

LOGIN_CODE_LENGTH = 8  # contract admin.md §3.1
LOGIN_CODE_S = 900
LOGIN_CODE_MS = LOGIN_CODE_S * 1000
EXAM_CODE_LENGTH = 6  # contract timedwork.md §11.3
EXAM_CODE_S = 600

LARGEST_AVATAR = 2_097_152  # bytes; S1 §5
AVATAR_SIDE_PX = 200

DEFAULT_GENDER = "secrecy"
GENDERS = ("male", "female", DEFAULT_GENDER)
# Most characters of a profile's fields, by their wire names (contract account.md, change-userInfo).
PROFILE_LIMITS = {
    "realname": 50,
    "nickname": 20,
    "signature": 65_535,
    "blog": 255,
    "github": 255,
    "school": 100,
    "number": 20,
    "cfUsername": 255,
    "course": 100,
}
# What staff may change beside the name, with its wire name (contract admin.md §3, edit-user).
EDITED_TEXTS = {
    "realname": "realname",
    "email": "email",
    "mobile": "mobile",
    "number": "number",
    "class_name": "className",
    "title_name": "titleName",
    "title_color": "titleColor",
}
LONGEST_TITLE = 20
LONGEST_CLASS_NAME = 50
LONGEST_COLOUR = 7
LONGEST_MOBILE = 16
_COLOUR = re.compile(r"#[0-9a-fA-F]{6}")
# S1 §5: the national form, or E.164.
_MOBILE = re.compile(r"1[3-9][0-9]{9}|\+[1-9][0-9]{6,14}")

LANGUAGES = ("zh-CN", "en-US")

# Word characters of any script (contract account.md, register).
_USERNAME = re.compile(r"[\w.@-]{1,20}")


_ASCII_LOWER = str.maketrans(string.ascii_uppercase, string.ascii_lowercase)


class RoleId(IntEnum):
    """Numeric role ids (S1 §6)."""

    ROOT = 1000
    ADMIN = 1001
    USER = 1002
    NO_SUBMIT = 1003
    NO_DISCUSS = 1004
    MUTED = 1005
    NO_SUBMIT_NO_DISCUSS = 1006
    NO_SUBMIT_MUTED = 1007
    PROBLEM_ADMIN = 1008


_ROLE_NAMES = {
    RoleId.ROOT: "root",
    RoleId.ADMIN: "admin",
    RoleId.PROBLEM_ADMIN: "problem_admin",
}


def role_name(role_id: int) -> str:
    """user, admin, problem_admin or root: the specification's four (00-conventions §7)."""
    return _ROLE_NAMES.get(RoleId(role_id), "user")


STAFF_ROLE_IDS = frozenset(_ROLE_NAMES)


def is_staff_role(role_id: int) -> bool:
    return role_id in STAFF_ROLE_IDS


def role_of_name(name: str) -> RoleId:
    """Raises KeyError for a name that the specification does not know."""
    return {"user": RoleId.USER, **{text: role for role, text in _ROLE_NAMES.items()}}[name]


# Letters of other alphabets that nobody can tell from Latin ones.
_TWINS = str.maketrans(
    "аеорсухіѕјһԛԝАВЕКМНОРСТУХІЅЈοανρικχΑΒΕΖΗΙΚΜΝΟΡΤΥΧ",
    "aeopcyxisjhqwABEKMHOPCTYXISJoavpikxABEZHIKMNOPTYX",
)
_ALPHABETS = ("LATIN", "CYRILLIC", "GREEK")


def latin_twin(username: str) -> str:
    """The name as the eye may take it; for most names the name itself."""
    return username.translate(_TWINS)


def _mixes_alphabets(username: str) -> bool:
    words = {unicodedata.name(letter, "").partition(" ")[0] for letter in username}
    return len(words.intersection(_ALPHABETS)) > 1


def name_key(username: str) -> str:
    """Names that differ by it alone are one: as the database's lower(), letters outside ASCII stay
    as they are."""
    return username.translate(_ASCII_LOWER)


def check_username(username: str) -> None:
    if len(username) > LONGEST_USERNAME:
        raise ApiError("auth.username_length")
    # Full-width and other compatible letters would make twins that the eye cannot tell apart.
    is_plain = unicodedata.normalize("NFKC", username) == username
    if not is_plain or not _USERNAME.fullmatch(username) or _mixes_alphabets(username):
        raise ApiError("register.username_chars")


def check_password(password: str) -> None:
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise ApiError("auth.password_length")


def check_new_username(username: str) -> None:
    """As check_username, with the one error that staff's calls have."""
    try:
        check_username(username)
    except ApiError as error:
        raise ApiError("user.bad_username") from error


def check_user_edit(edit: UserEdit) -> None:
    """Raises the errors that need no look at what is stored (contract admin.md §3, edit-user)."""
    texts = {name: (text or "").strip() for name, text in edit.texts.items()}
    if len(texts.get("realname", "")) > PROFILE_LIMITS["realname"]:
        raise ApiError("user.bad_realname")
    if len(texts.get("title_name", "")) > LONGEST_TITLE:
        raise ApiError("user.bad_title")
    for name, most in (("number", PROFILE_LIMITS["number"]), ("class_name", LONGEST_CLASS_NAME)):
        if len(texts.get(name, "")) > most:
            raise ApiError("content.too_long", field=EDITED_TEXTS[name], max=most)
    colour = texts.get("title_color")
    if colour and not _COLOUR.fullmatch(colour):
        raise BadRequestError("http.bad_param", name="titleColor")
    keeps_place = edit.role_id in (None, RoleId.ROOT) and edit.status in (None, 0)
    if edit.uid == ROOT_UID and not keeps_place:
        raise ApiError("user.root_protected")


def check_staff_edit(*roles: int, by_root: bool) -> None:
    """Raises ApiError user.staff_protected: root may let others look after accounts, and nobody of
    them shall become an administrator by it (contract admin.md §3). `roles` are those that the
    account has and is to have."""
    if not by_root and any(is_staff_role(role) for role in roles):
        raise ApiError("user.staff_protected")


def check_mobile(mobile: str) -> None:
    if not _MOBILE.fullmatch(mobile):
        raise ApiError("mobile.bad_format")


def check_profile(profile: Profile) -> None:
    """Raises ApiError content.too_long, which names the field, and account.gender."""
    for name, most in PROFILE_LIMITS.items():
        text = getattr(profile, "cf_username" if name == "cfUsername" else name)
        if text is not None and len(text) > most:
            raise ApiError("content.too_long", field=name, max=most)
    if profile.gender not in GENDERS:
        raise ApiError("account.gender")


def puzzle_fits(gap: int, x: int, trail: list[tuple[int, int, int]]) -> bool:
    """Whether the piece lies in the gap and a hand has brought it: nobody drags along a perfectly
    straight line (S1 §5)."""
    if not SHORTEST_TRAIL <= len(trail) <= LONGEST_TRAIL:
        return False
    is_straight = len({y for _, y, _ in trail}) == 1
    return abs(gap - x) <= PUZZLE_TOLERANCE_PX and not is_straight


def check_site(*, name: str, short_name: str | None, language: str, timezone: str) -> None:
    """Raises ApiError content.empty, content.too_long, param.bad, setup.bad_timezone."""
    check_site_name("name", name)
    if short_name:
        check_site_name("shortName", short_name)
    if language not in LANGUAGES:
        raise ApiError("param.bad")
    check_timezone(timezone)
