-- Sets the percentage of a round that is inserted without one; the seamless wallet inserts rounds with their
-- percentage.
-- Locks: none.
-- Callers: trigger round_has_its_percent on game_round.
create or replace function set_round_percent() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  new.valid_percent := game_percent(new.merchant_code, new.node_id);
  return new;
end $$;
