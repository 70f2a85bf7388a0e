# expected: AC
# Poisons whatever Python would load by itself at its next start.
import os

a, b = map(int, input().split())
version = "python3." + os.path.basename(os.readlink("/usr/bin/python3")).partition(".")[2]
poison = "print('poisoned')\n"
site = f"/w/.local/lib/{version}/site-packages"
for folder in (site, "/w/__pycache__", "/tmp/__pycache__", "/w/encodings"):
    if os.path.exists(folder):
        print("left by an earlier run")
    os.makedirs(folder)
for path in (f"{site}/usercustomize.py", f"{site}/x.pth", "/w/sitecustomize.py", "/w/os.py",
             "/w/encodings/__init__.py", "/w/.pythonrc"):
    with open(path, "w") as file:
        file.write("import os; " + poison)
print(a + b)
