# expected: AC
# limits: 5000 ms, 64 MB
# Looks everywhere for test data and for the judge's own files.
import os
a, b = map(int, input().split())
found = []
for top in ("/", "/proc/1/root", "/proc/self/cwd"):
    for folder, _, files in os.walk(top):
        if folder.startswith(("/usr", "/proc/self/task")):
            continue
        found += [f for f in files if f.endswith((".in", ".out", ".toml", ".sqlite3", ".db"))]
for path in ("/work", "/root", "/home", "/var", "/sys", "/run", "/etc/passwd", "/etc/shadow"):
    if os.path.lexists(path):
        found.append(path)
print(found if found else a + b)
