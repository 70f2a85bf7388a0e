# expected: RE
# Unlimited recursion.
def deep(n: int) -> int:
    return deep(n + 1)
deep(0)
