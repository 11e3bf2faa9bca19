-- Asks the vendor again for the ticket of a round that was paid, ended or corrected.
-- Locks: writes sports_ticket.
-- Callers: trigger changed_sports_rounds_are_queued on game_round.
create or replace function queue_changed_sports_rounds() returns trigger language plpgsql as $$
begin
  update sports_ticket set read_at = now(), attempts = 0 where round = new.id;
  return null;
end $$;
