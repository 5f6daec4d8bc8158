### The page in the browser: its frame, the games to choose from, a new table.

## Frame

shell-name = Tischrunde
shell-home = Tischrunde, to the start
shell-rules = Rules
shell-rules-aside = Rules, in a new window
shell-skip = Skip to the content
# Both always stand in their own language.
shell-speak-de = Deutsch
shell-speak-en = English
shell-theme = Colours { $now }; switch to { $then }
shell-theme-auto = as the device has them
shell-theme-light = light
shell-theme-dark = dark
# Whoever has no name yet.
shell-guest = Guest
shell-guest-number = Guest { $number }
shell-waiting = One moment …
shell-failed = That did not work
shell-page-failed = This page cannot be loaded right now. Load it again once the connection is back.
shell-reload = Load again
shell-to-lobby = To the start
shell-record = Download the record
web-unreachable = The server cannot be reached right now. Is it running, and is there a connection?

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
lobby-turn-of = { $who } to choose
lobby-since = { $standing } · last played { $when }
lobby-waiting =
    { $seats ->
        [one] One seat is still free
       *[other] { $seats } seats are still free
    }
lobby-over = Played to the end
lobby-other-rules = Begun by other rules, no longer playable here
lobby-by-rules = Rules: version { $begun }, today { $today }
lobby-finished =
    { $tables ->
        [one] One game played to the end
       *[other] { $tables } games played to the end
    }
lobby-resume = Play on
lobby-look = To the table
lobby-again = Look at it again
lobby-remove = Take off the list
lobby-remove-table = { $game }, { $when }: take off the list
lobby-removed = Taken off the list; your seat at this table is given up with it.
lobby-removed-over = Taken off the list.
lobby-restore = Undo
lobby-gone =
    { $tables ->
        [one] This server does not know one of your tables.
       *[other] This server does not know { $tables } of your tables.
    }
lobby-clear = Forget
lobby-ended-expired = { $game }: this table is no more; nobody came for a long time.
lobby-ended-withdrawn = { $game }: this table was withdrawn.
lobby-ended-closed = { $game }: this table was closed.

lobby-games = Games
lobby-play = Play now against bots
lobby-guided = First game, guided
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
lobby-players = { $fewest } to { $most } people
lobby-players-exactly = { $most } people
lobby-no-games = No game has been laid out here yet.

lobby-open = Open tables
lobby-open-none = No table is open to everybody right now. Set one up and put it on this list, and whoever likes can sit down.
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
lobby-load-note = Look at a record again, turn by turn; it stays as it is.
lobby-load-unreadable = This file cannot be opened; choose another.
lobby-evening = A whole evening together?
lobby-evening-note = One link for everybody, several games, and a table over all of them.
lobby-evening-open = Open a game night
lobby-take-title = Your seat from another device
lobby-take-note = Have a code shown there, at the table under “Round the table”, and go on playing here.
lobby-take-code = Code
lobby-take = Take the seat
lobby-footer = Our own drawings and our own words; the names of the games only say which rules are played.

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
new-bot-best = { $bot }, the strongest
new-open-note = Waits for somebody with the link
new-note-open = You get the link to invite people at the table. A free seat can be given to a bot there, too.
new-note-here = You play on this device and pass it on; what is hidden is seen only by whoever is asked.
new-note-watch = You do not play yourself, you watch.
new-listed = Who may join?
new-listed-false = Only those who have the link
new-listed-true = Everybody; the table stands among the open tables
new-undo = What can be undone?
new-undo-lenient = Even a card that you have played
new-undo-strict = Only what nobody has seen
new-pace = How long do we wait for somebody?
new-pace-live = 3 minutes
new-pace-evening = 15 minutes
new-pace-day = A day
new-pace-never = For ever
new-pace-note-presence = Only then may a bot play for somebody who is away. Whoever is at the table and thinks is not replaced.
new-pace-note-clock = Then a bot may play, even while somebody is at the table and thinks.
new-clock = With a clock that everybody sees
new-talk = Do people talk at the table?
new-talk-true = Yes, with words and short calls
new-talk-false = No, we play in silence
new-rules = Rules of this table
new-rules-changed =
    { $changes ->
        [0] as usual
        [one] one changed
       *[other] { $changes } changed
    }
new-rules-note = Each of these rules can be played differently, too. If the game is new to you, leave everything as it is.
new-usual = usual
new-rule = Rule { $rule }
new-create = Set up the table

# All pictures of a game
gallery-title = Pictures
gallery-cards = Cards
gallery-tokens = Tokens
gallery-words = The drawings they are made of
