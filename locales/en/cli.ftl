### The command line: help, the game in the terminal, telling a game again.

## Help

help-usage = Usage:
help-options = Options:
help-commands = Commands:
help-examples = Examples:

command-tischrunde = Play board games, look up their rules, and study them.
command-play = Play in the terminal, with others at the same keyboard and against bots.
command-replay = Retell a recorded game and check it.
command-rules = Look up the rules.
command-simulate = Let bots play many games and count the results.
command-arena = Let bots compete against each other.
command-tiles = Check your own file of tiles.
command-ship = Check your own ship.

help-play = By default you play against two bots. Free seats are filled with bots; if you name exactly as many bots as --seats, you watch.
help-replay = Every choice is checked against the rules again. If anything is wrong, the command ends with exit code 1.
help-rules = Without a game: the games there are. With a game: the whole rulebook, one rule, or everything that contains your words.

examples-tischrunde =
    tischrunde play
    tischrunde rules strife-of-gods SG-020
    tischrunde simulate strife-of-gods --games 1000 --bots strife,random,random
examples-play =
    tischrunde play strife-of-gods
    tischrunde play --names Anna,Ben --bots strife --save evening.json
    tischrunde play --load evening.json --names Anna,Ben --bots strife
    tischrunde play --seats 4 --option champions=false --seed "Friday"
examples-replay =
    tischrunde replay evening.json
    tischrunde replay evening.json --at 12 --names Anna,Ben
examples-rules =
    tischrunde rules strife-of-gods | less -R
    tischrunde rules strife-of-gods SG-020
    tischrunde rules strife-of-gods gap blocked
    tischrunde rules strife-of-gods --options

param-help = Show this help.
param-lang = Language; default TISCHRUNDE_LANG, then the system’s.
param-version = The program’s version, and whether the engine is compiled.
param-game = The game, for example strife-of-gods.
param-play-seats = How many seats; default 3, or as many as are named.
param-play-names = Who plays, separated by commas.
param-play-bots = Which bots play, separated by commas: the game’s own, such as strife (strong), or random (picks at random).
param-play-seed = What randomness starts from; the same word gives the same cards.
param-play-option = A table option; may be given several times. “tischrunde rules GAME --options” lists them.
param-play-undo = What can be undone: strict (nothing that others have seen) or lenient (also a card of your own that you have shown); default lenient if you play alone against bots, otherwise strict.
param-play-save = Write the game to this file after every choice.
param-play-load = Continue a saved game; it is saved there again unless --save says otherwise.
param-play-plain = No drawing and no colours, for screen readers and narrow windows.
param-replay-file = The recorded game, as --save writes it.
param-replay-at = Stop at this choice and show the table there.
param-replay-names = What the seats are called, separated by commas.
param-rules-wanted = A rule’s number, or words that occur in it.
param-rules-options = Show the table options instead of the rules.

# What is written in this spot, in capitals.
metavar-args = ARGS
metavar-command = COMMAND
metavar-file = FILE
metavar-game = GAME
metavar-name = NAME
metavar-options = OPTIONS
metavar-text = TEXT
metavar-value = VALUE
metavar-words = WORDS

## Wrong input

wrong-command = There is no command “{ $name }”; there are: { $known }.
wrong-option = There is no option { $name } here; --help lists them.
wrong-usage = Something is wrong with the option { $name }: a value is missing, or there is one too many; --help shows how to use it.
wrong-missing = Missing: { $name }; --help shows what is needed.
wrong-number = { $name } needs a whole number, 1 or more.
wrong-value = The value for { $name } is not valid; --help shows what is possible. ({ $why })
wrong-extra = “{ $text }” is not expected here; --help shows what is needed.
wrong-words = This can’t be understood; --help shows how it is done. ({ $why })
no-such-game = There is no game “{ $name }” here; there are: { $known }.
no-such-bot = There is no bot “{ $name }” here; there are: { $known }.
no-such-setting = There is no table option “{ $name }”; there are: { $known }.
wrong-setting = The option { $name } can’t be “{ $value }”; possible: { $known }.
wrong-seats =
    { $seats ->
        [one] One seat isn’t enough; this game has { $fewest } to { $most } seats.
       *[other] { $seats } seats won’t work; this game has { $fewest } to { $most } seats.
    }
too-many = That is too many for { $seats } seats: { $people } names and { $bots } bots.
too-many-names = The game has { $seats } seats, but there are { $people } names.
wrong-name = “{ $name }” can’t be used as a name; it needs 1 to { $longest } printable characters.
names-twice = Two seats have the same name; give everybody a different one.
wrong-at = There is no choice { $at }; the game has { $count }.
not-with-load = A saved game already has its seats, options and seed; leave out --seats, --option and --seed.
other-game = “{ $file }” is a game of { $game }.
file-exists = “{ $file }” already exists; --load continues a saved game, for a new one choose another name.
cannot-read = “{ $file }” can’t be read. ({ $why })
cannot-write = “{ $file }” can’t be written, so the game is not saved right now. ({ $why })
reason-missing = there is no such file or folder
reason-folder = it is a folder
reason-denied = permission denied
reason-read-only = it is read-only
reason-full = no space left

