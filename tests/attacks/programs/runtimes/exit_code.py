# expected: RE
# Ends with a code after the right answer, and by the short way.
import os

a, b = map(int, input().split())
print(a + b, flush=True)
os._exit(99)
