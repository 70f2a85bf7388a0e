# expected: RE
# Mounts by ctypes.
import ctypes

ctypes.CDLL(None).mount(b"none", b"/tmp", b"tmpfs", 0, None)
print(42)
