"""Pictures that lie as files in a package and are shown by its texts."""

from __future__ import annotations

from oj_appliance.errors import ApiError
from oj_appliance.files.pictures import check_pixels
from oj_appliance.interchange import phrases
from oj_appliance.interchange.reading.folder import PackageFolder
from oj_appliance.interchange.reading.problem_reader import ProblemReader
from oj_appliance.interchange.types import PackagePicture

LARGEST_PICTURE = 4 * 1024 * 1024  # contract file.md §1, upload-md-img


def picture_file(
    folder: PackageFolder, name: str, link: str, reader: ProblemReader
) -> PackagePicture | None:
    """The file as what `link` shows; one that is none, or too large, is a warning."""
    entry = f"{folder.name}/{name}".lstrip("/")
    if folder.size(name) > LARGEST_PICTURE:
        reader.warn(entry, phrases.PICTURE_TOO_LARGE)
        return None
    if not is_picture(folder.bytes(name, LARGEST_PICTURE)):
        reader.warn(entry, phrases.PICTURE_BROKEN)
        return None
    return PackagePicture(link, folder.spooled(name))


def is_picture(content: bytes) -> bool:
    """Whether it will be stored: a dry run tells the same as what follows it."""
    try:
        check_pixels(content)
    except ApiError:
        return False
    return True
