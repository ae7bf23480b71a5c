-- What a link is good for: `seat` plays its seats, or only watches where it has none; with an `invitation` somebody sits down
-- there, once; with a `spent` one somebody has.
ALTER TABLE links ADD COLUMN state TEXT NOT NULL DEFAULT 'seat';

-- Links to seats where nobody has sat down yet are invitations.
UPDATE links SET state = 'invitation' WHERE EXISTS (
  SELECT 1 FROM seats
  WHERE seats.table_name = links.table_name AND seats.sitting = 'nobody' AND links.hands = '[' || seats.seat || ']'
);
