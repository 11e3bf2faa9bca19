-- Sums of members by day, computed from play and ledger. The sums of teams consist of the same figures.
-- Locks: none.
-- Callers: member_sums, retype_in_team_sums, agents/teams/verify-teams.ts.
create or replace view member_day as
with moved as (
  select debit_account as account_id, code, true as is_debit, occurred_at, amount from transfer
  where debit_version is not null and (code >= 6000 and code < 7000 or code in (3102, 4104, 4105, 5112))
  union all
  select debit_account, code, true, occurred_at, amount from transfer where debit_version is not null and code = 4205
  union all
  select credit_account, code, false, occurred_at, amount from transfer
  where credit_version is not null and (code >= 6000 and code < 7000 or code in (3102, 4104, 4105, 5112))
)
select member_id, day, category, rounds, staked as betting,
  valid as turnover, paid as winning,
  0::bigint as rebate, 0::bigint as commission, 0::bigint as promotion, 0::bigint as salary, 0::bigint as dividend,
  0::bigint as deposit, 0::bigint as withdrawal, 0::bigint as transfer_in, 0::bigint as transfer_out
from play_day where outcome <> 'voided'
union all
select account.member_id, (moved.occurred_at at time zone merchant.zone)::date, cash.category, 0, 0, 0, 0,
  case when part = 'rebate' then units else 0 end, case when part = 'commission' then units else 0 end,
  case when part = 'promotion' then units else 0 end, case when part = 'salary' then units else 0 end,
  case when part = 'dividend' then units else 0 end, case when part = 'deposit' then units else 0 end,
  case when part = 'withdrawal' then units else 0 end, case when part = 'transfer_in' then units else 0 end,
  case when part = 'transfer_out' then units else 0 end
from moved
join account on account.id = moved.account_id and account.kind = 'member'
join merchant on merchant.code = account.merchant_code
join cash_code cash on cash.code = moved.code and cash.is_debit = moved.is_debit
cross join lateral (select cash.sign * moved.amount as units) counted;
