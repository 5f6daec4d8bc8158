"""The lab: many games among bots, counted honestly."""
