-- Queues new rounds of sportsbooks for the sports desk, which asks the vendor for their tickets.
-- Locks: writes sports_ticket.
-- Callers: trigger new_sports_rounds_are_queued on game_round.
create or replace function queue_new_sports_rounds() returns trigger language plpgsql as $$
begin
  -- A round that is written long after it ended belongs to the past of a demo, which no vendor knows.
  insert into sports_ticket (round, vendor, member_id, round_id, merchant_code, node_id, opened_at, read_at)
  values (new.id, new.vendor, new.member_id, new.round_id, new.merchant_code, new.node_id, new.opened_at,
    case when new.state = 'open' or new.opened_at > now() - interval '10 minutes' then now() end)
  on conflict (round) do nothing;
  return null;
end $$;
