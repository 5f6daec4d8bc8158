### The lab: many games among bots, counted.

## Help

help-simulate = From game to game everybody moves on by one seat. If there are more seats than bots, the same bots sit down again. Ctrl-C stops and shows the results so far.
help-arena = One bot plays alone against bots of another kind, once in every seat, with the same seeds for all. With two seats it is one against one. Ctrl-C stops and shows the results so far.
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
param-games = How many games; default 1,000.
param-all = Every game with every number of seats, each with its own strongest bots; --games for each combination.
param-seeds = How many seeds for every pairing; default 1,000. Each is one game in every seat.
param-simulate-bots = Which bots play, separated by commas: the game’s own, such as strife (strong), or random (picks at random); default random.
param-arena-bots = Which bots compete, separated by commas, for example strife,random; default: all that play this game.
param-seats = How many seats; default 3, or as many as there are bots.
param-arena-seats = How many seats; default 3.
param-jobs = How many processes; default one per processor core. The result is the same.
param-seed = What randomness starts from; the same word gives the same result. Default 1.
param-option = A table option; may be given several times. “tischrunde rules GAME --options” lists them.
param-json = Write everything as JSON to this file; “-” prints it instead of the tables.
param-csv = Write the rows of the tables as CSV to this file; “-” prints them instead of the tables.

## Wrong input

lab-too-many-bots = --bots: { $bots } bots are too many for { $seats } seats; name fewer bots, or more --seats.
lab-too-few-bots = --bots: it takes at least two different bots to compete; there are: { $known }.
lab-no-game = Missing: GAME, or --all for every game; --help shows what is needed.
lab-all-alone = --all plays every game with every number of seats; leave out either { $name } or --all.
lab-one-output = --json and --csv can’t both go to “-”; name a file for one of them.
lab-cannot-write = “{ $file }” can’t be written. ({ $why })

## What came out

lab-title =
    { $games ->
        [one] { $game }: one game with { $seats } seats
       *[other] { $game }: { $games } games with { $seats } seats
    }
lab-game = Game
lab-seats = Seats
lab-nobody = nobody won
lab-most = Best player’s points
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
lab-in-games = share of games
lab-unwon = Games nobody won: { $games }
lab-best = Best player’s points: { $points }
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

help-tiles = Says what is missing or superfluous in a file of tiles, and grows many random dungeons from it. If anything is wrong, the command ends with exit code 1.
examples-tiles =
    tischrunde tiles check my-tiles.toml
    tischrunde tiles check my-tiles.toml --dungeons 5000 --seed Friday
param-tiles-action = “check”: check the file.
param-tiles-file = A file of tiles (TOML); docs/card-reference.md says what it may contain.
param-dungeons = How many dungeons; default 1,000.
map-no-such-action = “{ $action }” is unknown; there is only “check”.
map-cannot-read = “{ $file }” can’t be read: { $why }
map-no-text = the file is not UTF-8 text.
map-no-game = No game has a map that can be replaced like this.
map-wrong = Something is wrong with this file. { $why }
tiles-title = { $game }: { $tiles } tiles, { $rooms } rooms, { $doors } tunnel ends
map-feature = Rooms with
tiles-start = Start (both sides)
tiles-safe = Safe
tiles-depths = Depths
tiles-dungeons = { $dungeons ->
    [one] One dungeon
   *[other] { $dungeons } dungeons
} grown, { $rooms } rooms looked at.
tiles-open-way = A way home without a lockpick: { $share }% of the rooms
tiles-any-way = A way home, with lockpicks if necessary: { $share }%
tiles-stuck = No way home and nothing left to discover: { $share }%
tiles-boots = From an artifact to the crypt: { $mean } boots on average, { $most } at most
map-good = Everything is fine.
map-bad = { $count ->
    [one] One fault.
   *[other] { $count } faults.
}
tiles-closed = { $tile }: no tunnel begins at the opening { $opening }.
tiles-no-entry = { $tile }: there is no opening numbered { $number } that is free of symbols and can be entered.
tiles-few-ways = { $room }: fewer than two ways out without a lock.
map-too-few = { $what }: { $found } is too few, there must be at least { $wanted }.
map-too-many = { $what }: { $found } is too many, there can be at most { $wanted }.
tiles-unsound = { $tunnel }: the other half of this tunnel doesn’t match.

## Checking a ship

help-ship = Says what is missing or superfluous in a file of modules, and walks through every ship that can be built from it. If anything is wrong, the command ends with exit code 1.
examples-ship =
    tischrunde ship check my-ship.toml
param-ship-action = “check”: check the file.
param-ship-file = A file of modules (TOML), like the game’s own ship.toml.
ship-title = { $game }: { $modules } modules and sides, { $rooms } rooms, { $layouts } ships
ship-walked = Every room outside the command module reached on foot without a key, in all ships: { $share }%
ship-artifact = Artifact { $value }: { $least } to { $most } boots from the start, at most { $back } back to a pod
ship-closed = Slot { $slot }: no path begins at the opening { $opening }.
ship-twice = Slot { $slot }: { $count } paths begin at the opening { $opening }.
ship-lift-broken = { $room }: the hyperlift is not a single line from space to space.
ship-no-lift = { $room }: a hyperlift space that is not on its line, or the other way round.
ship-no-rescue = { $room }: start and pods must be where players are rescued.
ship-artifacts = Artifact { $value }: it must be in one room of the command module, but it is in { $found }.
ship-cut-off = { $ship }: { $room } can’t be reached on foot.
ship-trap = { $ship }: no pod can be reached on foot from { $room }.
ship-few-modules = { $ship }: there must be ports in at least two modules, or nobody can get the code.
