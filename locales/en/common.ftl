### Words that hold for all games.

## At the table

# Counts from 1; shown only where a seat has no name.
seat = Seat { $number }
# A “place” is a spot in the ring, a “seat” one at the table.
place = place { $number }
# Enumerations.
list-1 = { $a }
list-2 = { $a } and { $b }
list-3 = { $a }, { $b } and { $c }
list-4 = { $a }, { $b }, { $c } and { $d }
event-undone =
    { $answers ->
        [0] { $who } takes back the last choice.
        [one] { $who } takes back the last choice, and a bot’s answer with it.
       *[other] { $who } takes back the last choice, and the bots’ { $answers } answers with it.
    }
event-stand-in = A bot now plays for { $who }.
event-back = { $who } is playing again.
event-left = { $name } has left the table.
event-took-seat = { $name } has taken over the seat.

## Why not?

refused-KN-001 = “{ $text }” makes no sense here; choose one of the options on offer.
refused-KN-002 = The game is over and there is nothing left to choose; start a new one.
refused-KN-003 = It’s { $who }’s turn to choose; you can choose when the question comes to you.
refused-KN-004 = You have nothing to undo; that only works after a choice of your own.
refused-KN-005 = Something hidden has been revealed or drawn since your choice; you can undo only while nothing new has been seen.
refused-KN-006 = Somebody else has answered since your choice; you can undo only while nobody but bots has answered.
refused-KN-007 = There is no such seat at this table; name one that is taken.
refused-KN-008 = You have used up your undos for this game; from now on, what you choose stands.
refused-KN-009 = Your choice has shown the others one of your cards; that can be undone only at a lenient table, and only until somebody else has chosen.

## Wrong from outside

# The program’s own reason stands only here, where no sentence of ours fits.
bad-option = “{ $value }” is not a valid value for “{ $name }”; possible: { $allowed }.
bad-data = This data can’t be read: { $where } { $why }.

## Rulebook

section-table = At the table
