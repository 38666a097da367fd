# À une table, en français.

people = Autour de la table
mine = Ce qu’on vous demande
side = Journal, conversation et joueurs
tab-log = Journal
tab-talk = Conversation
tab-people = Joueurs
log-empty = Il ne s’est encore rien passé.
talk-empty = Personne n’a encore rien dit.
say = Dire
say-something = Dire quelque chose à la table
unread = { $count ->
    [one] une nouvelle ligne
   *[other] { $count } nouvelles lignes
}
asked = à son tour
away = hors ligne
bot-plays = un robot joue cette place
bot-plays-you = Un robot joue à votre place.
TakeBack = Reprendre ma place
line-lost = Ligne coupée, nouvel essai …
rule-of = La règle : { $rule }
closes-in = encore { $seconds } s
take-back = Reprendre
type-a-move = Écrire un coup
make-the-move = Jouer ce coup
missed = En votre absence
go-on = Continuer
see-the-end = Voir le résultat
unpainted = Le plateau de ce jeu est encore à peindre. Tout peut se jouer par les mots ci-dessous ; le journal dit ce qui se passe.
seat-link-sure = Vous avez déjà une place à cette table. La quitter, sur cet appareil, pour celle de ce lien ?
seat-link-take = Prendre l’autre place
now-point = Désignez maintenant ce qui brille.
undo = Reprendre
undo-key = Reprendre votre dernier choix (touche : u)
ahead-given = Réponse donnée d’avance : { $answer }.
ahead-clear = M’interroger à nouveau
ahead-offer = Répondre d’avance
