-- The amount of a round that is held for review; null when there is none.
-- Locks: none.
-- Callers: launch/records/records-page.ts.
create or replace function held_in_round(of_vendor text, of_member bigint, of_round text) returns bigint language sql stable as $$
  select sum(amount)::bigint from held_win
  where member_id = of_member and vendor = of_vendor and round_id = of_round and state = 'held'
$$;
