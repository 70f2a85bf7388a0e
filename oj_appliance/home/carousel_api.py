"""Calls about the pictures of the start page (contract home.md, file.md §1, admin.md §7)."""

from __future__ import annotations

import msgspec

from oj_appliance.errors import ApiError, size_text
from oj_appliance.files.pictures import IMAGE_EXTENSIONS
from oj_appliance.files.service import PUBLIC_IMAGES
from oj_appliance.home.carousel import Carousel
from oj_appliance.web.endpoint import Call, delete, get, post
from oj_appliance.web.guards import GUEST, SYSTEM_INFO
from oj_appliance.web.uploads import NoFields, Upload
from oj_appliance.web.wire import Id

# contract file.md §1
CAROUSEL_EXTENSIONS = IMAGE_EXTENSIONS | {"jfif"}
LARGEST_CAROUSEL_IMAGE = 8 * 1024 * 1024
LARGEST_HOME_IMAGE = 4 * 1024 * 1024


class CarouselImage(msgspec.Struct):
    id: int
    url: str
    hint: str


class NewCarouselImage(msgspec.Struct):
    id: int
    url: str


class HomeImageLink(msgspec.Struct):
    link: str


class CarouselQuery(msgspec.Struct):
    id: Id


class CarouselApi:
    def __init__(self, carousel: Carousel) -> None:
        self._carousel = carousel

    @get("/api/home-carousel", guard=GUEST, summary="Pictures of the start page")
    async def get_home_carousel(self, call: Call) -> list[CarouselImage]:
        return [
            CarouselImage(each.id, PUBLIC_IMAGES + each.name, each.hint)
            for each in await self._carousel.pictures()
        ]

    @post("/api/file/upload-carouse-img", guard=SYSTEM_INFO, summary="A picture for the start page")
    async def upload_carouse_img(self, call: Call, upload: Upload[NoFields]) -> NewCarouselImage:
        self._check(call, upload, CAROUSEL_EXTENSIONS, LARGEST_CAROUSEL_IMAGE)
        saved = await self._carousel.add(call.actor, upload.path, upload.client_name)
        return NewCarouselImage(saved.id, saved.link)

    @post(
        "/api/file/upload-home-img",
        guard=SYSTEM_INFO,
        summary="A picture that leads somewhere",
        part="image",
    )
    async def upload_home_img(self, call: Call, upload: Upload[NoFields]) -> HomeImageLink:
        self._check(call, upload, IMAGE_EXTENSIONS, LARGEST_HOME_IMAGE)
        saved = await self._carousel.add_promo(call.viewer, upload.path, upload.client_name)
        return HomeImageLink(saved.link)

    @delete("/api/admin/config/home-carousel", guard=SYSTEM_INFO, summary="Takes a picture away")
    async def delete_home_carousel(self, call: Call, query: CarouselQuery) -> None:
        await self._carousel.remove(call.actor, query.id)

    def _check(
        self, call: Call, upload: Upload[NoFields], extensions: frozenset[str], largest: int
    ) -> None:
        """Raises file.too_fast, file.bad_type, file.too_large."""
        if upload.extension not in extensions:
            raise ApiError("file.bad_type")
        if upload.size > largest:
            raise ApiError("file.too_large", limit=size_text(largest))
