### Game nights: rooms that keep a group together over several games.

room-page = { $name } · Tischrunde
room-kind = Game night
room-closed = This game night is over. Everything that was played stays here.

## Opening one and coming in

room-new-title = Open a game night
room-new-intro = One link keeps you together: play one game after another or several at once, and see who wins how often.
room-new-name = What shall we call it?
room-new-default = Game night on { $date }
room-new-open = Open
room-enter-title = Come in
room-enter-name = What is your name?
room-enter = Come in
room-enter-note = No account needed: this browser remembers who you are.

## Who is here

room-share = Share this link so that others can come in
room-people = Who is here
room-you = you
room-here = here
room-away = not here right now
room-at-table = at a table
room-left = has left
room-rename = Change my name
room-rename-field = New name
room-rename-save = Save name
room-cancel = Cancel
room-leave = Leave …
room-leave-ask = Your results stay under your name. Do you really want to leave?
room-leave-sure = Yes, leave
room-close = End the game night …
room-close-ask = No new games can start here after that. Games in progress go on, and all results stay. Really end it?
room-close-sure = Yes, end it
room-other-device = On another device
room-device-note = Enter this code on the home page there, or point its camera at the picture, and you are yourself on that device too. You stay signed in here as well.

## Tables

room-tables = Tables
room-no-tables = There is no table right now.
room-no-tables-pick = There is no table right now. Pick a game!
room-table-open =
    { $seats ->
        [one] One seat is still open.
       *[other] { $seats } seats are still open.
    }
room-table-going = Game in progress.
room-table-yours = You have a seat.
room-go = Go to the table
room-sit = Sit down
room-watch = Watch
room-new-table-for-you = There is a new table for { $game }, and you have a seat.
room-set-up = A table for the next game
room-which-game = What shall we play?
room-players = for { $fewest } to { $most }
room-players-exactly = for { $most }
room-who-plays = Who’s playing?
room-bots = Bots
room-bot-kind = How strong?
room-free = Open seats
room-free-note = Latecomers take an open seat.
room-count =
    { $seats ->
        [one] 1 seat in all.
       *[other] { $seats } seats in all.
    }
room-count-few = { $seats } in all; this game needs at least { $fewest }.
room-count-many = { $seats } in all; this game takes { $most } at most.
room-create = Set up the table

## Results

room-league = League table
room-league-note = You get a point for every person who finishes behind you and half a point for everybody who shares your position. Bots don’t count. On equal points, whoever has won more games is ahead.
room-league-empty = No game has finished yet. The league table appears by itself.
room-rank = Place
room-name = Name
room-games = Games
room-wins = Wins
room-points = Points
room-ranks = Places
room-ranks-note = { $count } × { $place }.
room-results = Games played
room-place = { $place }.
room-place-spoken = Place { $place }
room-result-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
room-won = won
room-guest = { $name } (guest)
room-look-back = Watch the replay
room-record = Record
room-export = Download everything
room-export-json = As JSON
room-export-csv = As a spreadsheet (CSV)
