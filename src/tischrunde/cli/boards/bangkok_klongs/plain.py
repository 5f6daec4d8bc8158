"""The table of Bangkok Klongs in whole words, for screen readers and narrow windows."""

from __future__ import annotations

from typing import Any

from tischrunde.cli.boards import Scene
from tischrunde.kernel.message import Arg, Message


def told(scene: Scene) -> list[str]:
    """The track and the piles, every boat by its field, what is free, and a line a seat."""
    view = scene.view
    lines = [state_line(scene), pile_line(scene)]
    if view["market"] is not None:
        lines.append(market_line(scene))
    if view["master"]:
        place = view["master"].upper().replace("-", "–")
        lines.append(scene.words.text("board-master", place=place))
    boats = ", ".join(on_field(scene, boat) for boat in view["boats"]) or "–"
    lines.append(f"{scene.words.text('board-boats')} {boats}")
    free = ", ".join(field.upper() for field in view["free"]["boats"]) or "–"
    lines.append(f"{scene.words.text('board-free')} {free}")
    lines += [seat_line(scene, seat) for seat in range(view["seats"])]
    if view["seat"] >= 0 and view["hands"][view["seat"]]:
        hand = ", ".join(boat_name(scene, boat) for boat in view["hands"][view["seat"]])
        lines.append(f"{scene.words.text('board-hand')} {hand}")
    return lines


def state_line(scene: Scene) -> str:
    """Where the marker stands, and how far the next market day is."""
    track = scene.view["track"]
    length, marker = len(track["points"]), track["marker"]
    days = [day for day in [*track["small_days"], length] if day > marker]
    to = days[0] - marker if days and scene.view["market"] is None else 0
    return scene.words.text("board-state", marker=marker, length=length, to=to)


def pile_line(scene: Scene) -> str:
    piles = scene.view["piles"]
    return scene.words.text("board-piles" if "seats" in piles else "board-pile", **piles)


def market_line(scene: Scene) -> str:
    market = scene.view["market"]
    if market["big"]:
        return scene.words.text("board-market-big")
    return scene.words.text("board-market-small", number=market["day"], lap=market["lap"])


def seat_line(scene: Scene, seat: int) -> str:
    view = scene.view
    has = scene.words.text(
        "board-seat",
        points=scene.points[seat],
        merchants=view["merchants"][seat],
        cards=view["movement_cards"][seat],
        hand=len(view["hands"][seat]),
    )
    stock = ", ".join(boat_name(scene, boat) for boat in view["stocks"][seat])
    kept = f" · {scene.words.text('board-stock')}: {stock}" if stock else ""
    return f"{scene.names[seat]}: {has}{kept}"


def on_field(scene: Scene, boat: dict[str, Any]) -> str:
    """A boat on the board, with its field and whose it is."""
    name: Arg = Message(f"card-{boat['boat']}")
    if boat["merchant"] is not None:
        owner = Message("seat", {"seat": boat["merchant"]})
        name = Message("boat-of", {"card": name, "owner": owner})
    elif boat["kind"] == "ownable":
        name = Message("boat-vacant", {"card": name})
    message = Message("board-on", {"field": boat["field"].upper(), "boat": name})
    return scene.words.say(message, scene.names)


def boat_name(scene: Scene, boat: dict[str, Any]) -> str:
    id: str = boat["boat"]
    return scene.words.text(f"back-{id[1:]}" if id.startswith("?") else f"card-{id}")
