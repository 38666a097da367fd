# Ce que l’on dit des robots, en français.

bots-no-such-bot = Aucun robot ne s’appelle « { $name } » pour { $title }. Il y a : { $bots }.
