### The lab: many games among bots, counted.

## Help

help-simulate = From game to game everybody moves on by one seat. If there are more seats than bots, the same bots sit down again. Ctrl-C stops and shows what is done by then.
help-arena = One bot sits alone among bots of another kind, once on every seat, with the same seeds for all. With two seats it is one against one. Ctrl-C stops and shows what is done by then.
examples-simulate =
    tischrunde simulate strife-of-gods --games 1000 --bots strife,random,random
    tischrunde simulate strife-of-gods --seats 5 --option champions=false
    tischrunde simulate strife-of-gods --games 100000 --jobs 8 --csv games.csv
    tischrunde simulate strife-of-gods --seed Friday --json - > games.json
    tischrunde simulate --all --games 100
examples-arena =
    tischrunde arena strife-of-gods
    tischrunde arena strife-of-gods --bots strife,random --seeds 200 --seats 4
    tischrunde arena strife-of-gods --option cards=5 --json arena.json
param-games = So many games; otherwise 1,000.
param-all = Every game with every number of seats, each among its own strongest bots, --games at every table.
param-seeds = So many seeds for every pairing; otherwise 1,000. Each is one game on every seat.
param-simulate-bots = Which bots play, separated by commas: the game’s own, such as strife (strong), or random (picks at random); otherwise random.
param-arena-bots = Which bots compete, separated by commas, for example strife,random; otherwise all that play this game.
param-seats = So many seats; otherwise 3, or as many as there are bots.
param-arena-seats = So many seats; otherwise 3.
param-jobs = So many processes; otherwise one for every processor core. The result is the same.
param-seed = What chance starts from; the same word gives the same result. Otherwise 1.
param-option = A setting of the table, may be given several times; “tischrunde rules GAME --options” lists them.
param-json = Everything as JSON into this file; “-” prints it instead of the tables.
param-csv = The rows of the tables as CSV into this file; “-” prints them instead of the tables.

## Wrong input

lab-too-many-bots = --bots: { $bots } bots are too many for { $seats } seats; name fewer bots, or more --seats.
lab-too-few-bots = --bots: it takes at least two different bots to compete; there are: { $known }.
lab-no-game = Missing: GAME, or --all for every game; --help shows what is needed.
lab-all-alone = --all plays every game with every number of seats; leave out { $name }, or --all.
lab-one-output = --json and --csv cannot both go to “-”; name a file for one of them.
lab-cannot-write = “{ $file }” cannot be written. ({ $why })

## What came out

lab-title =
    { $games ->
        [one] { $game }: one game with { $seats } seats
       *[other] { $game }: { $games } games with { $seats } seats
    }
lab-game = Game
lab-seats = Seats
lab-nobody = nobody won
lab-most = Points of the best
lab-choices = Choices
lab-bot = Bot
lab-against = alone against
lab-seat = Seat
lab-games = Games
lab-played = Seats played
lab-first = First place
lab-score = Points
lab-count = { $number }
lab-percent = { $whole }.{ $part }%
lab-number = { $whole }.{ $part }
# A value and the interval that holds the true one in 95 of 100 cases.
lab-estimate = { $value } ({ $low }–{ $high })
lab-event = Event
lab-per-seat = per seat
lab-in-games = in so many games
lab-unwon = Games nobody won: { $games }
lab-best = Points of the best: { $points }
lab-length = Choices per game: { $choices }
lab-chance = In brackets: 95% intervals. Pure chance would give { $chance } of first places; a shared first place counts in part.
lab-seed = Seed: { $seed }
lab-interrupted =
    { $played ->
        [0] Stopped before a single game was over.
        [one] Stopped: one of { $wanted } games is counted.
       *[other] Stopped: { $played } of { $wanted } games are counted.
    }

## Checking tiles

help-tiles = Says what is missing in a file of tiles or too much, and grows many random dungeons of it. If anything is wrong the command ends with 1.
examples-tiles =
    tischrunde tiles check my-tiles.toml
    tischrunde tiles check my-tiles.toml --dungeons 5000 --seed Friday
param-tiles-action = “check”: look the file over.
param-tiles-file = A file of tiles (TOML); docs/card-reference.md tells what may stand in it.
param-dungeons = So many dungeons; otherwise 1,000.
map-no-such-action = “{ $action }” is unknown; there is only “check”.
map-cannot-read = “{ $file }” cannot be read: { $why }
map-no-text = the file is no text in UTF-8.
map-no-game = No game has a map that can be replaced like this.
map-wrong = This file is no good. { $why }
tiles-title = { $game }: { $tiles } tiles, { $rooms } rooms, { $doors } ends of tunnels
map-feature = Rooms with
tiles-start = Start (both sides)
tiles-safe = Safe
tiles-depths = Depths
tiles-dungeons = { $dungeons ->
    [one] One dungeon
   *[other] { $dungeons } dungeons
} grown, { $rooms } rooms looked at.
tiles-open-way = A way home without a lockpick: { $share }% of the rooms
tiles-any-way = A way home, with lockpicks if need be: { $share }%
tiles-stuck = No way home and nothing left to discover: { $share }%
tiles-boots = From an artifact to the Crypt: { $mean } boots on average, at most { $most }
map-good = All is well.
map-bad = { $count ->
    [one] One fault.
   *[other] { $count } faults.
}
tiles-closed = { $tile }: no tunnel begins at the opening { $opening }.
tiles-no-entry = { $tile }: no opening numbered { $number } is without symbols and can be entered.
tiles-few-ways = { $room }: fewer than two ways lead out without a lock.
map-too-few = { $what }: { $found } are too few, there must be at least { $wanted }.
map-too-many = { $what }: { $found } are too many, there can be at most { $wanted }.
tiles-unsound = { $tunnel }: the other half of this tunnel does not fit.

## Checking a ship

help-ship = Says what is missing in a file of modules or too much, and walks through every ship that can be put together from it. If anything is wrong the command ends with 1.
examples-ship =
    tischrunde ship check my-ship.toml
param-ship-action = “check”: look the file over.
param-ship-file = A file of modules (TOML), like ship.toml of the game.
ship-title = { $game }: { $modules } modules and sides, { $rooms } rooms, { $layouts } ships
ship-walked = Every room outside the command module reached on foot without a key, in all ships: { $share }%
ship-artifact = Artifact { $value }: from the start { $least } to { $most } boots, back to a pod { $back } at most
ship-closed = Slot { $slot }: no path begins at the opening { $opening }.
ship-twice = Slot { $slot }: { $count } paths begin at the opening { $opening }.
ship-lift-broken = { $room }: the hyperlift is no single line from space to space.
ship-no-lift = { $room }: a space of the hyperlift and no part of its line, or the other way round.
ship-no-rescue = { $room }: start and pods belong where one is rescued.
ship-artifacts = Artifact { $value }: it must lie in one room of the command module, it lies in { $found }.
ship-cut-off = { $ship }: nobody comes to { $room } on foot.
ship-trap = { $ship }: nobody who is in { $room } comes to a pod on foot.
ship-few-modules = { $ship }: ports in two modules at least, or nobody gets the code.
