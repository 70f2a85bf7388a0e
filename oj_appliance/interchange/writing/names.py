"""What a problem's folder or file is called."""

from __future__ import annotations

import re


def as_file_name(problem_id: str) -> str:
    """The id, with signs that no file name may have as "_"; maybe nothing."""
    return re.sub(r'[/\\:*?"<>|]', "_", problem_id).strip(". ")


def letters_and_digits(problem_id: str, *, also: str = "") -> str:
    """In lower case, other signs but `also` left out; maybe nothing."""
    return re.sub(rf"[^a-z0-9{re.escape(also)}]", "", problem_id.lower())
