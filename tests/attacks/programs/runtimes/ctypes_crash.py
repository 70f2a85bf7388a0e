# expected: RE
# Reads address 0 by ctypes.
import ctypes

print(42, flush=True)
ctypes.string_at(0)
