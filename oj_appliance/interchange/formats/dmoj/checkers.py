"""Checkers that DMOJ has under a name of its own, and languages of those that it has not."""

from __future__ import annotations

import math

from oj_appliance.interchange.programs.languages import CPP, JAVA, PYTHON3, C

LANGUAGE_NAMES = {C: "C", CPP: "CPP17", JAVA: "JAVA", PYTHON3: "PY3"}


def float_checker(absolute: float, relative: float) -> tuple[str, int] | None:
    """DMOJ's checker of these bounds and its precision p, a bound being 10^-p; None without one."""
    if absolute == relative:
        name = "floats"
    elif relative == 0:
        name = "floatsabs"
    elif absolute == 0:
        name = "floatsrel"
    else:
        return None
    bound = max(absolute, relative)
    precision = round(-math.log10(bound)) if bound > 0 else -1
    return (name, precision) if precision >= 0 and float(f"1e-{precision}") == bound else None
