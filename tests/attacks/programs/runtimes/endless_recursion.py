# expected: MLE
# Recursion without the interpreter's limit: its frames are memory.
import sys

sys.setrecursionlimit(10**9)


def deep(n):
    return deep(n + 1)


deep(0)
