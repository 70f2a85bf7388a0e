"""Languages to judge: their profiles and what reads them."""

from judge_sandbox.languages.profile import (
    SELFTEST_VERDICTS,
    CompileStep,
    Language,
    ToolchainCache,
)
from judge_sandbox.languages.reader import BASE_ENVIRONMENT, all_languages

__all__ = [
    "BASE_ENVIRONMENT",
    "SELFTEST_VERDICTS",
    "CompileStep",
    "Language",
    "ToolchainCache",
    "all_languages",
]
