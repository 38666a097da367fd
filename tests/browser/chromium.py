"""How Chromium is started here."""

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NO_CHROMIUM = "No chromium was found: install it (Debian: apt install chromium) to see the pages in a browser."
