"""The vocabulary of rule tests, shipped so that whoever adds a card tests it as we do.

A test lays a table, lets seats act in words, and expects what the rulebook says:

>>> from tischrunde.testing import refused
>>> from tischrunde.testing.strife_of_gods import strife
>>> table = strife(ring="R4 G2 B5 | Y1 misha R2 B3 | G5 |", displays=["", "", ""])
>>> ann, ben, eva = table
>>> with refused("SG-033"):
...     ann.does("take:r05")
>>> ann.does("take:r04").display
'Y1'
"""

from tischrunde.testing.table import Seat, Table, refused

__all__ = ["Seat", "Table", "refused"]
