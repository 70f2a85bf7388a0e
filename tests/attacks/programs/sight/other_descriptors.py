# expected: AC
# Descriptors of others cannot be listed, own ones name no file of the host.
import os

a, b = map(int, input().split())
bad = []
for number in range(1, 3000):
    if number == os.getpid():
        continue
    for what in ("fd", "cwd", "root", "exe", "environ", "mem", "maps", "status", "stat"):
        if os.path.lexists(f"/proc/{number}/{what}"):
            bad.append((number, what))
names = {os.readlink(f"/proc/self/fd/{n}") for n in range(3)}
bad += [name for name in names if not name.startswith("/memfd:") or any(c.isdigit() for c in name)]
print(bad if bad else a + b)
