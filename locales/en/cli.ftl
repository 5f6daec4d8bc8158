### The command line: help, the game in the terminal, telling a game again.

## Help

help-usage = Usage:
help-options = Options:
help-commands = Commands:
help-examples = Examples:

command-tischrunde = Play board games, look up their rules, and study them.
command-play = Play in the terminal, with others at the same keyboard and against bots.
command-replay = Tell a recorded game again and check it.
command-rules = Look up the rules.
command-simulate = Have bots play many games and count.
command-arena = Let bots compete with each other.
command-tiles = Check a file of tiles of your own.
command-ship = Check a ship of your own.

help-play = Without anything else you play against two bots. Free seats are filled with bots; if with --seats you name exactly as many bots as seats, you watch.
help-replay = Every choice is checked against the rules again. If anything is wrong the command ends with 1.
help-rules = Without a game: the games there are. With a game: the whole rulebook, one rule, or everything your words occur in.

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

param-help = This help.
param-lang = Language; otherwise TISCHRUNDE_LANG, then the system’s.
param-version = The program’s version, and whether the rules run compiled.
param-game = The game, for example strife-of-gods.
param-play-seats = So many seats; otherwise 3, or as many as are named.
param-play-names = Who plays, separated by commas.
param-play-bots = Which bots play, separated by commas: the game’s own, such as strife (strong), or random (picks at random).
param-play-seed = What chance starts from; the same word gives the same cards.
param-play-option = A setting of the table, may be given several times; “tischrunde rules GAME --options” lists them.
param-play-undo = What can be undone: strict (nothing that others have seen) or lenient (a card of your own that you have shown, too); usually lenient if you play alone against bots, else strict.
param-play-save = Write the game to this file after every choice.
param-play-load = Go on with a saved game; it is saved there again unless --save says otherwise.
param-play-plain = Without drawing and colours, for screen readers and narrow windows.
param-replay-file = The recorded game, as --save writes it.
param-replay-at = Tell only up to this choice and show the table there.
param-replay-names = What the seats are called, separated by commas.
param-rules-wanted = A rule’s number, or words that occur in it.
param-rules-options = Show the settings of the table instead of the rules.

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
wrong-value = The value for { $name } does not fit; --help shows what is possible. ({ $why })
wrong-extra = “{ $text }” is too much here; --help shows what is needed.
wrong-words = This cannot be understood; --help shows how it is done. ({ $why })
no-such-game = There is no game “{ $name }” here; there are: { $known }.
no-such-bot = There is no bot “{ $name }” here; there are: { $known }.
no-such-setting = There is no setting “{ $name }” here; there are: { $known }.
wrong-setting = The setting { $name } cannot be “{ $value }”; possible: { $known }.
wrong-seats =
    { $seats ->
        [one] One seat will not do; this game has { $fewest } to { $most } seats.
       *[other] { $seats } seats will not do; this game has { $fewest } to { $most } seats.
    }
too-many = That is too many for { $seats } seats: { $people } with names and { $bots } bots.
too-many-names = The game has { $seats } seats, but those are { $people } names.
wrong-name = “{ $name }” will not do as a name; it needs 1 to { $longest } printable characters.
names-twice = Two seats have the same name; give everybody a different one.
wrong-at = There is no choice { $at }; the game has { $count }.
not-with-load = A saved game has its seats, settings and seed already; leave out --seats, --option and --seed.
other-game = “{ $file }” holds another game: { $game }.
file-exists = “{ $file }” exists already; --load goes on with a saved game, for a new one choose another name.
cannot-read = “{ $file }” cannot be read. ({ $why })
cannot-write = “{ $file }” cannot be written, so the game is not saved just now. ({ $why })
reason-missing = there is no such file or folder
reason-folder = that is a folder
reason-denied = that is not allowed
reason-read-only = it can only be read there
reason-full = there is no room left

## Records with something wrong

