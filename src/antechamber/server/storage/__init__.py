"""Where the log of every table is stored: an SQLite file or a PostgreSQL server; `log` opens both."""

from pathlib import Path

from antechamber.core import text

text.learn(Path(__file__).parent)
