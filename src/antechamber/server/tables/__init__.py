"""The tables in memory: changed one message at a time, stored before anyone hears of it, then told to every reader."""
