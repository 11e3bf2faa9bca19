-- Adds the new values of changed rounds to the daily sums and subtracts the old ones, in key order.
-- Locks: writes play_day.
-- Callers: trigger changed_rounds_count on game_round.
create or replace function count_changed_rounds() returns trigger language plpgsql as $$
begin
  if exists (select from new_rounds where state <> 'open') or exists (select from old_rounds where state <> 'open') then
    insert into play_day as existing (member_id, day, category, vendor, outcome, rounds, staked, paid, valid)
    select member_id, day, category, vendor, outcome, sum(part), sum(part * staked), sum(part * paid), sum(part * valid)
    from (
      select 1 as part, * from new_rounds where state <> 'open'
      union all
      select -1, * from old_rounds where state <> 'open') counted
    group by member_id, day, category, vendor, outcome
    order by member_id, day, category, vendor, outcome
    on conflict (member_id, day, category, vendor, outcome) do update set
      rounds = existing.rounds + excluded.rounds, staked = existing.staked + excluded.staked, paid = existing.paid + excluded.paid,
      valid = existing.valid + excluded.valid;
  end if;
  return null;
end $$;
