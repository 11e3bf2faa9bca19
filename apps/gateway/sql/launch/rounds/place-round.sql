-- Fills the day (by the merchant's time zone) and the category of a round that is written without them. A game reached
-- from within another one, such as a lobby, counts under the category of the session.
-- Locks: none.
-- Callers: trigger round_has_its_place on game_round.
create or replace function place_round() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  select (new.opened_at at time zone zone)::date into strict new.day from merchant where code = new.merchant_code;
  -- A game reached from within another one, such as a lobby of tables, counts under the category of the session.
  select category into new.category from game_session where id = new.session_id;
  if new.category is null then
    select category into strict new.category from game where node_id = new.node_id;
  end if;
  return new;
end $$;
