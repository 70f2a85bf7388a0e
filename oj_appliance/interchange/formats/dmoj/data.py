"""The data of a DMOJ problem: an archive inside the archive, or files beside init.yml."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from oj_appliance.errors import ApiError
from oj_appliance.files.archives import open_archive
from oj_appliance.interchange import phrases
from oj_appliance.interchange.reading.folder import PackageFolder
from oj_appliance.interchange.types import UnreadableError
from oj_appliance.web.uploads import check_space


@contextmanager
def open_data(folder: PackageFolder, name: str) -> Iterator[PackageFolder]:
    """Where the names of init.yml are looked up. `name` is what it calls its archive; one that is
    not there is the package itself. Raises UnreadableError for an unsafe one, for one that is more
    than all of them together may unpack to, and with the key
    file.no_space where the disk is too full for it."""
    if not name or not folder.has(name):
        yield folder
        return
    with tempfile.NamedTemporaryFile(dir=folder.spool.folder) as file, ExitStack() as opened:
        try:
            check_space(folder.spool.folder, folder.size(name))
            for chunk in folder.chunks(name):
                file.write(chunk)
            file.flush()
            archive = opened.enter_context(open_archive(Path(file.name)))
            inner = PackageFolder(archive, folder.spool, name)
            if not folder.spool.allow_inside(inner.unpacked):
                raise ApiError("testcase.bad_zip", entry=name)
            # Copied into the scratch file, then kept: twice at the worst.
            check_space(folder.spool.folder, 2 * inner.unpacked)
        except ApiError as error:
            raise UnreadableError(name, phrases.UNSAFE_ARCHIVE, error.key) from error
        yield inner
