"""`python -m antechamber` is the command."""

from antechamber.cli import main

main()
