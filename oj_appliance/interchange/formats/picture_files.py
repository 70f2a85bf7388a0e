"""Pictures that lie as files in a package and are shown by its texts."""

from __future__ import annotations

from oj_appliance.interchange import phrases
from oj_appliance.interchange.formats.fps_pictures import LARGEST_PICTURE, is_picture
from oj_appliance.interchange.formats.package_folder import PackageFolder
from oj_appliance.interchange.formats.problem_reader import ProblemReader
from oj_appliance.interchange.types import PackagePicture


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
