"""The one place where the server reads the time."""

import time


class Clock:
    """Seconds that never go back, for waiting; and the date, for the log."""

    def now(self) -> float:
        """Seconds since some moment; they never go back."""
        return time.monotonic()

    def date(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000
