"""The game-agnostic kernel: one question at a time, resolved by a stack of frames."""

from tischrunde.kernel.pile import SPECTATOR

__all__ = ["SPECTATOR"]
