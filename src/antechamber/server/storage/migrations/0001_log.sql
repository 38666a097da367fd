-- What has been done to this database, by the numbers of these files.
CREATE TABLE antechamber_migrations (
    number INTEGER NOT NULL PRIMARY KEY
);

-- The log: the entries of every table, numbered from 1.
CREATE TABLE antechamber_log (
    table_id TEXT NOT NULL CHECK (length(table_id) <= 32),
    n INTEGER NOT NULL CHECK (n > 0),
    seat SMALLINT,
    message TEXT,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);

-- A message has one effect. The house, which has no seat, counts as one more seat, and entries without a message are free.
CREATE UNIQUE INDEX antechamber_message
    ON antechamber_log (table_id, coalesce(seat, -1), message)
    WHERE message IS NOT NULL;
