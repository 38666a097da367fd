"""Says which build is running: this module is compiled together with the rules."""

from typing import Final

COMPILED: Final[bool] = not __file__.endswith(".py")
