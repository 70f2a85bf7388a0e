# expected: AC
# The names of its control groups tell neither the judge's process nor how many boxes there were.
import os
import re

a, b = map(int, input().split())
groups = open("/proc/self/cgroup").read()
bad = re.findall(r"slot\d|box\d|oj_judge", groups)
bad += [path for path in ("/sys/fs/cgroup", "/cgroup", "/sys") if os.path.exists(path)]
print(bad if bad else a + b)
