"""Where the log of every table is kept: an SQLite file, or a PostgreSQL server; `log` is the door to both."""

from pathlib import Path

from antechamber.core import text

text.learn(Path(__file__).parent)
