-- Counts stakes and payouts for the limits of responsible gaming. Runs as a trigger of the ledger, so that no stake is
-- missed: in the statement that moves the money, under the lock of the account.
-- Locks: writes play_limit_day; those of counts_as_play.
-- Callers: trigger play_is_counted_for_limits on transfer.
create or replace function count_play_for_limits() returns trigger language plpgsql
set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  player bigint;
begin
  if not exists (
    select from moved join account on account.id in (moved.debit_account, moved.credit_account)
    join play_limit on play_limit.member_id = account.member_id
    where coalesce(play_limit_part(moved.code, true), play_limit_part(moved.code, false)) is not null
      and account.kind = 'member' and play_limit.kind <> 'deposit') then
    return null;
  end if;
  for player in
    select distinct account.member_id from moved join account on account.id = moved.debit_account
    where moved.code in (3200, 4200) and account.kind = 'member' order by 1
  loop
    perform counts_as_play(player, (select max(occurred_at) from moved));
  end loop;
  insert into play_limit_day as d (member_id, day, staked, returned)
  select account.member_id, (moved.occurred_at at time zone merchant.zone)::date,
    coalesce(sum(moved.amount) filter (where play_limit_part(moved.code, moved.debit_account = account.id) = 'staked'), 0),
    coalesce(sum(moved.amount) filter (where play_limit_part(moved.code, moved.debit_account = account.id) = 'returned'), 0)
  from moved join account on account.id in (moved.debit_account, moved.credit_account)
  join merchant on merchant.code = moved.merchant_code
  where account.kind = 'member' and play_limit_part(moved.code, moved.debit_account = account.id) is not null
    and exists (select from play_limit where play_limit.member_id = account.member_id and play_limit.kind = 'loss')
  group by 1, 2 order by 1, 2
  on conflict (member_id, day) do update set staked = d.staked + excluded.staked, returned = d.returned + excluded.returned;
  return null;
end $$;