## Records with something wrong

bad-record-whole = “{ $file }” is not a complete record of a game; part of it may be missing.
bad-record-field = In “{ $file }” the field “{ $field }” is missing or not as it should be.
bad-record-format = “{ $file }” comes from another version of this program.
bad-record-random = “{ $file }” names a random generator this program doesn’t know, so its cards can’t be dealt again.
bad-record-game = “{ $file }” is a record of a game that isn’t available here.
bad-record-version = “{ $file }” was played with another version of the rules.
bad-record-seats = This game can’t be played with the number of seats in “{ $file }”.
bad-record-commitment = In “{ $file }” seed and fingerprint don’t match; one of them has been changed.
bad-record-digest = The choices in “{ $file }” don’t lead to the recorded position; the record has been changed.
bad-record-choice = Choice { $number } in “{ $file }” is not allowed at that point: { $why } ({ $rule })
bad-record-after-end = Choice { $number } in “{ $file }” comes after the end of the game.

## At the table in the terminal

person-name = Guest
bot-name = Bot { $number }
commitment = Fingerprint of the seed: { $commitment }
loaded =
    { $count ->
        [0] The game starts from the beginning.
        [one] The game goes on after the first choice.
       *[other] The game goes on after { $count } choices.
    }
goal-keys = Rules: r, help: ?
play-keys = number · w why not? · u undo · r rule · l log · ? help · q quit
play-help =
    7          picks the option with this number or name; its short form works too
    w          why not? Everything that cannot be done now, and the rule that says so
    w 7        why not 7? A name or a word works too
    u          take back the last choice, as long as nothing was revealed; answers of bots go back with it
    r          the rule of this question; r with a number shows a certain one, r with a word searches
    l          what happened last
    b          show the table again
    q          quit; the game can be continued later
name-a-place = Name one of the places in [brackets].
several-meant = That could mean several things; name one of them:
next-round = Press Enter for the next round
hand-over = The next question is for { $who } alone. Everybody else please look away.
hand-over-ready = Press Enter when nobody else is looking
keep-where = Save as (empty: play on, “-”: don’t save)
kept = The game is saved in “{ $file }”. To continue:
not-kept = The game was not saved; use --save FILE to save it after every choice.
why-possible = This can be done: { $choice }
why-everything = Nothing is ruled out here; everything is in the list.

## Rules

rules-none = No rule found for “{ $text }”; try another word, or a shorter one.
rules-found = { $count } rules for “{ $text }”:
rule-why = Why: { $why }
rule-only-reading = Can’t be changed, because { $why }.
rule-see = See also:
rule-not-here = This ruling changes nothing in the game.
settings-intro = The table options; the default comes first.
setting-usual = (default)

## The end

end-standings = Final standings
end-nobody-wins = Nobody wins.
end-place =
    { $points ->
        [one] { $place }. { $who }: 1 point
       *[other] { $place }. { $who }: { $points } points
    }
end-place-shared =
    { $points ->
        [one] { $place }. (shared) { $who }: 1 point
       *[other] { $place }. (shared) { $who }: { $points } points
    }
end-no-points = No points.
end-seed = Seed: { $seed }
end-look-again = To see it again:

## Telling a game again

replay-chose = { $who } chooses: { $choice }
replay-moment = This is the position after choice { $number } of { $count }; { $who } is to choose.
replay-checked =
    { $count ->
        [one] Checked: the choice is allowed, digest and fingerprint match.
       *[other] Checked: all { $count } choices are allowed, digest and fingerprint match.
    }
replay-unchecked =
    { $count ->
        [one] The choice is allowed, and the fingerprint matches; the record has no digest.
       *[other] All { $count } choices are allowed, and the fingerprint matches; the record has no digest.
    }

## Playing in the browser

command-serve = Play in the browser: alone against bots or with friends.
help-serve = Tables are kept in your data folder, or in a PostgreSQL database if you name one. With --host 0.0.0.0 others in your network can join. Every option can also be set in the environment, by the name in brackets; separate several values by spaces.
examples-serve =
    tischrunde serve
    tischrunde serve --host 0.0.0.0 --port 8080 --no-open
    tischrunde serve --public games.example --proxy 127.0.0.1
    tischrunde serve --database postgresql://tischrunde@localhost/tischrunde
