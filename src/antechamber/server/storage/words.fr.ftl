# Ce que dit le stockage du serveur, en français.

storage-bad-address = On ne peut pas tenir de journal à « { $address } ». Donnez le chemin d’un fichier, comme games.db ou sqlite:///games.db, ou un serveur PostgreSQL, comme postgresql://UTILISATEUR:SECRET@HOTE/BASE.
storage-not-usable = Le fichier « { $place } » est inutilisable : { $fault }. Donnez un fichier dans un dossier où Antechamber a le droit d’écrire.
storage-foreign = « { $place } » appartient à un autre programme, et rien n’y a été changé. Donnez-en un autre : Antechamber crée le sien.
storage-newer = « { $place } » a servi à un Antechamber plus récent : ses tables sont de la version { $theirs }, et celui-ci connaît la version { $ours }. Lancez le plus récent.
storage-nothing-there = Il n’y a pas de journal à « { $place } ». Donnez l’adresse avec laquelle le serveur est lancé.
storage-unreachable = Le serveur PostgreSQL à « { $place } » ne répond pas, ou n’admet pas Antechamber : { $fault }. Vérifiez qu’il tourne, et que l’adresse, l’utilisateur, le mot de passe et la base sont justes.
storage-no-driver = Il manque un paquet pour PostgreSQL. Installez-le par : { $command }
storage-target-exists = Il y a déjà quelque chose à « { $place } », et une sauvegarde n’écrase rien. Donnez un autre nom.
storage-closed = Le journal est fermé : le serveur s’arrête.
