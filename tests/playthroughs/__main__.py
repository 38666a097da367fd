"""`python -m tests.playthroughs`: write all playthroughs anew; the diff is reviewed like code."""

from tests.playthroughs.recipe import PLAYTHROUGHS, told

for wish in PLAYTHROUGHS:
    wish.file.write_text(told(wish), "utf-8")
    print(wish.file.name)
