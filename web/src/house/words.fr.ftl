# La page d’entrée et les autres pièces de la maison, en français.

rooms = Les pièces de la maison
about = À propos
credits = Crédits et licences
guest = Convive

## Les portes

front-lead = Trois jeux de cour
front-what = Bluffez, marchandez, trahissez : entre amis, par un simple lien, ou contre des robots qui mentent aussi bien que vous. Sans compte.
door-royal-secrets = Royal Secrets
    .mood = Unissez vos influences devant le Roi et la Reine. Promettez tout, payez le moins possible.
door-royal-gambit = Royal Gambit
    .mood = Annoncez le personnage qu’il vous faut, que vous l’ayez ou non. Accusez le menteur, ou payez vos soupçons.
door-queen-marie-antoinette = Queen Marie-Antoinette
    .mood = Envoyez vos courtisans dans trois colonnes, prenez-en deux en retour, et laissez mûrir vos complots en secret.
fact-players = joueurs
fact-minutes = min
play-now = Jouer
invite-friends = Inviter des amis
opening = Un instant …
board-to-come = plateau à venir
at-the-terminal = Au terminal
play-in-words = Jouer en mots
terminal-how = Le plateau de ce jeu reste à peindre. Au terminal, tout se joue déjà, avec les mêmes règles et les mêmes robots : tapez ceci dans le dossier d’Antechamber.
terminal-command = La commande
terminal-or = Ou bien choisissez « Jouer en mots » : la même table s’ouvre dans le navigateur, chaque coup en une ligne de texte.

## Pour une première visite

promise-link = Un lien suffit
    .what = Envoyez-le, et vos amis prennent place. Les places vides reviennent à des robots.
promise-rules = Les règles sous la main
    .what = Ce qui ne peut se faire dit pourquoi, et chaque carte s’explique elle-même.
promise-luck = Le hasard sous scellés
    .what = La donne est scellée avant la partie, et chacun peut la vérifier après.

## Une nouvelle table

chairs-wanted = Places
options = Options
bots-are = Robots aux places vides
open-table = Ouvrir la table
open-table-next = Vient ensuite le lien à envoyer, avec un code QR. Les places restées vides reviennent à des robots.

## Ses propres tables

your-tables = Vos tables
some-table = Une table
own-unknown = un instant …
own-open = pas encore commencée
own-playing = en cours
own-over = terminée
own-gone = disparue
with = avec
with-bots = { $count ->
    [one] un robot
   *[other] { $count } robots
}
return = Revenir
forget-table = Oublier

## À propos

about-title = À propos de cette maison
about-what = Antechamber est la maison de trois jeux d’intrigues à la cour. Ouvrez une table, envoyez son lien à qui vous voulez et jouez : entre vous, avec des robots, ou les deux, en français ou en anglais. Nul besoin de compte, et rien de ce qui vous est caché ne quitte jamais le serveur.
about-open = Antechamber lui-même est un logiciel libre, sous licence Apache, version 2.0.
about-games = Les jeux et leurs auteurs
about-games-what = Les noms et les jeux appartiennent à leurs auteurs. Cette maison n’est pas la leur et n’a pas leur caution ; les règles sont dites dans nos propres mots, et les nombres des cartes sont une reconstitution. Si un jeu vous plaît, achetez-le.
about-royal-secrets = imaginé par Vincent Bernet, illustré par Alain Boyer, édité par Funnyfox (2020)
about-royal-gambit = de Timothy Muscat, Muscat Enterprises (2024)
about-queen-marie-antoinette = de Julien Griffon, illustré par Alice Piernet, édité par OKA Luda
about-luck = Un hasard qui se vérifie
about-luck-what = Avant chaque donne, le serveur tire un secret dont découle tout le hasard de la partie, et en montre le sceau, une empreinte, à toute la table. Après la fin, le secret lui-même est montré et conservé dans l’archive, et « antechamber verify » vérifie qu’il correspond au sceau, que chaque coup était permis et que le résultat est bien celui des coups joués.
about-credits = De quoi la maison est faite
about-figures = Figures
about-figures-what = de Game Icons, par les contributeurs de game-icons.net ; recolorées et mises à la taille de nos cartes. Licence : CC BY 3.0.
about-type = Caractères
about-type-what = Cormorant, par The Cormorant Project Authors, et Alegreya Sans, par The Alegreya Sans Project Authors. Licence : SIL Open Font License 1.1.
about-code = Code
about-code-what = Svelte dessine la page, Fluent parle ses deux langues, marked compose les règles. Chacun sous licence MIT ou Apache.
about-source-figures = La collection et ses auteurs
about-source-licence = La licence
about-all-licences = Toutes les licences, mot pour mot
deadline = Temps pour répondre quand plusieurs sont interrogés à la fois
deadline-of = { $seconds ->
    [0] sans limite
    [300] 5 minutes
    [86400] un jour
   *[other] { $seconds } secondes
}
