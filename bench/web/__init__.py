"""How quickly the browser client shows what has happened, on a slow machine: `python -m bench.web`."""
