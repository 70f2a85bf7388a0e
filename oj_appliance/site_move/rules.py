"""What things are called here that came from elsewhere, and what is left of texts that are too
long. Pure."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator

from oj_appliance.accounts.rules import LONGEST_USERNAME, check_username, latin_twin, name_key
from oj_appliance.errors import ApiError, BadRequestError
from oj_appliance.problems.rules import display_id_of
from oj_appliance.site_move.types import Remark, Renamed

KEPT_MS = 7 * 24 * 3600 * 1000  # of a dry run's files
LONGEST_SITE = 50
MOST_ARCHIVES = 3
MOST_FILE_NAME = 255
MOST_LISTED = 500  # renamed ones in a report; all are counted
MOST_EXAMPLES = 5
_MOST_TRIES = 10_000


def check_site(site: str) -> str:
    """Trimmed. Raises http.bad_param."""
    site = site.strip()
    if not site or not site.isprintable():
        raise BadRequestError("http.bad_param", name="site")
    return site


# -- usernames


def fitting_name(wanted: str) -> str:
    """The nearest name that somebody can have here; the same one where it can be."""
    plain = unicodedata.normalize("NFKC", wanted.strip())
    plain = "".join(each if each.isalnum() or each in "_.@-" else "_" for each in plain)
    plain = plain[:LONGEST_USERNAME] or "user"
    if is_name(plain):
        return plain
    ascii_only = "".join(each if each.isascii() else "_" for each in plain)
    return ascii_only if is_name(ascii_only) else "user"


def is_name(name: str) -> bool:
    try:
        check_username(name)
    except ApiError:
        return False
    return True


def name_keys(name: str) -> tuple[str, str]:
    """Under which it may be taken already."""
    return name_key(name), name_key(latin_twin(name))


def candidates(name: str, longest: int = LONGEST_USERNAME) -> Iterator[str]:
    """The name, then with a number behind it: tom, tom_2, tom_3 …"""
    yield name
    for number in range(2, _MOST_TRIES):
        ending = f"_{number}"
        yield name[: longest - len(ending)] + ending


def numbered(name: str, longest: int, is_taken: Callable[[str], bool]) -> str:
    """The first of its candidates that nobody has."""
    return next(each for each in candidates(name, longest) if not is_taken(each))


def chosen_name(wanted: str, is_taken: Callable[[str], bool]) -> Renamed | None:
    """What the person is called here; None where they keep their name. Raises StopIteration for
    the ten thousandth of one name."""
    fitting = fitting_name(wanted)
    name = numbered(fitting, LONGEST_USERNAME, is_taken)
    if name == wanted:
        return None
    key = "move.name_bad" if fitting != wanted else "move.name_taken"
    return Renamed(wanted, name, Remark(key))


# -- display ids


def chosen_id(wanted: str, is_taken: Callable[[str], bool]) -> tuple[str, Remark | None]:
    """Blank for one that gets a number of its own, with the reason."""
    try:
        display_id = display_id_of(wanted)
    except ApiError:
        return "", Remark("move.id_bad")
    if is_taken(display_id):
        return "", Remark("move.id_taken")
    return display_id, None
