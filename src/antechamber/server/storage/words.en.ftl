# What the storage of the server says, in English.

storage-bad-address = “{ $address }” is no place for a log. Give the path of a file, as games.db or sqlite:///games.db, or a PostgreSQL server, as postgresql://USER:PASSWORD@HOST/DATABASE.
storage-not-usable = The file “{ $place }” cannot be used: { $fault }. Give a file in a folder that Antechamber may write to.
storage-foreign = “{ $place }” belongs to another program, and nothing was changed in it. Give another one: Antechamber makes its own.
storage-newer = “{ $place }” was used by a newer Antechamber: it has version { $theirs } of the tables, and this release knows version { $ours }. Start the newer release.
storage-nothing-there = There is no log at “{ $place }”. Give the address with which the server is started.
storage-unreachable = The PostgreSQL server at “{ $place }” does not answer, or does not let Antechamber in: { $fault }. See that it runs, and that address, user, password and database are right.
storage-no-driver = PostgreSQL needs one more package. Install it with: { $command }
storage-target-exists = There is already something at “{ $place }”, and a backup overwrites nothing. Give another name.
storage-closed = The log is closed: the server is shutting down.
