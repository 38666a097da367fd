"""What all commands share: how one is declared."""

import argparse
from collections.abc import Callable
from typing import Any


def add_command(commands: Any, name: str, job: str, run: Callable[[Any], None], hint: str) -> argparse.ArgumentParser:
    """A command with its help."""
    description = job[0].upper() + job[1:] + "."
    command: argparse.ArgumentParser = commands.add_parser(name, help=job, description=description, epilog=hint)
    command.set_defaults(run=run)
    return command
