-- The table at which the players of a finished game play it again.
ALTER TABLE tables ADD COLUMN rematch TEXT;
