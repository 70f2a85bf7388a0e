"""What a program died of, by the words of its language's runtime. Pure.

Standard error of a hidden case is never shown: a program could print its input there. One of these
few words tells no more than an exit code does.
"""

from __future__ import annotations

INDEX = "index out of range"
DIVISION = "division by zero"
RECURSION = "recursion too deep"
MISSING_KEY = "missing key"
NO_INPUT = "no more input"
BAD_NUMBER = "not a number"
NOTHING = "use of nothing"
UNKNOWN_NAME = "unknown name"
WRONG_TYPE = "wrong type"
ASSERTION = "assertion failed"
UNCAUGHT = "uncaught exception"

# Looked for in this order: what a runtime says besides comes later.
_MARKS: tuple[tuple[str, tuple[bytes, ...]], ...] = (
    (
        RECURSION,
        (
            b"RecursionError",
            b"maximum recursion depth",
            b"StackOverflow",
            b"Maximum call stack size",
            b"stack level too deep",
            b"stack exceeds",
            b"has overflowed its stack",
        ),
    ),
    (
        INDEX,
        (
            b"IndexError",
            b"OutOfBounds",
            b"IndexOutOfRange",
            b"index out of range",
            b"index out of bounds",
            b"std::out_of_range",
            b"ArgumentOutOfRange",
        ),
    ),
    (
        DIVISION,
        (
            b"ZeroDivisionError",
            b"/ by zero",
            b"divide by zero",
            b"DivideByZero",
            b"division by zero",
        ),
    ),
    (MISSING_KEY, (b"KeyError", b"KeyNotFound")),
    (NO_INPUT, (b"EOFError", b"NoSuchElement")),
    (BAD_NUMBER, (b"NumberFormatException", b"invalid literal for int()", b"FormatException")),
    (NOTHING, (b"NullPointer", b"NullReference", b"nil pointer", b"of undefined", b"of null")),
    (UNKNOWN_NAME, (b"NameError", b"UnboundLocalError", b"ReferenceError")),
    (WRONG_TYPE, (b"TypeError", b"AttributeError", b"ClassCast", b"InvalidCast")),
    (ASSERTION, (b"AssertionError", b"Assertion `", b"assertion failed")),
    (UNCAUGHT, (b"terminate called", b"Traceback (most", b"Exception in thread", b"panic")),
)
# A runtime's last words stand at the end, Java's and Rust's first ones before a long trace.
_LOOKED_AT = 4096


def fault_in(errors: bytes) -> str | None:
    """The word for it, from what the program wrote to standard error; None where that tells
    nothing."""
    looked_at = errors[:_LOOKED_AT] + errors[-_LOOKED_AT:]
    for fault, marks in _MARKS:
        if any(mark in looked_at for mark in marks):
            return fault
    return None
