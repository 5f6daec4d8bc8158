### The table in the browser.

## Seats

seat-open = free
bot-named = Bot { $kind }
bot-numbered = Bot { $number }
bot-of-kind = { $bot } ({ $kind })
bot-random = Random
seats-title = Seats
seats-you = you
seats-here = here
seats-turn = to play
seats-replaced = a bot plays
seats-away = away right now
seats-free = free
seats-watching =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }

## The page

page-title = { $game } – Tischrunde
page-your-turn = Your turn – { $game }

## Whose turn it is and what is asked

table-title = Table: { $game }
table-your-turn = It is your turn.
table-your-turn-named = { $who }, it is your turn.
table-turn-of = { $who } is to play.
table-wait = You will be asked again soon.
table-pause = It goes on in a moment.
table-away = { $who } is away right now.
table-watching = You are watching.
table-over = The game is over.
table-nothing-here = There is nothing to do with that for this question.
table-not-you = { $who } is being asked; you are next when the question comes to you.
table-you-watch = You are only watching; { $who } is being asked.
table-why-not = Why not?
# A thing on the board and why it cannot be used now: read aloud.
thing-why-not = { $what }. { $why }
table-rule = Read rule { $rule }
table-no-more-cautions = Yes, and do not ask again in this game
table-think-again = Not yet, go back
table-menu = Which of these?

## Tools

tool-undo = Undo
tool-skip = Skip
tool-help = Help: symbols, this question, keys
tool-skip-all = Until mine
tool-skip-end = To the end
tool-rail = Seats and log
scene-to-table = To the table
scene-open = Result
zoom-fit = Show all
zoom-closer = Closer
zoom-farther = Farther away

## All options

panel-title = All options
panel-options = Options
panel-count =
    { $count ->
        [one] 1 option.
       *[other] { $count } options.
    }
panel-filter = Filter the options
panel-none-found = No option fits; try another word.
panel-not-you = As soon as you are asked, everything you can choose stands here.
panel-why-not = Why not? ({ $count })
plain-view-title = What you see

## Beside the table

rail-title = Beside the table
tab-question = Question
tab-options =
    { $count ->
        [0] Options
       *[other] Options ({ $count })
    }
tab-options-short = List
tab-seats = Players
tab-log = Log
tab-rules = Rules
rules-of-question = Rule of this question:
proof-promise = Fingerprint of the shuffle
proof-promise-note = The seed of the shuffle has been fixed since the start and stays secret until the end. Then you can check it against this fingerprint.
proof-origin-seeded = The shuffle of this game may have been known before: its seed was named at the start.
proof-origin-continued = This game continues another; its shuffle may have been known before.
proof-origin-imported = This game comes from a record; its shuffle may have been known before.
proof-known = So the fingerprint shows only that the seed has not been swapped, not that nobody knew it.
papers-replay = Look at the game so far
rules-all = The whole rulebook in a new window

## What happened

log-title = Log
log-to-end = To the newest
log-undone = Taken back:
recap-table = The table
news-title = Since your last turn

## Notices

notice-offline = No connection; play goes on as soon as it is back. Nothing is lost.
notice-kept = No connection. Your choice is kept and carried out as soon as it is back.
notice-stale = The choice that was kept has not been carried out: meanwhile the table has gone on.
notice-close = Close
notice-older-rules = This table was begun by version { $begun } of the rules and goes on by version { $today }; for this game nothing changes.
notice-going = Are you leaving?
notice-going-pause = A bot plays until I am back
notice-going-pause-note = Your seat stays yours; with one click you play again yourself.
notice-going-leave = Give up my seat
notice-going-leave-note = A bot plays on there until somebody with the link takes the seat. You can only come back like that, too.
notice-going-leave-waiting = The seat is open again then.
notice-going-close = Close the table
notice-going-close-note = The game ends for everybody, without a result; its record is kept.
notice-going-withdraw = Withdraw the table
notice-going-withdraw-note = Whoever sits there or has the link will not find it any more.
notice-going-stay = Stay after all
notice-free-seat = { $who } has left the table. Will you play on there?
notice-take-seat = Take the seat
notice-clock = For so long { $who } can still think
notice-clock-up = For so long { $who } has been thinking

