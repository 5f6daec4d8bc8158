"""The page as a browser gets it: in both languages, from us alone, and for everybody."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.browser.hands import choose_anything, something_to_do
from tests.browser.spoken import said
from tests.browser.watching import Check, Forgive, OpenPage, Shoot, calm
from tests.server.serving import GAME, Server
from tests.size import pairs, some

from tischrunde.games import catalog
from tischrunde.server.page import SHELL
from tischrunde.server.page import Page as BuiltPage

WIRE = 152_000  # bytes, gzipped: all that has to come before a first question can be answered
PICTURES = 60_000  # and all that is drawn after it, while it is answered
# What tells and explains draws nothing.
SAYS = (
    "assets/telling",
    "assets/aside",
    "assets/awaited",
    "assets/recap",
    "assets/over",
    "assets/told",
)
LOBBY = 100_000  # likewise: before a game can be chosen; then come the drawings of all games
COVERS = 40_000
FOR_NEXT = "assets/TablePage-", "assets/tables-"  # what the lobby fetches for who will sit down
MISSING = re.compile(r"^\s*…")  # a word that has not come
BEGINS = "assets/first-"  # the script that asks for everything a place is made of
ASKED = """() => [...document.querySelectorAll("link[href], script[src]")]
    .map((tag) => new URL(tag.href || tag.src).pathname.slice(1))
    .filter((name) => name.startsWith("assets/"))"""


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


@pytest.mark.parametrize(
    ("languages", "spoken"),
    [(["fr", "en-GB", "de"], "en"), (["fr", "de-AT", "en"], "de"), (["fr"], "en")],
)
def test_it_speaks_the_first_language_of_the_browser_that_it_knows(
    open_page: OpenPage, languages: list[str], spoken: str
) -> None:
    page = open_page(lang=languages[0])
    told = f"Object.defineProperty(navigator, 'languages', {{ get: () => {languages} }})"
    page.add_init_script(told)  # Playwright has one language only
    page.reload()
    heading(page, said(spoken, "lobby-title"))
    expect(page.locator("html")).to_have_attribute("lang", spoken)


@pytest.mark.parametrize(("width", "light"), some(pairs([390, 820, 1440], ["light", "dark"]), 2))
def test_axe_finds_nothing_in_the_lobby(
    open_page: OpenPage, axe: Check, shoot: Shoot, width: int, light: str
) -> None:
    page = open_page(width=width, height=844, touch=width < 500, dark=light == "dark")
    heading(page, said("de", "lobby-title"))
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    shoot(page, f"lobby-{width}-{light}")


@pytest.mark.parametrize("lang", ["de", "en"])
def test_all_games_are_in_sight_at_once(open_page: OpenPage, lang: str) -> None:
    page = open_page(lang=lang, width=1280, height=720)
    heading(page, said(lang, "lobby-title"))
    for game in page.locator("article").all():
        expect(game).to_be_in_viewport(ratio=1)
        assert game.evaluate("(card) => card.scrollWidth <= card.clientWidth")
    plays = page.get_by_role("button", name=said(lang, "lobby-play"))
    expect(plays).to_have_count(len(catalog.ids()))


def test_whoever_has_no_game_yet_is_led_into_one_and_meets_gentle_bots(
    server: Server, open_page: OpenPage, shoot: Shoot
) -> None:
    primary = re.compile(r"\bprimary\b")
    led, play = (said("de", f"lobby-{way}") for way in ("guided", "play"))
    page = open_page("/")
    expect(page.get_by_role("button", name=led).first).to_have_class(primary)
    expect(page.get_by_role("button", name=play).first).not_to_have_class(primary)
    strength = page.get_by_role("combobox", name=said("de", "lobby-strength")).first
    expect(strength.locator("option:checked")).to_have_text(said("de", "lobby-strength-easy"))
    shoot(page, "lobby-newcomer")
    place = server.table("Anna", "bot:random", game=GAME)
    page = open_page("/", place=place, seats=(0,))
    expect(page.get_by_role("button", name=play).first).to_have_class(primary)
    expect(page.get_by_role("button", name=led).first).not_to_have_class(primary)


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


class Sluice:
    """Lets come what a place asks for before any code of the page runs, and holds the rest."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.ahead: set[str] = {SHELL}
        self.after: set[str] = set()
        self.kept: list[tuple[str, Route]] = []
        self.shut = True
        page.route("**/assets/**", self._comes)

    def goto(self, path: str) -> None:
        self.shut = True
        self.page.goto(path, wait_until="commit")
        self.page.locator("#app").wait_for(state="attached")
        self.ahead |= set(self.page.evaluate(ASKED))
        self._go_on(lambda name: name in self.ahead)

    def open(self) -> None:
        self.shut = False
        self._go_on(lambda name: True)

    def _comes(self, route: Route) -> None:
        name = urlsplit(route.request.url).path[1:]
        if name not in self.ahead and not name.startswith(BEGINS):
            self.after.add(name)
            if self.shut:
                self.kept.append((name, route))
                return
        route.continue_()

    def _go_on(self, may: Callable[[str], bool]) -> None:
        going = [(name, route) for name, route in self.kept if may(name)]
        self.kept = [pair for pair in self.kept if pair not in going]
        for _, route in going:
            route.continue_()


