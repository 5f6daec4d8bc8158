"""`python -m tischrunde.cli`."""

from tischrunde.cli import main

main(prog_name="tischrunde")
