# expected: AC
# Every setuid or setgid program of the system, and those with capabilities, run as nobody special.
import os
import stat
import subprocess

a, b = map(int, input().split())
special = []
for folder in ("/usr/bin", "/usr/sbin", "/usr/lib/openssh", "/usr/libexec"):
    for name in os.listdir(folder) if os.path.isdir(folder) else []:
        path = os.path.join(folder, name)
        mode = os.stat(path).st_mode if os.path.exists(path) else 0
        if stat.S_ISREG(mode) and mode & (stat.S_ISUID | stat.S_ISGID):
            special.append(path)
bad = [] if special else ["no setuid program to try"]
for path in special[:12]:
    child = subprocess.Popen([path], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        owners = {line.split()[2] for line in open(f"/proc/{child.pid}/status") if line.startswith("Uid:")}
        if owners - {"1000"}:
            bad.append(path)
    except OSError:
        pass
    child.kill()
    child.wait()
print(bad if bad else a + b)
