### The page in the browser: its frame, the games to choose from, a new table.

## Frame

shell-name = Tischrunde
shell-home = Tischrunde, home
shell-rules = Rules
shell-rules-aside = Rules, in a new window
shell-skip = Skip to content
# Both always stand in their own language.
shell-speak-de = Deutsch
shell-speak-en = English
shell-theme = Colours: { $now }; switch to { $then }
shell-theme-auto = same as the device
shell-theme-light = light
shell-theme-dark = dark
# Whoever has no name yet.
shell-guest = Guest
shell-guest-number = Guest { $number }
shell-waiting = One moment …
shell-failed = That didn’t work
shell-page-failed = This page can’t be loaded right now. Reload it once you are back online.
shell-reload = Reload
shell-to-lobby = Home
shell-record = Download the record
web-unreachable = The server can’t be reached right now. Is it running, and are you online?

## Start

lobby-page =
    { $turns ->
        [0] Tischrunde
       *[other] ({ $turns }) Tischrunde: your turn
    }
lobby-title = What shall we play today?
lobby-intro = Against bots or with friends, right here and without an account.
lobby-name = Your name

lobby-mine = Your tables
lobby-turn = Your turn
lobby-turn-of = { $who }’s turn
lobby-since = { $standing } · last played { $when }
lobby-waiting =
    { $seats ->
        [one] One seat is still free
       *[other] { $seats } seats are still free
    }
lobby-over = Finished
lobby-other-rules = Started under other rules; it can’t be played here any more
lobby-by-rules = Rules: version { $begun }, now { $today }
lobby-finished =
    { $tables ->
        [one] One finished game
       *[other] { $tables } finished games
    }
lobby-resume = Continue
lobby-look = Go to the table
lobby-again = Watch the replay
lobby-remove = Remove from the list
lobby-remove-table = { $game }, { $when }: remove from the list
lobby-removed = Removed from the list, and your seat at this table has been given up.
lobby-removed-over = Removed from the list.
lobby-restore = Undo
lobby-gone =
    { $tables ->
        [one] One of your tables is unknown to this server.
       *[other] { $tables } of your tables are unknown to this server.
    }
lobby-clear = Forget
lobby-ended-expired = { $game }: this table has expired; nobody had come by for a long time.
lobby-ended-withdrawn = { $game }: this table was withdrawn.
lobby-ended-closed = { $game }: this table was closed.

lobby-games = Games
lobby-play = Play now against bots
lobby-guided = Guided first game
lobby-friends = New table with friends
lobby-bots = Bots
lobby-bots-count =
    { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
lobby-strength = Strength
lobby-strength-random = random
lobby-strength-easy = easy
lobby-strength-strong = strong
lobby-rules = Rules
lobby-rules-of = Rules of { $game }
lobby-players = { $fewest } to { $most } players
lobby-players-exactly = { $most } players
lobby-no-games = There are no games here yet.

lobby-open = Open tables
lobby-open-none = No table is open to everybody right now. Set one up, list it here, and anybody can sit down.
lobby-join = Join
lobby-watch = Watch
lobby-free =
    { $seats ->
        [0] all seats taken
        [one] one seat free
       *[other] { $seats } seats free
    }
lobby-seats = At the table
lobby-load = Load a game
lobby-load-title = A saved game
lobby-load-note = Watch a recorded game turn by turn. The file stays as it is.
lobby-load-unreadable = This file can’t be opened; choose another one.
lobby-evening = A whole evening together?
lobby-evening-note = One link for everybody, as many games as you like, and a league table over all of them.
lobby-evening-open = Open a game night
lobby-take-title = Bring your seat from another device
lobby-take-note = On the other device, open “Round the table” to show a code. Enter it here and play on.
lobby-take-code = Code
lobby-take = Take the seat
lobby-footer = All drawings and words are our own; the names of the games only say which rules are played.

## New table

new-page = New table: { $game }
new-title = New table
new-count = How many seats?
new-who = Who sits where?
new-sitter-me = Me
new-sitter-here = Someone here
new-sitter-bot = Bot
new-sitter-open = Free
new-name-own = Your name
new-name = Name
new-bot = Which bot?
new-bot-best = { $bot } (strongest)
new-open-note = Waiting for somebody with the link
new-note-open = Once the table is set up you get a link to share. You can also give a free seat to a bot.
new-note-here = You share this device and pass it round; hidden things are shown only to the player whose turn it is.
new-note-watch = You won’t be playing, only watching.
new-listed = Who may join?
new-listed-false = Only people with the link
new-listed-true = Anybody: the table is listed among the open tables
new-undo = What can be undone?
new-undo-lenient = Even a card you have played
new-undo-strict = Only what nobody else has seen
new-pace = How long do we wait for a player?
new-pace-live = 3 minutes
new-pace-evening = 15 minutes
new-pace-day = A day
new-pace-never = As long as it takes
new-pace-note-presence = After that, a bot may play for somebody who is away. Somebody who is at the table and thinking is never replaced.
new-pace-note-clock = After that, a bot may play, even for somebody who is at the table and thinking.
new-clock = With a clock everybody can see
new-talk = Is there talk at the table?
new-talk-true = Yes, messages and short calls
new-talk-false = No, we play in silence
new-rules = Rules of this table
new-rules-changed =
    { $changes ->
        [0] all default
        [one] one changed
       *[other] { $changes } changed
    }
new-rules-note = Each of these rules can also be played another way. If you are new to the game, leave everything as it is.
new-usual = default
new-rule = Rule { $rule }
new-create = Set up the table

# All pictures of a game
gallery-title = Pictures
gallery-cards = Cards
gallery-tokens = Tokens
gallery-words = The drawings they are made of
