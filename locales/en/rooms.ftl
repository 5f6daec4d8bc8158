### Game nights: rooms that keep a group together over several games.

room-page = { $name } · Tischrunde
room-kind = Game night
room-closed = This game night is over. What was played stays here.

## Opening one and coming in

room-new-title = Open a game night
room-new-intro = You stay together under one link, play one game after another or several at once, and see who has won how often.
room-new-name = What shall it be called?
room-new-default = Game night on { $date }
room-new-open = Open
room-enter-title = Come in
room-enter-name = What is your name?
room-enter = Come in
room-enter-note = You need no account: this browser remembers who you are.

## Who is here

room-share = By this link others come in
room-people = Who is part of it
room-you = you
room-here = is here
room-away = not here just now
room-at-table = at a table
room-left = no longer part of it
room-rename = Change my name
room-rename-field = New name
room-rename-save = Take this name
room-cancel = Rather not
room-leave = Leave …
room-leave-ask = Your results stay under your name. Do you really want to go?
room-leave-sure = Yes, I am going
room-close = End the game night …
room-close-ask = No new game begins here after that; what is being played goes on, and all results stay. Really end it?
room-close-sure = Yes, end it
room-other-device = On another device
room-device-note = There you type this code at the start, or hold the camera at the picture; then you are yourself there, too. Here you stay so as well.

## Tables

room-tables = Tables
room-no-tables = There is no table just now.
room-no-tables-pick = There is no table just now. Pick a game!
room-table-open =
    { $seats ->
        [one] One seat is still open.
       *[other] { $seats } seats are still open.
    }
room-table-going = The game is on.
room-table-yours = You sit here.
room-go = To the table
room-sit = Sit down
room-watch = Watch
room-new-table-for-you = There is a new table for { $game }, and you sit at it.
room-set-up = A table for the next game
room-which-game = What do you play?
room-players = for { $fewest } to { $most }
room-players-exactly = for { $most }
room-who-plays = Who plays?
room-bots = Bots as well
room-bot-kind = How strong?
room-free = Open seats
room-free-note = Whoever is still to come takes an open seat.
room-count =
    { $seats ->
        [one] 1 seat in all.
       *[other] { $seats } seats in all.
    }
room-count-few = { $seats } in all; this game needs at least { $fewest }.
room-count-many = { $seats } in all; at most { $most } can take part in this game.
room-create = Set the table up

## Results

room-league = How it stands
room-league-note = For every person you leave behind in a game you get a point, for every one you share your place with half a point. Bots do not count. With as many points, whoever has won more often stands ahead.
room-league-empty = No game has ended yet. The table comes by itself.
room-rank = Place
room-name = Name
room-games = Games
room-wins = Wins
room-points = Points
room-ranks = Places
room-ranks-note = { $count } × { $place }.
room-results = What was played
room-place = { $place }.
room-place-spoken = Place { $place }
room-result-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
room-won = won
room-guest = { $name } (guest)
room-look-back = Play it back
room-record = Record
room-export = Take it all home
room-export-json = As JSON
room-export-csv = As a table (CSV)