bad-record-whole = “{ $file }” is not a whole record of a game; perhaps a piece is missing.
bad-record-field = In “{ $file }” the field “{ $field }” is missing, or does not belong there like this.
bad-record-format = “{ $file }” comes from another version of this program.
bad-record-random = “{ $file }” names a kind of chance this program does not know; its cards cannot be dealt again.
bad-record-game = “{ $file }” is a game of something that is not here.
bad-record-version = “{ $file }” was played by another version of the rules.
bad-record-seats = This game is not played with the number of seats in “{ $file }”.
bad-record-commitment = In “{ $file }” seed and fingerprint do not fit; one of them was changed.
bad-record-digest = The choices in “{ $file }” do not lead to where the game stood; the record was changed.
bad-record-choice = Choice { $number } in “{ $file }” is not allowed there: { $why } ({ $rule })
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
next-round = Enter for the next round
hand-over = The next question is for { $who } alone. Everybody else please look away.
hand-over-ready = Enter, when nobody else is looking
keep-where = Save as (empty: play on, “-”: do not save)
kept = The game is in “{ $file }”. To go on:
not-kept = The game was not saved; with --save FILE it is saved after every choice.
why-possible = This can be done: { $choice }
why-everything = Nothing is ruled out here; everything possible is in the list.

## Rules

rules-none = No rule found for “{ $text }”; try another word, or a shorter one.
rules-found = { $count } rules for “{ $text }”:
rule-why = Why: { $why }
rule-only-reading = Not adjustable, because { $why }.
rule-see = See also:
rule-not-here = This ruling changes nothing in the game.
settings-intro = The settings of the table; the default comes first.
setting-usual = (default)

## The end

end-standings = How it ended
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
end-look-again = Look at it again:

## Telling a game again

replay-chose = { $who } chooses: { $choice }
replay-moment = This is how it stands after choice { $number } of { $count }; { $who } is asked.
replay-checked =
    { $count ->
        [one] Checked: the choice is allowed, digest and fingerprint fit.
       *[other] Checked: all { $count } choices are allowed, digest and fingerprint fit.
    }
replay-unchecked =
    { $count ->
        [one] The choice is allowed, and the fingerprint fits; the record has no digest.
       *[other] All { $count } choices are allowed, and the fingerprint fits; the record has no digest.
    }

## Playing in the browser

command-serve = Play in the browser: alone against bots or with friends.
help-serve = Tables are kept in your data folder, or in a PostgreSQL database if you name one. With --host 0.0.0.0 others in your network can join. Every option can also be set in the environment, by the name in brackets; where several values are possible, spaces stand between them.
examples-serve =
    tischrunde serve
    tischrunde serve --host 0.0.0.0 --port 8080 --no-open
    tischrunde serve --public games.example --proxy 127.0.0.1
    tischrunde serve --database postgresql://tischrunde@localhost/tischrunde
param-serve-host = The address to serve at; otherwise only this computer.
param-serve-public = Another name by which browsers reach the tables, behind a proxy for example; may be given several times.
param-serve-port = The port; otherwise 8000 or, if it is taken, the next that is free. 0 takes any.
param-serve-data = The folder that keeps the tables.
param-serve-database = A PostgreSQL database that keeps them instead; several servers may share it.
param-serve-proxy = The address of a proxy before the tables; it is believed where somebody comes from. May be given several times.
param-serve-limit = How much anyone may ask, for example connections-an-address=2000; may be given several times.
param-serve-metrics-for = The address of a computer that may read the figures at /metrics; this one may always. May be given several times.
param-serve-log-level = What is written down at least: debug, info, warning or error; otherwise warning.
param-serve-log-format = How it is written down: plain lines or json; otherwise plain.
param-serve-webhooks = Let tables have an address on the internet called when it is somebody's turn.
param-serve-push-key = A key by which browsers are called that have closed the page; “tischrunde admin push-key” makes it.
param-serve-push-contact = Where a push service can complain, such as mailto:you@games.example; goes with the key.
param-serve-no-open = Open no browser, only say the address.

