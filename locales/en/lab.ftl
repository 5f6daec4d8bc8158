### The lab: many games among bots, counted.

## Help

help-simulate = From game to game everybody moves on by one seat. If there are more seats than bots, the same bots sit down again. Ctrl-C stops and shows what is done by then.
help-arena = One bot sits alone among bots of another kind, once on every seat, with the same seeds for all. With two seats it is one against one. Ctrl-C stops and shows what is done by then.
examples-simulate =
    tischrunde simulate strife-of-gods --games 1000 --bots strife,random,random
    tischrunde simulate strife-of-gods --seats 5 --option champions=false
    tischrunde simulate strife-of-gods --games 100000 --jobs 8 --csv games.csv
    tischrunde simulate strife-of-gods --seed Friday --json - > games.json
examples-arena =
    tischrunde arena strife-of-gods
    tischrunde arena strife-of-gods --bots strife,random --seeds 200 --seats 4
    tischrunde arena strife-of-gods --option cards=5 --json arena.json
param-games = So many games; otherwise 1,000.
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
lab-one-output = --json and --csv cannot both go to “-”; name a file for one of them.
lab-cannot-write = “{ $file }” cannot be written. ({ $why })

## What came out

lab-title =
    { $games ->
        [one] { $game }: one game with { $seats } seats
       *[other] { $game }: { $games } games with { $seats } seats
    }
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
