"""What may be asked of the AI helper, how often, and what its settings may be (contract ai.md).
Pure."""

from __future__ import annotations

from urllib.parse import urlsplit

from oj_appliance.assistant.types import AiAction, AssistantConfig
from oj_appliance.errors import ApiError
from oj_appliance.judging.types import Verdict

LONGEST_ADDRESS = 500
LONGEST_KEY = 1000
LONGEST_MODEL = 200
LONGEST_RULE = 4000
LONGEST_ANSWER = 64_000  # characters
LARGEST_LIMIT = 100_000
LEAST_TOKENS, MOST_TOKENS = 16, 32_768
LONGEST_WAIT_S = 120
MOST_AT_ONCE = 8
KEPT_MS = 90 * 24 * 3600 * 1000
HIDDEN_KEY = "******"
PAGE_LIMIT = 10
OFFICE_PAGE_LIMIT = 20

# "between -2 and 0" (S1 §4.7): compile error, wrong answer, accepted.
_IDEA = (Verdict.COMPILE_ERROR, Verdict.WRONG_ANSWER, Verdict.ACCEPTED)
_STATUSES = {
    AiAction.EXPLAIN_CE: (Verdict.COMPILE_ERROR,),
    AiAction.PROVIDE_IDEA: _IDEA,
    AiAction.PERFECT_CODE: _IDEA,
}


def check_status(action: AiAction, status: int) -> None:
    """Raises ai.bad_status."""
    if status not in _STATUSES[action]:
        raise ApiError("ai.bad_status")


def clean_address(text: str) -> str:
    """Without a slash at its end; "" for none. Root alone gives one, so that any host is right.
    Raises ai.bad_address."""
    text = text.strip().rstrip("/")
    if not text:
        return ""
    try:
        parts = urlsplit(text)
        is_good = parts.scheme in ("http", "https") and bool(parts.hostname)
        is_good = is_good and (parts.port is None or parts.port > 0)
    except ValueError:
        is_good = False
    has_more = any(each in text for each in "?#@\\") or any(each <= " " for each in text)
    if not is_good or has_more or len(text) > LONGEST_ADDRESS:
        raise ApiError("ai.bad_address", field="baseUrl")
    return text


def check_config(config: AssistantConfig) -> None:
    """Raises param.bad with the field."""
    limits = ("perMinute", "perDay", "sitePerDay")
    waits = ("connectSeconds", "firstSeconds", "idleSeconds", "wholeSeconds")
    bounds = dict.fromkeys(limits, (0, LARGEST_LIMIT))
    bounds |= dict.fromkeys(waits, (1, LONGEST_WAIT_S))
    bounds["maxTokens"] = (LEAST_TOKENS, MOST_TOKENS)
    for name, (least, most) in bounds.items():
        if not least <= getattr(config, name) <= most:
            raise ApiError("param.bad", field=name)
    if len(config.model) > LONGEST_MODEL:
        raise ApiError("param.bad", field="model")


def check_quota(config: AssistantConfig, *, minute: int, day: int, site: int) -> None:
    """What this person has asked in the last minute and today, and all people today. Raises
    ai.too_fast, ai.day_limit, ai.site_limit."""
    if 0 < config.perMinute <= minute:
        raise ApiError("ai.too_fast")
    if 0 < config.perDay <= day:
        raise ApiError("ai.day_limit", n=day)
    if 0 < config.sitePerDay <= site:
        raise ApiError("ai.site_limit")
