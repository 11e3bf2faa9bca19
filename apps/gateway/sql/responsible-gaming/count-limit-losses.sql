-- Counts the stakes and returns since the beginning of the longest period, for a member who sets a loss limit for the
-- first time.
-- Locks: writes play_limit_day; the caller holds the locks of the member's accounts.
-- Callers: responsible-gaming/limits/change-limit.ts.
create or replace function count_limit_losses(of_member bigint, now_at timestamptz) returns void language plpgsql as $$
declare
  begins date := least(limit_period_start(of_member, 'week', now_at), limit_period_start(of_member, 'month', now_at));
  clock_zone text := (select zone from merchant join member on merchant.code = member.merchant_code where member.id = of_member);
begin
  update play_limit_day set staked = 0, returned = 0 where member_id = of_member;
  insert into play_limit_day as d (member_id, day, staked, returned)
  select of_member, (t.occurred_at at time zone clock_zone)::date,
    coalesce(sum(t.amount) filter (where play_limit_part(t.code, true) = 'staked' and t.debit_account = own.id), 0),
    coalesce(sum(t.amount) filter (where play_limit_part(t.code, false) = 'returned' and t.credit_account = own.id), 0)
  from account own
  join lateral (
    select * from transfer where debit_account = own.id and debit_version is not null
    union all
    select * from transfer where credit_account = own.id and credit_version is not null
  ) t on t.occurred_at >= begins::timestamp at time zone clock_zone
  where own.member_id = of_member and own.kind = 'member'
    and play_limit_part(t.code, t.debit_account = own.id) is not null
  group by 2
  on conflict (member_id, day) do update set staked = excluded.staked, returned = excluded.returned;
end $$;
