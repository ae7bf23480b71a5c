-- A table: what is played there, and where it is in its life.
CREATE TABLE tables (
  name      TEXT PRIMARY KEY,   -- its public name
  game      TEXT NOT NULL,
  edition   TEXT NOT NULL,
  title     TEXT NOT NULL,
  against   TEXT NOT NULL,      -- bot, screen, link
  listed    INTEGER NOT NULL,
  measuring TEXT NOT NULL,      -- open, strict
  learning  INTEGER NOT NULL,
  options   TEXT NOT NULL,      -- a JSON object
  stage     TEXT NOT NULL,      -- gathering, playing, over, replay
  seed      INTEGER NOT NULL,   -- where the game's chance comes from
  bot_seed  INTEGER NOT NULL,   -- where the programs' chance comes from
  header    TEXT,               -- the record as the game began, once it has
  ending    TEXT,               -- how the players ended it, where the rules did not
  round     INTEGER NOT NULL DEFAULT 0,
  scores    TEXT NOT NULL DEFAULT '[]',
  decisions INTEGER NOT NULL DEFAULT 0,
  fault     TEXT,               -- why it could not be opened again
  created   INTEGER NOT NULL,
  touched   INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_listed ON tables (listed, stage, touched);

CREATE TABLE seats (
  table_name TEXT NOT NULL REFERENCES tables (name) ON DELETE CASCADE,
  seat       INTEGER NOT NULL,
  side       INTEGER NOT NULL,
  sitting    TEXT NOT NULL,     -- person, bot, nobody
  name       TEXT NOT NULL,     -- of the person, or the level of the program
  list       TEXT,              -- locked once it is handed in
  PRIMARY KEY (table_name, seat)
) WITHOUT ROWID;

-- Secret links, by their digest only.
CREATE TABLE links (
  digest     BLOB PRIMARY KEY,
  table_name TEXT NOT NULL REFERENCES tables (name) ON DELETE CASCADE,
  hands      TEXT NOT NULL      -- the seats that it may play, as a JSON list; none to watch
) WITHOUT ROWID;

-- The game's log. Nothing is ever taken out of it.
CREATE TABLE entries (
  table_name TEXT NOT NULL REFERENCES tables (name) ON DELETE CASCADE,
  seq        INTEGER NOT NULL,
  entry      TEXT NOT NULL,
  hash       INTEGER NOT NULL,  -- of the state after it
  PRIMARY KEY (table_name, seq)
) WITHOUT ROWID;

-- Answers to secret decisions that wait for the others'.
CREATE TABLE drafts (
  table_name TEXT NOT NULL REFERENCES tables (name) ON DELETE CASCADE,
  seat       INTEGER NOT NULL,
  number     INTEGER NOT NULL,
  reply      TEXT NOT NULL,
  PRIMARY KEY (table_name, seat)
) WITHOUT ROWID;

CREATE TABLE chat (
  table_name TEXT NOT NULL REFERENCES tables (name) ON DELETE CASCADE,
  seq        INTEGER NOT NULL,
  seat       INTEGER,
  name       TEXT NOT NULL,
  text       TEXT NOT NULL,
  PRIMARY KEY (table_name, seq)
) WITHOUT ROWID;
