### The end of a game, looking at it again, and the rulebook in the browser.

## The end

ending-you-win = You win!
ending-one-wins = { $who } wins!
ending-you-share = You share the win with { $others }.
ending-shared = { $who } share the win.
ending-nobody-wins = Nobody wins.
ending-nobody-summary = This time everybody leaves empty-handed.
ending-summary =
    { $points ->
        [one] A win with 1 point.
       *[other] A win with { $points } points.
    }
ending-summary-level =
    { $points ->
        [one] On 1 point, level with { $who }.
       *[other] On { $points } points, level with { $who }.
    }
ending-summary-shared =
    { $points ->
        [one] A shared win with one point each.
       *[other] A shared win with { $points } points each.
    }
ending-mine =
    { $points ->
        [one] You finish in position { $place } with 1 point.
       *[other] You finish in position { $place } with { $points } points.
    }
ending-guest = Guest
ending-room = Played at the game night “{ $room }”; the result is kept there.
ending-to-room = Back to the game night
ending-places = Final standings
ending-place = { $place }.
ending-place-spoken = Place { $place }
ending-place-shared = Place { $place }, tied
ending-shared-mark = tied
ending-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ending-no-points = No points, but good company.
ending-tie = Level on points: decided by the tie-break rule.
ending-tie-by = Level on points. { $how }
ending-course = The score round by round
ending-no-course = The course of the game can’t be loaded right now.
ending-course-start = Start
ending-course-round = Round { $round }
ending-course-turn = after step { $round }
ending-course-who = Who
ending-what-now = What now?
ending-look-again = Watch the replay
ending-by-rules = Played with version { $begun } of the rules; the current version is { $today }.
ending-again = Rematch
ending-again-note = Everybody at the table comes along and keeps their seat.
ending-follow = Go to the rematch
ending-follow-note = The rematch has already started at a new table, with the same seats.
ending-same-cards = Same shuffle against bots
ending-no-table = The new table can’t be set up right now; try again in a moment.

## Check this game

proof-title = All above board?
proof-intro = The fingerprint of the seed was fixed before the first turn. Now the seed is revealed: if the two match, nobody has tampered with the shuffle.
proof-seed = Seed
proof-fingerprint = Fingerprint (SHA-256)
proof-check = Check this game
proof-checking = Checking …
proof-fits = They match: your browser has worked out the fingerprint itself.
proof-fits-remembered = They match: your browser has worked out the fingerprint itself, and it is the one it remembered during the game.
proof-differs = They don’t match: this seed does not belong to this fingerprint. You should not trust this game.
proof-unable = Your browser can only calculate this over a secure connection (https) or on this machine. Download the record and check it with the command.
proof-more = Seed, fingerprint and the command to check it
proof-whole = This command checks the whole game, choice by choice, from the downloaded record:
proof-record = Download the record

## Look at it again

moment-title = Replay
moment-to-table = Back to the table
moment-count = { $number } / { $count }
moment-position = Moment { $number } of { $count }
moment-slider = Moment of the game
moment-first = To the beginning
moment-turn-back = One turn back
moment-back = One step back
moment-forward = One step forward
moment-turn-forward = One turn forward
moment-last = To the end
moment-play = Play
moment-pause = Pause
moment-speed = Speed
moment-speed-slow = ½ ×
moment-speed-usual = 1 ×
moment-speed-fast = 2 ×
moment-eyes = Through whose eyes?
moment-eyes-spectator = Spectators
moment-eyes-all = What everybody may know
moment-round = Round { $round }
moment-round-short = { $round }
moment-rounds = Jump to a round
moment-story = Story
moment-chosen-next = Next, { $who } chooses “{ $choice }”
moment-hidden-next = You will see what { $who } chooses once the game is over.
moment-over = The game ends here.
moment-by-rules = Played with version { $begun } of the rules; the current version is { $today }. You see what was kept: the game as a spectator saw it.
moment-still-open = This is as far as the game has got; it goes on at the table.
moment-passive = Here you can only watch.
moment-keys = Arrow keys: step · Page up and down: turn · Home and End · Space: play
moment-link = Link to this moment
moment-link-copied = Link copied
moment-missing = This game can’t be shown right now.
moment-loading = Loading the game …

## Play on from here

onward-open = Play on from here
onward-not-over = Once the game is over you can play on from any moment; until then that would give away what is hidden.
onward-other-rules = Under the current rules this game would take a different course.
onward-at-end = There is nothing left to play from here; go back a little.
onward-title = Play on from moment { $number }
onward-intro = A new table with the same shuffle; this game stays as it is. Who sits where?
onward-seat = { $who }: who sits here?
onward-me = me
onward-open-seat = open, for others
onward-name = Your name at this seat
onward-go = Set up the table
onward-cancel = Cancel
onward-nobody = Take at least one seat yourself, or leave one open.

## Rulebook

rulebook-title = Rulebook
rulebook-title-of = Rulebook: { $game }
rulebook-intro = Every rule in our own words, with its number. You meet these numbers at the table wherever something can’t be done.
rulebook-search = Search the rules
rulebook-search-hint = Word, card, symbol or number
rulebook-found =
    { $count ->
        [0] No rule found; try another or a shorter word.
        [one] 1 rule found
       *[other] { $count } rules found
    }
rulebook-contents = Contents
rulebook-rule = Rule { $id }
rulebook-link = Link to rule { $id }
rulebook-why = Why?
rulebook-only-reading = Not an option of the table, because { $why }.
rulebook-no-effect = This ruling changes nothing in the game.
rulebook-setting = Can be set at the table: { $name }
rulebook-usual = default
rulebook-here = at this table
rulebook-see = See also
rulebook-neighbours = Neighbouring rules
rulebook-before = before
rulebook-after = after
rulebook-whole = Whole rulebook (new window)
rulebook-close = Close the rule
rulebook-no-such-rule = There is no rule “{ $id }” in this game.
rulebook-missing = The rulebook can’t be opened right now.
