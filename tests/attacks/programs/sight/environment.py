# expected: AC
# Nothing of the server's environment or command line comes along.
import os

a, b = map(int, input().split())
wanted = {"PATH", "HOME", "LANG", "LC_ALL", "PYTHONIOENCODING"}
more = set(os.environ) - wanted
command = open("/proc/self/cmdline").read().split("\0")
print(more if more or not command[0].startswith("/usr/bin/python3") else a + b)