param-serve-host = The address to serve at; default: only this computer.
param-serve-public = Another name by which browsers reach the tables, behind a proxy for example; may be given several times.
param-serve-port = The port; default 8000 or, if that is taken, the next free one. 0 takes any.
param-serve-data = The folder that stores the tables.
param-serve-database = A PostgreSQL database to store them in instead; several servers may share it.
param-serve-proxy = The address of a proxy in front of the server, which is trusted to say where visitors come from. May be given several times.
param-serve-limit = How much anyone may ask for, for example connections-an-address=2000; may be given several times.
param-serve-metrics-for = The address of a computer that may read the figures at /metrics; this one always may. May be given several times.
param-serve-log-level = The least important messages to log: debug, info, warning or error; default warning.
param-serve-log-format = How to log: plain lines or json; default plain.
param-serve-webhooks = Allow tables to have an address on the internet called when it is somebody’s turn.
param-serve-push-key = A key for notifying browsers that have closed the page; “tischrunde admin push-key” makes one.
param-serve-push-contact = Where a push service can complain, such as mailto:you@games.example; goes with the key.
param-serve-no-open = Don’t open a browser, only print the address.

serving = The tables are open at { $url } (Ctrl-C closes them).
serving-network = For others in your network: { $url }
serving-alone = To let others in your network join, start it with: { $command }
serving-kept = Your tables and results are kept in { $place }
port-taken = Port { $taken } is taken, so this is port { $port }; seats you took there are found only there.
page-missing = The page for the browser has not been built, so only programs find tables here. Build it in the source folder with “python3 dev.py play” or “pip install .” (without TISCHRUNDE_WEB=skip).
engine-interpreted = The engine is running as plain Python, so bots take longer to think. For a faster one, install a wheel built for your Python ({ $python }), or install from source where there is a C compiler.
no-such-limit = “{ $wish }” can’t be set; these can, with a number: { $known }.
cannot-serve = { $host } port { $port } can’t be used ({ $why }); choose another with --host and --port.
reason-port-taken = another program is using it
reason-not-here = this computer doesn’t have that address
reason-no-host = unknown host name
cannot-use-folder = The folder “{ $folder }” can’t be used for tables ({ $why }); choose another with --data.
reason-file = there is a file in its place
reason-no-folder = no folder can be created there
no-home = There is no home folder to keep tables in; name a folder with --data.
data-in-use = The tables in “{ $folder }” are already in use by another server; use its page, or choose another folder with --data. Several servers can share a PostgreSQL database with --database.
cannot-open = The database { $url } can’t be opened ({ $why }).
reason-no-file = no file can be opened or created there
reason-damaged = it is not a Tischrunde database, or it is damaged
reason-silent = it doesn’t answer
other-format = The database { $url } comes from a newer version of Tischrunde; use that version, or another database.
upgraded = The database has been upgraded from format { $found } to { $now }; a copy of the old one is in { $copy }.
upgraded-postgresql = The PostgreSQL database has been upgraded from format { $found } to { $now }. Tischrunde doesn’t make a copy of it: save it with pg_dump before the next upgrade.
wrong-database = “{ $url }” is not a PostgreSQL address; it should look like postgresql://user@host/name.
no-driver = PostgreSQL needs another package: pip install 'tischrunde[postgresql]'
no-push-extra = Notifying browsers needs another package: pip install 'tischrunde[push]'
push-halves = Notifying browsers needs both a key and an address, --push-key and --push-contact; the address looks like mailto:you@games.example or https://games.example.
no-push-key = “{ $file }” doesn’t contain a key for notifying browsers; “tischrunde admin push-key” makes one.
no-metrics = There are no figures here because the server lacks a package. Install it and restart the server: pip install 'tischrunde[metrics]'
# The language of these very words, for the page of a stranger.
this-language = en
wrong-host-title = No tables under this name
wrong-host-mended = If you run this server: start it with “--public { $host }”, and if there is a proxy in front of it, let it pass on the name it was called by (nginx: proxy_set_header Host $http_host;).

## Looking after a server

command-admin = Inspect and maintain a server’s tables, even while it is running.
examples-admin =
    tischrunde admin list
    tischrunde admin show 7k2mzq4hxw9c
    tischrunde admin export 7k2mzq4hxw9c game.json
    tischrunde admin close 7k2mzq4hxw9c
    tischrunde admin expire --limit abandoned-days=30
    tischrunde admin delete 7k2mzq4hxw9c --yes
    tischrunde admin push-key /etc/tischrunde/push.pem
