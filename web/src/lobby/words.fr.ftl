# Avant la partie, et qui est assis où, en français.

waiting-room = La table est mise
chairs = Les places autour de la table
chairs-free = { $count ->
    [0] Toutes les places sont prises.
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
chair-empty = Une place libre
chair-free = attend quelqu’un
chair-bot = robot, { $temper }
bot-sensible = réfléchi
bot-random = joue au hasard
here = en ligne
host = hôte
spectators = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}

## L’invitation

invitation = Une invitation
invitation-how = Envoyez ce lien, ou montrez le code à un téléphone. Aucun compte n’est nécessaire.
invite = Inviter
invite-link = Le lien à envoyer
qr = Code QR du lien de la table
share = Partager
share-text = { $title } : venez vous asseoir à ma table.
only-here = Ce lien ne marche que sur cette machine. Pour d’autres appareils, lancez le serveur avec --lan et ouvrez l’adresse qu’il affiche.

## Pour commencer

start = Commencer la partie
bots-fill = { $count ->
    [one] Un robot prend la place libre.
   *[other] Des robots prennent les { $count } places libres.
}
host-starts = C’est à l’hôte de lancer la partie.
watching = Vous regardez. C’est à l’hôte de lancer la partie.
dealing = On distribue les cartes …

## Du dehors

knock-open = Une place est libre pour vous.
knock-playing = La partie est en cours : vous pouvez regarder.
knock-full = Toutes les places sont prises : vous pouvez regarder.
knock-mine = Votre place vous attend.
your-name = Votre nom
sit-down = S’asseoir
watch = Regarder
come-back = Retrouver ma place

## Ce qu’on peut faire d’une place

kick = Renvoyer
kick-sure = Renvoyer { $name } de la table ?
seat-bot = Y mettre un robot
other-bot = Un autre robot
hand-over = Laisser jouer un robot
hand-over-me = Laisser un robot jouer pour moi
leave = Quitter la table
leave-sure = Quitter votre place pour de bon ? En cours de partie, un robot la prend.
rather-not = Ne rien changer

## Vos autres appareils, et le hasard

other-device = Continuer sur un autre appareil
other-device-help = Ouvrez-y ce lien. Il ouvre votre place : gardez-le pour vous.
seat-link = Le lien de votre place
luck = Hasard
luck-help = Le sceau est publié avant la donne, son secret après la fin : chacun peut vérifier que personne n’a choisi les cartes.
commitment = Sceau
revealed = Secret de la dernière partie
record = Feuille de la partie { $game }
deadline-here = { $seconds ->
    [300] 5 minutes pour répondre quand plusieurs sont interrogés à la fois
    [86400] Un jour pour répondre quand plusieurs sont interrogés à la fois
   *[other] { $seconds } secondes pour répondre quand plusieurs sont interrogés à la fois
}
