# expected: AC
# The table of mounts shows the system's own places only.
a, b = map(int, input().split())
known = ("/", "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32")
devices = ("/null", "/zero", "/full", "/random", "/urandom")
bad = []
for name in ("mountinfo", "mounts", "mountstats"):
    for line in open(f"/proc/self/{name}"):
        if name == "mountinfo":
            root, target = line.split()[3:5]
            if root not in known + devices and not root.startswith("/etc/"):
                bad.append(line)
        if any(word in line for word in ("overlay", "upperdir", "/pch", "oj-", "/home", "/root")):
            bad.append(line)
print(bad if bad else a + b)
