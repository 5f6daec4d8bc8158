"""The page as a browser gets it: in both languages, from us alone, and for everybody."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.browser.hands import choose_anything, something_to_do
from tests.browser.spoken import said
from tests.browser.watching import Check, Forgive, OpenPage, Shoot, calm
from tests.server.serving import GAME, Server

from tischrunde.games import catalog
from tischrunde.server.page import SHELL
from tischrunde.server.page import Page as BuiltPage

PICTURES = 60_000  # bytes, gzipped, of a game: what comes when it can be played already
AFTER = (
    "recipes-",
    "painted-",
    "scenery-",
    "DragonShape-",
    "RoomNote-",
    "ways-",
    "Parapet-",
    "telling-",
    "Cover-",  # what the lobby draws of a game
    "Pawn-",
)
WIRE = 150_000  # bytes, gzipped, for the first table and all that came before it
HEAVIER = {"klong": 158_500, "klong-katakomben": 191_000}  # what is to become lighter still


def heading(page: Page, text: str) -> None:
    expect(page.get_by_role("heading", name=text, exact=True)).to_be_visible()


def test_it_speaks_german_to_germans(page_de: Page, shoot: Shoot) -> None:
    heading(page_de, said("de", "lobby-title"))
    expect(page_de.locator("html")).to_have_attribute("lang", "de")
    shoot(page_de, "lobby-de")


def test_it_speaks_english_to_others(page_en: Page, shoot: Shoot) -> None:
    heading(page_en, said("en", "lobby-title"))
    expect(page_en.locator("html")).to_have_attribute("lang", "en")
    shoot(page_en, "lobby-en")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("width", [390, 820, 1440])
def test_axe_finds_nothing_in_the_lobby(
    open_page: OpenPage, axe: Check, shoot: Shoot, width: int, dark: bool
) -> None:
    page = open_page(width=width, height=844, touch=width < 500, dark=dark)
    heading(page, said("de", "lobby-title"))
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    shoot(page, f"lobby-{width}-{'dark' if dark else 'light'}")


def test_every_place_can_be_opened_by_its_link(open_page: OpenPage) -> None:
    for path in ("/", f"/new/{GAME}", f"/rules/{GAME}"):
        page = open_page(path)
        expect(page.get_by_role("main")).to_be_visible()
        expect(page.get_by_role("heading").first).to_be_visible()


def test_whoever_follows_a_wrong_link_still_gets_the_page(
    open_page: OpenPage, forgive: Forgive
) -> None:
    forgive(r"Failed to load resource: .* 404")
    page = open_page("/no/such/place")
    expect(page.get_by_text(said("de", "problem-not-found"))).to_be_visible()


def test_a_game_that_does_not_exist_says_so(open_page: OpenPage) -> None:
    page = open_page("/new/nope")
    expect(page.get_by_text(said("de", "problem-no-such-game"))).to_be_visible()
    expect(page.get_by_text("nope")).to_have_count(0)


def test_what_lies_damaged_in_the_storage_is_as_good_as_nothing(
    server: Server, open_page: OpenPage
) -> None:
    place = server.table("Anna", "bot:random", first="seat0")
    page = open_page("/")
    page.evaluate("name => localStorage.setItem(name, '{')", f"tischrunde.table.{place.id}")
    page.goto(f"/tables/{place.id}")
    expect(page.get_by_text(said("de", "table-watching"))).to_be_visible()


def test_whoever_allows_no_scripts_is_told_what_it_takes(server: Server, browser: Browser) -> None:
    context = browser.new_context(base_url=server.url, java_script_enabled=False)
    page = context.new_page()
    page.goto("/")
    for lang in ("de", "en"):
        expect(page.locator(f"noscript :lang({lang})")).to_contain_text("JavaScript")
    context.close()


def test_the_policy_is_in_force(page_de: Page, forgive: Forgive) -> None:
    forgive("Content Security Policy|Content-Security-Policy")
    page_de.evaluate("""() => {
        const script = document.createElement("script");
        script.textContent = "window.inlined = true";
        document.head.append(script);
    }""")
    assert page_de.evaluate("window.inlined") is None


def test_where_nothing_may_be_kept_a_game_can_be_played(open_page: OpenPage) -> None:
    """Browsers can forbid it; then even looking at the storage is an error."""
    page = open_page("about:blank", dark=True)
    page.add_init_script("""Object.defineProperty(window, "localStorage", {
        get() { throw new DOMException("denied", "SecurityError"); },
    })""")
    page.goto("/")
    page.get_by_role("button", name=said("de", "lobby-play")).first.click()
    something_to_do(page)
    choose_anything(page, 0)
    page.get_by_role("button", name=said("de", "shell-speak-en")).click()
    expect(page.get_by_role("tab", name=said("en", "tab-log"))).to_be_visible()


def test_all_that_a_table_is_made_of_is_asked_for_at_once(
    server: Server, open_page: OpenPage
) -> None:
    """Before any code of the page runs: here it does not even come."""
    place = server.table("Anna", "bot:random", "bot:random", first="seat0")
    page = open_page("about:blank", place=place, seats=(0,), workers=False)
    kept: list[Route] = []
    page.route("**/assets/base-*.js", lambda route: kept.append(route))
    page.goto(f"/tables/{place.id}", wait_until="commit")
    for part in ("TablePage-", "Board-", f"{GAME}-", "de-"):
        ahead = page.locator(f'link[rel="modulepreload"][href^="/assets/{part}"]')
        expect(ahead).to_be_attached()
    while not kept:
        page.wait_for_timeout(50)
    kept[0].continue_()
    something_to_do(page)


def test_the_lobby_knows_games_by_their_drawings_alone(open_page: OpenPage) -> None:
    """However many there are: boards and words come with a table."""
    page = open_page("about:blank", workers=False)
    loaded: set[str] = set()
    page.on("request", lambda request: loaded.add(request.url.rpartition("/")[2]))
    page.goto("/")
    heading(page, said("de", "lobby-title"))
    calm(page)
    assert any(name.startswith("LobbyPage-") for name in loaded)
    games = ("Board-", *(f"{game}-" for game in catalog.ids()))
    assert [name for name in loaded if name.startswith(games)] == []


BY_LINK = [("", game) for game in catalog.ids()]
FROM_THE_LOBBY = ("/", catalog.ids()[0])


@pytest.mark.parametrize(("first", "game"), [*BY_LINK, FROM_THE_LOBBY])
def test_the_first_table_is_light(
    server: Server, open_page: OpenPage, first: str, game: str
) -> None:
    """Everything a browser that was never here loads until it shows a table."""
    place = server.table("Anna", "bot:random", "bot:random", game=game, first="seat0")
    page = open_page("about:blank", place=place, seats=(0,), workers=False)
    loaded: set[str] = set()
    page.context.on("request", lambda request: loaded.add(urlsplit(request.url).path[1:]))
    if first:
        page.goto(first)
        heading(page, said("de", "lobby-title"))
        calm(page)
    page.goto(f"/tables/{place.id}")
    expect(page.get_by_role("heading").first).to_be_visible()
    calm(page)
    built = BuiltPage().files
    sizes = {
        name: len(file.bodies.get("gzip", file.bodies["identity"]))
        for name, file in built.items()
        if name in loaded or name == SHELL
    }
    assert {"css", "html", "js", "woff2"} <= {name.rpartition(".")[2] for name in sizes}
    after = {name for name in sizes if name.removeprefix("assets/").startswith(AFTER)}
    assert sum(sizes[name] for name in sizes if name not in after) <= HEAVIER.get(game, WIRE), sizes
    assert sum(sizes[name] for name in after) <= PICTURES, sizes