command-admin-list = List all tables, newest first, and all rooms (game nights).
command-admin-show = Show one table or one room.
help-admin-show = Neither the seed nor anybody’s key is shown.
command-admin-export = Write the record of a game to a file or to the screen.
help-admin-export = Finished or not: the record of a running game reveals every hidden card.
command-admin-close = Close tables; what was played there is exported first.
help-admin-close = Records go into the folder “ended” next to the tables, as when a table expires. Everybody there is told.
param-admin-close-tables = Their ids, as shown by “tischrunde admin list”.
command-admin-expire = Close tables that have not been touched for a long time.
help-admin-expire = The server does this by itself from time to time; this does it at once, with other limits if you like. What was played is exported first.
param-admin-expire-limit = How long tables stay, for example abandoned-days=30; may be given several times.
command-admin-delete = Permanently remove tables with everything that happened there, or rooms with their results.
help-admin-delete = Export whatever is worth keeping first.
param-admin-show-table = Its id, as shown by “tischrunde admin list”.
param-admin-export-table = Its id, as shown by “tischrunde admin list”.
param-admin-export-file = The file to write; default: the screen.
param-admin-delete-tables = Their ids, as shown by “tischrunde admin list”.
param-admin-delete-yes = Really do it.
command-admin-push-key = Make a key for notifying browsers that have closed the page.
help-admin-push-key = Make it once: people subscribe for this key, and with another key they all have to subscribe again. Several servers on one database use the same key.
param-admin-push-key-file = The file to create; only its owner may read it.
push-key-made = The key is in “{ $file }”; pass it to the server with --push-key and --push-contact.
push-key-there = “{ $file }” already exists, and a new key couldn’t reach anybody who subscribed with the old one; name another file.
param-data = The folder that stores the tables; default: your data folder.
param-database = The PostgreSQL database that stores them instead.
admin-id = Table
admin-game = Game
admin-state = State
admin-seats = Seats
admin-events = Events
admin-created = Set up
admin-changed = Last event
admin-version = Version of the rules
admin-options = Options
admin-listed = Listed
admin-state-over = over
admin-state-plays = running
admin-state-waits = waiting for players
admin-state-other-rules = other rules
admin-open = (open)
admin-bot = bot { $bot }
admin-away = { $name } (bot { $bot } is standing in)
admin-yes = yes
admin-no = no
admin-count =
    { $count ->
        [0] There are no tables.
        [one] { $count } table.
       *[other] { $count } tables.
    }
admin-room = Room
admin-name = Name
admin-people = People
admin-games = Games
admin-room-count =
    { $count ->
        [one] { $count } room (game night).
       *[other] { $count } rooms (game nights).
    }
no-such-table = There is no table “{ $id }”; “tischrunde admin list” shows which there are.
export-running = This game is not over: its record reveals every hidden card.
export-other-rules = This game was played under other rules than today’s; only they know whether it can be replayed.
export-unplayable = The game of table “{ $id }” can’t be replayed: what is stored of it has been changed.
delete-rooms-unsure =
    { $count ->
        [one] This would permanently remove one room with all its results
       *[other] This would permanently remove { $count } rooms with all their results
    }; add --yes if you want that.
delete-rooms-done =
    { $count ->
        [one] One room removed.
       *[other] { $count } rooms removed.
    }
delete-unsure =
    { $count ->
        [one] This would permanently remove one table
       *[other] This would permanently remove { $count } tables
    }; add --yes if you want that.
close-done =
    { $count ->
        [0] No table closed.
        [one] One table closed.
       *[other] { $count } tables closed.
    }
delete-done =
    { $count ->
        [one] One table removed.
       *[other] { $count } tables removed.
    }

command-backup = Write all tables to one file, even while they are in use.
help-backup = The file is a SQLite database, whatever stores the tables. It contains seeds and keys: keep it to yourself.
examples-backup =
    tischrunde backup tables-monday.sqlite
    tischrunde backup tables-monday.sqlite --database postgresql://tischrunde@localhost/tischrunde
param-backup-file = The file to write; it must not exist yet.
backup-exists = “{ $file }” already exists; choose another name.
backup-done =
    { $count ->
        [one] One table is in “{ $file }”.
       *[other] { $count } tables are in “{ $file }”.
    }
command-restore = Restore all tables from a backup into an empty place.
help-restore = Into a data folder or into PostgreSQL, whichever the backup came from. No server may be running there.
examples-restore =
    tischrunde restore tables-monday.sqlite --data new-folder
    tischrunde restore tables-monday.sqlite --database postgresql://tischrunde@localhost/tischrunde
param-restore-file = The file written by “tischrunde backup”.
restore-not-empty = There are already tables at the destination; name an empty folder with --data or an empty database with --database.
restore-done =
    { $count ->
        [one] One table is back.
       *[other] { $count } tables are back.
    }
no-backup = “{ $file }” is not a backup of tables.
no-tables-here = There are no tables in “{ $place }”; say with --data or --database where they are.
older-format = The database { $url } was written by an older version of Tischrunde; start the server once to bring it up to date.
damaged = The database “{ $file }” is damaged, so nothing was opened or changed. Move it away and restore a backup with “tischrunde restore”; SQLite’s own command “.recover” can save what is still readable.
