-- What each entry said to each viewer, so that a game can be read when its rules are no longer played.
ALTER TABLE entries ADD COLUMN told TEXT NOT NULL DEFAULT '[]';
