# expected: AC
# Sees its own process and nothing of the kernel.
import os
a, b = map(int, input().split())
own = str(os.getpid())
bad = [n for n in os.listdir("/proc") if n not in (own, "self", "thread-self")]
for path in ("/proc/1/environ", "/proc/1/maps", "/proc/1/fd", "/proc/kcore", "/proc/sys",
             "/proc/kallsyms", "/proc/cpuinfo", "/sys/kernel"):
    if os.path.exists(path):
        bad.append(path)
print(bad if bad else a + b)
