# expected: AC
# limits: 3000 ms, 256 MB
# The compiler may be run from a program: it works in the same box, under the same limits.
import subprocess

a, b = map(int, input().split())
with open("/tmp/x.c", "w") as file:
    file.write('#include <stdio.h>\nint main(void) { printf("%d\\n", ' + f"{a} + {b}); return 0; }}")
subprocess.run(["/usr/bin/gcc", "/tmp/x.c", "-o", "/tmp/x"], check=True)
print(subprocess.run(["/tmp/x"], capture_output=True, text=True, check=True).stdout, end="")
