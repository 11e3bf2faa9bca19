-- Counts stakes and payouts for the limits of responsible gaming, from the ledger itself, so that no stake is missed:
-- in the statement that moves the money, under the lock of its account.
-- Locks: writes care_day; those of care_plays.
-- Callers: trigger play_is_counted_for_care on transfer.
create or replace function count_play_for_care() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  player bigint;
begin
  if not exists (
    select from moved join account on account.id in (moved.debit_account, moved.credit_account)
    join care_limit on care_limit.member_id = account.member_id
    where coalesce(care_part(moved.code, true), care_part(moved.code, false)) is not null
      and account.kind = 'member' and care_limit.kind <> 'deposit') then
    return null;
  end if;
  for player in
    select distinct account.member_id from moved join account on account.id = moved.debit_account
    where moved.code in (3200, 4200) and account.kind = 'member' order by 1
  loop
    perform care_plays(player, (select max(occurred_at) from moved));
  end loop;
  insert into care_day as d (member_id, day, staked, returned)
  select account.member_id, (moved.occurred_at at time zone merchant.zone)::date,
    coalesce(sum(moved.amount) filter (where care_part(moved.code, moved.debit_account = account.id) = 'staked'), 0),
    coalesce(sum(moved.amount) filter (where care_part(moved.code, moved.debit_account = account.id) = 'returned'), 0)
  from moved join account on account.id in (moved.debit_account, moved.credit_account)
  join merchant on merchant.code = moved.merchant_code
  where account.kind = 'member' and care_part(moved.code, moved.debit_account = account.id) is not null
    and exists (select from care_limit where care_limit.member_id = account.member_id and care_limit.kind = 'loss')
  group by 1, 2 order by 1, 2
  on conflict (member_id, day) do update set staked = d.staked + excluded.staked, returned = d.returned + excluded.returned;
  return null;
end $$;
