# expected: RE
# Unlimited recursion.
def deep(n):
    return deep(n + 1)
deep(0)
