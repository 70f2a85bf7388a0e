"""The system of compilers of a language pack, from Debian's packages: lock, fetch, lay out.

python -m installer.appliance.language_pack lock PACK            writes packs/PACK.lock anew
python -m installer.appliance.language_pack lay-out PACK CACHE ROOT

No script of a package is run. What those would have done that compilers need is made here: links,
the loader's table, Python's byte code, Java's shared archive of classes. Needs root and apt.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent / "packs"
# Debian's merge of /bin, /lib and /lib64 into /usr.
MERGED = ("bin", "lib", "lib64", "sbin")


@dataclass(frozen=True)
class LockedPackage:
    """One Debian package with the SHA-256 of its file."""

    name: str
    version: str
    sha256: str


def recipe(pack: str) -> dict[str, object]:
    return tomllib.loads((FOLDER / f"{pack}.toml").read_text("utf-8"))


def locked(pack: str) -> list[LockedPackage]:
    lines = (FOLDER / f"{pack}.lock").read_text("utf-8").splitlines()
    return [LockedPackage(*line.split()) for line in lines if line and not line.startswith("#")]


def write_lock(pack: str) -> None:
    """Asks apt what the seeds need on a system that has nothing, and for the hash of each file."""
    wanted = recipe(pack)
    with tempfile.NamedTemporaryFile() as nothing:
        options = (f"-oDir::State::status={nothing.name}", "-oAPT::Install-Recommends=0")
        told = _told("apt-get", *options, "--simulate", "-qq", "install", *_words(wanted["seeds"]))
    without = set(_words(wanted["without"]))
    lines = []
    for line in told.splitlines():
        if not line.startswith("Inst "):
            continue
        name, version = line.split()[1], line.split("(")[1].split()[0]
        if name not in without:
            lines.append(f"{name} {version} {_hash_of(name, version)}")
    head = "# Debian packages of this pack, written by: bash installer/build.sh --renew-locks\n"
    (FOLDER / f"{pack}.lock").write_text(head + "\n".join(sorted(lines)) + "\n", "utf-8")


def fetch(package: LockedPackage, cache: Path) -> Path:
    """The package's file, by its hash; asks the registry only for what is not in the cache.

    Raises:
        RuntimeError: the registry has another file under this name and version, or none.
    """
    place = cache / f"{package.sha256}.deb"
    if place.exists():
        return place
    with tempfile.TemporaryDirectory(dir=cache) as folder:
        wanted = f"{package.name}={package.version}"
        command = ["apt-get", "-qq", "download", wanted]
        if subprocess.run(command, cwd=folder, check=False, stderr=subprocess.DEVNULL).returncode:
            raise RuntimeError(
                f"the registry has no {wanted}: it keeps the newest of a security update alone;"
                " bash installer/build.sh --renew-locks, and commit what it writes"
            )
        (file,) = Path(folder).glob("*.deb")
        if hashlib.sha256(file.read_bytes()).hexdigest() != package.sha256:
            raise RuntimeError(f"{package.name} {package.version} is another file than was locked")
        file.replace(place)
    return place


def lay_out(pack: str, cache: Path, root: Path) -> None:
    """Makes ROOT, the system that boxes will see."""
    wanted = recipe(pack)
    cache.mkdir(parents=True, exist_ok=True)
    root.mkdir(parents=True)
    for name in MERGED:
        (root / "usr" / name).mkdir(parents=True)
        (root / name).symlink_to(f"usr/{name}")
    dropped = tuple(_words(wanted["drop"]))
    for package in locked(pack):
        _unpack(fetch(package, cache), root, dropped)
    for link, target in dict(wanted["links"]).items():  # type: ignore[call-overload]  # a table
        (root / link).unlink(missing_ok=True)
        (root / link).symlink_to(target)
    _make_what_scripts_would(root)


def _unpack(deb: Path, root: Path, dropped: tuple[str, ...]) -> None:
    command = ["dpkg-deb", "--fsys-tarfile", str(deb)]
    with (
        subprocess.Popen(command, stdout=subprocess.PIPE) as dpkg,
        tarfile.open(fileobj=dpkg.stdout, mode="r|") as archive,
    ):
        for member in archive:
            path = member.name.removeprefix("./").rstrip("/")
            if path and is_kept(path, dropped, is_link=member.issym()):
                _write(archive, member, _merged(path), root)
    if dpkg.returncode:
        raise RuntimeError(f"{deb} cannot be unpacked")


def is_kept(path: str, dropped: tuple[str, ...], *, is_link: bool = False) -> bool:
    """Of the documents the licences alone; a package that shares another's has a link in the place
    of its folder."""
    if path.startswith("usr/share/doc/"):
        return path.endswith("/copyright") or (is_link and path.count("/") == 3)
    return not any(path == each or path.startswith(each + "/") for each in dropped)


def _merged(path: str) -> str:
    return f"usr/{path}" if path.split("/", maxsplit=1)[0] in MERGED else path


def _write(archive: tarfile.TarFile, member: tarfile.TarInfo, path: str, root: Path) -> None:
    target = root / path
    if member.isdir():
        if not target.is_symlink():
            target.mkdir(parents=True, exist_ok=True)
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    target.unlink(missing_ok=True)
    if member.issym():
        target.symlink_to(member.linkname)
    elif member.islnk():  # a second name becomes a link, so that no file is carried twice
        first = root / _merged(member.linkname.removeprefix("./"))
        target.symlink_to(os.path.relpath(first, target.parent))
    elif member.isfile():
        source = archive.extractfile(member)
        assert source is not None
        with target.open("wb") as file:
            shutil.copyfileobj(source, file)
        target.chmod(0o755 if member.mode & 0o100 else 0o644)


def _make_what_scripts_would(root: Path) -> None:
    for folder in ("dev", "proc", "tmp"):
        (root / folder).mkdir(exist_ok=True)
    (root / "dev/null").touch()
    _chroot(root, "/usr/bin/env", "-i", "/usr/bin/python3", "-B", "-c", _COMPILE)
    for place in (root / "usr/lib/jvm").rglob("*"):  # the archive of classes keeps these times
        os.utime(place, (_time(), _time()), follow_symlinks=False)
    for java in sorted((root / "usr/lib/jvm").glob("java-*/bin/java")):
        if not java.parents[1].is_symlink():
            _chroot(root, f"/{java.relative_to(root)}", *_DUMP, around=_ALWAYS_THE_SAME)
    shutil.rmtree(root / "dev")
    shutil.rmtree(root / "proc")
    shutil.rmtree(root / "tmp")
    (root / "etc").mkdir(exist_ok=True)
    (root / "etc/ld.so.conf").write_text(
        "/usr/lib/x86_64-linux-gnu\n/lib/x86_64-linux-gnu\n", "ascii"
    )
    subprocess.run(["/sbin/ldconfig", "-X", "-r", str(root)], check=True)


# Addresses, threads and hashes that chance would choose go into the archive.
_ALWAYS_THE_SAME = ("/usr/bin/setarch", "x86_64", "-R", "/usr/bin/taskset", "-c", "0")
_DUMP = (
    *("-Xint", "-XX:+UnlockExperimentalVMOptions", "-XX:hashCode=2", "-XX:+UseSerialGC"),
    *("-Xshare:dump", "-Xlog:disable"),
)


def _time() -> int:
    """Of everything in the pack, in epoch seconds."""
    return int(os.environ["SOURCE_DATE_EPOCH"])


# Byte code that is never compared with its source: nobody can change either.
_COMPILE = """
import compileall, py_compile, sys
mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
ok = compileall.compile_dir("/usr/lib/python3", quiet=2, invalidation_mode=mode)
folder = "/usr/lib/python%d.%d" % sys.version_info[:2]
compileall.compile_dir(folder, quiet=2, invalidation_mode=mode)
"""


def _chroot(root: Path, *command: str, around: tuple[str, ...] = ()) -> None:
    """`around` are programs of this machine that start the command."""
    environment = {"PATH": "/usr/bin", "LC_ALL": "C.UTF-8", "PYTHONHASHSEED": "0", "HOME": "/"}
    own = ("unshare", "--mount", "--net", "--pid", "--fork", f"--mount-proc={root}/proc")
    subprocess.run(
        [*own, *around, "chroot", str(root), *command], env=environment | _PATH, check=True
    )


_PATH = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}


def _hash_of(name: str, version: str) -> str:
    for line in _told("apt-cache", "show", f"{name}={version}").splitlines():
        if line.startswith("SHA256: "):
            return line.removeprefix("SHA256: ")
    raise RuntimeError(f"no hash of {name} {version}")


def _told(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def _words(value: object) -> Iterator[str]:
    assert isinstance(value, list)
    yield from map(str, value)


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["lock", pack]:
            write_lock(pack)
        case ["lay-out", pack, cache, root]:
            lay_out(pack, Path(cache), Path(root))
        case _:
            sys.exit(__doc__)