serving = The tables are open at { $url } (Ctrl-C closes them).
serving-network = For others in your network: { $url }
port-taken = Port { $taken } is taken, so this is port { $port }; seats you took there are only found there.
page-missing = The page for the browser is not built, so only programs find tables here. It is built in the source folder by “python3 dev.py play” or “pip install .” (without TISCHRUNDE_WEB=skip).
engine-interpreted = The engine is running as plain Python, so bots take longer to think. For a faster one, install a wheel built for your Python ({ $python }), or install from source where there is a C compiler.
no-such-limit = “{ $wish }” cannot be set; with a number these can: { $known }.
cannot-serve = { $host } port { $port } cannot be used ({ $why }); choose another with --host and --port.
reason-port-taken = another program has it already
reason-not-here = this computer does not have that address
reason-no-host = nobody knows that name
cannot-use-folder = The folder “{ $folder }” cannot be used for tables ({ $why }); choose another with --data.
reason-file = there is a file in its place
reason-no-folder = no folder can be made there
no-home = There is no folder of yours here to keep tables in; name one with --data.
data-in-use = The tables in “{ $folder }” are kept open by another server already; use its page, or choose another folder with --data. Several servers at once share a PostgreSQL database with --database.
cannot-open = The database { $url } cannot be opened ({ $why }).
reason-no-file = no file can be opened or made there
reason-damaged = it is no database of Tischrunde, or it is damaged
reason-silent = it does not answer
other-format = The database { $url } comes from a newer Tischrunde; use that one, or another database.
upgraded = The database had format { $found } and has format { $now } now; as it was before, it is in { $copy }.
upgraded-postgresql = The PostgreSQL database had format { $found } and has format { $now } now. Tischrunde makes no copy of it: before the next change, save it with pg_dump.
wrong-database = “{ $url }” is no PostgreSQL address; it looks like postgresql://user@host/name.
no-driver = PostgreSQL needs another package: pip install 'tischrunde[postgresql]'
no-push-extra = To call browsers takes another package: pip install 'tischrunde[push]'
push-halves = Browsers are called by a key and an address, that is with --push-key and --push-contact; the address looks like mailto:you@games.example or https://games.example.
no-push-key = “{ $file }” holds no key by which browsers can be called; “tischrunde admin push-key” makes one.
no-metrics = There are no figures here: the server lacks a package. Install it and start the server again: pip install 'tischrunde[metrics]'
# The language of these very words, for the page of a stranger.
this-language = en
wrong-host-title = No tables by this name
wrong-host-mended = If you run this server: start it with “--public { $host }”, and if a proxy stands before it, let it pass on the name it was called by (nginx: proxy_set_header Host $http_host;).

## Looking after a server

command-admin = Look at the tables of a server, and after them, also while it runs.
examples-admin =
    tischrunde admin list
    tischrunde admin show 7k2mzq4hxw9c
    tischrunde admin export 7k2mzq4hxw9c game.json
    tischrunde admin close 7k2mzq4hxw9c
    tischrunde admin expire --limit abandoned-days=30
    tischrunde admin delete 7k2mzq4hxw9c --yes
    tischrunde admin push-key /etc/tischrunde/push.pem
