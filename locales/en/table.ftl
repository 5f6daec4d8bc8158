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
seats-replaced = a bot is playing
seats-away = away
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
table-your-turn = It’s your turn.
table-goes-on = Then you carry on.
table-stop-here = Stop here
table-your-turn-named = { $who }, it’s your turn.
table-turn-of = { $who } to play.
table-wait = You’ll be asked again in a moment.
table-pause = The game goes on in a moment.
table-away = { $who } is away.
table-watching = You are watching.
table-over = The game is over.
table-nothing-here = You can’t use that to answer this question.
table-not-you = { $who } is choosing; you can choose when it’s your turn.
table-you-watch = You are only watching; { $who } is choosing.
table-why-not = Why not?
# A thing on the board and why it cannot be used now: read aloud.
thing-why-not = { $what }. { $why }
table-rule = Read rule { $rule }
table-no-more-cautions = Yes, and don’t ask again in this game
table-think-again = Not yet, go back
table-menu = Which of these?

## Tools

tool-undo = Undo
tool-skip = Skip
tool-help = Help: symbols, this question, keys
tool-skip-all = Skip to my turn
tool-skip-end = Skip to the end
tool-rail = Seats and log
scene-to-table = Back to the table
scene-open = Result
zoom-fit = Show all
zoom-closer = Zoom in
zoom-farther = Zoom out

## All options

panel-title = All options
panel-options = Options
panel-count =
    { $count ->
        [one] 1 option.
       *[other] { $count } options.
    }
panel-filter = Filter the options
panel-none-found = No option matches; try another word.
panel-not-you = When it’s your turn, everything you can choose is listed here.
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
proof-promise = Is the shuffle fair? How to check
proof-promise-note = The seed of the shuffle was fixed at the start and stays secret until the end. You can then check it against this fingerprint.
proof-origin-seeded = Somebody may have known the shuffle of this game: its seed was given at the start.
proof-origin-continued = This game continues another one, so its shuffle may have been known.
proof-origin-imported = This game comes from a record, so its shuffle may have been known.
proof-known = The fingerprint therefore only shows that the seed hasn’t been swapped, not that nobody knew it.
papers-replay = Replay the game so far
rules-all = Whole rulebook (new window)

## What happened

log-title = Log
log-to-end = Jump to the latest
log-undone = Taken back:
recap-table = The table
news-title = Since your last turn

## Notices

notice-offline = No connection. The game goes on as soon as it is back; nothing is lost.
notice-kept = No connection. Your choice has been kept and will be made as soon as it is back.
notice-stale = Your kept choice was not made: the game has moved on in the meantime.
notice-close = Close
notice-older-rules = This table was started with version { $begun } of the rules and goes on with version { $today }; nothing changes for this game.
notice-going = Leaving?
notice-going-pause = Let a bot play until I’m back
notice-going-pause-note = Your seat stays yours; one click and you are playing again.
notice-going-leave = Give up my seat
notice-going-leave-note = A bot plays on until somebody with the link takes the seat. That is also the only way back for you.
notice-going-leave-waiting = The seat is then open again.
notice-going-close = Close the table
notice-going-close-note = The game ends for everybody without a result; its record is kept.
notice-going-withdraw = Withdraw the table
notice-going-withdraw-note = Nobody will find it any more, whether they sit there or only have the link.
notice-going-stay = Stay
notice-free-seat = { $who } has left the table. Would you like to take over?
notice-take-seat = Take the seat
notice-clock = Time left for { $who }
notice-clock-up = { $who } has been thinking for

## Who is still missing

waiting-game = A table for { $game }
waiting-title = Almost ready to start
waiting-invited = Take a seat
waiting-name = What is your name?
waiting-another = Somebody else on this device?
waiting-sit = Sit down
waiting-sit-here = Seat them
waiting-which-bot = Which bot?
waiting-add-bot = Seat a bot
waiting-count =
    { $count ->
        [one] One seat is still free; the game starts as soon as it is taken.
       *[other] { $count } seats are still free; the game starts as soon as all are taken.
    }
waiting-watch = The game starts when all seats are taken; you can watch here without a seat.
waiting-going = I’m not playing after all …
waiting-room = Back to the game night
share-title = Share this link to invite others to the table
share-pass = Share
share-qr = QR code
share-qr-label = QR code with the link to this table
share-copy = Copy link
share-copied = Link copied.
share-by-hand = The link is selected; copy it with Ctrl + C.
share-only-here = This link only works on this computer. Whoever started Tischrunde here can let other devices in; the README file says how.

## The circle: who else is there

circle-title =
    { $unread ->
        [0] Round the table
        [one] Round the table: something new
       *[other] Round the table: { $unread } new calls
    }
circle-others = Invite others, use another device
circle-room = Back to the game night “{ $room }”
talk-title = Chat
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
device-note = Enter this code on the home page there, or point its camera at the picture. You keep the seat here as well.
device-show = Show a code
device-until = It works once, until { $until }.
device-hook-title = Send a call when it’s somebody’s turn
device-hook-note = An address on the internet, such as a chat room’s webhook, that is called whenever somebody’s turn begins at this table.
device-hook-url = Address to call
device-hook-set = Save
device-hook-calls = Calls go to { $host }.
device-hook-stop = Stop calling
device-qr-label = QR code that takes your seat to another device

## One device, several people

curtain-title = Hand the device to { $name }
curtain-why = The table stays covered until then.
curtain-who = Who is looking?
curtain-ready = I’m { $name }, carry on
curtain-back = Show what everybody may see
curtain-again = Cover it again next time
curtain-wanted = Cover the table when the device changes hands

## Somebody is away

absence-silent = { $who } hasn’t done anything for a while.
absence-stand-in = Let a bot play
absence-for-you = A bot is playing for you.
absence-for = A bot is playing for { $who }.
absence-back = Take over again
absence-leave = I have to go …
absence-close = Close the table …
absence-release = Free { $who }’s seat

## Keys

keys-walk = step through everything you can choose
keys-choose = choose
keys-go-on = end the turn or decline, where possible
keys-undo = take back the last choice
keys-skip = don’t wait until everything has been shown
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
settings-pace-calm = relaxed
settings-pace-brisk = brisk
settings-pace-instant = instant
settings-sounds = Soft sounds
settings-calls = Notify me when it’s my turn and I’m looking elsewhere
settings-calls-denied = Your browser doesn’t allow this; you can change that in its settings for this page.
settings-push = Notify me even when this page is closed
settings-push-note = Notifications come through your browser’s push service, for every table where you have a seat in this browser. Only your browser can read them.
settings-push-failed = Your browser couldn’t register with its push service; try again later.
keys-settings = Pace and sound
# The large button beside the hand, when there is no way on (yet)
way-later = { $what }: not yet
way-choose = What can I choose?
way-wait = Please wait
