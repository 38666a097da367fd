"""`python -m tests.playthroughs`: write all playthroughs anew; the diff is reviewed like code."""

from tests.playthroughs.recipe import FOLDER, PLAYTHROUGHS, told

for play in PLAYTHROUGHS:
    play.file.parent.mkdir(exist_ok=True)
    play.file.write_text(told(play), "utf-8")
    print(play.file.relative_to(FOLDER))
