"""`python -m tests.playthroughs`: write all playthroughs anew; the diff is reviewed like code."""

from tests.playthroughs.recipe import FOLDER, PLAYTHROUGHS, told

for wish in PLAYTHROUGHS:
    wish.file.parent.mkdir(exist_ok=True)
    wish.file.write_text(told(wish), "utf-8")
    print(wish.file.relative_to(FOLDER))
