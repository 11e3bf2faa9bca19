-- Adds ended rounds to the daily sums, in key order, so that concurrent statements cannot deadlock.
-- Locks: writes play_day.
-- Callers: trigger new_rounds_count on game_round.
create or replace function count_new_rounds() returns trigger language plpgsql as $$
begin
  if exists (select from new_rounds where state <> 'open') then
    insert into play_day as existing (member_id, day, category, vendor, outcome, rounds, staked, paid, valid)
    select member_id, day, category, vendor, outcome, count(*), sum(staked), sum(paid), sum(valid)
    from new_rounds where state <> 'open'
    group by member_id, day, category, vendor, outcome
    order by member_id, day, category, vendor, outcome
    on conflict (member_id, day, category, vendor, outcome) do update set
      rounds = existing.rounds + excluded.rounds, staked = existing.staked + excluded.staked, paid = existing.paid + excluded.paid,
      valid = existing.valid + excluded.valid;
  end if;
  return null;
end $$;
