### The end of a game, looking at it again, and the rulebook in the browser.

## The end

ending-you-win = You win!
ending-one-wins = { $who } wins!
ending-you-share = You share the win with { $others }.
ending-shared = { $who } share the win.
ending-nobody-wins = Nobody wins.
ending-nobody-summary = Everybody leaves empty-handed this time.
ending-summary =
    { $points ->
        [one] Ahead with 1 point.
       *[other] Ahead with { $points } points.
    }
ending-summary-level =
    { $points ->
        [one] With 1 point, level with { $who }.
       *[other] With { $points } points, level with { $who }.
    }
ending-summary-shared =
    { $points ->
        [one] Ahead together, with one point each.
       *[other] Ahead together, with { $points } points each.
    }
ending-mine =
    { $points ->
        [one] You finish in place { $place } with 1 point.
       *[other] You finish in place { $place } with { $points } points.
    }
ending-guest = Guest
ending-room = Played at the game night “{ $room }”; the result is kept there.
ending-to-room = Back to the game night
ending-places = How it ended
ending-place = { $place }.
ending-place-spoken = Place { $place }
ending-place-shared = Place { $place }, shared
ending-shared-mark = shared
ending-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ending-no-points = No points, but good company.
ending-tie = Level on points: the rule for ties decides here.
ending-tie-by = Equal points. { $how }
ending-rule = Rule { $rule }
ending-course = How it stood, round by round
ending-no-course = The look back cannot be loaded right now.
ending-course-start = Start
ending-course-round = Round { $round }
ending-course-turn = after step { $round }
ending-course-who = Who
ending-what-now = What now?
ending-look-again = Look at it again
ending-by-rules = Played by version { $begun } of the rules; today’s is version { $today }.
ending-again = Rematch
ending-again-note = Everybody at the table comes along, and everybody keeps their seat.
ending-follow = To the rematch
ending-follow-note = Play goes on at a new table already, with the same seats.
ending-same-cards = The same shuffle against bots
ending-no-table = The new table cannot be set up just now; try again in a moment.

## Check this game

proof-title = All above board?
proof-intro = The fingerprint of the seed was fixed before the first turn. Now the seed lies open: if the two fit, nobody has meddled with the shuffle on the way.
proof-seed = Seed
proof-fingerprint = Fingerprint (SHA-256)
proof-check = Check this game
proof-checking = Checking …
proof-fits = It fits: your browser has worked the fingerprint out itself.
proof-fits-remembered = It fits: your browser has worked it out, and it is the fingerprint it remembered during the game.
proof-differs = It does not fit: seed and fingerprint do not belong together. You should not trust this game.
proof-unable = Your browser calculates only over a secure connection (https) or on this machine. Download the record and check it with the command.
proof-more = Seed, fingerprint and the command to check it
proof-whole = The whole game, choice by choice, is checked by this command with the downloaded record:
proof-record = Download the record

## Look at it again

moment-title = Look at it again
moment-to-table = To the table
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
moment-chosen-next = Next, { $who } chooses: { $choice }
moment-hidden-next = You will see what { $who } chooses once the game is over.
moment-over = The game ends here.
moment-by-rules = Played by version { $begun } of the rules; today’s is version { $today }. You see what was kept: what those saw who only watched.
moment-still-open = This is how far it has been played; it goes on at the table.
moment-passive = This is only for watching.
moment-keys = Arrow keys: step · Page up and down: turn · Home and End · Space: play
moment-link = Link to this moment
moment-link-copied = Link copied
moment-missing = This game cannot be shown at the moment.
moment-loading = Fetching the game …

## Play on from here

onward-open = Play on from here
onward-not-over = Playing on is possible from every moment once the game is over; before, it would give away what is hidden.
onward-other-rules = By today’s rules this game would go on in another way.
onward-at-end = There is nothing left to play from the end; go back a little.
onward-title = Play on from moment { $number }
onward-intro = A new table with the same shuffle; this game stays as it is. Who sits where?
onward-seat = { $who }: who sits here?
onward-me = me
onward-open-seat = open, for others
onward-name = Your name at this seat
onward-go = Set the table up
onward-cancel = Cancel
onward-nobody = Take at least one seat yourself, or leave one open.

## Rulebook

rulebook-title = Rulebook
rulebook-title-of = Rulebook: { $game }
rulebook-intro = In our own words, every rule with its number. Numbers like these also stand at the table, wherever something cannot be done.
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
rulebook-why = Why so?
rulebook-only-reading = Not a table option, because { $why }.
rulebook-no-effect = This ruling changes nothing in the game.
rulebook-setting = May be set at the table: { $name }
rulebook-usual = usual
rulebook-here = at this table
rulebook-see = See also
rulebook-neighbours = Neighbouring rules
rulebook-before = before
rulebook-after = after
rulebook-whole = Whole rulebook in a new window
rulebook-close = Close the rule
rulebook-no-such-rule = There is no rule “{ $id }” in this game.
rulebook-missing = The rulebook cannot be opened at the moment.
