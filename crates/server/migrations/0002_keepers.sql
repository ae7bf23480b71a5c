-- Whether what was secret in a finished game has been shown since: it cannot be taken up again then.
ALTER TABLE tables ADD COLUMN opened INTEGER NOT NULL DEFAULT 0;
-- Whether those who watch may say nothing.
ALTER TABLE tables ADD COLUMN hushed INTEGER NOT NULL DEFAULT 0;
-- A digest of the address that made it, so that no address fills the server.
ALTER TABLE tables ADD COLUMN maker TEXT NOT NULL DEFAULT '';
CREATE INDEX tables_maker ON tables (maker, stage);
CREATE INDEX tables_touched ON tables (stage, touched);

-- What the server keeps about itself: the salt of makers' digests.
CREATE TABLE house (
  key   TEXT PRIMARY KEY,
  value TEXT NOT NULL
) WITHOUT ROWID;

-- Addresses that are kept away.
CREATE TABLE banned (
  address TEXT PRIMARY KEY
) WITHOUT ROWID;