def weight(names: set[str]) -> int:
    built = BuiltPage().files
    bodies = [built[name].bodies for name in names if name in built]
    return sum(len(body.get("gzip", body["identity"])) for body in bodies)


def told(names: set[str]) -> str:
    """What weighs how much, the heaviest first."""
    each = sorted(((weight({name}), name) for name in names), reverse=True)
    return "\n".join(f"{size:7} {name}" for size, name in each)


@pytest.mark.parametrize("game", some(catalog.ids(), 2, 1))
def test_the_first_question_can_be_answered_by_little(
    server: Server, open_page: OpenPage, game: str
) -> None:
    """Pictures and whatever else there is to read wait until it has been answered."""
    sluice, after = first_answer(server, open_page, game)
    endings = {name.rpartition(".")[2] for name in sluice.ahead}
    assert {"css", "html", "js", "woff2"} <= endings
    assert weight(sluice.ahead) <= WIRE, told(sluice.ahead)
    assert weight(after) <= PICTURES, told(after)


def test_a_game_can_be_chosen_in_the_lobby_and_played_by_little(
    server: Server, open_page: OpenPage
) -> None:
    """The drawings of all games wait until one can be chosen, and until they are in sight."""
    game = catalog.ids()[0]
    lobby, covers = set[str](), set[str]()

    def choosing(sluice: Sluice) -> None:
        page = sluice.page
        sluice.goto("/")
        expect(page.get_by_role("button", name=said("de", "lobby-play")).first).to_be_visible()
        expect(page.locator(".cover svg")).to_have_count(0)
        lobby.update(sluice.ahead)
        sluice.open()
        for cover in page.locator(".cover").all():
            cover.scroll_into_view_if_needed()
            expect(cover.locator("svg").first).to_be_visible()
        calm(page)
        covers.update(n for n in drawings(sluice, game) if not n.startswith(FOR_NEXT))

    sluice, _ = first_answer(server, open_page, game, choosing)
    assert weight(lobby) <= LOBBY, told(lobby)
    assert weight(covers) <= COVERS, told(covers)
    assert weight(sluice.ahead) <= WIRE, told(sluice.ahead)


def first_answer(
    server: Server,
    open_page: OpenPage,
    game: str,
    before: Callable[[Sluice], None] = lambda sluice: None,
) -> tuple[Sluice, set[str]]:
    """A table by its link, until something has been answered there; and what came after that."""
    place = server.table("Anna", "bot:random", "bot:random", game=game, first="seat0")
    page = open_page("about:blank", place=place, seats=(0,), workers=False)
    sluice = Sluice(page)
    before(sluice)
    sluice.goto(f"/tables/{place.id}")
    something_to_do(page)
    wordless = page.locator("[data-option], [data-zone=question]").filter(has_text=MISSING)
    expect(wordless).to_have_count(0)
    choose_anything(page, 0)
    assert sluice.kept
    sluice.open()
    calm(page)
    return sluice, drawings(sluice, game)


def drawings(sluice: Sluice, game: str) -> set[str]:
    """What has come after, besides words and what says them."""
    words = f"assets/{game}-", "assets/delve-", "assets/de.", *SAYS
    return {name for name in sluice.after - sluice.ahead if not name.startswith(words)}