## Who is still missing

waiting-game = A table for { $game }
waiting-title = We are about to begin
waiting-invited = Take a seat
waiting-name = What is your name?
waiting-another = Somebody else on this device?
waiting-sit = Sit down
waiting-sit-here = Seat them
waiting-which-bot = Which bot?
waiting-add-bot = Seat a bot
waiting-count =
    { $count ->
        [one] One seat is still free; the game begins as soon as it is taken.
       *[other] { $count } seats are still free; the game begins as soon as all are taken.
    }
waiting-watch = The game begins when all seats are taken; you can watch here without a seat too.
waiting-going = Not playing after all …
waiting-room = Back to the game night
share-title = This link brings others to the table
share-pass = Pass on
share-qr = QR code
share-qr-label = QR code with the link to this table
share-copy = Copy link
share-copied = The link is copied.
share-by-hand = The link is marked; copy it with Ctrl + C.
share-only-here = This link works on this computer only; to let other devices in, start with:

## The circle: who else is there

circle-title =
    { $unread ->
        [0] Round the table
        [one] Round the table: something new
       *[other] Round the table: { $unread } new calls
    }
circle-others = Bring others along, another device
circle-room = Back to the game night “{ $room }”
talk-title = What is said
talk-none = Nobody has said anything yet.
talk-reactions = Short calls
talk-words = Say something
talk-send = Say
talk-bravo = Bravo!
talk-laugh = Ha ha!
talk-wow = Oh!
talk-ouch = Ouch!
talk-think = Hm …
talk-wave = Yoo-hoo!
device-title = Take your seat to another device
device-note = Type this code there, on the first page, or point its camera at the picture. You keep the seat here as well.
device-show = Show a code
device-until = It works once, and until { $until }.
device-hook-title = Call when it is somebody’s turn
device-hook-note = An address on the internet, such as that of a chat room (a webhook); it is called as soon as it is somebody’s turn at the table.
device-hook-url = Address to call
device-hook-set = Call
device-hook-calls = { $host } is called.
device-hook-stop = Call no more
device-qr-label = QR code that takes your seat to another device

## One device, several people

curtain-title = Hand the device to { $name }
curtain-why = Until then the table is covered.
curtain-who = Who is looking?
curtain-ready = I am { $name }, go on
curtain-back = Show what everybody may know
curtain-again = Cover it next time too
curtain-wanted = Cover the table while the device changes hands

## Somebody is away

absence-silent = { $who } has done nothing for a while.
absence-stand-in = Let a bot play
absence-for-you = A bot is playing for you.
absence-for = A bot is playing for { $who }.
absence-back = Play again myself
absence-leave = I must go …
absence-close = Close the table …
absence-release = Free the seat of { $who }

## Keys

keys-walk = go through everything you can choose
keys-choose = choose
keys-go-on = end the turn or decline, where you may
keys-undo = take back the last choice
keys-skip = do not wait until everything has been shown
keys-options = all options as a list
keys-log = log
keys-rule = the rule of the question
keys-keys = help: this question, symbols, keys
key-tab = Tab
key-arrows = Arrows
key-enter = Enter
key-space = Space
key-escape = Esc

## Pace and sound

settings-title = Pace and sound
settings-pace = How fast you see what others do
settings-pace-calm = calmly
settings-pace-brisk = briskly
settings-pace-instant = at once
settings-sounds = Soft sounds
settings-calls = Call me when it is my turn and I look elsewhere
settings-calls-denied = Your browser does not let us; you can allow it in its settings for this page.
settings-push = Call me also when this page is closed
settings-push-note = Your browser is called by its push service, for all tables at which you sit with it. Only your browser can read what it is told.
settings-push-failed = Your browser could not sign up with its push service; try again later.
keys-settings = Pace and sound
# The large button beside the hand, when there is no way on (yet)
way-later = { $what }: not yet
way-choose = Choose first
way-wait = You wait
