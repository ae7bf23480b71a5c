-- The version of the rules under which the game was begun: one of older rules is not played on, and not shown as being played.
ALTER TABLE tables ADD COLUMN rules INTEGER;
UPDATE tables SET rules = json_extract(header, '$.version') WHERE header IS NOT NULL;
