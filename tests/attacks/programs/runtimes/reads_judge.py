# expected: AC
# Imports and opens the judge's own code and the server's.
import sys

a, b = map(int, input().split())
bad = [path for path in sys.path if path and not path.startswith(("/usr/", "/w"))]
for module in ("judge_sandbox", "oj_appliance", "tests"):
    try:
        __import__(module)
        bad.append(module)
    except ImportError:
        pass
for path in ("/work", "/opt", "/srv", "/root", "/home", "/var", "/proc/1/cwd", "/proc/1/exe"):
    try:
        open(path + "/x", "rb")
        bad.append(path)
    except OSError:
        pass
print(bad if bad else a + b)
