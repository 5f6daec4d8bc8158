### What the server answers when something cannot be done.

problem-stale = The table has moved on; look again and choose anew.
problem-waiting = The game begins once every seat is taken; share the link or seat a bot.
# The reader’s own reason stands only here, where no sentence of ours fits.
problem-malformed = This request cannot be read ({ $why }).
problem-too-large = This is too much at once; at most { $limit } bytes are read.
problem-too-long = No more than { $limit } choices are kept of any game, and this one is that long.
problem-too-fast = That was too fast; wait a moment and try again.
problem-wrong-origin = This request comes from another site’s page; open the table here.
problem-wrong-host = There are no tables here by that name; use the address the server tells when it starts.
problem-no-token = You need a seat for this; sit down at the table first.
problem-unknown-token = This key does not open a seat at this table; use the link with which you sat down.
problem-no-such-table = There is no such table; check the link.
problem-no-such-game = There is no such game here; choose one from the list.
problem-no-such-words = There are no words in this language; choose German or English.
problem-not-found = There is nothing here; go back to the start.
problem-wrong-method = This address cannot be used in that way.
problem-unreadable-table = This table was played with other rules than today’s and cannot be opened any more; set up a new one.
problem-not-over = That works once the game is over; before, it would give hidden cards away.
problem-over = This game is over; look at it, and play on from an earlier moment.
problem-no-such-moment = The game has no such moment; choose an earlier one.
problem-bad-seed = A seed has at most { $longest } signs that can be shown; choose another.
problem-record-whole = This file is not a whole record of a game; perhaps a piece is missing.
problem-record-field = In this record the field “{ $field }” is missing, or does not belong there like this.
problem-record-format = This record comes from another version of this program.
problem-record-random = This record names a kind of chance this program does not know; its cards cannot be dealt again.
problem-record-game = The game of this record is not one of those here.
problem-record-version = This game was played by another version of the rules.
problem-record-seats = This game is not played with as many seats as this record has.
problem-record-commitment = Seed and fingerprint do not fit; one of them was changed.
problem-record-digest = The choices do not lead to where the game stood; the record was changed.
problem-record-choice = Choice { $number } of this game is not allowed there ({ $rule }).
problem-record-after-end = Choice { $number } comes after the end of the game.
problem-bad-name = A name has 1 to { $longest } signs that can be shown; choose another.
problem-name-taken = “{ $name }” already sits at this table; choose another name.
problem-seat-taken = This seat is not open; choose another one.
problem-table-full = Every seat is taken; you can watch.
problem-no-such-code = This code is not valid, or no longer; have the other device show a new one.
problem-no-talk = Nobody talks at this table; it was set up that way.
problem-no-webhooks = This server calls no addresses; whoever runs it can allow it with --webhooks.
problem-bad-webhook = This address is not called: it must begin with https:// or http:// and lie in the public internet.
# What a chat gets to read.
webhook-turn = It is { $who }’s turn ({ $game }): { $link }
problem-not-away = A bot stands in for somebody who is asked and has done nothing for { $minutes } minutes; wait a little longer.
problem-crowded = Too many are watching this table; try again later.
problem-internal = Something went wrong here, and nothing was changed; try again.
