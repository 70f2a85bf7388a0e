"""Compiling: submissions and judges' programs, in boxes of their own (contract judge-rules §3)."""

from judge_sandbox.compilation.box import (
    MISSING_ARTEFACT,
    Artefact,
    CompileFailure,
    compile_program,
    put_text,
)
from judge_sandbox.compilation.compiler import LANGUAGE_NOT_INSTALLED, Compiler
from judge_sandbox.compilation.diagnostics import clean_diagnostics
from judge_sandbox.compilation.surroundings import SurroundedSource

__all__ = [
    "LANGUAGE_NOT_INSTALLED",
    "MISSING_ARTEFACT",
    "Artefact",
    "CompileFailure",
    "Compiler",
    "SurroundedSource",
    "clean_diagnostics",
    "compile_program",
    "put_text",
]
