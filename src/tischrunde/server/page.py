"""The page as it was built: a few files, held in memory, sent compressed where that is wanted."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tischrunde.server.strangers import wants_page

FOLDER = "web"  # in the package; the build hook puts it there
SHELL = "index.html"
ASSETS = "assets/"  # what lies here has its contents in its name
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

# Not the machine's own table, which may know less or lie.
KINDS = {
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # best first, with the ending of the compressed file


@dataclass(frozen=True)
class File:
    """One file in all forms it can be sent in."""

    kind: str
    cache: str
    bodies: dict[str, bytes]  # by encoding; plain under "identity"

    @cached_property
    def tag(self) -> str:
        return f'W/"{hashlib.sha256(self.bodies["identity"]).hexdigest()[:20]}"'

    def answer(self, request: Request, status: int = 200) -> Response:
        """The file in the best form the browser takes, or nothing when it has it already."""
        headers = {"Cache-Control": self.cache, "ETag": self.tag}
        if len(self.bodies) > 1:
            headers["Vary"] = "Accept-Encoding"
        known = request.headers.get("if-none-match", "")
        if status == 200 and self.tag in [tag.strip() for tag in known.split(",")]:
            return Response(status_code=304, headers=headers)
        encoding = chosen(request.headers.get("accept-encoding", ""), self.bodies)
        if encoding != "identity":
            headers["Content-Encoding"] = encoding
        return Response(self.bodies[encoding], status, {**headers, "Content-Type": self.kind})


class Page:
    """All files of the page, by their paths; none where it was not built."""

    def __init__(self, folder: Traversable | None = None) -> None:
        self.files: dict[str, File] = {}
        place = folder or files("tischrunde").joinpath(FOLDER)
        if place.is_dir():
            self._read(place, "")

    @property
    def built(self) -> bool:
        return SHELL in self.files

    def file(self, path: str) -> File:
        if path not in self.files:
            raise HTTPException(404)
        return self.files[path]

    def _read(self, folder: Traversable, above: str) -> None:
        names = {entry.name: entry for entry in folder.iterdir()}
        for name, entry in names.items():
            ending = name.rpartition(".")[2]
            if ending in KINDS:
                bodies = {"identity": entry.read_bytes()}
                for encoding, tail in ENCODINGS.items():
                    if name + tail in names:
                        bodies[encoding] = names[name + tail].read_bytes()
                cache = FOR_EVER if above == ASSETS else ASK_AGAIN
                self.files[above + name] = File(KINDS[ending], cache, bodies)
            elif "." not in name and entry.is_dir():
                self._read(entry, f"{above}{name}/")


def chosen(accepted: str, bodies: dict[str, bytes]) -> str:
    """The best encoding there is among those a browser takes: ``gzip, br;q=0.8, *;q=0``."""
    taken: set[str] = set()
    for part in accepted.lower().split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        if not weight or weight.strip("0.") != "":
            taken.add(name)
    return next((e for e in ENCODINGS if e in taken and e in bodies), "identity")


def page_of(request: Request) -> Page:
    page: Page = request.app.state.page
    return page


async def get_shell(request: Request) -> Response:
    """Every place of the page is the same file; the page itself knows where it is."""
    return page_of(request).file(SHELL).answer(request)


async def get_asset(request: Request) -> Response:
    return page_of(request).file(ASSETS + request.path_params["name"]).answer(request)


async def get_file(request: Request) -> Response:
    return page_of(request).file(request.path_params["name"]).answer(request)


def lost(request: Request) -> Response | None:
    """For a person who follows a wrong link the page itself, not a line for programs."""
    path = request.url.path
    if path == "/api" or path.startswith("/api/"):
        return None
    page = page_of(request)
    if not page.built or not wants_page(request.method, request.headers):
        return None
    return page.file(SHELL).answer(request, 404)


PAGE_ROUTES = [
    Route("/", get_shell),
    Route("/cards/{rest:path}", get_shell),
    Route("/gallery/{rest:path}", get_shell),
    Route("/new/{rest:path}", get_shell),
    Route("/rooms/{rest:path}", get_shell),
    Route("/rules/{rest:path}", get_shell),
    Route("/tables/{rest:path}", get_shell),
    Route("/assets/{name}", get_asset),
    Route("/{name}", get_file),
]