command-admin-list = All tables, the newest first, and all rooms (game nights).
command-admin-show = One table or one room.
help-admin-show = Neither the seed nor anybody’s key is shown.
command-admin-export = The record of a game, into a file or to the screen.
help-admin-export = Be it finished or not: the record of a running game tells every hidden card.
command-admin-close = End tables; what was played there is exported first.
help-admin-close = Records go into the folder “ended” beside the tables, as when a table expires. Whoever is there is told.
param-admin-close-tables = Their ids, as “tischrunde admin list” tells them.
command-admin-expire = End tables that nobody has touched for long.
help-admin-expire = The server does so by itself now and then; this does it at once, if you like with other limits. What was played is exported first.
param-admin-expire-limit = How long tables stay, for example abandoned-days=30; may be given several times.
command-admin-delete = Remove tables with all that has happened at them, or rooms with their results, for ever.
help-admin-delete = What is worth keeping should be exported first.
param-admin-show-table = Its id, as “tischrunde admin list” tells it.
param-admin-export-table = Its id, as “tischrunde admin list” tells it.
param-admin-export-file = The file to write; otherwise it goes to the screen.
param-admin-delete-tables = Their ids, as “tischrunde admin list” tells them.
param-admin-delete-yes = Really do so.
command-admin-push-key = Make a key by which the server calls browsers that have closed the page.
help-admin-push-key = Once and for all: whoever wants to be called says so for this key, and with another all have to say so again. Several servers on one database have the same.
param-admin-push-key-file = The file that is made; only its owner may read it.
push-key-made = The key is in “{ $file }”; the server takes it with --push-key and --push-contact.
push-key-there = “{ $file }” is there already, and a new key could not call anybody who wanted it with the old one; name another file.
param-data = The folder that keeps the tables; otherwise your data folder.
param-database = The PostgreSQL database that keeps them instead.
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
admin-state-waits = waits for people
admin-state-other-rules = other rules
admin-open = (open)
admin-bot = bot { $bot }
admin-away = { $name } (bot { $bot } stands in)
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
no-such-table = There is no table “{ $id }”; “tischrunde admin list” tells which there are.
export-running = This game is not over: its record tells every hidden card.
export-other-rules = This game was played by other rules than today’s; whether it can be played again, only they know.
export-unplayable = The game of the table “{ $id }” cannot be played again: somebody has changed what is stored of it.
delete-rooms-unsure =
    { $count ->
        [one] This would remove one room with all its results for ever
       *[other] This would remove { $count } rooms with all their results for ever
    }; say --yes if you want that.
delete-rooms-done =
    { $count ->
        [one] One room is removed.
       *[other] { $count } rooms are removed.
    }
delete-unsure =
    { $count ->
        [one] This would remove one table for ever
       *[other] This would remove { $count } tables for ever
    }; say --yes if you want that.
close-done =
    { $count ->
        [0] No table has ended.
        [one] One table has ended.
       *[other] { $count } tables have ended.
    }
delete-done =
    { $count ->
        [one] One table is removed.
       *[other] { $count } tables are removed.
    }

command-backup = Write all tables into one file, also while they are played at.
help-backup = The file is a SQLite database, whatever keeps the tables. It holds seeds and keys: keep it to yourself.
examples-backup =
    tischrunde backup tables-monday.sqlite
    tischrunde backup tables-monday.sqlite --database postgresql://tischrunde@localhost/tischrunde
param-backup-file = The file to write; it must not be there yet.
backup-exists = “{ $file }” is there already; choose another name.
backup-done =
    { $count ->
        [one] One table is in “{ $file }”.
       *[other] { $count } tables are in “{ $file }”.
    }
command-restore = Put all tables of a backup where there are none.
help-restore = Into a data folder or into PostgreSQL, whichever the backup was made of. No server may be running there.
examples-restore =
    tischrunde restore tables-monday.sqlite --data new-folder
    tischrunde restore tables-monday.sqlite --database postgresql://tischrunde@localhost/tischrunde
param-restore-file = The file that “tischrunde backup” has written.
restore-not-empty = There are tables already where these were to go; name an empty folder with --data or an empty database with --database.
restore-done =
    { $count ->
        [one] One table is back.
       *[other] { $count } tables are back.
    }
no-backup = “{ $file }” is no backup of tables.
no-tables-here = There are no tables in “{ $place }”; say with --data or --database where they are.
older-format = The database { $url } was written by an older Tischrunde; start the server once, and it is brought up to date.
damaged = The database “{ $file }” is damaged, so nothing was opened or changed. Move it away and bring a backup back with “tischrunde restore”; what SQLite itself can still save of it, its command “.recover” does.
